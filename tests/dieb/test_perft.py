"""Perft counts of the compiled rules, also compared with counts by `why_not`."""

from __future__ import annotations

import pytest

import baghdad
from baghdad.core.rng import rng_for
from baghdad.dieb.perft import perft, perft_position
from baghdad.dieb.state import OVER

# Numbers of sequences of 1, 2, … actions from the fixed position. If they change, the rules have changed.
COUNTS = {
    2: [50, 1_685, 37_184, 506_437, 3_739_484, 10_883_842],
    3: [40, 944, 13_024, 110_009, 556_936, 1_214_420],
    4: [39, 890, 11_411, 80_585, 280_998, 337_012],
}
INTERPRETED_DEPTH = 3


@pytest.mark.slow
@pytest.mark.parametrize("players", COUNTS)
def test_counts_equal_the_known_ones(players):
    assert list(perft(players, len(COUNTS[players]))) == COUNTS[players]


@pytest.mark.parametrize("players", COUNTS)
def test_counts_by_why_not_are_the_same(players):
    game = baghdad.game("dieb")

    def count(state, depth):
        if depth == 0:
            return 1
        total = 0
        for action in game.catalogue:
            ends = action.kind in ("end", "pass")
            if not ends and state.phase != OVER and game.why_not(state, int(state.seat), action) is None:
                after = game.copy(state)
                game.apply(after, int(after.seat), action, rng_for(0))
                total += count(after, depth - 1)
        return total

    start = perft_position(players)[0]
    assert [count(start, depth) for depth in (1, 2)] == COUNTS[players][:2]
    assert list(perft(players, INTERPRETED_DEPTH)) == COUNTS[players][:INTERPRETED_DEPTH]


def test_invalid_number_of_players_is_refused():
    with pytest.raises(baghdad.OptionError) as refused:
        list(perft(5, 1))
    assert refused.value.code == "bad_players"
