"""The catalogues of all languages have the same keys and the same arguments."""

import re

import pytest
from babel import Locale
from fluent.syntax import ast

from baghdad import words
from baghdad.voleurs.box import BIRTHDAYS, CARDS, DISTRICTS, GEMS, PAWNS
from baghdad.voleurs.names import card_name
from tests.words.catalogues import arguments_of, messages, resource
from tests.words.codes import PACKAGE
from tests.words.missing import faults, main

OTHER_LANGUAGES = [language for language in words.LANGUAGES if language != "en"]
# Maximum lengths of texts where the board has little room.
ROOM = {
    "dieb-group-": 18,
    "dieb-players-name": 20,
    "dieb-players-": 10,
    "dieb-board-chest": 17,
    "dieb-board-no-chest": 22,
    "dieb-board-thieves": 7,
    "dieb-board-no-thieves": 22,
    "dieb-board-price": 12,
    "dieb-row-from": 12,
    "voleurs-group-": 18,
    "voleurs-players-name": 14,
    "voleurs-players-character": 11,
    "voleurs-players-cards": 9,
    "voleurs-players-bag": 5,
}
COMMENT = re.compile(r"^#.*\n", re.MULTILINE)
SMALL_NUMBERS = {"demand": 7, "thieves": 3, "price": 3, "won": 5, "goal": 6, "letter": "a"}


def test_english_is_the_first_of_several_languages():
    assert words.LANGUAGES[0] == words.FIRST_LANGUAGE == "en"
    assert len(words.LANGUAGES) > 1


def test_every_language_has_a_name_of_its_own():
    names = {words.localizer_for(language)("language-name") for language in words.LANGUAGES}
    assert len(names) == len(words.LANGUAGES)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_declares_how_it_is_written(language):
    say = words.localizer_for(language)
    direction = Locale.parse(language.replace("-", "_")).text_direction
    assert say("language-direction") == {"left-to-right": "ltr", "right-to-left": "rtl"}.get(direction, direction)
    assert say("language-locale").split("-")[0] == language.split("-")[0]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_nothing_is_missing_and_plurals_have_the_forms_of_the_language(language):
    """`python -m tests.words.missing LANGUAGE` prints what is."""
    assert list(faults(language)) == []


def test_missing_entries_are_printed_with_their_comments(tmp_path, monkeypatch, capsys):
    english = "# A comment.\ngames = { $number ->\n    [one] 1 game\n   *[other] { $number } games\n }\nlost = Lost\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "cs.ftl").write_text("lost = Ztraceno\nfound = Nalezeno\n", encoding="utf-8")
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    assert main(["cs"]) == 1
    assert (
        capsys.readouterr().out
        == f"### cs.ftl\n{english.removesuffix('lost = Lost' + chr(10))}# found: not in English\n"
    )
    (tmp_path / "pl.ftl").write_text(english, encoding="utf-8")
    assert main(["pl"]) == 1
    assert capsys.readouterr().out == "### pl.ftl\n# games: a choice lacks few, many\n"
    assert main(["en"]) == 0


def test_every_folder_has_a_catalogue_of_every_language():
    folders = {path.parent for path in words.FOLDER.rglob("*.ftl")}
    for folder in folders:
        assert {path.stem for path in folder.glob("*.ftl")} == set(words.LANGUAGES), folder


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_catalogue_has_no_junk_and_no_duplicate_key(language):
    assert not [entry.content for entry in resource(language).body if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in resource(language).body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_language_has_the_same_keys(language):
    assert set(messages(language)) ^ set(messages("en")) == set()


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_sentence_has_the_same_arguments_in_every_language(language):
    different = {
        key: (arguments_of(messages(language), key), arguments_of(messages("en"), key))
        for key in messages("en")
        if key in messages(language) and arguments_of(messages(language), key) != arguments_of(messages("en"), key)
    }
    assert different == {}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sentence_can_be_formatted(language):
    say = words.localizer_for(language)
    for key in messages(language):
        for value in (0, 1, 2, 5, "a"):
            said = say(key, **dict.fromkeys(arguments_of(messages(language), key), value))
            assert said.strip()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_lazy_reader_finds_the_same_keys_as_the_parser(language):
    assert list(words.entries(words.catalogue(language))) == list(messages(language))


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_text_in_backquotes_is_the_same_in_every_language(language):
    """Text in backquotes is typed, the same in every language."""
    quoted = re.compile(r"`[^`]*`")
    english, others = (words.entries(COMMENT.sub("", words.catalogue(name))) for name in ("en", language))
    for key, entry in english.items():
        assert set(quoted.findall(others[key])) == set(quoted.findall(entry)), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_short_texts_fit_their_columns(language):
    say = words.localizer_for(language)
    for start, room in ROOM.items():
        for key in messages(language):
            longer = any(key.startswith(other) and len(other) > len(start) for other in ROOM if other != start)
            if key.startswith(start) and not longer:
                said = say(key, **{name: SMALL_NUMBERS[name] for name in arguments_of(messages(language), key)})
                assert len(said) <= room, f"{key}: {said}"
    for letter in "abcdef":
        assert len(say("dieb-palace-name", letter=letter)) <= 14
    for card in range(CARDS):
        assert len(say("voleurs-card", number=card)) <= 20
    for pawn in (*PAWNS, "vizier"):
        assert len(say("voleurs-pawn-name", pawn=pawn)) <= 14
    for gem in GEMS:
        assert len(say("voleurs-gem-name", gem=gem)) <= 12
    for district in DISTRICTS:
        assert len(say("voleurs-district-name", district=district)) <= 10


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_palaces_have_six_names(language):
    say = words.localizer_for(language)
    assert len({say("dieb-palace-name", letter=letter) for letter in "abcdef"}) == 6


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_cards_gems_pawns_and_birthdays_of_voleurs_have_distinct_names(language):
    say = words.localizer_for(language)
    assert len({say("voleurs-card", number=card) for card in range(CARDS)}) == CARDS
    assert len({say("voleurs-birthday", birthday=birthday) for birthday in BIRTHDAYS}) == len(BIRTHDAYS)
    for key, argument, things in (("gem", "gem", GEMS), ("pawn", "pawn", (*PAWNS, "vizier"))):
        assert len({say(f"voleurs-{key}-name", **{argument: thing}) for thing in things}) == len(things)


def test_english_card_names_are_those_of_the_notation():
    say = words.localizer_for("en")
    assert [say("voleurs-card", number=card) for card in range(CARDS)] == [card_name(card) for card in range(CARDS)]


def test_every_sentence_is_used_in_the_sources():
    """A key is written out in the sources, or starts like one that is composed there."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    from tests.words.codes import codes

    made = {code.key for code in codes()} | {f"{code.game}-{code.key}" for code in codes()}
    families = ("help-", "keys-", "bot-", "level-", "bench-", "dieb-option-", "dieb-do-", "dieb-group-", "dieb-event-")
    families += ("board-finding-", "language-", "dieb-plot-", "voleurs-plot-")
    families += ("dieb-result-", "dieb-hint-", "dieb-audit-", "dieb-players-", "dieb-title", "dieb-rules")
    parts = ("option-", "do-", "group-", "now-", "event-", "result-", "hint-", "keys-", "title", "choices-shown")
    families += tuple(f"voleurs-{part}" for part in parts)
    references = set(re.findall(r"\{ *([a-z][a-z0-9-]*) *\}", words.catalogue("en")))
    unused = [
        key
        for key in messages("en")
        if f'"{key}"' not in sources
        and f"'{key}'" not in sources
        and key not in made
        and key not in references
        and not key.startswith(families)
    ]
    assert unused == []
