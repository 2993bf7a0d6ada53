"""What an export puts into ``site`` may be put on line whole: no real name, no solo of a game going on."""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from arbitre.domain import facts as f
from arbitre.domain.base.names import folded
from arbitre.domain.event.state import Tournament
from arbitre.domain.folding.tournament import fold
from arbitre.domain.rules.rule_set import SoloRule
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip
from arbitre.reports.catalogue import ENTRIES, ROOM, SITE, Format, export_all, make_document, write_document
from arbitre.reports.documents import Document
from arbitre.reports.paper import Options, Paper, digest
from arbitre.reports.results_package import make_package
from tests.reports.sample import NOW, OPTIONS, tournament
from tests.reports.test_catalogue import corrected_slip
from tests.unpacked import unpacked

REAL = "Zéphirine Quatrevingts"


@cache
def event(players: int, games: int) -> Tournament:
    """Players, among them a child who is not to be named and who made a solo in each game."""
    state = tournament(players, games, 4)
    child = replace(state.players["p9"], name=REAL, public_name="Z. Q.", category="P")
    facts: list[f.Fact] = [f.PlayerEdited(child)]
    blank = Ruling(0, 0, Sanction.ZERO, "5.7", Reason.BLANK_SLIP)
    for game in state.games:
        own = next(table for table in game.seats if game.player_at(table, 3) == "p9")
        others = [table for table in game.seats if table != own]
        facts += [f.SlipCorrected(game.number, 3, table, Slip(), blank, "relu") for table in others]
        facts.append(f.GameEnded(game.number, "one_letter"))
    return fold(facts, state)


@pytest.fixture
def with_child() -> Tournament:
    """Twenty players, two games: solos pay."""
    return event(20, 2)


@pytest.fixture
def small_event() -> Tournament:
    """Ten players, one game: quickly written."""
    return event(10, 1)


def spellings(name: str) -> set[bytes]:
    """How files may write the parts of a name."""
    parts = [one for part in name.split() for one in (part, part.upper(), unicodedata.normalize("NFD", part))]
    parts += [folded(part).lower() for part in name.split()]
    escaped = [part.encode("ascii", "xmlcharrefreplace") for part in parts]
    encoded = [part.encode(code) for part in parts for code in ("utf-8", "utf-16-le", "utf-16-be")]
    latin = [part.encode("latin-1", "ignore") for part in parts]
    return {*escaped, *encoded, *latin}


def files_that_name(folder: Path, name: str) -> list[str]:
    """Files in which a name is written, in whatever way, or whose own name is it."""
    wanted = spellings(name)
    found = []
    for path in sorted(one for one in folder.rglob("*") if one.is_file()):
        content = [str(path.relative_to(folder)).encode(), *unpacked(path.name, path.read_bytes())]
        if any(one in data or one.lower() in data.lower() for data in content for one in wanted):
            found.append(path.name)
    return found


def test_a_childs_real_name_is_in_no_byte_of_the_public_folder(small_event: Tournament, tmp_path: Path) -> None:
    export_all(small_event, tmp_path / "all", list(Format), OPTIONS, federation=True)
    site, room = tmp_path / "all" / SITE, tmp_path / "all" / ROOM
    assert {path.suffix for path in site.iterdir()} >= {".html", ".pdf", ".xlsx", ".csv", ".txt"}
    assert files_that_name(site, REAL) == []
    assert files_that_name(site, "Z. Q.")
    # The search finds it where it is: the room knows everybody by name.
    named = files_that_name(room, REAL)
    assert {"plan-de-tables-1.html", "cartons-de-table-1.xlsx", "feuille-arbitrage-1.csv", "sigles-1.txt"} <= {*named}
    assert {"diplomes-general.pdf", "plan-de-tables-1.pdf", "feuille-arbitrage-1.pdf"} <= {*named}
    assert "Z. Q." in make_package(small_event, lambda path: path.write_bytes(b""), tmp_path, OPTIONS).body


@pytest.mark.parametrize("kind", list(Format))
def test_one_document_written_alone_has_the_names_of_its_kind(
    small_event: Tournament, tmp_path: Path, kind: Format
) -> None:
    """As from the window or for a printer: a standing is pinned up, a plan of tables hangs in the room."""
    for name, game, real in (("classement", 0, False), ("feuille-de-route", 1, False), ("plan-de-tables", 1, True)):
        document = make_document(small_event, name, game, OPTIONS)
        assert document is not None
        write_document(document, tmp_path / f"{name}.{kind}")
        assert (f"{name}.{kind}" in files_that_name(tmp_path, REAL)) is real, name


def test_every_public_document_says_the_same_whoever_asks(with_child: Tournament) -> None:
    for entry in ENTRIES:
        for game in (0, 1):
            if (entry.per_game if game else entry.general) is None:
                continue
            one, other = (
                make_document(with_child, entry.name, game, Options(NOW, public=public)) for public in (False, True)
            )
            assert (one is None) == (other is None)
            assert one is None or other is None or digest(one) == digest(other)


# -- solos before the end --------------------------------------------------------------------------------------------


def running(state: Tournament) -> Tournament:
    """The same with its second game going on."""
    game = state.games[1]
    return replace(state, games=(state.games[0], replace(game, ended=None)))


def public_documents(state: Tournament) -> Iterator[Document]:
    for entry in ENTRIES:
        if not entry.public:
            continue
        for game in (0, 1, 2):
            if (entry.per_game if game else entry.general) is not None:
                document = make_document(state, entry.name, game, OPTIONS)
                if document is not None:
                    yield document


def test_no_public_paper_tells_a_solo_of_a_game_going_on(with_child: Tournament) -> None:
    """Nothing public changes with who has made a solo, nor with its bonus, until the game is over (rule 3.5)."""
    state = running(with_child)
    game = state.games[1]
    none = replace(game.rules, solo=replace(game.rules.solo, rule=SoloRule.NONE))
    without = replace(state, games=(state.games[0], replace(game, rules=none)))
    shown = {one.stem: repr((one.blocks, one.data)) for one in public_documents(state)}
    silent = {one.stem: repr((one.blocks, one.data)) for one in public_documents(without)}
    known = {"solos-2"}  # what it says of the rule itself
    assert {stem for stem in shown if shown[stem] != silent[stem]} <= known
    assert "annoncés à la fin" in shown["solos-2"]
    assert "annoncés à la fin" in shown["classement-2"]
    assert "annoncés à la fin" in shown["classement-general"]
    # Over, they are told, and everything that they pay.
    assert {one.stem for one in public_documents(with_child) if repr((one.blocks, one.data)) != shown[one.stem]} >= {
        "solos-2",
        "classement-2",
        "classement-general",
        "statistiques-2",
        "feuille-de-route-2",
        "coups-2",
    }
    assert with_child.games[1].rules.solo.bonus > 0


def test_files_of_a_game_going_on_pay_no_solo(with_child: Tournament, tmp_path: Path) -> None:
    state = running(with_child)
    game = state.games[1]
    assert Paper(state, OPTIONS).result(game).solos  # the arbiter knows them
    known = {line.table: line.total for line in Paper(state, OPTIONS).lines(game)}
    told = {line.table: line.total for line in Paper(state, OPTIONS).public().lines(game)}
    assert {known[table] - told[table] for table in told} >= {0, game.rules.solo.bonus}
    export_all(state, tmp_path, [Format.CSV], OPTIONS, federation=True)
    made = make_package(state, lambda path: path.write_bytes(b""), tmp_path, OPTIONS)
    sent = [data.decode("latin-1") for data in unpacked(made.path.name, made.path.read_bytes())]
    files = [(tmp_path / ROOM / "sigles-2.txt").read_text("latin-1")]
    files += [(tmp_path / SITE / "sigles-public-2.txt").read_text("latin-1")]
    files += [text for text in sent if text.startswith('"1","') and all(f'"{one}"' in text for one in told.values())]
    assert len(files) == 3
    for text in files:
        rows = [row for row in csv.reader(text.splitlines()) if row[2] != "-1"]
        assert {int(table): int(total) for table, _, total in rows} == told
    with (tmp_path / SITE / "classement-2.csv").open(encoding="utf-8-sig", newline="") as file:
        head, *lines = csv.reader(file, delimiter=";")
    table, total, bonus = (head.index(one) for one in ("Table", "Total", "S"))
    assert {int(line[table]): int(line[total]) for line in lines} == told
    assert not any(line[bonus] for line in lines)


# -- editions --------------------------------------------------------------------------------------------------------


def test_an_export_tells_which_printed_editions_it_replaces(with_child: Tournament, tmp_path: Path) -> None:
    document = make_document(with_child, "classement", 1, OPTIONS)
    assert document is not None
    printed = [f.DocumentPrinted("classement", 1, digest(document), "2026-11-30T15:42")]
    printed += [f.DocumentPrinted("plan-de-tables", 1, "0" * 16, "2026-11-30T09:05")]
    state = fold(printed, with_child)
    told: list[tuple[str, str]] = []

    def export(now: Tournament) -> list[tuple[str, str]]:
        told.clear()
        only = {"classement", "plan-de-tables", "tops"}

        def heard(one: Document, game: int, when: str) -> None:
            assert not when or game == 1
            if when:
                told.append((one.stem, when))

        export_all(now, tmp_path, [Format.CSV], OPTIONS, only=only, written=heard)
        return told

    assert export(state) == [("plan-de-tables-1", "09:05")]
    assert export(corrected_slip(state, 1, 2)) == [("classement-1", "15:42"), ("plan-de-tables-1", "09:05")]
    assert export(with_child) == []
