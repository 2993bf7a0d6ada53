"""Three games of twenty-five turns with 450 players in one window: nothing slows down, memory does not run away."""

from __future__ import annotations

import resource
import statistics
import time
from dataclasses import replace
from pathlib import Path

import pytest

from arbitre.application.session.session import Session
from arbitre.domain.event.state import Step
from arbitre.domain.rules.rule_set import RuleSet, with_turns
from arbitre.ui.shell.main_window import MainWindow
from tests.rooms import catalogue, room, room_session
from tests.ui.desk_fixtures import hands, window
from tests.ui.hands import Hands

__all__ = ["hands", "window"]

PLAYERS, TURNS, GAMES, SINGLE = 450, 25, 3, 12


def memory() -> float:
    """The most memory used so far, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def play_turn(window: MainWindow, hands: Hands, session: Session) -> list[float] | None:
    """A turn by the steps of the desk; the processor seconds of each single slip. ``None``: the game is over."""
    for name in ("draw", "clock", "time", "reveal", "next"):
        window.actions_[name].trigger()
        if name == "time" and window.desk.step is Step.RUNNING:  # long before the end it asks for the key again
            window.actions_[name].trigger()
        if name == "draw" and window.desk.step is not Step.DRAWN:
            return None
    if window.desk.step is not Step.REVEALED:  # no word can be played: rule 3.6
        session.turns.cancel("essai")
        return []
    hands.settle()
    spent = []
    for table in range(1, SINGLE + 1):
        hands.type(str(table))
        start = time.process_time()
        hands.type("⏎")
        spent.append(time.process_time() - start)
    hands.type(f"= {SINGLE + 1}-{PLAYERS}⏎⎋")
    live = session.game.live
    assert live is not None
    assert session.game.complete(live.serial)
    return spent


@pytest.mark.long
def test_three_games_with_450_players(
    window: MainWindow, hands: Hands, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = replace(room(), players=tuple(f"Joueur {number:03}" for number in range(1, PLAYERS + 1)), extra_words=())
    rules = with_turns(RuleSet(), TURNS)
    session = room_session(one, tmp_path / "salle.arbitre", rules)
    window.set_session(session)
    window.desk.hidden = False
    medians, used = [], []
    lists = catalogue()
    for number in range(GAMES):
        if number:
            tiles = lists.tile_set("fr")
            session.event.open_game(rules, tiles, lists.identify("fr", tiles))
        seconds: list[float] = []
        for _ in range(TURNS + 5):
            spent = play_turn(window, hands, session)
            if spent is None:
                break
            seconds += spent
        session.turns.end_game("essai")
        medians.append(statistics.median(seconds))
        used.append(memory())
    with capsys.disabled():
        shown = ", ".join(f"{median * 1000:.1f} ms {size:.0f} MB" for median, size in zip(medians, used, strict=True))
        print(f"\nslips of {PLAYERS} players, game by game: {shown}")
    assert medians[-1] < 2.5 * medians[0]
    assert used[-1] - used[0] < 2 * (used[0] - 60)  # two more games cost no more than the first and the program
