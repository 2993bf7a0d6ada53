"""The measurements of the solver are made and make sense."""

from __future__ import annotations

from typing import Any

from arbitre.solver import bench, wordlist
from tests.solver.boards import AZ, BONUS, LETTER_TIMES, WORD_TIMES, codes, positions, shipped_words, values


def test_the_figures_of_a_small_run() -> None:
    cases = [case for jokers in (0, 1) for case in positions("it7") if case["jokers"] == jokers][::12]
    told: list[float] = []
    figures: dict[str, Any] = bench.measure(
        wordlist.read(shipped_words("it"), AZ).blob,
        [bench.Position(codes("".join(case["board"])), codes(case["rack"]), 7) for case in cases],
        bench.Premises(values("it"), LETTER_TIMES, WORD_TIMES, BONUS),
        bag=codes("AAAAAEEEEEIIIIIOOOOOCCRRSSTTLLMMNNUUBDFPVGHZQ??"),
        progress=told.append,
    )
    kinds = {str(case["jokers"]) for case in cases}
    for name in ("top_us", "top_p95_us", "list_us", "list_p95_us", "list_ns_a_move", "reference_us"):
        assert set(figures[name]) == kinds, name
        assert all(figure > 0 for figure in figures[name].values()), name
    assert all(2 < figure < 20 for figure in figures["list_nodes_a_move"].values())
    assert figures["compiled"]
    assert 1 < figures["lexicon_mb"] < 60
    assert figures["games_per_s"] > 0
    assert 5 < figures["moves_per_game"] < 40
    assert told == sorted(told)
    assert told[-1] == 1.0
    # The same questions in the same run: the plain solver is far slower than the compiled one.
    assert all(figures["reference_us"][kind] > 20 * figures["list_us"][kind] for kind in kinds)
