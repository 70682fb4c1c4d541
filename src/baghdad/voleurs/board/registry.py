"""The boards in use, identified by a hash of their text.

A state has the hash of its board. Boards that come with the game are found by their hash at any time. A board given
as text is found as long as something refers to its `BoardSource`; every `Options` object that has a text refers to
one, and so does every match. Parsed boards are in an LRU cache, from which a board may be dropped at any time: it is
then parsed again from its text.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from threading import Lock
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from baghdad.core import compilation
from baghdad.core.errors import BoardError
from baghdad.core.lazy import LazyModule
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.parser import board_text, boards, check_length, read_board
from baghdad.voleurs.board.validation import require_valid_board

if TYPE_CHECKING:
    from baghdad.core import arrays
else:
    arrays = LazyModule("baghdad.core.arrays")

CACHED_BOARDS = 256  # parsed boards given as text; one takes about 100 kB
HASH_BYTES = 8


@dataclass(frozen=True, eq=False)
class BoardSource:
    """The text of a board and the hash of its canonical form."""

    hash: int
    text: str


class LoadedBoard:
    """A parsed board and its tables, which are built when they are first used."""

    def __init__(self, source: BoardSource, board: Board) -> None:
        self.source = source
        self.board = board
        self.switched = compilation.switched

    @cached_property
    def built_tables(self) -> Any:
        """The lookup tables for the rules, as they were built."""
        from baghdad.voleurs.board.tables import build_tables

        return build_tables(self.board)

    @property
    def tables(self) -> Any:
        """Return the lookup tables for the rules as they run now."""
        if self.switched is not compilation.switched:
            self.built_tables = arrays.current_form(self.built_tables)
            self.switched = compilation.switched
        return self.built_tables


_sources: WeakValueDictionary[int, BoardSource] = WeakValueDictionary()
_sources_lock = Lock()
_loaded: WeakValueDictionary[int, LoadedBoard] = WeakValueDictionary()  # those that the cache has not dropped
_permanent: dict[int, LoadedBoard] = {}  # boards that come with the game, and those with replaced tables


# --- identity ------------------------------------------------------------------------------------------------------


def canonical_text(text: str) -> str:
    """Return a text without what never matters: CR before LF, and white space at the end of lines and of the text.

    Comments stay, so boards that differ in a comment are different boards.
    """
    return "\n".join(line.rstrip() for line in text.split("\n")).rstrip("\n")


@lru_cache(maxsize=CACHED_BOARDS)
def hash_of_text(text: str) -> int:
    """Return 64 bits of the BLAKE2b hash of the canonical text, as a signed integer; the same in every process."""
    data = canonical_text(text).encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(data, digest_size=HASH_BYTES).digest(), "little", signed=True)


@cache
def built_in_source(name: str) -> BoardSource:
    """Return the source of a board that comes with the game; raise BoardError if none has that name."""
    text = board_text(name)
    return BoardSource(hash_of_text(text), text)


@cache
def built_in_sources() -> dict[int, BoardSource]:
    """Return the sources of all boards that come with the game, by hash."""
    return {source.hash: source for source in map(built_in_source, boards())}


def source_of(board: str) -> BoardSource:
    """Return the source of a board, given by name or as text; it can be found by its hash while it is referred to.

    Raises BoardError if the name is unknown or the text is too long; the text isn't parsed.
    """
    check_length(board)
    if "\n" not in board:
        return built_in_source(board)
    text_hash = hash_of_text(board)
    found = built_in_sources().get(text_hash)
    if found is None:
        with _sources_lock:
            found = _sources.get(text_hash)
            if found is None:
                found = _sources[text_hash] = BoardSource(text_hash, board)
    if found.text != board and canonical_text(found.text) != canonical_text(board):
        raise BoardError("board_hash_taken", hash=hash_name(text_hash))
    return found


def hash_name(board_hash: int) -> str:
    """Return a hash in hexadecimal digits."""
    return board_hash.to_bytes(HASH_BYTES, "big", signed=True).hex()


# --- parsed boards -------------------------------------------------------------------------------------------------


def load_board_of_hash(board_hash: int) -> LoadedBoard:
    """Parse and check the board with that hash; raise BoardError if it is unknown or can't be played on."""
    if board_hash in _permanent:
        return _permanent[board_hash]
    built_in = built_in_sources().get(board_hash)
    source = built_in or _sources.get(board_hash)
    if source is None:
        raise BoardError("unknown_board_hash", hash=hash_name(board_hash))
    loaded = _loaded[board_hash] = LoadedBoard(source, read_board(source.text))
    if built_in is not None:
        return _permanent.setdefault(board_hash, loaded)
    require_valid_board(loaded.board)
    return loaded


cached_board = lru_cache(maxsize=CACHED_BOARDS)(load_board_of_hash)


def is_loaded(board: str) -> bool:
    """Return whether a board, given by name or as text, is parsed and its tables are built."""
    found = _loaded.get(source_of(board).hash)
    return found is not None and "built_tables" in vars(found)


def loaded_board(board: str) -> LoadedBoard:
    """Return a board, given by name or as text; raise BoardError if it can't be used."""
    source = source_of(board)  # referred to until the board is parsed
    return cached_board(source.hash)


def replace_tables(board: str, tables: Any) -> None:
    """Use other tables for a board in this process until it ends, as experiments do."""
    loaded = loaded_board(board)
    loaded.built_tables = tables
    _permanent[loaded.source.hash] = loaded


def board_hash(board: str) -> int:
    """Return the hash of a board, given by name or as text; raise BoardError if it can't be used."""
    return loaded_board(board).source.hash


def get_board(board: str) -> Board:
    """Return the board of a name or of a text; raise BoardError if it can't be used."""
    return loaded_board(board).board


def board_tables(board: str) -> Any:
    """Return the tables of a board, given by name or as text."""
    return loaded_board(board).tables


def board_of(state: Any) -> Board:
    """Return the board of a state; raise BoardError if this process doesn't know it."""
    return cached_board(int(state.board)).board


def tables_of_state(state: Any) -> Any:
    """Return the tables of the board of a state; raise BoardError if this process doesn't know it."""
    return cached_board(int(state.board)).tables
