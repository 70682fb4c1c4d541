"""`greedy` for voleurs: whole matches, trade, the Vizier, robbery, and what it may know."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement

import numpy as np
import pytest

from baghdad.bots import Choice, bot, bots
from baghdad.bots.voleurs.rules.birthday_cost import OUT_OF_REACH, birthday_cost
from baghdad.bots.voleurs.rules.claim_value import LOW_VALUE
from baghdad.bots.voleurs.rules.workspace import REASONS
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs import game as voleurs
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import BIRTHDAYS, DIAMOND, EMERALD, GEM_COUNTS, GEM_PRICES, GEMS, PALACE, THIEF
from baghdad.voleurs.rules.gems import buy_gem, meets
from baghdad.voleurs.rules.pawns import code_of, put, remove
from tests.bots.voleurs.positions import ROUND_CAP, choice, first_purchase, give_birthday, play, vizier_at_home

DEALS = 2


@cache
def four_greedy(seed: int) -> tuple[Match, list[Choice]]:
    """Return a match among four greedy players, played once for all tests."""
    return play(["greedy"] * 4, seed)


# --- whole matches ---------------------------------------------------------------------------------------------------


def test_random_and_greedy_play_voleurs():
    assert set(bots("voleurs")) >= {"random", "greedy"}


@pytest.mark.slow
def test_four_greedy_players_finish_in_a_reasonable_number_of_rounds():
    rounds = []
    for seed in range(4):
        match, choices = four_greedy(seed)
        assert match.result is not None
        assert match.result.reason in ("birthday", "riches")
        assert vizier_at_home(match)
        assert {one.reason for one in choices} <= set(REASONS)
        rounds.append(int(match.state.round_number))
    assert min(rounds) >= 6
    assert max(rounds) < ROUND_CAP
    assert 7 <= sum(rounds) / len(rounds) <= 20


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (6, {}),
        (3, {"board": "oasis"}),
        (3, {"refuge": True, "blocking": True, "vizier_kill": True, "exchange": True, "price_rise": True}),
        (3, {"change_moves_vizier": True, "act_from_desert": True, "deal_characters": True, "own_victims": False}),
    ],
    ids=str,
)
def test_greedy_players_finish_matches_with_any_options(players, options):
    match, _ = play(["greedy"] * players, 3, **options)
    assert match.result is not None
    assert match.result.reason in ("birthday", "riches")
    assert vizier_at_home(match)


@pytest.mark.rule("V-AMB-55")
@pytest.mark.parametrize("cap", [60, 61, 62, 63])
def test_decision_cap_does_not_interrupt_a_purchase(cap):
    """An action that begins at the cap is finished, so a suggested action is never refused."""
    match, _ = play(["greedy"] * 3, 8, decision_cap=cap)
    assert match.result is not None
    assert match.result.reason == "unfinished"
    assert match.view(None)["step"] == "free"


@pytest.mark.slow
def test_greedy_wins_most_matches_against_random_players():
    won = 0.0
    for seed in range(4):
        names = ["greedy" if seat == seed else "random" for seat in range(4)]
        match, _ = play(names, seed)
        assert match.result is not None
        won += (seed in match.result.winners) / max(1, len(match.result.winners))
    assert won >= 2.5


# --- trade -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("V-TRADE-5")
def test_greedy_players_trade_and_make_some_false_claims():
    kinds: Counter[str] = Counter()
    lies = 0
    for seed in range(4):
        match, choices = four_greedy(seed)
        kinds.update(one.action.kind for one in choices)
        offers = [one.action for one in choices if one.action.kind == "offer"]
        lies += sum(action.cards != action.claims for action in offers)
        assert all(played.action.kind != "withdraw" for played in match.history)
    assert kinds["accept"] > 0
    assert kinds["decline"] > 0
    assert 0 < lies < kinds["offer"] / 2


def test_cards_that_another_values_little_have_a_value():
    for mine in range(6):
        for theirs in range(6):
            assert LOW_VALUE[mine, theirs, PALACE] > 0
    assert LOW_VALUE[0, 1, PALACE] > LOW_VALUE[0, 0, PALACE]


# --- the birthday and the Vizier -------------------------------------------------------------------------------------


def with_gems(bag, supply=GEM_COUNTS):
    """Return a state in which seat 0 has a bag, and gems are for sale."""
    state = voleurs.new(3, 1).state
    state.bags[0], state.gems[:] = bag, supply
    return state


@pytest.mark.parametrize(("birthday", "cheapest"), list(zip(BIRTHDAYS, (35, 32, 40, 39, 32, 36), strict=True)))
def test_birthday_cost_is_that_of_the_birthday_table(birthday, cheapest):
    card = BIRTHDAYS.index(birthday)
    assert birthday_cost(with_gems((0,) * 5), 0, card) == cheapest
    assert birthday_cost(with_gems((6, 0, 0, 0, 0)), 0, card) == cheapest
    assert birthday_cost(with_gems((0, 1, 1, 1, 1)), 0, card) == 0


def cheapest_by_enumeration(state, card):
    """Return the price of the cheapest purchase of at most three gems that meets a birthday card."""
    bag, best = state.bags[0].copy(), OUT_OF_REACH
    for number in range(4):
        for bought in combinations_with_replacement(range(1, len(GEMS)), number):
            if all(bought.count(gem) <= state.gems[gem] for gem in bought):
                state.bags[0] = bag
                for gem in bought:
                    state.bags[0, gem] += 1
                if meets(state, 0, card):
                    best = min(best, sum(GEM_PRICES[gem] for gem in bought))
    state.bags[0] = bag
    return best


def test_birthday_cost_is_that_of_the_cheapest_purchase():
    generator = np.random.default_rng(1)
    for _ in range(60):
        state = with_gems(generator.integers(0, 2, len(GEMS)), generator.integers(0, np.array(GEM_COUNTS) + 1))
        for card in range(len(BIRTHDAYS)):
            assert birthday_cost(state, 0, card) == cheapest_by_enumeration(state, card)


@pytest.mark.rule("V-VIZ-1", "V-END-3")
def test_greedy_moves_the_vizier_home_when_that_wins():
    match, seat = first_purchase(vizier_home=False)
    give_birthday(match, seat, "diamond")
    buy_gem(match.state, seat, DIAMOND)
    chosen = choice("greedy", match, seat)
    assert chosen.reason == "vizier"
    match.play(chosen.action, seat)
    assert vizier_at_home(match)


@pytest.mark.rule("V-VIZ-1")
def test_greedy_leaves_the_vizier_outside_while_its_birthday_is_not_met():
    match, seat = first_purchase(vizier_home=False)
    give_birthday(match, seat, "diamond")
    chosen = choice("greedy", match, seat)
    assert chosen.reason not in ("vizier", "fetch")
    match.play(chosen.action, seat)
    assert not vizier_at_home(match)


@pytest.mark.rule("V-VIZ-3")
def test_greedy_moves_the_vizier_out_when_a_rival_may_win():
    match, seat = first_purchase(vizier_home=True)
    give_birthday(match, seat, "diamond")
    for _ in range(2):
        buy_gem(match.state, (seat + 1) % 3, EMERALD)
    chosen = choice("greedy", match, seat)
    assert chosen.reason == "fetch"
    match.play(chosen.action, seat)
    assert not vizier_at_home(match)


@pytest.mark.rule("V-THIEF-1")
def test_greedy_robs_an_adjacent_thief():
    match, seat = first_purchase(vizier_home=False)
    rival = (seat + 1) % 3
    buy_gem(match.state, rival, EMERALD)
    state, board = match.state, board_of(match.state)
    thieves = {owner: list(state.occupant).index(code_of(owner, THIEF)) for owner in (seat, rival)}
    remove(state, thieves[rival])
    put(state, code_of(rival, THIEF), next(n for n in board.neighbours[thieves[seat]] if state.occupant[n] == 0))
    chosen = choice("greedy", match, seat)
    assert chosen.reason == "rob"
    match.play(chosen.action, seat)
    assert match.view(seat)["seats"][seat]["bag"]["emerald"] == 1


# --- knowledge -------------------------------------------------------------------------------------------------------


# What a choice with a reason is: kinds of actions, and for a purchase what is bought or moved.
KINDS = {
    "choose": {"choose"},
    "place": {"place"},
    "trade": {"offer"},
    "accept": {"accept"},
    "decline": {"decline"},
    "done": {"done"},
    "slipper": {"slipper"},
    "birthday": {"gem"},
    "agent": {"agent"},
    "move": {"move"},
    "rob": {"move", "exchange"},
    "vizier": {"move"},
    "fetch": {"move"},
    "spend": {"gem", "agent", "move", "discard"},
}


@pytest.mark.slow
def test_greedy_chooses_legal_actions_with_reasons_that_fit():
    assert set(KINDS) == set(REASONS)
    match, choices = four_greedy(1)
    replayed = voleurs.new(4, 1, round_cap=ROUND_CAP)
    for played, chosen in zip(match.history, choices, strict=True):
        assert replayed.why_not(chosen.action, played.seat) is None
        assert chosen.action.kind in KINDS[chosen.reason]
        if chosen.reason in ("vizier", "fetch"):
            assert chosen.action.what == "vizier"
            met = meets(replayed.state, played.seat, replayed.state.birthdays[played.seat])
            assert met == (chosen.reason == "vizier")
        if chosen.reason == "rob":
            assert chosen.action.victim
        replayed.play(chosen.action, played.seat)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "greedy", "apprentice"])
def test_choice_depends_on_the_view_alone(name):
    """The same view and the same RNG give the same choice, whatever cards the others hold."""
    match, _ = four_greedy(2)
    replayed = voleurs.new(4, 2, round_cap=ROUND_CAP)
    for number, played in enumerate(match.history):
        seat = played.seat
        if number % 5 == 0:
            here = choice(name, replayed, seat)
            kept = replayed.state
            for deal in range(DEALS):
                replayed.state = voleurs.redeal(kept, seat, rng_for(deal, 99))
                assert choice(name, replayed, seat) == here
            replayed.state = kept
        replayed.play(played.action, seat)


@pytest.mark.slow
def test_greedy_does_not_change_its_knowledge():
    match, _ = four_greedy(2)
    before = voleurs.new(4, 2, round_cap=ROUND_CAP)
    for played in match.history[:90]:
        before.play(played.action, played.seat)
    seat = before.to_act[0]
    knowledge = before.knowledge(seat, rng_for(1))
    view, state = before.view(seat), knowledge.sampled_state.tobytes()
    bot("greedy", "voleurs").choose(knowledge, rng_for(2))
    assert knowledge.view == view
    assert knowledge.sampled_state.tobytes() == state


@pytest.mark.slow
def test_same_seeds_give_the_same_match():
    match, choices = four_greedy(3)
    again, chosen = play(["greedy"] * 4, 3)
    assert choices == chosen
    assert again.position() == match.position()
