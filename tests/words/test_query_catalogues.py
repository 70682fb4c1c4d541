"""The catalogues of answers to queries: equal keys and arguments in every language, and every key is used."""

import json
import re
from pathlib import Path

import pytest

from baghdad import words
from baghdad.cli.query_sentences import CATALOGUES
from tests.words.codes import PACKAGE

OTHERS = [language for language in words.LANGUAGES if language != words.FIRST_LANGUAGE]
ARGUMENT = re.compile(r"\$([a-z]+)")
REFERENCE = re.compile(r"\{ *((?:dieb|voleurs)-[a-z-]+) *\}")
BACKQUOTED = re.compile(r"`[^`]*`")
LINE = re.compile(r"""Line\(\s*["']([a-z-]+)["']""")
PAGE = Path(__file__).parent.parent.parent / "page"
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)


def entries(language):
    text = (CATALOGUES / f"{language}.ftl").read_text(encoding="utf-8")
    return words.entries(COMMENT.sub("", text))


def arguments(language, key):
    """Return the arguments of a message, including those of the messages of the common catalogue that it refers to."""
    text = entries(language)[key]
    common = words.entries(COMMENT.sub("", words.catalogue(language)))
    parts = (text, *(common[other] for other in REFERENCE.findall(text)))
    return {name for part in parts for name in ARGUMENT.findall(part)}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_arguments_and_typed_words(language):
    english = entries("en")
    assert list(entries(language)) == list(english)
    for key, text in english.items():
        assert arguments(language, key) == arguments("en", key), key
        assert set(BACKQUOTED.findall(entries(language)[key])) == set(BACKQUOTED.findall(text)), key


def test_every_sentence_is_used():
    sources = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    made = {f"dieb-query-{piece}" for piece in ("thieves", "guards", "neutral", "chests")} | {"query-no-number"}
    written = set(re.findall(r"""["']([a-z-]+)["']""", sources))
    assert set(entries("en")) - written - made == set()


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_page_gets_every_sentence_of_the_answers(game):
    folder = PACKAGE / game / "queries"
    files = [PACKAGE / game / "queries.py"] if not folder.is_dir() else sorted(folder.glob("*.py"))
    keys = {key for path in files for key in LINE.findall(path.read_text(encoding="utf-8"))}
    catalogue = json.loads((PAGE / "src" / game / "catalogue.json").read_text(encoding="utf-8"))
    begins = tuple(begin for part in ("page", "queries") for begin in catalogue[part])
    assert {key for key in keys - set(entries("en")) if not key.startswith(begins)} == set()
    assert keys & set(words.entries(words.catalogue("en")))  # some are in the common catalogue
