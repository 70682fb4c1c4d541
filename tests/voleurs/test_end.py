"""The end of a match: when it ends, and who wins."""

from __future__ import annotations

import pytest

from tests.voleurs.positions import GAME, at, event, legal_moves, refusal

PALACE_SHOPS = ["e6", "e7", "e8", "f5", "f8", "g5", "g7", "g8", "g9", "h5", "i5", "i6"]


def ending(vizier="g8", **more):
    """Return a match in which seat 0 has spent the last card of the round, and the events of that."""
    match = at(pawns=f"0T f2, 0C g1, V {vizier}", **{"hands": ["Lambs"], **more})
    return match, match.play("move thief f2>f2 < Lambs")


@pytest.mark.rule("V-END-1", "V-AMB-54")
def test_match_ends_when_a_round_ends_with_the_vizier_in_a_palace_shop():
    match, events = ending()
    assert match.over
    assert event(events, "over")
    assert match.to_act == ()
    assert refusal(match, "done") == ("match_over", "V-END-1", {})
    for elsewhere in ("f7", "h8", "j5", "e3"):
        assert not ending(elsewhere)[0].over


@pytest.mark.rule("V-END-1", "V-AMB-54")
def test_match_goes_on_while_somebody_holds_a_card():
    match = at(pawns="0T f2, 0C g1, V h8", hands=["Lambs, Iron", "Sugar"])
    match.play("move vizier h8>g8 < Lambs")
    assert not match.over
    match.play("move vizier g8>h8 < Iron")
    match.play("slipper 1")
    match.play("move thief a4>a4 < Sugar")
    assert (match.over, match.view(None)["round"]) == (False, 3)


@pytest.mark.rule("V-END-2")
def test_birthday_cards_and_bags_are_public_at_the_end():
    match, _ = ending(bags=["S", "RD"])
    for viewer in (None, 0, 2):
        seats = match.view(viewer)["seats"]
        assert [seat["birthday"] for seat in seats] == ["diamond", "emerald_and_sapphire", "two_no_sapphire"]
        assert [sum(seat["bag"].values()) for seat in seats] == [1, 2, 0]


@pytest.mark.rule("V-END-3")
def test_everybody_who_meets_the_birthday_card_wins():
    match, _ = ending(bags=["D", "ES", "SSSRR"], birthdays=["diamond", "two_colours", "emerald_and_sapphire"])
    assert (match.result.winners, match.result.reason) == ((0, 1), "birthday")


@pytest.mark.rule("V-END-4", "V-END-5")
def test_richest_bag_wins_if_nobody_meets_the_birthday_card():
    match, _ = ending(bags=["SS", "R", "FFFF"], birthdays=["diamond", "three", "two_colours"])
    assert (match.result.winners, match.result.reason, match.result.scores) == ((1,), "riches", (24, 27, 0))
    match, _ = ending(bags=["SERDF"], birthdays=["diamond", "three", "two_colours"])
    assert match.result.scores == (94, 0, 0)


@pytest.mark.rule("V-AMB-49")
def test_equally_rich_players_share_the_victory():
    match, _ = ending(bags=["SF", "S", "F"], birthdays=["diamond", "three", "two_colours"])
    assert match.result.winners == (0, 1)


@pytest.mark.rule("V-AMB-50")
def test_all_win_if_nobody_has_a_real_gem():
    match, _ = ending(bags=["F", "", "FF"])
    assert (match.result.winners, match.result.reason) == ((0, 1, 2), "riches")


@pytest.mark.rule("V-AMB-23", "V-BOARD-20")
def test_vizier_cannot_enter_a_full_palace():
    agents = ["1C", "1C", "1C", "1C", "1M", "1M", "1M", "2C", "2C", "2M", "2T", "1T"]
    full = ", ".join(f"{who} {cell}" for who, cell in zip(agents, PALACE_SHOPS, strict=True))
    match = at(pawns=f"0T f2, 0M f7, V h8, {full}", hands=["Lambs, Gold, Iron", "Sugar"])
    for action in legal_moves(match):
        assert not (action.what == "vizier" and action.goal in PALACE_SHOPS)
    victim = PALACE_SHOPS[agents.index("1C") + 1]
    match.play(f"move merchant f7>f7 x {victim} < Lambs")
    assert any(action.what == "vizier" and action.goal == victim for action in legal_moves(match))


@pytest.mark.rule("V-AMB-55")
def test_round_cap_leaves_the_match_unfinished():
    match, _ = ending("f7", round_cap=2, bags=["D"])
    assert match.over
    assert (match.result.winners, match.result.reason) == ((), "unfinished")
    match, _ = ending("g8", round_cap=2, bags=["D"])
    assert match.result.reason == "birthday"
    match, _ = ending("f7", round_cap=3)
    assert not match.over


@pytest.mark.rule("V-AMB-55")
def test_decision_cap_leaves_the_match_unfinished():
    match = at(pawns="0T f2, 0C g1, V g8", hands=["Lambs, Iron", "Sugar"], decision_cap=3, bags=["D"])
    match.play("move thief f2>f2 < Lambs")
    assert match.over
    assert match.result.reason == "unfinished"  # the Vizier is home, but the round isn't over


@pytest.mark.rule("V-AMB-55")
@pytest.mark.parametrize("steps", [1, 5])
def test_match_capped_before_the_first_round_is_unfinished(steps):
    match = GAME.new(3, seed=1, decision_cap=steps)
    while not match.over:
        match.play(match.legal()[0])
    assert match.result.reason == "unfinished"
