"""Names as players type them: what the reader's language calls the words of a game's notation.

A game lists its names as its part `typed_names`. The terminal and the server read them here and nowhere else.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from baghdad.core.errors import NotationError, nearest
from baghdad.core.spelling import plain

if TYPE_CHECKING:
    from baghdad.core.game import Game

PART = "typed_names"
SIGN = re.compile(r" \(\w\)$")  # of a piece or a place, as a board shows it after the name
MAX_QUOTED = 60  # characters of a typed text in an error

Say = Callable[..., str]  # returns the sentence of a key in the reader's language


@dataclass(frozen=True, slots=True)
class Name:
    """A word of the notation, and the message that is its name: key and facts."""

    word: str
    key: str
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TypedNames:
    """The names of a game. The first name of a word is the one that is displayed.

    `meanings` are what the notation understands anyhow, each with the word that it means there: a name that means
    something else isn't read. `from_reader` does what else is needed to turn what people type into notation.
    """

    names: Sequence[Name] = ()
    meanings: Mapping[str, str] = field(default_factory=dict)
    from_reader: Callable[[str], str] = str


class NameReader:
    """Reads what is typed in one language, without regard to case and accents."""

    def __init__(self, typed: TypedNames, say: Say) -> None:
        self._from_reader = typed.from_reader
        self._shown: dict[str, str] = {}  # the name of each word, as it is displayed
        exact: dict[str, str] = {}
        for name in typed.names:
            text = SIGN.sub("", say(name.key, **name.facts))
            self._shown.setdefault(name.word, text)
            exact.setdefault(_folded(text), name.word)
        spelt = Counter(map(plain, exact))
        bare = {plain(name): word for name, word in exact.items() if spelt[plain(name)] == 1}
        own = {name: word for name, word in (bare | exact).items() if typed.meanings.get(name, word) == word}
        longest_first = sorted(map(re.escape, own), key=len, reverse=True)
        self._pattern = re.compile(rf"(?<![\w-])({'|'.join(longest_first)})(?![\w-])")
        self._own = own

    @property
    def words(self) -> Iterable[str]:
        """Return the words of the notation that have names."""
        return self._shown

    def to_notation(self, text: str) -> str:
        """Return typed text in notation: names in the reader's language are replaced by its words."""
        folded = _folded(text)
        replaced = self._pattern.sub(lambda found: self._own[found.group(1)], folded) if self._own else folded
        return self._from_reader(text if replaced == folded else replaced)

    def shown(self, word: str) -> str:
        """Return what the reader calls a word of the notation."""
        return self._shown.get(word, word)

    def nearest(self, typed: str, words: Iterable[str]) -> str:
        """Return the name of the word that was probably meant, or an empty text."""
        names = {plain(self.shown(word)): self.shown(word) for word in words}
        return names.get(nearest(plain(typed), names), "")

    def for_reader(self, error: NotationError, typed: str) -> NotationError:
        """Return an error about typed text that quotes it, and suggests the reader's name for a mistyped one."""
        near = self.nearest(error.facts.get("word", ""), self.words)
        return NotationError(
            error.code, **error.facts | {"text": typed[:MAX_QUOTED]} | ({"nearest": near} if near else {})
        )


UNCHANGED = NameReader(TypedNames(), str)  # for text in notation


def _folded(text: str) -> str:
    """Return a text without case and extra blanks."""
    return normalize("NFC", " ".join(text.casefold().split()))


@cache
def name_reader(game: Game[Any, Any], say: Say) -> NameReader:
    """Return the reader of a game's names in one language; of a game without the part, one that changes nothing."""
    return NameReader(game.part(PART), say) if game.has_part(PART) else UNCHANGED
