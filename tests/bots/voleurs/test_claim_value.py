"""What a claim is worth to the greedy policy: by what the seat knows, and by the claims it saw of the maker."""

from __future__ import annotations

from typing import Any

import pytest

from baghdad.bots.voleurs.greedy import search_workspace
from baghdad.bots.voleurs.rules.claim_value import best_lie, claim_belief, claimed_card_value, doubtful_value
from baghdad.bots.voleurs.rules.trade_value import best_offer, offer_gain, swaps_back
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, SEARCH_WORKSPACE
from baghdad.core import arrays
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs.box import DISTRICTS
from baghdad.voleurs.names import CARD_NUMBERS
from tests.bots.voleurs.positions import choice, play
from tests.voleurs.positions import at

PALACE = DISTRICTS.index("palace")
GOLD, OPIUM, ICE, DIAMOND = (CARD_NUMBERS[name] for name in ("gold", "opium", "ice", "diamond"))


def trading(*hands: str) -> Match:
    """Return a match in which players with these hands trade; the first is David, who likes metal."""
    return at(phase="trading", hands=list(hands))


def workspace_of(match: Match, seat: int) -> Any:
    """Return the workspace of a seat."""
    buffer = search_workspace(match.knowledge(seat, rng_for(1)), rng_for(2), GREEDY_WEIGHTS)
    return arrays.record_in(buffer, SEARCH_WORKSPACE)


def belief(match: Match, card: int, seat: int = 0, maker: int = 1) -> float:
    """Return how far a seat believes that a maker gives a card."""
    return float(claim_belief(workspace_of(match, seat), seat, maker, card))


@pytest.mark.slow
def test_a_card_that_the_seat_holds_or_knows_elsewhere_is_not_believed():
    assert belief(trading("Iron", "Opium", "Fish"), GOLD) > 0
    assert belief(trading("Iron, Gold", "Opium", "Fish"), GOLD) == 0
    match = trading("Gold", "Opium", "Fish")
    match.play("offer 2 give Gold want 1 casbah", 0)
    match.play("accept 1 < Fish", 2)
    assert belief(match, GOLD) == 0
    assert belief(match, GOLD, maker=2) > 0.5


@pytest.mark.slow
def test_dear_names_are_believed_less_and_gem_cards_least():
    match = trading("Iron", "Opium, Ice", "Fish")
    assert belief(match, OPIUM) > belief(match, GOLD) > belief(match, DIAMOND) > 0


@pytest.mark.slow
def test_the_gem_card_of_a_gem_that_is_sold_out_is_not_believed():
    match = trading("Iron", "Opium", "Fish")
    match.state.gems[DISTRICTS.index("palace")] = 0
    assert belief(match, DIAMOND) == 0


@pytest.mark.slow
def test_true_claims_raise_belief_and_false_ones_lower_it():
    match = trading("Iron", "Opium", "Fish")
    unknown = belief(match, GOLD)
    match.state.true_claims[0, 1] = 3
    assert belief(match, GOLD) > unknown
    match.state.true_claims[0, 1] = 0
    match.state.false_claims[0, 1] = 3
    assert belief(match, GOLD) < unknown
    match.state.false_claims[2, 1] = 100  # what another saw
    match.state.false_claims[0, 1] = 0
    assert belief(match, GOLD) == unknown


@pytest.mark.slow
def test_a_name_that_two_players_claim_is_believed_half_as_much():
    match = trading("Iron, Honey", "Opium", "Ice")
    match.play("offer 0 give Opium as Gold want 1 port", 1)
    alone = belief(match, GOLD)
    match.play("offer 0 give Ice as Gold want 1 souk", 2)
    assert belief(match, GOLD) == pytest.approx(alone / 2)


@pytest.mark.slow
def test_if_all_cards_of_a_district_are_known_a_claim_cannot_change_their_value():
    match = trading("Opium, Honey", "Fish", "Ice")
    match.play("offer 1 give Opium want 1 casbah", 0)
    match.play("accept 1 < Fish", 1)
    workspace = workspace_of(match, 0)
    known = claimed_card_value(workspace, 0, 1, PALACE, OPIUM)
    assert doubtful_value(workspace, 0, 1, PALACE) == known
    assert doubtful_value(workspace, 0, 2, PALACE) != known


@pytest.mark.slow
def test_what_was_just_swapped_is_not_swapped_back():
    match = trading("Opium, Honey", "Robe", "Fish")
    match.play("offer 1 give Opium want 1 palace", 0)
    match.play("accept 1 < Robe", 1)
    match.play("offer 0 give Opium as Gold want 1 palace", 1)
    state = match.state
    assert swaps_back(state, 0, 0)
    assert best_offer(workspace_of(match, 0), 0) < 0
    assert choice("greedy", match, 0).action.kind == "decline"
    match = trading("Robe, Honey", "Opium", "Fish")
    match.play("offer 0 give Opium as Gold want 1 palace", 1)
    assert not swaps_back(match.state, 0, 0)


@pytest.mark.slow
@pytest.mark.rule("V-TRADE-5")
def test_no_two_players_swap_the_same_cards_back_in_a_round():
    """Sharks and players of the greedy policy trade often enough to show it."""
    traded = 0
    for seed in range(3):
        match, _ = play(["greedy", "shark", "policy"], seed)
        for played in match.history:
            if played.action.kind != "accept" or played.seat == 1:
                continue
            state, offer = played.before, played.before.offers[played.action.offer - 1]
            assert not int(state.known_goods[offer.maker, played.seat]) & sum(
                1 << card for card in played.action.cards if card < 60
            )
            traded += 1
    assert traded > 5


@pytest.mark.slow
def test_a_liar_claims_no_card_that_the_other_is_known_to_hold():
    match = trading("Gold, Silver-gilt, Robe", "Fish", "Ice")
    workspace = workspace_of(match, 0)
    lie = best_lie(workspace, 0, 1, CARD_NUMBERS["robe"])
    assert lie // 12 == PALACE
    match.state.known_goods[0, 1] |= 1 << int(lie)
    assert best_lie(workspace_of(match, 0), 0, 1, CARD_NUMBERS["robe"]) != lie


@pytest.mark.slow
def test_what_the_maker_gains_by_an_offer_counts_against_it():
    """Saïd gives gold, which he has no use for, and gets a tiger."""
    match = trading("Tiger", "Gold", "Ice")
    match.play("offer 0 give Gold want 1 palace", 1)
    gains = []
    for rivalry in (0.0, 1.0, 2.0):
        workspace = workspace_of(match, 0)
        workspace.weights[0].rivalry = rivalry
        gains.append(offer_gain(workspace, 0, 0))
    assert gains[0] > gains[1]
    assert gains[2] - gains[1] == pytest.approx(gains[1] - gains[0])
