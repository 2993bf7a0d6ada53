# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The choices of tiles that a rack offers, and the words that they make with tiles of the board.

A choice is a set of tiles of the rack, blanks left out: 128 of seven different tiles.  A question is a choice, or all
those of one size, together with the tiles that lie on a place; its answer is a list of candidates (see `signatures`).
Many places ask the same, so an answer is kept until the end of the search.
"""

import cython
from cython.cimports.arbitre.solver.bits import ctz, prefetch
from cython.cimports.arbitre.solver.choices import Answer, Choice
from cython.cimports.arbitre.solver.lexicon import Lexicon, Tables
from cython.cimports.arbitre.solver.signatures import bloom_has, find_group, home
from cython.cimports.libc.stdint import uint32_t, uint64_t
from cython.cimports.libc.string import memset

ONE = cython.declare(uint32_t, 1)
MIX = cython.declare(uint64_t, 0x9E3779B97F4A7C15)
MANY = cython.declare(uint64_t, 0xD6E8FEB86659FD93)  # tell the two kinds of questions apart
FEW = cython.declare(uint64_t, 0xA0761D6478BD642F)
ROOM = cython.declare(uint32_t, 500)  # candidates that one question may bring
MOST_CANDIDATES = cython.declare(uint32_t, 8192)


@cython.final
@cython.cclass
class Choices:
    """The choices of one rack and what has been asked of the lexicon about them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.tables = cython.address(lexicon.tables)

    def set_rack(self, codes, counts, different, tiles, values):
        """Every choice of the tiles: `counts` of each of the `different` letters, worth `values` by code."""
        made: cython.int = 1
        before: cython.int
        k: cython.int
        i: cython.int
        extra: cython.int
        size: cython.int
        next_of: cython.int[12]
        choice: cython.pointer(Choice)
        self.forget()
        memset(self.choices, 0, cython.sizeof(Choice))
        for k in range(different):
            before = made
            for i in range(before):
                for extra in range(counts[k]):
                    choice = self.choices + made
                    choice[0] = self.choices[i] if extra == 0 else self.choices[made - 1]
                    choice.letters |= ONE << codes[k]
                    choice.signature += self.tables.keys[codes[k]]
                    choice.counts[k] += 1
                    choice.values[choice.size] = values[codes[k]]
                    choice.size += 1
                    made += 1
        memset(self.size_start, 0, cython.sizeof(self.size_start))
        for i in range(made):
            self.size_start[self.choices[i].size + 1] += 1
        for size in range(tiles + 1):
            self.size_start[size + 1] += self.size_start[size]
            next_of[size] = self.size_start[size]
        for i in range(made):
            size = self.choices[i].size
            self.by_size[next_of[size]] = i
            next_of[size] += 1

    def all_of_size(self, signature, size):
        """The words that any choice of `size` tiles makes with tiles of this signature."""
        return self.ask(signature, signature + size * MANY, self.size_start[size], self.size_start[size + 1], 0)

    def one_with_blanks(self, signature, at, blanks):
        """The words that one choice, the one at `at` by size, and `blanks` blanks make with tiles of this signature.

        It is asked for by its sum with these tiles: another choice, with other tiles, may have the same sum and get the
        same answer, so here the candidates do not say which choice they are of.
        """
        question: uint64_t = signature + self.choices[self.by_size[at]].signature + blanks * FEW
        return self.ask(signature, question, at, at + 1, blanks)

    def ask(self, signature, question, begin, end, blanks):
        """The answer to a question, looked up only once: the choices `begin` to `end` by size with some blanks."""
        answer: cython.pointer(Answer) = self.answers + ((question * MIX) >> 55)
        i: cython.int
        if answer.question == question and answer.round == self.round:
            return answer
        if self.candidate_count + ROOM > MOST_CANDIDATES:
            self.forget()
        answer.question = question
        answer.round = self.round
        answer.start = self.candidate_count
        self.likely = 0
        for i in range(begin, end):
            self.complete(signature + self.choices[self.by_size[i]].signature, self.by_size[i], blanks)
        self.look_up()
        answer.count = self.candidate_count - answer.start
        return answer

    def forget(self):
        """Begins a new round: no answer is known."""
        self.round += 1
        self.candidate_count = 0

    def complete(self, signature, choice, blanks):
        """Notes the signatures, `blanks` letters being still to be added to this one, that are likely to have words."""
        t: cython.pointer(Tables) = self.tables
        one: uint64_t
        two: uint64_t
        x: uint32_t = t.alphabet
        y: uint32_t
        if blanks == 0:
            if bloom_has(t.bloom, t.bloom_size, signature):
                self.note(signature, choice)
        elif blanks == 1:
            if not bloom_has(t.wild, t.wild_size, signature):
                return
            while x:
                one = signature + t.keys[ctz(x)]
                if bloom_has(t.bloom, t.bloom_size, one):
                    self.note(one, choice)
                x &= x - 1
        else:
            while x:
                one = signature + t.keys[ctz(x)]
                if bloom_has(t.wild, t.wild_size, one):
                    y = x
                    while y:
                        two = one + t.keys[ctz(y)]
                        if bloom_has(t.bloom, t.bloom_size, two):
                            self.note(two, choice)
                        y &= y - 1
                x &= x - 1

    def note(self, signature, choice):
        """A signature to be looked up; the memory where that will be is fetched meanwhile."""
        prefetch(self.tables.slots + home(signature, self.tables.slot_count))
        self.likely_signature[self.likely] = signature
        self.likely_choice[self.likely] = choice
        self.likely += 1

    def look_up(self):
        """Makes candidates of the noted signatures that have words."""
        t: cython.pointer(Tables) = self.tables
        group: uint32_t
        i: cython.int
        for i in range(self.likely):
            group = find_group(t.slots, t.slot_count, self.likely_signature[i])
            if group:
                prefetch(t.groups + group)
                self.candidates[self.candidate_count].group = group
                self.candidates[self.candidate_count].choice = self.likely_choice[i]
                self.candidate_count += 1
