"""Statistics of a game: how hard each turn was, what it cost, how the ranks moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from arbitre.domain.event.state import Game, Turn
from arbitre.domain.results.standings import PlayerResult, TurnScore
from arbitre.domain.rules.slip import Sanction
from arbitre.reports.documents import (
    Block,
    Chart,
    Column,
    Document,
    Facts,
    Kind,
    Plot,
    Row,
    Series,
    Table,
    Text,
    Totals,
)
from arbitre.reports.marking_papers import turn_scores
from arbitre.reports.paper import Paper, rack_text
from arbitre.reports.texts import mark

# Share of the room that found the top, in percent, from which a turn is called so.
DIFFICULTY: tuple[tuple[float, str], ...] = (
    (60.0, mark("facile")),
    (25.0, mark("moyen")),
    (5.0, mark("difficile")),
    (1e-9, mark("très difficile")),
    (0.0, mark("introuvé")),
)
_SHOWN_PLAYERS = 6


@dataclass(frozen=True)
class TurnFigures:
    """What a room made of a turn."""

    turn: Turn
    scores: Mapping[int, TurnScore]
    solutions: int

    @property
    def top(self) -> int:
        """Points of the retained move."""
        return self.turn.retained.score if self.turn.retained is not None else 0

    @cached_property
    def points(self) -> list[int]:
        """What was paid, best first."""
        return sorted((one.points for one in self.scores.values()), reverse=True)

    @cached_property
    def mean(self) -> float:
        """Mean of what was paid."""
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def tops(self) -> int:
        """Players who found the top."""
        return sum(one.top for one in self.scores.values())

    @property
    def zeros(self) -> int:
        """Slips paid nothing."""
        return sum(one.points == 0 for one in self.scores.values())

    @property
    def below(self) -> int:
        """Slips that count, below the top."""
        return len(self.points) - self.tops - sum(one.points == 0 and not one.top for one in self.scores.values())

    @property
    def second(self) -> int | None:
        """The best that was played below the top."""
        return next((points for points in self.points if 0 < points < self.top), None)

    @property
    def share(self) -> float:
        """Percentage of the room that found the top."""
        return 100 * self.tops / len(self.points) if self.points else 0.0

    def sanctions(self, kind: Sanction) -> int:
        """How many slips bore a sanction."""
        return sum(one.sanction is kind for one in self.scores.values())


def difficulty(share: float) -> str:
    """Name of a turn's difficulty by the percentage that found the top.

    >>> difficulty(80), difficulty(4.9), difficulty(0)
    ('facile', 'très difficile', 'introuvé')
    """
    return next(name for least, name in DIFFICULTY if share >= least)


def figures(paper: Paper, game: Game) -> list[TurnFigures]:
    """The figures of every turn that the room knows."""
    found = []
    for turn in paper.turns(game):
        scores = turn_scores(paper, game, turn)
        different = {
            (marked.ruling.word, marked.ruling.reference)
            for marked in turn.slips.values()
            if marked.ruling.word and marked.ruling.points
        }
        found.append(TurnFigures(turn, scores, len(different)))
    return found


def statistics_document(paper: Paper, game: Game) -> Document:
    """Tables and charts of a game's statistics."""
    texts = paper.texts
    found = figures(paper, game)
    blocks: list[Block] = [_summary(paper, game, found)]
    if found:
        blocks.append(_table(paper, game, found))
        blocks.extend(charts(paper, game, found))
    else:
        blocks.append(Text(texts.tr("Aucun coup n’est encore révélé.")))
    return Document(
        "statistiques", texts.tr("Statistiques"), paper.header(game), tuple(blocks), texts, str(game.number)
    )


def _summary(paper: Paper, game: Game, found: Sequence[TurnFigures]) -> Facts:
    texts, lines = paper.texts, paper.lines(game)
    slips = sum(len(one.points) for one in found)
    totals = sorted(line.total for line in lines)
    middle = totals[len(totals) // 2] if totals else 0
    pairs = [
        (texts.tr("Top"), texts.number(game.top_total)),
        (texts.tr("Bulletins"), texts.number(slips)),
        (texts.tr("Moyenne de la salle"), texts.number(sum(totals) / len(totals), 1) if totals else "–"),
        (texts.tr("Médiane"), texts.number(middle)),
        (texts.tr("Tops trouvés"), texts.percent(100 * sum(one.tops for one in found) / slips, 1) if slips else "–"),
        (texts.tr("Zéros"), texts.percent(100 * sum(one.zeros for one in found) / slips, 1) if slips else "–"),
        (texts.tr("Avertissements"), texts.number(sum(one.sanctions(Sanction.WARNING) for one in found))),
        (texts.tr("Pénalités"), texts.number(sum(one.sanctions(Sanction.PENALTY) for one in found))),
    ]
    return Facts(tuple(pairs))


def _table(paper: Paper, game: Game, found: Sequence[TurnFigures]) -> Table:
    texts = paper.texts
    solos = {serial: player for serial, player, _ in paper.result(game).solos}
    columns = (
        Column("turn", texts.tr("Coup"), Kind.INT),
        Column("rack", texts.tr("Tirage"), Kind.WORD, weight=0.5),
        Column("word", texts.tr("Solution"), Kind.WORD, weight=1),
        Column("top", texts.tr("Top"), Kind.INT),
        Column("second", texts.tr("Sous-top"), Kind.INT),
        Column("mean", texts.tr("Moy."), Kind.DECIMAL, decimals=1),
        Column("cost", texts.tr("Coût"), Kind.DECIMAL, decimals=1),
        Column("tops", texts.tr("Tops"), Kind.INT),
        Column("share", texts.tr("Part"), Kind.PERCENT, decimals=0),
        Column("zeros", texts.tr("Zéros"), Kind.INT),
        Column("warnings", texts.tr("A"), Kind.INT),
        Column("penalties", texts.tr("P"), Kind.INT),
        Column("solutions", texts.tr("Sol."), Kind.INT),
        Column("solo", texts.tr("Solo"), weight=0.6),
        Column("level", texts.tr("Difficulté")),
    )
    rows: list[Row] = []
    for one in found:
        move, solo = one.turn.retained, solos.get(one.turn.serial)
        rows.append(
            (
                one.turn.number,
                rack_text(one.turn),
                paper.solution(move, game) if move is not None else "",
                one.top,
                one.second,
                one.mean,
                one.top - one.mean if one.points else None,
                one.tops,
                one.share,
                one.zeros,
                one.sanctions(Sanction.WARNING),
                one.sanctions(Sanction.PENALTY),
                one.solutions,
                paper.name(solo) if solo else None,
                texts.tr(difficulty(one.share)) if one.points else None,
            )
        )
    summed = {"top": sum(one.top for one in found), "tops": sum(one.tops for one in found)}
    summed |= {"zeros": sum(one.zeros for one in found)}
    summed |= {"warnings": sum(one.sanctions(Sanction.WARNING) for one in found)}
    summed |= {"penalties": sum(one.sanctions(Sanction.PENALTY) for one in found)}
    means = {"mean": sum(one.mean for one in found), "cost": sum(one.top - one.mean for one in found if one.points)}
    totals: Row = [
        texts.tr("Total") if column.key == "word" else (summed | means).get(column.key) for column in columns
    ]
    note = texts.tr("Coût : ce que le coup a coûté en moyenne à un joueur. Sol. : solutions différentes jouées.")
    sums = (*summed, *means)
    return Table(columns, rows, totals=Totals(totals, sums), size=8.8, note=note)


# -- charts (the window shows them too) ------------------------------------------------------------------------------


def charts(paper: Paper, game: Game, found: Sequence[TurnFigures]) -> list[Chart]:
    """What the room found, what each turn cost, the best players against the top, the ranks over time."""
    texts = paper.texts
    labels = tuple(str(one.turn.number) for one in found)
    turn = texts.tr("Coup")
    spread = (
        Series(texts.tr("top"), tuple(float(one.tops) for one in found)),
        Series(texts.tr("entre les deux"), tuple(float(one.below) for one in found)),
        Series(texts.tr("zéro"), tuple(float(len(one.points) - one.tops - one.below) for one in found)),
    )
    cost = (Series(texts.tr("Coût"), tuple(round(one.top - one.mean, 1) if one.points else None for one in found)),)
    made = [
        Chart(
            Plot.STACKED, labels, spread, texts.tr("Ce que la salle a trouvé"), turn, texts.tr("Joueurs"), height=180
        ),
        Chart(
            Plot.BARS,
            labels,
            cost,
            texts.tr("Ce que chaque coup a coûté en moyenne"),
            turn,
            texts.tr("Points"),
            height=160,
        ),
    ]
    best = [line.player for line in paper.lines(game)[:_SHOWN_PLAYERS]]
    if best:
        made.append(losses_chart(paper, game, best[:5]))
        made.append(ranks_chart(paper, game, best))
    return made


def losses_chart(paper: Paper, game: Game, players: Sequence[str]) -> Chart:
    """Progress of players against the top: points lost so far, turn by turn."""
    texts, turns = paper.texts, paper.turns(game)
    results = paper.result(game).players
    series = []
    for player in players:
        lost, values = 0, []
        for turn in turns:
            score = results[player].scores.get(turn.serial)
            lost += (score.points if score else 0) - (turn.retained.score if turn.retained else 0)
            values.append(float(lost))
        series.append(Series(paper.name(player), tuple(values)))
    labels = tuple(str(turn.number) for turn in turns)
    title = texts.tr("Points perdus sur le top")
    return Chart(Plot.LINES, labels, tuple(series), title, texts.tr("Coup"), texts.tr("Négatif"), height=190)


def ranks_chart(paper: Paper, game: Game, players: Sequence[str]) -> Chart:
    """Ranks of players turn by turn, by the points of the turns so far."""
    texts, turns = paper.texts, paper.turns(game)
    ranks = ranks_over_time(paper.result(game).players, [turn.serial for turn in turns])
    series = tuple(Series(paper.name(player), tuple(map(float, ranks[player]))) for player in players)
    labels = tuple(str(turn.number) for turn in turns)
    return Chart(
        Plot.RANKS, labels, series, texts.tr("Rangs au fil des coups"), texts.tr("Coup"), texts.tr("Rang"), height=190
    )


def ranks_over_time(results: Mapping[str, PlayerResult], serials: Sequence[int]) -> dict[str, list[int]]:
    """Rank of every player after each turn."""
    totals = dict.fromkeys(results, 0)
    ranks: dict[str, list[int]] = {player: [] for player in results}
    for serial in serials:
        for player, one in results.items():
            score = one.scores.get(serial)
            totals[player] += score.points if score else 0
        place: dict[int, int] = {}
        for index, total in enumerate(sorted(totals.values(), reverse=True), start=1):
            place.setdefault(total, index)
        for player, total in totals.items():
            ranks[player].append(place[total])
    return ranks
