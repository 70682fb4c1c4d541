"""Claims of trades: both parties remember which were true, and nobody else learns it."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from baghdad.core.arrays import as_list
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs.planes import OBSERVATION
from baghdad.voleurs.rules.cards import cards_of
from baghdad.voleurs.rules.observation import encode
from baghdad.voleurs.rules.trading import MOST_COUNTED
from baghdad.voleurs.state import NO_CLAIM
from tests.bots.voleurs.positions import play
from tests.voleurs.positions import GAME, at

NONE_SEEN = {"true": 0, "false": 0}


def trading(offer: str, answer: str) -> Match:
    """Return a match in which the first player has made an offer and the second has accepted it."""
    match = at(phase="trading", hands=["Lambs, Iron", "Honey, Sugar", "Fish"])
    match.play(offer, 0)
    match.play(answer, 1)
    return match


def claims(match: Match, viewer: int, owner: int) -> dict[str, int]:
    """Return what a seat knows of another's claims."""
    seen: dict[str, int] = match.view(viewer)["seats"][owner]["claims"]
    return seen


def observation(match: Match, seat: int) -> list[int]:
    """Return the observation of a seat."""
    out = np.zeros(OBSERVATION.size, np.int8)
    encode(match.state, seat, out)
    return out.tolist()


@pytest.mark.rule("V-TRADE-5", "V-INFO-7")
def test_both_parties_remember_which_claims_were_true():
    match = trading("offer 1 give Lambs as Camel, Iron as Iron want 1 souk", "accept 1 < Honey as Barley")
    assert claims(match, 1, 0) == {"true": 1, "false": 1}
    assert claims(match, 0, 1) == {"true": 0, "false": 1}
    assert (claims(match, 0, 0), claims(match, 1, 1)) == ({"true": 1, "false": 1}, {"true": 0, "false": 1})


@pytest.mark.rule("V-INFO-7", "V-AMB-41")
def test_a_third_player_does_not_learn_whether_a_claim_was_true():
    honest = trading("offer 1 give Lambs as Lambs, Iron as Iron want 1 souk", "accept 1 < Honey as Honey")
    liar = trading("offer 1 give Lambs as Camel, Iron as Oil want 1 souk", "accept 1 < Honey as Barley")
    assert honest.view(1) != liar.view(1)
    for viewer in (2, None):
        assert honest.view(viewer) == liar.view(viewer)
    assert [claims(liar, 2, owner) for owner in range(3)] == [NONE_SEEN] * 3
    assert [seat["claims"] for seat in liar.view(None)["seats"]] == [None] * 3
    assert observation(honest, 2) == observation(liar, 2)
    sampled = [GAME.redeal(match.state, 2, rng_for(4)) for match in (honest, liar)]
    assert sampled[0].tobytes() == sampled[1].tobytes()


def test_a_party_keeps_what_it_knows_when_everything_hidden_is_dealt_again():
    match = trading("offer 1 give Lambs as Camel want 1 souk", "accept 1 < Honey as Honey")
    for viewer in (0, 1):
        sampled = GAME.redeal(match.state, viewer, rng_for(4))
        assert (int(sampled.false_claims[1, 0]), int(sampled.true_claims[0, 1])) == (1, 1)
        assert int(sampled.known_goods[0, 1]) == int(match.state.known_goods[0, 1])
        assert int(sampled.known_goods[1, 0]) == int(match.state.known_goods[1, 0])


@pytest.mark.parametrize(("seat", "answer"), [(1, "decline 1"), (0, "withdraw 1")])
def test_offers_that_come_to_nothing_are_not_counted(seat, answer):
    match = at(phase="trading", hands=["Lambs", "Honey", "Fish"])
    match.play("offer 1 give Lambs as Camel want 1 souk", 0)
    match.play(answer, seat)
    assert not any(map(any, as_list(match.state.false_claims)))
    assert not any(map(any, as_list(match.state.true_claims)))


def test_counts_stop_at_the_most_that_is_counted():
    match = at(phase="trading", hands=["Lambs", "Honey", "Fish"])
    match.state.false_claims[1, 0] = MOST_COUNTED
    match.play("offer 1 give Lambs as Camel want 1 souk", 0)
    match.play("accept 1 < Honey", 1)
    assert claims(match, 1, 0) == {"true": 0, "false": MOST_COUNTED}


def test_observations_show_the_same_as_views():
    match = trading("offer 1 give Lambs as Camel, Iron as Iron want 1 souk", "accept 1 < Honey as Barley")
    for seat in range(3):
        shown = observation(match, seat)
        for row in range(3):
            seen = claims(match, seat, (seat + row) % 3)
            assert shown[OBSERVATION["true_claims"] + row] == seen["true"]
            assert shown[OBSERVATION["false_claims"] + row] == seen["false"]


@pytest.mark.slow
def test_every_claim_of_a_match_is_counted_once_and_survives_replay_and_position():
    match, _ = play(["greedy", "shark", "greedy"], 2)
    counted: Counter[tuple[bool, int, int]] = Counter()
    for played in match.history:
        if played.action.kind == "accept":
            offer = played.before.offers[played.action.offer - 1]
            for card in cards_of(offer.goods, offer.specials):
                if offer.claims[card] != NO_CLAIM:
                    counted[bool(offer.claims[card] == card), played.seat, int(offer.maker)] += 1
    assert sum(counted.values()) > 5
    for saw in range(3):
        for claimer in range(3):
            assert match.state.true_claims[saw, claimer] == counted[True, saw, claimer]
            assert match.state.false_claims[saw, claimer] == counted[False, saw, claimer]
    again = GAME.replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    _, restored = GAME.read_position(match.position())
    for field in ("true_claims", "false_claims"):
        assert as_list(restored[field]) == as_list(match.state[field])
