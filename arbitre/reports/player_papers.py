"""The players' own sheets (*feuilles de route*): turn by turn, what was to be found and what each wrote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arbitre.domain.event.state import Game, Marked, Turn
from arbitre.domain.results.standings import PlayerResult, TurnScore
from arbitre.domain.rules.slip import Ruling, Sanction, SlipStatus
from arbitre.reports.documents import (
    Block,
    Cell,
    Check,
    Column,
    Document,
    Facts,
    Kind,
    PageBreak,
    Row,
    Style,
    Table,
    Text,
)
from arbitre.reports.paper import (
    SANCTIONS,
    Paper,
    entry_text,
    printed_word,
    rack_text,
    reason_text,
    score_mark,
)


def player_sheet(paper: Paper, game: Game, player: str) -> Document:
    """One player's sheet (*feuille de route*) of a game."""
    return _sheets(paper, game, [player], f"{game.number}-{paper.result(game).players[player].table}")


def player_event_sheet(paper: Paper, player: str) -> Document:
    """One player's sheets of every game that counts, under the rank and total of the event."""
    texts, blocks = paper.texts, list[Block]()
    line = next((one for one in paper.lines() if one.player == player), None)
    if line is not None:
        pairs = ((texts.tr("Total"), texts.number(line.total)), (texts.tr("Rang"), texts.ordinal(line.rank)))
        blocks.append(Facts(pairs))
    for game in paper.counting:
        if player in paper.result(game).players:
            own = _sheets(paper, game, [player], "")
            table = own.tables()[0]
            blocks.append(Text(paper.game_name(game), Style.HEADING))
            blocks += [block for block in own.blocks if not isinstance(block, Table)]
            blocks.append(replace(table, group=f"{game.number} {paper.name(player)}"))
    return Document(
        "feuille-de-route", texts.tr("Feuille de route"), paper.header(), tuple(blocks), texts, player[:8],
        group_head=texts.tr("Partie"),
    )  # fmt: skip


def all_player_sheets(paper: Paper, game: Game) -> Document:
    """Every player's sheet, by table, one a page."""
    return _sheets(paper, game, [one.player for _, one in paper.by_table(game)], str(game.number))


def _sheets(paper: Paper, game: Game, players: Sequence[str], part: str) -> Document:
    texts = paper.texts
    turns = paper.turns(game)
    ranks = {line.player: line.rank for line in paper.lines(game)}
    columns = _sheet_of_player_columns(paper)
    fixed = {turn.serial: _turn_cells(paper, game, turn) for turn in turns}
    blocks: list[Block] = []
    for index, player in enumerate(players):
        one = paper.result(game).players[player]
        if index:
            blocks.append(PageBreak())
        name = paper.name(player)
        blocks.append(Text(texts.tr("Table {table} – {name}", table=one.table, name=name), Style.HEADING))
        blocks.append(_player_facts(paper, game, one, ranks.get(player, 0)))
        rows = _player_rows(paper, game, one, turns, fixed)
        checks = (Check("total", "SUM({points_so_far})"),) if len(players) == 1 and not one.resumed else ()
        blocks.append(Table(columns, rows, group=f"{one.table} {name}", size=9, checks=checks))
    title = texts.tr("Feuilles de route") if len(players) != 1 else texts.tr("Feuille de route")
    return Document(
        "feuille-de-route", title, paper.header(game), tuple(blocks), texts, part, group_head=texts.tr("Joueur")
    )


def _sheet_of_player_columns(paper: Paper) -> tuple[Column, ...]:
    tr = paper.texts.tr
    return (
        Column("turn", tr("Coup"), Kind.INT),
        Column("rack", tr("Tirage"), Kind.WORD, weight=0.6),
        Column("top", tr("Top"), Kind.WORD, weight=1),
        Column("best", tr("Pts"), Kind.INT),
        Column("own", tr("Son bulletin"), Kind.WORD, weight=1),
        Column("points", tr("Points"), Kind.INT, strong=True),
        Column("loss", tr("Perte"), Kind.SIGNED),
        Column("sanction", tr("Sanction"), weight=1.2),
        Column("total", tr("Cumul"), Kind.INT),
    )


def _turn_cells(paper: Paper, game: Game, turn: Turn) -> tuple[int, str, str, int]:
    move = turn.retained
    return turn.number, rack_text(turn), paper.solution(move, game) if move else "", move.score if move else 0


def _player_rows(
    paper: Paper, game: Game, one: PlayerResult, turns: Sequence[Turn], fixed: dict[int, tuple[int, str, str, int]]
) -> list[Row]:
    rows: list[Row] = []
    total = one.resumed
    solos = {serial for serial, player, _ in paper.result(game).solos if player == one.player} if one.solos else set()
    for turn in turns:
        number, rack, top, best = fixed[turn.serial]
        score = one.scores.get(turn.serial)
        if score is None:
            rows.append((number, rack, top, best, None, None, None, None, total))
            continue
        marked = turn.slips.get(score.table)
        total += score.points
        points = Cell(score.points, score_mark(score, turn.serial in solos))
        own = _own_words(game, marked) if marked is not None else ""
        sanction = _sanction_cell(paper, marked, score)
        rows.append((number, rack, top, best, own, points, score.points - best, sanction, total))
    return rows


def _own_words(game: Game, marked: Marked) -> str:
    slip = marked.slip
    if slip.status is SlipStatus.HANDED and slip.entries:
        return " / ".join(entry_text(entry, game) for entry in slip.entries)
    ruling = marked.ruling
    return printed_word(ruling.word, game.tile_set) if ruling.word else ""


def _sanction_cell(paper: Paper, marked: Marked | None, score: TurnScore) -> str | None:
    texts = paper.texts
    if score.missing or marked is None:
        return texts.tr("pas de bulletin")
    ruling: Ruling = marked.ruling
    sanction = Sanction.AVERAGE if score.average else score.sanction
    if sanction not in SANCTIONS:
        return None
    return texts.tr("{label} : {value}", label=texts.tr(SANCTIONS[sanction]), value=reason_text(ruling, marked, texts))


def _player_facts(paper: Paper, game: Game, one: PlayerResult, rank: int) -> Facts:
    texts, top = paper.texts, one.top
    pairs = [
        (texts.tr("Total"), texts.number(one.total)),
        (texts.tr("Rang"), texts.ordinal(rank) if rank else "–"),
        (texts.tr("Négatif"), texts.signed(one.total - top)),
        (texts.tr("Pourcentage"), texts.percent(100 * one.total / top) if top else "–"),
        (texts.tr("Tops"), texts.number(one.tops)),
        (texts.tr("Solos"), f"{one.solos} ({texts.signed(one.bonus)})" if one.bonus else texts.number(one.solos)),
        (
            texts.tr("Avertissements"),
            f"{one.warnings} ({texts.signed(-one.deduction)})" if one.deduction else texts.number(one.warnings),
        ),
        (texts.tr("Autres points"), texts.signed(one.adjusted) if one.adjusted else "–"),
    ]
    return Facts(tuple(pairs), per_row=4)
