"""The settings: what is chosen holds at once and is remembered; lists and rule sets are made, refused and removed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from arbitre.domain.rules.rule_set import RuleSet
from arbitre.settings import data_folder
from arbitre.ui.look.sounds import Sound
from arbitre.ui.look.theme import ThemeName
from arbitre.ui.settings.files import FilesPart
from arbitre.ui.settings.general import GeneralPart
from arbitre.ui.settings.lexicons import LexiconsPart
from arbitre.ui.settings.page import SettingsPage
from arbitre.ui.settings.rule_form import RuleForm
from arbitre.ui.settings.rules import RulesPart
from arbitre.ui.settings.season import SeasonPart
from arbitre.ui.settings.sounds import SoundsPart
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.words.rules import choice_texts, key_texts, sources
from tests.application.sessions import started
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]
P = TypeVar("P")


def part(window: MainWindow, key: str, kind: type[P]) -> P:
    """A part of the settings, in front."""
    window.show_page("settings")
    page = window.page("settings")
    assert isinstance(page, SettingsPage)
    found = page.show_part(key)
    assert isinstance(found, kind)
    return found


# -- general ---------------------------------------------------------------------------------------------------------


def test_theme_language_and_size_hold_at_once(window: MainWindow) -> None:
    general = part(window, "general", GeneralPart)
    ui = general.ui
    ui.themeBox.setCurrentIndex(ui.themeBox.findData(str(ThemeName.DARK)))
    ui.scaleBox.setCurrentIndex(ui.scaleBox.findData(1.25))
    assert (window.themes.theme.name, window.themes.theme.scale) == (ThemeName.DARK, 1.25)
    ui.languageBox.setCurrentIndex(ui.languageBox.findData("it"))
    assert window.services.languages.code == "it"
    settings = window.settings
    assert (settings.get("theme", ""), settings.get("language", ""), settings.get("scale", 1.0)) == ("dark", "it", 1.25)
    ui.languageBox.setCurrentIndex(ui.languageBox.findData("fr"))
    window.themes.set(ThemeName.LIGHT, 1.0)


def test_the_arbiters_name_signs_what_follows(window: MainWindow) -> None:
    session = session_of(window.libraries.catalogue)
    window.set_session(session)
    general = part(window, "general", GeneralPart)
    general.ui.arbiterEdit.setText("Bernard")
    general.ui.arbiterEdit.editingFinished.emit()
    session.slips.raise_claim(2, 1)
    assert session.actions[-1].who == "Bernard"


# -- sounds, folders -------------------------------------------------------------------------------------------------


def test_space_chooses_a_sound(window: MainWindow, qtbot: QtBot) -> None:
    sounds = part(window, "sounds", SoundsPart)
    before = Sound.START in window.services.sounds.chosen
    sounds.ui.table.setFocus()
    sounds.ui.table.selectRow(0)
    qtbot.keyClick(sounds.ui.table, Qt.Key.Key_Space)
    assert (Sound.START in window.services.sounds.chosen) is not before
    assert ("start" in window.settings.get("sounds", list[object]())) is not before
    sounds.ui.volumeSlider.setValue(30)
    assert window.services.sounds.volume == pytest.approx(0.3)


def test_the_second_folder_is_watched(window: MainWindow, tmp_path: Path) -> None:
    files = part(window, "files", FilesPart)
    files.set_second(tmp_path)
    assert window.settings.get("copies.second", "") == str(tmp_path)
    assert "est là" in files.ui.secondState.text()
    files.set_second(tmp_path / "clé retirée")
    assert "n’est pas là" in files.ui.secondState.text()
    files.set_second(None)
    assert window.settings.get("copies.second", "") == ""


# -- word lists ------------------------------------------------------------------------------------------------------


def test_builds_a_list_checks_words_and_removes_it(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    lists = part(window, "lexicons", LexiconsPart)
    ui = lists.ui
    text = tmp_path / "mots.txt"
    text.write_text("maison\nchat\nx\nch3val\n", encoding="utf-8")
    ui.fileEdit.setText(str(text))
    assert ui.nameEdit.text() == "mots"
    ui.nameEdit.setText("Essai")
    lists.build()
    qtbot.waitUntil(lambda: not lists.building, timeout=60_000)
    assert "2 mots" in ui.resultLabel.text()
    assert ui.odd.toPlainText().splitlines() == [
        "ligne 3 : x (une seule lettre)",
        "ligne 4 : ch3val (caractère hors du jeu de lettres)",
    ]
    qtbot.waitUntil(lambda: not lists.opening, timeout=60_000)
    ui.checkEdit.setText("chat chien")
    answers = ui.answers.toPlainText()
    assert "CHAT valable" in answers
    assert "CHIEN non valable" in answers
    session = started(2)
    first = session.game
    session.turns.end_game("essai")
    session.event.open_game(first.rules, first.tile_set, replace(first.lexicon, name="Essai"))
    window.desk.session = session
    lists.remove()
    window.desk.session = None
    session.close()
    assert "La partie 2 de ce tournoi joue avec « Essai »" in window.bar.text
    assert "Essai" in [one.name for one in window.libraries.catalogue.entries()]  # asked twice
    lists.remove()
    assert "Essai" not in [one.name for one in window.libraries.catalogue.entries()]


def test_a_file_that_is_no_list_is_told(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    lists = part(window, "lexicons", LexiconsPart)
    lists.ui.fileEdit.setText(str(tmp_path / "absent.txt"))
    lists.ui.nameEdit.setText("Absente")
    lists.build()
    qtbot.waitUntil(lambda: not lists.building, timeout=60_000)
    assert "introuvable" in lists.ui.resultLabel.text()
    assert "Absente" not in [one.name for one in window.libraries.catalogue.entries()]


def test_a_list_that_is_shipped_stays(window: MainWindow) -> None:
    lists = part(window, "lexicons", LexiconsPart)
    before = [one.name for one in window.libraries.catalogue.entries()]
    lists.ui.table.selectRow(0)
    lists.remove()
    lists.remove()
    assert [one.name for one in window.libraries.catalogue.entries()] == before
    assert "livrée" in window.bar.text


# -- rule sets -------------------------------------------------------------------------------------------------------


def test_every_value_has_a_name_and_every_choice_a_meaning(qtbot: QtBot) -> None:
    form = RuleForm()
    qtbot.addWidget(form)
    assert set(form.keys) == set(key_texts())
    form.show_rules(RuleSet(), {}, editable=True)
    assert form.rules() == RuleSet()
    assert all(choice_texts().values())


def test_a_copy_is_changed_saved_and_removed(window: MainWindow) -> None:
    rules = part(window, "rules", RulesPart)
    sets = window.libraries.rule_sets
    assert not rules.form.field("time.seconds").isEnabled()  # a preset stays as it is
    rules.ui.copyEdit.setText("mon-club")
    assert rules.copy()
    seconds = rules.form.field("time.seconds")
    assert isinstance(seconds, QSpinBox)
    seconds.setValue(150)
    bonus = rules.form.field("rack.bonus")
    assert isinstance(bonus, QLineEdit)
    bonus.setText("7 = 40")
    assert rules.save()
    kept = sets.load("mon-club")
    assert (kept.time.seconds, dict(kept.rack.bonus)) == (150, {7: 40})
    assert (data_folder() / "rulesets" / "mon-club.toml").is_file()
    rules.remove()
    rules.remove()
    assert "mon-club" not in [one.name for one in sets.entries()]


def test_a_wrong_value_is_refused_by_name(window: MainWindow) -> None:
    rules = part(window, "rules", RulesPart)
    rules.ui.copyEdit.setText("faux")
    assert rules.copy()
    vowels = rules.form.field("draw.vowels")
    assert isinstance(vowels, QSpinBox)
    vowels.setValue(7)
    assert not rules.save()
    assert "voyelles au moins" in rules.ui.messageLabel.text()
    assert vowels.property("invalid") is True
    assert window.libraries.rule_sets.load("faux").draw.vowels == 2
    vowels.setValue(3)
    signals = rules.form.field("time.signals")
    assert isinstance(signals, QLineEdit)
    signals.setText("trente")
    assert not rules.save()
    assert "annonces" in rules.ui.messageLabel.text()
    rules.remove()
    rules.remove()


@pytest.mark.parametrize("name", ["FISF 2023", "", "fisf-2023"])
def test_a_name_that_does_not_do_is_refused(window: MainWindow, name: str) -> None:
    rules = part(window, "rules", RulesPart)
    before = [one.name for one in window.libraries.rule_sets.entries()]
    rules.ui.copyEdit.setText(name)
    assert not rules.copy()
    assert [one.name for one in window.libraries.rule_sets.entries()] == before


def test_the_article_stands_beside_the_value(window: MainWindow) -> None:
    entry = next(one for one in window.libraries.rule_sets.entries() if one.name == "fisf-2023")
    found = sources(entry.path)
    assert found["rack.size"].startswith("RI23 3.1")
    assert found["tie"].startswith("RI23 3.4")


# -- the season ------------------------------------------------------------------------------------------------------


def test_the_seasons_ages_give_the_categories(window: MainWindow) -> None:
    session = session_of(window.libraries.catalogue)
    window.set_session(session)
    player = next(iter(session.state.players.values()))
    from dataclasses import replace

    session.players.edit(replace(player, birth_year=1960, category="S"))
    ages = part(window, "season", SeasonPart)
    ages.ui.yearBox.setValue(2026)
    assert ages.problem() == ""
    assert ages.apply_to_players() == 1
    assert session.state.players[player.id].category == "V"
    session.undo()
    low, _ = ages._ages["V"]
    low.setValue(70)
    assert ages.problem()
    assert not ages.ui.applyButton.isEnabled()
    ages.ui.defaultButton.click()
    assert ages.problem() == ""
