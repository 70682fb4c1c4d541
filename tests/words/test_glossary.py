"""The catalogues keep to the words of their glossaries, `docs/glossary/LANGUAGE.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from baghdad import words
from tests.words.missing import folders, messages

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "glossary"
OTHER_LANGUAGES = [language for language in words.LANGUAGES if language != words.FIRST_LANGUAGE]
ROW = re.compile(r"^\| (?!English \|)(?!---)(.+?) \| (.+?) \| (.+?) \| (.*?) ?\|$", re.MULTILINE)
# What isn't told to people: typed words, arguments and references, keys of choices.
CODE = re.compile(r"`[^`]*`|\{ *[$\w-]+ *(?:->|\})|\[[\w-]+\]")
# Sentences in which an English word means something else: a diamond is a shape, a character a letter, a port a number.
OTHER_MEANINGS = {
    "page-sign",
    "page-surprise",
    "board-error-text-too-long",
    "server-error-bad-text",
    "server-error-bad-name",
    "help-serve-port",
    "server-error-cannot-listen",
    "fallback-page-what",
}
FEW, SHARE = 3, 0.1  # sentences that may do without a word, say by a pronoun: so many, or this share of all


@dataclass(frozen=True)
class Term:
    """A row of a glossary: the English words, the word for them, what its forms contain, words not to use."""

    english: re.Pattern[str]
    word: str
    forms: tuple[str, ...]
    never: tuple[str, ...]

    def is_in(self, text: str) -> bool:
        return any(form in text for form in self.forms)


def listed(cell: str) -> tuple[str, ...]:
    """Return the items of a cell."""
    return tuple(item.strip() for item in cell.split(",") if item.strip())


@cache
def glossary(language: str) -> dict[str, Term]:
    """Return the rows of a glossary by their English words."""
    rows = ROW.findall((FOLDER / f"{language}.md").read_text(encoding="utf-8"))
    return {
        english: Term(
            re.compile(rf"(?<![-\w])(?:{'|'.join(listed(english))})(?![-\w])", re.IGNORECASE),
            word,
            tuple(form.casefold() for form in listed(forms)),
            tuple(other.casefold() for other in listed(never)),
        )
        for english, word, forms, never in rows
    }


@cache
def sentences(language: str) -> dict[str, str]:
    """Return what people read by key, from all catalogues, without code."""
    return {
        key: CODE.sub(" ", path.read_text(encoding="utf-8")[message.span.start : message.span.end].partition("=")[2])
        for path in (folder / f"{language}{words.SUFFIX}" for folder in folders())
        for key, message in messages(path).items()
        if path.parent.name != "characters" and key not in OTHER_MEANINGS
    }


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_glossaries_have_the_same_terms(language):
    first = glossary(OTHER_LANGUAGES[0])
    assert len(first) > 40
    assert list(glossary(language)) == list(first)
    for english, term in first.items():
        assert any(map(term.english.search, sentences(words.FIRST_LANGUAGE).values())), english


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_sentences_use_the_words_of_the_glossary(language):
    own = {key: text.casefold() for key, text in sentences(language).items()}
    for english, term in glossary(language).items():
        keys = [
            key for key, text in sentences(words.FIRST_LANGUAGE).items() if key in own and term.english.search(text)
        ]
        without = [key for key in keys if not term.is_in(own[key])]
        assert len(without) <= max(FEW, SHARE * len(keys)), (english, term.word, without)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_no_sentence_uses_another_word_for_a_thing(language):
    for term in glossary(language).values():
        for other in term.never:
            found = re.compile(rf"(?<!\w){re.escape(other)}(?!\w)", re.IGNORECASE)
            assert [key for key, text in sentences(language).items() if found.search(text)] == [], (other, term.word)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_a_word_names_one_thing(language):
    named = [term.word for term in glossary(language).values()]
    assert len(named) == len(set(named))
