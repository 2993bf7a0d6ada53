"""Several centres' files of the same prepared games put together into one standing.

Each centre has arbitrated by itself. Its file counts when its racks and tops are those of the others; one that differs
is left out until somebody decides. The result is a tournament of its own: it is saved as a file that opens like any
other, with all standings and documents.
"""

from __future__ import annotations

import hashlib
import uuid
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import Any

from arbitre.application.exchange.centre_corrections import Corrections, Group, carry_over, merge_action
from arbitre.application.exchange.centre_facts import Block, centre_facts, game_facts
from arbitre.application.exchange.centre_players import Joined, join_players
from arbitre.application.exchange.event_file import EventFile, read_event
from arbitre.domain import facts as f
from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.event.merging import CentreFile, CentreReport, MergeNote, NoteKind
from arbitre.domain.event.state import Game, Tournament
from arbitre.domain.event.turn_code import turn_key
from arbitre.domain.folding.tournament import fold
from arbitre.domain.results.standings import Line, standing
from arbitre.storage.database import check_place
from arbitre.storage.journal import MEMORY, Journal
from arbitre.storage.record import Draft

__all__ = ["CentreMerge", "CentreReport", "CentresError", "merge_centres"]

Progress = Callable[[float], bool]
"""Told the share done, 0 to 1; answers false to stop."""

Key = tuple[str, str, int]
_NAMED = 5  # files in the sentence of an error


class CentresError(ArbitreError):
    """Nothing to put together (``no_files``), stopped by the user (``cancelled``).

    ``corrections_lost`` (``corrections``): what was corrected in the union before has no place in this one.
    """


@dataclass
class _Centre:
    """A file that is read, with the label that its players, tables and arbiters go by."""

    label: str
    file: EventFile
    counted: bool = True

    @property
    def games(self) -> tuple[Game, ...]:
        return self.file.state.games

    def keys(self, number: int) -> tuple[Key, ...]:
        """What was played in a game, turn by turn."""
        if number > len(self.games):
            return ()
        game = self.games[number - 1]
        return tuple(turn_key(game, turn) for turn in game.revealed_turns)

    @cached_property
    def people(self) -> frozenset[str]:
        """Licences, or names, of its players."""
        return frozenset(player.licence or player.name for player in self.file.state.players.values())


@dataclass(frozen=True)
class CentreMerge:
    """The merged event: ``groups`` are its facts (the event, then centre by centre), ``state`` their fold.

    ``carried``: actions of the union before, with who did them when; ``state`` has them too.
    """

    groups: tuple[tuple[f.Fact, ...], ...]
    state: Tournament
    report: CentreReport
    carried: tuple[Group, ...] = ()

    def standing(self, game: int | None = None) -> list[Line]:
        """The standing over all centres, of a game or of the event."""
        return standing(self.state, game)

    def save(self, path: Path, who: str = "", now: datetime | None = None) -> Path:
        """Write the merged event as a new file, whole. Raises ``JournalError``."""
        check_place(path, new=True)
        at = (now or datetime.now(UTC)).isoformat(timespec="milliseconds")
        with Journal.create(MEMORY) as journal:
            for number, group in enumerate(self.groups):
                drafts = [Draft(*f.to_record(fact), at, who, "") for fact in group]
                action = merge_action(self.state.about.uid, number)
                journal.append(drafts, after=journal.head, action=action)
            for carried in self.carried:
                drafts = [Draft(*f.to_record(fact), *signed) for fact, signed in carried]
                journal.append(drafts, after=journal.head, action=str(uuid.uuid4()))
            journal.copy_to(path)
        return path


def merge_centres(
    paths: Sequence[Path],
    *,
    name: str = "",
    solos_apart: bool = False,
    expected: Collection[str] = (),
    accepted: Collection[str] = (),
    previous: Corrections | None = None,
    progress: Progress = lambda share: True,
) -> CentreMerge:
    """Put centres' files together; what is wrong with one is in the report, and the others count.

    ``solos_apart``: each centre has its own solos and its own count of players for them, else they are judged over all
    (the rule book leaves it open); ``expected``: centres that should have sent a file; ``accepted``: centres that count
    though their racks or tops differ; ``previous``: the united file of the last time, to tell what is late or new and
    to carry over what was corrected in it. Raises ``CentresError``, ``corrections_lost`` when that cannot be.
    """
    notes: list[MergeNote] = []
    centres = _read(paths, notes, progress)
    if not centres:
        raise CentresError("no_files", names=tuple(path.name for path in paths[:_NAMED]))
    references = _references(centres)
    _compare(centres, references, frozenset(accepted), notes)
    counted = [one for one in centres if one.counted]
    if not counted:
        raise CentresError("no_files", names=tuple(path.name for path in paths[:_NAMED]))
    models = _models(counted, references)
    _compare_rules(counted, models, notes)
    blocks = _blocks(counted)
    joined = join_players(blocks, notes)
    groups = _facts(name, counted, blocks, joined, models, solos_apart)
    if not progress(0.9):
        raise CentresError("cancelled")
    state = fold(fact for group in groups for fact in group)
    carried: list[Group] = []
    if previous is not None:
        state, carried, lost = carry_over(previous, state, blocks, notes)
        if lost:
            raise CentresError("corrections_lost", corrections=lost)
    _compare_with_before(centres, previous.state.merged if previous is not None else (), expected, notes)
    report = CentreReport(
        files=tuple(_described(one) for one in centres),
        notes=tuple(notes),
        tops={game.number: game.top_total for game in state.games},
        solos_apart=solos_apart,
    )
    progress(1.0)
    return CentreMerge(groups, state, report, tuple(carried))


# -- files -----------------------------------------------------------------------------------------------------------


def _read(paths: Sequence[Path], notes: list[MergeNote], progress: Progress) -> list[_Centre]:
    """The centres of the files that can be read: each file once, each centre in its latest version."""
    read: list[EventFile] = []
    for number, path in enumerate(sorted(paths, key=lambda one: (one.name, str(one)))):
        if not progress(0.6 * number / len(paths)):
            raise CentresError("cancelled")
        try:
            file = read_event(path)
        except ArbitreError as error:
            notes.append(MergeNote(NoteKind.UNREADABLE, path.name, theirs=error.kind))
            continue
        same = next((one for one in read if one.digest == file.digest), None)
        if same is not None:
            notes.append(MergeNote(NoteKind.SENT_TWICE, path.name, ours=same.path.name))
        elif not file.state.games:
            notes.append(MergeNote(NoteKind.OTHER_GAME, path.name))
        else:
            read.append(file)
    latest = _latest(read, notes)
    return _labelled(latest, notes)


def _latest(files: Iterable[EventFile], notes: list[MergeNote]) -> list[EventFile]:
    """Of several versions of one event the one that goes on from the other, else the one written last."""
    kept: dict[str, EventFile] = {}
    for file in files:
        uid = file.state.about.uid
        other = kept.get(uid)
        if other is None:
            kept[uid] = file
            continue
        newer, older = (file, other) if _is_newer(file, other) else (other, file)
        kept[uid] = newer
        kind = NoteKind.SAME_CENTRE if older.digest in newer.chains else NoteKind.DIVERGED
        notes.append(MergeNote(kind, _said(newer), ours=newer.path.name, theirs=older.path.name))
    return list(kept.values())


def _is_newer(one: EventFile, other: EventFile) -> bool:
    if other.digest in one.chains:
        return True
    if one.digest in other.chains:
        return False
    return (one.last_at, len(one.chains)) > (other.last_at, len(other.chains))


def _said(file: EventFile) -> str:
    """The centre that a file says it is from."""
    about = file.state.about
    return about.centre.strip() or about.place.strip() or about.club.strip() or file.path.stem


def _labelled(files: Sequence[EventFile], notes: list[MergeNote]) -> list[_Centre]:
    """Labels are unique: two events that call themselves the same centre both count, and it is told."""
    centres: list[_Centre] = []
    for file in files:
        said = label = _said(file)
        if not file.state.about.centre.strip():
            notes.append(MergeNote(NoteKind.NO_CENTRE, label, theirs=file.path.name))
        number = 1
        taken = {one.label: one for one in centres}
        if label in taken:
            notes.append(
                MergeNote(NoteKind.SAME_CENTRE, label, ours=taken[label].file.path.name, theirs=file.path.name)
            )
        while label in taken:
            number += 1
            label = f"{said} ({number})"
        centres.append(_Centre(label, file))
    return sorted(centres, key=lambda one: one.label.rjust(6, "0") if one.label.isdecimal() else one.label)


# -- the same game? --------------------------------------------------------------------------------------------------


def _references(centres: Sequence[_Centre]) -> list[tuple[Key, ...]]:
    """What was played in each game, as most centres have it; of equals the one with more turns."""
    references: list[tuple[Key, ...]] = []
    for number in range(1, max(len(one.games) for one in centres) + 1):
        played = Counter(one.keys(number) for one in centres if number <= len(one.games))
        references.append(max(played, key=lambda keys: (played[keys] if keys else 0, len(keys))))
    return references


def _compare(
    centres: Sequence[_Centre], references: Sequence[tuple[Key, ...]], accepted: frozenset[str], notes: list[MergeNote]
) -> None:
    """Note where centres differ; one whose racks or tops do counts only when it was accepted."""
    for one in centres:
        for number, reference in enumerate(references, start=1):
            if number > len(one.games):
                notes.append(MergeNote(NoteKind.MISSING_GAME, one.label, number))
                continue
            keys = one.keys(number)
            differing = next(
                (at for at, (key, ours) in enumerate(zip(keys, reference, strict=False)) if key != ours), None
            )
            if differing is None and len(keys) > len(reference):
                differing = len(reference)
            if differing is not None:
                one.counted &= one.label in accepted
                notes.append(_difference(one.label, number, differing, keys, reference))
            elif len(keys) < len(reference):
                notes.append(MergeNote(NoteKind.UNFINISHED, one.label, number, len(keys)))
            notes += _loose_ends(one, one.games[number - 1], number)


def _difference(label: str, game: int, at: int, keys: Sequence[Key], reference: Sequence[Key]) -> MergeNote:
    theirs = keys[at]
    ours = reference[at] if at < len(reference) else ("", "", 0)
    if theirs[0] == ours[0]:
        return MergeNote(NoteKind.TOP_DIFFERS, label, game, at + 1, ours=_top(ours), theirs=_top(theirs))
    kind = NoteKind.OTHER_GAME if at == 0 else NoteKind.TURN_DIFFERS
    return MergeNote(kind, label, game, at + 1, ours=ours[0], theirs=theirs[0])


def _top(key: Key) -> str:
    return f"{key[1]} {key[2]}"


def _loose_ends(one: _Centre, game: Game, number: int) -> list[MergeNote]:
    """Slips that are missing, slips without a table, and claims that are open."""
    found: list[MergeNote] = []
    for turn in game.revealed_turns:
        missing = game.pending(turn.serial)
        if missing:
            found.append(MergeNote(NoteKind.MISSING, one.label, number, turn.number, missing))
        if turn.kept:
            found.append(MergeNote(NoteKind.KEPT_SLIPS, one.label, number, turn.number))
    claims = [table for turn in game.turns for table, marked in turn.slips.items() if marked.claim is not None]
    if claims:
        found.append(MergeNote(NoteKind.PROVISIONAL, one.label, number, tables=tuple(sorted(set(claims)))))
    return found


def _models(centres: Sequence[_Centre], references: Sequence[tuple[Key, ...]]) -> list[Game]:
    """For each game the one of a centre that has played it as the others: rules, racks and tops are taken from it."""
    models: list[Game] = []
    for number, reference in enumerate(references, start=1):
        own = [one for one in centres if number <= len(one.games)]
        if not own:
            break
        right = [one for one in own if one.keys(number) == reference] or own
        model = max(right, key=lambda one: (one.games[number - 1].ended is not None, len(one.keys(number))))
        models.append(model.games[number - 1])
    return models


def _compare_rules(centres: Sequence[_Centre], models: Sequence[Game], notes: list[MergeNote]) -> None:
    """Centres that played by other rules or words than the centre that the game is taken from."""
    words = Counter((one.file.state.admitted, one.file.state.struck) for one in centres)
    admitted, struck = max(words, key=lambda pair: words[pair])
    for one in centres:
        for game, model in zip(one.games, models, strict=False):
            if game.rules != model.rules:
                notes.append(
                    MergeNote(
                        NoteKind.RULES_DIFFER,
                        one.label,
                        game.number,
                        ours=model.rules.title,
                        theirs=game.rules.title,
                        names=tuple(_differing_keys(model.rules.to_mapping(), game.rules.to_mapping())),
                    )
                )
            if game.lexicon.sha256 != model.lexicon.sha256:
                here, there = model.lexicon.name, game.lexicon.name
                notes.append(MergeNote(NoteKind.LIST_DIFFERS, one.label, game.number, ours=here, theirs=there))
        different = (one.file.state.admitted ^ admitted) | (one.file.state.struck ^ struck)
        if different:
            notes.append(MergeNote(NoteKind.WORDS_DIFFER, one.label, names=tuple(sorted(different))))


def _differing_keys(ours: Mapping[str, Any], theirs: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    """Dotted keys of two rule sets whose values differ."""
    for key in ours:
        one, other = ours[key], theirs.get(key)
        if isinstance(one, Mapping) and isinstance(other, Mapping):
            yield from _differing_keys(one, other, f"{prefix}{key}.")
        elif one != other:
            yield prefix + key


# -- one event -------------------------------------------------------------------------------------------------------


def _blocks(centres: Sequence[_Centre]) -> list[Block]:
    """Tables of centre 3 are 3001, 3002...: unique, and readable."""
    highest = max((table for one in centres for game in one.games for table in game.seats), default=0)
    size = 10 ** max(3, len(str(highest)))
    return [Block(one.label, one.file.state, number * size) for number, one in enumerate(centres, start=1)]


def _facts(
    name: str,
    centres: Sequence[_Centre],
    blocks: Sequence[Block],
    joined: Joined,
    models: Sequence[Game],
    solos_apart: bool,
) -> tuple[tuple[f.Fact, ...], ...]:
    about = centres[0].file.state.about
    uid = hashlib.sha256("\n".join(one.file.digest for one in centres).encode()).hexdigest()[:32]
    event: list[f.Fact] = [f.TournamentCreated(name or _common_name(centres), uid, about.language, about.date)]
    words = {word: change for one in centres for word, change in one.file.state.words.items()}
    event += [
        f.WordAdmitted(word, one.by, one.reason) if one.admitted else f.WordStruck(word, one.by, one.reason)
        for word, one in sorted(words.items())
    ]
    event += [f.PlayerRegistered(player) for player in joined.players]
    for model in models:
        event += game_facts(model, blocks, joined, solos_apart)
    groups = [tuple(event)]
    for centre, block in zip(centres, blocks, strict=True):
        facts = [fact for model in models for fact in centre_facts(model, block, joined)]
        facts.append(f.MarkerMerged(centre.label, centre.file.digest, len(centre.file.chains)))
        groups.append(tuple(facts))
    last = [fact for model in models for fact in _ending(model, blocks)]
    return (*groups, tuple(last)) if last else tuple(groups)


def _common_name(centres: Sequence[_Centre]) -> str:
    """What the centres call the event, as far as they agree; never the name of one of them alone."""
    names = [one.file.state.about.name for one in centres]
    if len(set(names)) == 1:
        return names[0]
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*names, strict=False))
    common = "".join(letters[0] for letters in alike).rstrip(" -–—·,:(0123456789n°º")
    return common if len(common) >= 4 else f"{len(centres)} centres"


def _ending(model: Game, blocks: Sequence[Block]) -> Iterable[f.Fact]:
    """Turns that every centre has finished are closed, and the game where it is over."""
    number = model.number
    for serial, turn in enumerate(model.revealed_turns, start=1):
        done, missing = True, []
        for block in blocks:
            game = block.game(number)
            own = game.by_number(turn.number) if game is not None else None
            if game is None or own is None:
                continue
            done &= game.complete(own.serial)
            missing += [block.table(table) for table in game.expected(own.serial) if table not in own.slips]
        if done and missing:
            yield f.TurnClosed(number, serial, tuple(missing))
    if model.ended is not None:
        yield f.GameEnded(number, model.ended)


# -- the report ------------------------------------------------------------------------------------------------------


def _described(one: _Centre) -> CentreFile:
    state = one.file.state
    return CentreFile(
        centre=one.label,
        name=state.about.name,
        file=one.file.path.name,
        digest=one.file.digest,
        players=len({seat.player for game in state.games for seats in game.seats.values() for seat in seats} - {None}),
        games=tuple(len(one.keys(game.number)) for game in state.games),
        counted=one.counted,
    )


def _compare_with_before(
    centres: Sequence[_Centre],
    previous: Collection[tuple[str, str]],
    expected: Collection[str],
    notes: list[MergeNote],
) -> None:
    before = dict(previous)
    for one in centres:
        if not one.counted:
            continue  # its own note says why
        if before and one.label not in before:
            notes.append(MergeNote(NoteKind.LATE, one.label, theirs=one.file.path.name))
        elif before and before[one.label] != one.file.digest:
            notes.append(MergeNote(NoteKind.UPDATED, one.label, theirs=one.file.path.name))
    here = {one.label for one in centres}
    notes += [MergeNote(NoteKind.ABSENT, label) for label in expected if label not in here]
