"""Which sounds are heard and when, how loud, and whether there is anything to hear them with."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from arbitre.ui.forms.ui_settings_sounds import Ui_SettingsSounds
from arbitre.ui.kit.feedback import set_property
from arbitre.ui.kit.page import Services
from arbitre.ui.kit.table import KeyedModel, TableColumn
from arbitre.ui.look.sounds import Sound
from arbitre.ui.look.theme import Theme
from arbitre.ui.settings.part import SettingsPart


class SoundsPart(SettingsPart):
    """Space chooses a sound, Enter plays it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services, parent)
        self.ui = Ui_SettingsSounds()
        self.ui.setupUi(self)
        ui = self.ui
        self._model = KeyedModel((), lambda sound: sound, services.theme, self)
        ui.table.set_keyed(self._model, sortable=False)
        ui.table.ticked.connect(self._toggle)
        ui.table.opened.connect(self._play)
        ui.testButton.clicked.connect(lambda: self._play(ui.table.row()))
        ui.volumeSlider.valueChanged.connect(self._set_volume)
        ui.muteBox.toggled.connect(self._set_muted)
        ui.flashBox.toggled.connect(self._set_flash)
        ui.volumeSlider.setMaximumWidth(360)
        self.retranslate()

    def retranslate(self) -> None:
        self.ui.retranslateUi(self)
        self.ui.table.setAccessibleName(self.tr("Moments"))
        names = self._names()
        chosen = self.services.sounds
        self._model.set_columns(
            (
                TableColumn(
                    self.tr("Son"), lambda sound: names[sound], ticked=lambda sound: sound in chosen.chosen, wide=True
                ),
            )
        )
        self._model.set_rows(tuple(Sound))
        self.ui.table.fit()

    def _names(self) -> dict[Sound, str]:
        return {
            Sound.START: self.tr("Départ du chrono"),
            Sound.LEFT60: self.tr("60 secondes"),
            Sound.LEFT30: self.tr("30 secondes"),
            Sound.LEFT20: self.tr("20 secondes"),
            Sound.LEFT5: self.tr("5 secondes"),
            Sound.OVER: self.tr("Temps écoulé"),
            Sound.REVEAL: self.tr("Solution révélée"),
            Sound.TICK: self.tr("Bulletin enregistré"),
            Sound.WRONG: self.tr("Touche qui ne veut rien dire"),
        }

    def apply_theme(self, theme: Theme) -> None:
        self._model.set_theme(theme)

    def load(self) -> None:
        ui, sounds = self.ui, self.services.sounds
        ready = not sounds.muted and sounds.prepare()  # a device is looked for only when it is wanted
        text = self.tr("Aucun appareil de son : le chrono bipe et un éclair couvre l’écran.")
        if sounds.muted:
            text = self.tr("Silence : un éclair remplace les sons du chrono.")
        elif ready:
            text = self.tr("Les sons s’entendent sur cet ordinateur.")
        ui.deviceLabel.setText(text)
        set_property(ui.deviceLabel, "status", "exact" if ready else "warning")
        for widget, value in ((ui.muteBox, sounds.muted), (ui.flashBox, sounds.flash_always)):
            widget.blockSignals(True)
            widget.setChecked(value)
            widget.blockSignals(False)
        ui.volumeSlider.blockSignals(True)
        ui.volumeSlider.setValue(round(sounds.volume * 100))
        ui.volumeSlider.blockSignals(False)

    def _toggle(self, sound: Sound) -> None:
        sounds = self.services.sounds
        sounds.choose(sounds.chosen ^ {sound})
        self.keep("sounds", sorted(str(one) for one in sounds.chosen))
        self.ui.table.viewport().update()

    def _play(self, sound: object) -> None:
        if isinstance(sound, Sound) and not self.services.sounds.test(sound):
            self.services.desk.warn(self.tr("Aucun appareil de son : un éclair le remplace."))
            self.load()

    def _set_volume(self, value: int) -> None:
        self.services.sounds.set_volume(value / 100)
        self.keep("volume", value / 100)

    def _set_muted(self, muted: bool) -> None:
        self.services.sounds.muted = muted
        self.keep("sounds.muted", muted)
        self.load()

    def _set_flash(self, flash: bool) -> None:
        self.services.sounds.flash_always = flash
        self.keep("sounds.flash", flash)
