"""Language, theme, size of texts, the arbiter's name, how racks come, and the projector."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from arbitre.ui.forms.ui_settings_general import Ui_SettingsGeneral
from arbitre.ui.kit.boxes import offer
from arbitre.ui.kit.page import Services
from arbitre.ui.look.theme import SCALES, ThemeName
from arbitre.ui.room.screens import ScreenInfo, ScreenWatch
from arbitre.ui.settings.part import SettingsPart
from arbitre.ui.words.i18n import NAMES

_WIDEST = 460


class GeneralPart(SettingsPart):
    """The choices that show at once."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_SettingsGeneral()
        self.ui.setupUi(self)
        ui = self.ui
        self._screens = ScreenWatch(self)
        self._screens.changed.connect(self.load)
        ui.languageBox.currentIndexChanged.connect(self._set_language)
        ui.themeBox.currentIndexChanged.connect(self._set_theme)
        ui.scaleBox.currentIndexChanged.connect(self._set_scale)
        ui.arbiterEdit.editingFinished.connect(self._set_arbiter)
        ui.drawBox.currentIndexChanged.connect(lambda: self.keep("draw_by_hand", bool(ui.drawBox.currentData())))
        ui.screenBox.currentIndexChanged.connect(self._set_screen)
        ui.projectorThemeBox.currentIndexChanged.connect(self._set_projector_theme)
        ui.logoButton.clicked.connect(self._ask_logo)
        ui.noLogoButton.clicked.connect(lambda: self._set_logo(None))
        ui.trustBox.toggled.connect(lambda on: self.keep("solutions_on_one_screen", on))
        ui.motionBox.toggled.connect(self._set_motion)

        for form in (ui.languageBox, ui.themeBox, ui.scaleBox, ui.arbiterEdit, ui.drawBox, ui.screenBox):
            form.setMaximumWidth(_WIDEST)
        ui.projectorThemeBox.setMaximumWidth(_WIDEST)
        ui.logoEdit.setMaximumWidth(_WIDEST)

    def retranslate(self) -> None:
        self.ui.retranslateUi(self)

    def load(self) -> None:
        ui, settings, themes = self.ui, self.settings, self.services.themes
        offer(ui.languageBox, list(NAMES.items()), self.services.languages.code)
        offer(ui.themeBox, [(str(name), self._theme_text(name)) for name in ThemeName], str(themes.choice))
        nearest = min(SCALES, key=lambda scale: abs(scale - themes.theme.scale))
        offer(ui.scaleBox, [(scale, f"{round(scale * 100)} %") for scale in SCALES], nearest)
        if not ui.arbiterEdit.hasFocus():
            ui.arbiterEdit.setText(settings.get("arbiter", ""))
        by_hand = settings.get("draw_by_hand", False)
        offer(ui.drawBox, [(False, self.tr("par le programme")), (True, self.tr("à la main, tapé"))], by_hand)
        screens = [ScreenInfo.of(screen) for screen in QGuiApplication.screens()]
        choices = [("", self.tr("le plus grand des autres écrans"))]
        choices += [(one.key, f"{one.name} · {one.rect.width()} × {one.rect.height()}") for one in screens]
        offer(ui.screenBox, choices, settings.get("projector.screen", ""))
        only = len(QGuiApplication.screens()) < 2
        ui.screenNote.setText(
            self.tr("Un seul écran est branché : le projecteur s’ouvre dans une fenêtre.") if only else ""
        )
        own = [name for name in ThemeName if name is not ThemeName.SYSTEM]
        chosen = settings.get("projector.theme", str(ThemeName.DARK))
        offer(ui.projectorThemeBox, [(str(name), self._theme_text(name)) for name in own], chosen)
        ui.logoEdit.setText(settings.get("projector.logo", ""))
        for box, name, default in (
            (ui.trustBox, "solutions_on_one_screen", False),
            (ui.motionBox, "projector.motion", True),
        ):
            box.blockSignals(True)
            box.setChecked(settings.get(name, default))
            box.blockSignals(False)

    def _theme_text(self, name: ThemeName) -> str:
        return {
            ThemeName.SYSTEM: self.tr("comme le système"),
            ThemeName.LIGHT: self.tr("clair"),
            ThemeName.DARK: self.tr("sombre"),
            ThemeName.CONTRAST: self.tr("contraste élevé"),
        }[name]

    def _set_language(self) -> None:
        code = str(self.ui.languageBox.currentData())
        self.keep("language", code)
        if not self.services.languages.set(code):
            self.services.desk.warn(self.tr("La traduction n’est pas installée : les textes restent en français."))

    def _set_theme(self) -> None:
        name = ThemeName(self.ui.themeBox.currentData())
        self.keep("theme", str(name))
        self.services.themes.set(name)

    def _set_scale(self) -> None:
        scale = float(self.ui.scaleBox.currentData())
        self.keep("scale", scale)
        self.services.themes.set(scale=scale)

    def _set_arbiter(self) -> None:
        name = self.ui.arbiterEdit.text().strip()
        if name == self.settings.get("arbiter", ""):
            return
        self.keep("arbiter", name)
        if self.session is not None:
            self.session.who = name
        self.services.desk.say(self.tr("Les actions sont maintenant signées « {0} ».").format(name))

    def _set_screen(self) -> None:
        self.keep("projector.screen", self.ui.screenBox.currentData() or "")
        self.services.applied("projector.screen")

    def _set_projector_theme(self) -> None:
        self.keep("projector.theme", self.ui.projectorThemeBox.currentData())
        self.services.applied("projector.theme")

    def _set_motion(self, on: bool) -> None:
        self.keep("projector.motion", on)
        self.services.applied("projector.motion")

    def _ask_logo(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Logo du club"), "", self.tr("Images (*.png *.jpg *.jpeg *.svg)")
        )
        if path:
            self._set_logo(Path(path))

    def _set_logo(self, path: Path | None) -> None:
        self.keep("projector.logo", str(path) if path is not None else None)
        self.ui.logoEdit.setText(str(path or ""))
        self.services.applied("projector.logo")
