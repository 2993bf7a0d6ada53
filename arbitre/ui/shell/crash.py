"""When something goes wrong inside the program: a log file, and a window that copies what is needed to report it."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from arbitre import __version__

LOG = logging.getLogger("arbitre")
_KEPT = 200_000  # bytes of a log file; two are kept


def start_log(folder: Path) -> Path | None:
    """Write the log into a folder; ``None`` when the disk refuses."""
    path = folder / "arbitre.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_KEPT, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    return path


def about() -> str:
    """What a report needs to say of the program and the computer."""
    python = platform.python_version()
    return f"arbitre {__version__} · Python {python} · Qt {qVersion()} · {platform.platform()}"


class TextWindow(QDialog):
    """A text to read and to copy: the log, or what went wrong."""

    def __init__(self, title: str, head: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        label = QLabel(head, self)
        label.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setPlainText(text)
        self.text.setAccessibleName(title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = buttons.addButton(self.tr("Copier"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Fermer"))
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(label)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)
        self.resize(760, 460)
        close.setFocus()


class CrashGuard(QObject):
    """Catches what no code caught: it is logged and shown once, and the desk goes on with what the journal holds."""

    _told = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._shown: TextWindow | None = None
        self._known: set[tuple[object, ...]] = set()
        # Never from inside what went wrong: a window that opens while another is painted ends the process. An error of
        # a thread comes here from there.
        self._told.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._before = sys.excepthook
        sys.excepthook = self.caught

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an error and show it: each once, for a painting that fails fails at every picture.

        Another one while a window tells one is added to the log only.
        """
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        known = (kind, *((frame.f_code, line) for frame, line in traceback.walk_tb(trace)))
        if known in self._known:
            return
        self._known.add(known)
        told = "".join(traceback.format_exception(kind, error, trace))
        LOG.error("%s\n%s", about(), told)
        self._told.emit(told)

    def _show(self, told: str) -> None:
        if self._shown is not None:
            return
        tr = self._window.tr
        head = tr(
            "Une erreur du programme. Tout ce qui était enregistré l’est toujours ; vous pouvez continuer. "
            "Copiez ce texte pour le signaler."
        )
        self._shown = TextWindow(tr("Erreur du programme"), head, f"{about()}\n\n{told}", self._window)
        self._shown.destroyed.connect(self._gone)
        self._shown.show()

    @property
    def shown(self) -> TextWindow | None:
        """The window that tells an error now."""
        return self._shown

    def release(self) -> None:
        """Catch no more."""
        sys.excepthook = self._before

    def _gone(self) -> None:
        self._shown = None


def show_log(path: Path | None, parent: QWidget) -> TextWindow:
    """Open the log, its last lines."""
    text = ""
    if path is not None and path.is_file():
        text = path.read_text(encoding="utf-8", errors="replace")[-60_000:]
    title = QCoreApplication.translate("actions", "Journal du programme")
    window = TextWindow(title, str(path or ""), f"{about()}\n\n{text}", parent)
    window.show()
    return window
