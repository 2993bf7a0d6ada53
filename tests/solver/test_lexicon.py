"""The lexicon file: what it holds, how it is opened, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitre import solver
from arbitre.solver import Lexicon, LexiconError, build, queries, reference
from tests.solver.boards import AZ, blob, codes, random_words, shipped_words

ENGINES = pytest.mark.parametrize("engine", [solver, reference], ids=["solver", "reference"])
WORDS = ["AA", "AH", "CHAT", "CHATS", "RAT", "TAR", "TARD", "ART", "TARTE", "ABCDEFGHIJKLMNO"]


def test_the_compiled_solver_is_the_one_under_test() -> None:
    assert solver.COMPILED, "no compiler was there: only the plain solver would be tested"
    assert solver.STALE == ()


@ENGINES
def test_words_are_those_of_the_list(engine: ModuleType) -> None:
    lexicon = engine.Lexicon.from_bytes(engine.build(blob([codes(word) for word in [*WORDS, "AA", "TAR"]])))
    assert len(lexicon) == lexicon.words == len(WORDS)
    assert list(lexicon.iter_words()) == sorted(map(codes, WORDS))
    assert all(codes(word) in lexicon for word in WORDS)
    for other in ("A", "", "TART", "CHA", "TARDE", "ABCDEFGHIJKLMNOP", "ZZ"):
        assert codes(other) not in lexicon
    assert not lexicon.contains(b"\x01\xff")
    assert not lexicon.contains(b"\x00\x01")
    assert not lexicon.contains(codes("aA"))
    assert lexicon.words_with(codes("TAR")) == [codes("TARD"), codes("TARTE")]
    assert lexicon.words_with(codes("CHATS")) == []
    assert lexicon.anagrams(codes("TRA")) == [codes("ART"), codes("RAT"), codes("TAR")]
    assert lexicon.anagrams(b"") == lexicon.anagrams(codes("TR?")) == []
    assert lexicon.letters() == sum(1 << code for code in codes("ABCDEFGHIJKLMNORST"))


@ENGINES
@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_any_small_list_comes_back(engine: ModuleType, seed: int) -> None:
    source = random.Random(seed)
    alphabet = bytes(source.sample(range(1, 32), source.randint(2, 12)))
    words = random_words(source, alphabet, source.randint(1, min(60, len(alphabet) ** 2)))
    lexicon = engine.Lexicon.from_bytes(engine.build(blob(source.sample(sorted(words), len(words)))))
    assert list(lexicon.iter_words()) == sorted(words)
    for word in words:
        assert lexicon.contains(word)
        same = sorted(other for other in words if sorted(other) == sorted(word))
        assert lexicon.anagrams(bytes(source.sample(word, len(word)))) == same
        changed = bytearray(word)
        changed[source.randrange(len(word))] = source.choice(alphabet)
        assert lexicon.contains(bytes(changed)) == (bytes(changed) in words)


@pytest.mark.parametrize("language", ["fr", "it", "en"])
def test_the_shipped_lists_come_back(language: str, lexicon_file: Callable[[str], Path]) -> None:
    lexicon = Lexicon.open(lexicon_file(language))
    words = sorted({codes(line) for line in shipped_words(language).decode().split()})
    assert list(lexicon.iter_words()) == words
    assert lexicon.size == lexicon_file(language).stat().st_size
    lexicon.verify()


def test_the_french_tables_fit_an_old_laptop(lexicon_file: Callable[[str], Path]) -> None:
    assert Lexicon.open(lexicon_file("fr")).size <= 25_000_000


@ENGINES
def test_what_cannot_be_compiled_is_refused(engine: ModuleType) -> None:
    for empty in (b"", b"\0\0"):
        with pytest.raises(LexiconError) as caught:
            engine.build(empty)
        assert caught.value.reason == "empty"
    for bad in (b"\1\0", b"\1" * 16 + b"\0", b"\1\x20\0", b"\1\2\0\xc3\x89\0"):
        with pytest.raises(ValueError, match=r"2 to 15 letters|codes 1 to 31"):
            engine.build(bad)


def test_the_last_word_needs_no_end() -> None:
    assert list(Lexicon.from_bytes(build(b"\1\2\0\2\1")).iter_words()) == [b"\1\2", b"\2\1"]


@ENGINES
def test_progress_is_told_and_can_stop_the_work(engine: ModuleType) -> None:
    words = blob(random_words(random.Random(1), bytes(range(1, 20)), 3000))
    told: list[float] = []
    engine.build(words, told.append)
    assert told == sorted(told)
    assert all(0 <= fraction <= 1 for fraction in told)

    class StoppedError(Exception):
        pass

    def stop(fraction: float) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        engine.build(words, stop)


@pytest.fixture(scope="module")
def image() -> bytes:
    """A small lexicon file of several pages."""
    return build(blob(random_words(random.Random(2), bytes(range(1, 27)), 2000)))


@ENGINES
@settings(max_examples=60)
@given(data=st.data())
def test_a_truncated_file_is_refused(engine: ModuleType, image: bytes, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(image) - 1))
    with pytest.raises(LexiconError) as caught:
        engine.Lexicon.from_bytes(image[:cut])
    assert caught.value.reason == ("empty" if cut == 0 else "truncated")


@ENGINES
def test_a_foreign_newer_or_damaged_file_is_refused(engine: ModuleType, image: bytes) -> None:
    def reason(content: bytes) -> str:
        with pytest.raises(LexiconError) as caught:
            engine.Lexicon.from_bytes(content)
        return caught.value.reason

    assert reason(b"%PDF-1.7" + image[8:]) == "foreign"
    assert reason(b"hello") == "foreign"
    assert reason(image[:8] + b"\x09" + image[9:]) == "version"
    assert reason(image[:20] + b"\xaa" + image[21:]) == "damaged"
    assert reason(image + b"\0") == "truncated"
    for page in range(4096, len(image), 4096):  # a lost block of the disk
        blank = bytes(min(4096, len(image) - page))
        if image[page : page + 64] != blank[:64]:
            assert reason(image[:page] + blank + image[page + 4096 :]) == "damaged"


def test_every_byte_can_be_checked(image: bytes) -> None:
    place = 5000
    assert place % 4096 >= 64  # not one of the bytes that opening looks at
    spoilt = Lexicon.from_bytes(image[:place] + bytes((image[place] ^ 1,)) + image[place + 1 :])
    with pytest.raises(LexiconError) as caught:
        spoilt.verify()
    assert caught.value.reason == "damaged"
    Lexicon.from_bytes(image).verify()


@ENGINES
def test_a_file_that_cannot_be_opened_says_why(engine: ModuleType, tmp_path: Path, image: bytes) -> None:
    def reason(path: Path) -> str:
        with pytest.raises(LexiconError) as caught:
            engine.Lexicon.open(path)
        return caught.value.reason

    assert reason(tmp_path / "none.lex") == "missing"
    assert reason(tmp_path) == "unreadable"
    (tmp_path / "empty.lex").touch()
    assert reason(tmp_path / "empty.lex") == "empty"
    (tmp_path / "good.lex").write_bytes(image)
    assert len(engine.Lexicon.open(tmp_path / "good.lex")) == 2000


def test_the_compiled_solver_refuses_the_file_of_the_plain_one() -> None:
    image = reference.build(blob([codes(word) for word in WORDS]))
    with pytest.raises(LexiconError) as caught:
        Lexicon.from_bytes(image)
    assert caught.value.reason == "version"


def test_hooks_extensions_anagrams_and_what_a_rack_lacks() -> None:
    lexicon = Lexicon.from_bytes(build(blob([codes(word) for word in [*WORDS, "STAR", "STARS", "CHATTAR"]])))
    assert queries.hooks(lexicon, codes("TAR")) == (codes("S"), codes("D"))
    assert queries.hooks(lexicon, codes("CHAT")) == (b"", codes("S"))
    found = queries.extensions(lexicon, codes("TAR"))
    assert [(e.before, e.word, e.after) for e in found] == [
        (codes("S"), codes("STAR"), b""),
        (b"", codes("TARD"), codes("D")),
        (codes("S"), codes("STARS"), codes("S")),
        (b"", codes("TARTE"), codes("TE")),
        (codes("CHAT"), codes("CHATTAR"), b""),
    ]
    assert queries.anagrams(lexicon, codes("TA?")) == sorted(map(codes, ("ART", "RAT", "TAR")))
    assert queries.anagrams(lexicon, codes("TA??")) == sorted(map(codes, ("CHAT", "TARD", "STAR")))
    with pytest.raises(ValueError, match="two blanks"):
        queries.anagrams(lexicon, codes("A???"))
    assert queries.lacking(codes("CHT"), codes("CHATS")) == codes("AS")
    assert queries.lacking(codes("CHT?"), codes("CHATS")) == codes("S")
    assert queries.lacking(codes("CHT??"), codes("CHATS")) == b""
    assert queries.by_length(lexicon) == {2: 2, 3: 3, 4: 3, 5: 3, 7: 1, 15: 1}
    assert AZ["A"] == 1
