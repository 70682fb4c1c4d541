"""Placing guards (D-SETUP-9…11, D-VAR-1)."""

from __future__ import annotations

import pytest

from tests.dieb.positions import GAME, at, palace, refusal, texts

VARIANT = {"tactical": True, "phase": "placing"}


@pytest.mark.rule("D-SETUP-9", "D-ED-18")
def test_a_guard_is_placed_on_any_free_place():
    match = at(2, phase="placing", a="N001", b="N1")
    assert match.to_act == (0,)
    assert texts(match) == ["place b", "place c", "place d", "place e", "place f"]
    match.play("place b")
    assert palace(match, "b") == "01N//4"
    assert match.position()["to_place"] == [{"own": 1, "neutral": 0}, {"own": 2, "neutral": 0}]
    assert match.to_act == (1,)


@pytest.mark.rule("D-SETUP-9", "D-SETUP-11", "D-AMB-2")
@pytest.mark.parametrize(("players", "turns"), [(2, 8), (3, 9), (4, 8)])
def test_all_guards_are_placed_one_each_in_turn(players, turns):
    match = GAME.new(players=players, seed=1)
    for turn in range(turns):
        assert match.position()["phase"] == "placing"
        assert match.to_act == (turn % players,)
        match.play(f"place {'abcdef'[turn % 6]}")
    assert match.position()["phase"] == "playing"
    assert match.to_act == (0,)
    assert match.position()["to_place"] == [{"own": 0, "neutral": 0}] * players


@pytest.mark.rule("D-SETUP-10")
def test_palace_has_no_place_for_a_fifth_guard():
    match = at(2, phase="placing", a="N01", b="N0", c="N1")
    match.play("place a")
    assert palace(match, "a") == "001N//4"
    assert "place a" not in texts(match)
    assert refusal(match, "place a") == ("no_free_place", "D-SETUP-10")


@pytest.mark.rule("D-AMB-27", "D-SETUP-10")
def test_four_guards_of_one_player_may_stand_at_one_palace():
    match = at(2, a="0000", hands=["aaaa***"], b="1/1")
    assert not any(text.startswith("smuggle a") for text in texts(match))
    assert refusal(match, "smuggle a") == ("no_foreign_guard", "D-ACT-SMUGGLE-2")
    rival = at(2, a="0000", b="1/1", hands=["", "ab"], seat=1)
    assert refusal(rival, "guard b>a a") == ("no_free_place", "D-ACT-GUARD-1")
    assert refusal(rival, "smuggle a") == ("no_own_guard", "D-ACT-SMUGGLE-1")
    match.play("guard a>b a")
    assert "smuggle b *1" in texts(match)
    placing = at(2, **VARIANT, a="000", b="111")
    placing.play("place a")
    assert palace(placing, "a") == "0000//4"


@pytest.mark.rule("D-SETUP-11")
def test_hands_are_taken_up_after_the_last_placement():
    match = at(2, phase="placing", a="N00", b="N11", c="N01", d="N0")
    assert match.view(0)["hands"][0]["cards"] is None
    events = match.play("place e")
    assert [event.kind for event in events] == ["place", "hands_taken_up", "turn"]
    assert match.view(0)["hands"][0]["cards"] is not None
    assert refusal(match, "place a") == ("placing_is_over", "D-SETUP-11")


@pytest.mark.rule("D-VAR-1", "D-VAR-1a", "D-VAR-1b")
def test_in_the_variant_the_players_place_the_neutral_guards():
    match = GAME.new(players=3, seed=1, tactical=True)
    assert [palace(match, letter) for letter in "abcdef"] == ["//4"] * 6
    assert match.position()["to_place"] == [{"own": 3, "neutral": 2}] * 3
    assert len(texts(match, "place")) == len(texts(match, "place neutral")) == 6


@pytest.mark.rule("D-VAR-1c", "D-AMB-34", "D-ED-7")
@pytest.mark.parametrize("kinds", ["NNOOOO", "OOOONN", "ONOONO"])
def test_player_chooses_the_kind_of_guard_at_each_placement(kinds):
    match = GAME.new(players=2, seed=1, tactical=True)
    for turn, kind in enumerate(kinds):
        neutral = " neutral" if kind == "N" else ""
        match.play(f"place {'abcdef'[turn]}{neutral}")
        match.play(f"place {'fedcba'[turn]}{' neutral' if turn < 2 else ''}")
    assert match.position()["phase"] == "playing"
    neutrals = [found["neutral"] for found in match.position()["palaces"]]
    assert neutrals == [(kinds[palace] == "N") + (palace in (4, 5)) for palace in range(6)]


@pytest.mark.rule("D-VAR-1c")
def test_used_up_kind_of_guard_cannot_be_placed():
    own = at(2, **VARIANT, a="00", b="00", c="11", d="11")
    assert texts(own, "place") == []
    assert len(texts(own, "place neutral")) == 6
    neutral = at(2, **VARIANT, a="NN", c="11")
    assert texts(neutral, "place neutral") == []
    assert len(texts(neutral, "place")) == 6


@pytest.mark.rule("D-VAR-1d", "D-AMB-36")
@pytest.mark.parametrize(("players", "neutrals", "turns"), [(2, 4, 6), (3, 6, 5), (4, 8, 4)])
def test_variant_has_two_neutral_guards_per_player(players, neutrals, turns):
    match = GAME.new(players=players, seed=1, tactical=True)
    while match.position()["phase"] == "placing":
        match.play(match.legal()[-1])
    assert len(match.history) == players * turns
    assert sum(found["neutral"] for found in match.position()["palaces"]) == neutrals


@pytest.mark.rule("D-VAR-1e")
def test_palace_may_start_without_guards_and_be_used_later():
    match = at(2, tactical=True, a="", b="00", c="N1", hands=["aaaabbcc"])
    assert refusal(match, "smuggle a") == ("no_own_guard", "D-ACT-SMUGGLE-1")
    match.play("guard b>a b")
    assert refusal(match, "smuggle a") == ("no_foreign_guard", "D-ACT-SMUGGLE-2")
    match.play("neutral c>a")
    match.play("smuggle a")
    assert palace(match, "a") == "0N/0/4"
