"""What putting files together found: what came in, and everything that somebody should look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from arbitre.domain.event.state import Marked


class NoteKind(StrEnum):
    """What is to be looked at; ``MergeNote`` says where."""

    # markers' files of one hall
    SENT_TWICE = "sent_twice"  # this very file is in already
    OLDER = "older"  # an older copy of a file that is in already
    DIVERGED = "diverged"  # it doesn't go on from the copy that is in: nothing is overwritten
    GAME_UNKNOWN = "game_unknown"  # a game that this file does not have
    TURN_UNKNOWN = "turn_unknown"  # a turn that was not entered here yet: its slips wait
    TURN_DIFFERS = "turn_differs"  # another rack or board (codes differ): its slips were left out
    TOP_DIFFERS = "top_differs"  # another retained move
    CONFLICT = "conflict"  # entered differently here and there: ours holds
    REMOVED_HERE = "removed_here"  # this very slip was taken out here since
    OTHER_TABLES = "other_tables"  # slips of tables that are another arbiter's
    SHARED_TABLES = "shared_tables"  # marked by two arbiters: where they differ the second is a second marking
    SEAT_DIFFERS = "seat_differs"  # another player sits at the table
    ANSWER_DIFFERS = "answer_differs"  # a question of the book answered otherwise: ours holds
    WORDS_DIFFER = "words_differ"  # other words admitted or struck: slips were ruled again
    RULES_DIFFER = "rules_differ"
    LIST_DIFFERS = "list_differs"  # another word list
    KEPT_SLIPS = "kept_slips"  # slips without a table wait on that laptop
    MISSING = "missing"  # slips of its tables that are not there yet
    # centres
    UNREADABLE = "unreadable"  # not a tournament file, or damaged
    OTHER_GAME = "other_game"  # not the prepared game: the centre was left out
    SAME_CENTRE = "same_centre"  # several versions of one centre's file: the latest counts
    UNFINISHED = "unfinished"  # a game without all its turns or slips
    UPDATED = "updated"  # another version of a file than when the results were last put together
    LATE = "late"  # a file that was not there when the results were last put together
    ABSENT = "absent"  # a centre that was expected has sent nothing
    DUPLICATE_PLAYER = "duplicate_player"  # one player in two centres for the same game
    MISSING_GAME = "missing_game"  # a game that the centre has not played, or not opened yet
    MOVED_PLAYER = "moved_player"  # one player in different centres for different games: one line
    HOMONYM = "homonym"  # one name, two licences (or none)
    NO_CENTRE = "no_centre"  # a file that doesn't say which centre it is from
    CARRIED = "carried"  # corrected in the united file before, and carried over
    PROVISIONAL = "provisional"  # claims that are open in a centre


@dataclass(frozen=True, slots=True)
class MergeNote:
    """Something to look at: of which file or centre, in which game and turn (people's number), at which tables.

    ``ours`` and ``theirs``: the two values that differ, as text; ``names``: players.
    """

    kind: NoteKind
    source: str = ""
    game: int = 0
    turn: int = 0
    tables: tuple[int, ...] = ()
    ours: str = ""
    theirs: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Conflict:
    """A slip entered one way here (``None``: taken out) and another way in a marker's copy; it waits for a choice.

    ``turn``: people's number; ``serial``: ours.
    """

    source: str
    game: int
    turn: int
    serial: int
    table: int
    ours: Marked | None
    theirs: Marked


@dataclass(frozen=True, slots=True)
class MergeReport:
    """What merging a marker's file did: slips new, corrected and taken out, those that were the same, and the notes.

    ``turns``: turns of which slips came, as ``(game, number)``; ``conflicts``: what ``settle_conflict`` takes.
    """

    source: str
    tables: tuple[int, ...] = ()
    taken: int = 0
    changed: int = 0
    removed: int = 0
    same: int = 0
    turns: tuple[tuple[int, int], ...] = ()
    notes: tuple[MergeNote, ...] = ()
    conflicts: tuple[Conflict, ...] = ()

    @property
    def clean(self) -> bool:
        """True when there is nothing to look at."""
        return not self.notes

    def without(self, settled: Conflict) -> MergeReport:
        """The same after a conflict was settled."""
        place = (settled.source, settled.game, settled.turn, (settled.table,))
        told = (NoteKind.CONFLICT, NoteKind.REMOVED_HERE)
        return replace(
            self,
            notes=tuple(
                note
                for note in self.notes
                if note.kind not in told or (note.source, note.game, note.turn, note.tables) != place
            ),
            conflicts=tuple(one for one in self.conflicts if one != settled),
        )

    def conflict_of(self, note: MergeNote) -> Conflict | None:
        """The conflict that a note tells of; ``None`` for other notes."""
        if note.kind not in (NoteKind.CONFLICT, NoteKind.REMOVED_HERE):
            return None
        place = (note.source, note.game, note.turn, note.tables)
        return next((one for one in self.conflicts if (one.source, one.game, one.turn, (one.table,)) == place), None)


@dataclass(frozen=True, slots=True)
class CentreFile:
    """A centre's file in a merge: its name there, how many players it brings, its digest, whether it counts.

    ``games``: totals of turns played, game by game.
    """

    centre: str
    name: str
    file: str
    digest: str
    players: int
    games: tuple[int, ...] = ()
    counted: bool = True


@dataclass(frozen=True, slots=True)
class CentreReport:
    """What putting centres together found: their files, counted or not, and the notes."""

    files: tuple[CentreFile, ...] = ()
    notes: tuple[MergeNote, ...] = ()
    tops: Mapping[int, int] = field(default_factory=dict)
    solos_apart: bool = False

    def of(self, kind: NoteKind) -> Sequence[MergeNote]:
        """The notes of a kind."""
        return [note for note in self.notes if note.kind is kind]
