from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import baghdad
from baghdad import OptionError
from baghdad.bots import bot, bots
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below, rng_for
from tests.core.match_steps import as_json

DIEB = baghdad.game("dieb")
# Whoever thinks by iterations thinks briefly here, and not at all where rules are interpreted.
THOUGHTS = ("search:20", "planner", "master:10", "apprentice")
PLAYERS = ["random", "greedy", *(pytest.param(name, marks=pytest.mark.slow) for name in THOUGHTS)]
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"tactical": True}, {"edition": "cs"}, {"edition": "nl", "peek": True})


def choice(name: str, match: baghdad.Match, seed: int) -> Any:
    """What a computer player does whose turn it is, with a generator of its own."""
    seat = match.to_act[0]
    rng = rng_for(seed, len(match.history))
    return bot(name, "dieb").choose(match.knowledge(seat, rng), rng)


def play(match: baghdad.Match, names: list[str], seed: int, most: int = 5000) -> baghdad.Match:
    """A match between computer players."""
    while not match.over and len(match.history) < most:
        match.play(choice(names[match.to_act[0]], match, seed).action)
    return match


def wins(players: int, matches: int, **options: Any) -> int:
    """How many of so many matches `greedy` wins against random players, in each seat in turn."""
    won = 0
    for number in range(matches):
        seat = number % players
        names = ["greedy" if place == seat else "random" for place in range(players)]
        match = play(DIEB.new(players, number, **options), names, number)
        won += match.result is not None and match.result.winners == (seat,)
    return won


# --- who there is ------------------------------------------------------------------------------------------------


def test_two_computer_players_know_the_game():
    assert set(bots("dieb")) >= {"random", "greedy"}
    for name in ("random", "greedy"):
        assert choice(name, DIEB.new(2, 1), 1).reason


def test_a_player_that_does_not_exist_is_refused_with_the_one_probably_meant():
    with pytest.raises(OptionError) as raised:
        bot("gredy", "dieb")
    assert raised.value.code == "unknown_bot"
    assert raised.value.facts["nearest"] == "greedy"
    assert raised.value.facts["bots"] == list(bots("dieb"))


@pytest.mark.parametrize("name", ["", "GREEDY", "greedy ", "x" * 1000])
def test_names_are_exact(name):
    with pytest.raises(OptionError):
        bot(name, "dieb")


def test_a_player_that_does_not_know_the_game_is_refused():
    assert bots("chess") == ("random",)
    with pytest.raises(OptionError):
        bot("greedy", "chess")


# --- how well ----------------------------------------------------------------------------------------------------


def test_greedy_beats_random_nearly_always_with_two_players():
    assert wins(2, 40) >= 38


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_several_random_players_nearly_always(players):
    assert wins(players, 20) >= 19


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS[1:], ids=str)
def test_greedy_beats_random_in_every_variant(options):
    assert wins(2, 10, **options) >= 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_players_bring_a_match_to_its_end(players):
    for options in VARIANTS:
        match = play(DIEB.new(players, 5, **options), ["greedy"] * players, 5, most=1500)
        assert match.result is not None
        assert match.result.reason == "chests"


def test_greedy_takes_a_theft_when_one_is_there():
    seen = 0
    for seed in range(6):
        options = {"edition": "nl"} if seed % 2 else {}
        match = DIEB.new(2, seed, **options)
        generator = random.Random(seed)
        while not match.over and len(match.history) < 400:
            thefts = [
                action
                for action in match.legal()
                if action.kind == "steal" or any(event.kind == "theft" for event in match.preview(action))
            ]
            chosen = choice("greedy", match, seed)
            if thefts:
                seen += 1
                assert chosen.action in thefts
                assert chosen.reason == "steal"
            match.play(chosen.action if generator.random() < 0.8 else generator.choice(match.legal()))
    assert seen > 20


def test_greedy_takes_a_dancer_when_it_can_do_nothing():
    """Nothing in hand: neither a thief nor a guard can be paid for."""
    match = DIEB.new(2, 1)
    while match.position()["phase"] == "placing":
        match.play(match.legal()[0])
    position = match.position()
    for palace in range(6):
        position["deck"][palace] += position["hands"][0]["cards"][palace]
        position["hands"][0]["cards"][palace] = 0
    match = DIEB.from_position(position)
    assert str(choice("greedy", match, 1).action) == "pass *"


def test_random_does_everything_there_is_to_do():
    match = DIEB.new(2, 1)
    chosen = {choice("random", match, seed).action for seed in range(200)}
    assert chosen == set(match.legal())


# --- what they know ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_players_choose_only_what_is_legal(name, options):
    match = DIEB.new(3, 2, **options)
    generator = random.Random(2)
    for seed in range(120):
        if match.over:
            break
        chosen = choice(name, match, seed).action
        assert chosen in match.legal()
        match.play(chosen if generator.random() < 0.5 else generator.choice(match.legal()))


@pytest.mark.parametrize("name", PLAYERS)
def test_players_go_by_their_view_alone(name):
    """Whatever others hold, the same view and the same generator give the same move."""
    match = DIEB.new(3, 4)
    for seed in range(100):
        if match.over:
            break
        seat = match.to_act[0]
        here = choice(name, match, seed)
        for deal in range(2):
            state = DIEB.redeal(match.state, seat, rng_for(deal, 99))
            other = DIEB.from_position(DIEB.position(state, match.options), 1)
            rng = rng_for(seed, len(match.history))
            assert bot(name, "dieb").choose(other.knowledge(seat, rng), rng) == here
        match.play(choice("greedy", match, seed).action)


@pytest.mark.parametrize("name", PLAYERS)
def test_players_leave_what_they_are_handed_as_it_is(name):
    match = play(DIEB.new(2, 3), ["greedy", "greedy"], 3, most=40)
    before = match.position(), match.record()
    knowledge = match.knowledge(0, rng_for(1))
    view = copy.deepcopy(knowledge.view)
    bot(name, "dieb").choose(match.knowledge(match.to_act[0], rng_for(1)), rng_for(2))
    assert knowledge.view == view
    assert (match.position(), match.record()) == before


def test_what_is_done_to_the_imagined_state_does_not_touch_the_match():
    match = play(DIEB.new(2, 3), ["greedy", "greedy"], 3, most=40)
    before = as_json(match.position())
    knowledge: Knowledge = match.knowledge(match.to_act[0], rng_for(1))
    for _ in range(50):
        seat = DIEB.to_act(knowledge.sampled_state)[0]
        legal = DIEB.legal(knowledge.sampled_state, seat)
        DIEB.apply(knowledge.sampled_state, seat, legal[0], rng_for(3))
    knowledge.view["palaces"].clear()
    knowledge.view["hands"].clear()
    assert as_json(match.position()) == before
    assert match.view(0)["palaces"]


@pytest.mark.parametrize("name", PLAYERS)
def test_players_do_not_touch_the_draws_of_the_match(name):
    """Same seed of the match, other generators of the players: the same deal, and draws as without any player."""
    deals = set()
    for seed in range(5):
        match = DIEB.new(2, 77)
        deals.add(as_json(match.position()))
        play(match, [name, name], seed, most=40)
        replayed = DIEB.new(2, 77)
        for turned in match.history:
            replayed.play(turned.action, turned.seat)
        assert replayed.position() == match.position()
        assert [turned.events for turned in replayed.history] == [turned.events for turned in match.history]
    assert len(deals) == 1


def test_a_generator_of_the_same_seed_gives_the_same_match():
    first, second = (play(DIEB.new(2, 9), ["greedy", "random"], 4, most=150) for _ in range(2))
    assert first.record() == second.record()
    other = play(DIEB.new(2, 9), ["greedy", "random"], 5, most=150)
    assert other.record() != first.record()
    assert below(rng_for(4), 1000) != below(rng_for(5), 1000)
