"""Papers about a game itself: the game sheet, four sheets a page, the marker's booklet, the check of the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay, score
from arbitre.domain.board.reference import Reference
from arbitre.domain.board.tiles import BLANK
from arbitre.domain.draw.draw import Draw
from arbitre.domain.event.state import Game, Turn
from arbitre.reports.documents import (
    Block,
    BoardPicture,
    Card,
    Cards,
    Cell,
    Check,
    Column,
    Document,
    Facts,
    Kind,
    Mark,
    Replay,
    Row,
    Side,
    Step,
    Style,
    Table,
    Text,
    Totals,
    Value,
)
from arbitre.reports.paper import Paper, end_text, letters_text, rack_text


def _columns(paper: Paper) -> tuple[Column, ...]:
    tr = paper.texts.tr
    return (
        Column("turn", tr("Coup"), Kind.INT),
        Column("rack", tr("Tirage"), Kind.WORD, weight=1),
        Column("word", tr("Solution"), Kind.WORD, weight=1.4, strong=True),
        Column("ref", tr("Réf."), Kind.REFERENCE),
        Column("points", tr("Points"), Kind.INT),
        Column("total", tr("Cumul"), Kind.INT),
    )


def game_rows(paper: Paper, game: Game) -> list[Row]:
    """One row a turn: number, rack, word, place, points, running total; cancelled turns say so."""
    total = game.resumed.top_total if game.resumed else 0
    rows: list[Row] = []
    for turn in game.turns:
        if turn.cancelled is not None:
            rows.append((None, rack_text(turn), paper.texts.tr("coup annulé"), None, None, None))
        elif turn.revealed and turn.retained is not None:
            move = turn.retained
            total += move.score
            number, place = turn.number, paper.reference(move, game)
            rows.append((number, rack_text(turn), move.printed(), place, move.score, total))
    return rows


def duplitop_rows(rows: Sequence[Row], leftover: str) -> list[Row]:
    """Put each solution on the line of the next rack; the last line shows what was left."""
    racks = [tuple(row[:2]) for row in rows] + [(None, leftover)]
    solutions: list[tuple[Value | Cell, ...]] = [(None, None, None, None), *(tuple(row[2:]) for row in rows)]
    return [(*rack, *solution) for rack, solution in zip(racks, solutions, strict=True)] if rows else []


def _leftover(game: Game) -> str:
    live = game.live
    return letters_text(live.after_leftover) if live is not None and live.revealed else ""


def _rows(paper: Paper, game: Game) -> list[Row]:
    rows = game_rows(paper, game)
    return duplitop_rows(rows, _leftover(game)) if paper.options.duplitop else rows


def _facts(paper: Paper, game: Game) -> Facts:
    texts, result = paper.texts, paper.result(game)
    turns = paper.turns(game)
    pairs = [
        (texts.tr("Date"), paper.state.about.date or texts.date(paper.options.now)),
        (texts.tr("Formule"), paper.formula(game)),
        (texts.tr("Top"), texts.number(game.top_total)),
        (texts.tr("Coups"), texts.number(len(turns))),
    ]
    if result.active:
        pairs.append((texts.tr("Joueurs"), texts.number(result.active)))
    if paper.state.about.place:
        pairs.append((texts.tr("Lieu"), paper.state.about.place))
    return Facts(tuple(pairs), per_row=3)


def _remarks(paper: Paper, game: Game) -> Iterator[str]:
    """What happened besides: rejections, forced racks, corrections, event words, the end."""
    tr = paper.texts.tr
    for turn in game.turns:
        rejected = [letters_text(rack) for rack in turn.rejected if rack]
        if rejected:
            yield tr("Coup {turn} : rejet de {racks}.", turn=turn.number, racks=", ".join(rejected))
        if turn.forced:
            yield tr("Coup {turn} : tirage maintenu ({reason}).", turn=turn.number, reason=turn.forced)
        if turn.cancelled:
            yield tr("Coup {turn} annulé : {reason}.", turn=turn.number, reason=turn.cancelled)
        if turn.retained is not None and turn.retained.score < turn.top and turn.revealed:
            yield tr(
                "Coup {turn} : solution retenue inférieure au top de {top} {top:point|points}.",
                turn=turn.number,
                top=paper.texts.count(turn.top),
            )
        for reason in turn.corrected:
            yield tr("Coup {turn} corrigé : {reason}.", turn=turn.number, reason=reason)
    for reason in game.stock_reasons:
        yield tr("Sac corrigé : {reason}.", reason=reason)
    admitted, struck = sorted(paper.state.admitted), sorted(paper.state.struck)
    if admitted:
        yield tr("Mots admis pour l’épreuve : {words}.", words=", ".join(admitted))
    if struck:
        yield tr("Mots refusés pour l’épreuve : {words}.", words=", ".join(struck))
    end = end_text(game, paper.texts)
    if end:
        yield tr("Fin de partie : {reason}.", reason=end)


def steps(paper: Paper, game: Game) -> tuple[Step, ...]:
    """The board after each move."""
    found = []
    for turn in paper.turns(game):
        move, board = turn.retained, turn.after_board
        if move is None or board is None:
            continue
        caption = paper.texts.tr(
            "Coup {turn} : {rack} – {solution}, {points} {points:point|points}",
            turn=turn.number,
            rack=rack_text(turn),
            solution=paper.solution(move, game),
            points=paper.texts.count(move.score),
        )
        found.append(Step(caption, board, frozenset(turn.placed)))
    return tuple(found)


def _last(turns: Sequence[Turn]) -> frozenset[int]:
    return frozenset(turns[-1].placed) if turns else frozenset()


def game_sheet(paper: Paper, game: Game) -> Document:
    """The game sheet (*feuille de partie*): every rack and solution, the final board, what happened besides."""
    texts = paper.texts
    checks = () if paper.options.duplitop or game.resumed else (Check("total", "SUM({points_so_far})"),)
    if any(turn.cancelled is not None for turn in game.turns):
        checks = ()  # a row without a total has nothing to agree with
    table = Table(_columns(paper), _rows(paper, game), size=10.5, checks=checks)
    blocks: list[Block] = [_facts(paper, game), table]
    remarks = [*_remarks(paper, game)]
    blocks.extend(Text(remark, Style.SMALL) for remark in remarks)
    board = game.board
    if not board.is_empty:
        caption = texts.tr("La grille à la fin") if game.ended is not None else texts.tr("La grille")
        blocks.append(BoardPicture(board, game.tile_set, _last(paper.turns(game)), caption, width=300))
    blocks.append(Replay(game.tile_set, steps(paper, game)))
    return Document(
        "feuille-de-partie", texts.tr("Feuille de partie"), paper.header(game), tuple(blocks), texts, str(game.number)
    )


def four_game_sheets(paper: Paper, games: Sequence[Game], copies: int = 1) -> Document:
    """Game sheets, four a page: several games at once, or copies of one to hand out."""
    texts = paper.texts
    cards = []
    for game in games:
        head = " – ".join((paper.title, paper.game_name(game)))
        facts = texts.tr("{formula} – top {top}", formula=paper.formula(game), top=texts.number(game.top_total))
        table = Table(_columns(paper), _rows(paper, game), size=7.6, group=paper.game_name(game))
        cards.extend([Card((Text(head, Style.SUBHEADING), Text(facts, Style.SMALL), table))] * copies)
    data = tuple(
        Table(_columns(paper), _rows(paper, game), title=paper.game_name(game), group=paper.game_name(game))
        for game in games
    )
    one = games[0] if len(games) == 1 else None
    return Document(
        "feuilles-de-partie-4",
        texts.tr("Feuilles de partie, quatre par page"),
        paper.header(one),
        (Cards(cards, 2, 2),),
        texts,
        str(one.number) if one else "general",
        bare=True,
        group_head=texts.tr("Partie"),
        data=data,
    )


# -- the marker's booklet --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Planned:
    """A turn of a prepared game (or one that was played): the rack, the move, the board before it."""

    number: int
    draw: Draw
    move: Move
    board: Board
    placed: frozenset[int]


def planned_turns(game: Game) -> list[_Planned]:
    """The turns of a prepared game from its imposed racks and moves; else those that were played."""
    found: list[_Planned] = []
    if not game.imposed:
        for turn in game.turns:
            if turn.revealed and turn.retained is not None:
                found.append(_Planned(turn.number, turn.draw, turn.retained, turn.board, frozenset(turn.placed)))
        return found
    board = game.first_board
    for number, (draw_text, move_text) in enumerate(game.imposed, start=1):
        place, _, word = move_text.partition(" ")
        try:
            draw = Draw.parse(draw_text, game.tile_set)
            reference = Reference.parse(place, game.row_label)
            placement = lay(board, game.tile_set.parse_word(word), reference)
        except ArbitreError:
            # What cannot be laid is told where the game is checked; the booklet ends before it.
            break
        points = score(placement, game.tile_set, game.rules.rack.bonus)
        squares = frozenset(square for square, _ in placement.placed)
        found.append(_Planned(number, draw, Move(placement.word, reference, points), board, squares))
        board = board.with_letters(placement.placed)
    return found


def booklet(paper: Paper, game: Game) -> Document:
    """The marker's booklet: what to announce turn by turn, the board with the move just placed beside it."""
    texts = paper.texts
    cards, rows, total = [], [], 0
    for turn in planned_turns(game):
        move = turn.move
        total += move.score
        after = turn.board.with_letters(lay(turn.board, move.word, move.reference).placed)
        words: list[Block] = [
            Text(texts.tr("Coup {turn}", turn=turn.number), Style.HEADING),
            Text(texts.tr("Tirage"), Style.SMALL),
            Text(turn.draw.text(), Style.LEAD),
            Text(texts.tr("Solution"), Style.SMALL),
            Text(f"{move.printed()}  {paper.reference(move, game)}", Style.LEAD),
            Text(
                texts.tr(
                    "{points} {points:point|points} – cumul {total}",
                    points=texts.count(move.score),
                    total=texts.number(total),
                ),
                Style.BODY,
            ),
        ]
        picture = BoardPicture(after, game.tile_set, turn.placed, width=230)
        cards.append(Card((Side((tuple(words), (picture,)), (1, 1)),)))
        rows.append((turn.number, turn.draw.text(), move.printed(), paper.reference(move, game), move.score, total))
    return Document(
        "livret",
        texts.tr("Livret du marqueur"),
        paper.header(game),
        (Cards(cards, 1, 3),),
        texts,
        str(game.number),
        data=(Table(_columns(paper), rows),),
    )


# -- the bag ---------------------------------------------------------------------------------------------------------


def bag_check(paper: Paper, game: Game) -> Document:
    """The check of the bag: where every tile of the set lies, letter by letter, and what each turn left."""
    tr = paper.texts.tr
    live, full = game.live, game.full_set
    board, in_hand = game.board.tiles(), Counter[str]()
    bag: Counter[str] = Counter(full)
    if live is not None:
        in_hand = Counter(live.after_leftover if live.revealed else () if live.cancelled is not None else live.rack)
        bag = Counter({letter: count for letter, count in live.bag.items() if count})
        if live.cancelled is not None:
            bag += Counter(live.rack)
    columns = (
        Column("letter", tr("Lettre"), centred=True, strong=True),
        Column("value", tr("Valeur"), Kind.INT),
        Column("set", tr("Jeu"), Kind.INT),
        Column("board", tr("Grille"), Kind.INT),
        Column("rack", tr("Chevalet"), Kind.INT),
        Column("bag", tr("Sac"), Kind.INT),
        Column("sum", tr("Somme"), Kind.INT),
        Column("off", tr("Écart"), Kind.SIGNED),
    )
    rows: list[Row] = []
    for letter in [*(tile.text for tile in game.tile_set.tiles), BLANK]:
        counts = [counter.get(letter, 0) for counter in (full, board, in_hand, bag)]
        if not any(counts):
            continue
        total = sum(counts[1:])
        off = Cell(total - counts[0], Mark.ZERO) if total != counts[0] else 0
        name = game.tile_set.blank_name if letter == BLANK else letter
        value = 0 if letter == BLANK else game.tile_set.value(letter)
        rows.append((name, value, *counts, total, off))
    sums = [sum(counter.values()) for counter in (full, board, in_hand, bag)]
    totals: Row = (tr("Total"), None, *sums, sum(sums[1:]), sum(sums[1:]) - sums[0])
    table = Table(
        columns,
        rows,
        totals=Totals(totals, ("set", "board", "rack", "bag", "sum", "off")),
        checks=(Check("sum", "SUM({board},{rack},{bag})"),),
        size=10,
    )
    blocks: list[Block] = [table, *(Text(remark) for remark in _bag_remarks(paper, game))]
    return Document(
        "controle-du-sac", tr("Contrôle du sac"), paper.header(game), tuple(blocks), paper.texts, str(game.number)
    )


def _bag_remarks(paper: Paper, game: Game) -> Iterator[str]:
    tr = paper.texts.tr
    if game.added:
        yield tr("Lettres ajoutées au jeu : {letters}", letters=letters_text(game.added))
    if game.taken:
        yield tr("Lettres ôtées du jeu : {letters}", letters=letters_text(game.taken))
    yield from (tr("Sac corrigé : {reason}.", reason=reason) for reason in game.stock_reasons)
    for turn in game.turns:
        if turn.shortage:
            yield tr(
                "Coup {turn} : lettres que le sac n’avait plus : {letters}",
                turn=turn.number,
                letters=letters_text(turn.shortage),
            )
