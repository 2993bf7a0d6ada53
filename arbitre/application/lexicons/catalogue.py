"""The catalogue of word lists: those shipped with the program, those the user built, and an event's own changes.

A list is named by its language (``fr``: the union of its layers) or by the name the user gave it. It is compiled when
first used, into a cache named by its content, and memory-mapped from then on.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import tomllib
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from arbitre.application.lexicons.alphabet import Alphabet
from arbitre.application.lexicons.common_words import CommonWords, common_of, read_common
from arbitre.application.lexicons.compiled import Compiled, LexiconProblem, TableCache, figures_of
from arbitre.application.lexicons.definitions import Definitions
from arbitre.application.lexicons.search import Searcher
from arbitre.domain.board.tiles import TileSet, TileSetError
from arbitre.domain.facts import LexiconId
from arbitre.domain.rules.rule_set import RackRules
from arbitre.solver import LexiconError, wordlist
from arbitre.storage.files import write_whole

__all__ = ["Built", "Catalogue", "Entry", "LexiconProblem", "OpenList", "Progress", "load_tile_set"]

Progress = Callable[[float], object]
"""Told a fraction from 0 to 1; it may raise to cancel."""
COMMON_PREFIX = "courants-"
"""How a user's own list of common words is called in the folder of lists: ``courants-fr.txt``."""
_ABOUT, _WORDS = "about.json", "words.txt.gz"  # the words of a list that names no file: of version 0.1
_NAME = re.compile(r"\w[\w .+-]{0,39}")
# What federations call their lists: a list the user builds under such a name is taken as the official one.
_OFFICIAL = re.compile(
    r"(ODS|CSW|NWL|TWL|SOWPODS|OTCWL|OWL|FISE|LEXICON|ZINGARELLI|SWL|LOC|DISC)[ ._-]?\d*", re.IGNORECASE
)


def load_tile_set(shipped: Path, language: str, variant: str = "") -> TileSet:
    """The tile set of a language (``tiles.toml``) or a variant of it (``tiles-<variant>.toml``).

    ``shipped``: the folder of word lists. Raises ``LexiconProblem("no_such_language")`` and ``TileSetError``.
    """
    name = f"tiles-{variant}.toml" if variant else "tiles.toml"
    path = shipped / language / name
    known = sorted(one.parent.name for one in shipped.glob(f"*/{name}"))
    if language not in known:
        raise LexiconProblem("no_such_language", language=language, variant=variant, known=", ".join(known))
    try:
        return TileSet.from_mapping(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise TileSetError("bad_value", key=name, value=str(error), allowed="") from error


@dataclass(frozen=True, slots=True)
class Entry:
    """A list that the catalogue knows. ``source`` says where its words came from; ``files`` hold them."""

    name: str
    language: str
    builtin: bool
    files: tuple[Path, ...]
    source: str
    official: bool = False
    built_at: str = ""


@dataclass(frozen=True, slots=True)
class OpenList:
    """A list ready for use; ``notices`` are what the user should know of how it was made (never an obstacle)."""

    entry: Entry
    tile_set: TileSet
    alphabet: Alphabet
    compiled: Compiled

    @property
    def id(self) -> LexiconId:
        """Its identity in the journal."""
        figures = self.compiled.figures
        return LexiconId(self.entry.name, figures.words, figures.sha256, self.entry.official)

    @property
    def notices(self) -> tuple[LexiconProblem, ...]:
        """Why it could not be kept in the cache, and that it is not a federation's list."""
        unofficial = LexiconProblem("not_official", name=self.entry.name, words=self.compiled.figures.words)
        return (*self.compiled.notices, *(() if self.entry.official else (unofficial,)))

    def searcher(self, rack: RackRules | None = None) -> Searcher:
        """A searcher for one thread."""
        return Searcher(self.compiled.lexicon, self.tile_set, rack or RackRules(), alphabet=self.alphabet)


@dataclass(frozen=True, slots=True)
class Built:
    """What became of a text: the new list, the words that came twice, and the lines that are no words."""

    opened: OpenList
    repeated: int
    odd_count: int
    odd: tuple[wordlist.OddLine, ...]
    encoding: str


class Catalogue:
    """All lists of this machine.

    ``shipped``: the folder with a folder for each language; ``user``: where the user's own are kept (made when needed);
    ``cache``: compiled tables, which may be deleted at any time.
    """

    def __init__(self, shipped: Path, user: Path, cache: Path) -> None:
        self.shipped = shipped
        self._user = user
        self._tables = TableCache(cache)
        self._open: dict[tuple[str, Alphabet | str], OpenList] = {}
        self._alphabets: dict[str, Alphabet] = {}
        self._common: dict[tuple[str, int], CommonWords] = {}

    # -- what there is -----------------------------------------------------------------------------------------------

    def languages(self) -> list[str]:
        """Languages with a tile set, in the order of their codes."""
        return sorted(path.parent.name for path in self.shipped.glob("*/tiles.toml"))

    def variants(self, language: str) -> list[str]:
        """Other tile sets of a language (``a`` for ``tiles-a.toml``)."""
        found = (self.shipped / language).glob("tiles-*.toml")
        return sorted(path.stem.removeprefix("tiles-") for path in found)

    def tile_set(self, language: str, variant: str = "") -> TileSet:
        """The tile set of a language. Raises ``LexiconProblem``."""
        return load_tile_set(self.shipped, language, variant)

    def definitions(self, language: str) -> Definitions:
        """Lemmas and definitions of a language, where it has any."""
        return Definitions(self.shipped / language / "info")

    def common_words(self, language: str) -> CommonWords:
        """The common words of a language: the user's own list, else the shipped one, else short words."""
        own = self._user / f"{COMMON_PREFIX}{language}.txt"
        key = (language, own.stat().st_mtime_ns if own.is_file() else 0)
        if key not in self._common:
            self._common = {key: self._read_common(own, language)}
        return self._common[key]

    def keep_common_words(self, language: str, text: Path | None) -> CommonWords:
        """Take a school's own list (a text file, one word a line) for a language; ``None``: the shipped one.

        Raises ``LexiconProblem`` when the file can't be read, holds no word, or can't be kept.
        """
        own = self._user / f"{COMMON_PREFIX}{language}.txt"
        try:
            if text is None:
                own.unlink(missing_ok=True)
            else:
                alphabet = self._alphabet(self.tile_set(language))
                blob, _ = self._read((text,), alphabet, None)
                self._user.mkdir(parents=True, exist_ok=True)
                write_whole(own, figures_of(blob, alphabet).text)
        except OSError as error:
            raise LexiconProblem("folder", path=str(own), error=error.strerror) from error
        self._common.clear()
        return self.common_words(language)

    def _read_common(self, own: Path, language: str) -> CommonWords:
        try:
            return common_of(own.read_text(encoding="utf-8").split())
        except OSError:
            return read_common(self.shipped / language / "info")

    def entries(self) -> list[Entry]:
        """The shipped lists, then the user's, each in alphabetical order; damaged ones are left out."""
        builtin = [self._builtin(language) for language in self.languages()]
        folders = sorted(self._user.glob("*/about.json"), key=lambda path: path.parent.name.casefold())
        own = [self._own(path.parent.name) for path in folders if _NAME.fullmatch(path.parent.name)]
        return [entry for entry in (*builtin, *own) if entry is not None]

    def entry(self, name: str) -> Entry:
        """A list by its name. Raises ``LexiconProblem``: ``no_such_list``, ``damaged``."""
        if name in self.languages():
            found = self._builtin(name)
        elif (self._user / name / _ABOUT).is_file() and _NAME.fullmatch(name):
            found = self._own(name)
            if found is None:
                raise LexiconProblem("damaged", name=name)
        else:
            found = None
        if found is None:
            raise LexiconProblem("no_such_list", name=name, known=", ".join(one.name for one in self.entries()))
        return found

    def _builtin(self, language: str) -> Entry | None:
        files = tuple(sorted((self.shipped / language).glob(f"{language}*.txt.xz")))
        source = f"lexicons/{language}/SOURCE.md"
        return Entry(language, language, True, files, source) if files else None

    def _own(self, name: str) -> Entry | None:
        folder = self._user / name
        try:
            about: dict[str, Any] = json.loads((folder / _ABOUT).read_text(encoding="utf-8"))
            words = folder / str(about.get("file", _WORDS))
            if not words.is_file():
                return None
            return Entry(
                name, str(about["language"]), False, (words,), str(about["source"]),
                bool(about["official"]), str(about["built_at"]),
            )  # fmt: skip
        except (OSError, ValueError, KeyError, TypeError):
            return None

    # -- opening -----------------------------------------------------------------------------------------------------

    def open(self, name: str, *, tile_set: TileSet | None = None, progress: Progress | None = None) -> OpenList:
        """A list by name, compiled if this is its first use. Raises ``LexiconProblem``.

        ``tile_set``: a variant with other letters than the language's own.
        """
        entry = self.entry(name)
        tiles = tile_set or self.tile_set(entry.language)
        if tiles.language != entry.language:
            raise LexiconProblem("other_language", name=name, language=entry.language, wanted=tiles.language)
        return self._opened(entry, tiles, progress)

    def open_file(self, path: Path, language: str, *, progress: Progress | None = None) -> OpenList:
        """A text list outside the catalogue, compiled into the cache like any other. Raises ``LexiconProblem``."""
        entry = Entry(path.name.split(".")[0], language, False, (path,), str(path))
        return self._opened(entry, self.tile_set(language), progress)

    def identify(self, name: str, tile_set: TileSet | None = None) -> LexiconId:
        """What the journal notes of a list. Raises ``LexiconProblem``."""
        return self.open(name, tile_set=tile_set).id

    def find(self, lexicon: LexiconId, tile_set: TileSet) -> OpenList:
        """The list that a journal notes: of that name, else any with the same words.

        Raises ``LexiconProblem``: ``no_such_list``, or ``other_words`` when the list of that name has changed since.
        """
        own_name: OpenList | None = None
        try:
            own_name = self.open(lexicon.name, tile_set=tile_set)
            if own_name.id.sha256 == lexicon.sha256:
                return own_name
        except LexiconProblem as problem:
            if problem.kind != "no_such_list":
                raise
        for entry in self.entries():
            if entry.language == tile_set.language and entry.name != lexicon.name:
                other = self._opened(entry, tile_set, None)
                if other.id.sha256 == lexicon.sha256:
                    return other
        if own_name is not None:
            raise LexiconProblem("other_words", name=lexicon.name, expected=lexicon.words, found=own_name.id.words)
        raise LexiconProblem("no_such_list", name=lexicon.name, known=", ".join(one.name for one in self.entries()))

    def event_list(
        self, base: OpenList, admitted: Iterable[str], struck: Iterable[str], *, progress: Progress | None = None
    ) -> OpenList:
        """The list of an event: a base list with words admitted and words struck (plain upper case).

        Raises ``LexiconProblem("bad_word")`` for an admitted word that the tiles can't write.
        """
        added = sorted(set(admitted))
        taken = sorted(set(struck))
        if not added and not taken:
            return base
        codes = [self._word_codes(word, base) for word in added]
        gone = {code for word in taken if (code := base.alphabet.word(word)) is not None}

        def blob() -> bytes:
            words = set(self._read(base.entry.files, base.alphabet, None)[0].split(b"\0"))
            words.update(codes)
            words.difference_update(gone)
            return b"\0".join(sorted(words)) + b"\0"

        changes = "\n".join(["+", *added, "-", *taken]).encode()
        key = self._tables.key(base.alphabet, [base.compiled.figures.sha256.encode(), changes])
        compiled = self._tables.get(key, base.alphabet, blob, progress)
        return OpenList(base.entry, base.tile_set, base.alphabet, compiled)

    def searcher(
        self,
        lexicon: LexiconId,
        tile_set: TileSet,
        rack: RackRules,
        admitted: frozenset[str] = frozenset(),
        struck: frozenset[str] = frozenset(),
    ) -> Searcher:
        """What a session asks for: a searcher, for one thread, on the event's list. Raises ``LexiconProblem``."""
        return self.event_list(self.find(lexicon, tile_set), admitted, struck).searcher(rack)

    def _opened(self, entry: Entry, tile_set: TileSet, progress: Progress | None) -> OpenList:
        alphabet = self._alphabet(tile_set)
        contents = [self._bytes(path) for path in entry.files]
        key = self._tables.key(alphabet, contents)
        found = self._open.get((key, entry.name))
        if found is None:
            compiled = self._tables.get(key, alphabet, lambda: self._read(entry.files, alphabet, progress)[0], progress)
            found = self._open[key, entry.name] = OpenList(entry, tile_set, alphabet, compiled)
        return found

    def _alphabet(self, tile_set: TileSet) -> Alphabet:
        key = repr(tile_set.to_mapping())
        return self._alphabets.setdefault(key, Alphabet(tile_set))

    @staticmethod
    def _word_codes(word: str, base: OpenList) -> bytes:
        codes = base.alphabet.word(word)
        if codes is None or not 2 <= len(codes) <= wordlist.LONGEST:
            raise LexiconProblem("bad_word", word=word)
        return codes

    # -- the user's own ----------------------------------------------------------------------------------------------

    def build(
        self,
        text: Path,
        language: str,
        name: str,
        *,
        replace: bool = False,
        official: bool | None = None,
        progress: Progress | None = None,
    ) -> Built:
        """Make a list of the user's own from a text file and keep it. Nothing is kept when something goes wrong.

        ``official``: whether it is a federation's; by default its name tells. Raises ``LexiconProblem``:
        ``bad_name``, ``name_taken``, what is wrong with the file, or ``folder`` when it can't be written.
        """
        self._check_name(name, replace)
        tiles = self.tile_set(language)
        alphabet = self._alphabet(tiles)
        blob, read = self._read((text,), alphabet, progress)
        figures = figures_of(blob, alphabet)
        decided = bool(_OFFICIAL.fullmatch(name)) if official is None else official
        about = {
            "language": language,
            "source": text.name,
            "official": decided,
            "built_at": datetime.now(UTC).isoformat(timespec="seconds"),
            "words": figures.words,
            "sha256": figures.sha256,
        }
        self._keep(name, about, gzip.compress(figures.text, compresslevel=6, mtime=0))
        try:
            opened = self.open(name, progress=progress)
        except (LexiconProblem, TileSetError, OSError):  # it is kept, and read once more
            opened = self.open(name, progress=progress)
        return Built(opened, read[0].words - figures.words, read[0].odd_count, read[0].odd, read[0].encoding)

    def remove(self, name: str) -> None:
        """Forget a list of the user's own. Raises ``LexiconProblem``: ``builtin``, ``no_such_list``, ``folder``."""
        if name in self.languages():
            raise LexiconProblem("builtin", name=name)
        folder = self._user / name
        if not (_NAME.fullmatch(name) and folder.is_dir()):
            self.entry(name)
        try:
            shutil.rmtree(folder)
        except OSError as error:
            raise LexiconProblem("folder", path=str(folder), error=error.strerror) from error
        self._open = {key: opened for key, opened in self._open.items() if key[1] != name}

    def _check_name(self, name: str, replace: bool) -> None:
        if not _NAME.fullmatch(name) or name != name.strip() or name.endswith("."):
            raise LexiconProblem("bad_name", name=name)
        taken = {one.casefold(): one for one in self.languages()}
        if self._user.is_dir() and not replace:
            taken |= {path.name.casefold(): path.name for path in self._user.iterdir() if (path / _ABOUT).is_file()}
        if name.casefold() in taken:
            raise LexiconProblem("name_taken", name=taken[name.casefold()])

    def _keep(self, name: str, about: dict[str, Any], words: bytes) -> None:
        """Write the words under a name of their own, then the note that names them: the list is the old one until then.

        Whatever is stopped half-way leaves one list or the other, whole.
        """
        folder = self._user / name
        about["file"] = f"words-{str(about['sha256'])[:16]}.txt.gz"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / about["file"], words)
            write_whole(folder / _ABOUT, json.dumps(about, ensure_ascii=False, indent=1).encode())
        except OSError as error:
            if not (folder / _ABOUT).is_file():
                shutil.rmtree(folder, ignore_errors=True)
            raise LexiconProblem("folder", path=str(folder), error=error.strerror) from error
        with suppress(OSError):  # the list is the new one, whatever is left of the old
            for path in folder.glob("words*.txt.gz"):
                if path.name != about["file"]:
                    path.unlink()

    # -- reading -----------------------------------------------------------------------------------------------------

    @staticmethod
    def _bytes(path: Path) -> bytes:
        try:
            size = path.stat().st_size
            if size > wordlist.LIMIT:
                raise LexiconProblem("too_large", file=str(path), size=size, limit=wordlist.LIMIT)
            return path.read_bytes()
        except FileNotFoundError as error:
            raise LexiconProblem("missing", file=str(path)) from error
        except OSError as error:
            raise LexiconProblem("unreadable", file=str(path), error=error.strerror) from error

    @staticmethod
    def _read(
        files: Iterable[Path], alphabet: Alphabet, progress: Progress | None
    ) -> tuple[bytes, list[wordlist.WordList]]:
        """The words of files as codes, joined, and how each was read. Raises ``LexiconProblem`` naming the file."""
        lists = []
        for path in files:
            if progress is not None:
                progress(0.0)
            try:
                lists.append(wordlist.read(path, alphabet.codes))
            except LexiconError as error:
                raise LexiconProblem(error.reason, **{"file": str(path)} | error.detail) from error
        return b"".join(one.blob for one in lists), lists
