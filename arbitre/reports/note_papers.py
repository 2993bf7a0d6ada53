"""Correction notes (*billets de correction*): what a player is told of a sanction, to cut out and hand over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from arbitre.domain.event.state import Game, Marked, Turn
from arbitre.domain.results.standings import TurnScore
from arbitre.domain.rules.slip import Reason, Ruling, Sanction
from arbitre.domain.rules.turn_rules import refused_words
from arbitre.reports.documents import (
    Block,
    Card,
    Cards,
    Column,
    Document,
    Kind,
    Style,
    Table,
    Text,
)
from arbitre.reports.paper import (
    SANCTIONS,
    Paper,
    entry_text,
    printed_reference,
    printed_word,
    reason_text,
)

_COPIED = {Reason.WORD_INCOMPLETE, Reason.COPY_ERROR}


@dataclass(frozen=True, slots=True)
class Note:
    """What a player is told of a sanction (rule 5.9).

    ``words``: those refused, only where a refused word is the reason; ``should``: what should have been written;
    ``paid``: the one of two solutions that is paid.
    """

    turn: Turn
    table: int
    player: str
    arbiter: str
    sanction: Sanction
    points: int
    reason: str
    article: str
    words: tuple[str, ...]
    written: str
    warnings: int
    should: str = ""
    paid: str = ""


def notes(paper: Paper, game: Game, turn: Turn | None = None, arbiter: str | None = None) -> list[Note]:
    """The notes of a turn (of all turns without one) and of an arbiter's tables, by turn and table."""
    found = []
    counts: Counter[str] = Counter()
    results = paper.result(game).players
    for one in game.turns:
        if not one.counts:
            continue
        for table in sorted({*one.slips, *(conduct.table for conduct in one.conduct)}):
            player = game.player_at(table, one.serial)
            if player is None:
                continue
            score = results[player].scores.get(one.serial) if player in results else None
            counts[player] += bool(score and score.warning)
            whose = game.arbiters.get(table, "")
            wanted = (turn is None or turn.serial == one.serial) and (arbiter is None or arbiter == whose)
            marked = one.slips.get(table)
            if wanted and marked is not None and score is not None and _told(paper, one, marked, score):
                found.append(_note(paper, game, one, table, player, marked, score, counts[player]))
            for conduct in one.conduct:
                if conduct.table != table:
                    continue
                counts[player] += not conduct.zero
                if wanted:
                    sanction = Sanction.ZERO if conduct.zero else Sanction.WARNING
                    points = score.points if score else 0
                    article = "5.5" if game.rules.slip.articles else ""
                    found.append(
                        Note(
                            one, table, player, whose, sanction, points, conduct.reason, article, (), "", counts[player]
                        )
                    )
    return found


def _told(paper: Paper, turn: Turn, marked: Marked, score: TurnScore) -> bool:
    """True for a sanction whose note the book asks for; those left to the arbiter (5.9) only when he wants them."""
    if not (marked.needs_notice or score.average):
        return False
    if paper.options.optional_notes:
        return True
    ruling = marked.ruling
    top_word = turn.retained is not None and score.base >= turn.retained.score > 0
    score_fault = ruling.reason in (Reason.SCORE_WRONG, Reason.SCORE_MISSING)
    claimed = marked.slip.score or 0
    above_top = ruling.sanction is Sanction.ZERO and claimed > turn.top > 0
    return not ((score_fault and top_word) or above_top or ruling.reason is Reason.NO_SLIP)


def _note(
    paper: Paper, game: Game, turn: Turn, table: int, player: str, marked: Marked, score: TurnScore, warnings: int
) -> Note:
    ruling = marked.ruling
    written = ", ".join(entry_text(entry, game) for entry in marked.slip.entries)
    if marked.slip.score is not None:
        written = f"{written} {marked.slip.score}".strip()
    words = tuple(printed_word(word, game.tile_set) for word in refused_words(ruling))
    sanction = Sanction.AVERAGE if score.average else ruling.sanction
    reason = reason_text(ruling, marked, paper.texts)
    whose = game.arbiters.get(table, "")
    should, paid = _right(game, ruling)
    should = should if should != written else ""  # a fault of circles, direction or joining letters
    return Note(
        turn,
        table,
        player,
        whose,
        sanction,
        score.points,
        reason,
        ruling.article,
        words,
        written,
        warnings,
        should,
        paid,
    )


def _right(game: Game, ruling: Ruling) -> tuple[str, str]:
    """What should have been written, and which of two solutions is paid; empty where there is no such thing."""
    reasons = {ruling.reason, *ruling.also}
    if ruling.reason is Reason.OVERRIDDEN or ruling.sanction is Sanction.NONE:
        return "", ""
    if ruling.sanction is Sanction.ZERO:
        # Words of such a zero: the one written, then the one that was meant.
        meant = ruling.words[-1] if reasons & _COPIED and len(ruling.words) > 1 else ""
        return printed_word(meant, game.tile_set), ""
    if not ruling.word:
        return "", ""
    place = printed_reference(ruling.reference, game)
    solution = f"{printed_word(ruling.word, game.tile_set)} {place} {ruling.base}"
    if Reason.TWO_SOLUTIONS in reasons:
        return "", solution
    return (solution if reasons != {Reason.HARD_TO_READ} else ""), ""


def correction_notes(
    paper: Paper,
    game: Game,
    turn: Turn | None = None,
    arbiter: str | None = None,
    *,
    only: Mapping[int, Collection[int]] | None = None,
) -> Document:
    """Correction notes (*billets de correction*) to cut out, by turn and table; ``only``: tables by turn serial."""
    texts = paper.texts
    found = notes(paper, game, turn, arbiter)
    if only is not None:
        found = [note for note in found if note.table in only.get(note.turn.serial, ())]
    cards = [Card(tuple(_note_blocks(paper, game, note))) for note in found]
    part = str(game.number) if turn is None else f"{game.number}-{turn.number:02d}"
    blocks: tuple[Block, ...] = (Cards(cards, 2, 4),)
    if not cards:
        blocks = (Text(texts.tr("Aucun billet de correction.")),)
    return Document(
        "billets-de-correction",
        texts.tr("Billets de correction"),
        paper.header(game),
        blocks,
        texts,
        part,
        bare=bool(cards),
        data=(_notes_table(paper, found),),
    )


def _sanction_text(paper: Paper, game: Game, note: Note) -> str:
    tr = paper.texts.tr
    match note.sanction:
        case Sanction.WARNING:
            return tr("Avertissement n° {count}", count=note.warnings)
        case Sanction.PENALTY:
            return tr("Pénalité de {points} {points:point|points}", points=paper.texts.count(game.rules.slip.penalty))
        case Sanction.AVERAGE:
            return tr("Moyenne du coup")
    return tr("Zéro")


def _note_blocks(paper: Paper, game: Game, note: Note) -> Iterator[Block]:
    tr = paper.texts.tr
    yield Text(tr("Table {table}  –  coup {turn}", table=note.table, turn=note.turn.number), Style.HEADING)
    yield Text(f"{paper.name(note.player)}  ·  {paper.game_name(game)}", Style.SMALL)
    yield Text(_sanction_text(paper, game, note), Style.LEAD)
    if note.written:
        yield Text(tr("Bulletin : {text}", text=note.written))
    yield Text(note.reason)
    if note.words:
        label = tr("Mots refusés : {words}") if len(note.words) > 1 else tr("Mot refusé : {words}")
        yield Text(label.format(words=", ".join(note.words)), Style.SUBHEADING)
    if note.should:
        yield Text(tr("Il fallait écrire : {text}", text=note.should), Style.SUBHEADING)
    if note.paid:
        yield Text(tr("Solution payée : {text}", text=note.paid), Style.SUBHEADING)
    article = tr("article {article}", article=note.article) if note.article else ""
    paid = tr("Payé : {points} {points:point|points}", points=paper.texts.count(note.points))
    cost = ""
    if note.sanction is Sanction.WARNING and note.warnings > game.rules.free_warnings:
        cost = tr(
            "cet avertissement coûte {points} {points:point|points}", points=paper.texts.count(game.rules.warning.cost)
        )
    who = tr("arbitre : {name}", name=note.arbiter) if note.arbiter else ""
    yield Text("  ·  ".join(filter(None, (paid, cost, article, who))), Style.SMALL)


def _notes_table(paper: Paper, found: Sequence[Note]) -> Table:
    tr = paper.texts.tr
    columns = (
        Column("turn", tr("Coup"), Kind.INT),
        Column("table", tr("Table"), Kind.INT),
        Column("name", tr("Joueur"), weight=1),
        Column("sanction", tr("Sanction")),
        Column("written", tr("Bulletin"), weight=1),
        Column("reason", tr("Raison"), weight=2),
        Column("words", tr("Mots refusés")),
        Column("should", tr("À écrire")),
        Column("points", tr("Payé"), Kind.INT),
        Column("article", tr("Article")),
        Column("warnings", tr("Avert."), Kind.INT),
        Column("arbiter", tr("Arbitre")),
    )
    rows = [
        (
            note.turn.number,
            note.table,
            paper.name(note.player),
            tr(SANCTIONS[note.sanction]),
            note.written,
            note.reason,
            ", ".join(note.words),
            note.should,
            note.points,
            note.article,
            note.warnings,
            note.arbiter,
        )
        for note in found
    ]
    return Table(columns, rows)
