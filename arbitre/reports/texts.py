"""The words and number formats of the documents, in the language that the caller chose; French is the source."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from arbitre.domain.base.names import folded
from arbitre.domain.event.topping import seconds_text

Translate = Callable[[str, str], str]
"""``(context, French text) -> text``: the signature of ``QCoreApplication.translate``, passed as it is by a window."""

CONTEXT = "reports"
REASONS = "reasons"
NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"

# Thousands separator, decimal mark, space before the percent sign, date.
_FORMATS: dict[str, tuple[str, str, str, str]] = {
    "en": (",", ".", "", "{0.day} {1} {0.year}"),
    "it": (".", ",", "", "{0.day} {1} {0.year}"),
    "es": (".", ",", NO_BREAK, "{0.day} de {1} de {0.year}"),
    "ro": (".", ",", NO_BREAK, "{0.day} {1} {0.year}"),
    "nl": (".", ",", "", "{0.day} {1} {0.year}"),
    "de": (".", ",", NO_BREAK, "{0.day}. {1} {0.year}"),
    "ca": (".", ",", NO_BREAK, "{0.day} {1} {0.year}"),
}
_FRENCH = (NO_BREAK, ",", NO_BREAK, "{0.day} {1} {0.year}")


def mark(text: str) -> str:
    """Mark a text for translation where it is defined; ``Texts.tr`` translates it where it is used."""
    return text


_MONTHS = (
    mark("janvier"),
    mark("février"),
    mark("mars"),
    mark("avril"),
    mark("mai"),
    mark("juin"),
    mark("juillet"),
    mark("août"),
    mark("septembre"),
    mark("octobre"),
    mark("novembre"),
    mark("décembre"),
)


def as_written(context: str, text: str) -> str:
    """Translate nothing: French."""
    return text


@dataclass(frozen=True, slots=True)
class Counted:
    """A number, or a list of things, that agrees with the words beside it.

    ``"{0} {0:joueur|joueurs}"`` writes it, then the word in the singular or the plural. A language that needs other
    words in between simply has more or fewer of these in its translation.

    >>> [f"{one} {one:table|tables}" for one in (Counted("3", False), Counted("1", True))]
    ['3 tables', '1 table']
    """

    written: str
    single: bool

    def __format__(self, forms: str) -> str:
        """The number itself, or the form that agrees with it."""
        if not forms:
            return self.written
        one, _, many = forms.partition("|")
        return one if self.single else many


def is_single(value: float, language: str) -> bool:
    """Tell whether a number takes the singular: none does so in French, one everywhere."""
    return abs(value) < 2 if language == "fr" else abs(value) == 1


@dataclass(frozen=True, slots=True)
class Texts:
    """Translates and formats for one language; ``language`` is a two-letter code.

    >>> texts = Texts()
    >>> texts.number(1098).replace(NO_BREAK, " "), texts.percent(98.75).replace(NO_BREAK, " "), texts.signed(-12)
    ('1 098', '98,75 %', '−12')
    """

    language: str = "fr"
    translate: Translate = as_written

    def tr(self, text: str, /, **values: object) -> str:
        """Translate a literal text and put values at its ``{names}``."""
        translated = self.translate(CONTEXT, text)
        return translated.format(**values) if values else translated

    def reason(self, text: str) -> str:
        """Translate a sentence of the rule book's table of reasons."""
        return self.translate(REASONS, text)

    @property
    def _format(self) -> tuple[str, str, str, str]:
        return _FORMATS.get(self.language, _FRENCH)

    @property
    def decimal_mark(self) -> str:
        """What stands before the decimals."""
        return self._format[1]

    def number(self, value: float, decimals: int = 0) -> str:
        """Write a number with its thousands apart and a true minus sign."""
        thousands, decimal, _, _ = self._format
        written = f"{abs(value):,.{decimals}f}".replace(",", "\0").replace(".", decimal).replace("\0", thousands)
        return (MINUS if value < 0 and written.strip("0.,") else "") + written

    def count(self, value: int) -> Counted:
        """A whole number that the words beside it agree with."""
        return Counted(self.number(value), is_single(value, self.language))

    def signed(self, value: float, decimals: int = 0) -> str:
        """Write a difference: plus or minus before anything but nought."""
        return ("+" if value > 0 else "") + self.number(value, decimals)

    def percent(self, value: float, decimals: int = 2) -> str:
        """Write percentage points (98.75)."""
        return self.number(value, decimals) + self._format[2] + "%"

    def seconds(self, value: float) -> str:
        """Write a time of topping to a tenth of a second."""
        return seconds_text(value, self.decimal_mark)

    def date(self, when: datetime) -> str:
        """Write a date in full."""
        return self._format[3].format(when, self.tr(_MONTHS[when.month - 1]))

    def time(self, when: datetime) -> str:
        """Write hours and minutes."""
        return f"{when:%H:%M}"

    def moment(self, when: datetime) -> str:
        """Write date and time."""
        return self.tr("{date} à {time}", date=self.date(when), time=self.time(when))

    def ordinal(self, rank: int) -> str:
        """Write a rank as a short ordinal."""
        if self.language == "fr":
            return "1er" if rank == 1 else f"{rank}e"
        if self.language == "en":
            last = "th" if rank % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(rank % 10, "th")
            return f"{rank}{last}"
        return f"{rank}º" if self.language in ("it", "es") else f"{rank}."

    def place(self, rank: int, level: int = 1) -> str:
        """Write a place that ``level`` share: ``1er``, ``1er ex æquo``."""
        written = self.ordinal(rank)
        return self.tr("{rank} ex æquo", rank=written) if level > 1 else written


_LONGEST_SLUG = 100  # names of files have 255 bytes at the most, with what is put round this


def slug(text: str) -> str:
    """Make a part of a file name: plain lower-case letters, digits and hyphens.

    >>> slug("Catégorie: Șenior / 1A")
    'categorie-senior-1a'
    """
    plain = "".join(char if char.isascii() and char.isalnum() else " " for char in folded(text))
    return "-".join(plain.split())[:_LONGEST_SLUG].rstrip("-")
