"""The rulebook and the lessons on the page: complete in every language, and consistent with the games."""

import json
import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import baghdad
from baghdad import words
from baghdad.server.tables.school import school
from tests import clauses
from tests.words import rulebook
from tests.words.catalogues import NameCollector
from tests.words.codes import codes

GAMES = ("dieb", "voleurs")
CATALOGUES = ("rules", "rules/dieb", "rules/voleurs", "lessons", "school", "coach")
OTHER_LANGUAGES = [language for language in words.LANGUAGES if language != "en"]
SAMPLE_ARGUMENTS = {
    "palace": "a",
    "target": "b",
    "name": "Ann",
    "gem": "Ruby",
    "birthday": "a diamond",
    "title": "x",
    "text": "x",
}


def catalogue_text(catalogue, language):
    return (words.FOLDER / catalogue / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(catalogue, language):
    found = FluentParser().parse(catalogue_text(catalogue, language)).body
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def arguments(catalogue, language, key):
    names = NameCollector()
    names.visit(messages(catalogue, language)[key])
    return names.variables


@cache
def bundle(catalogue, language):
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue_text(catalogue, language)))
    return found


def formatted(catalogue, language, key, number=2):
    facts = {name: SAMPLE_ARGUMENTS.get(name, number) for name in arguments(catalogue, language, key)}
    text, errors = bundle(catalogue, language).format_pattern(bundle(catalogue, language).get_message(key).value, facts)
    assert not errors, key
    return text


@cache
def book(game):
    return json.loads((rulebook.PAGE / game / "rules" / "book.json").read_text(encoding="utf-8"))


def paragraphs(game):
    return [paragraph for chapter in book(game) for paragraph in chapter["paragraphs"]]


# --- every language ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_has_the_same_keys_and_arguments(catalogue, language):
    assert list(messages(catalogue, language)) == list(messages(catalogue, "en"))
    for key in messages(catalogue, "en"):
        assert arguments(catalogue, language, key) == arguments(catalogue, "en", key), key


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_texts_differ_from_english_and_have_similar_length(catalogue, language):
    keys = list(messages(catalogue, "en"))
    alike = [key for key in keys if formatted(catalogue, language, key) == formatted(catalogue, "en", key)]
    assert len(alike) <= len(keys) / 12, alike
    for key in keys:  # a text is about as long in every language, so nothing was left out or added
        own, english = len(formatted(catalogue, language, key)), len(formatted(catalogue, "en", key))
        assert english < 120 or 0.66 < own / english < 1.5, (key, own, english)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_sentence_can_be_formatted_with_any_number(catalogue, language):
    for key in messages(catalogue, language):
        for number in (0, 1, 2, 5):
            text = formatted(catalogue, language, key, number)
            assert text.strip(), key
            assert text.count("**") % 2 == 0, key


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lists_rulings_and_numbers_are_the_same_as_in_english(game, language):
    signs = re.compile(r"^([->]?)", re.MULTILINE)
    for paragraph in paragraphs(game):
        key = f"{game}-rule-{paragraph['name']}"
        own, english = (formatted(f"rules/{game}", one, key) for one in (language, "en"))
        assert signs.findall(own) == signs.findall(english), key
        assert set(re.findall(r"\d+", own)) == set(re.findall(r"\d+", english)), key


# --- the book ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_belongs_to_exactly_one_paragraph(game):
    covered = [clause for paragraph in paragraphs(game) for clause in paragraph["clauses"]]
    assert sorted(covered) == sorted(clauses.defined_clauses(clauses.documents()[f"{game}.md"]))


@pytest.mark.parametrize("game", GAMES)
def test_catalogue_has_exactly_the_texts_of_the_book(game):
    wanted = [f"{game}-chapter-{chapter['chapter']}" for chapter in book(game)]
    for paragraph in paragraphs(game):
        wanted += [f"{game}-title-{paragraph['name']}", f"{game}-rule-{paragraph['name']}"]
        wanted += [f"{game}-figure-{paragraph['figure']}"] if "figure" in paragraph else []
    assert sorted(wanted) == sorted(messages(f"rules/{game}", "en"))


def test_every_clause_of_a_refusal_has_a_paragraph():
    """A refusal names a clause; the page links it to the paragraph in the book."""
    known = {clause for game in GAMES for paragraph in paragraphs(game) for clause in paragraph["clauses"]}
    reasons = {code.code: code.place for code in codes() if code.prefix == "refusal"}
    assert len(reasons) > 60
    for game in GAMES:
        source = "\n".join(
            path.read_text(encoding="utf-8") for path in (clauses.SOURCES / "baghdad" / game).rglob("refusals.py")
        )
        named = clauses.named_clauses(source)
        assert named
        assert named <= known
        made = re.findall(r'Refusal\(\s*"(\w+)"(?:,\s*"([\w-]+)")?', source)
        assert all(clause in known for _, clause in made if clause)
        assert {code for code, _ in made} <= set(reasons)
    assert "undo" in {paragraph["name"] for paragraph in paragraphs("dieb")}
    assert "undo" in {paragraph["name"] for paragraph in paragraphs("voleurs")}


@pytest.mark.parametrize("path", rulebook.FILES, ids=lambda path: path.name)
def test_figures_and_tables_match_the_games(path):
    """`python -m tests.words.rulebook` writes them again."""
    assert path.read_text(encoding="utf-8") == rulebook.text(rulebook.FILES[path]())


# --- lessons -------------------------------------------------------------------------------------------------------


def test_companion_uses_exactly_the_texts_of_the_lessons():
    found = set()
    for game in GAMES:
        source = (rulebook.PAGE / game / "lesson.ts").read_text(encoding="utf-8")
        topics = set()
        for expression in re.findall(r"topic:\s*([^,]+?)(?:,\s*facts)", source):
            topics |= set(re.findall(r'"([a-z-]+)"', expression))
        assert len(topics) > 7
        found |= {f"lesson-{game}-{topic}" for topic in topics} | {f"lesson-{game}-{topic}-title" for topic in topics}
        found.add(f"lesson-{game}-start")
    page = (rulebook.PAGE / "lessons" / "LessonPanel.svelte").read_text(encoding="utf-8")
    found |= set(re.findall(r'translate\("(lesson-[a-z-]+)"', page)) | {"lesson-dieb-threat"}
    assert found == set(messages("lessons", "en"))


def test_czech_plurals_in_lessons():
    sentences = [formatted("lessons", "cs", "lesson-voleurs-wait", number) for number in (1, 2, 5)]
    assert [line.split("mají ")[1] for line in sentences] == ["jednu kartu.", "2 karty.", "5 karet."]


def test_every_game_has_a_lesson():
    assert set(GAMES) == set(baghdad.games())


# --- the school ----------------------------------------------------------------------------------------------------


def test_school_has_words_for_every_step_and_every_answer_and_no_others():
    expected = set()
    for game in ("dieb", "voleurs"):
        for number, step in enumerate(school(game).steps, start=1):
            own = f"school-{game}-{number}"
            expected |= {f"{own}-{part}" for part in ("title", "say", "do", "done")}
            answers = {wrong.answer for wrong in step.wrong}
            expected |= {
                f"{own}-{each}" if f"{own}-{each}" in messages("school", "en") else f"school-{game}-{each}"
                for each in answers
            }
    sources = "".join(path.read_text(encoding="utf-8") for path in (rulebook.PAGE / "school").iterdir())
    common = set(re.findall(r'translate\("?(school-[a-z-]+)"', sources)) | {
        "school-step-name",
        "school-step-done",
        "school-other",
    }
    assert set(messages("school", "en")) == expected | common
