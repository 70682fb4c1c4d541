"""What people type, in the notation of a game: names in their language are replaced."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import baghdad
from baghdad.core.errors import NotationError
from baghdad.core.typed_names import NameReader, name_reader
from baghdad.words import FIRST_LANGUAGE, LANGUAGES, localizer_for

WORDS = "words"  # the part: a folder with the catalogues of a game's own package


def to_notation(game: str, text: str, language: str) -> str:
    """Return what a person typed in notation; NotationError if it is an action, but wrongly written."""
    reader = reader_in(game, language)
    notation = reader.to_notation(text)
    try:
        baghdad.game(game).parse(notation)
    except NotationError as error:
        if error.code != "unknown_action":  # that may be a query
            raise reader.for_reader(error, text) from None
    return notation


def reader_in(game: str, language: str) -> NameReader:
    """Return the reader of a game's names in a language, or in English instead of one without a catalogue."""
    return _reader(game, language if language in LANGUAGES else FIRST_LANGUAGE)


@cache
def _reader(game: str, language: str) -> NameReader:
    found, say = baghdad.game(game), localizer_for(language)
    if found.has_part(WORDS):
        say.add_catalogue(Path(found.part(WORDS)))
    return name_reader(found, say)
