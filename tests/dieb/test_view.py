"""Views: what a seat may know, and nothing else (D-INFO-*)."""

from __future__ import annotations

import json

import pytest

from tests.dieb.positions import GAME, at, position
from tests.dieb.random_states import random_states

KEYS = {
    "game",
    "players",
    "options",
    "you",
    "phase",
    "seat",
    "acted",
    "thief_actions",
    "palaces",
    "discard",
    "dancers",
    "chests_won",
    "to_place",
    "demands",
    "supplies",
    "hands",
    "deck",
    "chests_to_win",
    "thief_limit",
    "guard_places",
    "decisions",
    "stole",
    "idle_turns",
}
PALACE_KEYS = {"chests", "neutral", "guards", "thieves"}
HAND_KEYS = {"size", "dancers", "cards", "shown"}
PUBLIC = ("palaces", "discard", "dancers", "chests_won", "to_place", "phase", "seat", "acted", "thief_actions")


@pytest.mark.rule("D-TEST-16")
@pytest.mark.parametrize("options", [{}, {"edition": "cs"}, {"edition": "nl", "tactical": True}, {"peek": True}])
def test_view_has_exactly_these_keys(options):
    for state, chosen in random_states(3, matches=1, style="passing", every=20, **options):
        for viewer in (None, 0, 1, 2):
            view = GAME.view(state, chosen, viewer)
            assert set(view) == KEYS
            assert all(set(found) == PALACE_KEYS for found in view["palaces"])
            assert all(set(found) == HAND_KEYS for found in view["hands"])
            assert all(set(left) == {"own", "neutral"} for left in view["to_place"])
            assert json.loads(json.dumps(view)) == view
            assert view["you"] == viewer


@pytest.mark.rule("D-INFO-1")
def test_only_the_owner_sees_a_hand():
    match = at(3, hands=["aab", "cd*", "ef"])
    own = {0: [2, 1, 0, 0, 0, 0], 1: [0, 0, 1, 1, 0, 0], 2: [0, 0, 0, 0, 1, 1]}
    for viewer in (0, 1, 2):
        expected = [own[owner] if owner == viewer else None for owner in range(3)]
        assert [found["cards"] for found in match.view(viewer)["hands"]] == expected
    assert [found["cards"] for found in match.view(None)["hands"]] == [None] * 3


@pytest.mark.rule("D-INFO-2", "D-INFO-3")
def test_numbers_of_cards_and_dancers_are_public():
    match = at(3, hands=["aab", "cd***", "*"])
    for viewer in (None, 0, 1, 2):
        assert [found["size"] for found in match.view(viewer)["hands"]] == [3, 5, 1]
        assert [found["dancers"] for found in match.view(viewer)["hands"]] == [0, 3, 1]


@pytest.mark.rule("D-INFO-5")
def test_only_the_size_of_the_deck_is_known():
    match = at(2, pile="aabbc", discard="")
    assert match.view(0)["deck"] == match.view(None)["deck"] == 5


@pytest.mark.rule("D-INFO-6", "D-AMB-29")
def test_discard_pile_is_public():
    match = at(2, discard="aabf")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["discard"] == [2, 1, 0, 0, 0, 1]


@pytest.mark.rule("D-INFO-7", "D-ED-16")
def test_number_of_open_dancers_is_public():
    match = at(2, hands=["**", "*"])
    assert match.view(None)["dancers"] == match.view(0)["dancers"] == 5


@pytest.mark.rule("D-INFO-8", "D-INFO-9", "D-INFO-12")
def test_the_board_is_public():
    match = at(3, a="02N/0011/5", b="1/2", thief_actions=2)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["palaces"][0] == {"chests": 3, "neutral": 1, "guards": [1, 0, 1], "thieves": [2, 2, 0]}
        assert view["palaces"][1] == {"chests": 4, "neutral": 0, "guards": [0, 1, 0], "thieves": [0, 0, 1]}
        assert view["demands"] == [5, 4, 4, 4, 4, 4]
        assert view["supplies"] == [10, 10, 11]
        assert view["thief_actions"] == 2


@pytest.mark.rule("D-INFO-9")
def test_empty_terrace_demands_0_thieves():
    assert at(2, a="//-", b="//7").view(0)["demands"] == [0, 7, 4, 4, 4, 4]


@pytest.mark.rule("D-INFO-12", "D-INFO-13")
def test_public_parts_are_equal_in_all_views():
    for state, chosen in random_states(4, matches=1, every=25):
        views = [GAME.view(state, chosen, viewer) for viewer in (None, 0, 1, 2, 3)]
        for key in PUBLIC:
            assert all(view[key] == views[0][key] for view in views)
            assert views[0][key] == GAME.position(state, chosen)[key]


@pytest.mark.rule("D-TEST-16", "D-INFO-1", "D-INFO-5")
@pytest.mark.parametrize("viewer", [None, 0])
def test_view_does_not_depend_on_hidden_cards(viewer):
    one = at(3, hands=["aa", "bcd", "ef*"], pile="abc")
    another = at(3, hands=["aa", "abe", "bc*"], pile="cdf")
    assert one.position() != another.position()
    assert one.view(viewer) == another.view(viewer)
    assert one.view(1) != another.view(1)


@pytest.mark.rule("D-INFO-4", "D-TEST-16")
def test_no_view_depends_on_hands_while_guards_are_placed():
    one = at(2, phase="placing", hands=["aabbcc", "ddeeff"])
    another = at(2, phase="placing", hands=["ffeedd", "ccbbaa"])
    for viewer in (None, 0, 1):
        assert one.view(viewer) == another.view(viewer)
    peeking = [at(2, phase="placing", hands=hands, peek=True) for hands in (["aab", "ccd"], ["aab", "efd"])]
    assert peeking[0].view(0) == peeking[1].view(0)
    assert peeking[0].view(1) != peeking[1].view(1)
    assert peeking[0].view(None) == peeking[1].view(None)


@pytest.mark.rule("D-ED-1")
def test_shown_card_is_in_every_view():
    match = at(2, hands=["ab", "Aac"], chosen_card=True)
    for viewer in (None, 0, 1):
        assert match.view(viewer)["hands"][1]["shown"] == [1, 0, 0, 0, 0, 0]
    assert match.view(0)["hands"][1]["cards"] is None
    assert position(2, hands=["", "Aac"], chosen_card=True)["hands"][1]["cards"] == [2, 0, 1, 0, 0, 0]


@pytest.mark.rule("D-TEST-16")
def test_events_show_drawn_cards_only_to_their_owner():
    for chosen in ({}, {"edition": "cs"}, {"edition": "nl"}):
        match = GAME.new(players=3, seed=5, **chosen)
        drawn = 0
        while not match.over and len(match.history) < 120:
            legal = match.legal()
            (seat,) = match.to_act
            for event in match.play(legal[len(match.history) * 7 % len(legal)]):
                if event.kind in ("draw", "hands_taken_up"):
                    drawn += event.kind == "draw"
                    assert "cards" not in event.seen_by(None)
                    others = [other for other in range(3) if other != seat]
                    if event.kind == "draw":
                        assert all("cards" not in event.seen_by(other) for other in others)
                        assert sum(event.seen_by(seat)["cards"]) == event.facts["number"]
        assert drawn > 3


@pytest.mark.rule("D-INFO-3", "D-INFO-6", "D-ACT-GEN-2", "D-ACT-GEN-3")
def test_events_of_actions_tell_everybody_what_was_paid():
    match = at(2, a="00NN", b="N", hands=["aaab**"], discard="aabbf", dancers=5)
    paid = [
        ("smuggle a *1", {"seat": 0, "palace": "a", "cards": [1, 0, 0, 0, 0, 0], "dancers": 1}),
        ("guard a>b b", {"seat": 0, "palace": "a", "target": "b", "cards": [0, 1, 0, 0, 0, 0], "dancers": 0}),
        ("escort a>b *", {"seat": 0, "palace": "a", "target": "b", "cards": [0] * 6, "dancers": 1}),
    ]
    for text, facts in paid:
        (told, *_) = match.play(text)
        for viewer in (None, 0, 1):
            assert told.seen_by(viewer) == {"event": text.split()[0], **facts}
