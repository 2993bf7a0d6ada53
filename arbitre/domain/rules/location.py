"""Where a slip says that its word stands: by reference, by joining letters, or by the word itself (rules 4.3, 5.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbitre.domain.board.position import Fit, Position, WordFits
from arbitre.domain.board.reference import BadReference, Direction, Reference
from arbitre.domain.rules.rule_set import Doubt, SlipRules
from arbitre.domain.rules.slip import Entry, Joining, Reason


@dataclass(frozen=True, slots=True)
class Location:
    """The legal places that a slip may mean, or why there is none.

    ``fits``: several only where the score has to tell; ``refused``: places meant too, but with a cross word that is not
    admitted; ``faults``: each worth a warning; ``lost``: why nothing is located, when ``fits`` is empty. ``joining``:
    found by joining letters that were copied; ``extension``: by the board word that is extended, ``ignored``: whatever
    the reference that was written; ``open``: joining letters whose place the arbiter did not tell; ``conflict``:
    reference and joining letters name different places. ``weak``: the word shows two letters of the board, or some that
    lie apart, so that its score may tell another place.
    """

    fits: tuple[Fit, ...] = ()
    refused: tuple[Fit, ...] = ()
    faults: tuple[Reason, ...] = ()
    lost: Reason | None = None
    joining: bool = False
    extension: bool = False
    ignored: bool = False
    open: bool = False
    conflict: bool = False
    weak: bool = False

    @property
    def sound(self) -> bool:
        """True when the word is located without a fault."""
        return bool(self.fits) and not self.faults

    @property
    def doubtful(self) -> bool:
        """True when the word itself shows a legal place and a refused one."""
        return bool(self.fits and self.refused) and not self.joining

    @property
    def several(self) -> bool:
        """True when joining letters fit more than one place, legal or refused (rule 5.4.2.b)."""
        return self.joining and len(self.fits) + len(self.refused) > 1


def read_reference(text: str | None, row_label: str) -> Reference | None:
    """The place a reference names; ``None`` when it was not written or names no square."""
    if text is None:
        return None
    try:
        return Reference.parse(text, row_label)
    except BadReference:
        return None


def joining_places(joining: Joining | None, row_label: str) -> tuple[Reference, ...]:
    """The places that the copied letters agree with, those that can be read."""
    if joining is None or joining.places is None:
        return ()
    places = (read_reference(place, row_label) for place in joining.places)
    return tuple(place for place in places if place is not None)


def locate(
    entry: Entry,
    direction: Direction,
    words: WordFits,
    score: int | None,
    position: Position,
    rules: SlipRules,
    row_label: str,
) -> Location:
    """Find what an entry written in a direction locates; both ways of locating may be used (rules 5.3, 5.5)."""
    by_reference = _by_reference(entry.reference, direction, words, row_label)
    by_joining = _by_joining(entry.joining, direction, words, position, rules, row_label)
    if by_reference is None and by_joining is None:
        found = Location(lost=Reason.REFERENCE_MISSING)
    elif by_joining is None or by_reference is None:
        found = by_reference or by_joining or Location()
    else:
        found = _both(by_reference, by_joining, rules)
    # What the word itself shows of the board makes up for a faulty reference (rules 4.3.2, 5.3).
    shown = _by_word(direction, words, score, position, rules, by_reference is not None)
    if shown is not None and _makes_up(shown, found, by_joining, score, words, rules):
        return replace(shown, lost=None if found.fits else found.lost)
    if not found.fits and not rules.reference_needed and by_reference is None and by_joining is None:
        return Location(tuple(fit for fit in words.legal if fit.direction is direction), lost=found.lost)
    return found


def _makes_up(
    shown: Location,
    found: Location,
    by_joining: Location | None,
    score: int | None,
    words: WordFits,
    rules: SlipRules,
) -> bool:
    if found.refused and not found.fits and rules.refused_place is Doubt.ZERO:
        return False
    if not found.fits:
        # A refused place was named and the score is that of a third one: the arbiter decides (rule 5.3.3).
        told = any(fit.pays(score) for fit in shown.fits) or not any(fit.pays(score) for fit in words.legal)
        return told or not (shown.weak and found.refused)
    if not shown.extension or (by_joining is not None and not by_joining.sound):
        return False
    if found.sound:
        return not any(fit.pays(score) for fit in found.fits) and any(fit.pays(score) for fit in shown.fits)
    return True


def _by_reference(text: str | None, direction: Direction, words: WordFits, row_label: str) -> Location | None:
    """One inversion, of the reference or of the word, is tolerated; both at once locate nothing (rule 5.3)."""
    if text is None or not text.strip():
        return None
    named = read_reference(text, row_label)
    if named is None:
        return Location(lost=Reason.REFERENCE_WRONG)
    if named.direction is direction:
        fit = words.at(named)
        if fit is not None:
            return Location((fit,))
        lost = Reason.BOTH_INVERTED if words.at(named.inverted()) else Reason.REFERENCE_WRONG
        return Location(refused=_refused(words, named), lost=lost)
    written, read = words.at(named.inverted()), words.at(named)
    if written is not None and read is not None:
        return Location((written, read), faults=(Reason.INVERSION_TWO_DIRECTIONS,))
    if written is not None:
        return Location((written,), faults=(Reason.REFERENCE_INVERTED,))
    if read is not None:
        return Location((read,), faults=(Reason.DIRECTION_INVERTED,))
    return Location(refused=_refused(words, named.inverted(), named), lost=Reason.REFERENCE_WRONG)


def _by_joining(
    joining: Joining | None,
    direction: Direction,
    words: WordFits,
    position: Position,
    rules: SlipRules,
    row_label: str,
) -> Location | None:
    """Three letters at least, two on the turn after a first word of two; fewer than two show nothing (4.3.2, 5.5)."""
    if joining is None or joining.letters < 1:
        return None
    least = min(2, rules.joining_letters) if rules.one_joining_letter_is_absent else 0
    if joining.places is None:
        if joining.letters < least:
            return Location(lost=Reason.RACCORD_ONE_LETTER)
        fits = tuple(fit for fit in words.legal if fit.direction is direction)
        refused: tuple[Fit, ...] = ()
    else:
        # The letters of the board inside the word count, whatever number was noted (rule 4.3.2).
        places = joining_places(joining, row_label)
        named = tuple(fit for fit in map(words.at, places) if fit is not None)
        fits = tuple(fit for fit in named if max(joining.letters, fit.on_board) >= least)
        refused = tuple(fit for fit in _refused(words, *places) if max(joining.letters, fit.on_board) >= least)
        if joining.letters < least and not fits and not refused:
            return Location(lost=Reason.RACCORD_ONE_LETTER)
    if not fits:
        return Location(refused=refused, lost=Reason.REFERENCE_WRONG)
    faults: tuple[Reason, ...] = ()
    if all(_too_few(max(joining.letters, fit.on_board), fit, position, rules) for fit in fits):
        extends_two = all(fit.joined == fit.on_board == 2 for fit in fits)
        faults = (Reason.EXTENSION_TWO_LETTERS if extends_two else Reason.RACCORD_TWO_LETTERS,)
    return Location(fits, refused, faults, joining=True, open=joining.places is None and len(fits) > 1)


def _too_few(letters: int, fit: Fit, position: Position, rules: SlipRules) -> bool:
    """Two joining letters do beside a first word of two: on the next turn, by 5.5 on any later one too (4.3.2, 6.3)."""
    if letters >= rules.joining_letters:
        return False
    later = rules.two_letters_later and position.joins_first_word_of_two(fit)
    return letters < 2 or not (position.after_two_letters or later)


def _both(reference: Location, joining: Location, rules: SlipRules) -> Location:
    """Each way must obey its rules; one wrong is a warning, both wrong the milder sanction (rules 5.3, 5.5)."""
    if not reference.fits and not joining.fits:
        return Location(refused=reference.refused + joining.refused, lost=Reason.BOTH_MODES_BOTH_WRONG)
    wrong = 2 - reference.sound - joining.sound
    if wrong == 2 and not (reference.fits and joining.fits) and not rules.both_modes_milder:
        return Location(lost=Reason.BOTH_MODES_BOTH_WRONG)
    faults = ((), (Reason.BOTH_MODES_ONE_WRONG,), (Reason.BOTH_MODES_BOTH_WRONG,))[wrong]
    common = tuple(fit for fit in reference.fits if fit in joining.fits)
    if common:
        return Location(common, faults=faults)
    if reference.fits and joining.fits and wrong != 1:
        return Location(reference.fits + joining.fits, faults=faults, conflict=True)
    if reference.sound or not joining.fits:
        return replace(reference, faults=faults)
    return replace(joining, faults=faults)


def _by_word(
    direction: Direction,
    words: WordFits,
    score: int | None,
    position: Position,
    rules: SlipRules,
    has_reference: bool,
) -> Location | None:
    """The board letters inside the word are joining letters too; with three the reference is not looked at (5.3)."""
    legal = [fit for fit in words.legal if fit.direction is direction]
    refused = [fit for fit in words.fallacious if fit.direction is direction]
    fallacious = tuple(fit for fit in refused if fit.joined >= rules.joining_letters)
    extending = tuple(fit for fit in legal if fit.joined >= rules.joining_letters)
    if extending:
        return Location(extending, fallacious, extension=True, ignored=has_reference)
    shown: list[Location] = []
    through = tuple(fit for fit in legal if fit.on_board >= rules.joining_letters)
    if through:
        faults = (Reason.BOTH_MODES_ONE_WRONG,) if has_reference else ()
        shown.append(Location(through, fallacious, faults, weak=True))
    two = tuple(fit for fit in legal if fit.joined == fit.on_board == 2)
    if two:
        faults = (Reason.EXTENSION_TWO_LETTERS,) if all(_too_few(2, fit, position, rules) for fit in two) else ()
        shown.append(Location(two, tuple(fit for fit in refused if fit.joined >= 2), faults, weak=True))
    told = (one for one in shown if any(fit.pays(score) for fit in one.fits))
    return next(told, shown[0] if shown else None)


def _refused(words: WordFits, *places: Reference) -> tuple[Fit, ...]:
    return tuple(fit for fit in words.fallacious if fit.reference in places)
