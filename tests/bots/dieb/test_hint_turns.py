"""Following the first hint to the end of a turn is no worse than stopping; `hint_turns.py` tries many more turns."""

from __future__ import annotations

import pytest

from baghdad.dieb.tally import total
from tests.bots.dieb.hint_turns import LARGE_HAND, follow_hints, is_worse, lead_of_turn, positions

pytestmark = pytest.mark.slow
SAMPLE = 12


@pytest.mark.long
def test_turns_of_first_hints_are_worth_no_less_than_stopping():
    large = 0
    for position in positions(SAMPLE):
        start = position.match.game.copy(position.match.state)
        large += total(start.cards[int(start.seat)]) >= LARGE_HAND
        followed = follow_hints(position.match)
        lead = followed and lead_of_turn(start, *followed)
        assert not lead or not is_worse(lead), f"seed {position.seed}, after {position.number} actions"
    assert large >= 2


def test_the_judge_finds_a_turn_that_throws_cards_away():
    position = next(position for position in positions(8) if position.seed == 8)
    start = position.match.game.copy(position.match.state)
    poorer = position.match.game.copy(start)
    seat = int(start.seat)
    poorer.discard += poorer.cards[seat]
    poorer.cards[seat] = 0
    end = next(action for action in position.match.legal(seat) if str(action) == "end" or action.kind == "pass")
    lead = lead_of_turn(start, poorer, end.number, trials=100)
    assert lead is not None
    assert is_worse(lead)
