"""Every document of a tournament: made for any number of players, exported, dated, and changed when the slips are."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arbitre.domain import facts as f
from arbitre.domain.event.state import Tournament
from arbitre.domain.folding.tournament import fold
from arbitre.domain.results.rankings import By
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip
from arbitre.reports.catalogue import (
    BY_NAME,
    ENTRIES,
    ROOM,
    SITE,
    Format,
    documents,
    export_all,
    make_document,
    wanted,
    write_document,
)
from arbitre.reports.documents import Cards, Document, Table, value_of
from arbitre.reports.marking_papers import arbitration_sheet
from arbitre.reports.note_papers import correction_notes, notes
from arbitre.reports.paper import Options, Paper, ReportError, content, digest
from arbitre.reports.pdf import pdf_bytes
from arbitre.reports.standing_papers import standing_document
from arbitre.reports.statistics_papers import ranks_over_time
from arbitre.reports.texts import Texts
from tests.reports.sample import NOW, OPTIONS, room, tournament


def total_of(document: Document, key: str = "total") -> list[object]:
    table = document.tables()[0]
    at = [column.key for column in table.columns].index(key)
    return [value_of(row[at]) for row in table.rows]


# -- what is made ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["empty", "players", "small", "hall"])
def test_every_document_is_made_and_printed(state: str, small: Paper, hall: Paper) -> None:
    empty = fold([f.TournamentCreated("", "uid")])
    only_players = fold([*[f.PlayerRegistered(one) for one in hall.state.players.values()]], empty)
    states = {"empty": empty, "players": only_players, "small": small.state, "hall": hall.state}
    for document in documents(states[state], OPTIONS):
        assert pdf_bytes(document).startswith(b"%PDF")


def test_names_are_unique_and_every_kind_is_there(club: Paper) -> None:
    assert len(BY_NAME) == len(ENTRIES)
    made = {document.stem for document in documents(club.state, OPTIONS)}
    assert len(made) == len([*documents(club.state, OPTIONS)])
    per_game = {entry.name for entry in ENTRIES if entry.per_game}
    for name in per_game:
        assert {f"{name}-1", f"{name}-2"} <= made
    assert {f"classement-par-{by}-general" for by in By if by is not By.PAIRS} <= made


def test_unknown_documents_and_games_are_refused(small: Paper) -> None:
    with pytest.raises(ReportError) as refused:
        make_document(small.state, "bulletin", 1, OPTIONS)
    assert refused.value.kind == "no_such_document"
    with pytest.raises(ReportError) as refused:
        make_document(small.state, "classement", 7, OPTIONS)
    assert refused.value.kind == "no_such_game"


def test_a_sealed_booklet_stays_closed_until_the_game_is_over(small: Paper) -> None:
    game = replace(small.game(1), imposed=(("ESOSTRL", "H3 STEROLS"),))
    state = replace(small.state, games=(game,))
    assert make_document(state, "livret", 1, OPTIONS) is None
    played = replace(game, ended="one_letter")
    made = make_document(replace(state, games=(played,)), "livret", 1, OPTIONS)
    assert made is not None
    assert list(made.tables()[0].rows) == [(1, "ESOSTRL", "STEROLS", "H3", 66, 66)]


def test_the_game_sheet_in_duplitop_order_gives_each_solution_on_the_next_line(club: Paper) -> None:
    normal = make_document(club.state, "feuille-de-partie", 1, OPTIONS)
    shifted = make_document(club.state, "feuille-de-partie", 1, replace(OPTIONS, duplitop=True))
    assert normal is not None
    assert shifted is not None
    rows, moved = normal.tables()[0].rows, shifted.tables()[0].rows
    assert len(moved) == len(rows) + 1
    assert [tuple(row[2:]) for row in moved[1:]] == [tuple(row[2:]) for row in rows]
    assert [tuple(row[:2]) for row in moved[:-1]] == [tuple(row[:2]) for row in rows]


# -- what they say ---------------------------------------------------------------------------------------------------


def recomputed(state: Tournament, number: int) -> dict[str, int]:
    """Totals worked out from the recorded rulings alone, warnings and solos by the numbers of the rule book."""
    game = state.game(number)
    points: dict[str, int] = {}
    warnings: dict[str, int] = {}
    solos: dict[str, int] = {}
    people = {seats[0].player or "": table for table, seats in game.seats.items()}
    for turn in game.turns:
        rulings = {player: turn.slips[table].given for player, table in people.items() if table in turn.slips}
        bases = sorted((ruling.base for ruling in rulings.values()), reverse=True)
        for player, ruling in rulings.items():
            points[player] = points.get(player, 0) + ruling.points
            warnings[player] = warnings.get(player, 0) + (ruling.sanction is Sanction.WARNING)
            if ruling.base == bases[0] > 0 and bases[1] < bases[0]:
                solos[player] = solos.get(player, 0) + 1
    assert len(points) >= 16
    return {
        player: total - 5 * max(0, warnings[player] - 3) + 10 * solos.get(player, 0) for player, total in points.items()
    }


def check_standings(paper: Paper) -> None:
    games = [recomputed(paper.state, game.number) for game in paper.state.games]
    everybody = {player: sum(game.get(player, 0) for game in games) for player in paper.state.players}
    expected = sorted(everybody.values(), reverse=True)
    document = standing_document(paper)
    assert total_of(document) == expected
    assert total_of(document, "rank") == [expected.index(total) + 1 for total in expected]
    top = sum(one["retained"]["points"] for one in room("room60" if len(everybody) <= 60 else "room450")["turns"])
    assert total_of(document, "negative") == [total - top * len(games) for total in expected]
    for game, own in zip(paper.state.games, games, strict=True):
        assert total_of(standing_document(paper, game)) == sorted(own.values(), reverse=True)


def test_standings_of_the_room_equal_an_independent_recomputation(club: Paper) -> None:
    check_standings(club)


def test_groups_hold_everybody_once_in_the_order_of_the_standing(club: Paper) -> None:
    whole = standing_document(club.public()).blocks[0]
    overall = {str(row[1]): value_of(row[0]) for row in whole.rows}  # type: ignore[union-attr]
    for by in (By.CATEGORY, By.SERIES, By.CLUB, By.TEAM):
        document = make_document(club.state, f"classement-par-{by}", 0, OPTIONS)
        assert document is not None
        tables = [table for table in document.tables() if table.group]
        names = [str(row[1]) for table in tables for row in table.rows]
        assert sorted(names) == sorted(overall)
        for table in tables:
            ranks = [overall[str(row[1])] for row in table.rows]
            assert ranks == sorted(ranks, key=lambda rank: rank if isinstance(rank, int) else 0)
            assert [value_of(row[-1]) for row in table.rows] == ranks


def test_the_arbitration_sheet_adds_up_to_the_standing(club: Paper) -> None:
    game = club.game(1)
    totals = [row[-1] for table in arbitration_sheet(club, game).tables() for row in table.rows]
    standing = total_of(standing_document(club, game))
    assert sorted(map(str, totals)) == sorted(map(str, standing))


def test_points_brought_from_a_resumed_game_stand_in_a_column_of_their_own(club: Paper) -> None:
    """Without them the columns of a line would not add up to its total."""
    game = club.game(1)
    resumed = f.GameResumed(1, 6, tuple(["." * 15] * 15), (), 300, {1: 250, 2: 299}, "panne")
    paper = Paper(replace(club.state, games=(replace(game, resumed=resumed),)), OPTIONS)
    one = paper.game(1)
    results = paper.result(one).players
    expected = {own.table: own.resumed + own.adjusted for own in results.values()}
    assert (expected[1], expected[2]) == (250, 299)
    standing = standing_document(paper, one).tables()[0]
    keys = [column.key for column in standing.columns]
    for row in standing.rows:
        line: dict[str, Any] = {key: value_of(cell) or 0 for key, cell in zip(keys, row, strict=True)}
        assert line["other"] == expected[line["table"]]
        made = line["base"] - line["penalties"] - line["deduction"] + line["bonus"] + line["other"]
        assert made == line["total"]
    for table in arbitration_sheet(paper, one).tables():
        at = {column.key: place for place, column in enumerate(table.columns)}
        for row in table.rows:
            if isinstance(number := value_of(row[at["table"]]), int):
                assert (value_of(row[at["other"]]) or 0) == expected[number]


def test_ranks_over_time_end_as_the_points_do(club: Paper) -> None:
    results = club.result(club.game(1)).players
    serials = [turn.serial for turn in club.turns(club.game(1))]
    ranks = ranks_over_time(results, serials)
    points = {player: sum(score.points for score in one.scores.values()) for player, one in results.items()}
    ordered = sorted(points.values(), reverse=True)
    assert {player: own[-1] for player, own in ranks.items()} == {
        player: ordered.index(total) + 1 for player, total in points.items()
    }


# -- correction notes ------------------------------------------------------------------------------------------------


def test_notes_are_by_turn_and_table_and_count_the_warnings(club: Paper) -> None:
    game = club.game(1)
    found = notes(club, game)
    order = [(note.turn.serial, note.table) for note in found]
    assert order == sorted(order)
    told = [note for note in found if note.sanction is Sanction.WARNING]
    assert told
    for note in told:
        scores = club.result(game).players[note.player].scores
        assert note.warnings == sum(score.warning for serial, score in scores.items() if serial <= note.turn.serial)


def test_notes_of_one_turn_and_arbiter_are_theirs_only(club: Paper) -> None:
    game, turn = club.game(1), club.game(1).turn(3)
    own = notes(club, game, turn, "Bernard")
    assert own
    assert {note.arbiter for note in own} == {"Bernard"}
    assert {note.turn.serial for note in own} == {3}
    both = len(own) + len(notes(club, game, turn, "Alice"))
    assert both == len(notes(club, game, turn))
    document = correction_notes(club, game, turn, "Bernard")
    assert isinstance(document.blocks[0], Cards)
    assert len(document.blocks[0].cards) == len(own) == len(document.tables()[0].rows)


def test_a_wrong_score_on_the_top_word_needs_no_note_but_counts(club: Paper) -> None:
    """Rule 5.9 leaves that note to the arbiter; the warning stands."""
    game = club.game(1)
    every = notes(Paper(club.state, replace(OPTIONS, optional_notes=True)), game, game.turn(1))
    usual = notes(club, game, game.turn(1))
    left_out = [note for note in every if note.table not in {one.table for one in usual}]
    assert left_out
    assert all(game.turn(1).slips[note.table].ruling.reason is Reason.SCORE_WRONG for note in left_out)
    assert all(club.result(game).players[note.player].scores[1].warning for note in left_out)


# -- editions --------------------------------------------------------------------------------------------------------


def test_the_head_says_how_firm_the_figures_are(small: Paper) -> None:
    def version(state: Tournament, game: int = 1) -> str:
        document = make_document(state, "classement", game, OPTIONS)
        assert document is not None
        return document.header.version

    assert version(small.state) == "en cours"
    ended = fold([f.GameEnded(1, "one_letter")], small.state)
    assert version(ended) == "provisoire"
    until = fold([f.StandingPublished(1, f.Publication.PROVISIONAL, "17:30")], ended)
    assert version(until) == "provisoire jusqu’à 17:30"
    assert version(until, 0) == "provisoire"
    assert version(fold([f.StandingPublished(1, f.Publication.OFFICIAL)], until)) == "officiel"


def test_a_print_that_differs_says_which_it_replaces(small: Paper) -> None:
    document = standing_document(small.public(), small.game(1))
    printed = fold([f.DocumentPrinted(document.name, 1, digest(document), "2026-11-30T15:42")], small.state)
    same = make_document(printed, "classement", 1, OPTIONS)
    assert same is not None
    assert same.header.version == "en cours"
    assert content(same) == content(document)
    corrected = corrected_slip(printed, 1, 2)
    other = make_document(corrected, "classement", 1, OPTIONS)
    assert other is not None
    assert other.header.version == "en cours · remplace l’édition de 15:42"


def corrected_slip(state: Tournament, game: int, turn: int) -> Tournament:
    """The state after the slip of table 1 turned out to be blank."""
    ruling = Ruling(0, 0, Sanction.ZERO, "5.7", Reason.BLANK_SLIP)
    return fold([f.SlipCorrected(game, turn, 1, Slip(), ruling, "vu au recomptage")], state)


def test_correcting_a_slip_of_game_one_changes_what_depends_on_it_and_nothing_else(club: Paper) -> None:
    before = {document.stem: digest(document) for document in documents(club.state, OPTIONS)}
    after = {document.stem: digest(document) for document in documents(corrected_slip(club.state, 1, 5), OPTIONS)}
    changed = {stem for stem in before if before[stem] != after[stem]}
    assert set(before) == set(after)
    assert {stem for stem in changed if stem.endswith("-2")} == set()
    about_slips = {
        "classement-1",
        "classement-general",
        "classement-par-categorie-general",
        "classement-par-club-general",
        "coups-1",
        "statistiques-1",
        "feuille-de-route-1",
        "feuille-arbitrage-1",
        "billets-de-correction-1",
        "tops-1",
    }
    assert about_slips <= changed
    about_the_game = {
        "feuille-de-partie-1",
        "feuilles-de-partie-4-general",
        "feuille-arbitrage-vierge-1",
        "livret-1",
        "controle-du-sac-1",
        "plan-de-tables-1",
        "cartons-de-table-1",
        "bulletins-1",
    }
    assert not about_the_game & changed


# -- export ----------------------------------------------------------------------------------------------------------


def test_export_writes_every_document_in_every_format(small: Paper, tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    folder = tmp_path / "Été 2026" / "Scrabblé ș"
    files = export_all(
        small.state,
        folder,
        list(Format),
        OPTIONS,
        federation=True,
        progress=lambda done, total, _: heard.append((done, total)),
    )
    assert all(file.is_file() and file.stat().st_size for file in files)
    names = {file.name for file in files}
    assert {"classement-general.pdf", "classement-1.xlsx", "feuille-de-partie-1.html", "classement-1.csv"} <= names
    site, room = ({path.name for path in (folder / one).iterdir()} for one in (SITE, ROOM))
    assert {"sigles-public-1.txt", "index.html", "classement-1.pdf", "communique-general.pdf"} <= site
    assert {"sigles-1.txt", "bulletins-1.pdf", "plan-de-tables-1.html", "billets-de-correction-1.pdf"} <= room
    assert site | room == {*names, "assets"}
    assert site & room == {"assets"}
    assert sorted(path.name for path in folder.iterdir()) == sorted([SITE, ROOM])
    total = len(wanted(small.state))
    assert heard == [(done, total) for done in range(total + 1)]


def test_export_of_what_was_asked_only(small: Paper, tmp_path: Path) -> None:
    files = export_all(small.state, tmp_path, {Format.PDF}, OPTIONS, only={"classement", "solos"})
    assert [file.name for file in files] == ["classement-general.pdf", "classement-1.pdf", "solos-1.pdf"]
    public = export_all(small.state, tmp_path / "site", {Format.HTML}, OPTIONS, public_only=True)
    assert not any("billets" in file.name or "bulletins" in file.name for file in public)


def test_export_can_be_cancelled_between_documents(small: Paper, tmp_path: Path) -> None:
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) > 3

    files = export_all(small.state, tmp_path, {Format.CSV}, OPTIONS, cancelled=cancelled)
    assert len(files) == 3
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted(files)


def test_a_folder_that_cannot_be_written_is_told_and_the_old_file_stays(small: Paper, tmp_path: Path) -> None:
    document = standing_document(small)
    path = write_document(document, tmp_path / "classement.csv")
    before = path.read_bytes()
    blocked = tmp_path / "fichier"
    blocked.write_text("")
    with pytest.raises(ReportError) as refused:
        export_all(small.state, blocked, {Format.PDF}, OPTIONS)
    assert refused.value.kind == "cannot_write"
    assert str(blocked) in str(refused.value.data["path"])
    with pytest.raises(ReportError):
        write_document(document, tmp_path / "absent" / "classement.csv")
    assert path.read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == ["classement.csv", "fichier"]


def test_documents_are_translated(club: Paper) -> None:
    def shout(context: str, text: str) -> str:
        return text.upper() if "{" not in text else text

    options = Options(NOW, Texts("fr", shout))
    document = make_document(club.state, "classement", 0, options)
    assert document is not None
    assert document.title == "CLASSEMENT GÉNÉRAL"
    table = document.blocks[0]
    assert isinstance(table, Table)
    assert [column.head for column in table.columns if column.key in ("name", "total")] == ["NOM", "TOTAL"]


# -- large events ----------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_standings_of_450_players_equal_an_independent_recomputation() -> None:
    check_standings(Paper(tournament(450, 3), OPTIONS))


def test_the_guide_names_every_document() -> None:
    guide = (Path(__file__).parent.parent.parent / "docs" / "guide" / "documents.md").read_text("utf-8")
    for name in BY_NAME:
        shown = name.replace("classement-par-", "-") if name not in ("classement-par-categorie",) else name
        assert f"`{shown}`" in guide, name
