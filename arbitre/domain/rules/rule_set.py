"""Rule sets: every value in which federations, clubs and schools differ, read from TOML and checked key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import StrEnum
from typing import Any, Self, TypeVar, get_args, get_origin, get_type_hints

from arbitre.domain.base.errors import ArbitreError


class RuleSetError(ArbitreError):
    """A rule set with an unknown key or a wrong value; ``key`` is dotted, ``allowed`` says what would do."""


class Rejection(StrEnum):
    """What goes back into the bag when a rack fails the vowel and consonant test."""

    WHOLE = "whole"  # RI23 3.2
    NEW = "new"  # RO: only the letters just drawn


class WrongScore(StrEnum):
    """What a located slip with a wrong or missing score is paid."""

    EXACT = "exact"  # RI23 5.3.2: the exact score and a warning
    FREE = "free"  # the exact score, nothing else (clubs, schools)
    UNDER = "under"  # POSL: under as written, over minus twice the excess, missing 0
    ZERO = "zero"  # FISE: a slip badly annotated is 0


class LightFault(StrEnum):
    """What a slip with a light fault is paid: a missing or wrong circle, a place found in spite of a fault."""

    WARNING = "warning"  # RI23 5.3.1, 5.3.2, 5.5
    FREE = "free"
    ZERO = "zero"  # FISE


class WrongPlace(StrEnum):
    """What an unlocated slip whose score exists somewhere is paid."""

    PENALTY = "penalty"  # RI23 5.3.3: five points less
    FREE = "free"
    ZERO = "zero"


class Doubt(StrEnum):
    """What becomes of a slip that the book leaves in doubt."""

    ASK = "ask"  # the arbiter decides
    PAY = "pay"
    ZERO = "zero"


class ExcessFrom(StrEnum):
    """What twice the excess of a score too high is taken from (POSL)."""

    EXACT = "exact"
    WRITTEN = "written"


class SoloRule(StrEnum):
    """Who earns a solo."""

    BEST = "best"  # RI23 3.5: strictly the best, even below the top
    TOP_OR_BELOW = "top_or_below"  # FISE: the only one at the top, or the only best below it
    NONE = "none"


class TieRule(StrEnum):
    """A test in the choice of the top among ties, in the order of the rule set's chain."""

    FEWEST_BLANKS = "fewest_blanks"
    ENDS_GAME = "ends_game"
    OPENS_GAME = "opens_game"  # a ranked proposal, the choice is the arbiter's
    BALANCED_LEFTOVER = "balanced_leftover"
    FEWEST_TILES = "fewest_tiles"
    ALPHABETICAL = "alphabetical"
    NEAREST_CORNER = "nearest_corner"


class RankBy(StrEnum):
    """The figure that a standing over several games is sorted by."""

    TOTAL = "total"
    PERCENT = "percent"  # total of points over total of tops
    MEAN_PERCENT = "mean_percent"  # FISE: mean of the games' percentages
    PLACE_POINTS = "place_points"  # RO-RANK


class RankTie(StrEnum):
    """A test between equal players, in the order of the rule set's chain; none left means a shared rank."""

    TOPS = "tops"
    BEST_MOVE = "best_move"
    SOLOS = "solos"
    LAST_GAME = "last_game"
    LAST_TURNS = "last_turns"  # turn by turn from the end
    SUDDEN_DEATH = "sudden_death"


@dataclass(frozen=True, slots=True)
class RackRules:
    """Tiles on the rack, how many may be placed, and the bonus by number placed (rules 1.2, 3.8.2)."""

    size: int = 7
    max_played: int = 7
    bonus: Mapping[int, int] = field(default_factory=lambda: {7: 50, 8: 75, 9: 100})
    joker: bool = False  # a blank in every rack, replaced by the real letter (rule 3.8.2, joker game)
    explosive: bool = False  # the blank is replaced before play by the letter that gives the best score
    leftover_returns: bool = False  # NTSV: the leftover goes back into the bag at every turn
    blanks_replaced: bool = False  # NTSV: a blank on the board is replaced by its letter while the bag has it


@dataclass(frozen=True, slots=True)
class DrawRules:
    """The least a rack must hold (rule 3.2); up to ``until`` the first pair, afterwards the ``late`` pair."""

    vowels: int = 2
    consonants: int = 2
    until: int = 15
    late_vowels: int = 1
    late_consonants: int = 1
    wild_blanks: bool = True
    wild_blanks_late: bool = True  # FISE: not from turn 16
    wild_either: bool = True  # the French Y
    rejection: Rejection = Rejection.WHOLE


@dataclass(frozen=True, slots=True)
class TimeRules:
    """Seconds of a turn, seconds left at each signal, and the wait before the next draw (rules 1.3, 3.1, 3.3)."""

    seconds: int = 180
    signals: tuple[int, ...] = (30,)
    gap: int = 20
    blitz: bool = False  # one minute: other announcement and warnings (rules 3.1, 5.9)
    sudden_death: tuple[int, ...] = (60, 60, 60, 40, 40, 40, 20)  # rule 3.8.3, the last repeats
    sudden_death_writing: int = 20
    elimination: bool = False  # mort subite: below the best score found, out
    topping: bool = False  # one slip at a time until the top is found; total time ranks
    topping_limit: int = 60
    topping_penalty: int = 20


@dataclass(frozen=True, slots=True)
class SlipRules:
    """How a slip is paid (RI23 5.3-5.7); each reading that the book leaves open is a value here."""

    articles: bool = True  # rulings cite the articles of RI23: only where that text is the one in force
    reference_needed: bool = True  # from turn 2, a reference or joining letters
    wrong_score: WrongScore = WrongScore.EXACT
    unmarked_blank: LightFault = LightFault.WARNING
    wrong_place: WrongPlace = WrongPlace.PENALTY
    inexact_place: LightFault = LightFault.WARNING  # inverted, two joining letters, one of two ways wrong (5.5)
    warnings: bool = True
    penalty: int = 5
    first_turn_best: bool = True  # RI23 5.4.2.a: the best score of the word, whatever the place
    joining_letters: int = 3  # 4.3.2
    average: bool = True  # 5.9
    better_of_place_and_score: bool = True  # reading 1: 5.4.2.b
    one_joining_letter_is_absent: bool = True  # reading 2
    other_circles_exist: bool = True  # reading 4
    two_solutions_warning: bool = True  # reading 5
    zero_on_bad_word_first_turn: bool = True  # reading 7
    both_modes_milder: bool = True  # reading 8
    place_first_when_equal: bool = True  # 5.3.2 and 5.3.3 pay the same: 5.3.2, a warning and the lower base
    two_letters_later: bool = True  # two joining letters do beside a first word of two on later turns too (4.3.2)
    extension_wrong_direction: LightFault = LightFault.WARNING  # of three letters or more, its reference right
    refused_place: Doubt = Doubt.ASK  # a reference to a refused cross word, the score stands elsewhere
    fault_of_equal_solutions: bool = True  # of two that pay the same one is faulty: the fault is on the slip
    fallacious: bool = True  # 5.3.3: a score that a plausible refused word makes too is no score
    fallacious_small_score: Doubt = Doubt.PAY  # right place, fallacious score that a penalty would bring to nothing
    fallacious_extension: Doubt = Doubt.ASK  # a word seen in two places, one of them fallacious
    excess_from: ExcessFrom = ExcessFrom.EXACT  # POSL: what twice the excess is taken from


@dataclass(frozen=True, slots=True)
class TopRules:
    """Which move is retained where it need not be the best of all (schools)."""

    common_words: bool = False  # the best one made of common words only, as long as there is one
    lower_freely: bool = False  # a lower move is taken without a reason


@dataclass(frozen=True, slots=True)
class WarningRules:
    """Warnings that cost nothing in a game, and the price of each further one (rule 5.9)."""

    free: int = 3
    free_original: int = 5  # blitz and original games
    cost: int = 5


@dataclass(frozen=True, slots=True)
class SoloRules:
    """The solo and its bonus (rule 3.5)."""

    rule: SoloRule = SoloRule.BEST
    players: int = 16
    bonus: int = 10
    bonus_below: int = 0  # FISE: 5
    cap: int = 0  # FISE: 25 in total, 0 for none


@dataclass(frozen=True, slots=True)
class EndRules:
    """When a game ends (rule 3.7); ``turns`` 0: no fixed number."""

    turns: int = 0
    one_letter: bool = True
    only_vowels_or_consonants: bool = True
    below_rack: bool = False  # NTSV: fewer letters than a rack
    interruption_minutes: int = 30


@dataclass(frozen=True, slots=True)
class RankRules:
    """How standings over one and several games are made (section 9 of the specification)."""

    by: RankBy = RankBy.TOTAL
    ties: tuple[RankTie, ...] = ()
    standings_shown: bool = False  # on the projector during the game


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A federation's or a club's rules; ``name`` is the preset's, ``title`` is for the screen."""

    name: str = "fisf-2023"
    title: str = "FISF 2023"
    row_label: str = ""  # empty: the tile set's own
    variant: str = "normal"
    rack: RackRules = field(default_factory=RackRules)
    draw: DrawRules = field(default_factory=DrawRules)
    time: TimeRules = field(default_factory=TimeRules)
    slip: SlipRules = field(default_factory=SlipRules)
    warning: WarningRules = field(default_factory=WarningRules)
    solo: SoloRules = field(default_factory=SoloRules)
    top: TopRules = field(default_factory=TopRules)
    tie: tuple[TieRule, ...] = (TieRule.FEWEST_BLANKS, TieRule.ENDS_GAME, TieRule.OPENS_GAME)
    end: EndRules = field(default_factory=EndRules)
    rank: RankRules = field(default_factory=RankRules)

    @property
    def original(self) -> bool:
        """True for the *parties originales* (rule 3.8) and blitz, where warnings cost later (rule 5.9)."""
        return self.variant != "normal" or self.time.blitz

    @property
    def free_warnings(self) -> int:
        """Warnings without cost in a game."""
        return self.warning.free_original if self.original else self.warning.free

    @classmethod
    def from_mapping(cls, data: Mapping[str, Any]) -> Self:
        """Read what a TOML file or the journal holds; missing keys take FISF 2023's values.

        A variant named without a rack of its own brings its rack; without warnings none is charged unless a cost is
        given. Raises ``RuleSetError``.
        """
        read: Self = _read(cls, data, "")
        if read.name in _OTHER_TEXTS and "articles" not in data.get("slip", ()):
            read = replace(read, slip=replace(read.slip, articles=False))
        if not read.slip.warnings and "cost" not in data.get("warning", ()):
            read = replace(read, warning=replace(read.warning, cost=0))
        if "variant" in data and not {"size", "max_played", "joker", "explosive"} & set(data.get("rack", ())):
            read = with_variant(read, read.variant)
        check(read)
        return read

    def to_mapping(self) -> dict[str, Any]:
        """Write what ``from_mapping`` reads, every key."""
        written: dict[str, Any] = _write(self)
        return written


VARIANTS: Mapping[str, tuple[int, int, bool, bool]] = {
    "normal": (7, 7, False, False),
    "joker": (7, 7, True, False),
    "7of8": (8, 7, False, False),
    "7and8": (8, 8, False, False),
    "789": (9, 9, False, False),
    "7of8joker": (8, 7, True, False),
    "7and8joker": (8, 8, True, False),
    "789joker": (9, 9, True, False),
    "explosive": (7, 7, False, True),
}
"""Tiles on the rack, most placed, a blank in every rack, explosive, by the name of the variant (rule 3.8.2)."""

TIMES: Mapping[str, Mapping[str, Any]] = {
    "normal": {"seconds": 180},
    "2:30": {"seconds": 150},
    "semi-rapide": {"seconds": 120},
    "blitz": {"seconds": 60, "signals": (20,), "blitz": True},
    "mort-subite": {"elimination": True},
    "topping": {"topping": True},
}
"""What each named time changes (rules 1.3, 3.3, 3.8)."""

_MOST_TILES = 15
_OTHER_TEXTS = frozenset({"english-posl", "fise", "italian-box", "ntsv", "romania", "school"})
"""Presets whose text is not RI23: games kept before ``slip.articles`` was a value know them by name."""


_Rules = TypeVar("_Rules", bound=RuleSet)


def with_variant(rules: _Rules, name: str) -> _Rules:
    """The same rules for another variant; ``RuleSetError`` when it has no such name."""
    if name not in VARIANTS:
        raise RuleSetError("bad_value", key="variant", value=name, allowed=", ".join(VARIANTS))
    size, most, joker, explosive = VARIANTS[name]
    rack = replace(rules.rack, size=size, max_played=most, joker=joker, explosive=explosive)
    return replace(rules, variant=name, rack=rack)


def with_time(rules: RuleSet, name: str) -> RuleSet:
    """The same rules at another named time; ``RuleSetError`` when it has no such name."""
    if name not in TIMES:
        raise RuleSetError("bad_value", key="time", value=name, allowed=", ".join(TIMES))
    plain = replace(rules.time, signals=TimeRules().signals, blitz=False, elimination=False, topping=False)
    return replace(rules, time=replace(plain, **TIMES[name]))


def with_turns(rules: RuleSet, turns: int) -> RuleSet:
    """The same rules for a fixed number of turns, 0 for none."""
    if turns < 0:
        raise RuleSetError("bad_value", key="end.turns", value=turns, allowed="0, 1, 2...")
    return replace(rules, end=replace(rules.end, turns=turns))


def check(rules: RuleSet) -> None:
    """Refuse values that contradict each other; ``RuleSetError`` names the key and what is allowed."""
    rack, draw, time = rules.rack, rules.draw, rules.time
    tests: tuple[tuple[bool, str, object, str], ...] = (
        (bool(rules.name.strip()), "name", rules.name, "text"),
        (rules.row_label in ("", "letter", "number"), "row_label", rules.row_label, "letter, number"),
        (rules.variant in VARIANTS, "variant", rules.variant, ", ".join(VARIANTS)),
        (1 <= rack.size <= _MOST_TILES, "rack.size", rack.size, f"1-{_MOST_TILES}"),
        (1 <= rack.max_played <= rack.size, "rack.max_played", rack.max_played, f"1-{rack.size}"),
        (all(1 <= tiles <= _MOST_TILES for tiles in rack.bonus), "rack.bonus", dict(rack.bonus), f"1-{_MOST_TILES}"),
        (draw.vowels + draw.consonants <= rack.size, "draw.vowels", draw.vowels, f"vowels + consonants <= {rack.size}"),
        (
            draw.late_vowels + draw.late_consonants <= rack.size,
            "draw.late_vowels",
            draw.late_vowels,
            f"late_vowels + late_consonants <= {rack.size}",
        ),
        (time.seconds > 0, "time.seconds", time.seconds, "1, 2, 3..."),
        (
            all(0 < signal < time.seconds for signal in time.signals),
            "time.signals",
            list(time.signals),
            f"1-{time.seconds - 1}",
        ),
        (bool(time.sudden_death), "time.sudden_death", [], "[60, 60, 60, 40, 40, 40, 20]"),
        (len(set(rules.tie)) == len(rules.tie), "tie", list(rules.tie), "each test once"),
        (len(set(rules.rank.ties)) == len(rules.rank.ties), "rank.ties", list(rules.rank.ties), "each test once"),
    )
    for right, key, value, allowed in tests:
        if not right:
            raise RuleSetError("bad_value", key=key, value=value, allowed=allowed)
    if rules.variant in VARIANTS and rules.variant != "normal":
        size, most, joker, explosive = VARIANTS[rules.variant]
        if (rack.size, rack.max_played, rack.joker, rack.explosive) != (size, most, joker, explosive):
            allowed = f"size = {size}, max_played = {most}, joker = {str(joker).lower()}"
            raise RuleSetError("bad_value", key="rack", value=rules.variant, allowed=allowed)


def _write(value: Any) -> Any:
    if is_dataclass(value):
        return {item.name: _write(getattr(value, item.name)) for item in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): _write(one) for key, one in value.items()}
    if isinstance(value, tuple):
        return [_write(one) for one in value]
    return str(value) if isinstance(value, StrEnum) else value


def _read(kind: Any, data: Mapping[str, Any], prefix: str) -> Any:
    hints = get_type_hints(kind)
    for key in data:
        if key not in hints:
            raise RuleSetError("unknown_key", key=prefix + key, allowed=", ".join(hints))
    return kind(**{key: _value(hints[key], data[key], prefix + key) for key in data})


def _value(kind: Any, value: Any, key: str) -> Any:
    if is_dataclass(kind):
        if not isinstance(value, Mapping):
            raise RuleSetError("bad_value", key=key, value=value, allowed="table")
        return _read(kind, value, key + ".")
    origin = get_origin(kind)
    if origin is tuple:
        if not isinstance(value, list | tuple):
            raise RuleSetError("bad_value", key=key, value=value, allowed="list")
        return tuple(_value(get_args(kind)[0], one, key) for one in value)
    if origin is not None:  # the bonus table: tiles placed -> points
        try:
            return {int(one): _value(int, points, key) for one, points in value.items()}
        except (AttributeError, TypeError, ValueError) as error:
            raise RuleSetError("bad_value", key=key, value=value, allowed="{7 = 50}") from error
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        try:
            return kind(value)
        except ValueError as error:
            raise RuleSetError("bad_value", key=key, value=value, allowed=", ".join(kind)) from error
    wrong_type = not isinstance(value, kind) or (kind is int and isinstance(value, bool))
    if wrong_type or (kind is int and value < 0):
        allowed = {int: "0, 1, 2...", bool: "true, false", str: "text"}[kind]
        raise RuleSetError("bad_value", key=key, value=value, allowed=allowed)
    return value
