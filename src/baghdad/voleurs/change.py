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
from baghdad.voleurs.dry_run import copy_state
from baghdad.voleurs.payments import PaymentTable
from baghdad.voleurs.rules.pawns import remove
from baghdad.voleurs.rules.walking import row_of, steps_to
from baghdad.voleurs.state import MAX_CELLS, NOBODY, NOWHERE

Walk = tuple[int, int, int]  # steps that the cell is away from the Palace, steps that the Vizier goes, the cell


class VizierWalks:
    """Where the Vizier could go from where he stands, his own cell apart, and how near to the Palace that is."""

    def __init__(self, state: Any) -> None:
        tables, cells = tables_of_state(state), board_of(state).cells
        shops = [number for number, cell in enumerate(cells) if cell.shop and cell.district == PALACE]
        away = tables.distance[:, shops].min(axis=1).tolist()
        steps = np.zeros(MAX_CELLS, np.int64)
        steps_to(state, tables, state.vizier, steps)
        self.names = [cell.name for cell in cells]
        self.occupants = state.occupant.tolist()
        self.here = away[row_of(state.vizier)]
        self.all: list[Walk] = [
            (away[cell], int(steps[cell]), cell) for cell in range(len(cells)) if cell != state.vizier
        ]

    @cached_property
    def nearer(self) -> list[Walk]:
        """Those that bring him nearer to the Palace, the nearest first, the fewest steps first."""
        return sorted(walk for walk in self.all if walk[0] < self.here)

    @cached_property
    def farther(self) -> list[Walk]:
        """Those that take him away from it, the farthest first."""
        return sorted((walk for walk in self.all if walk[0] > self.here), key=lambda walk: (-walk[0], *walk[1:]))


class ChangeSuggestions:
    """What is suggested for the change of one player's purchases."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.enabled = bool(state.change_moves_vizier)
        self.walks: dict[int, VizierWalks] = {}

    def walks_with_purchase(self, payment_table: PaymentTable, price: int) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Beside a purchase in which nobody moves: cells for the Vizier, each with the best payment for both."""
        if self.enabled:
            walks = self._walks_after(NOWHERE)
            for _, steps, cell in walks.all:
                payment = payment_table.payment(price + steps) if walks.occupants[cell] == NOBODY else None
                if payment:
                    yield walks.names[cell], payment

    def goals_after_move(self, change: int, origin: int, end: int, removed: int) -> Iterator[str]:
        """After a move from one cell to another, where so much change best takes him; one at most in each direction.

        `end` is NOWHERE if the pawn hasn't come to stand in the city, `removed` is the cell of whoever it removed.
        """
        if not self.enabled or change <= 0:
            return
        walks = self._walks_after(removed)
        for directed in (walks.nearer, walks.farther):
            for _, steps, cell in directed:
                if steps <= change and cell != end and (cell == origin or walks.occupants[cell] == NOBODY):
                    yield walks.names[cell]
                    break

    def _walks_after(self, removed: int) -> VizierWalks:
        """His ways once nobody stands on a cell any more; it may be himself who did."""
        if removed not in self.walks:
            state = self.state
            if removed != NOWHERE:
                state = copy_state(state)
                remove(state, removed)
            self.walks[removed] = VizierWalks(state)
        return self.walks[removed]
