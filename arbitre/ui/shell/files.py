"""Tournaments as files: begun, opened, tried on a sample; dated copies kept at each reveal."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from arbitre.application.exchange.handout import seals
from arbitre.application.presets.languages import language
from arbitre.application.session.safety import CopyKeeper, Kept, mark_of
from arbitre.application.session.session import Session, open_session
from arbitre.domain.base.errors import ArbitreError
from arbitre.reports.seals import seals_text
from arbitre.reports.texts import Texts
from arbitre.settings import copies_folder, documents_folder
from arbitre.ui.kit.actions import Actions
from arbitre.ui.kit.desk import Desk
from arbitre.ui.kit.drafts import Drafts
from arbitre.ui.kit.libraries import Libraries
from arbitre.ui.kit.refusals import keyed, no_session
from arbitre.ui.words.errors import error_text
from arbitre.ui.words.i18n import proposed, spoken, translate


class Files(QObject):
    """What the window does with files; ``opened`` hands a session over."""

    opened = Signal(object)  # Session
    _copied = Signal(object)  # Kept, from the thread that copies

    def __init__(self, desk: Desk, actions: Actions, libraries: Libraries, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._actions = actions
        self._settings = desk.settings
        self._libraries = libraries
        self._window = window
        self.keeper: CopyKeeper | None = None
        self._lock: QLockFile | None = None
        self._locked: Path | None = None
        self._copied.connect(self._on_copied)
        actions["new"].bind(self.new, None, desk.complain)
        actions["open"].bind(self.ask, None, desk.complain)
        self._take_over = actions["take_over"]
        self._take_over.bind(self.take_over, self._why_not_taken_over, desk.complain)
        self._refused: Path | None = None
        actions["save_elsewhere"].bind(self.go_on_elsewhere, self._why_elsewhere, desk.complain)
        desk.elsewhere_wanted.connect(self._offer_elsewhere)
        self._drafts = Drafts()

    @property
    def folder(self) -> Path:
        """Where tournaments were put last."""
        return Path(self._settings.get("new.folder", str(documents_folder())))

    @property
    def _who(self) -> str:
        return self._settings.get("arbiter", "")

    def new(self) -> None:
        """Ask for a new tournament and begin it."""
        from arbitre.ui.shell.new_tournament import NewTournamentDialog

        dialog = NewTournamentDialog(self._libraries, self._settings, self._window)
        self._drafts.offer(dialog)
        while dialog.exec() == NewTournamentDialog.DialogCode.Accepted:
            try:
                session = dialog.begin(self._who)
            except ArbitreError as error:
                dialog.ui.noteLabel.setText(error_text(error))
                continue
            except OSError as error:
                dialog.ui.noteLabel.setText(self.tr("Le disque refuse : {0}").format(error.strerror or error))
                continue
            self.opened.emit(session)
            break
        dialog.deleteLater()
        if self._drafts.has(NewTournamentDialog):
            self._desk.say(self.tr("Ce qui était tapé est gardé : Ctrl+N le reprend."))

    def ask(self) -> None:
        """Ask for a file and open it."""
        kinds = self.tr("Tournois (*.arbitre);;Tous les fichiers (*)")
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Ouvrir un tournoi"), str(self.folder), kinds)
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> bool:
        """Open a tournament where it was left; says what is wrong with a file that can't be opened."""
        other = self._opened_elsewhere(path)
        self._refused = path if other else None
        if other:
            self._desk.complain(
                self.tr(
                    "{0} est marqué comme ouvert sur {1}. Fermez-le là-bas ; s’il n’y est plus ouvert, reprenez-le."
                ).format(path.name, other),
                self._take_over,
            )
            return False
        try:
            session = self._open(path)
        except ArbitreError as error:
            self._desk.complain(error_text(error))
            return False
        except OSError as error:
            self._desk.complain(self.tr("{0} ne s’ouvre pas : {1}").format(path.name, error.strerror or error))
            return False
        self.opened.emit(session)
        found = seals(session)
        if found[1]:
            self._desk.warn(seals_text(Texts(spoken(), translate), *found))
        elif session.read_only:
            self._desk.warn(
                self.tr("Fichier en lecture seule : tout se regarde et s’exporte, rien ne s’y enregistre."),
                self._actions["save_elsewhere"],
            )
        return True

    def _open(self, path: Path) -> Session:
        """The session of a file; where it can't be written, only to be read."""
        try:
            return open_session(path, self._libraries.catalogue, who=self._who)
        except ArbitreError as error:
            if error.kind != "read_only":
                raise
            return open_session(path, self._libraries.catalogue, who=self._who, read_only=True)

    # -- going on elsewhere ------------------------------------------------------------------------------------------

    def _why_elsewhere(self) -> str:
        return no_session(self._desk, self._actions)

    def _offer_elsewhere(self, why: str) -> None:
        """The file takes nothing any more: one key saves all of it under another name."""
        self._desk.warn(why, self._actions["save_elsewhere"])

    def go_on_elsewhere(self) -> None:
        """Write everything to a new file beside the old one (else in the usual folder) and go on there."""
        session = self._desk.session
        if session is None or session.path is None:
            return
        for folder in (session.path.parent, self.folder, documents_folder()):
            path = self._free_name(folder, session.path.stem)
            try:
                folder.mkdir(parents=True, exist_ok=True)
                session.journal.copy_to(path)
                again = open_session(path, self._libraries.catalogue, who=self._who)
            except (ArbitreError, OSError):
                continue
            self.opened.emit(again)
            self._desk.say(self.tr("On continue dans {0}.").format(path))
            return
        self._desk.complain(self.tr("Aucun dossier n’accepte de copie."))

    @staticmethod
    def _free_name(folder: Path, stem: str) -> Path:
        count = 2
        while (folder / f"{stem} {count}.arbitre").exists():
            count += 1
        return folder / f"{stem} {count}.arbitre"

    # -- one program at a time ---------------------------------------------------------------------------------------

    def _opened_elsewhere(self, path: Path) -> str:
        """The computer that has the file open, empty when none has."""
        if self._lock is not None and self._locked == path.resolve():
            return ""
        lock = self._lock_of(path)
        if lock.tryLock(0):
            lock.unlock()
            return ""
        if lock.error() is not QLockFile.LockError.LockFailedError:
            return ""  # a folder that can't be written: the journal says what is wrong with it
        _, host, program = lock.getLockInfo()
        return f"{host} ({program})" if host else self.tr("un autre ordinateur")

    def _why_not_taken_over(self) -> str:
        if self._refused is not None:
            return ""
        text = self.tr("Aucun fichier n’est marqué comme ouvert ailleurs : {0}.")
        return text.format(keyed(self._actions, "open"))

    def take_over(self) -> None:
        """Open the file that was refused: the program that marked it as open is gone."""
        path = self._refused
        if path is None:
            return
        if not self._lock_of(path).removeStaleLockFile():  # a program that still runs here holds on to its mark
            self._desk.complain(self.tr("{0} est vraiment ouvert : fermez-le d’abord là-bas.").format(path.name))
            return
        self.open(path)

    def tell_problems(self) -> None:
        """Say, once the window is there, that the remembered choices could not be read."""
        kept = self._settings.kept
        if kept is not None:
            text = self.tr("Les réglages étaient illisibles : ils repartent de zéro, l’ancien fichier est gardé : {0}")
            self._desk.warn(text.format(kept))

    def hold(self, session: Session | None) -> None:
        """Mark the file of this session as open here; the mark of the one before is taken away."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        if session is not None and session.path is not None:
            self._locked = session.path.resolve()
            self._lock = self._lock_of(session.path)
            self._lock.tryLock(0)

    @staticmethod
    def _lock_of(path: Path) -> QLockFile:
        lock = QLockFile(str(mark_of(path)))
        lock.setStaleLockTime(0)  # a game lasts for hours: only a program that is gone leaves a stale mark
        return lock

    def sample(self) -> None:
        """Open an invented club's evening, in a file of its own, to look around and try everything."""
        name = self.tr("Tournoi d’exemple")
        path, count = self.folder / f"{name}.arbitre", 2
        while path.exists():
            path, count = self.folder / f"{name} {count}.arbitre", count + 1
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            session = self._sample(path)
        except (ArbitreError, OSError) as error:
            self._desk.complain(error_text(error) if isinstance(error, ArbitreError) else str(error))
            return
        finally:
            QApplication.restoreOverrideCursor()
        self.opened.emit(session)

    def sample_in_memory(self) -> None:
        """Open the same evening without a file, for a picture."""
        self.opened.emit(self._sample(None))

    def _sample(self, path: Path | None) -> Session:
        """The evening in what the window's language proposes: list, rules and names."""
        from arbitre.application.practice.evening import sample_evening

        code = proposed(self._settings).language
        return sample_evening(
            self._libraries.catalogue,
            path.stem if path is not None else self.tr("Tournoi d’exemple"),
            path,
            club=self.tr("Club d’exemple"),
            language=code,
            rules=self._libraries.rule_sets.load(language(code).rules),
        )

    # -- dated copies ------------------------------------------------------------------------------------------------

    def keep_copies(self, session: Session | None) -> None:
        """Mark the file as open here and copy it at each reveal, in a folder and on the stick the arbiter chose."""
        if self.keeper is not None:
            self.keeper.close()
            self.keeper = None
        self.hold(session)
        if session is not None and session.path is not None:
            second = self._settings.get("copies.second", "")
            stick = Path(second) if second else None
            self.keeper = CopyKeeper(session, copies_folder(), stick, lambda kept: self._copied.emit(kept))

    def _on_copied(self, kept: Kept) -> None:
        for alarm in kept.alarms:
            why = error_text(ArbitreError(alarm.kind, path=str(alarm.folder), detail=alarm.detail))
            self._desk.warn(self.tr("Pas de copie dans {0} : {1}").format(alarm.folder, why))
