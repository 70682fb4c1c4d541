"""What a player of voleurs may ask about legal actions: those of a kind, and the moves of a pawn."""

from __future__ import annotations

import pytest

from baghdad.core.queries import answer
from baghdad.voleurs.queries import QUERIES
from tests.voleurs.positions import at


def asked(match, text):
    """Return the actions and the counted pawns of an answer."""
    lines = answer(QUERIES, text, match.view(0), lambda: match.legal(0))
    return [line.facts.get("action") or (line.key, *told(line.facts)) for line in lines]


def told(facts):
    return [value for name, value in facts.items() if name in ("pawn", "number", "goal", "cell")]


@pytest.fixture
def robber():
    return at(pawns="0T f2, 1T f4", hands=["Lambs, Iron", "Sugar"], bags=["S", "R"])


def test_purchases_and_acts_are_told_one_by_one_and_moves_by_number(robber):
    assert asked(robber, "moves") == [
        "agent caravaneer < Iron",
        "agent merchant < Iron",
        "agent broker < Lambs, Iron",
        "agent assassin < Lambs, Iron",
        "gem fake < Iron",
        "gem sapphire < Lambs, Iron",
        "move thief f2>e4 x f4 < Lambs",
        ("voleurs-row-moves", "thief", 67),
        ("voleurs-row-moves", "vizier", 52),
    ]


def test_actions_of_a_kind_are_told_if_it_is_named(robber):
    assert asked(robber, "moves gem") == ["gem fake < Iron", "gem sapphire < Lambs, Iron"]
    assert asked(robber, "moves agent broker") == ["agent broker < Lambs, Iron"]


def test_moves_of_a_pawn_are_told_with_those_to_a_cell(robber):
    thief = asked(robber, "moves thief")
    assert thief[:2] == [("voleurs-row-moves", "thief", 67), "move thief f2>e4 x f4 < Lambs"]
    acts = [action for action in map(str, robber.legal(0)) if action.startswith("move thief") and " x " in action]
    assert len(thief) == 2 + 67 - len(acts)
    assert asked(robber, "moves f2") == thief
    (near, *_) = (line for line in asked(robber, "moves thief f3") if isinstance(line, tuple))
    assert near[0] == "voleurs-row-moves"
    assert asked(robber, "moves camel")[0][0] == "voleurs-moves-none"
