"""Suggested uses of the change of a purchase: moving the Vizier, where V-OPT-CHANGE is played.

With an agent or a gem, all cells are suggested that the hand can pay for as well. With a move, of which there are many,
only two goals are: as near to the Palace as the change takes the Vizier, and as far from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from baghdad.core import arrays as np
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import PALACE
from baghdad.voleurs.dry_run import copy_state
from baghdad.voleurs.payments import PaymentTable
from baghdad.voleurs.rules.pawns import remove
from baghdad.voleurs.rules.walking import row_of, steps_to
from baghdad.voleurs.state import MAX_CELLS, NOBODY, NOWHERE

Walk = tuple[int, int, int]  # the cell's steps from the Palace, the Vizier's steps to it, the cell


class VizierWalks:
    """The cells that the Vizier could walk to, except his own, with their distances from the Palace."""

    def __init__(self, state: Any) -> None:
        tables, cells = tables_of_state(state), board_of(state).cells
        shops = [number for number, cell in enumerate(cells) if cell.shop and cell.district == PALACE]
        columns = [np.as_list(tables.distance[:, shop]) for shop in shops]
        away = [min(distances) for distances in zip(*columns, strict=True)]
        numbers, vizier = np.zeros(MAX_CELLS, np.int64), int(state.vizier)
        steps_to(state, tables, vizier, numbers)
        steps = np.as_list(numbers)
        self.names = board_of(state).names
        self.occupants = np.as_list(state.occupant)
        self.here = away[row_of(vizier)]
        self.all: list[Walk] = [(away[cell], steps[cell], cell) for cell in range(len(cells)) if cell != vizier]
        self.goals: dict[int, tuple[list[int], list[int]]] = {}  # by change

    @cached_property
    def nearer(self) -> list[Walk]:
        """Return the walks that bring him nearer to the Palace, the nearest first, then the fewest steps."""
        return sorted(walk for walk in self.all if walk[0] < self.here)

    @cached_property
    def farther(self) -> list[Walk]:
        """Return the walks that take him away from the Palace, the farthest first."""
        return sorted((walk for walk in self.all if walk[0] > self.here), key=lambda walk: (-walk[0], *walk[1:]))

    def goals_within(self, change: int) -> tuple[list[int], list[int]]:
        """Return the cells that some steps lead to, nearer to the Palace and farther from it, the best first."""
        if change not in self.goals:
            nearer, farther = (
                [cell for _, steps, cell in walks if steps <= change] for walks in (self.nearer, self.farther)
            )
            self.goals[change] = nearer, farther
        return self.goals[change]


class ChangeSuggestions:
    """The suggested uses of the change of one player's purchases."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.enabled = bool(state.change_moves_vizier)
        self.walks: dict[int, VizierWalks] = {}

    def walks_with_purchase(self, payment_table: PaymentTable, price: int) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yield goals for the Vizier beside a purchase that moves nobody, with the best payment for both."""
        if self.enabled:
            walks = self._walks_after(NOWHERE)
            for _, steps, cell in walks.all:
                payment = payment_table.payment(price + steps) if walks.occupants[cell] == NOBODY else None
                if payment:
                    yield walks.names[cell], payment

    def goals_after_move(self, change: int, origin: int, end: int, removed: int) -> Iterator[str]:
        """Yield the best goal in each direction that the change of a move pays for.

        `end` is NOWHERE if the pawn isn't in the city after the move; `removed` is the cell of a pawn it removed, or
        NOWHERE.
        """
        if not self.enabled or change <= 0:
            return
        walks = self._walks_after(removed)
        for goals in walks.goals_within(change):
            for cell in goals:
                if cell != end and (cell == origin or walks.occupants[cell] == NOBODY):
                    yield walks.names[cell]
                    break

    def _walks_after(self, removed: int) -> VizierWalks:
        """Return the Vizier's walks after the pawn on a cell has been removed; that pawn may be the Vizier."""
        if removed not in self.walks:
            state = self.state
            if removed != NOWHERE:
                state = copy_state(state)
                remove(state, removed)
            self.walks[removed] = VizierWalks(state)
        return self.walks[removed]
