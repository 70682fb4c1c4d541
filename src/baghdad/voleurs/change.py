"""What the change of a purchase may do besides: carry the Vizier, where that is played (V-OPT-CHANGE).

Suggested are, with an agent or a gem, all cells that the hand can pay for as well; with a move, of which there are
many, the two uses of its change: as near to the Palace as it takes him, and as far away.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np

from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import PALACE
from baghdad.voleurs.dry_run import copy_of
from baghdad.voleurs.payments import PaymentTable
from baghdad.voleurs.rules.pawns import remove
from baghdad.voleurs.rules.walking import row_of, steps_to
from baghdad.voleurs.state import MAX_CELLS, NOBODY, NOWHERE

Way = tuple[int, int, int]  # steps that the cell is away from the Palace, steps that the Vizier goes, the cell


class Ways:
    """Where the Vizier could go from where he stands, his own cell apart, and how near to the Palace that is."""

    def __init__(self, state: Any) -> None:
        atlas, cells = tables_of_state(state), board_of(state).cells
        shops = [number for number, cell in enumerate(cells) if cell.shop and cell.district == PALACE]
        away = atlas.distance[:, shops].min(axis=1).tolist()
        steps = np.zeros(MAX_CELLS, np.int64)
        steps_to(state, atlas, state.vizier, steps)
        self.names = [cell.name for cell in cells]
        self.occupants = state.occupant.tolist()
        self.here = away[row_of(state.vizier)]
        self.all: list[Way] = [
            (away[cell], int(steps[cell]), cell) for cell in range(len(cells)) if cell != state.vizier
        ]

    @cached_property
    def nearer(self) -> list[Way]:
        """Those that bring him nearer to the Palace, the nearest first, the fewest steps first."""
        return sorted(way for way in self.all if way[0] < self.here)

    @cached_property
    def farther(self) -> list[Way]:
        """Those that take him away from it, the farthest first."""
        return sorted((way for way in self.all if way[0] > self.here), key=lambda way: (-way[0], *way[1:]))


class Change:
    """What is suggested for the change of one player's purchases."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.played = bool(state.change_moves_vizier)
        self.ways: dict[int, Ways] = {}

    def paid_for(self, purse: PaymentTable, price: int) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Beside a purchase in which nobody moves: cells for the Vizier, each with the best payment for both."""
        if self.played:
            ways = self._ways(NOWHERE)
            for _, steps, cell in ways.all:
                payment = purse.payment(price + steps) if ways.occupants[cell] == NOBODY else None
                if payment:
                    yield ways.names[cell], payment

    def goals(self, change: int, origin: int, end: int, removed: int) -> Iterator[str]:
        """After a move from one cell to another, where so much change best takes him; one at most in each direction.

        `end` is NOWHERE if the pawn hasn't come to stand in the city, `removed` is the cell of whoever it removed.
        """
        if not self.played or change <= 0:
            return
        ways = self._ways(removed)
        for directed in (ways.nearer, ways.farther):
            for _, steps, cell in directed:
                if steps <= change and cell != end and (cell == origin or ways.occupants[cell] == NOBODY):
                    yield ways.names[cell]
                    break

    def _ways(self, removed: int) -> Ways:
        """His ways once nobody stands on a cell any more; it may be himself who did."""
        if removed not in self.ways:
            state = self.state
            if removed != NOWHERE:
                state = copy_of(state)
                remove(state, removed)
            self.ways[removed] = Ways(state)
        return self.ways[removed]
