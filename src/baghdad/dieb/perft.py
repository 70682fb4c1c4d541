"""Perft: counts of the action sequences within one turn, to compare implementations of the rules.

The counts start from a fixed position and never end a turn, so that no random draw affects them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.array_types import Grid, Row
from baghdad.core.errors import OptionError
from baghdad.core.rng import rng_for
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.action_ids import END, PLACE, STEAL
from baghdad.dieb.box import MAX_PLAYERS, MIN_PLAYERS, OWN_GUARDS, PALACES
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import LEGAL_WORDS, STATE
from baghdad.dieb.typed_records import State

SEED = 1


def perft_position(players: int) -> Any:
    """Return the fixed position: dealt with seed 1, guards placed in palace order."""
    states = np.new_records(1, STATE)
    rng = rng_for(SEED)
    lay_table(states[0], players)
    deal(states[0], rng)
    for guard in range(players * OWN_GUARDS[players]):
        apply(states[0], PLACE + guard % PALACES, rng)
    return states


def perft(players: int, depth: int) -> Iterator[int]:
    """Yield the numbers of sequences of 1, 2, … `depth` actions."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError("bad_players", game="dieb", players=players, min=MIN_PLAYERS, max=MAX_PLAYERS)
    start = perft_position(players)
    for length in range(1, depth + 1):
        states = np.new_records(length + 1, STATE)
        states[0] = start[0]
        legal = np.zeros((length, LEGAL_WORDS), np.int64)
        yield int(count_sequences(states, legal, 0, rng_for(SEED)))


@rule
def count_sequences(states: Row[State], legal: Grid[int], depth: int, rng: Rng) -> int:
    """Return the number of sequences from `states[depth]` that fill the rest of the array.

    Each action takes one element of `states` and one row of `legal`.
    """
    number = find_legal(states[depth], legal[depth])
    found = 0
    for index in range(number):
        action = nth_legal(legal[depth], index)
        if action < END or action >= STEAL:
            if depth + 1 == len(legal):
                found += 1
            else:
                states[depth + 1] = states[depth]
                apply(states[depth + 1], action, rng)
                found += count_sequences(states, legal, depth + 1, rng)
    return found
