"""Matches: seats, seeds, options, undo, preview and events."""

from __future__ import annotations

import pytest

import baghdad
from baghdad import OptionError, UndoRefused
from baghdad.core.events import Event, Result
from baghdad.core.rng import SEED_BITS

DIEB = baghdad.game("dieb")


def match_after_placing(seed: int = 7, **options: object) -> baghdad.Match:
    """Return a match in which all guards are placed and nobody has acted."""
    match = DIEB.new(2, seed, **options)
    while match.position()["phase"] == "placing":
        match.play(match.legal()[0])
    return match


def test_seats_have_given_or_default_names():
    assert DIEB.new(3, 1).seats == ("player 1", "player 2", "player 3")
    assert DIEB.new(2, 1, ["Ann", "Bob"]).seats == ("Ann", "Bob")
    with pytest.raises(OptionError) as raised:
        DIEB.new(2, 1, ["Ann"])
    assert raised.value.facts == {"players": 2, "seats": 1}


def test_seed_is_random_by_default():
    seeds = {DIEB.new(2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 1 << SEED_BITS for seed in seeds)
    assert max(seeds).bit_length() > 64


def test_unknown_option_is_refused_with_a_suggestion():
    with pytest.raises(OptionError) as raised:
        DIEB.new(2, 1, tactcal=True)
    assert raised.value.code == "unknown_option"
    assert raised.value.facts["nearest"] == "tactical"


def test_unknown_game_is_refused_with_a_suggestion():
    with pytest.raises(baghdad.UnknownGame) as raised:
        baghdad.game("deib")
    assert raised.value.facts["nearest"] == "dieb"
    assert baghdad.games() == ("dieb",) or "dieb" in baghdad.games()


@pytest.mark.parametrize("name", ["", None, 7, "x" * 10_000, ["dieb"]])
def test_names_that_are_not_games_are_refused(name):
    with pytest.raises(baghdad.UnknownGame):
        baghdad.game(name)


def test_package_has_its_public_attributes_only():
    assert baghdad.Match is type(DIEB.new(2))
    assert set(baghdad.__all__) <= set(dir(baghdad)) | {"Game", "Match", "Record"}
    with pytest.raises(AttributeError):
        baghdad.no_such_thing  # noqa: B018


# --- undo --------------------------------------------------------------------------------------------------------


def test_several_actions_can_be_undone_one_after_the_other():
    match = match_after_placing()
    positions = []
    for _ in range(3):
        positions.append(match.position())
        match.play(next(action for action in match.legal() if action.kind in ("guard", "smuggle", "neutral")))
    while positions:
        match.undo(0)
        assert match.position() == positions.pop()
    with pytest.raises(UndoRefused) as raised:
        match.undo(0)
    assert raised.value.code == "another_acted"


def test_undo_restores_the_discard_pile_and_the_dancers():
    match = match_after_placing()
    match.play("pass *")
    match.play("pass *")
    before = match.position()
    action = next(action for action in match.legal() if action.dancers and action.kind != "pass")
    match.play(action)
    assert match.position()["dancers"] == before["dancers"] + action.dancers
    match.undo(0)
    assert match.position() == before


def test_draw_cannot_be_undone():
    match = match_after_placing()
    match.play("pass")
    with pytest.raises(UndoRefused) as raised:
        match.undo(0)
    assert raised.value.code == "hidden_came_out"
    assert raised.value.facts == {"action": "pass"}


def test_last_placement_cannot_be_undone_since_hands_were_taken_up():
    match = DIEB.new(2, 7)
    while match.position()["phase"] == "placing":
        last = match.to_act[0]
        match.play(match.legal()[0])
    with pytest.raises(UndoRefused) as raised:
        match.undo(last)
    assert raised.value.code == "hidden_came_out"


def test_last_placement_can_be_undone_if_hands_were_seen_from_the_start():
    match = DIEB.new(2, 7, peek=True)
    while match.position()["phase"] == "placing":
        last, before = match.to_act[0], match.position()
        match.play(match.legal()[0])
    match.undo(last)
    assert match.position() == before


def test_seat_that_has_not_acted_has_nothing_to_undo():
    match = DIEB.new(2, 7)
    for seat in (0, 1):
        with pytest.raises(UndoRefused) as raised:
            match.undo(seat)
        assert raised.value.code == "nothing_to_undo"
    match.play("place a")
    with pytest.raises(UndoRefused) as raised:
        match.undo(1)
    assert raised.value.code == "nothing_to_undo"
    match.play("place a")
    with pytest.raises(UndoRefused) as raised:
        match.undo(0)
    assert raised.value.code == "another_acted"


def test_undone_action_does_not_change_later_draws():
    straight, detour = match_after_placing(), match_after_placing()
    detour.play(next(action for action in detour.legal() if action.kind == "guard"))
    detour.undo(0)
    straight.play("pass")
    detour.play("pass")
    assert straight.position() == detour.position()


# --- preview and events ------------------------------------------------------------------------------------------


def test_preview_has_the_next_turn_but_not_the_draw():
    match = match_after_placing()
    kinds = [event.kind for event in match.preview(DIEB.parse("pass"))]
    assert "draw" not in kinds
    assert "turn" in kinds


def test_drawn_cards_are_seen_only_by_their_owner():
    (draw, _turn) = match_after_placing().play("pass")
    assert draw.reveals
    assert draw.seen_by(1) == draw.seen_by(None) == {"event": "draw", "seat": 0, "number": 4, "dancers": 0}
    assert sum(draw.seen_by(0)["cards"]) == 4


def test_event_shows_a_seat_only_its_own_secret():
    event = Event("look", {"seat": 1}, {0: {"card": "a"}, 2: {"card": "b"}})
    assert event.seen_by(0) == {"event": "look", "seat": 1, "card": "a"}
    assert event.seen_by(1) == event.seen_by(None) == {"event": "look", "seat": 1}
    assert event.seen_by(2) == {"event": "look", "seat": 1, "card": "b"}


def test_result_converts_to_data():
    data = Result((1,), "chests", (3, 6)).to_data()
    assert data == {"winners": [1], "reason": "chests", "scores": [3, 6]}


@pytest.mark.parametrize("name", [1, "half a letter: \ud800", None])
def test_seat_name_must_be_valid_text(name):
    with pytest.raises(OptionError) as refused:
        baghdad.game("dieb").new(2, 7, seats=["Anna", name])
    assert refused.value.code == "bad_seat_name"
