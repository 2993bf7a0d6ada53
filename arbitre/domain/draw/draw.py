"""The draw: a rack as it came, how one is drawn from the bag, and what is wrong with a typed one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.base.randomness import Stream
from arbitre.domain.board.tiles import BLANK, Letter, LetterError, Letters, TileSet, to_text
from arbitre.domain.draw.bag import usable
from arbitre.domain.draw.balance import Bag, DrawCheck, always_a_blank, check_rack, counted
from arbitre.domain.draw.cup import Cup
from arbitre.domain.draw.ending import EndReason, end_reason
from arbitre.domain.rules.rule_set import Rejection, RuleSet

__all__ = [
    "MAX_REJECTIONS",
    "Draw",
    "DrawCheck",
    "DrawError",
    "EndReason",
    "Fault",
    "Problem",
    "TypedRack",
    "check_rack",
    "check_typed",
    "draw_rack",
    "end_reason",
    "split",
]

MAX_REJECTIONS = 25
"""Rejected racks after which a legal one is drawn directly, with the same chances (``Cup.pick_legal``)."""


class DrawError(ArbitreError):
    """A rack that can't be drawn (``empty_bag``, ``no_other_rack``) or a text that is no draw (``not_a_draw``)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A rack as it came: ``leftover`` in alphabetical order, ``new`` in the order drawn.

    ``rejected`` are the whole racks drawn and put back just before, oldest first; an empty one is a rack that nobody
    recorded. After a rejection of the whole rack ``leftover`` is empty.
    """

    leftover: Letters = ()
    new: Letters = ()
    rejected: tuple[Letters, ...] = ()

    @property
    def rack(self) -> Letters:
        """All the letters, the leftover first."""
        return self.leftover + self.new

    def text(self) -> str:
        """Write the draw as sheets do (section 2.2 of the specification).

        >>> Draw(("A", "B"), ("Z", "?")).text(), Draw((), ("A", "Z"), (("Q", "W"),)).text(), Draw(("O", "P")).text()
        ('AB+Z?', '-AZ', 'OP')
        """
        if self.rejected and not self.leftover:
            return "-" + to_text(self.new)
        plus = "+" if self.leftover and self.new else ""
        return to_text(self.leftover) + plus + to_text(self.new)

    @classmethod
    def parse(cls, text: str, tile_set: TileSet, leftover: Iterable[Letter] = ()) -> Draw:
        """Read ``ABC+DEFG``, ``+DEFG`` (the leftover is understood), ``-ABCDEFG`` or a whole rack ``ABCDEFG``.

        ``leftover``: what was really left; it splits a rack written whole. Raises ``DrawError`` and ``LetterError``.
        """
        left = tile_set.sorted(leftover)
        text = text.strip()
        if text.startswith("-"):
            return cls((), tile_set.parse_rack(text[1:]), ((),))
        head, plus, tail = text.partition("+")
        if "+" in tail or "-" in text:
            raise DrawError("not_a_draw", text=text)
        if plus:
            return cls(tile_set.sorted(tile_set.parse_rack(head)) if head.strip() else left, tile_set.parse_rack(tail))
        letters = tile_set.parse_rack(head)
        return split(letters, left) or cls((), letters)


def split(rack: Sequence[Letter], leftover: Letters) -> Draw | None:
    """The draw of a rack that holds the leftover; ``None`` when it doesn't."""
    rest = list(rack)
    for letter in leftover:
        if letter not in rest:
            return None
        rest.remove(letter)
    return Draw(leftover, tuple(rest))


def draw_rack(
    bag: Bag,
    leftover: Iterable[Letter],
    turn: int,
    rules: RuleSet,
    tile_set: TileSet,
    stream: Stream,
    *,
    rejected: Sequence[Letters] = (),
    cancelled: Iterable[Letter] | None = None,
) -> Draw:
    """Draw as the book has it: complete the leftover; while the rack is not legal put it back whole and draw another.

    ``rejected``: racks of this turn already put back by the arbiter; ``cancelled``: the rack of a cancelled turn, which
    may not come again (rule 3.6). Where the stock allows no legal rack letters are drawn all the same: ``end_reason``
    says that the game is over. A partial rack comes out of a bag that runs dry. Raises ``DrawError``.
    """
    stock = counted(bag) + Counter(leftover)
    if not stock:
        raise DrawError("empty_bag")
    cup = Cup(stock, turn, rules, tile_set, stream, cancelled)
    if cancelled is not None and not cup.possible(()):
        raise DrawError("no_other_rack")
    left = () if rejected else tile_set.sorted(leftover)
    put_back = list(rejected)
    while True:
        new = cup.pick(left)
        if cup.accepts(left + new):
            return Draw(left, new, tuple(put_back))
        put_back.append(left + new)
        if not (rules.draw.rejection is Rejection.NEW and cup.possible(left)):
            left = ()
        if len(put_back) >= MAX_REJECTIONS:
            return Draw(left, cup.pick_legal(left), tuple(put_back))


class Fault(StrEnum):
    """What is wrong with a typed rack; the arbiter may take it all the same, with a reason."""

    UNREADABLE = "unreadable"  # ``letters``: what can't be read
    TWO_READINGS = "two_readings"  # ``letters``: the racks that it may be, each as files write it
    EMPTY = "empty"
    NOT_IN_STOCK = "not_in_stock"  # ``letters``: those that are not there, once for each missing tile
    TOO_MANY = "too_many"  # ``found`` letters where ``limit`` is the size of the rack
    TOO_FEW = "too_few"
    LEFTOVER_MISSING = "leftover_missing"  # ``letters`` of the leftover are not in it: a rejection, or an error
    LEFTOVER_DIFFERS = "leftover_differs"  # a sheet's leftover is not what was left (``replay`` only)
    UNBALANCED = "unbalanced"  # fewer vowels or consonants than asked for: to be rejected
    NO_BLANK = "no_blank"  # a joker game's rack without its blank
    SECOND_BLANK = "second_blank"
    SAME_RACK = "same_rack"  # the rack of the cancelled turn


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a typed rack, with what the sentence needs."""

    fault: Fault
    letters: Letters = ()
    found: int = 0
    limit: int = 0


@dataclass(frozen=True, slots=True)
class TypedRack:
    """A typed rack, read and checked; ``draw`` is ``None`` when it can't even be read."""

    draw: Draw | None
    problems: tuple[Problem, ...]
    check: DrawCheck | None = None

    @property
    def faultless(self) -> bool:
        """True when nothing needs to be forced."""
        return not self.problems


def check_typed(
    text: str,
    bag: Bag,
    leftover: Iterable[Letter],
    turn: int,
    rules: RuleSet,
    tile_set: TileSet,
    *,
    cancelled: Iterable[Letter] | None = None,
) -> TypedRack:
    """Read a rack that was drawn by hand and find everything that is wrong with it.

    Text as ``Draw.parse`` has it, longer tiles typed as people type them: the reading with the fewest faults is meant.
    Two different racks without a fault are told, none is taken. A rack without the leftover is taken as drawn after a
    rejection, and said so.
    """
    left = tile_set.sorted(leftover)
    read = [_check_read(one, bag, left, turn, rules, tile_set, cancelled) for one in tile_set.readings(text)]
    best = min(read, key=lambda one: (one.draw is None, len(one.problems)))
    racks = {tile_set.sorted(one.draw.rack) for one in read if one.draw is not None and not one.problems}
    if len(racks) > 1:
        return TypedRack(None, (Problem(Fault.TWO_READINGS, tuple(sorted(map(to_text, racks)))),))
    return best


def _check_read(
    text: str,
    bag: Bag,
    left: Letters,
    turn: int,
    rules: RuleSet,
    tile_set: TileSet,
    cancelled: Iterable[Letter] | None,
) -> TypedRack:
    """One reading of a typed rack."""
    try:
        draw = Draw.parse(text, tile_set, left)
    except (LetterError, DrawError) as error:
        wrong = str(error.data.get("letter", error.data.get("text", "")))
        return TypedRack(None, (Problem(Fault.UNREADABLE, (wrong,)),))
    if not draw.rack:
        return TypedRack(None, (Problem(Fault.EMPTY),))
    rack = Counter(draw.rack)
    stock = counted(bag) + Counter(left)
    problems: list[Problem] = []
    missing = Counter(left) - rack
    if not draw.rejected and left:
        found = split(draw.rack, left)
        if found is None:
            problems.append(Problem(Fault.LEFTOVER_MISSING, tile_set.sorted(missing.elements())))
        draw = found or Draw((), draw.rack, ((),))
    elif not draw.rejected:
        draw = Draw((), draw.rack)
    problems.extend(_faults(rack, stock, rules, tile_set))
    one_blank = always_a_blank(rules)
    check = check_rack(draw.rack, turn, stock, rules.draw, tile_set, one_blank=one_blank)
    if check.stock_allows and not check.valid and not _legal_before(draw, turn, stock, rules, tile_set):
        problems.append(Problem(Fault.UNBALANCED, draw.rack))
    if cancelled is not None and rack == Counter(cancelled):
        problems.append(Problem(Fault.SAME_RACK, draw.rack))
    return TypedRack(draw, tuple(problems), check)


def _legal_before(draw: Draw, turn: int, stock: Bag, rules: RuleSet, tile_set: TileSet) -> bool:
    """Tell whether a rack of an explosive game was legal when one of its new letters was still the blank."""
    if not rules.rack.explosive or BLANK in draw.rack or not stock.get(BLANK, 0):
        return False
    return any(
        check_rack(
            (*draw.leftover, *draw.new[:at], BLANK, *draw.new[at + 1 :]),
            turn,
            stock,
            rules.draw,
            tile_set,
            one_blank=True,
        ).valid
        for at in range(len(draw.new))
    )


def _faults(rack: Counter[Letter], stock: Counter[Letter], rules: RuleSet, tile_set: TileSet) -> Iterator[Problem]:
    size = rules.rack.size
    one_blank = always_a_blank(rules)
    absent = rack - stock
    if absent:
        yield Problem(Fault.NOT_IN_STOCK, tile_set.sorted(absent.elements()))
    total = rack.total()
    expected = min(size, usable(stock, one_blank=one_blank).total())
    if total > size:
        yield Problem(Fault.TOO_MANY, found=total, limit=size)
    elif total < expected:
        yield Problem(Fault.TOO_FEW, found=total, limit=expected)
    if one_blank and stock[BLANK] and not rack[BLANK] and not rules.rack.explosive:
        yield Problem(Fault.NO_BLANK)
    if one_blank and rack[BLANK] > 1:
        yield Problem(Fault.SECOND_BLANK)
