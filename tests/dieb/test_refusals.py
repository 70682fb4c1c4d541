"""Refusals: one code for each clause broken, with its facts, and none for legal actions."""

from __future__ import annotations

import inspect
import re

import numpy as np
import pytest

from baghdad import IllegalAction, OptionError
from baghdad.core.arrays import as_list
from baghdad.dieb import refusals
from baghdad.dieb.action_ids import ACTIONS, FIRST
from baghdad.dieb.rules.turn import find_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER, PLACING
from tests.dieb.positions import GAME, at, position, refusal
from tests.dieb.random_states import random_states

VARIANT = {"tactical": True, "phase": "placing"}
NOTHING_LEFT = {"pile": "", "discard": "", "dancers": 0}
ALL_OUT = {"b": "N/000000/-", "c": "N/000000/-"}
A = {"palace": "a"}
FULL = {"palace": "b", "places": 4}

# The action, the position it is tried in, the code, the clause, the facts.
REFUSED = [
    ("end", {"won": ["445566"], "phase": "over"}, "match_over", "D-TURN-6", {}),
    ("pass", {"phase": "placing"}, "still_placing", "D-SETUP-11", {}),
    ("smuggle a", {"phase": "placing", "hands": ["aa"]}, "still_placing", "D-SETUP-11", {}),
    ("place a", {}, "placing_is_over", "D-SETUP-11", {}),
    ("place a neutral", {"tactical": True}, "placing_is_over", "D-SETUP-11", {}),
    ("place e", {**VARIANT, "a": "00", "b": "00", "c": "11", "d": "11"}, "no_guard_to_place", "D-SETUP-9", {}),
    ("place a neutral", {"phase": "placing"}, "no_neutral_to_place", "D-VAR-1b", {}),
    ("place f neutral", {**VARIANT, "a": "NN", "b": "11"}, "no_neutral_to_place", "D-VAR-1b", {}),
    ("place b", {"phase": "placing", "b": "N001", "c": "N1"}, "no_free_place", "D-SETUP-10", FULL),
    ("place b neutral", {**VARIANT, "b": "0011"}, "no_free_place", "D-SETUP-10", FULL),
    ("smuggle a", {"a": "1N", "hands": ["aa"]}, "no_own_guard", "D-ACT-SMUGGLE-1", A),
    ("smuggle a", {"a": "0", "hands": ["aa"]}, "no_foreign_guard", "D-ACT-SMUGGLE-2", A),
    ("smuggle a", {"a": "0N", **ALL_OUT, "hands": ["a"]}, "no_thief_in_supply", "D-ACT-SMUGGLE-3", {}),
    ("smuggle a", {"a": "0N", "hands": ["a"], "thief_actions": 3}, "thief_limit", "D-LIMIT-1", {"limit": 3}),
    (
        "smuggle a *2",
        {"a": "0N", "hands": ["a***"]},
        "overpaid",
        "D-ACT-GEN-4",
        {"palace": "a", "price": 1, "dancers": 2},
    ),
    ("smuggle a *2", {"a": "0NN", "hands": ["aa*"]}, "too_few_dancers", "D-ACT-GEN-3", {"needed": 2, "held": 1}),
    (
        "smuggle a *1",
        {"a": "0NN1", "hands": ["a*b"]},
        "too_few_cards",
        "D-ACT-SMUGGLE-4",
        {"palace": "a", "price": 3, "cards": 1, "dancers": 1, "needed": 2},
    ),
    ("guard a>b a", {"a": "1N", "hands": ["a"]}, "no_own_guard", "D-ACT-GUARD-1", A),
    ("escort a>b a", {"a": "1N/0", "hands": ["a"]}, "no_own_guard", "D-ACT-GUARD-1", A),
    ("escort a>b a", {"a": "0/1", "hands": ["a"]}, "no_thief_there", "D-ACT-ESCORT-1", A),
    ("escort a>b a", {"a": "0/0", "hands": ["a"], "thief_actions": 3}, "thief_limit", "D-LIMIT-1", {"limit": 3}),
    ("guard a>b a", {"a": "0", "b": "NN11", "hands": ["a"]}, "no_free_place", "D-ACT-GUARD-1", FULL),
    ("escort a>b b", {"a": "0/0", "b": "NN11", "hands": ["b"]}, "no_free_place", "D-ACT-GUARD-1", FULL),
    ("guard a>b a", {"a": "0", "hands": ["b*"]}, "no_such_card", "D-ACT-GUARD-2", A),
    ("guard a>b b", {"a": "0", "hands": ["a*"]}, "no_such_card", "D-ACT-GUARD-2", {"palace": "b"}),
    ("guard a>b *", {"a": "0", "hands": ["ab"]}, "too_few_dancers", "D-ACT-GEN-3", {"needed": 1, "held": 0}),
    ("neutral a>b", {"a": "01", "hands": ["ab"]}, "no_neutral_guard", "D-ACT-NEUTRAL-1", A),
    ("neutral a>b", {"a": "N", "b": "NN11", "hands": ["ab"]}, "no_free_place", "D-ACT-NEUTRAL-1", FULL),
    ("neutral a>b", {"a": "N", "hands": ["bb**"]}, "no_such_card", "D-ACT-NEUTRAL-2", A),
    ("neutral a>b", {"a": "N", "hands": ["aa**"]}, "no_such_card", "D-ACT-NEUTRAL-2", {"palace": "b"}),
    ("neutral a>b **", {"a": "N", "hands": ["ab*"]}, "too_few_dancers", "D-ACT-GEN-3", {"needed": 2, "held": 1}),
    ("end", {}, "nothing_done", "D-DRAW-2", {}),
    ("pass", {"acted": True}, "already_acted", "D-DRAW-1", {}),
    ("pass *", {"acted": True}, "already_acted", "D-DRAW-1", {}),
    ("pass *", {"dancers": 0}, "no_dancer_in_pile", "D-DRAW-3", {}),
    ("pass a", {"dancers": 0}, "no_choice_of_card", "D-DRAW-3", {}),
    ("pass a", {"dancers": 3, "chosen_card": True}, "dancers_left", "D-ED-1", {"dancers": 3}),
    ("pass a", {**NOTHING_LEFT, "chosen_card": True}, "no_card_left", "D-AMB-11", {}),
    ("steal a", {"a": "/000"}, "theft_by_itself", "D-STEAL-2", {}),
    ("steal a", {"a": "/00000000/-", "optional_theft": True}, "no_chest_left", "D-AMB-6", A),
    (
        "steal a",
        {"a": "/000011111/5", "optional_theft": True},
        "too_few_thieves",
        "D-STEAL-1",
        {"palace": "a", "needed": 5, "thieves": 4},
    ),
]


@pytest.mark.rule("D-TURN-2")
@pytest.mark.parametrize(("action", "changes", "code", "clause", "facts"), REFUSED)
def test_an_action_is_refused_for_the_clause_it_breaks(action, changes, code, clause, facts):
    match = at(2, **changes)
    before = match.position()
    found = match.why_not(action)
    assert (found.code, found.clause, found.facts) == (code, clause, facts)
    with pytest.raises(IllegalAction) as refused:
        match.play(action)
    assert refused.value.code == code
    assert refused.value.facts == {"clause": clause, **facts}
    assert match.position() == before
    assert action not in [str(legal) for legal in match.legal()]


@pytest.mark.rule("D-TURN-1", "D-SETUP-4")
def test_action_out_of_turn_is_refused():
    match = at(3, seat=1)
    assert match.why_not("pass", 1) is None
    for seat in (0, 2):
        found = match.why_not("pass", seat)
        assert (found.code, found.clause, found.facts) == (
            "not_your_turn",
            "D-TURN-1",
            {"seat": seat, "to_act": 1},
        )
        assert match.legal(seat) == []
    with pytest.raises(OptionError) as unknown:
        match.why_not("pass", 3)
    assert unknown.value.code == "no_such_seat"


def test_every_refusal_code_has_an_example():
    codes = set(re.findall(r'Refusal\("(\w+)"', inspect.getsource(refusals)))
    assert codes == {code for _, _, code, _, _ in REFUSED} | {"not_your_turn"}


def test_missing_pieces_are_reported_before_missing_cards():
    assert refusal(at(2, a="N"), "smuggle a")[0] == "no_own_guard"
    assert refusal(at(2, a="0", thief_actions=3), "smuggle a")[0] == "no_foreign_guard"
    assert refusal(at(2, a="0NN", thief_actions=3), "smuggle a *3")[0] == "thief_limit"
    assert refusal(at(2, a="0", b="NN11"), "escort a>b a")[0] == "no_thief_there"


# --- all action numbers in thousands of positions ----------------------------------------------------------------

LATE = {"a": "0N/0/-", "b": "1N/11111/-", "c": "00/0000/6", "d": "N/00", "won": ["44556", "45677"]}
LATER = {**LATE, "optional_theft": True, "c": "00/0000000/6", "hands": ["aaabbcddde***", "aabbcff**"]}
WALKS = [
    (2, {"style": "stealing", "start": position(2, **LATE)}),
    (2, {"style": "stealing", "start": position(2, **LATER)}),
    (2, {"style": "uniform"}),
    (3, {"style": "stealing", "edition": "fr"}),
    (4, {"style": "stealing", "edition": "nl"}),
    (2, {"style": "stealing", "edition": "nl"}),
    (2, {"style": "passing", "edition": "cs"}),
    (4, {"style": "passing", "edition": "cs"}),
    (3, {"style": "passing", "optional_theft": True}),
    (3, {"style": "uniform", "tactical": True}),
    (4, {"style": "stealing", "tactical": True, "decision_cap": 150}),
    (2, {"style": "stealing", "edition": "it", "peek": True}),
]
POSITIONS = 170  # per walk


def legal_mask(state):
    """Return the action mask of the compiled rules as a list of booleans."""
    words = np.zeros(LEGAL_WORDS, np.int64)
    find_legal(state, words)
    mask = np.zeros(ACTIONS, bool)
    for first, word in zip(as_list(FIRST), words.tolist(), strict=True):
        for bit in range(word.bit_length()):
            mask[first + bit] = word >> bit & 1
    return mask.tolist()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "walk_options"), WALKS)
def test_why_not_is_none_exactly_for_legal_actions(players, walk_options):
    states = random_states(players, matches=1000, every=7, seed=2, **walk_options)
    for _, (state, _) in zip(range(POSITIONS), states, strict=False):
        seat = int(state.seat)
        allowed = [GAME.why_not(state, seat, action) is None for action in GAME.catalogue]
        assert allowed == legal_mask(state)


@pytest.mark.slow
def test_random_states_cover_rare_situations():
    """Check that the states of the test above include all these situations."""
    seen = {"placing": 0, "over": 0, "no dancers": 0, "no pile": 0, "nothing to draw": 0, "no chest": 0, "limit": 0}
    for players, walk_options in WALKS:
        states = random_states(players, matches=1000, every=7, seed=2, **walk_options)
        for _, (state, options) in zip(range(POSITIONS), states, strict=False):
            seen["placing"] += state.phase == PLACING
            seen["over"] += state.phase == OVER
            seen["no dancers"] += state.dancers == 0
            seen["no pile"] += state.deck == 0
            seen["nothing to draw"] += state.deck + state.discard == 0
            seen["limit"] += state.thief_actions == 3
            seen["no chest"] += 0 in GAME.view(state, options, None)["demands"]
    assert not [situation for situation, times in seen.items() if times < 10], seen
