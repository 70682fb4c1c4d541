"""Queries in words: what every game answers, which errors there are, and that answers are made of the view alone."""

import re

import pytest

import baghdad
from baghdad import words
from baghdad.bots import bot
from baghdad.cli.query_sentences import sentence
from baghdad.core.queries import GENERIC, Line, Player, QueryError, answer, queries_of
from baghdad.core.rng import rng_for

NAMES = ("You", "Ann", "Ben", "Cem")
ABOUT = {
    "dieb": ("where guards", "where chests", "where neutral", "where 2", "scan f", "who 2"),
    "voleurs": (
        *("where thieves", "where vizier", "where 2", "scan f", "scan e3", "scan port", "scan desert", "who 2"),
        *("moves vizier", "moves thief", "way e3", "way a1 j3", "worth Gold, Fish", "values Gold"),
    ),
}


def ask(match, text, seat=0):
    """Return the lines of an answer."""
    legal = () if seat is None or seat not in match.to_act else match.legal(seat)
    return answer(queries_of(baghdad.game(match.game.name)), text, match.view(seat), lambda: legal)


def told(match, text, seat=0, language="en"):
    """Return the sentences of an answer."""
    return [sentence(words.localizer_for(language), line, NAMES) for line in ask(match, text, seat)]


def played(game, players=3, seed=3, steps=60, **options):
    match, player, rng = baghdad.game(game).new(players, seed=seed, **options), bot("greedy", game), rng_for(seed)
    while len(match.history) < steps and not match.over:
        seat = match.to_act[0]
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)
    return match


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_every_query_is_answered_in_every_language_through_a_whole_match(game):
    match, player, rng = baghdad.game(game).new(3, seed=5), bot("greedy", game), rng_for(5)
    asked = [*queries_of(baghdad.game(game)), *ABOUT[game]]
    while not match.over and len(match.history) < 150:
        language = words.LANGUAGES[len(match.history) % len(words.LANGUAGES)]
        text = asked[len(match.history) % len(asked)]
        if text != "way":
            for seat in range(3):
                lines = told(match, text, seat, language)
                assert lines
                assert all(line.strip() and "{" not in line for line in lines)
        seat = match.to_act[0]
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_moves_lead_to_every_kind_of_legal_action(game):
    match = played(game)
    while 0 not in match.to_act or not [action for action in match.legal(0) if str(action).startswith(("move", "end"))]:
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    lines = ask(match, "moves")
    named = [query for line in told(match, "moves") for query in re.findall("`(moves [^`]*)`", line)]
    actions = {line.action for line in lines} | {line.action for query in named for line in ask(match, query)}
    kinds = {str(action).split(" ")[0] for action in match.legal(0)}
    assert {action.split(" ")[0] for action in actions if action} == kinds
    assert actions - {""} <= set(map(str, match.legal(0)))


def test_answers_of_dieb():
    match = played("dieb")
    assert told(match, "who")[0].startswith("To act: ")
    assert told(match, "who 2") == [told(match, "who")[2]]
    assert re.fullmatch(r"\d+ cards: .*", told(match, "hand")[0])
    assert len(told(match, "scan")) == 6
    assert told(match, "scan a")[0] == told(match, "scan")[0]
    assert told(match, "where")[0].startswith("You, thieves: ")


def test_answers_of_voleurs():
    match = played("voleurs", steps=80)
    assert len(told(match, "scan")) == 5
    assert told(match, "prices")[0].startswith("For sale: ")
    assert told(match, "prices")[1].startswith("Agents: ")
    assert told(match, "scan e3")[0].startswith("e3 (shop, Bazaar): ")
    assert told(match, "way a1 a2") == ["a1, from a1 to a2: 1 step."]
    assert "Scheherazade" in told(match, "values Gold")[0] or "Sinbad" in told(match, "values Gold")[0]
    assert told(match, "who")[1].startswith("1. You, ")


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        ("dieb", "hnad", "unknown_query"),
        ("dieb", "scan z", "unknown_object"),
        ("dieb", "where camels", "unknown_object"),
        ("dieb", "who 9", "unknown_object"),
        ("voleurs", "way", "missing_object"),
        ("voleurs", "scan z9", "unknown_object"),
        ("voleurs", "worth Golf", "unknown_card"),
        ("voleurs", "where 0", "unknown_object"),
    ],
)
def test_what_cannot_be_answered_is_a_typed_error(game, text, code):
    with pytest.raises(QueryError) as error:
        ask(played(game, steps=20), text)
    assert error.value.code == code
    if code == "unknown_query":
        assert error.value.facts["nearest"] == "hand"
        assert "moves" in error.value.facts["queries"]


def test_spectator_has_no_hand():
    match = played("dieb")
    with pytest.raises(QueryError) as error:
        ask(match, "hand", seat=None)
    assert error.value.code == "spectator"
    assert len(told(match, "scan", seat=None)) == 6


@pytest.mark.parametrize(("game", "steps"), [("dieb", 40), ("voleurs", 70)])
def test_answers_are_the_same_in_every_deal_that_looks_the_same(game, steps):
    match = played(game, steps=steps)
    asked = [text for text in (*queries_of(baghdad.game(game)), *ABOUT[game]) if text != "way"]
    state = match.state
    for seat in range(3):
        before = [ask(match, text, seat) for text in asked]
        match.state = match.game.redeal(state, seat, rng_for(seat))
        assert [ask(match, text, seat) for text in asked] == before
        match.state = state


def test_any_game_has_queries():
    view = {"players": 2, "you": 0, "seat": 0, "hand": [1, 5]}
    lines = answer(GENERIC, "who", view, list)
    assert [line.facts["name"] for line in lines] == [Player(0), Player(1)]
    assert answer(GENERIC, "moves play", view, lambda: ["play 1", "pass"]) == [
        Line("query-notation", {"action": "play 1"}, "play 1")
    ]
    assert answer(GENERIC, "moves", view, list) == [Line("query-no-moves")]
    assert answer(GENERIC, "facts hand", view, list)[0].facts == {"fact": "hand: [1 5]"}
    with pytest.raises(QueryError):
        answer(GENERIC, "facts bag", view, list)
