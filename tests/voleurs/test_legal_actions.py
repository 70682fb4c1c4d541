"""Suggested actions where change may move the Vizier and where pawns act from the desert: complete and legal."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from baghdad.core.rng import rng_for
from baghdad.voleurs.board.registry import get_board, tables_of_state
from baghdad.voleurs.box import AGENT_PRICES, FIRST_GEM_CARD, FIRST_SURPRISE, GEM_PRICES, GEMS, PALACE, PAWNS
from baghdad.voleurs.payments import PaymentTable
from baghdad.voleurs.payments import hand as cards_of
from baghdad.voleurs.state import DESERT
from tests.voleurs.positions import CITY, GAME, at, legal_moves, legal_purchases, on

BOARD = get_board(CITY)

FEW = "Hides, Lambs, Iron"  # 2 4 9 to David
ONE = "Gold"  # 18
CROWD = "0T f2, 0C g1, 0A f4, 0M e4, 0B d4, 1T f3, 1C e3, 1M d5, 1A h1, 1C g2"
PLACES = [
    ("0T f2, V f1", FEW, {}),
    ("0T f2", ONE, {}),
    (f"{CROWD}, V h2", ONE, {}),
    (f"{CROWD}, V e5", FEW, {"blocking": True, "vizier_kill": True}),
    (f"{CROWD}, V h8", "Copper, Ruby", {"bags": ["S", "R"], "exchange": True}),
    (CROWD, FEW, {"blocking": True, "desert": ["CMBA"], "act_from_desert": True}),
]


def buying(pawns, cards, more, **options):
    """Return a match in which David is to buy; the others have cards too."""
    return at(pawns=pawns, hands=[cards, "Sugar", "Ice"], **more, **options)


def is_legal(match, action):
    return GAME.why_not(match.state, match.to_act[0], action) is None


def away_from_palace(match, cell):
    """Return the steps to the nearest shop of the Palace."""
    row = DESERT if cell == "desert" else BOARD.numbers[cell]
    return min(int(tables_of_state(match.state).distance[row, shop]) for shop in BOARD.cells_of(PALACE, shop=True))


@pytest.mark.rule("V-OPT-CHANGE", "V-AMB-15")
@pytest.mark.parametrize(("pawns", "cards", "more"), PLACES)
def test_suggested_actions_can_be_played(pawns, cards, more):
    match = buying(pawns, cards, more, change_moves_vizier=True)
    legal = legal_purchases(match)
    assert len(set(match.legal())) == len(match.legal())
    for action in legal[::3]:
        assert is_legal(match, action), action
        assert GAME.parse(str(action)) == action
        state = GAME.copy(match.state)
        GAME.apply(state, 0, action, rng_for(1))
        if action in legal_moves(match) and action.look:
            GAME.apply(state, 0, GAME.legal(state, 0)[0], rng_for(1))
        if action.change:
            assert GAME.view(state, match.options, None)["vizier"] == action.change


@pytest.mark.slow
@pytest.mark.rule("V-OPT-CHANGE")
@pytest.mark.parametrize(("pawns", "cards", "more"), PLACES)
def test_change_of_an_agent_or_gem_reaches_every_affordable_cell(pawns, cards, more):
    match = buying(pawns, cards, more, change_moves_vizier=True)
    legal = [action for action in match.legal() if action.kind in ("agent", "gem")]
    suggested = {(action.kind, action.what, action.change) for action in legal if action.change}
    dear = tuple(card for card in cards_of(match.state, 0) if not FIRST_GEM_CARD <= card < FIRST_SURPRISE)
    found = set()
    for action, cell in product(legal, BOARD.cells):
        other = not action.change and cell.name != match.view(None)["vizier"]
        if other and is_legal(match, replace(action, cards=dear, change=cell.name)):
            found.add((action.kind, action.what, cell.name))
    assert suggested == found
    assert suggested


@pytest.mark.rule("V-OPT-CHANGE")
def test_change_of_an_agent_or_gem_has_the_best_payment():
    match = buying("0T f2, V f1", "Hides, Lambs, Iron, Spears", {}, change_moves_vizier=True)
    table, numbers = PaymentTable(cards_of(match.state, 0), 0), BOARD.numbers
    prices = dict(zip([*PAWNS, *GEMS], [*AGENT_PRICES, *GEM_PRICES], strict=True))
    changed = [action for action in legal_purchases(match) if action.change and action.kind != "move"]
    for action in changed:
        steps = int(tables_of_state(match.state).distance[numbers["f1"], numbers[action.change]])
        assert action.cards == table.payment(prices[action.what] + steps)
    assert len({action.cards for action in changed}) > 1


def check_goals(match, move, away):
    """Compare the goals suggested for the change of a move with those found by trying every cell."""
    vizier = match.view(None)["vizier"]
    here = "desert" if move.victim == vizier else vizier
    suggested = [action.change for action in legal_moves(match) if action.change and replace(action, change="") == move]
    names = [cell.name for cell in BOARD.cells]
    reached = [name for name in names if name != here and is_legal(match, replace(move, change=name))]
    nearest = min((away[name] for name in reached), default=away[here])
    farthest = max((away[name] for name in reached), default=away[here])
    best = [nearest] * (nearest < away[here]) + [farthest] * (farthest > away[here])
    assert [away[name] for name in suggested] == best, move
    assert set(suggested) <= set(reached)
    return suggested


def distances_to_palace(match):
    """Return the steps from every cell, and from the desert, to the Palace."""
    return {name: away_from_palace(match, name) for name in (*(cell.name for cell in BOARD.cells), "desert")}


@pytest.mark.slow
@pytest.mark.rule("V-OPT-CHANGE")
@pytest.mark.parametrize(("pawns", "cards", "more"), PLACES)
def test_change_of_a_move_has_the_nearest_and_the_farthest_goal(pawns, cards, more):
    match = buying(pawns, cards, more, change_moves_vizier=True)
    moves = [action for action in legal_moves(match) if not action.change]
    away = distances_to_palace(match)
    for move in moves[::19] + [move for move in moves if move.victim][::3]:
        check_goals(match, move, away)


@pytest.mark.rule("V-OPT-CHANGE", "V-ABIL-2")
@pytest.mark.parametrize(
    ("pawns", "more", "move"),
    [
        ("0T f3, 1T f4, V h2", {"bags": ["S", "R"]}, "move thief f3>f3 x f4 < Gold"),
        ("0B f3, 1M f4, V h2", {}, "move broker f3>f3 x f4 < Gold"),
        ("0A f3, 1M f4, V h2", {}, "move assassin f3>f3 x f4 < Gold"),
        ("0M f3, 1C f4, V f1", {"blocking": True}, "move merchant f3>f3 x f4 < Gold"),
        ("0A f3, V f4", {"vizier_kill": True}, "move assassin f3>f3 x f4 < Gold"),
    ],
    ids=["robbery", "expulsion", "murder", "expulsion of one who blocks", "murder of the Vizier"],
)
def test_change_after_a_robbery_an_expulsion_or_a_murder_has_the_best_goals(pawns, more, move):
    match = buying(pawns, "Gold", more, change_moves_vizier=True)
    assert check_goals(match, GAME.parse(move), distances_to_palace(match))


@pytest.mark.rule("V-OPT-CHANGE", "V-ABIL-2")
@pytest.mark.parametrize(
    ("pawns", "move", "free"), [("0B i5, 1M i6", "broker", True), ("0T i5, 1T i6", "thief", False)]
)
def test_vizier_may_go_where_a_pawn_was_expelled_but_not_where_a_thief_was_robbed(pawns, move, free):
    """From i7 a change of 1 takes him to no shop of the Palace but the one where the other pawn is."""
    match = buying(f"{pawns}, V i7", "Spears", {"bags": ["S", "R"]}, change_moves_vizier=True)
    text = f"move {move} i5>i5 x i6 < Spears + vizier i6"
    assert is_legal(match, GAME.parse(text)) == free
    assert (text in map(str, legal_moves(match))) == free


@pytest.mark.rule("V-OPT-CHANGE", "V-ABIL-2")
def test_change_moves_the_vizier_without_using_an_available_ability():
    match = buying("0B f2, 1M f4, V h1", FEW, {}, change_moves_vizier=True)
    match.play("move broker f2>f3 < Lambs + vizier i1")
    assert (on(match, "f3"), on(match, "f4"), on(match, "i1")) == ("0B", "1M", "V")


@pytest.mark.rule("V-OPT-CHANGE", "V-ADV-SWAP")
def test_change_of_a_look_is_suggested_as_that_of_a_robbery():
    match = buying("0T f3, 1T f4, V h2", "Copper", {"bags": ["S", "R"], "exchange": True}, change_moves_vizier=True)
    acts = [action for action in legal_moves(match) if action.victim and action.change]
    looks = {replace(action, look=False) for action in acts if action.look}
    assert looks
    assert looks == {action for action in acts if not action.look}


@pytest.mark.rule("V-OPT-CHANGE")
def test_change_is_suggested_only_with_the_option():
    assert not any(action.change for action in legal_purchases(buying(f"{CROWD}, V h2", ONE, {})))


@pytest.mark.rule("V-AMB-15")
@pytest.mark.parametrize("more", [{}, {"own_victims": False}, {"refuge": True}, {"vizier_kill": True}])
def test_acting_from_the_desert_reaches_every_entry_cell(more):
    edge = [BOARD.cells[cell].name for cell in BOARD.entries]
    pawns = ", ".join(f"{who} {cell}" for who, cell in zip(("1C", "1M", "0C", "V", "1T"), edge, strict=True))
    here = {"desert": ["CMBA"], **more}
    match = buying(pawns, FEW, here, act_from_desert=True)
    suggested = {action for action in legal_moves(match) if action.goal == "desert"}
    cards = PaymentTable(cards_of(match.state, 0), 0).payment(0)
    text = "move {} desert>desert x {} < Hides"
    tried = [GAME.parse(text.format(pawn, cell.name)) for pawn, cell in product([*PAWNS, "vizier"], BOARD.cells)]
    assert suggested == {replace(action, cards=cards) for action in tried if is_legal(match, action)}
    assert {action.what for action in suggested} >= {"assassin"} | (
        set() if "refuge" in more else {"merchant", "broker"}
    )
    assert not any(action.goal == "desert" for action in legal_moves(buying(pawns, FEW, here)))


def test_change_adds_a_bounded_number_of_actions():
    """Change adds at most two actions to a move, and one for each cell to an agent or a gem."""
    for pawns, cards, more in PLACES:
        plain = legal_purchases(buying(pawns, cards, more))
        changed = [a for a in legal_purchases(buying(pawns, cards, more, change_moves_vizier=True)) if a.change]
        others = sum(action.kind in ("agent", "gem") for action in plain)
        moves = sum(action.kind == "move" and action.what != "vizier" for action in plain)
        assert len(changed) <= 2 * moves + others * len(BOARD.cells)
