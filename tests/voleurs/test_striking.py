"""Abilities: what a pawn may do to a neighbour at the end of its move."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.voleurs.positions import at, bag, code, event, hand, on, outside, refusal, supply

CARDS = "Hides, Lambs, Iron, Gold, Spears"


def striking(pawns, **more):
    """Seat 0, David, is to move; the others have cards, too."""
    return at(pawns=pawns, hands=[CARDS, "Sugar", "Ice"], **more)


@pytest.mark.rule("V-ABIL-1", "V-AMB-17")
def test_only_at_the_end_of_a_move_by_the_pawn_moved_on_a_neighbour():
    match = striking("0T c10, 0M f2, 1C f4, 1C e3")
    assert code(match, "move merchant f2>f3 x f4 < Lambs") is None
    # on the way, but not next to where it ends
    assert refusal(match, "move merchant f2>g2 x f4 < Lambs") == ("not_a_neighbour", "V-ABIL-1", {"cell": "f4"})
    assert code(match, "move merchant f2>h2 x e3 < Lambs") == "not_a_neighbour"
    assert refusal(match, "move merchant f2>f3 x e4 < Lambs") == ("nobody_there", "V-ABIL-1", {"cell": "e4"})
    assert code(match, "move merchant f2>f3 x f2 < Lambs") == "nobody_there"
    # another pawn of the same player does nothing
    assert code(striking("0T f2, 0M e2, 1C f3"), "move thief f2>g2 x f3 < Lambs") == "not_a_neighbour"


@pytest.mark.rule("V-ABIL-2")
def test_once_or_not_at_all():
    match = striking("0M f2, 1C f4, 1C e3")
    match.play("move merchant f2>f3 < Lambs")
    assert (on(match, "f4"), on(match, "e3")) == ("1C", "1C")
    match.play("move merchant f3>f3 x f4 < Hides")
    assert (on(match, "f4"), on(match, "e3")) == ("", "1C")


@pytest.mark.rule("V-ABIL-3", "V-AMB-16", "V-BOARD-15")
def test_not_through_a_rampart_but_through_a_gate():
    match = striking("0M f2, 1C d1, 1C d2")
    assert code(match, "move merchant f2>e2 x d1 < Lambs") == "not_a_neighbour"
    assert code(match, "move merchant f2>e2 x d2 < Lambs") is None


@pytest.mark.rule("V-ABIL-4")
def test_not_on_anybody_in_the_desert():
    match = striking("0M f2", desert=["", "C"])
    assert refusal(match, "move merchant f2>h1 x desert < Lambs") == (
        "not_a_neighbour",
        "V-ABIL-4",
        {"cell": "desert"},
    )


@pytest.mark.rule("V-ABIL-5", "V-AMB-8", "V-CLASH-1")
def test_own_pawns_may_be_expelled_and_killed_unless_that_is_switched_off():
    pawns = "0T c10, 0M f2, 0C f4, 0A g2, 0B h2"
    match = striking(pawns)
    match.play("move merchant f2>f3 x f4 < Lambs")
    assert outside(match, 0) == "C"
    match.play("move assassin g2>g2 x h2 < Hides")
    assert (outside(match, 0), on(match, "h2")) == ("CA", "")
    strict = striking(pawns, own_victims=False)
    assert refusal(strict, "move merchant f2>f3 x f4 < Lambs") == ("own_pawn", "V-AMB-8", {"cell": "f4"})
    assert code(strict, "move assassin g2>g2 x h2 < Lambs") == "own_pawn"
    assert code(striking("0M f2, 1C f4", own_victims=False), "move merchant f2>f3 x f4 < Lambs") is None


@pytest.mark.rule("V-MERCH-1")
def test_a_merchant_expels_a_caravaneer():
    match = striking("0M f2, 1C f4")
    events = match.play("move merchant f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4"), outside(match, 1)) == ("0M", "", "C")
    assert event(events, "move").facts["struck"] == {"pawn": "caravaneer", "seat": 1}


@pytest.mark.rule("V-BROKER-1")
def test_a_broker_expels_a_merchant():
    match = striking("0B f2, 1M f4")
    match.play("move broker f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4"), outside(match, 1)) == ("0B", "", "M")


# Who can do nothing to whom, and by which clause.
SPARED = [
    *(("M", prey, "V-MERCH-2") for prey in "MBAT"),
    *(("B", prey, "V-MERCH-2") for prey in "CBAT"),
    ("A", "T", "V-ASSA-3"),
    *(("T", prey, "V-THIEF-1") for prey in "CMBA"),
]
NAMES = {"T": "thief", "C": "caravaneer", "M": "merchant", "B": "broker", "A": "assassin"}


@pytest.mark.rule("V-MERCH-2", "V-ASSA-3", "V-THIEF-1", "V-ABIL-6")
@pytest.mark.parametrize(("mover", "prey", "clause"), SPARED)
def test_who_is_safe_from_whom(mover, prey, clause):
    match = striking(f"0{mover} f2, 1{prey} f4", bags=["", "S"])
    facts = {"pawn": NAMES[mover], "victim": NAMES[prey]}
    assert refusal(match, f"move {NAMES[mover]} f2>f3 x f4 < Lambs") == ("not_its_prey", clause, facts)
    assert code(match, f"move {NAMES[mover]} f2>f3 < Lambs") is None


@pytest.mark.rule("V-ASSA-1", "V-AMB-9", "V-CLASH-2", "V-CLASH-7")
@pytest.mark.parametrize("prey", "CMB")
def test_an_assassin_kills_for_good_and_flees(prey):
    match = striking(f"0A f2, 1{prey} f4")
    bought = supply(match, 1, NAMES[prey])
    match.play("move assassin f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4")) == ("", "")
    assert (outside(match, 0), outside(match, 1)) == ("A", "")
    assert supply(match, 1, NAMES[prey]) == bought


@pytest.mark.rule("V-ASSA-2", "V-AMB-18")
@pytest.mark.parametrize("owner", [0, 1])
def test_two_assassins_kill_each_other(owner):
    match = striking(f"0A f2, {owner}A f4")
    match.play("move assassin f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4"), outside(match, 0), outside(match, 1)) == ("", "", "", "")
    assert supply(match, 0, "assassin") == 4 - (2 if owner == 0 else 1)


@pytest.mark.rule("V-ASSA-3", "V-VIZ-2", "V-CLASH-12")
@pytest.mark.parametrize("mover", "MBAT")
def test_nobody_acts_on_the_vizier(mover):
    match = striking(f"0{mover} f2, V f4")
    assert refusal(match, f"move {NAMES[mover]} f2>f3 x f4 < Lambs") == ("vizier_is_safe", "V-VIZ-2", {})


@pytest.mark.rule("V-VIZ-2", "V-CARAV-1")
def test_the_vizier_and_caravaneers_act_on_nobody():
    match = striking("0C f2, V e3, 1C f4")
    assert refusal(match, "move caravaneer f2>f3 x f4 < Lambs") == ("no_ability", "V-CARAV-1", {"pawn": "caravaneer"})
    assert code(match, "move vizier e3>f3 x f4 < Lambs") == "no_ability"


@pytest.mark.rule("V-THIEF-1", "V-INFO-15", "V-AMB-12", "V-INFO-13", "V-INFO-14")
def test_a_thief_robs_a_gem_that_only_the_two_know():
    match = striking("0T f2, 1T f4", bags=["", "SR"])
    events = match.play("move thief f2>f3 x f4 < Lambs")
    assert on(match, "f3") == "0T"
    assert sorted(bag(match, 0) + bag(match, 1)) == ["R", "S"]
    told = event(events, "robbery")
    taken = {"S": "sapphire", "R": "ruby"}[bag(match, 0)]
    assert told.seen_by(0)["gem"] == told.seen_by(1)["gem"] == taken
    for other in (2, None):
        assert told.seen_by(other) == {"event": "robbery", "seat": 0, "victim": 1}
        assert [seat["bag"] for seat in match.view(other)["seats"]][:2] == [None, None]
        assert [seat["bag_size"] for seat in match.view(other)["seats"]] == [1, 1, 0]
    assert sum(match.view(1)["seats"][1]["bag"].values()) == 1


@pytest.mark.rule("V-AMB-8", "V-AMB-10")
def test_an_empty_bag_cannot_be_robbed_but_the_move_stands():
    match = striking("0T f2, 1T f4")
    assert refusal(match, "move thief f2>f3 x f4 < Lambs") == ("empty_bag", "V-AMB-10", {"cell": "f4"})
    match.play("move thief f2>f3 < Lambs")
    assert on(match, "f3") == "0T"


@pytest.mark.rule("V-AMB-10")
def test_the_last_card_of_a_round_is_refused_for_the_same_reason():
    match = at(pawns="0T f2, 1T f4, 0C g1", hands=["Lambs"])
    assert refusal(match, "move thief f2>f3 x f4 < Lambs") == ("empty_bag", "V-AMB-10", {"cell": "f4"})


@pytest.mark.rule("V-AMB-11")
def test_every_single_gem_is_as_likely_as_any_other():
    taken = Counter()
    for seed in range(400):
        match = striking("0T f2, 1T f4", bags=["", "SSSF"], seed=seed)
        match.play("move thief f2>f3 x f4 < Lambs")
        taken[bag(match, 0)] += 1
    assert set(taken) == {"S", "F"}
    assert 260 < taken["S"] < 340


@pytest.mark.rule("V-AMB-13")
def test_again_and_again_for_a_card_each():
    match = striking("0T f3, 1T f4", bags=["", "SRD"])
    for card in ("Hides", "Lambs", "Spears"):
        match.play(f"move thief f3>f3 x f4 < {card}")
    assert (bag(match, 0), bag(match, 1), len(hand(match, 0))) == ("SRD", "", 2)


@pytest.mark.rule("V-AMB-9")
def test_who_was_expelled_is_in_the_desert_and_not_for_sale_again():
    match = striking("0M f2, 1C f4")
    before = supply(match, 1, "caravaneer")
    match.play("move merchant f2>f3 x f4 < Lambs")
    assert (outside(match, 1), supply(match, 1, "caravaneer")) == ("C", before)
    match.play("slipper 1")
    match.play("move caravaneer desert>h1 < Sugar")
    assert on(match, "h1") == "1C"


@pytest.mark.rule("V-AMB-15", "V-CLASH-11")
def test_nobody_acts_from_the_desert_unless_that_is_played():
    pawns = "1C h1, 1M i1, 1C g1"
    match = striking(pawns, desert=["M"])
    assert code(match, "move merchant desert>desert x h1 < Lambs") == "no_return_to_desert"
    match = striking(pawns, desert=["MA"], act_from_desert=True)
    assert code(match, "move merchant desert>desert x g1 < Lambs") == "not_a_neighbour"
    match.play("move merchant desert>desert x h1 < Lambs")
    assert (on(match, "h1"), outside(match, 0), outside(match, 1)) == ("", "MA", "C")
    match.play("move assassin desert>desert x i1 < Hides")
    assert (on(match, "i1"), outside(match, 0)) == ("", "MA")
