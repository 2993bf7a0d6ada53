"""What the announcer says, in the order of the book: the draw (rule 3.1) and the retained solution (rule 3.4).

Pure: kinds and data only. The window turns each line into a sentence in the room's language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move, lay
from arbitre.domain.board.reference import Direction
from arbitre.domain.board.tiles import BLANK, Letter, Letters, TileSet, is_blank, to_print
from arbitre.domain.rules.rule_set import TimeRules


class LineKind(StrEnum):
    """What a line of the card is about; the comments tell which fields it fills."""

    NO_LEFTOVER = "no_leftover"  # nothing
    LEFTOVER_COUNT = "leftover_count"  # number
    REJECTED = "rejected"  # nothing
    LEFTOVER = "leftover"  # said: spelling words, in the order of the alphabet, the blank last
    NEW = "new"  # said: spelling words, in the order of the draw; each with its letter
    WHOLE = "whole"  # said: the whole rack, equal letters together with how many
    START = "start"  # number: seconds of the turn
    SIGNAL = "signal"  # number: seconds left
    END = "end"  # nothing
    NO_SOLUTION = "no_solution"  # nothing: no legal move (rule 3.6)
    POINTS = "points"  # number
    DIRECTION = "direction"  # direction
    PLACE = "place"  # text: the reference
    WORD = "word"  # text: the word, blanks in brackets
    SPELLING = "spelling"  # said: straight through, a blank by its spelling word
    CROSS_WORDS = "cross_words"  # words: text and reference of each
    REPLACED = "replaced"  # said: the letters that take the place of blanks on the board
    RECALL = "recall"  # text: word; place; number: points


@dataclass(frozen=True, slots=True)
class Said:
    """A letter as it is said: its spelling word (empty when the tile set has none), and how many of it."""

    letter: Letter
    word: str = ""
    count: int = 1

    @property
    def is_joker(self) -> bool:
        """True for a bare blank."""
        return self.letter == BLANK

    @property
    def alone(self) -> str:
        """The word alone, or the letter where there is none."""
        return self.word or self.letter


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the card: its kind, and the data its kind names."""

    kind: LineKind
    number: int = 0
    text: str = ""
    place: str = ""
    said: tuple[Said, ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    direction: Direction | None = None
    letters_only: bool = False  # blitz: no spelling words in the recap


def draw_lines(
    rack: Letters, leftover: int, tile_set: TileSet, time: TimeRules, *, rejected: bool = False, first: bool = False
) -> list[Line]:
    """What is said of a draw; the first ``leftover`` letters of ``rack`` are left from the turn before.

    ``rejected``: the rack before failed the vowel and consonant test, so all the letters are new; ``first``: turn 1.
    """
    left = 0 if rejected else leftover
    lines: list[Line] = []
    if rejected:
        lines.append(Line(LineKind.REJECTED))
    elif left:
        lines.append(Line(LineKind.LEFTOVER_COUNT, number=left))
        lines.append(Line(LineKind.LEFTOVER, said=_each(tile_set.sorted(rack[:left]), tile_set)))
    elif not first:
        lines.append(Line(LineKind.NO_LEFTOVER))
    if rack[left:]:
        lines.append(Line(LineKind.NEW, said=_each(rack[left:], tile_set)))
    lines.append(Line(LineKind.WHOLE, said=_grouped(rack, tile_set), letters_only=time.blitz))
    lines.append(Line(LineKind.START, number=time.seconds))
    signals = sorted((one for one in time.signals if 0 < one < time.seconds), reverse=True)
    lines += [Line(LineKind.SIGNAL, number=one) for one in signals]
    lines.append(Line(LineKind.END))
    return lines


def top_lines(
    move: Move | None, board: Board, tile_set: TileSet, row_label: str = "", after: Board | None = None
) -> list[Line]:
    """What is said of the retained solution; ``board`` is the position before it is placed.

    ``None``: the rack has no legal move. ``row_label``: the rule set's convention, the tile set's own when empty;
    ``after``: the position that the move leaves, where a joker game may have put a letter in the place of its blank.
    """
    if move is None:
        return [Line(LineKind.NO_SOLUTION)]
    label = row_label or tile_set.row_label
    place, word = move.reference.text(label), to_print(move.word)
    lines = [
        Line(LineKind.POINTS, number=move.score),
        Line(LineKind.DIRECTION, direction=move.reference.direction),
        Line(LineKind.PLACE, place=place),
        Line(LineKind.WORD, text=word),
        Line(LineKind.SPELLING, said=tuple(_spelt(letter, tile_set) for letter in move.word)),
    ]
    crosses = lay(board, move.word, move.reference).cross_words
    if crosses:
        words = tuple((to_print(cross.word), cross.reference.text(label)) for cross in crosses)
        lines.append(Line(LineKind.CROSS_WORDS, words=words))
    replaced = _replaced(move, board, after) if after is not None else ()
    if replaced:
        lines.append(Line(LineKind.REPLACED, said=tuple(say(letter, tile_set) for letter in replaced)))
    lines.append(Line(LineKind.RECALL, text=word, place=place, number=move.score))
    return lines


def _replaced(move: Move, board: Board, after: Board) -> Letters:
    """The letters that took the place of blanks just played: those the bag still had (rule 3.8.2)."""
    placed = lay(board, move.word, move.reference).placed
    return tuple(
        after.squares[square]
        for square, letter in placed
        if is_blank(letter) and after.squares[square] == letter.upper()
    )


def say(letter: Letter, tile_set: TileSet) -> Said:
    """A tile of a rack as it is said: a blank by its name."""
    return Said(letter, tile_set.blank_name if letter == BLANK else tile_set.tile(letter).spelling)


def _spelt(letter: Letter, tile_set: TileSet) -> Said:
    # Straight through means letters; only the letter a blank stands for is said by its word (rule 3.4).
    return Said(letter, tile_set.tile(letter).spelling if is_blank(letter) else "")


def _each(letters: Sequence[Letter], tile_set: TileSet) -> tuple[Said, ...]:
    return tuple(say(letter, tile_set) for letter in letters)


def _grouped(letters: Sequence[Letter], tile_set: TileSet) -> tuple[Said, ...]:
    counts = Counter(letters)
    return tuple(
        Said(letter, say(letter, tile_set).word, counts[letter]) for letter in dict.fromkeys(tile_set.sorted(letters))
    )
