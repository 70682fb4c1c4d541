"""Abilities: what a pawn may do to a neighbour at the end of its move."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.voleurs.positions import at, bag, code, event, hand, on, outside, refusal, supply

CARDS = "Hides, Lambs, Iron, Gold, Spears"


def david_to_move(pawns, **more):
    """Return a match in which seat 0, David, is to move; the others have cards too."""
    return at(pawns=pawns, hands=[CARDS, "Sugar", "Ice"], **more)


@pytest.mark.rule("V-ABIL-1", "V-AMB-17")
def test_ability_is_used_by_the_moved_pawn_on_a_neighbour_of_its_goal():
    match = david_to_move("0T c10, 0M f2, 1C f4, 1C e3")
    assert code(match, "move merchant f2>f3 x f4 < Lambs") is None
    # on the way, but not next to where it ends
    assert refusal(match, "move merchant f2>g2 x f4 < Lambs") == ("not_a_neighbour", "V-ABIL-1", {"cell": "f4"})
    assert code(match, "move merchant f2>h2 x e3 < Lambs") == "not_a_neighbour"
    assert refusal(match, "move merchant f2>f3 x e4 < Lambs") == ("nobody_there", "V-ABIL-1", {"cell": "e4"})
    assert code(match, "move merchant f2>f3 x f2 < Lambs") == "nobody_there"
    # another pawn of the same player does nothing
    assert code(david_to_move("0T f2, 0M e2, 1C f3"), "move thief f2>g2 x f3 < Lambs") == "not_a_neighbour"


@pytest.mark.rule("V-ABIL-2")
def test_ability_is_used_once_or_not_at_all():
    match = david_to_move("0M f2, 1C f4, 1C e3")
    match.play("move merchant f2>f3 < Lambs")
    assert (on(match, "f4"), on(match, "e3")) == ("1C", "1C")
    match.play("move merchant f3>f3 x f4 < Hides")
    assert (on(match, "f4"), on(match, "e3")) == ("", "1C")


@pytest.mark.rule("V-ABIL-3", "V-AMB-16", "V-BOARD-15")
def test_ability_reaches_through_gates_but_not_ramparts():
    match = david_to_move("0M f2, 1C d1, 1C d2")
    assert code(match, "move merchant f2>e2 x d1 < Lambs") == "not_a_neighbour"
    assert code(match, "move merchant f2>e2 x d2 < Lambs") is None


@pytest.mark.rule("V-ABIL-4")
def test_ability_does_not_reach_the_desert():
    match = david_to_move("0M f2", desert=["", "C"])
    assert refusal(match, "move merchant f2>h1 x desert < Lambs") == (
        "not_a_neighbour",
        "V-ABIL-4",
        {"cell": "desert"},
    )


@pytest.mark.rule("V-ABIL-5", "V-AMB-8", "V-CLASH-1")
def test_own_pawns_may_be_victims_unless_the_option_is_off():
    pawns = "0T c10, 0M f2, 0C f4, 0A g2, 0B h2"
    match = david_to_move(pawns)
    match.play("move merchant f2>f3 x f4 < Lambs")
    assert outside(match, 0) == "C"
    match.play("move assassin g2>g2 x h2 < Hides")
    assert (outside(match, 0), on(match, "h2")) == ("CA", "")
    strict = david_to_move(pawns, own_victims=False)
    assert refusal(strict, "move merchant f2>f3 x f4 < Lambs") == ("own_pawn", "V-AMB-8", {"cell": "f4"})
    assert code(strict, "move assassin g2>g2 x h2 < Lambs") == "own_pawn"
    assert code(david_to_move("0M f2, 1C f4", own_victims=False), "move merchant f2>f3 x f4 < Lambs") is None


@pytest.mark.rule("V-MERCH-1")
def test_merchant_expels_caravaneer():
    match = david_to_move("0M f2, 1C f4")
    events = match.play("move merchant f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4"), outside(match, 1)) == ("0M", "", "C")
    assert event(events, "move").facts["struck"] == {"pawn": "caravaneer", "seat": 1}


@pytest.mark.rule("V-BROKER-1")
def test_broker_expels_merchant():
    match = david_to_move("0B f2, 1M f4")
    match.play("move broker f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4"), outside(match, 1)) == ("0B", "", "M")


# Who can do nothing to whom, and by which clause.
SPARED = [
    *(("M", victim, "V-MERCH-2") for victim in "MBAT"),
    *(("B", victim, "V-MERCH-2") for victim in "CBAT"),
    ("A", "T", "V-ASSA-3"),
    *(("T", victim, "V-THIEF-1") for victim in "CMBA"),
]
NAMES = {"T": "thief", "C": "caravaneer", "M": "merchant", "B": "broker", "A": "assassin"}


@pytest.mark.rule("V-MERCH-2", "V-ASSA-3", "V-THIEF-1", "V-ABIL-6")
@pytest.mark.parametrize(("mover", "victim", "clause"), SPARED)
def test_abilities_work_only_on_certain_kinds(mover, victim, clause):
    match = david_to_move(f"0{mover} f2, 1{victim} f4", bags=["", "S"])
    facts = {"pawn": NAMES[mover], "victim": NAMES[victim]}
    assert refusal(match, f"move {NAMES[mover]} f2>f3 x f4 < Lambs") == ("not_its_prey", clause, facts)
    assert code(match, f"move {NAMES[mover]} f2>f3 < Lambs") is None


@pytest.mark.rule("V-ASSA-1", "V-AMB-9", "V-CLASH-2", "V-CLASH-7")
@pytest.mark.parametrize("victim", "CMB")
def test_assassin_kills_for_good_and_goes_to_the_desert(victim):
    match = david_to_move(f"0A f2, 1{victim} f4")
    bought = supply(match, 1, NAMES[victim])
    match.play("move assassin f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4")) == ("", "")
    assert (outside(match, 0), outside(match, 1)) == ("A", "")
    assert supply(match, 1, NAMES[victim]) == bought


@pytest.mark.rule("V-ASSA-2", "V-AMB-18")
@pytest.mark.parametrize("owner", [0, 1])
def test_two_assassins_kill_each_other(owner):
    match = david_to_move(f"0A f2, {owner}A f4")
    match.play("move assassin f2>f3 x f4 < Lambs")
    assert (on(match, "f3"), on(match, "f4"), outside(match, 0), outside(match, 1)) == ("", "", "", "")
    assert supply(match, 0, "assassin") == 4 - (2 if owner == 0 else 1)


@pytest.mark.rule("V-ASSA-3", "V-VIZ-2", "V-CLASH-12")
@pytest.mark.parametrize("mover", "MBAT")
def test_no_ability_works_on_the_vizier(mover):
    match = david_to_move(f"0{mover} f2, V f4")
    assert refusal(match, f"move {NAMES[mover]} f2>f3 x f4 < Lambs") == ("vizier_is_safe", "V-VIZ-2", {})


@pytest.mark.rule("V-VIZ-2", "V-CARAV-1")
def test_vizier_and_caravaneers_have_no_ability():
    match = david_to_move("0C f2, V e3, 1C f4")
    assert refusal(match, "move caravaneer f2>f3 x f4 < Lambs") == ("no_ability", "V-CARAV-1", {"pawn": "caravaneer"})
    assert code(match, "move vizier e3>f3 x f4 < Lambs") == "no_ability"


@pytest.mark.rule("V-THIEF-1", "V-INFO-15", "V-AMB-12", "V-INFO-13", "V-INFO-14")
def test_thief_robs_a_gem_that_only_the_two_players_know():
    match = david_to_move("0T f2, 1T f4", bags=["", "SR"])
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
def test_empty_bag_cannot_be_robbed_but_the_move_is_legal():
    match = david_to_move("0T f2, 1T f4")
    assert refusal(match, "move thief f2>f3 x f4 < Lambs") == ("empty_bag", "V-AMB-10", {"cell": "f4"})
    match.play("move thief f2>f3 < Lambs")
    assert on(match, "f3") == "0T"


@pytest.mark.rule("V-AMB-10")
def test_robbing_an_empty_bag_is_refused_with_the_last_card_too():
    match = at(pawns="0T f2, 1T f4, 0C g1", hands=["Lambs"])
    assert refusal(match, "move thief f2>f3 x f4 < Lambs") == ("empty_bag", "V-AMB-10", {"cell": "f4"})


@pytest.mark.rule("V-AMB-11")
def test_every_gem_is_equally_likely_to_be_robbed():
    taken = Counter()
    for seed in range(400):
        match = david_to_move("0T f2, 1T f4", bags=["", "SSSF"], seed=seed)
        match.play("move thief f2>f3 x f4 < Lambs")
        taken[bag(match, 0)] += 1
    assert set(taken) == {"S", "F"}
    assert 260 < taken["S"] < 340


@pytest.mark.rule("V-AMB-13")
def test_thief_may_rob_repeatedly_for_one_card_each():
    match = david_to_move("0T f3, 1T f4", bags=["", "SRD"])
    for card in ("Hides", "Lambs", "Spears"):
        match.play(f"move thief f3>f3 x f4 < {card}")
    assert (bag(match, 0), bag(match, 1), len(hand(match, 0))) == ("SRD", "", 2)


@pytest.mark.rule("V-AMB-9")
def test_expelled_pawn_is_in_the_desert_and_not_in_the_supply():
    match = david_to_move("0M f2, 1C f4")
    before = supply(match, 1, "caravaneer")
    match.play("move merchant f2>f3 x f4 < Lambs")
    assert (outside(match, 1), supply(match, 1, "caravaneer")) == ("C", before)
    match.play("slipper 1")
    match.play("move caravaneer desert>h1 < Sugar")
    assert on(match, "h1") == "1C"


@pytest.mark.rule("V-AMB-15", "V-CLASH-11")
def test_acting_from_the_desert_needs_the_option():
    pawns = "1C h1, 1M i1, 1C g1"
    match = david_to_move(pawns, desert=["M"])
    assert code(match, "move merchant desert>desert x h1 < Lambs") == "stays_in_desert"
    match = david_to_move(pawns, desert=["MA"], act_from_desert=True)
    assert code(match, "move merchant desert>desert x g1 < Lambs") == "not_a_neighbour"
    match.play("move merchant desert>desert x h1 < Lambs")
    assert (on(match, "h1"), outside(match, 0), outside(match, 1)) == ("", "MA", "C")
    match.play("move assassin desert>desert x i1 < Hides")
    assert (on(match, "i1"), outside(match, 0)) == ("", "MA")
