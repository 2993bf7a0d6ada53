"""The state of a tournament: a frozen tree that is always the fold of the journal's facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from arbitre.domain.base.players import Player
from arbitre.domain.base.randomness import commitment
from arbitre.domain.board.board import Board
from arbitre.domain.board.move import Move
from arbitre.domain.board.tiles import Letter, Letters, TileSet
from arbitre.domain.draw.draw import Draw
from arbitre.domain.event.kept import Kept
from arbitre.domain.facts import GameResumed, LexiconId, Publication, Source, TournamentCreated
from arbitre.domain.rules.rule_set import RuleSet
from arbitre.domain.rules.slip import Ruling, Sanction, Slip

Bag = Mapping[Letter, int]
# Who owes a slip is asked for every turn at every change, and changes only with the seats.
_EXPECTED: Kept[tuple[int, ...]] = Kept(400)


class Step(StrEnum):
    """Where the live turn stands."""

    BEFORE = "before"  # no rack yet
    DRAWN = "drawn"  # the rack is drawn, unknown to the room
    RUNNING = "running"  # announced, the clock runs
    TIMED_OUT = "timed_out"  # time called, slips collected
    REVEALED = "revealed"  # the top is known and placed
    ENDED = "ended"  # the game is over


class Delivery(StrEnum):
    """What is known of a correction note on its way to the player (rule 5.9)."""

    NOT_PRINTED = "not_printed"
    UNKNOWN = "unknown"
    DELIVERED = "delivered"


@dataclass(frozen=True, slots=True)
class Marked:
    """A slip in the state: as written, as ruled by the book, and what the arbiter made of it since.

    ``seq`` orders the slips of a turn as they were entered (to find one in the bundle).
    """

    slip: Slip
    given: Ruling
    seq: int
    override: Ruling | None = None
    override_reason: str = ""
    second: tuple[Slip, Ruling] | None = None
    resolved_by: str | None = None  # who decided between two markings; empty when he gave no name
    first: tuple[Slip, Ruling] | None = None  # the first marking, once a difference was resolved
    claim: str | None = None
    claim_decision: str = ""
    printed: bool = False
    informed_from: int | None = None  # None: delivery unknown; 0: never reached the player
    corrected: int = 0

    @property
    def ruling(self) -> Ruling:
        """The ruling that counts: the arbiter's when he decided otherwise than the book."""
        return self.override or self.given

    @property
    def delivery(self) -> Delivery:
        """What is known of the correction note."""
        if self.informed_from is not None:
            return Delivery.DELIVERED
        return Delivery.UNKNOWN if self.printed else Delivery.NOT_PRINTED

    @property
    def needs_notice(self) -> bool:
        """True when the ruling is a sanction that the player must be told (rule 5.9)."""
        return self.ruling.sanction not in (Sanction.NONE, Sanction.ASK)


@dataclass(frozen=True, slots=True)
class Conduct:
    """A disciplinary warning or zero of one table in one turn."""

    table: int
    reason: str
    zero: bool = False


@dataclass(frozen=True, slots=True)
class Seal:
    """The hash of a slip written before its solution was known, and its secret once that was told."""

    hash: str
    secret: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """One rack: its board, bag, retained move and slips.

    ``serial`` counts every turn of the game, ``number`` is what people see (cancelled turns do not count). ``board``,
    ``leftover`` and ``bag`` are as they are once the rack is drawn; the ``after_`` fields as the retained move leaves
    them. ``shortage``: letters of the rack that the stock does not hold.
    """

    serial: int
    number: int
    step: Step
    board: Board
    bag: Bag
    leftover: Letters = ()
    new: Letters = ()
    rejected: tuple[Letters, ...] = ()
    source: Source = Source.COMPUTER
    forced: str = ""
    rack_shown: bool = False  # to the room, before the clock was started
    seconds: int = 0
    added: int = 0
    clock_started: float | None = None
    clock_left: float | None = None
    retained: Move | None = None
    choice: str = ""
    retained_reason: str = ""
    tied: int = 1
    top: int = 0
    top_question: bool | None = None
    after_board: Board | None = None
    after_leftover: Letters = ()
    placed: tuple[int, ...] = ()
    broken: str = ""
    shortage: Letters = ()
    board_fixed: Board | None = None
    board_reason: str = ""
    after_fixed: Board | None = None
    corrected: tuple[str, ...] = ()
    cancelled: str | None = None
    slips: Mapping[int, Marked] = field(default_factory=dict)
    slip_count: int = 0  # slips entered so far, the removed ones included
    kept: Mapping[int, Slip] = field(default_factory=dict)
    kept_count: int = 0
    answers: Mapping[str, str] = field(default_factory=dict)
    closed: bool = False
    missing: tuple[int, ...] = ()
    close_reason: str = ""
    conduct: tuple[Conduct, ...] = ()
    eliminated: tuple[int, ...] = ()
    topping: Mapping[int, float | None] = field(default_factory=dict)
    seals: Mapping[int, Seal] = field(default_factory=dict)

    @property
    def rack(self) -> Letters:
        """The letters in play: the leftover first, then the new ones in the order drawn."""
        return self.leftover + self.new

    @property
    def draw(self) -> Draw:
        """The rack with how it came."""
        return Draw(self.leftover, self.new, self.rejected)

    @property
    def announced(self) -> bool:
        """True while the rack is in play and the room knows it: shown to be read aloud, or the time runs or is over."""
        shown = self.step in (Step.RUNNING, Step.TIMED_OUT) or (self.step is Step.DRAWN and self.rack_shown)
        return shown and self.cancelled is None

    @property
    def revealed(self) -> bool:
        """True once the room knows the solution and the turn was not cancelled."""
        return self.step is Step.REVEALED and self.cancelled is None

    @property
    def counts(self) -> bool:
        """False for a cancelled turn: its points are void (rule 3.6)."""
        return self.cancelled is None


@dataclass(frozen=True, slots=True)
class Seat:
    """From turn ``from_turn`` (serial) on, ``player`` sits at a table; ``None`` nobody."""

    player: str | None
    from_turn: int


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given or taken apart from any turn."""

    player: str
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class Published:
    """How firm a standing is."""

    state: Publication = Publication.OPEN
    until: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """One duplicate game. ``draws`` counts every rack drawn, so that a redraw is a new draw of the seed's stream."""

    number: int
    title: str
    rules: RuleSet
    tile_set: TileSet
    lexicon: LexiconId
    seed: str  # empty while it is a secret
    turns: tuple[Turn, ...] = ()
    seats: Mapping[int, tuple[Seat, ...]] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)  # table -> first turn not played
    arbiters: Mapping[int, str] = field(default_factory=dict)
    centres: Mapping[int, str] = field(default_factory=dict)  # of several centres' files put together
    solos_apart: bool = False
    marker: str = ""  # in the copy of a marking arbiter: only his tables are waited for
    ended: str | None = None
    draws: int = 0
    turn_seconds: int = 0  # 0: what the rule set says
    added: Letters = ()
    taken: Letters = ()
    stock_reasons: tuple[str, ...] = ()
    resumed: GameResumed | None = None
    imposed: tuple[tuple[str, str], ...] = ()
    prepared_id: str = ""
    apart: bool = False  # it only parts level players: its points count in no standing of the event
    arbiter_table: int = 0  # where the arbiter himself plays
    committed: str = ""  # hash of the seed; empty in games of version 0.1, whose journal has the seed
    sealed: str = ""  # hash of a prepared game
    seal_broken: bool = False  # what was revealed is not what the hashes were of
    adjustments: tuple[Adjustment, ...] = ()
    published: Published = field(default_factory=Published)

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the first draw so that the draws can be checked afterwards."""
        return self.committed or commitment(self.seed)

    @property
    def tells_draws(self) -> bool:
        """True when the journal itself holds what the coming draws are made of: games of version 0.1, for instance."""
        unplayed = len(self.imposed) > sum(1 for _ in self.revealed_turns)
        return self.ended is None and (not self.committed or bool(self.seed) or unplayed)

    @property
    def row_label(self) -> str:
        """How this game writes its references."""
        return self.tile_set.row_label

    @property
    def live(self) -> Turn | None:
        """The turn whose rack is in play, or whose solution was the last one given; ``None`` before the first."""
        return self.turns[-1] if self.turns else None

    @property
    def step(self) -> Step:
        """Where the game stands."""
        if self.ended is not None:
            return Step.ENDED
        live = self.live
        return Step.BEFORE if live is None or live.cancelled is not None else live.step

    @property
    def next_serial(self) -> int:
        """Serial of the turn that the next draw belongs to."""
        live = self.live
        waiting = live is not None and live.cancelled is None and live.step is Step.BEFORE
        return len(self.turns) + (0 if waiting else 1)

    def turn(self, serial: int) -> Turn:
        """A turn by its serial from 1."""
        if not 1 <= serial <= len(self.turns):
            raise KeyError(serial)
        return self.turns[serial - 1]

    def by_number(self, number: int) -> Turn | None:
        """The turn that people call by this number (never a cancelled one)."""
        return next((turn for turn in self.turns if turn.number == number and turn.counts), None)

    @property
    def revealed_turns(self) -> Iterator[Turn]:
        """The turns whose move is on the board, in order."""
        return (turn for turn in self.turns if turn.revealed)

    @property
    def board(self) -> Board:
        """The board as it lies now: the live turn's move only once revealed."""
        for turn in reversed(self.turns):
            if turn.cancelled is not None:
                continue
            return turn.after_board if turn.revealed and turn.after_board is not None else turn.board
        return self.first_board

    @property
    def first_board(self) -> Board:
        """The board before the first turn of this record."""
        return Board() if self.resumed is None else Board.parse(list(self.resumed.board), self.tile_set)

    @property
    def full_set(self) -> Counter[Letter]:
        """All tiles of this game: the set, with the corrections that the arbiter made."""
        return self.tile_set.full_bag() + Counter(self.added) - Counter(self.taken)

    @property
    def top_total(self) -> int:
        """Sum of the retained moves that the room knows."""
        before = self.resumed.top_total if self.resumed else 0
        return before + sum(turn.retained.score for turn in self.revealed_turns if turn.retained)

    def player_at(self, table: int, serial: int) -> str | None:
        """Who sits at a table in a turn."""
        found: str | None = None
        for seat in self.seats.get(table, ()):
            if seat.from_turn <= serial:
                found = seat.player
        return found

    def expected(self, serial: int) -> tuple[int, ...]:
        """Tables that owe a slip in a turn, in order: seated, not gone, not out."""
        out = frozenset(table for turn in self.turns[: serial - 1] for table in turn.eliminated)
        sources = (self.seats, self.left, self.arbiters)
        return _EXPECTED.get(sources, lambda: self._expected(serial, out), serial, out, self.marker)

    def _expected(self, serial: int, out: frozenset[int]) -> tuple[int, ...]:
        return tuple(
            table
            for table in sorted(self.seats)
            if table not in out
            and self.left.get(table, serial + 1) > serial
            and self.player_at(table, serial) is not None
            and (not self.marker or self.arbiters.get(table) == self.marker)
        )

    def pending(self, serial: int) -> tuple[int, ...]:
        """Tables whose slip of a turn is still missing; none once the turn was closed."""
        turn = self.turn(serial)
        if turn.closed or not turn.counts:
            return ()
        slips = turn.slips
        return tuple(table for table in self.expected(serial) if table not in slips)

    def complete(self, serial: int) -> bool:
        """True when a revealed turn has every slip, or was closed with some missing."""
        turn = self.turn(serial)
        return turn.revealed and not turn.kept and not self.pending(serial)

    def open_turns(self) -> tuple[Turn, ...]:
        """Turns whose time is over and that still lack slips."""
        return tuple(
            turn
            for turn in self.turns
            if turn.counts and turn.step in (Step.TIMED_OUT, Step.REVEALED) and (turn.kept or self.pending(turn.serial))
        )


@dataclass(frozen=True, slots=True)
class WordChange:
    """A word admitted or struck for this event."""

    word: str
    admitted: bool
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class Printed:
    """A document as it last went out."""

    digest: str
    at: str


@dataclass(frozen=True, slots=True)
class DecidedTie:
    """Level players parted by a sudden death; ``places`` are groups of ids, best first, ``game`` 0 is the event."""

    game: int
    places: tuple[tuple[str, ...], ...]
    reason: str = ""

    @property
    def players(self) -> frozenset[str]:
        """Everybody it is about."""
        return frozenset(player for group in self.places for player in group)


@dataclass(frozen=True, slots=True)
class Tournament:
    """One event: players, one or more games."""

    about: TournamentCreated = field(default_factory=lambda: TournamentCreated("", ""))
    players: Mapping[str, Player] = field(default_factory=dict)
    games: tuple[Game, ...] = ()
    words: Mapping[str, WordChange] = field(default_factory=dict)
    message: str = ""
    published: Published = field(default_factory=Published)
    printed: Mapping[tuple[str, int], Printed] = field(default_factory=dict)
    merged: tuple[tuple[str, str], ...] = ()
    ties: tuple[DecidedTie, ...] = ()
    marker: str = ""  # this file is the copy of that marking arbiter

    def game(self, number: int) -> Game:
        """A game by its number from 1."""
        if not 1 <= number <= len(self.games):
            raise KeyError(number)
        return self.games[number - 1]

    @property
    def counted_games(self) -> tuple[Game, ...]:
        """The games that the event's standing adds up, in its order: a play-off only parts level players.

        Topping has times and no points: it counts where nothing but topping was played.
        """
        counted = tuple(game for game in self.games if not game.apart)
        return tuple(game for game in counted if not game.rules.time.topping) or counted

    @property
    def admitted(self) -> frozenset[str]:
        """Words valid for this event though the list lacks them."""
        return frozenset(word for word, change in self.words.items() if change.admitted)

    @property
    def struck(self) -> frozenset[str]:
        """Words not valid for this event though the list has them."""
        return frozenset(word for word, change in self.words.items() if not change.admitted)
