"""The game fulfils the contract, and programs play it."""

import pytest

import baghdad
from tests.core.conformance import Conformance
from tests.third_game import POSITION


class TestConformance(Conformance):
    variants = ((2, {}), (3, {}), (2, {"low": True}))

    @pytest.fixture(autouse=True)
    def installed(self, dozen):
        type(self).game = dozen


def test_a_match_from_python(dozen):
    match = dozen.new(2, seed=1)
    assert match.legal() == [dozen.parse(f"play {card}") for card in match.view(0)["hands"][0]["cards"]]
    assert [event.kind for event in match.play(match.legal()[0])] == ["played", "drew"]
    with pytest.raises(baghdad.UndoRefused):
        match.undo(0)
    while not match.over:
        match.play(match.legal()[0])
    assert sum(match.result.scores) == sum(range(1, 13))
    assert dozen.replay(baghdad.Record.from_json(match.record().to_json())).result == match.result


def test_an_action_without_a_draw_can_be_undone(dozen):
    position = {**POSITION, "place": [0, 2, 1, 1, 3, 3, *[1] * 7], "points": [56, 0, 0]}
    match = dozen.from_position(position)
    match.play("play 5")
    match.undo(1)
    assert match.position() == position


def test_the_option_turns_the_order_round(dozen):
    for options, winner in (({}, 0), ({"low": True}, 1)):
        match = dozen.from_position({**POSITION, "options": options})
        match.play("play 4")
        assert match.view(None)["points"][winner] == 16


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"place": [0, 2, 2, 1, 3, 3, 3, 0, 0, 0, 0, 0, 1]}, "wrong_points"),
        ({"place": [0, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0, 0, 1]}, "wrong_hands"),
        ({"place": [0, 2, 2, 2, 3, 3, 3, 0, 0, 0, 0, 0, 2]}, "wrong_trick"),
        ({"place": [0, 2, 2, 4, 3, 3, 3, 0, 0, 0, 0, 0, 1]}, "wrong_places"),
        ({"place": [0, 2, 2, 2, 3, 3, 3]}, "malformed_position"),
        ({"place": [0, 2, 2, 2, 3, 3, 3, 0, 0, 0, 0, 0, 128]}, "malformed_position"),
        ({"trick": [12, 12, 0]}, "wrong_trick"),
        ({"deck": []}, "malformed_position"),
        ({"players": 4}, "malformed_position"),
        ({"seat": 0}, "wrong_seat_to_act"),
        ({"seat": 2}, "no_such_seat"),
        ({"points": [0, 0, 1]}, "wrong_points"),
        ({"points": [0]}, "malformed_position"),
        ({"options": {"high": True}}, "bad_options"),
    ],
)
def test_impossible_positions_are_refused(dozen, change, code):
    with pytest.raises(baghdad.PositionError) as refused:
        dozen.from_position({**POSITION, **change})
    assert refused.value.code == code


def test_a_part_that_the_game_does_not_have(dozen):
    assert not dozen.has_part("lesson")
    with pytest.raises(baghdad.MissingPart) as missing:
        dozen.part("lesson")
    assert missing.value.facts == {"game": "dozen", "part": "lesson"}
