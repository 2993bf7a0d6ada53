"""The lexicon file: a header of 128 bytes that says what follows, then the five tables, each on a 64-byte boundary.

    magic 8 | version | words | left-to-right root | right-to-left root | letters used (mask) | seed of the signatures
    | length of the file (64 bits) | offsets of pool, slots, groups, Bloom, wild (64 bits each) and of the end
    | pages (a sum over one line of each page, checked at opening) | CRC-32 of all tables | CRC-32 of the header itself

All numbers are little-endian.
"""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

from arbitre.solver.errors import LexiconError

MAGIC = b"arbLex\r\n"
VERSION = 1
SIZE = 128
PAGE = 4096
LINE = 64
_FORMAT = struct.Struct("<8s 6I 7Q I I")
_CRC = struct.Struct("<I")


class Header(NamedTuple):
    """What a lexicon file says of itself; offsets in bytes from its start."""

    words: int
    forward_root: int
    backward_root: int
    alphabet: int
    seed: int
    length: int
    offsets: tuple[int, ...]  # of pool, slots, groups, bloom, wild, and the end of the last
    pages: int
    body_crc: int


def page_sum(image: memoryview | bytes) -> int:
    """CRC-32 of the first 64 bytes of every page: finds lost, zeroed and exchanged pages at once."""
    crc = zlib.crc32(image[SIZE:PAGE])
    for at in range(PAGE, len(image), PAGE):
        crc = zlib.crc32(image[at : at + LINE], crc)
    return crc


def assemble(words: int, forward_root: int, backward_root: int, alphabet: int, seed: int, *tables: bytes) -> bytes:
    """The whole file: header and tables."""
    parts = [bytes(SIZE)]
    offsets = []
    at = SIZE
    for table in tables:
        offsets.append(at)
        parts.append(table)
        padding = -len(table) % LINE
        parts.append(bytes(padding))
        at += len(table) + padding
    offsets.append(at)
    image = bytearray().join(parts)
    body = memoryview(image)[SIZE:]
    packed = _FORMAT.pack(
        MAGIC,
        VERSION,
        words,
        forward_root,
        backward_root,
        alphabet,
        seed,
        at,
        *offsets,
        page_sum(memoryview(image)),
        zlib.crc32(body),
    )
    image[: len(packed)] = packed
    _CRC.pack_into(image, SIZE - 4, zlib.crc32(image[: SIZE - 4]))
    return bytes(image)


def read_header(image: memoryview) -> Header:
    """The header of a lexicon file after all the checks that cost nothing; raises `LexiconError`."""
    if len(image) == 0:
        raise LexiconError("empty")
    if len(image) < SIZE:
        begun = MAGIC.startswith(bytes(image[:8]))
        raise LexiconError("truncated" if begun else "foreign", found=len(image), expected=SIZE)
    if image[:8] != MAGIC:
        raise LexiconError("foreign")
    _, version, words, forward, backward, alphabet, seed, length, *rest = _FORMAT.unpack_from(image)
    *offsets, pages, body_crc = rest
    if version != VERSION:
        raise LexiconError("version", expected=VERSION, found=version)
    if _CRC.unpack_from(image, SIZE - 4)[0] != zlib.crc32(image[: SIZE - 4]):
        raise LexiconError("damaged", part="header")
    if length != len(image):
        raise LexiconError("truncated", expected=length, found=len(image))
    if page_sum(image) != pages:
        raise LexiconError("damaged", part="tables")
    return Header(words, forward, backward, alphabet, seed, length, tuple(offsets), pages, body_crc)


def verify(image: memoryview) -> None:
    """Checks every byte (some ten milliseconds); raises `LexiconError`."""
    header = read_header(image)
    if zlib.crc32(image[SIZE:]) != header.body_crc:
        raise LexiconError("damaged", part="tables")
