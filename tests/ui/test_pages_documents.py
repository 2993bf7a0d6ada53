"""The documents' page: preview, editions out of date, exports, correction notes by batch."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from arbitre.reports.catalogue import Format
from arbitre.ui.kit.papers import pages_of
from arbitre.ui.kit.printing import make_printer
from arbitre.ui.results.documents_page import NOTES, DocumentsPage
from arbitre.ui.shell.main_window import MainWindow
from tests.ui.desk_fixtures import window
from tests.ui.page_sessions import session_of

__all__ = ["window"]


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> DocumentsPage:
    """The page with a short game of twelve players, its first document made."""
    window.set_session(session_of(window.libraries.catalogue, 12))
    window.show_page("documents")
    page = window.page("documents")
    assert isinstance(page, DocumentsPage)
    ready(page, qtbot)
    return page


def ready(page: DocumentsPage, qtbot: QtBot) -> None:
    """Wait until the document chosen is made."""
    page.refresh_now()
    qtbot.waitUntil(lambda: not page.making, timeout=60_000)


def show(page: DocumentsPage, name: str, qtbot: QtBot) -> None:
    """Choose a document and wait for it."""
    assert page.choose(name)
    ready(page, qtbot)


def test_previews_what_will_be_printed(page: DocumentsPage, qtbot: QtBot) -> None:
    assert page.made is not None
    assert page.made.document.name == "classement"
    assert page.made.pdf.startswith(b"%PDF")
    assert page.ui.pageLabel.text() == "page 1 sur 1"
    show(page, "feuille-de-partie", qtbot)
    assert page.ui.titleLabel.text() == "Feuille de partie"


def test_tells_when_an_edition_is_out_of_date(
    page: DocumentsPage, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    session = page.session
    assert session is not None
    assert "jamais sorti" in page.ui.versionLabel.text()
    assert page.made is not None
    page.note_printed(page.made)
    ready(page, qtbot)
    assert "à jour" in page.ui.versionLabel.text()
    assert ("classement", 1) in session.state.printed
    session.slips.remove(3, 1, "essai")
    ready(page, qtbot)
    assert "périmée" in page.ui.versionLabel.text()
    page.export(tmp_path / "classement.pdf")
    assert "Retirez l’édition qui est remplacée : Classement, Partie 1 (" in window.bar.text
    ready(page, qtbot)
    page.export(tmp_path / "classement.pdf")
    assert "remplacée" not in window.bar.text
    page.export_all(tmp_path / "tout", frozenset({Format.CSV}))
    qtbot.waitUntil(lambda: not page.exporting, timeout=60_000)
    assert "Retirez" not in window.bar.text
    assert {("classement", 1), ("statistiques", 1), ("plan-de-tables", 1)} <= set(session.state.printed)
    session.slips.remove(4, 1, "essai")
    page.export_all(tmp_path / "tout", frozenset({Format.CSV}))
    qtbot.waitUntil(lambda: not page.exporting, timeout=60_000)
    assert "fichiers écrits. Retirez les éditions qui sont remplacées : Classement général (" in window.bar.text
    session.slips.remove(5, 1, "essai")
    page.note_printed(page.made)
    ready(page, qtbot)


@pytest.mark.parametrize("kind", list(Format))
def test_exports_the_document_shown(page: DocumentsPage, tmp_path: Path, kind: Format) -> None:
    path = tmp_path / f"classement.{kind}"
    assert page.export(path)
    assert path.stat().st_size > 100


def test_an_export_that_fails_is_told(page: DocumentsPage, window: MainWindow, tmp_path: Path) -> None:
    assert not page.export(tmp_path / "absent" / "classement.pdf")
    assert window.bar.text


def test_exports_everything_and_can_be_stopped(page: DocumentsPage, tmp_path: Path, qtbot: QtBot) -> None:
    page.export_all(tmp_path / "all", frozenset({Format.CSV}))
    assert page.exporting
    qtbot.waitUntil(lambda: not page.exporting, timeout=60_000)
    names = {str(path.relative_to(tmp_path / "all")) for path in (tmp_path / "all").rglob("*.*")}
    assert {"site/classement-1.csv", "site/sigles-public-1.txt", "salle/sigles-1.txt"} <= names
    page.export_all(tmp_path / "stopped")
    page.stop_export()
    qtbot.waitUntil(lambda: not page.exporting, timeout=60_000)
    assert len(list((tmp_path / "stopped").rglob("*.*"))) < len(names)


def test_notes_go_out_once_and_are_handed_over_in_one_key(page: DocumentsPage, qtbot: QtBot) -> None:
    session = page.session
    assert session is not None
    show(page, NOTES, qtbot)
    assert not page.ui.notesCard.isHidden()
    assert page.made is not None
    due = {
        (turn.serial, table)
        for turn in session.game.turns
        for table, marked in turn.slips.items()
        if marked.needs_notice
    }
    assert due
    assert not page.ui.deliveredButton.isEnabled()
    page.note_printed(page.made)
    ready(page, qtbot)
    printed = {(turn.serial, table) for turn in session.game.turns for table, one in turn.slips.items() if one.printed}
    assert printed
    assert printed <= due
    assert page.made is None  # nothing is left to print
    assert page.ui.deliveredButton.isEnabled()
    page.ui.deliveredButton.click()
    told = {
        (turn.serial, table)
        for turn in session.game.turns
        for table, one in turn.slips.items()
        if one.informed_from is not None
    }
    assert told == printed


def test_a_document_with_nothing_to_show_says_so(page: DocumentsPage, qtbot: QtBot) -> None:
    show(page, "classement-par-paires", qtbot)
    assert page.made is None
    assert not page.ui.printButton.isEnabled()
    assert "rien" in page.ui.emptyLabel.text().lower()


def test_a_page_across_is_printed_across(page: DocumentsPage, qtbot: QtBot) -> None:
    from PySide6.QtGui import QPageLayout
    from PySide6.QtPdf import QPdfDocument
    from PySide6.QtPrintSupport import QPrinter

    from arbitre.ui.kit.papers import as_buffer
    from arbitre.ui.kit.printing import draw_pages

    assert page.made is not None
    made = pages_of(page.made.document)
    printer = make_printer(made.document)
    wanted = QPageLayout.Orientation.Landscape if made.document.landscape else QPageLayout.Orientation.Portrait
    assert printer.pageLayout().orientation() is wanted
    path = page.services.settings.path.parent / "printed.pdf"
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setResolution(72)
    printer.setOutputFileName(str(path))
    pdf = QPdfDocument(page)
    pdf.load(as_buffer(made.pdf, pdf))
    assert draw_pages(pdf, printer) == pdf.pageCount()
    again = QPdfDocument(page)
    again.load(str(path))
    assert again.pageCount() == pdf.pageCount()
