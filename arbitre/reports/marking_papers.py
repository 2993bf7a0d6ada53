"""Papers of the marking: arbitration sheets, filled or to be filled in, and results turn by turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from arbitre.domain.base.ranges import ranges
from arbitre.domain.event.state import Game, Marked, Turn
from arbitre.domain.results.standings import PlayerResult, TurnScore
from arbitre.domain.rules.slip import Sanction
from arbitre.reports.documents import (
    Block,
    Cell,
    Check,
    Column,
    Document,
    Facts,
    Kind,
    Mark,
    PageBreak,
    Row,
    Side,
    Style,
    Table,
    Text,
)
from arbitre.reports.paper import (
    Paper,
    printed_reference,
    printed_word,
    rack_text,
    reason_text,
    score_mark,
)

EMPTY_TURNS = 25
_LISTED_TABLES = 30


# -- the arbitration sheet -------------------------------------------------------------------------------------------


def arbitration_sheet(paper: Paper, game: Game) -> Document:
    """The arbitration sheet: tables x turns with heavier rules every five, faults marked, S, A, P and the total."""
    texts, result = paper.texts, paper.result(game)
    turns = [turn for turn in game.turns if turn.counts and (turn.slips or turn.closed)]
    solos = {(serial, player) for serial, player, _ in result.solos}
    numbers = [turn.number for turn in turns]
    columns = _sheet_columns(paper, numbers)
    sums = ",".join(f"{{t{number}}}" for number in numbers)
    checks = (Check("sub", f"SUM({sums})"), Check("total", "{sub}+{solo}-{warn}+{other}")) if numbers else ()
    tables = []
    for arbiter, people in _by_arbiter(paper, game):
        rows = [_sheet_row(paper, table, one, turns, solos) for table, one in people]
        title = texts.tr("Arbitre : {name}", name=arbiter) if arbiter else ""
        tables.append(Table(columns, rows, title=title, group=arbiter, size=8.5, checks=checks, ruled_columns=True))
    return Document(
        "feuille-arbitrage",
        texts.tr("Feuille d’arbitrage"),
        paper.header(game),
        tuple(_with_breaks(tables)),
        texts,
        str(game.number),
        landscape=True,
        group_head=texts.tr("Arbitre"),
    )


def empty_arbitration_sheet(paper: Paper, game: Game, turns: int = EMPTY_TURNS) -> Document:
    """The same to be filled in by hand: names and tables only."""
    texts = paper.texts
    columns = _sheet_columns(paper, range(1, turns + 1), width=21.5)
    tables = []
    for arbiter, people in _by_arbiter(paper, game):
        rows = [(table, paper.name(one.player), *([None] * (len(columns) - 2))) for table, one in people]
        title = texts.tr("Arbitre : {name}", name=arbiter) if arbiter else ""
        tables.append(Table(columns, rows, title=title, group=arbiter, size=8.5, ruled_columns=True, min_height=19))
    return Document(
        "feuille-arbitrage-vierge",
        texts.tr("Feuille d’arbitrage à remplir"),
        paper.header(game),
        tuple(_with_breaks(tables)),
        texts,
        str(game.number),
        landscape=True,
        group_head=texts.tr("Arbitre"),
    )


def _with_breaks(tables: Sequence[Table]) -> Iterator[Block]:
    for index, table in enumerate(tables):
        if index:
            yield PageBreak()
        yield table


def _sheet_columns(paper: Paper, numbers: Sequence[int], width: float = 0) -> tuple[Column, ...]:
    tr = paper.texts.tr
    turns = (
        Column(f"t{number}", str(number), Kind.INT, rule=0.25 if number % 5 else 0.9, width=width) for number in numbers
    )
    return (
        Column("table", tr("Table"), Kind.INT, strong=True),
        Column("name", tr("Joueur"), weight=1, rule=0.9),
        *turns,
        Column("sub", tr("S/total"), Kind.INT),
        Column("solo", tr("S"), Kind.INT, width=width),
        Column("warn", tr("A"), Kind.INT, width=width),
        Column("penalty", tr("P"), Kind.INT, width=width),
        Column("other", tr("+/−"), Kind.SIGNED),
        Column("total", tr("Total"), Kind.INT, strong=True),
    )


def _sheet_row(paper: Paper, table: int, one: PlayerResult, turns: Sequence[Turn], solos: set[tuple[int, str]]) -> Row:
    cells: list[Cell | int | str | None] = [table, paper.name(one.player)]
    for turn in turns:
        score = one.scores.get(turn.serial)
        cells.append(None if score is None else _score_cell(score, (turn.serial, one.player) in solos))
    points = sum(score.points for score in one.scores.values())
    other = one.adjusted + one.resumed
    return [*cells, points, one.bonus or None, one.deduction or None, one.penalties or None, other or None, one.total]


def _score_cell(score: TurnScore, solo: bool) -> Cell | int:
    mark = score_mark(score, solo)
    return score.points if mark in (Mark.NONE, Mark.TOP) else Cell(score.points, mark)


def _by_arbiter(paper: Paper, game: Game) -> list[tuple[str, list[tuple[int, PlayerResult]]]]:
    """Tables by marking arbiter, in the order of the first table of each."""
    groups: dict[str, list[tuple[int, PlayerResult]]] = {}
    for table, one in paper.by_table(game):
        groups.setdefault(game.arbiters.get(table, ""), []).append((table, one))
    return list(groups.items()) or [("", [])]


# -- results of a turn -----------------------------------------------------------------------------------------------


def all_turn_results(paper: Paper, game: Game) -> Document:
    """Results and solutions of every turn, one a page."""
    return _turns_document(paper, game, paper.turns(game), str(game.number))


def _turns_document(paper: Paper, game: Game, turns: Sequence[Turn], part: str) -> Document:
    texts = paper.texts
    blocks: list[Block] = []
    for index, turn in enumerate(turns):
        if index:
            blocks.append(PageBreak())
        blocks.extend(_turn_blocks(paper, game, turn))
    if not blocks:
        blocks.append(Text(texts.tr("Aucun coup n’est encore révélé.")))
    title = (
        texts.tr("Résultats du coup {turn}", turn=turns[0].number)
        if len(turns) == 1
        else texts.tr("Résultats par coup")
    )
    return Document("coups", title, paper.header(game), tuple(blocks), texts, part, group_head=texts.tr("Coup"))


def _turn_blocks(paper: Paper, game: Game, turn: Turn) -> Iterator[Block]:
    texts, move = paper.texts, turn.retained
    if move is None:
        return
    scores = turn_scores(paper, game, turn)
    points = [one.points for one in scores.values()]
    sanctions = Counter(one.sanction for one in scores.values())
    yield Text(texts.tr("Coup {turn} : {rack}", turn=turn.number, rack=rack_text(turn)), Style.HEADING)
    yield Text(
        texts.tr(
            "{solution} – {points} {points:point|points}",
            solution=paper.solution(move, game),
            points=texts.count(move.score),
        ),
        Style.LEAD,
    )
    facts = [
        (texts.tr("Bulletins"), texts.number(len(points))),
        (texts.tr("Tops"), texts.number(sum(one.top for one in scores.values()))),
        (texts.tr("Moyenne"), texts.number(sum(points) / len(points), 1) if points else "–"),
        (texts.tr("Zéros"), texts.number(sum(one.points == 0 for one in scores.values()))),
        (texts.tr("Avertissements"), texts.number(sanctions[Sanction.WARNING])),
        (texts.tr("Pénalités"), texts.number(sanctions[Sanction.PENALTY])),
    ]
    solo = _solo_of(paper, game, turn)
    facts.append((texts.tr("Solo"), solo or "–"))
    if turn.tied > 1:
        facts.append((texts.tr("Solutions au top"), texts.number(turn.tied)))
    yield Facts(tuple(facts))
    played = _played_table(paper, game, turn, scores)
    listed = _solutions_table(paper, game, turn)
    if listed is None:
        yield played
    else:
        yield Side(((played,), (listed,)), (1.5, 1))


def turn_scores(paper: Paper, game: Game, turn: Turn) -> dict[int, TurnScore]:
    """What each table's slip of a turn counts for."""
    found: dict[int, TurnScore] = {}
    for one in paper.result(game).players.values():
        score = one.scores.get(turn.serial)
        if score is not None:
            found[score.table] = score
    return found


def _solo_of(paper: Paper, game: Game, turn: Turn) -> str:
    names = [paper.name(player) for serial, player, _ in paper.result(game).solos if serial == turn.serial]
    return ", ".join(names)


def _played_table(paper: Paper, game: Game, turn: Turn, scores: dict[int, TurnScore]) -> Table:
    """What the room played: equal solutions together, the best first, refused ones with their reason."""
    texts = paper.texts
    groups: dict[tuple[str, str, int, Mark, str], list[int]] = defaultdict(list)
    for table, score in scores.items():
        marked = turn.slips.get(table)
        groups[_solution_key(paper, game, marked, score)].append(table)
    rows: list[Row] = []
    everybody = len(scores) or 1
    for (word, place, points, mark, detail), tables in sorted(
        groups.items(), key=lambda item: (-item[0][2], -len(item[1]), item[0][:2])
    ):
        shown = Cell(points, mark) if mark else points
        # Nobody looks for a table in a list of hundreds.
        where = ranges(tables, ", ") if len(tables) <= _LISTED_TABLES else None
        rows.append((shown, word, place, detail, len(tables), 100 * len(tables) / everybody, where))
    columns = (
        Column("points", texts.tr("Points"), Kind.INT, strong=True),
        Column("word", texts.tr("Joué"), Kind.WORD, weight=1),
        Column("ref", texts.tr("Réf."), Kind.REFERENCE),
        Column("detail", texts.tr("Décision"), weight=1),
        Column("count", texts.tr("Nombre"), Kind.INT),
        Column("share", texts.tr("Part"), Kind.PERCENT, decimals=1),
        Column("tables", texts.tr("Tables"), weight=1),
    )
    return Table(columns, rows, title=texts.tr("Dans la salle"), group=str(turn.number), size=9)


def _solution_key(paper: Paper, game: Game, marked: Marked | None, score: TurnScore) -> tuple[str, str, int, Mark, str]:
    texts, mark = paper.texts, score_mark(score)
    mark = Mark.NONE if mark is Mark.TOP else mark
    if marked is None:
        return "", "", score.points, mark, texts.tr("pas de bulletin")
    ruling = marked.ruling
    if ruling.word and ruling.sanction is not Sanction.ZERO:
        word, place = printed_word(ruling.word, game.tile_set), printed_reference(ruling.reference, game)
    elif marked.slip.entries:
        entry = marked.slip.entries[0]
        word = printed_word(entry.word, game.tile_set)
        place = printed_reference(entry.reference, game) if entry.reference else ""
    else:
        word = place = ""
    detail = "" if ruling.sanction is Sanction.NONE else reason_text(ruling, marked, texts)
    return word, place, score.points, mark, detail


def _solutions_table(paper: Paper, game: Game, turn: Turn) -> Table | None:
    if paper.options.solutions is None:
        return None
    moves = paper.options.solutions(game.number, turn.serial)
    shown = list(moves[: paper.options.solutions_shown])
    if not shown:
        return None
    texts = paper.texts
    columns = (
        Column("points", texts.tr("Points"), Kind.INT, strong=True),
        Column("word", texts.tr("Solution"), Kind.WORD, weight=1),
        Column("ref", texts.tr("Réf."), Kind.REFERENCE),
    )
    rows = [
        (
            Cell(move.score, Mark.TOP) if move.score >= turn.top else move.score,
            move.printed(),
            paper.reference(move, game),
        )
        for move in shown
    ]
    title = texts.tr("Meilleures solutions : {shown} sur {count}", shown=len(rows), count=texts.number(len(moves)))
    return Table(columns, rows, title=title, group=str(turn.number), size=9)
