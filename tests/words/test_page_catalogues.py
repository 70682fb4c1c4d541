"""The catalogues of texts that only the page uses, in every language."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from baghdad import words
from tests.words.catalogues import NameCollector

PAGE = Path(__file__).parent.parent.parent / "page"
OTHER_LANGUAGES = [language for language in words.LANGUAGES if language != "en"]
# Prefixes of keys that the page composes: `page-ask-${verb}`.
FAMILIES = (
    *(
        "page-ask-",
        "page-pace-",
        "page-cap-",
        "page-brief-",
        "page-effect-",
        "page-why-",
        "page-deed-",
        "page-line-",
        "page-none-",
    ),
    *("page-verb-", "page-key-", "page-about-", "page-facts-", "page-motto-", "page-lead-", "page-level-"),
    *("page-choice-", "page-short-", "page-pace-"),
)
ROOM = {
    "page-cap-": 48,
    "page-brief-": 24,
    "page-verb-": 22,
    "page-kind-": 28,
    "page-deck": 12,
    "page-discards": 12,
}


def catalogue(language):
    return (words.FOLDER / "page" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language):
    found = FluentParser().parse(catalogue(language)).body
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def arguments(language, key):
    names = NameCollector()
    names.visit(messages(language)[key])
    return names.variables


@cache
def bundle(language):
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue(language)))
    return found


def formatted(language, key, value):
    facts = dict.fromkeys(arguments(language, key), value)
    text, errors = bundle(language).format_pattern(bundle(language).get_message(key).value, facts)
    assert not errors, key
    return text


def sources():
    paths = [path for kind in ("*.ts", "*.svelte") for path in (PAGE / "src").rglob(kind)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_language_has_the_same_keys_and_arguments(language):
    assert set(messages(language)) ^ set(messages("en")) == set()
    for key in messages("en"):
        assert arguments(language, key) == arguments("en", key), key


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_few_texts_are_the_same_as_in_english(language):
    """Many identical texts would mean that some were left untranslated."""
    alike = [key for key in messages("en") if formatted(language, key, 3) == formatted("en", key, 3)]
    assert len(alike) < len(messages("en")) / 12, alike


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sentence_can_be_formatted(language):
    for key in messages(language):
        for value in (0, 1, 2, 5, "a"):
            assert formatted(language, key, value).strip(), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_short_texts_fit_their_places(language):
    for start, room in ROOM.items():
        for key in messages(language):
            if key == start or (start.endswith("-") and key.startswith(start)):
                assert len(formatted(language, key, 2)) <= room, f"{key}: {formatted(language, key, 2)}"


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_text_in_backquotes_is_the_same_in_every_language(language):
    quoted = re.compile(r"`[^`]*`")
    for key in messages("en"):
        assert set(quoted.findall(formatted(language, key, 2))) == set(quoted.findall(formatted("en", key, 2))), key


def test_czech_plurals():
    assert [formatted("cs", "page-price", number) for number in (1, 2, 5)] == ["1 karta", "2 karty", "5 karet"]


def test_every_sentence_is_used_and_every_key_used_exists():
    found = set(re.findall(r"\bpage-[a-z]+(?:-[a-z]+)*\b(?!-?\$)", sources()))
    made = {key for key in messages("en") if key.startswith(FAMILIES)}
    assert set(messages("en")) - found - made == set()
    prefixes = tuple(start.rstrip("-") for start in FAMILIES)
    assert {key for key in found if not key.startswith(prefixes)} - set(messages("en")) == set()


def test_page_sources_contain_no_texts():
    """All texts come from the catalogues: no words between tags, none in labels."""
    for path in (PAGE / "src").rglob("*.svelte"):
        markup = re.sub(r"<(script|style)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        markup = re.sub(r"<!--.*?-->", "", markup, flags=re.DOTALL)
        while re.search(r"\{[^{}]*\}", markup):
            markup = re.sub(r"\{[^{}]*\}", "", markup)
        markup = re.sub(r"<(kbd|code)\b[^>]*>.*?</\1>", "", markup, flags=re.DOTALL)
        assert not re.findall(r'(?:aria-label|title|alt)="[^"]+"', markup), path
        bare = re.sub(r"<[^>]*>", " ", markup, flags=re.DOTALL)
        assert not re.findall(r"[A-Za-zÀ-ž]{2,}", bare), (path.name, re.findall(r"[A-Za-zÀ-ž]{2,}", bare))
