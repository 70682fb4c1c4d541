"""What the characters say, and the words about them, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from baghdad import words
from baghdad.bots.characters import ADAPTIVE, CHARACTERS
from tests.words.test_page_catalogues import PAGE, sources

OTHER_LANGUAGES = [language for language in words.LANGUAGES if language != "en"]
NAMES = [character.name for character in CHARACTERS]
LONGEST = 80  # letters that a bubble has room for


@cache
def catalogue(language):
    """Return the text of each key."""
    text = (words.FOLDER / "characters" / f"{language}.ftl").read_text(encoding="utf-8")
    return {key: entry.partition("=")[2].split("\n")[0].strip() for key, entry in words.entries(text).items()}


def moments():
    """Return the moments that the page knows."""
    source = (PAGE / "src" / "characters" / "talk.ts").read_text(encoding="utf-8")
    declared = re.search(r"type Moment = ([^;]*);", source)
    assert declared
    return re.findall(r'"(\w+)"', declared[1])


def test_every_character_has_a_trade_a_temper_and_a_line_for_every_moment():
    expected = {f"character-{what}-{name}" for what in ("trade", "temper") for name in NAMES}
    expected |= {f"talk-{moment}-{name}" for moment in moments() for name in [*NAMES, ADAPTIVE]}
    assert set(catalogue("en")) == expected | {"talk-line", "talk-quoted"}
    assert {"talk-line", "talk-quoted"} <= set(re.findall(r"talk-[a-z]+", sources()))


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_language_has_the_same_keys(language):
    assert set(catalogue(language)) == set(catalogue("en"))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_tempers_have_the_words_that_the_characters_have(language):
    for character in CHARACTERS:
        temper = catalogue(language)[f"character-temper-{character.name}"]
        assert len(temper.split(", ")) == len(character.words), temper
        if language == "en":
            assert tuple(temper.split(", ")) == character.words


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_lines_are_short_and_different(language):
    lines = [text for key, text in catalogue(language).items() if key.startswith("talk-") and "{" not in text]
    assert len(lines) == len(set(lines)) == len(moments()) * (len(NAMES) + 1)
    assert max(map(len, lines)) <= LONGEST


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_lines_are_translated(language):
    alike = {key for key, text in catalogue(language).items() if text == catalogue("en")[key]}
    assert alike <= {"talk-says-shadow", "talk-line", "talk-quoted"}
