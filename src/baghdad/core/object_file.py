"""Reads an object file of the compiler (ELF, x86-64): code and data as in memory, and where addresses belong in it."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import NamedTuple

HEADER = Struct("<4s14xH20xQ10xHH")  # of which is read: mark, machine, and place, size and number of section headers
MARK, X86_64 = b"\x7fELF", 62
SECTION_FIELDS = Struct("<IIQQQQIIQQ")
SYMBOL_FIELDS = Struct("<IBBHQQ")
RELOCATION_FIELDS = Struct("<QQq")
PROGRAM, SYMBOLS, RELOCATIONS, WITHOUT_BYTES = 1, 2, 4, 8  # kinds of sections
IN_MEMORY = 2  # flag of a section
UNDEFINED, FIRST_RESERVED, COMMON = 0, 0xFF00, 0xFFF2  # sections of symbols that aren't in any
ABSOLUTE_ADDRESS = 1  # kind of relocation
WORD_BYTES = 8


class UnknownFormat(Exception):
    """An object file has something in it that this module doesn't know."""


class Section(NamedTuple):
    """A section header."""

    name: int
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    alignment: int
    entry_size: int


class Image(NamedTuple):
    """Code and data as they are in memory, but for the addresses in them."""

    data: bytes
    entry: int  # where the function begins
    own_addresses: list[tuple[int, int]]  # places, and to which place of the image each refers
    addresses: list[tuple[int, str]]  # places, and the name of a function elsewhere that each refers to
    variables: list[int]  # places of words that have to be set


def read_image(code: bytes, entry: str) -> Image:
    """Return the image of an object file with a function of that name; raise UnknownFormat if it can't be made."""
    sections = list(_sections(code))
    data, places = _program(code, sections)
    variables: list[int] = []
    symbols: list[tuple[str, int | None]] = []  # name, and place if it is in this file
    for name, section, value, size in _symbols(code, sections):
        if section == COMMON:
            if size != WORD_BYTES:
                raise UnknownFormat(name)
            data += bytes(-len(data) % WORD_BYTES)
            variables.append(len(data))
            symbols.append((name, len(data)))
            data += bytes(size)
        elif section == UNDEFINED or section >= FIRST_RESERVED:
            symbols.append((name, None))
        else:
            symbols.append((name, places[section] + value if section in places else None))
    own_addresses, addresses = [], []
    for place, symbol, addend in _relocations(code, sections, places):
        name, target = symbols[symbol]
        if target is not None:
            own_addresses.append((place, target + addend))
        elif name and not addend:
            addresses.append((place, name))
        else:
            raise UnknownFormat(name)
    start = dict(symbols).get(entry)
    if start is None:
        raise UnknownFormat(entry)
    return Image(bytes(data), start, own_addresses, addresses, variables)


def _sections(code: bytes) -> Iterator[Section]:
    mark, machine, offset, size, number = HEADER.unpack_from(code)
    if (mark, machine, size) != (MARK, X86_64, SECTION_FIELDS.size):
        raise UnknownFormat("header")
    for index in range(number):
        yield Section(*SECTION_FIELDS.unpack_from(code, offset + index * size))


def _program(code: bytes, sections: list[Section]) -> tuple[bytearray, dict[int, int]]:
    """Return all sections with code and data one after the other, and the place of each by its number."""
    data, places = bytearray(), {}
    for number, section in enumerate(sections):
        if section.kind == WITHOUT_BYTES and section.size:
            raise UnknownFormat("variables")
        if section.kind == PROGRAM and section.flags & IN_MEMORY:
            data += bytes(-len(data) % max(section.alignment, 1))
            places[number] = len(data)
            data += code[section.offset : section.offset + section.size]
    return data, places


def _symbols(code: bytes, sections: list[Section]) -> Iterator[tuple[str, int, int, int]]:
    """Yield name, number of the section, place in it and size of each symbol."""
    for section in sections:
        if section.kind == SYMBOLS:
            names = sections[section.link].offset
            for name, _, _, number, value, size in SYMBOL_FIELDS.iter_unpack(_bytes_of(code, section)):
                yield code[names + name : code.index(b"\0", names + name)].decode(), number, value, size


def _relocations(code: bytes, sections: list[Section], places: dict[int, int]) -> Iterator[tuple[int, int, int]]:
    """Yield the place of each address, the number of the symbol that it refers to, and what is added."""
    for section in sections:
        if section.kind == RELOCATIONS and section.info in places:
            for offset, info, addend in RELOCATION_FIELDS.iter_unpack(_bytes_of(code, section)):
                if info & 0xFFFF_FFFF != ABSOLUTE_ADDRESS:
                    raise UnknownFormat("relocation")
                yield places[section.info] + offset, info >> 32, addend


def _bytes_of(code: bytes, section: Section) -> bytes:
    return code[section.offset : section.offset + section.size]
