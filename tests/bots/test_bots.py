from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import baghdad
from baghdad import OptionError, UnknownGame
from baghdad.bots import bot, bots
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below, rng_for
from tests.core.match_steps import as_json

DIEB = baghdad.game("dieb")
# Searching players have small budgets here, and are left out where rules are interpreted.
SEARCHING = ("search:20", "planner", "master:10", "apprentice")
PLAYERS = ["random", "greedy", *(pytest.param(name, marks=pytest.mark.slow) for name in SEARCHING)]
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"tactical": True}, {"edition": "cs"}, {"edition": "nl", "peek": True})


def choice(name: str, match: baghdad.Match, seed: int) -> Any:
    """Return the choice of a computer player for the seat to act, with an RNG of its own."""
    seat = match.to_act[0]
    rng = rng_for(seed, len(match.history))
    return bot(name, "dieb").choose(match.knowledge(seat, rng), rng)


def play(match: baghdad.Match, names: list[str], seed: int, most: int = 5000) -> baghdad.Match:
    """Play a match between computer players, up to `most` actions."""
    while not match.over and len(match.history) < most:
        match.play(choice(names[match.to_act[0]], match, seed).action)
    return match


def wins(players: int, matches: int, **options: Any) -> int:
    """Return how many matches `greedy` wins against random players, in each seat in turn."""
    won = 0
    for number in range(matches):
        seat = number % players
        names = ["greedy" if other == seat else "random" for other in range(players)]
        match = play(DIEB.new(players, number, **options), names, number)
        won += match.result is not None and match.result.winners == (seat,)
    return won


# --- registry --------------------------------------------------------------------------------------------------------


def test_random_and_greedy_play_dieb():
    assert set(bots("dieb")) >= {"random", "greedy"}
    for name in ("random", "greedy"):
        assert choice(name, DIEB.new(2, 1), 1).reason


def test_unknown_bot_is_refused_with_the_nearest_name():
    with pytest.raises(OptionError) as raised:
        bot("gredy", "dieb")
    assert raised.value.code == "unknown_bot"
    assert raised.value.facts["nearest"] == "greedy"
    assert raised.value.facts["bots"] == list(bots("dieb"))


@pytest.mark.parametrize("name", ["", "GREEDY", "greedy ", "x" * 1000])
def test_bot_names_are_exact(name):
    with pytest.raises(OptionError):
        bot(name, "dieb")


def test_bot_of_another_game_is_refused(dozen):
    assert bots("dozen") == ("random",)
    with pytest.raises(OptionError):
        bot("greedy", "dozen")
    with pytest.raises(UnknownGame):
        bot("random", "chess")


# --- strength --------------------------------------------------------------------------------------------------------


def test_greedy_wins_nearly_always_against_one_random_player():
    assert wins(2, 40) >= 38


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_wins_nearly_always_against_several_random_players(players):
    assert wins(players, 20) >= 19


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS[1:], ids=str)
def test_greedy_beats_random_in_every_variant(options):
    assert wins(2, 10, **options) >= 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_among_greedy_players_end_by_chests(players):
    for options in VARIANTS:
        match = play(DIEB.new(players, 5, **options), ["greedy"] * players, 5, most=1500)
        assert match.result is not None
        assert match.result.reason == "chests"


def test_greedy_steals_when_it_can():
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


def test_greedy_passes_for_a_dancer_when_it_can_pay_nothing():
    """With an empty hand neither a thief nor a guard can be paid for."""
    match = DIEB.new(2, 1)
    while match.position()["phase"] == "placing":
        match.play(match.legal()[0])
    position = match.position()
    for palace in range(6):
        position["deck"][palace] += position["hands"][0]["cards"][palace]
        position["hands"][0]["cards"][palace] = 0
    match = DIEB.from_position(position)
    assert str(choice("greedy", match, 1).action) == "pass *"


def test_random_chooses_every_legal_action_at_times():
    match = DIEB.new(2, 1)
    chosen = {choice("random", match, seed).action for seed in range(200)}
    assert chosen == set(match.legal())


# --- knowledge -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_bots_choose_legal_actions(name, options):
    match = DIEB.new(3, 2, **options)
    generator = random.Random(2)
    for seed in range(120):
        if match.over:
            break
        chosen = choice(name, match, seed).action
        assert chosen in match.legal()
        match.play(chosen if generator.random() < 0.5 else generator.choice(match.legal()))


@pytest.mark.parametrize("name", PLAYERS)
def test_choice_depends_on_the_view_alone(name):
    """The same view and the same RNG give the same choice, whatever the others hold."""
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
def test_bots_do_not_change_the_match_or_their_knowledge(name):
    match = play(DIEB.new(2, 3), ["greedy", "greedy"], 3, most=40)
    before = match.position(), match.record()
    knowledge = match.knowledge(0, rng_for(1))
    view = copy.deepcopy(knowledge.view)
    bot(name, "dieb").choose(match.knowledge(match.to_act[0], rng_for(1)), rng_for(2))
    assert knowledge.view == view
    assert (match.position(), match.record()) == before


def test_changing_the_sampled_state_does_not_change_the_match():
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
def test_bots_do_not_change_the_draws_of_the_match(name):
    """Deal and draws depend on the seed of the match alone, not on the RNGs of the players."""
    deals = set()
    for seed in range(5):
        match = DIEB.new(2, 77)
        deals.add(as_json(match.position()))
        play(match, [name, name], seed, most=40)
        replayed = DIEB.new(2, 77)
        for played in match.history:
            replayed.play(played.action, played.seat)
        assert replayed.position() == match.position()
        assert [played.events for played in replayed.history] == [played.events for played in match.history]
    assert len(deals) == 1


def test_same_seeds_give_the_same_match():
    first, second = (play(DIEB.new(2, 9), ["greedy", "random"], 4, most=150) for _ in range(2))
    assert first.record() == second.record()
    other = play(DIEB.new(2, 9), ["greedy", "random"], 5, most=150)
    assert other.record() != first.record()
    assert below(rng_for(4), 1000) != below(rng_for(5), 1000)
