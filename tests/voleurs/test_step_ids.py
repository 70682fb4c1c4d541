"""Ids and names of steps. Environments and data sets keep the ids, so they never change."""

from baghdad.voleurs import action_ids, game

FIRST_IDS = {
    "choose": 0,
    "place thief": 6,
    "place caravaneer": 134,
    "lay": 262,
    "agent": 330,
    "gem": 335,
    "leave": 340,
    "leave desert": 468,
    "leave desert vizier": 473,
    "discard": 474,
    "go": 475,
    "stay out": 603,
    "strike": 604,
    "no strike": 732,
    "look": 733,
    "take": 861,
    "give": 866,
    "keep change": 871,
    "slipper": 872,
    "offer to": 878,
    "claim": 884,
    "want": 952,
    "send": 957,
    "accept": 958,
    "decline": 982,
    "withdraw": 1006,
    "done": 1030,
}


def test_every_kind_of_step_keeps_its_ids():
    assert {name: first for first, name in game.step_kinds} == FIRST_IDS
    assert game.step_count == 1031


def test_every_kind_of_step_has_a_constant_that_rules_can_use():
    constants = {value for name, value in vars(action_ids).items() if name.isupper() and type(value) is int}
    assert set(FIRST_IDS.values()) <= constants


def test_a_step_is_named_by_its_kind_and_its_number_or_card():
    named = {262: "lay Spears", 473: "leave desert vizier", 492: "go 17", 951: "claim Surprise Casbah", 1030: "done"}
    assert {step: game.step_name(step) for step in named} == named
