"""Moves: a dinar per cell, one pawn, an empty cell at the end."""

from __future__ import annotations

import pytest

from tests.voleurs.positions import at, code, distance, event, hand, legal_moves, on, outside, refusal

# To David: Hides 2, Lambs 4, Iron 9, Gold 18.
PURSE = "Hides, Lambs, Iron, Gold, Spears"


def moving(pawns, cards=PURSE, **more):
    """Return a match in which seat 0, David, is to move; the others have cards too."""
    return at(pawns=pawns, hands=[cards, "Sugar", "Ice"], **more)


@pytest.mark.rule("V-MOVE-1", "V-AMB-20")
def test_move_costs_a_dinar_per_cell_and_may_be_shorter():
    match = moving("0T f2")
    assert distance(match, "f2", "d3") == 3
    far = ("too_far", "V-MOVE-1", {"cell": "d3", "steps": 3, "purse": 2})
    assert refusal(match, "move thief f2>d3 < Hides") == far
    for goal in ("d3", "d2", "f3", "g2"):
        assert code(match, f"move thief f2>{goal} < Lambs") is None
    match.play("move thief f2>g2 < Gold")
    assert (on(match, "g2"), on(match, "f2")) == ("0T", "")


def test_move_tells_the_cells_of_its_way():
    match = moving("0T f2", desert=["M"])
    way = event(match.play("move thief f2>d3 < Lambs"), "move").facts["way"]
    assert [distance(match, "f2", cell) for cell in way] == [1, 2, 3]
    assert way[-1] == "d3"
    match = moving("0T f2", desert=["M"])
    assert event(match.play("move merchant desert>h1 < Hides"), "move").facts["way"] == ["h1"]


@pytest.mark.rule("V-MOVE-2", "V-CLASH-8")
def test_move_is_of_one_own_pawn_or_the_vizier():
    match = moving("0T f2, 0M e2, 1C f3, V g3", desert=["B"])
    for action in (
        "move thief f2>f1 < Lambs",
        "move merchant e2>e1 < Lambs",
        "move vizier g3>g2 < Lambs",
        "move broker desert>h1 < Lambs",
    ):
        assert code(match, action) is None
    assert refusal(match, "move caravaneer f3>f4 < Lambs") == ("not_your_pawn", "V-MOVE-2", {"cell": "f3"})
    assert refusal(match, "move thief e3>f3 < Lambs") == ("not_your_pawn", "V-MOVE-2", {"cell": "e3"})
    assert refusal(match, "move assassin desert>h1 < Lambs") == ("not_in_desert", "V-MOVE-2", {"pawn": "assassin"})
    assert refusal(match, "move vizier desert>h1 < Lambs") == ("not_in_desert", "V-MOVE-2", {"pawn": "vizier"})


def test_move_must_name_the_pawns_kind():
    match = moving("0T f2, 1T f4", bags=["", "S"])
    assert refusal(match, "move merchant f2>f3 x f4 < Lambs") == ("not_your_pawn", "V-MOVE-2", {"cell": "f2"})


@pytest.mark.rule("V-MOVE-3", "V-AMB-14", "V-BOARD-4")
def test_five_cells_can_be_entered_from_the_desert_for_one_dinar():
    match = moving("", cards="Spears, Hides", desert=["M"])  # 1 and 2 to David
    goals = {action.goal for action in legal_moves(match) if action.what == "merchant" and len(action.cards) == 1}
    one_dinar = {goal for goal in goals if code(match, f"move merchant desert>{goal} < Spears") is None}
    assert one_dinar == {"h1", "i1", "j1", "j2", "j3"}
    match.play("move merchant desert>h1 < Spears")
    assert (on(match, "h1"), outside(match, 0)) == ("0M", "")


@pytest.mark.rule("V-MOVE-4", "V-BOARD-10", "V-CLASH-11")
def test_no_pawn_moves_back_into_the_desert():
    match = moving("0T h1, V i1")
    assert refusal(match, "move thief h1>desert < Gold") == ("no_return_to_desert", "V-MOVE-4", {})
    assert code(match, "move vizier i1>desert < Gold") == "no_return_to_desert"
    assert code(match, "move thief h1>f2 < Gold") is None


@pytest.mark.rule("V-AMB-15", "V-AMB-22")
def test_move_from_the_desert_ends_in_the_city():
    match = moving("", desert=["M"])
    assert refusal(match, "move merchant desert>desert < Gold") == ("stays_in_desert", "V-AMB-15", {})
    assert refusal(match, "move vizier desert>desert < Gold") == ("stays_in_desert", "V-AMB-22", {})


@pytest.mark.rule("V-MOVE-5", "V-BOARD-5", "V-BOARD-6", "V-AMB-19")
def test_only_gates_lead_from_district_to_district():
    match = moving("0T e2")
    assert distance(match, "e2", "d2") == 1  # a gate, and no cell in between
    assert code(match, "move thief e2>d2 < Spears") is None
    assert distance(match, "e2", "d1") == 2  # touching, but for a rampart
    assert refusal(match, "move thief e2>d1 < Spears")[2] == {"cell": "d1", "steps": 2, "purse": 1}


@pytest.mark.rule("V-MOVE-6")
def test_moves_may_pass_over_pawns():
    match = moving("0T e1, 1C e2, 2M f1, 1T f2, V g2")
    assert code(match, "move thief e1>g1 < Hides") is None


@pytest.mark.rule("V-MOVE-7", "V-MOVE-8", "V-MOVE-9")
def test_move_ends_on_an_empty_cell_or_where_it_began():
    match = moving("0T f2, 0M f3, 1C f1, V g2")
    for cell in ("f3", "f1", "g2"):
        assert refusal(match, f"move thief f2>{cell} < Lambs") == ("cell_taken", "V-MOVE-7", {"cell": cell})
    match.play("move thief f2>f2 < Hides")
    assert (on(match, "f2"), len(hand(match, 0))) == ("0T", 4)


@pytest.mark.rule("V-MOVE-8", "V-BOARD-21")
def test_desert_has_room_for_all_pawns():
    match = moving("", desert=["CCCCCCCMMMMMMBBBAAAA"])
    assert len(outside(match, 0)) == 20


@pytest.mark.rule("V-MOVE-9", "V-AMB-24", "V-CLASH-4", "V-AMB-35")
def test_move_of_no_cells_is_always_legal():
    match = moving("0T f2", cards="Spears")
    assert "move thief f2>f2 < Spears" in map(str, match.legal())
    match.play("move thief f2>f2 < Spears")
    assert code(match, "slipper 1") is None
    assert "move thief f2>f2 < Surprise Port" in map(str, moving("0T f2", cards="Surprise Port").legal())


@pytest.mark.rule("V-AMB-21")
def test_entering_when_all_entry_cells_are_taken():
    crowd = "1C h1, 1C i1, 1C j1, 1C j2, 1C j3"
    match = moving(crowd, desert=["M"])
    assert refusal(match, "move merchant desert>h1 < Spears") == ("no_way_in", "V-MOVE-3", {"purse": 1})
    assert code(match, "move merchant desert>h2 < Hides") is None
    locked = moving(f"0T f2, 0M g1, {crowd}", desert=["M"], blocking=True)
    assert refusal(locked, "move merchant desert>f1 < Gold") == ("no_way_in", "V-MOVE-3", {"purse": 18})
    assert code(locked, "move vizier desert>f1 < Gold") == "no_way_in"
    locked.play("move merchant g1>g1 x h1 < Spears")
    assert code(locked, "move merchant desert>f2 < Gold") == "cell_taken"
    assert code(locked, "move merchant desert>f1 < Gold") is None


@pytest.mark.rule("V-BOARD-22")
def test_unknown_cells_are_refused():
    match = moving("0T f2")
    assert refusal(match, "move thief f2>z9 < Gold") == ("no_such_cell", "V-BOARD-22", {"cell": "z9"})
    assert refusal(match, "move thief f99>f3 < Gold") == ("no_such_cell", "V-BOARD-22", {"cell": "f99"})
    assert refusal(match, "move thief f2>f3 x a77 < Gold") == ("no_such_cell", "V-BOARD-22", {"cell": "a77"})


# --- the Vizier ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-VIZ-1")
def test_every_buyer_may_move_the_vizier_by_the_same_rules():
    match = moving("0T f2, 1C h2")
    match.play("move vizier desert>h1 < Spears")
    assert match.view(None)["vizier"] == "h1"
    match.play("slipper 1")
    assert code(match, "move vizier h1>h2 < Sugar") == "cell_taken"
    match.play("move vizier h1>g3 < Sugar")
    assert on(match, "g3") == "V"


@pytest.mark.rule("V-AMB-22")
def test_vizier_moves_anywhere_except_into_the_desert():
    match = moving("0T f2, 1C f3, V e2", cards="Gold, Silver-gilt, Anvil")
    goals = {action.goal for action in legal_moves(match) if action.what == "vizier"}
    assert {"e2", "d2", "a1", "f1", "h1", "e12", "i8", "g8"} <= goals
    assert not {"f2", "f3", "desert"} & goals


@pytest.mark.rule("V-VIZ-3")
def test_vizier_can_be_moved_out_of_the_palace():
    match = moving("0T f2, 0C g1, V g8")
    match.play("move thief f2>f2 < Gold")
    assert not match.over
    match.play("move vizier g8>f7 < Spears")
    assert match.view(None)["vizier"] == "f7"
