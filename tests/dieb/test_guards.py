"""Moving own guards, alone or escorting a thief, and neutral ones (D-ACT-GUARD, -ESCORT, -NEUTRAL)."""

from __future__ import annotations

import itertools

import pytest

from baghdad import NotationError
from tests.dieb.positions import GAME, at, hand, palace, piles, refusal, supply, texts

# --- own guards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-ACT-GUARD-1", "D-ED-11")
def test_an_own_guard_goes_to_another_palace_with_a_free_place():
    match = at(2, a="0NN1", b="N", hands=["a"])
    match.play("guard a>b a")
    assert palace(match, "a") == "1NN//4"
    assert palace(match, "b") == "0N//4"
    full_source = at(2, a="0NN1", b="NN11", hands=["ab"])
    assert not any(text.startswith("guard a>b") for text in texts(full_source))
    assert "guard a>c a" in texts(full_source)


@pytest.mark.rule("D-ACT-GUARD-2", "D-TURN-2")
@pytest.mark.parametrize(
    ("cards", "ways"),
    [("a", "a"), ("b", "b"), ("*", "*"), ("ab", "ab"), ("ab*", "ab*"), ("cdef", ""), ("", "")],
)
def test_an_own_guard_costs_a_card_of_either_palace(cards, ways):
    match = at(2, a="0", b="N", hands=[cards])
    assert [text for text in texts(match) if text.startswith("guard a>b")] == [f"guard a>b {way}" for way in ways]
    for way in ways:
        paid = at(2, a="0", b="N", hands=[cards])
        paid.play(f"guard a>b {way}")
        assert hand(paid) == cards.replace(way, "")
        assert piles(paid)[1] == way.replace("*", "")


@pytest.mark.rule("D-ACT-GUARD-3")
def test_a_guard_reaches_every_palace_from_every_other():
    for source, target in itertools.permutations("abcdef", 2):
        match = at(2, **{source: "0", target: "N"}, hands=[source])
        match.play(f"guard {source}>{target} {source}")
        assert palace(match, target) == "0N//4"


@pytest.mark.rule("D-ACT-GUARD-4")
def test_guards_may_move_as_often_as_cards_allow():
    match = at(2, a="0", b="N", hands=["aaaaaaaa"])
    for _ in range(4):
        match.play("guard a>b a")
        match.play("guard b>a a")
    assert palace(match, "a") == "0//4"
    assert match.position()["thief_actions"] == 0
    assert texts(match) == ["end"]


@pytest.mark.rule("D-AMB-20", "D-ACT-GUARD-1")
def test_no_action_moves_a_guard_within_one_palace():
    for letter in "abcdef":
        for kind in ("guard", "escort"):
            with pytest.raises(NotationError):
                GAME.parse(f"{kind} {letter}>{letter} {letter}")
        with pytest.raises(NotationError):
            GAME.parse(f"neutral {letter}>{letter}")
    assert all(action.palace != action.target for action in GAME.catalogue if action.target >= 0)


@pytest.mark.rule("D-AMB-21")
def test_guards_cannot_be_swapped_between_full_palaces():
    match = at(2, a="0NNN", b="111N", hands=["aabb**"])
    for action in ("guard a>b a", "neutral a>b", "neutral b>a"):
        assert refusal(match, action)[0] == "no_free_place"


@pytest.mark.rule("D-AMB-22", "D-STEAL-6")
def test_thieves_stay_and_count_after_their_last_guard_left():
    match = at(2, a="0N/000", b="0N/0", c="N", hands=["aab"])
    match.play("guard a>c a")
    assert palace(match, "a") == "N/000/4"
    match.play("escort b>a b")
    assert palace(match, "a") == "0N//5"
    unguarded = at(2, a="N/000", b="0/0", hands=["a"])
    unguarded.play("escort b>a a")
    assert palace(unguarded, "a") == "0N//5"


@pytest.mark.rule("D-AMB-23")
def test_smuggling_is_impossible_after_the_last_foreign_guard_left():
    match = at(2, a="0N", b="1", hands=["aab"])
    assert "smuggle a" in texts(match)
    match.play("neutral a>b")
    assert palace(match, "a") == "0//4"
    assert refusal(match, "smuggle a") == ("no_foreign_guard", "D-ACT-SMUGGLE-2")


# --- escorts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-ACT-ESCORT-1", "D-ACT-ESCORT-2", "D-ED-21")
@pytest.mark.parametrize("paid", ["a", "b", "*"])
def test_one_card_pays_for_guard_and_thief(paid):
    match = at(2, a="0NN1/00", b="11/11", hands=["ab*"])
    match.play(f"escort a>b {paid}")
    assert palace(match, "a") == "1NN/0/4"
    assert palace(match, "b") == "011/011/4"
    assert hand(match) == "ab*".replace(paid, "")
    assert supply(match) == 10


@pytest.mark.rule("D-ACT-ESCORT-1")
def test_a_guard_may_leave_its_thieves_behind():
    match = at(2, a="0/00", b="N", hands=["a"])
    match.play("guard a>b a")
    assert palace(match, "a") == "/00/4"
    assert palace(match, "b") == "0N//4"


@pytest.mark.rule("D-ACT-ESCORT-3", "D-ED-20")
def test_escort_takes_one_own_thief_and_never_one_of_others():
    match = at(2, a="0/0011", b="N", hands=["a"])
    match.play("escort a>b a")
    assert palace(match, "a") == "/011/4"
    assert palace(match, "b") == "0N/0/4"
    others = at(2, a="0/11", b="N/0", hands=["aabb**"])
    assert refusal(others, "escort a>b a") == ("no_thief_there", "D-ACT-ESCORT-1")
    assert texts(others, "escort") == []


@pytest.mark.rule("D-ACT-ESCORT-4")
@pytest.mark.parametrize("guards", ["", "0", "N", "1NN"])
def test_escort_needs_no_guards_at_its_target(guards):
    match = at(2, a="0/0", b=guards, hands=["b"])
    match.play("escort a>b b")
    assert palace(match, "b").split("/")[1] == "0"
    assert hand(match) == ""


@pytest.mark.rule("D-ACT-ESCORT-5")
def test_an_escort_is_one_thief_action_and_a_guard_alone_is_none():
    match = at(2, a="00/0", b="N", hands=["aa"])
    match.play("escort a>b a")
    assert match.position()["thief_actions"] == 1
    match.play("guard a>b a")
    assert match.position()["thief_actions"] == 1


@pytest.mark.rule("D-ACT-ESCORT-6", "D-AMB-24", "D-ED-22")
def test_neutral_guard_cannot_escort_a_thief():
    match = at(2, a="N/00", b="1", hands=["ab"])
    assert refusal(match, "escort a>b a") == ("no_own_guard", "D-ACT-GUARD-1")
    match.play("neutral a>b")
    assert palace(match, "a") == "/00/4"
    assert palace(match, "b") == "1N//4"


# --- neutral guards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-ACT-NEUTRAL-1")
def test_a_neutral_guard_goes_to_another_palace_with_a_free_place():
    match = at(2, a="NN", b="11NN", c="1", d="0", hands=["aabcd"])
    ways = [text for text in texts(match, "neutral") if text.startswith("neutral a")]
    assert ways == ["neutral a>c", "neutral a>d"]
    assert refusal(match, "neutral c>a") == ("no_neutral_guard", "D-ACT-NEUTRAL-1")
    match.play("neutral a>c")
    assert palace(match, "a") == "N//4"
    assert palace(match, "c") == "1N//4"


@pytest.mark.rule("D-ACT-NEUTRAL-2")
@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("ab", {"neutral a>b": ""}),
        ("ab*", {"neutral a>b": "*", "neutral a>b *a": "a", "neutral a>b *b": "b"}),
        ("a*", {"neutral a>b *b": ""}),
        ("b*", {"neutral a>b *a": ""}),
        ("**", {"neutral a>b **": ""}),
        ("a**", {"neutral a>b *b": "*", "neutral a>b **": "a"}),
        ("aa", {}),
        ("bb", {}),
        ("a", {}),
        ("*", {}),
        ("acdef", {}),
    ],
)
def test_a_neutral_guard_costs_a_card_of_each_palace(cards, ways):
    match = at(2, a="N", b="1", hands=[cards])
    assert [text for text in texts(match) if text.startswith("neutral a>b")] == list(ways)
    for way, left in ways.items():
        paid = at(2, a="N", b="1", hands=[cards])
        paid.play(way)
        assert hand(paid) == left
        assert palace(paid, "b") == "1N//4"
        assert piles(paid)[2] == 8 - left.count("*")


@pytest.mark.rule("D-ACT-NEUTRAL-3")
def test_neutral_guard_moves_between_any_two_palaces_for_any_player():
    for source, target in itertools.permutations("abcdef", 2):
        match = at(2, **{source: "N1", target: "1"}, hands=[source + target], thief_actions=3)
        match.play(f"neutral {source}>{target}")
        assert palace(match, target) == "1N//4"
        assert match.position()["thief_actions"] == 3
