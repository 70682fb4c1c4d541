"""A match of dieb as an RGB array."""

from __future__ import annotations

from typing import Any

from baghdad.dieb.box import CHESTS_PER_PALACE, PALACES, THIEVES
from baghdad.dieb.state import NEUTRAL
from baghdad.dieb.tally import count
from baghdad.envs.pixels import BLACK, GOLD, INK, SEATS, Picture, blank_picture, fill_cell


def draw(state: Any) -> Picture:
    """Draw each palace with a row of chests, a row of guards, and a row of thieves for each seat."""
    players, width = int(state.players), THIEVES + 1
    height = 2 + players
    picture = blank_picture(height * PALACES // 2 + PALACES // 2, 2 * width)
    for palace in range(PALACES):
        top, left = palace // 2 * (height + 1), palace % 2 * width
        for chest in range(CHESTS_PER_PALACE):
            left_over = chest < count(state.chests, palace)
            fill_cell(picture, top, left + chest, GOLD if left_over else INK, 0 if left_over else 4)
        guards = [BLACK] * count(state.guards[NEUTRAL], palace)
        for seat in range(players):
            guards += [SEATS[seat]] * count(state.guards[seat], palace)
            for thief in range(count(state.thieves[seat], palace)):
                fill_cell(picture, top + 2 + seat, left + thief, SEATS[seat], 2)
        for place, colour in enumerate(guards):
            fill_cell(picture, top + 1, left + place, colour)
    return picture
