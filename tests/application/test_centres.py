"""Twelve centres of a hundred players play one prepared game: late, twice, corrected, and one with another top."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from time import process_time

import pytest

from arbitre.application.exchange.centre_corrections import Corrections, read_united
from arbitre.application.exchange.centres import CentreMerge, CentresError, merge_centres
from arbitre.application.session.session import Session, create_session, open_session
from arbitre.domain import facts as f
from arbitre.domain.base.players import Player
from arbitre.domain.board.move import Move
from arbitre.domain.event.merging import NoteKind
from arbitre.domain.facts import Publication
from arbitre.domain.results.rankings import By, group_standings
from arbitre.domain.results.standings import game_result
from arbitre.domain.rules.rule_set import RuleSet, SoloRules
from arbitre.domain.rules.slip import Entry, Slip
from tests.application.sessions import revealed, started
from tests.rooms import catalogue

TURNS = 5
PREPARED = "simultané-2026"


@dataclass(frozen=True)
class Prepared:
    """A prepared game: its racks and moves as texts, and the solutions of each turn."""

    imposed: tuple[tuple[str, str], ...]
    solutions: tuple[tuple[Move, ...], ...]


@cache
def prepared(turns: int = TURNS, seed: str = "préparée") -> Prepared:
    session = started(2, seed=seed)
    imposed: list[tuple[str, str]] = []
    found: list[tuple[Move, ...]] = []
    for _ in range(turns):
        turn = revealed(session)
        assert turn.retained is not None
        imposed.append((turn.draw.text(), turn.retained.text("letter")))
        found.append(tuple(session.searches.solutions(turn).page(0, 60)))
    return Prepared(tuple(imposed), tuple(found))


ALONE = {2: {(3, 7)}, 4: {(3, 7), (4, 5)}}
"""Who has the top of a turn: one of all in the second, one in each of two centres in the fourth."""


def place_of(centre: int, table: int, turn: int) -> int:
    """Which solution of the list a table writes."""
    if turn in ALONE:
        moves = prepared().solutions[turn - 1]
        below = next(place for place, move in enumerate(moves) if move.score < moves[0].score)
        return 0 if (centre, table) in ALONE[turn] else below + (table + centre) % 10
    return (table * 7 + centre * 3 + turn) % 11


def points_of(turn: int, place: int) -> int:
    """What a right slip pays: on the first turn the best score of its word, whatever the place (rule 5.4.2.a)."""
    moves = prepared().solutions[turn - 1]
    same = [move.score for move in moves if turn == 1 and move.word == moves[place].word]
    return max(same, default=moves[place].score)


def slip_of(move: Move) -> Slip:
    entry = Entry("".join(move.word), move.reference.direction, move.reference.text("letter"))
    return Slip(entries=(entry,), score=move.score)


def make_centre(
    folder: Path,
    centre: int,
    players: int = 100,
    *,
    game: Prepared | None = None,
    lower_top: bool = False,
    turns: int = TURNS,
    licences: dict[int, str] | None = None,
    names: dict[int, str] | None = None,
    games: int = 1,
    rules: RuleSet | None = None,
    number: str | None = None,
) -> Session:
    """A centre's event, played and written to ``centre-NN.arbitre``; the session stays open in memory."""
    lists = catalogue()
    session = create_session(None, lists, "Simultané", who=f"Arbitre {centre}", centre=number or f"{centre:02}")
    session.players.register(
        [
            Player(
                f"p{table}",
                (names or {}).get(table, f"Joueur {centre:02}-{table:03}"),
                (licences or {}).get(table, f"{centre:02}{table:04}"),
                club=f"Club {centre:02}",
                category="SVDRJ"[table % 5],
            )
            for table in range(1, players + 1)
        ]
    )
    tiles = lists.tile_set("fr")
    one = game or prepared()
    for _ in range(games):
        session.event.open_game(
            rules or RuleSet(),
            tiles,
            lists.identify("fr", tiles),
            imposed=one.imposed,
            prepared_id=PREPARED,
            seed=f"c{centre}",
        )
        play_game(session, centre, one, turns, lower_top)
    session.journal.copy_to(folder / f"centre-{centre:02}.arbitre")
    return session


def play_game(session: Session, centre: int, one: Prepared, turns: int, lower_top: bool) -> None:
    for number in range(1, turns + 1):
        turn = session.racks.draw()
        session.turns.start_clock()
        if lower_top and number == TURNS:
            session.turns.retain(one.solutions[number - 1][5], "tirage mal lu")
        else:
            session.turns.retain_best()
        session.turns.call_time()
        session.turns.reveal()
        groups: dict[int, list[int]] = {}
        for table in session.game.expected(turn.serial):
            groups.setdefault(place_of(centre, table, number), []).append(table)
        for place, tables in groups.items():
            session.slips.give_to_all(slip_of(one.solutions[number - 1][place]), tables, turn.serial)
    if turns == len(one.imposed):
        session.turns.end_game("essai")


def recomputed(centres: dict[int, int], *, apart: bool = False) -> dict[str, int]:
    """Totals by name from the list of solutions alone: sums, and ten points for whoever is strictly best of a turn."""
    totals: Counter[str] = Counter()
    for number in range(1, TURNS + 1):
        scores = {
            (centre, table): points_of(number, place_of(centre, table, number))
            for centre, players in centres.items()
            for table in range(1, players + 1)
        }
        for (centre, table), score in scores.items():
            totals[f"Joueur {centre:02}-{table:03}"] += score
        rooms = [[key for key in scores if key[0] == centre] for centre in centres] if apart else [list(scores)]
        for room in rooms:
            best = max(scores[key] for key in room)
            leaders = [key for key in room if scores[key] == best]
            if len(leaders) == 1 and best and len(room) >= 16:
                totals[f"Joueur {leaders[0][0]:02}-{leaders[0][1]:03}"] += 10
    return dict(totals)


def standing_of(merge: CentreMerge) -> dict[str, int]:
    return {line.name: line.total for line in merge.standing()}


@pytest.fixture(scope="module")
def simultaneous(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve centres' files: 5 has another top, 8 is sent twice, 12 comes late."""
    folder = tmp_path_factory.mktemp("centres")
    for centre in range(1, 13):
        make_centre(folder, centre, lower_top=centre == 5)
    (folder / "copie.arbitre").write_bytes((folder / "centre-08.arbitre").read_bytes())
    return folder


def test_twelve_centres_make_one_standing_and_a_clear_report(simultaneous: Path) -> None:
    files = sorted(simultaneous.iterdir())
    on_time = merge_centres([path for path in files if "12" not in path.name], name="Simultané mondial")
    everybody = merge_centres(files, name="Simultané mondial", previous=Corrections(on_time.state, ()))

    assert [(note.kind, note.source) for note in everybody.report.notes] == [
        (NoteKind.SENT_TWICE, "copie.arbitre"),
        (NoteKind.TOP_DIFFERS, "05"),
        (NoteKind.LATE, "12"),
    ]
    (note,) = everybody.report.of(NoteKind.TOP_DIFFERS)
    right, wrong = prepared().solutions[TURNS - 1][0], prepared().solutions[TURNS - 1][5]
    assert (note.game, note.turn) == (1, TURNS)
    assert note.ours == f"{prepared().imposed[-1][1]} {right.score}"
    assert note.theirs.endswith(f" {wrong.score}")
    assert [(one.centre, one.players, one.counted) for one in everybody.report.files] == [
        (f"{centre:02}", 100, centre != 5) for centre in range(1, 13)
    ]
    assert everybody.report.tops == {1: sum(moves[0].score for moves in prepared().solutions)}

    counted = {centre: 100 for centre in range(1, 13) if centre != 5}
    assert standing_of(everybody) == recomputed(counted)
    lines = everybody.standing()
    totals = [line.total for line in lines]
    assert totals == sorted(totals, reverse=True)
    assert [line.rank for line in lines] == [1 + sum(other > total for other in totals) for total in totals]
    clubs = group_standings(lines, everybody.state.players, By.CLUB)
    assert len(clubs) == 11
    assert {line.line.table // 1000 for line in clubs["Club 04"]} == {4}
    # Tables are unique and tell the centre.
    assert on_time.state.merged == everybody.state.merged[:-1]


def test_a_centre_with_another_top_counts_once_it_is_accepted(simultaneous: Path) -> None:
    merge = merge_centres(sorted(simultaneous.iterdir()), accepted=("05",))
    assert all(one.counted for one in merge.report.files)
    assert standing_of(merge) == recomputed(dict.fromkeys(range(1, 13), 100))
    assert merge.report.of(NoteKind.TOP_DIFFERS)


def test_the_merged_event_is_a_file_like_any_other(simultaneous: Path, tmp_path: Path) -> None:
    merge = merge_centres(sorted(simultaneous.iterdir())[:4], name="Réunion")
    saved = merge.save(tmp_path / "ensemble.arbitre", who="Centre national")
    session = open_session(saved, catalogue())
    assert session.state == merge.state
    assert session.results.standing() == merge.standing()
    assert session.state.about.name == "Réunion"
    assert session.game.ended == "essai"
    again = merge_centres(sorted(simultaneous.iterdir())[:4], name="Réunion")
    assert again.state == merge.state
    session.event.publish(Publication.PROVISIONAL, until="+30")
    session.undo()
    session.undo()  # the game's end, that the last action wrote
    assert session.can_undo() is not None  # a centre's slips can be taken out again; the games cannot


def test_solos_of_each_centre_or_of_all(tmp_path: Path) -> None:
    """Judged apart, each centre has its own best of a turn; the book leaves it open."""
    counted = {3: 20, 4: 20, 6: 9}
    for centre, players in counted.items():
        make_centre(tmp_path, centre, players)
    files = sorted(tmp_path.iterdir())
    apart, together = merge_centres(files, solos_apart=True), merge_centres(files)
    assert standing_of(apart) == recomputed(counted, apart=True)
    assert standing_of(together) == recomputed(counted)
    assert standing_of(apart) != standing_of(together)
    assert apart.report.solos_apart


def test_other_files_unfinished_ones_and_broken_ones_are_told(tmp_path: Path) -> None:
    make_centre(tmp_path, 1, 6)
    make_centre(tmp_path, 2, 6)
    make_centre(tmp_path, 3, 6, turns=TURNS - 2)
    make_centre(tmp_path, 4, 6, game=prepared(seed="autre"))
    missing = make_centre(tmp_path, 6, 6)
    missing.slips.remove(2, 3, "égaré")
    missing.slips.raise_claim(5, 2, "conteste")
    missing.journal.copy_to(tmp_path / "centre-06.arbitre")
    (tmp_path / "centre-07.arbitre").write_bytes(b"not a tournament")
    create_session(tmp_path / "centre-08.arbitre", catalogue(), "Vide").close()
    merge = merge_centres(sorted(tmp_path.iterdir()), expected=("01", "09"))
    told = {(note.kind, note.source, note.turn) for note in merge.report.notes}
    assert told == {
        (NoteKind.UNFINISHED, "03", TURNS - 2),
        (NoteKind.OTHER_GAME, "04", 1),
        (NoteKind.MISSING, "06", 3),
        (NoteKind.PROVISIONAL, "06", 0),
        (NoteKind.UNREADABLE, "centre-07.arbitre", 0),
        (NoteKind.OTHER_GAME, "centre-08.arbitre", 0),
        (NoteKind.ABSENT, "09", 0),
    }
    assert [one.counted for one in merge.report.files] == [True, True, True, False, True]
    assert len(merge.standing()) == 24
    # The third turn waits for the lost slip: no solo is given for it yet.
    assert merge.state.game(1).pending(3) == (4002,)
    assert not any(serial == 3 for serial, _, _ in game_result(merge.state.game(1), merge.state.players).solos)
    with pytest.raises(CentresError) as problem:
        merge_centres([tmp_path / "centre-07.arbitre"])
    assert problem.value.kind == "no_files"


def test_the_latest_version_of_a_centre_counts(tmp_path: Path) -> None:
    session = make_centre(tmp_path, 1, 6)
    make_centre(tmp_path, 2, 6)
    first = merge_centres(sorted(tmp_path.iterdir()))
    session.slips.correct(3, slip_of(prepared().solutions[0][0]), 1, "mal lu")
    session.journal.copy_to(tmp_path / "aa-corrigé.arbitre")
    merge = merge_centres(sorted(tmp_path.iterdir()), previous=Corrections(first.state, ()))
    assert [(note.kind, note.ours, note.theirs) for note in merge.report.notes] == [
        (NoteKind.SAME_CENTRE, "aa-corrigé.arbitre", "centre-01.arbitre"),
        (NoteKind.UPDATED, "", "aa-corrigé.arbitre"),
    ]
    gained = prepared().solutions[0][0].score - prepared().solutions[0][place_of(1, 3, 1)].score
    before, after = standing_of(first), standing_of(merge)
    assert after == {**before, "Joueur 01-003": before["Joueur 01-003"] + gained}


def test_two_versions_that_went_apart_are_told(tmp_path: Path) -> None:
    session = make_centre(tmp_path, 1, 4)
    copy = open_session(tmp_path / "centre-01.arbitre", catalogue())
    copy.slips.correct(1, slip_of(prepared().solutions[0][0]), 1, "ici")
    copy.close()
    session.slips.correct(2, slip_of(prepared().solutions[0][0]), 1, "là")
    session.journal.copy_to(tmp_path / "zz.arbitre")
    merge = merge_centres(sorted(tmp_path.iterdir()))
    assert [note.kind for note in merge.report.notes] == [NoteKind.DIVERGED]


def test_players_found_twice(tmp_path: Path) -> None:
    make_centre(tmp_path, 1, 4, licences={1: "777", 2: ""}, names={1: "Ann Roy", 2: "Bob Fox"})
    make_centre(tmp_path, 2, 4, licences={3: "0777", 4: ""}, names={3: "ROY Ann", 4: "Fox Bob"})
    merge = merge_centres(sorted(tmp_path.iterdir()))
    assert [(note.kind, note.source, note.ours, note.names) for note in merge.report.notes] == [
        (NoteKind.DUPLICATE_PLAYER, "02", "01", ("Ann Roy", "ROY Ann")),
        (NoteKind.HOMONYM, "02", "01", ("Fox Bob",)),
    ]
    assert len(merge.standing()) == 8


def test_a_player_who_changes_centre_between_games_is_one_line(tmp_path: Path) -> None:
    first = make_centre(tmp_path, 1, 3, games=2, licences={2: "777"})
    make_centre(tmp_path, 2, 3, games=2, licences={1: "777"})
    second = open_session(tmp_path / "centre-02.arbitre", catalogue())
    # In centre 1 he plays the first game, in centre 2 the second: taken out of the seats of the others.
    for session, number, player in ((first, 2, "p2"), (second, 1, "p1")):
        game = session.state.game(number)
        seats = {table: found for table in game.seats if (found := game.player_at(table, 1)) is not None}
        (table,) = (table for table, one in seats.items() if one == player)
        seats.pop(table)
        session.commit([f.TablesAssigned(number, tuple(seats.items()))])
        for turn in game.turns:
            session.commit([f.SlipRemoved(number, turn.serial, table)])
    first.journal.copy_to(tmp_path / "centre-01.arbitre")
    second.close()
    merge = merge_centres(sorted(tmp_path.iterdir()))
    assert [(note.kind, note.source) for note in merge.report.notes] == [(NoteKind.MOVED_PLAYER, "02")]
    assert len(merge.standing()) == 5
    line = next(line for line in merge.standing() if merge.state.players[line.player].licence == "777")
    assert None not in line.games


def test_two_centres_that_say_they_are_the_same_both_count(tmp_path: Path) -> None:
    make_centre(tmp_path, 1, 3, number="01")
    make_centre(tmp_path, 2, 3, number="01")
    merge = merge_centres(sorted(tmp_path.iterdir()))
    assert [note.kind for note in merge.report.notes] == [NoteKind.SAME_CENTRE]
    assert [one.centre for one in merge.report.files] == ["01", "01 (2)"]
    assert len(merge.standing()) == 6


def test_averages_stay_inside_a_centre_and_late_arrivals_and_leavers_come_along(tmp_path: Path) -> None:
    session = make_centre(tmp_path, 1, 5)
    make_centre(tmp_path, 2, 5)
    session.turns.reopen_game("oubli")
    session.tables.leave(5, 4, "malade")
    session.event.adjust("p1", -10, "carton")
    session.slips.override(2, replace(session.game.turn(1).slips[2].given, points=1, base=1), "décision", 1)
    session.turns.end_game("fin")
    session.journal.copy_to(tmp_path / "centre-01.arbitre")
    merge = merge_centres(sorted(tmp_path.iterdir()))
    game = merge.state.game(1)
    assert set(game.arbiters.values()) == {"01", "02"}
    assert game.left == {1005: 4}
    own = {line.player: line.total for line in session.results.standing()}
    merged = {line.player: line.total for line in merge.standing()}
    assert {key: merged[f"01/{key}"] for key in own} == own


def test_other_rules_and_words_are_told(tmp_path: Path) -> None:
    make_centre(tmp_path, 1, 3)
    make_centre(tmp_path, 2, 3)
    make_centre(tmp_path, 3, 3, rules=RuleSet(title="Club", solo=SoloRules(players=3)))
    session = open_session(tmp_path / "centre-02.arbitre", catalogue())
    session.words.admit("ZZZZ", "essai")
    session.close()
    merge = merge_centres(sorted(tmp_path.iterdir()))
    assert [(note.kind, note.source, note.names) for note in merge.report.notes] == [
        (NoteKind.WORDS_DIFFER, "02", ("ZZZZ",)),
        (NoteKind.RULES_DIFFER, "03", ("title", "solo.players")),
    ]
    assert all(one.counted for one in merge.report.files)


def test_progress_and_cancel(simultaneous: Path) -> None:
    told: list[float] = []

    def tell(share: float) -> bool:
        told.append(share)
        return True

    merge_centres(sorted(simultaneous.iterdir())[:3], progress=tell)
    assert told == sorted(told)
    assert told[-1] == 1.0
    with pytest.raises(CentresError) as problem:
        merge_centres(sorted(simultaneous.iterdir())[:3], progress=lambda share: False)
    assert problem.value.kind == "cancelled"


def test_the_time_grows_with_the_centres_no_faster_than_their_number(simultaneous: Path) -> None:
    files = [path for path in sorted(simultaneous.iterdir()) if "centre" in path.name]

    def seconds(count: int) -> float:
        start = process_time()
        merge_centres(files[:count])
        return process_time() - start

    seconds(2)
    few = seconds(3)
    assert seconds(12) < 12 * few  # four times the players


def test_what_was_corrected_in_the_union_stays_when_a_centre_comes_late(tmp_path: Path) -> None:
    for centre in (2, 3, 1):
        make_centre(tmp_path, centre, 6)
    late = tmp_path / "centre-01.arbitre"  # the first of all: every table gets another number
    files = [tmp_path / "centre-02.arbitre", tmp_path / "centre-03.arbitre"]
    whole = merge_centres(files).save(tmp_path / "tout.arbitre")
    united = open_session(whole, catalogue(), who="Calcul")
    best = slip_of(prepared().solutions[0][0])
    united.slips.correct(2003, best, 1, "mal lu au centre 3")  # centre 03 is the second of two
    united.slips.remove(1004, 2, "pas de lui")
    undone = united.state
    united.slips.correct(2005, best, 1, "non")
    united.undo()
    assert united.state.games == undone.games
    player = united.game.player_at(2006, 1)
    assert player is not None
    united.players.edit(replace(united.state.players[player], name="Nom corrigé"))
    corrected = {line.name: line.total for line in united.results.standing()}
    united.close()

    second = merge_centres([late, *files], previous=read_united(whole))
    told = [(note.kind, note.turn, note.tables) for note in second.report.of(NoteKind.CARRIED)]
    assert told == [(NoteKind.CARRIED, 1, (3003,)), (NoteKind.CARRIED, 2, (2004,)), (NoteKind.CARRIED, 0, ())]
    now = standing_of(second)
    assert {name: now[name] for name in corrected} == corrected
    assert len(now) == len(corrected) + 6
    again = merge_centres([late, *files], previous=read_united(second.save(tmp_path / "tout2.arbitre")))
    assert standing_of(again) == now  # and once more
    with open_session(again.save(tmp_path / "tout3.arbitre"), catalogue()).journal as journal:
        assert [one.who for one in journal.since(0)][-3:] == ["Calcul"] * 3


def test_a_correction_that_has_no_place_any_more_is_refused_by_name(tmp_path: Path) -> None:
    for centre in (1, 2):
        make_centre(tmp_path, centre, 4)
    files = sorted(tmp_path.iterdir())
    whole = merge_centres(files).save(tmp_path / "tout.arbitre")
    united = open_session(whole, catalogue())
    united.slips.remove(2003, 2, "pas de lui")
    united.close()
    with pytest.raises(CentresError) as problem:
        merge_centres(files[:1], previous=read_united(whole))
    assert problem.value.kind == "corrections_lost"
    assert problem.value.data["corrections"] == ["SlipRemoved 1.2.2003"]


def test_a_union_is_not_named_after_one_centre(tmp_path: Path) -> None:
    for centre, name in ((1, "Simultané de mai - Lyon"), (2, "Simultané de mai - Nice"), (3, "Autre chose")):
        session = make_centre(tmp_path, centre, 2)
        session.event.edit(name=name)
        session.journal.copy_to(tmp_path / f"nom-{centre}.arbitre")
    files = [tmp_path / f"nom-{centre}.arbitre" for centre in (1, 2, 3)]
    assert merge_centres(files[:2]).state.about.name == "Simultané de mai"
    assert merge_centres(files).state.about.name == "3 centres"
    assert merge_centres(files, name="Mondial").state.about.name == "Mondial"
