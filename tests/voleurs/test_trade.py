"""Trade: offers, claims that may be false, answers, and what the others see of them."""

from __future__ import annotations

import numpy as np
import pytest

from baghdad.core.errors import NotationError
from baghdad.core.rng import rng_for
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions import action_from_steps
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.box import CARDS
from baghdad.voleurs.dry_run import legal_steps
from baghdad.voleurs.names import CARD_NUMBERS
from baghdad.voleurs.planes import OBSERVATION
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.observation import encode
from baghdad.voleurs.state import NO_CLAIM, OFFERS_PER_PLAYER
from tests.voleurs.positions import GAME, at, code, event, hand, refusal

HONEY, SILVER = CARD_NUMBERS["honey"], CARD_NUMBERS["silver"]
THREE = {"phase": "trading", "hands": ["Lambs, Iron", "Honey, Sugar", "Fish"]}


def trading(**more):
    """Return a match in which three players with five cards trade."""
    return at(**{**THREE, **more})


@pytest.mark.rule("V-TRADE-1", "V-TRADE-6", "V-AMB-41")
def test_any_number_of_cards_may_be_traded_for_any_number():
    match = trading()
    match.play("offer 1 give Lambs, Iron want 1 souk", 0)
    match.play("accept 1 < Honey", 1)
    assert (hand(match, 0), hand(match, 1)) == (["Honey"], ["Lambs", "Iron", "Sugar"])
    match = trading()
    match.play("offer 1 want 1 souk, 1 palace", 0)
    match.play("accept 1 < Honey, Sugar", 1)
    assert hand(match, 0) == ["Lambs", "Iron", "Honey", "Sugar"]


@pytest.mark.rule("V-TRADE-1", "V-AMB-41")
def test_cards_may_be_given_for_nothing():
    match = trading()
    match.play("offer 2 give Iron", 0)
    assert "accept 1" in map(str, match.legal(2))
    match.play("accept 1", 2)
    assert (hand(match, 0), hand(match, 2)) == (["Lambs"], ["Iron", "Fish"])


@pytest.mark.rule("V-TRADE-2", "V-TRADE-3", "V-AMB-43")
@pytest.mark.parametrize("text", ["offer 1 give a diamond", "offer 1 give Lambs worth 4", "offer 1 give thief"])
def test_offers_are_of_cards_only(text):
    with pytest.raises(NotationError):
        GAME.parse(text)


@pytest.mark.rule("V-TRADE-2")
def test_trade_does_not_change_bags_or_pawns():
    match = trading(bags=["S", "D"])
    before = match.position()
    match.play("offer 1 give Iron want 1 souk", 0)
    match.play("accept 1 < Honey", 1)
    after = match.position()
    assert [seat["bag"] for seat in after["seats"]] == [
        {"fake": 0, "sapphire": 1, "emerald": 0, "ruby": 0, "diamond": 0},
        {"fake": 0, "sapphire": 0, "emerald": 0, "ruby": 0, "diamond": 1},
        {"fake": 0, "sapphire": 0, "emerald": 0, "ruby": 0, "diamond": 0},
    ]
    assert after["pawns"] == before["pawns"]


@pytest.mark.rule("V-TRADE-4", "V-AMB-65")
def test_claimed_district_must_be_true():
    match = trading()
    wrong = ("other_district_claimed", "V-TRADE-4", {"card": "Gold"})
    assert refusal(match, "offer 1 give Lambs as Gold", 0) == wrong
    match.play("offer 1 give Lambs as Camel, Iron", 0)
    for viewer in (None, 0, 1, 2):
        (offer,) = match.view(viewer)["offers"]
        assert offer["given"] == [1, 1, 0, 0, 0]


@pytest.mark.rule("V-TRADE-5", "V-AMB-42", "V-AMB-44")
@pytest.mark.parametrize("claim", ["Camel", "Spears", "Fake", "Lambs"])
def test_claimed_name_may_be_false(claim):
    match = trading()
    events = match.play(f"offer 1 give Lambs as {claim}", 0)
    told = event(events, "offer")
    assert told.seen_by(1)["claims"] == [["bazaar", claim]]
    assert "cards" not in told.seen_by(1)
    match.play("accept 1", 1)
    assert "Lambs" in hand(match, 1)


@pytest.mark.rule("V-AMB-44")
def test_gem_cards_surprises_and_goods_may_be_claimed_as_each_other():
    match = trading(hands=["Sapphire, Surprise Port, Iron", "Honey"])
    assert code(match, "offer 1 give Sapphire as Oil, Surprise Port as Wheat, Iron as Sapphire", 0) is None


def test_name_is_claimed_once_in_an_offer():
    match = trading(hands=["Lambs, Camel", "Honey"])
    twice = ("claimed_twice", "V-TRADE-4", {"card": "Fake"})
    assert refusal(match, "offer 1 give Lambs as Fake, Camel as Fake", 0) == twice


@pytest.mark.rule("V-TRADE-6", "V-INFO-7")
def test_only_both_parties_learn_the_traded_cards():
    match = trading()
    match.play("offer 1 give Lambs as Camel want 1 souk", 0)
    assert match.view(1)["offers"][0]["cards"] is None
    assert match.view(0)["offers"][0]["cards"] == ["Lambs"]
    assert match.view(2)["offers"][0]["claims"] is None
    told = event(match.play("accept 1 < Honey", 1), "trade")
    for seat in (0, 1):
        assert told.seen_by(seat)["given_cards"] == ["Lambs"]
        assert told.seen_by(seat)["returned_cards"] == ["Honey"]
    for seat in (2, None):
        seen = told.seen_by(seat)
        assert (seen["given"], seen["returned"]) == ([1, 0, 0, 0, 0], [0, 0, 1, 0, 0])
        assert not {"given_cards", "returned_cards"} & set(seen)
    assert match.view(0)["seats"][1]["known"] == ["Lambs"]
    assert match.view(1)["seats"][0]["known"] == ["Honey"]
    assert [seat["known"] for seat in match.view(2)["seats"]] == [[], [], []]


@pytest.mark.rule("V-TRADE-7", "V-AMB-47")
def test_traded_card_may_be_traded_again():
    match = trading()
    match.play("offer 1 give Lambs", 0)
    match.play("accept 1", 1)
    match.play("offer 2 give Lambs as Spears want 1 casbah", 1)
    match.play("accept 1 < Fish", 2)
    assert [hand(match, seat) for seat in range(3)] == [["Iron"], ["Honey", "Fish", "Sugar"], ["Lambs"]]
    assert match.view(0)["seats"][1]["known"] == []


@pytest.mark.rule("V-TRADE-7")
def test_no_trade_while_buying():
    match = at(hands=["Lambs", "Iron"])
    assert refusal(match, "offer 1 give Lambs", 0) == ("not_now", "V-ROUND-1", {"kind": "offer", "phase": "buying"})


@pytest.mark.rule("V-AMB-41")
def test_illegal_answers_are_refused():
    match = trading()
    match.play("offer 1 give Lambs want 1 souk, 1 palace", 0)
    facts = {"offer": 1}
    assert refusal(match, "accept 1 < Honey, Sugar", 2) == ("offer_to_another", "V-AMB-41", facts)
    assert refusal(match, "decline 1", 0) == ("offer_to_another", "V-AMB-41", facts)
    assert refusal(match, "withdraw 1", 1) == ("not_your_offer", "V-AMB-41", facts)
    assert refusal(match, "accept 2", 1) == ("no_such_offer", "V-AMB-41", {"offer": 2})
    assert refusal(match, "accept 1 < Honey", 1) == ("too_few_cards_in_return", "V-AMB-41", {})
    assert refusal(match, "accept 1 < Honey, Fish", 1) == ("card_not_wanted", "V-AMB-41", {"card": "Fish"})
    assert code(match, "accept 1 < Honey, Sugar", 1) is None


@pytest.mark.rule("V-AMB-41", "V-INFO-3")
def test_only_held_districts_can_be_wanted():
    match = trading()
    fewer = ("they_hold_fewer", "V-INFO-3", {"district": "souk", "held": 1})
    assert refusal(match, "offer 1 give Lambs want 2 souk", 0) == fewer
    match.play("offer 1 give Lambs want 1 souk", 0)
    match.play("offer 2 give Honey", 1)
    match.play("accept 2", 2)
    assert refusal(match, "accept 1 < Honey", 1) == ("too_few_to_give", "V-AMB-41", {"offer": 1})
    assert [str(action) for action in match.legal(1)] == ["decline 1", "done"]


def test_trade_closes_other_offers_of_the_same_cards():
    match = trading()
    match.play("offer 1 give Lambs want 1 souk", 0)
    match.play("offer 2 give Lambs, Iron want 1 casbah", 0)
    match.play("offer 2 give Iron", 0)
    match.play("offer 0 give Honey", 1)
    events = match.play("accept 1 < Honey", 1)
    assert event(events, "offers_void").facts == {"offers": [2, 4]}
    assert [offer["number"] for offer in match.view(2)["offers"]] == [3]


def test_offer_numbers_are_reused():
    match = trading()
    for number in range(1, 5):
        assert event(match.play("offer 1 give Lambs", 0), "offer").facts["offer"] == number
    match.play("withdraw 2", 0)
    match.play("decline 3", 1)
    assert event(match.play("offer 1 give Fish", 2), "offer").facts["offer"] == 2
    assert event(match.play("offer 1 give Fish", 2), "offer").facts["offer"] == 3
    assert event(match.play("offer 1 give Fish", 2), "offer").facts["offer"] == 5


@pytest.mark.rule("V-AMB-41")
def test_open_offers_of_one_maker_are_limited_and_shut_out_nobody_else():
    match = trading()
    for number in range(1, OFFERS_PER_PLAYER + 1):
        assert event(match.play("offer 1 give Lambs", 0), "offer").facts["offer"] == number
    assert refusal(match, "offer 1 give Lambs", 0) == ("too_many_open_offers", "V-AMB-41", {"limit": OFFERS_PER_PLAYER})
    for number in range(1, OFFERS_PER_PLAYER + 1):
        assert event(match.play("offer 1 give Fish", 2), "offer").facts["offer"] == OFFERS_PER_PLAYER + number
    assert code(match, "offer 1 give Fish", 2) == "too_many_open_offers"
    match.play("withdraw 3", 0)
    assert code(match, "offer 1 give Fish", 2) == "too_many_open_offers"
    assert event(match.play("offer 1 give Lambs", 0), "offer").facts["offer"] == 3
    assert GAME.from_position(match.position(), seed=1).position() == match.position()


CLAIMED_SWAP = ("offer 1 give Lambs as Camel, Iron want 1 souk", "accept 1 < Honey as Silver")


@pytest.mark.rule("V-AMB-41", "V-TRADE-5", "V-INFO-7")
def test_both_parties_of_a_trade_learn_what_each_card_was_called_and_nobody_else_does():
    match = trading()
    match.play(CLAIMED_SWAP[0], 0)
    (traded,) = [found for found in match.play(CLAIMED_SWAP[1], 1) if found.kind == "trade"]
    learned = {
        "given_cards": ["Lambs", "Iron"],
        "given_claims": ["Camel", ""],
        "returned_cards": ["Honey"],
        "returned_claims": ["Silver"],
    }
    assert traded.secret == {0: learned, 1: learned}
    assert not any("claim" in name or "cards" in name for name in traded.seen_by(2))
    assert not any("claim" in name or "cards" in name for name in traded.seen_by(None))


@pytest.mark.rule("V-AMB-41", "V-TRADE-4")
def test_claims_of_an_answer_are_names_of_the_district_each_once():
    match = trading()
    match.play("offer 1 give Lambs want 1 souk", 0)
    assert refusal(match, "accept 1 < Honey as Camel", 1) == ("other_district_claimed", "V-TRADE-4", {"card": "Camel"})
    assert code(match, "accept 1 < Honey as Honey", 1) is None
    action = GAME.parse("accept 1 < honey as silver")
    assert str(action) == "accept 1 < Honey as Silver"
    assert GAME.parse(str(action)) == action != GAME.parse("accept 1 < Honey")


def test_claims_of_an_answer_change_nothing_but_what_is_told_and_remembered():
    claimed, plain = trading(), trading()
    for match, answer in ((claimed, "accept 1 < Honey as Silver"), (plain, "accept 1 < Honey")):
        match.play("offer 1 give Lambs want 1 souk", 0)
        match.play(answer, 1)
    for viewer in (None, 0, 1, 2):
        views = [match.view(viewer) for match in (claimed, plain)]
        assert (views[0] == views[1]) == (viewer in (None, 2))
        for view in views:
            for seat in view["seats"]:
                del seat["claims"]
        assert views[0] == views[1]


def next_claim(state, viewer):
    """Return the names in an observation's plane for the claim of the next card."""
    out, start = np.zeros(OBSERVATION.size, np.int8), OBSERVATION["next_claim"]
    encode(state, viewer, out)
    return np.flatnonzero(out[start : start + CARDS]).tolist()


def test_answer_with_a_claim_step_by_step():
    match = trading()
    match.play("offer 1 give Lambs want 1 souk", 0)
    state, rng = GAME.copy(match.state), rng_for(1)
    state.seat = 1
    action = GAME.parse("accept 1 < Honey as Silver")
    steps = action.steps(state)
    assert steps == [n.ACCEPT, n.CLAIM + SILVER, n.LAY + HONEY]
    assert action_from_steps(state, steps) == action
    tables = tables_of_state(state)
    apply(state, tables, steps[0], rng)
    legal = legal_steps(state)
    assert legal == sorted(legal)
    assert {n.LAY + HONEY, n.CLAIM + SILVER, n.CLAIM + HONEY} <= set(legal)
    apply(state, tables, steps[1], rng)
    assert legal_steps(state) == [n.LAY + HONEY]
    for viewer in (0, 2):  # an unfinished answer is hidden, with its claim
        dealt = GAME.redeal(state, viewer, rng_for(2))
        assert (int(dealt.claimed_name), int(dealt.laid_goods)) == (NO_CLAIM, 0)
        assert all(claim == NO_CLAIM for claim in dealt.draft.claims)
    assert GAME.redeal(state, 1, rng_for(2)).claimed_name == SILVER
    assert [next_claim(state, viewer) for viewer in range(3)] == [[], [SILVER], []]
    assert GAME.position(state, match.options)["offers"] == match.position()["offers"]
    apply(state, tables, steps[2], rng)
    assert not state.offers[0].open


@pytest.mark.rule("V-AMB-46", "V-ROUND-4")
def test_trade_ends_when_all_are_done_and_a_trade_makes_its_parties_not_done():
    match = trading()
    match.play("offer 1 give Lambs want 1 souk", 0)
    match.play("done", 0)
    match.play("done", 2)
    assert refusal(match, "done", 0) == ("already_done", "V-AMB-46", {})
    match.play("accept 1 < Honey", 1)
    assert [seat["ready"] for seat in match.view(None)["seats"]] == [False, False, True]
    match.play("done", 1)
    match.play("done", 0)
    assert match.position()["phase"] == "buying"


@pytest.mark.rule("V-AMB-46")
def test_player_without_cards_is_done_but_may_get_some():
    match = at(pawns="0T f2, 0C g1, 0C g2", hands=["Lambs"])
    match.play("move thief f2>f2 < Lambs")
    assert [seat["ready"] for seat in match.view(None)["seats"]] == [False, True, True]
    match.play(f"offer 1 give {hand(match, 0)[0]}", 0)
    assert [seat["ready"] for seat in match.view(None)["seats"]] == [False, False, True]
    match.play("accept 1", 1)
    assert [seat["ready"] for seat in match.view(None)["seats"]] == [False, False, True]


def test_offer_makes_its_receiver_not_done():
    match = trading()
    match.play("done", 1)
    match.play("offer 1 give Lambs", 0)
    assert [seat["ready"] for seat in match.view(None)["seats"]] == [False, False, False]
    match.play("decline 1", 1)
    match.play("done", 1)
    assert match.view(None)["offers"] == []


@pytest.mark.rule("V-AMB-46")
def test_offer_cap():
    match = trading(offer_cap=2)
    match.play("offer 1 give Lambs", 0)
    match.play("withdraw 1", 0)
    match.play("offer 1 give Lambs", 0)
    assert refusal(match, "offer 1 give Iron", 0) == ("too_many_offers", "V-AMB-46", {"limit": 2})
    assert code(match, "offer 0 give Honey", 1) is None


def test_very_many_offers_can_be_made():
    match = trading()
    for _ in range(130):
        match.play("offer 1 give Lambs", 0)
        match.play("withdraw 1", 0)
    assert GAME.from_position(match.position(), seed=1).position() == match.position()


def test_all_may_trade_and_turns_to_speak_start_at_the_slipper():
    match = trading(seat=1)
    assert match.to_act == (1, 2, 0)
    match.play("done", 1)
    assert match.to_act == (2, 0, 1)
    match.play("offer 1 give Lambs", 0)
    assert match.to_act[0] == 1


def test_open_offers_close_when_trade_ends():
    match = trading()
    match.play("offer 1 give Lambs", 0)
    for seat in (0, 1, 2):
        match.play("done", seat)
    assert match.view(None)["offers"] == []


@pytest.mark.rule("V-AMB-41")
def test_only_answers_to_an_offer_that_was_replaced_are_stale():
    match = at(phase="trading", hands=["Lambs, Iron", "Honey", "Fish"])
    match.play("offer 1 give Lambs", 0)
    before = GAME.copy(match.state)
    match.play("offer 2 give Iron", 0)
    for text in ("accept 1", "decline 1", "accept 24", "accept 25", "done"):
        assert GAME.is_stale(before, 1, GAME.parse(text), match.state) is False
    match.play("withdraw 1", 0)
    match.play("offer 1 give Iron", 0)
    assert GAME.is_stale(before, 1, GAME.parse("accept 1"), match.state) is True
    assert GAME.is_stale(before, 0, GAME.parse("offer 1 give Iron"), match.state) is False
    bought = at(hands=["Lambs, Iron", "Honey", "Fish"])
    assert GAME.is_stale(before, 1, GAME.parse("done"), bought.state) is True
    assert GAME.is_stale(bought.state, 1, GAME.parse("done"), match.state) is True
