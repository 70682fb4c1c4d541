"""What characters say at a terminal: a greeting, a few lines about what the reader has seen, a farewell, or nothing."""

from itertools import pairwise

import pytest

import baghdad
from baghdad.bots import bot
from baghdad.cli.dieb.event_sentences import occasions as dieb_occasions
from baghdad.cli.talk import DISTANCE, MOST_LINES, Talk
from baghdad.cli.terminals import terminal_game_of
from baghdad.cli.voleurs.occasions import is_false, occasions
from baghdad.core.events import Result
from baghdad.core.rng import rng_for
from baghdad.words import LANGUAGES, Localizer

LABELS = ("yusuf", "greedy", "adaptive:1400")
NAMES = ("Yusuf", "Bot", "Twin")
SHORT = ("--decision-cap", 8, "--seed", 3, "--seats", "yusuf,greedy,greedy", "--delay", 0)


def lines_of_match(game):
    """Return the numbers of actions and lines of a match of greedy players in the seats of characters."""
    match, ui = baghdad.game(game).new(3, 5), terminal_game_of(game)
    talk, found = Talk(Localizer("en"), LABELS, NAMES), []
    while not match.over:
        seat = match.to_act[0]
        rng = rng_for(5, len(match.history))
        match.play(bot("greedy", game).choose(match.knowledge(seat, rng), rng).action, seat)
        events = [event.seen_by(None) for event in match.history[-1].events]
        number = len(match.history)
        found += [(number, line) for line in talk.lines(number, ui.occasions(events, match.view(None), None))]
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", baghdad.games())
def test_characters_say_a_few_lines_each_once_and_never_soon_after_another(game):
    found = lines_of_match(game)
    numbers = [number for number, _ in found]
    assert 1 <= len(found) <= MOST_LINES
    assert len({line for _, line in found}) == len(found)
    assert all(after - before >= DISTANCE for before, after in pairwise(numbers))
    assert all(line.startswith(("Yusuf: “", "Twin: “")) for _, line in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_greeting_and_a_farewell(language):
    talk = Talk(Localizer(language), LABELS, NAMES)
    assert {next(talk.greeting(seed)).partition(":")[0].strip() for seed in range(2)} == {"Yusuf", "Twin"}
    won, lost = (next(talk.farewell(Result((seat,), "chests", ()), 0)) for seat in (2, 1))
    assert won.startswith("Twin")
    assert lost.startswith("Yusuf")
    assert [*talk.farewell(Result((), "unfinished", ()), 0)] == []


def test_nothing_is_said_where_no_character_sits():
    talk = Talk(Localizer("en"), ["me", "greedy"], ["you", "Bot"])
    result = Result((0,), "chests", ())
    assert [*talk.greeting(1), *talk.lines(20, iter([(1, "chest")])), *talk.farewell(result, 1)] == []


def test_a_chest_is_gone_from_under_two_thieves():
    theft = {"event": "theft", "seat": 0, "palace": "b"}
    view = {"palaces": [{"thieves": [0, 3, 0]}, {"thieves": [0, 2, 1]}]}
    assert [*dieb_occasions([theft], view)] == [(0, "chest"), (1, "robbed")]


def test_only_the_party_that_sees_a_false_claim_hears_of_it():
    trade = {"event": "trade", "seat": 1, "maker": 2, "given_claims": ["Opium"], "returned_claims": []}
    assert [*occasions([{**trade, "given_cards": ["Camel"]}], 1)] == [(2, "caught")]
    assert [*occasions([trade], 0)] == []
    assert is_false(["Camel"], ["Opium"])
    assert not is_false(["Camel", "Opium"], ["Opium", ""])


def test_talk_can_be_switched_off(command):
    assert "Yusuf" in command("play", "dieb", *SHORT).out
    assert "“" in command("play", "dieb", *SHORT).out
    assert "“" not in command("play", "dieb", *SHORT, "--no-talk").out
