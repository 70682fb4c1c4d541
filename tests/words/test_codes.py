"""Every error, event, result, reason, command and bot has a sentence."""

import ast
from dataclasses import fields

import pytest

import baghdad
from baghdad import bots, words
from baghdad.cli import COMMAND_MODULES
from baghdad.cli.errors import PREFIXES
from baghdad.core.errors import BaghdadError
from tests.words.catalogues import arguments_of, messages
from tests.words.codes import PACKAGE, codes

SAY = words.localizer_for("en")
# Arguments that are added where a sentence is formatted.
ADDED_WHEN_FORMATTED = {
    "event": {"name", "payment", "cards", "found", "other", "number"},
    "record-error": {"reason"},
    "position-error": {"reason"},
}
REASONS = {
    "dieb": [
        "random",
        "pass",
        "place",
        "steal",
        "smuggle",
        "approach",
        "move",
        "cheapen",
        "hinder",
        "win",
    ],
    "voleurs": (
        [
            "random",
            "choose",
            "place",
            "birthday",
            "agent",
            "move",
            "vizier",
            "fetch",
            "ahead",
            "rob",
            "trade",
            "accept",
            "decline",
            "done",
            "slipper",
            "spend",
        ]
    ),
}


def known_key(code):
    own = f"{code.game}-{code.key}"
    return own if code.game and SAY.knows(own) else code.key


def test_codes_are_found_in_the_sources():
    assert len(codes()) > 80
    assert {code.prefix for code in codes()} == {*PREFIXES.values(), "refusal", "event"}


@pytest.mark.parametrize("code", codes(), ids=lambda code: f"{code.place} {code.code}")
def test_every_code_has_a_sentence(code):
    assert SAY.knows(known_key(code))


@pytest.mark.parametrize("code", [code for code in codes() if code.facts is not None], ids=lambda code: f"{code.place}")
def test_every_code_has_the_facts_that_its_sentence_needs(code):
    needed = arguments_of(messages("en"), known_key(code))
    assert needed <= code.facts | ADDED_WHEN_FORMATTED.get(code.prefix, set())


def every_error(kind=BaghdadError):
    for error in kind.__subclasses__():
        yield error
        yield from every_error(error)


def test_every_kind_of_error_has_a_prefix():
    assert set(PREFIXES) == set(every_error())


@pytest.mark.parametrize("name", baghdad.games())
def test_every_game_has_sentences_for_actions_options_title_and_rules(name):
    game = baghdad.game(name)
    for action in getattr(game, "catalogue", ()):
        if action.kind not in ("end", "pass", "steal"):
            assert SAY.knows(f"{name}-event-{action.kind.replace(' ', '-')}")
    for field in fields(game.options()):
        key = f"{name}-option-{field.name.replace('_', '-')}"
        assert "[" not in SAY(key), "the declaration names the clause"
    assert SAY.knows(f"{name}-title")
    assert SAY.knows(f"{name}-rules")


def calls(function):
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function:
                yield path, node


def texts(node):
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_every_reason_of_a_result_has_a_sentence():
    found = [(path.parent.name, call.args[1]) for path, call in calls("Result") if path.parent.name in baghdad.games()]
    assert len(found) >= 3
    for game, reason in found:
        for text in texts(reason):
            assert SAY.knows(f"{game}-result-{text}")


def test_every_reason_of_a_bot_has_a_sentence():
    for game, reasons in REASONS.items():
        for reason in reasons:
            assert SAY.knows(f"{game}-hint-{reason}")
    assert set(REASONS) == set(baghdad.games())


def test_every_command_and_bot_has_a_description():
    for command in COMMAND_MODULES:
        assert SAY.knows(f"help-{command}")
    for game in baghdad.games():
        for bot in bots.bots(game):
            assert SAY.knows(f"bot-{bot}")
