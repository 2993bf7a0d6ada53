"""Every document of a tournament, by name, and the export of all of them into a folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from arbitre.domain.event.state import Game, Tournament
from arbitre.domain.results.rankings import By
from arbitre.reports.documents import Document
from arbitre.reports.game_papers import bag_check, booklet, four_game_sheets, game_sheet
from arbitre.reports.groups import TITLES
from arbitre.reports.marking_papers import all_turn_results, arbitration_sheet, empty_arbitration_sheet
from arbitre.reports.note_papers import correction_notes
from arbitre.reports.paper import Options, Paper, ReportError, replaced_edition, with_version
from arbitre.reports.player_papers import all_player_sheets
from arbitre.reports.room_papers import blank_slips, diplomas, press_summary, table_cards, table_plan
from arbitre.reports.standing_papers import (
    grouped_standing,
    prizes_document,
    results_by_table,
    solos_document,
    standing_document,
    tops_document,
)
from arbitre.reports.statistics_papers import statistics_document
from arbitre.reports.texts import mark
from arbitre.storage.files import folder_beside, put_in_place, write_whole


class Format(StrEnum):
    """What a document can be written as; the value is the file's extension."""

    PDF = "pdf"
    XLSX = "xlsx"
    HTML = "html"
    CSV = "csv"


class Chapter(StrEnum):
    """Where a document stands in lists."""

    RESULTS = mark("Résultats")
    GAMES = mark("Parties")
    ARBITER = mark("Arbitrage")
    ROOM = mark("Salle")


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of document, which is ``None`` when there is nothing to show.

    ``public``: it may leave the room, so every form of it has published names; the papers of the room have real ones.
    """

    name: str
    title: str
    chapter: Chapter
    per_game: Callable[[Paper, Game], Document | None] | None = None
    general: Callable[[Paper], Document | None] | None = None
    public: bool = True


def _four(paper: Paper) -> Document | None:
    return four_game_sheets(paper, paper.counting) if paper.counting else None


def _groups(by: By) -> Entry:
    def make(paper: Paper) -> Document | None:
        return grouped_standing(paper, by)

    return Entry(f"classement-par-{by}", TITLES[by], Chapter.RESULTS, general=make)


ENTRIES: tuple[Entry, ...] = (
    Entry("classement", mark("Classement"), Chapter.RESULTS, standing_document, standing_document),
    *map(_groups, By),
    Entry("palmares", mark("Palmarès"), Chapter.RESULTS, general=prizes_document),
    Entry("solos", mark("Solos"), Chapter.RESULTS, solos_document),
    Entry("tops", mark("Tops"), Chapter.RESULTS, tops_document),
    Entry("communique", mark("Communiqué"), Chapter.RESULTS, general=press_summary),
    Entry("feuille-de-partie", mark("Feuille de partie"), Chapter.GAMES, game_sheet),
    Entry("feuilles-de-partie-4", mark("Feuilles de partie, quatre par page"), Chapter.GAMES, general=_four),
    Entry("coups", mark("Résultats par coup"), Chapter.GAMES, all_turn_results),
    Entry("statistiques", mark("Statistiques"), Chapter.GAMES, statistics_document),
    Entry("feuille-de-route", mark("Feuilles de route"), Chapter.GAMES, all_player_sheets),
    Entry("feuille-arbitrage", mark("Feuille d’arbitrage"), Chapter.ARBITER, arbitration_sheet, public=False),
    Entry(
        "feuille-arbitrage-vierge",
        mark("Feuille d’arbitrage à remplir"),
        Chapter.ARBITER,
        empty_arbitration_sheet,
        public=False,
    ),
    Entry("billets-de-correction", mark("Billets de correction"), Chapter.ARBITER, correction_notes, public=False),
    Entry("livret", mark("Livret du marqueur"), Chapter.ARBITER, booklet, public=False),
    Entry("controle-du-sac", mark("Contrôle du sac"), Chapter.ARBITER, bag_check, public=False),
    Entry("plan-de-tables", mark("Plan de tables"), Chapter.ROOM, table_plan, public=False),
    Entry("cartons-de-table", mark("Cartons de table"), Chapter.ROOM, table_cards, public=False),
    Entry("bulletins", mark("Bulletins"), Chapter.ROOM, blank_slips, public=False),
    Entry("diplomes", mark("Diplômes"), Chapter.ROOM, general=diplomas, public=False),
)
BY_NAME: dict[str, Entry] = {entry.name: entry for entry in ENTRIES}


def make_document(state: Tournament, name: str, game: int, options: Options) -> Document | None:
    """One document by its name, of a game or (0) of the event; ``None`` when there is nothing to show.

    Raises ``ReportError`` (``no_such_document``, ``no_such_game``).
    """
    entry = BY_NAME.get(name)
    paper = Paper(state, options)
    if entry is None or (entry.per_game if game else entry.general) is None:
        raise ReportError("no_such_document", name=name, known=", ".join(BY_NAME))
    return _make(entry, paper, paper.game(game) if game else None)


def _make(entry: Entry, paper: Paper, game: Game | None) -> Document | None:
    if entry.name == "livret" and game is not None and (game.imposed or game.sealed) and game.ended is None:
        # The booklet of a sealed game that is still to be played stays closed until somebody asks for it by name.
        return None
    paper = paper.public(entry.public)
    document = None
    if game is not None and entry.per_game is not None:
        document = entry.per_game(paper, game)
    elif entry.general is not None:
        document = entry.general(paper)
    if document is None:
        return None
    return with_version(paper, replace(document, sheet=paper.options.sheet), game.number if game else 0)


def wanted(state: Tournament, *, public_only: bool = False) -> list[tuple[Entry, Game | None]]:
    """Every document of a tournament as (kind, game or ``None`` for the event), in the order of lists."""
    found: list[tuple[Entry, Game | None]] = []
    for entry in ENTRIES:
        if public_only and not entry.public:
            continue
        if entry.general is not None and state.games:
            found.append((entry, None))
        if entry.per_game is not None:
            found.extend((entry, game) for game in state.games)
    return found


# -- export ----------------------------------------------------------------------------------------------------------


Progress = Callable[[int, int, str], None]
"""``(documents done, documents in all, title of the next)``."""

Written = Callable[[Document, int, str], None]
"""``(document, game or 0, when the edition went out that it makes out of date)``, in words, empty for none."""

SITE, ROOM = "site", "salle"
"""Folders of an export: what may be put on line whole, and what stays with the arbiters."""


def export_all(
    state: Tournament,
    folder: Path,
    formats: Collection[Format],
    options: Options,
    *,
    federation: bool = False,
    public_only: bool = False,
    only: Collection[str] | None = None,
    progress: Progress | None = None,
    written: Written | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Path]:
    """Write every document as ``<document>-<game>.<ext>``; give back the files, in order.

    What may leave the room is written to ``site`` in the folder, the papers of the room to ``salle``. ``federation``:
    also ``sigles-<game>.txt``, and the same with published names; ``only``: names of documents, without the page that
    leads to all. A file is written beside and put in place whole. When ``cancelled`` says so, what is written stays
    and the rest is left. Raises ``ReportError`` (``cannot_write``: ``path``, ``reason``).
    """
    work = [
        (entry, game) for entry, game in wanted(state, public_only=public_only) if only is None or entry.name in only
    ]
    total = len(work)
    export = _Export(state, folder, formats, options, written, only is None)
    for done, (entry, game) in enumerate(work):
        if cancelled is not None and cancelled():
            return export.files
        if progress is not None:
            progress(done, total, options.texts.tr(entry.title))
        export.one(entry, game)
    if federation:
        export.federation()
    if only is None:
        export.index()
    if progress is not None:
        progress(total, total, "")
    return export.files


class _Export:
    """Writes documents one after the other, and remembers the public ones for the index."""

    def __init__(
        self,
        state: Tournament,
        folder: Path,
        formats: Collection[Format],
        options: Options,
        written: Written | None,
        whole: bool,
    ) -> None:
        self._site, self._room = folder / SITE, folder / ROOM
        for one in (self._site, self._room):
            try:
                one.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise _cannot(one, error) from error
        self._options, self._written = options, written
        self._formats = [one for one in (Format.HTML, Format.PDF, Format.XLSX, Format.CSV) if one in formats]
        self._paper = Paper(state, options)
        self._has_index = whole or (self._site / "index.html").exists()
        self.files: list[Path] = []
        self._chapters: dict[Chapter, list[tuple[str, str, list[tuple[str, str]]]]] = {}

    def one(self, entry: Entry, game: Game | None) -> None:
        """Write one document in every format."""
        document = _make(entry, self._paper, game)
        if document is None:
            return
        links = []
        for one in self._formats:
            if one is Format.CSV and not document.tables():
                continue
            path = (self._site if entry.public else self._room) / f"{document.stem}.{one}"
            write_document(document, path, has_index=entry.public and self._has_index)
            self.files.append(path)
            links.append((one.upper(), path.name))
        if not links:
            return
        if entry.public:
            detail = self._paper.game_name(game) if game is not None else ""
            self._chapters.setdefault(entry.chapter, []).append((document.title, detail, links))
        if self._written is not None:
            number = game.number if game is not None else 0
            self._written(document, number, replaced_edition(self._paper, document, number))

    def federation(self) -> None:
        """Write the federation's file of each game, and the same for everybody."""
        from arbitre.reports.federation import federation_text

        options = replace(self._options, announced=True)
        for public, start in ((False, self._room / "sigles"), (True, self._site / "sigles-public")):
            paper = Paper(self._paper.state, options).public(public)
            for game in paper.counting:
                if game.rules.time.topping:
                    continue  # the federation's file is of points
                text = federation_text(results_by_table(paper, game))
                path = start.with_name(f"{start.name}-{game.number}.txt")
                put(path, text.replace("\n", "\r\n").encode("latin-1"))
                self.files.append(path)

    def index(self) -> None:
        """Write the page that leads to the others."""
        if Format.HTML not in self._formats:
            return
        from arbitre.reports.html import write_index

        texts = self._options.texts
        chapters = [(texts.tr(chapter), entries) for chapter, entries in self._chapters.items()]
        try:
            self.files.append(write_index(self._site, self._paper.header(), texts, chapters))
        except OSError as error:
            raise _cannot(self._site, error) from error


def write_document(document: Document, path: Path, *, has_index: bool = False) -> Path:
    """Write a document by the extension of the path, whole or not at all. Raises ``ReportError``."""
    kind = Format(path.suffix.removeprefix(".").lower())
    try:
        with folder_beside(path) as folder:
            part = folder / path.name
            if kind is Format.PDF:
                from arbitre.reports.pdf import write_pdf

                write_pdf(document, part)
            elif kind is Format.XLSX:
                from arbitre.reports.xlsx import write_xlsx

                write_xlsx(document, part)
            elif kind is Format.CSV:
                from arbitre.reports.csv import write_csv

                write_csv(document, part)
            else:
                from arbitre.reports.html import html_text, write_assets

                part.write_text(html_text(document, has_index=has_index), encoding="utf-8")
                write_assets(path.parent)
            put_in_place(part, path)
    except OSError as error:
        raise _cannot(path, error) from error
    return path


def put(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all. Raises ``ReportError``."""
    try:
        write_whole(path, data)
    except OSError as error:
        raise _cannot(path, error) from error


def _cannot(path: Path, error: OSError) -> ReportError:
    return ReportError("cannot_write", path=str(path), reason=error.strerror or str(error))


def documents(state: Tournament, options: Options) -> Iterator[Document]:
    """Every document, one after the other (for a preview of all, and tests)."""
    paper = Paper(state, options)
    for entry, game in wanted(state):
        document = _make(entry, paper, game)
        if document is not None:
            yield document
