"""Practice and variants from the window: their actions, and the small windows that they open beside the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from arbitre.application.session.arbiter_plays import Safe
from arbitre.application.session.session import Session
from arbitre.domain.event.state import Step
from arbitre.settings import data_folder
from arbitre.ui.desk.game_page import GamePage
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.refusals import keyed, no_game, no_session
from arbitre.ui.practice.side_panel import SidePanel

if TYPE_CHECKING:
    from arbitre.application.practice.rehearsal import Rehearsal
    from arbitre.ui.practice.rehearsal_dialog import BundlePanel, ReportPanel


class Practice(QObject):
    """Makes each window when it is first wanted; ``open_session`` gives a tournament to the main window."""

    def __init__(
        self, services: Services, window: QWidget, page: GamePage, open_session: Callable[[Session], object]
    ) -> None:
        super().__init__(window)
        self._services = services
        self._window = window
        self._page = page
        self._open_session = open_session
        self._panels: dict[str, SidePanel] = {}
        self._called = (0, 0)  # game and turn of topping whose line of calls was opened
        self.rehearsal: Rehearsal | None = None
        desk, actions = services.desk, services.actions
        bindings: dict[str, tuple[Callable[[], object], Callable[[], str] | None]] = {
            "rehearse": (self.rehearse, None),
            "report": (self.show_report, self._why_rehearsal),
            "paper_before": (lambda: self.step_paper(-1), self._why_rehearsal),
            "paper_after": (lambda: self.step_paper(1), self._why_rehearsal),
            "tools": (lambda: self.panel("tools").open(), None),
            "robots": (lambda: self.panel("robots").open(), self._why_session),
            "arbiter_table": (lambda: self.panel("arbiter").open(), self._why_game),
            "seal": (lambda: self.panel("arbiter").open(), self._why_game),
            "sudden_death": (lambda: self.panel("sudden-death").open(), self._why_game),
            "topping": (lambda: self.panel("topping").open(), self._why_game),
        }
        for name, (run, why) in bindings.items():
            actions[name].bind(run, why, desk.complain)
        desk.session_changed.connect(self._on_session)
        desk.changed.connect(self._on_changed)

    # -- the windows -------------------------------------------------------------------------------------------------

    def panel(self, name: str) -> SidePanel:
        """A window of the desk, made now if it was not yet."""
        found = self._panels.get(name)
        if found is None:
            found = self._panels[name] = self._make(name)
        return found

    def _make(self, name: str) -> SidePanel:
        """Import and build a window: the desk must be up before anything of practice is read."""
        services, window = self._services, self._window
        match name:
            case "tools":
                from arbitre.ui.practice.tools_dialog import ToolsDialog

                return ToolsDialog(services, window)
            case "robots":
                from arbitre.ui.practice.robots_panel import RobotsPanel

                return RobotsPanel(services, window)
            case "arbiter":
                from arbitre.ui.practice.arbiter_plays_panel import ArbiterPlaysPanel

                return ArbiterPlaysPanel(services, window)
            case "sudden-death":
                from arbitre.ui.practice.sudden_death_panel import SuddenDeathPanel

                return SuddenDeathPanel(services, window)
            case "topping":
                from arbitre.ui.practice.topping_panel import ToppingPanel

                return ToppingPanel(services, window)
            case "bundle":
                from arbitre.ui.practice.rehearsal_dialog import BundlePanel

                return BundlePanel(services, self._page, self.show_report)
            case "report":
                from arbitre.ui.practice.rehearsal_dialog import ReportPanel

                return ReportPanel(services, window)
        raise KeyError(name)

    @property
    def _bundle(self) -> BundlePanel:
        return cast("BundlePanel", self.panel("bundle"))

    @property
    def _report(self) -> ReportPanel:
        return cast("ReportPanel", self.panel("report"))

    # -- the rehearsal -----------------------------------------------------------------------------------------------

    def rehearse(self) -> None:
        """Ask what to rehearse and begin it: a tournament of its own, in memory, that says what it is."""
        from arbitre.ui.practice.rehearsal_dialog import RehearsalDialog

        dialog = RehearsalDialog(self._services, self._window)
        if dialog.exec() == RehearsalDialog.DialogCode.Accepted:
            made = self._services.desk.attempt(lambda: dialog.begin(self._services.settings.get("arbiter", "")))
            if made is not None:
                self.start(made)
        dialog.deleteLater()

    def start(self, rehearsal: Rehearsal) -> None:
        """Bring a rehearsal to the desk."""
        self._open_session(rehearsal.session)
        self.rehearsal = rehearsal
        bundle = self._bundle
        bundle.set_rehearsal(rehearsal)
        self._page.middle.addWidget(bundle)
        bundle.show()
        self._services.desk.say(
            self.tr("Répétition : rien n’est gardé. Tirez le premier coup ; les bulletins viendront après F4."),
            self._services.actions["draw"],
        )

    def step_paper(self, steps: int) -> None:
        """Leave a slip for later, or come back to it."""
        self._bundle.step(steps)

    def show_report(self) -> None:
        """How the rehearsal goes, or went."""
        self._report.set_rehearsal(self.rehearsal)
        self._report.open()

    def _on_session(self) -> None:
        """Another tournament: the rehearsal is over; the arbiter's sealed slips wait on this machine."""
        session = self._services.desk.session
        if self.rehearsal is not None and session is not self.rehearsal.session:
            self.rehearsal.close()
            self.rehearsal = None
            self._bundle.set_rehearsal(None)
            self._bundle.hide()
            if "report" in self._panels:
                self._report.set_rehearsal(None)
                self._report.hide()
        if session is not None:
            session.practice.arbiter.safe = Safe(data_folder() / "scelles")

    def _on_changed(self) -> None:
        """A seal is opened whether its window was ever asked for or not; a rehearsal that ends shows how it went."""
        game = self._services.desk.game
        if game is None:
            return
        if game.arbiter_table:
            self.panel("arbiter")
        if game.rules.time.topping and game.step is Step.RUNNING and self._called != (game.number, len(game.turns)):
            self._called = (game.number, len(game.turns))
            self.panel("topping").open()  # calls come from now on: their line has the cursor
        if game.ended is not None and self.rehearsal is not None and "report" not in self._panels:
            self.show_report()

    # -- why not -----------------------------------------------------------------------------------------------------

    def _why_session(self) -> str:
        return no_session(self._services.desk, self._services.actions)

    def _why_game(self) -> str:
        return no_game(self._services.desk, self._services.actions)

    def _why_rehearsal(self) -> str:
        if self.rehearsal is not None:
            return ""
        key = keyed(self._services.actions, "rehearse")
        return self.tr("Aucune répétition n’est en cours : {0}.").format(key)
