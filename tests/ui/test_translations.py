"""English and Italian are complete, keep every placeholder, and reach every open screen without a restart."""

from __future__ import annotations

import ast
import re
import subprocess
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from html import unescape
from pathlib import Path
from string import Formatter

import pytest
from arbitre_build import qt_tool
from marked_texts import OPTIONS, sources
from PySide6.QtCore import QAbstractItemModel, QEvent, QLocale, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTableView,
    QTextBrowser,
    QTextEdit,
    QToolButton,
    QTreeView,
    QWidget,
)

from arbitre.application.practice.evening import sample_evening
from arbitre.application.room.clock import Restart
from arbitre.domain.board.move import Move
from arbitre.reports.catalogue import documents, write_document
from arbitre.reports.paper import Options
from arbitre.reports.texts import Texts
from arbitre.ui.shell.main_window import MainWindow
from arbitre.ui.shots.practice import PRACTICE_SCREENS
from arbitre.ui.shots.shots import SCREENS, settle
from arbitre.ui.words.i18n import Languages
from arbitre.ui.words.texts import number
from tests.rooms import catalogue
from tests.ui.desk_fixtures import window

__all__ = ["window"]

ROOT = Path(__file__).parent.parent.parent
TRANSLATED = ("en", "it")
each_language = pytest.mark.parametrize("language", TRANSLATED)


# -- the files -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Message:
    """A text in a translation's file."""

    context: str
    source: str
    comment: str
    translation: str
    finished: bool

    @property
    def key(self) -> tuple[str, str, str]:
        """What Qt looks a text up by."""
        return self.context, self.source, self.comment


def read(path: Path) -> list[Message]:
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    "".join(translation.itertext()),
                    translation.get("type") is None,
                )
            )
    return found


@cache
def messages(language: str) -> tuple[Message, ...]:
    return tuple(read(ROOT / "resources" / "i18n" / f"arbitre_{language}.ts"))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, str]]:
    """Every text of forms, window, documents and rule book, as a translator would get them now."""
    folder = tmp_path_factory.mktemp("texts")
    command = [qt_tool("lupdate"), *OPTIONS, *sources(ROOT, folder / "marked.py"), "-ts", folder / "all.ts"]
    subprocess.run([str(part) for part in command], check=True, capture_output=True)
    return {message.key for message in read(folder / "all.ts")}


@each_language
def test_every_text_is_translated_and_none_is_left_over(language: str, extracted: set[tuple[str, str, str]]) -> None:
    """After new texts: `python3 packaging/dev.py texts`, then translate what is marked unfinished."""
    there = {message.key for message in messages(language)}
    assert extracted - there == set()
    assert there - extracted == set()
    assert [message.key for message in messages(language) if not message.finished or not message.translation] == []
    assert len(extracted) > 1500


def fields(text: str) -> list[str]:
    """The values that a text has room for; how many words agree with one is each language's own."""
    return sorted({name for _, name, _, _ in Formatter().parse(text) if name is not None})


def forms(text: str) -> list[str]:
    """A text with its words all in the singular, and all in the plural."""
    return [re.sub(r"\{\w*:([^|}]*)\|([^}]*)\}", rf"\{place}", text) for place in (1, 2)]


@each_language
def test_placeholders_tags_and_file_kinds_are_kept(language: str) -> None:
    def kept(text: str) -> tuple[list[str], list[str], list[str], list[str]]:
        tags = sorted(re.findall(r"</?\w+[^>]*>", text))
        return fields(text), tags, sorted(re.findall(r"%\w", text)), re.findall(r"\*\.\w+", text)

    wrong = [one for one in messages(language) if kept(one.source) != kept(one.translation)]
    assert wrong == []


@each_language
def test_spaces_and_ends_are_kept(language: str) -> None:
    """Texts are put together: a space lost at an end, or a colon, shows."""

    def ends(text: str) -> tuple[bool, bool, str]:
        last = text[-1:]
        return text.startswith(" "), text.endswith(" "), last if last in "…:?" else ""

    wrong = [one for one in messages(language) if ends(one.source) != ends(one.translation)]
    assert wrong == []


@each_language
def test_punctuation_is_not_french(language: str) -> None:
    wrong = [one for one in messages(language) if re.search(r"[\w}”»] [:;!?](?![\w{])|« | »", one.translation)]
    assert wrong == []


def accelerators(texts: Iterable[str]) -> list[str]:
    return [letter.lower() for text in texts for letter in re.findall(r"&([^&\s])", text)]


@each_language
def test_accelerators_are_kept_and_stay_apart(language: str) -> None:
    by_context: dict[str, list[Message]] = defaultdict(list)
    for message in messages(language):
        assert len(accelerators([message.source])) == len(accelerators([message.translation])), message
        by_context[message.context].append(message)
    for context, found in by_context.items():
        french = accelerators(one.source for one in found)
        ours = accelerators(one.translation for one in found)
        assert len(ours) - len(set(ours)) <= len(french) - len(set(french)), (context, sorted(ours))


def glossary() -> list[list[str]]:
    """The rows that the glossary marks: French, English, Italian."""
    rows = []
    for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == "●":
            rows.append(cells[1:4])
    return rows


def test_the_glossary_is_what_the_program_says() -> None:
    rows = glossary()
    assert len(rows) > 12
    for place, language in enumerate(TRANSLATED, start=1):
        said = defaultdict(set)
        for message in messages(language):
            said[message.source.casefold()].add(message.translation.casefold())
        for row in rows:
            term = row[0].split(",")[0]
            assert row[place].split(",")[0] in said[term], (language, row, said[term])


def test_no_colon_is_french_in_every_language() -> None:
    """What joins two texts is translated (``labelled``): French alone has a space before its colon."""
    found = []
    for path in sorted((ROOT / "arbitre" / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [one.value for one in node.values if isinstance(one, ast.Constant)]
                found += [(path.name, node.lineno, one) for one in parts if " :" in str(one)]
    assert found == []


WAYS_OUT = {
    "annuler": ("undo", "annulla"),
    "abandonner": ("cancel", "abbandona"),
    "fermer": ("close", "chiudi"),
    "arrêter": ("stop", "interrompi"),
}


def test_a_way_out_means_one_thing() -> None:
    """A button that takes back, leaves, closes or stops has its own word, in every language and everywhere."""
    for place, language in enumerate(TRANSLATED):
        words = {found[place]: french for french, found in WAYS_OUT.items()}
        seen = set()
        for message in messages(language):
            source, said = (text.replace("&", "").strip().casefold() for text in (message.source, message.translation))
            if source in WAYS_OUT:
                assert said == WAYS_OUT[source][place], (language, message)
                seen.add(source)
            elif said in words and source != "annulation":  # the noun
                assert source == words[said], (language, message)
        assert seen == set(WAYS_OUT)


# -- what the screens say --------------------------------------------------------------------------------------------


def cells(model: QAbstractItemModel, parent: QModelIndex, columns: int, deep: bool) -> Iterator[str]:
    for row in range(min(60, model.rowCount(parent))):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                yield str(index.data(role) or "")
        if deep:
            yield from cells(model, model.index(row, 0, parent), columns, deep)


def own_texts(widget: QWidget) -> Iterator[str]:
    """Whatever a widget shows, or tells a screen reader."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QTextEdit | QPlainTextEdit):
        yield from (widget.placeholderText(), *widget.toPlainText().splitlines())
    elif isinstance(widget, QSpinBox | QDoubleSpinBox):
        yield from (widget.suffix(), widget.prefix(), widget.specialValueText())
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(index) for index in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model, table = widget.model(), isinstance(widget, QTableView | QTreeView)
        columns = model.columnCount(QModelIndex()) if table else 1
        yield from cells(model, QModelIndex(), columns, isinstance(widget, QTreeView))
        across = Qt.Orientation.Horizontal
        yield from (str(model.headerData(column, across) or "") for column in range(columns) if table)


def shown(root: QWidget) -> set[str]:
    """The texts of a screen, in the pieces that they were put together from."""
    found = set()
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget, QToolButton) and widget.objectName().startswith("Scroll"):
            continue  # Qt's own; it names these once
        if isinstance(widget, QTextBrowser) and widget.openExternalLinks():
            continue  # the definition of a French word, with where it comes from
        for text in own_texts(widget):
            found |= {piece.strip() for line in text.splitlines() for piece in line.split(" · ")}
    return found - {""}


@cache
def patterns(language: str) -> tuple[re.Pattern[str], ...]:
    """French texts that read otherwise in a language; those of hardly a word are left out."""
    said = {form.strip() for message in messages(language) for form in forms(message.translation)}
    found = set()
    for message in messages(language):
        text = message.source.strip()
        bare = re.sub(r"\{[^}]*\}|[^\w]", "", text)
        if len(bare) > 4 and text not in said and message.source != message.translation:
            for form in forms(text):
                parts = [re.escape(part) for part in re.split(r"\{\w*\}", form)]
                found.add("(.{1,60})".join(parts))
    return tuple(re.compile(text) for text in sorted(found))


def in_french(texts: Iterable[str], language: str) -> list[str]:
    return sorted(text for text in texts if any(pattern.fullmatch(text) for pattern in patterns(language)))


def test_french_is_recognised() -> None:
    """The walk below can fail."""
    texts = ["Coup 8 : tirage rejeté", "Classement par club", "Turn 8", "L’Alphabet", "Saisie des bulletins"]
    assert in_french(["Classement par club", "Coup 8 annulé : toutes ses lettres sont dans le sac."], "en") != []
    assert "Turn 8" not in in_french(texts, "en")
    assert "L’Alphabet" not in in_french(texts, "it")


@pytest.fixture
def languages(window: MainWindow) -> Iterator[Languages]:
    """The window's languages; French again for the next test."""
    yield window.services.languages
    window.services.languages.set("fr")


# A question that waits for its answer, the list of actions and what was said of a call keep their words; a dialog that
# lets nothing else be done is made when it is opened.
PASSING = {"desk-rack", "desk-reason", "palette", "new-tournament", "new-game", "rehearsal", "topping"}


def open_all(window: MainWindow, names: Iterable[str]) -> None:
    """An evening with these windows, which may all stay open beside the desk."""
    session = sample_evening(window.libraries.catalogue, "OPEN", club="CLUB")
    window.set_session(session)
    window.desk.clock.choose(Restart.RESUME)
    window.desk.clock.pause()
    for name in names:
        settle()
        SCREENS[name](window)
    settle()


def every_screen(window: MainWindow) -> dict[str, set[str]]:
    """The texts of each page, brought to the front, and of each other open window."""
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = {}
    for key in window.page_keys:
        window.show_page(key)
        settle()
        found[key] = shown(window.page(key)) | {window.windowTitle()}
    for top in QApplication.topLevelWidgets():
        if top is not window and top.isVisible():
            found[type(top).__name__] = shown(top)
    return found


def names_and_words(window: MainWindow, language: str) -> set[str]:
    """Words that may be the same in both languages: of people, clubs, lists and rule sets, and of the translation."""
    session, libraries = window.desk.session, window.libraries
    assert session is not None
    texts = ["Français English Italiano Alt Ctrl", *(one.translation for one in messages(language))]
    texts += [entry.title for entry in libraries.rule_sets.entries()]
    texts += [libraries.catalogue.tile_set(one).language_name for one in libraries.catalogue.languages()]
    texts += [text for player in session.state.players.values() for text in (player.name, player.club)]
    return set(words_in(" ".join(texts)))


def words_in(text: str) -> list[str]:
    """Words of letters that are not all capitals."""
    return [word for word in re.findall(r"[^\W\d_]{3,}", text) if not word.isupper()]


@pytest.mark.qt_log_ignore("text-to-speech")
@pytest.mark.parametrize("practice", [False, True], ids=["desk", "practice"])
def test_every_open_screen_changes_its_language(window: MainWindow, languages: Languages, practice: bool) -> None:
    open_all(window, [name for name in SCREENS if name not in PASSING and (name in PRACTICE_SCREENS) is practice])
    french = every_screen(window)
    assert len(french) > 10
    for language in TRANSLATED:
        assert languages.set(language)
        now = every_screen(window)
        left = {name: in_french(texts, language) for name, texts in now.items()}
        assert {name: texts for name, texts in left.items() if texts} == {}, left
        data = names_and_words(window, language)
        for name, texts in now.items():
            kept = {text.replace("&", "") for text in texts & french.get(name, set())}
            assert {text for text in kept if not _is_data(text, data)} == set(), (language, name)
    assert languages.set("fr")
    again = every_screen(window)
    for name in window.page_keys:
        assert in_french(again[name], "en") != [], name


def _is_data(text: str, data: set[str]) -> bool:
    return data.issuperset(words_in(text.replace("&", "")))


@each_language
def test_documents_are_all_in_the_language(language: str, tmp_path: Path) -> None:
    """An evening's papers as pages: no sentence is left in French, and every text is asked for by its own key."""
    said = {(message.context, message.source): message.translation for message in messages(language)}
    lists = catalogue()
    session = sample_evening(lists, "OPEN", club="CLUB")
    texts = Texts(language, lambda context, text: said[context, text])
    game = session.state.games[0]

    def solutions(number: int, serial: int) -> Sequence[Move]:
        return session.searches.solutions(game.turn(serial))

    options = Options(datetime(2026, 2, 1, 17, 30), texts, solutions=solutions, optional_notes=True)
    left = {}
    for place, document in enumerate(documents(session.state, options)):
        page = write_document(document, tmp_path / f"{place}.html").read_text("utf-8")
        body = page[page.index("<body") :]
        pieces = (unescape(piece).strip() for piece in re.split(r"<script.*?</script>|<[^>]+>", body, flags=re.DOTALL))
        left[document.title] = in_french({part for piece in pieces for part in piece.split(" · ")}, language)
    assert len(left) > 15
    assert {title: found for title, found in left.items() if found} == {}


def test_numbers_and_dates_follow_the_language(languages: Languages) -> None:
    day = datetime(2026, 2, 1)
    written = {}
    for language in ("fr", "en", "it"):
        languages.set(language)
        texts = languages.texts()
        assert QLocale().name()[:2] == language
        written[language] = (number(12098), texts.number(12098), texts.percent(98.75), texts.date(day))
    assert written["en"] == ("12,098", "12,098", "98.75%", "1 February 2026")
    assert written["it"] == ("12.098", "12.098", "98,75%", "1 febbraio 2026")
    assert re.sub(r"\s", " ", written["fr"][2]) == "98,75 %"
    assert written["fr"][3] == "1 février 2026"
