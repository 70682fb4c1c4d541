"""Suggested moves, each with its best payment. Any other legal payment is accepted as well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from baghdad.voleurs.box import ASSASSIN, PAWNS, THIEF
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.rules.abilities import may_look, may_strike
from baghdad.voleurs.rules.pawns import code_of, is_pawn_of, kind_of
from baghdad.voleurs.rules.walking import steps_to
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import MAX_CELLS, NOBODY, NOWHERE, VIZIER

Fields = dict[str, Any]  # the fields of a move


@dataclass(frozen=True, slots=True)
class Pawn:
    """A pawn that may be moved: its code, its kind, its cell (NOWHERE for the desert) and the name of that cell."""

    code: int
    what: str
    origin: int
    start: str


class MoveSuggestions:
    """The moves that the holder of the slipper can pay for."""

    def __init__(self, situation: Situation) -> None:
        self.state, self.seat = situation.state, situation.seat
        self.board, self.tables = situation.board, situation.tables
        self.payment_table, self.change = situation.payment_table, situation.change
        # A list, because reading the record for every cell is slow.
        self.occupants: list[int] = self.state.occupant.tolist()
        self.may_act: dict[tuple[int, int], bool] = {}

    def moves(self) -> Iterator[Fields]:
        """Yield the fields of all moves, pawn by pawn."""
        for pawn in self.pawns():
            yield from self.moves_of(pawn)

    def pawns(self) -> Iterator[Pawn]:
        """Yield the player's own pawns and the Vizier; in the desert, one pawn of each kind."""
        for origin, cell in enumerate(self.board.cells):
            code = self.occupants[origin]
            if code == VIZIER:
                yield Pawn(code, VIZIER_NAME, origin, cell.name)
            elif is_pawn_of(code, self.seat):
                yield Pawn(code, PAWNS[kind_of(code)], origin, cell.name)
        for kind, name in enumerate(PAWNS):
            if self.state.desert[self.seat, kind] > 0:
                yield Pawn(int(code_of(self.seat, kind)), name, NOWHERE, DESERT_NAME)
        if self.state.vizier == NOWHERE:
            yield Pawn(VIZIER, VIZIER_NAME, NOWHERE, DESERT_NAME)

    def moves_of(self, pawn: Pawn) -> Iterator[Fields]:
        """Yield the moves of a pawn to each cell it can reach, with and without its ability.

        Where V-AMB-15 is played, a pawn in the desert may use its ability from there.
        """
        numbers = np.zeros(MAX_CELLS, np.int64)
        steps_to(self.state, self.tables, pawn.origin, numbers)
        for end, steps in enumerate(numbers[: len(self.board.cells)].tolist()):
            payment = self.payment_table.payment(steps) if self.may_end_on(pawn, end) else None
            if payment:
                move = _move(pawn, self.board.cells[end].name, payment)
                left = self.payment_table.worth(payment) - steps
                yield move
                if pawn.code != VIZIER:
                    goals = self.change.goals_after_move(left, pawn.origin, end, NOWHERE)
                    yield from self.with_vizier_walks(move, goals)
                    yield from self.ability_moves(pawn, move, left, end)
        payment = self.payment_table.payment(0)
        if payment and self.state.act_from_desert and pawn.origin == NOWHERE and pawn.code != VIZIER:
            move = _move(pawn, DESERT_NAME, payment)
            yield from self.ability_moves(pawn, move, self.payment_table.worth(payment), NOWHERE)

    def may_end_on(self, pawn: Pawn, cell: int) -> bool:
        """Return whether a pawn may end its move on a cell: an empty one, or its own (V-MOVE-7)."""
        return cell == pawn.origin or self.occupants[cell] == NOBODY

    def ability_moves(self, pawn: Pawn, move: Fields, left: int, end: int) -> Iterator[Fields]:
        """Yield a move with each victim that the pawn may act on where it ends."""
        for victim in self.board.entries if end == NOWHERE else self.board.neighbours[end]:
            free = self.occupants[victim] == NOBODY or victim == pawn.origin
            if not free and self.may_act_on(pawn, victim):
                ability_move = {**move, "victim": self.board.cells[victim].name}
                robs, kills = (kind_of(pawn.code) == kind for kind in (THIEF, ASSASSIN))
                goals = list(
                    self.change.goals_after_move(
                        left, pawn.origin, NOWHERE if kills else end, NOWHERE if robs else victim
                    )
                )
                yield ability_move
                yield from self.with_vizier_walks(ability_move, goals)
                if may_look(self.state, pawn.code):
                    yield {**ability_move, "look": True}
                    yield from self.with_vizier_walks({**ability_move, "look": True}, goals)

    def may_act_on(self, pawn: Pawn, victim: int) -> bool:
        """Return whether a pawn may act on the pawn on a cell, wherever beside it; cached for each pair."""
        pair = pawn.code, victim
        if pair not in self.may_act:
            self.may_act[pair] = bool(may_strike(self.state, self.tables, pawn.code, victim))
        return self.may_act[pair]

    def with_vizier_walks(self, move: Fields, goals: Iterable[str]) -> Iterator[Fields]:
        """Yield a move once for each cell to which its change takes the Vizier."""
        for cell in goals:
            yield {**move, "change": cell}


def _move(pawn: Pawn, goal: str, payment: tuple[int, ...]) -> Fields:
    """Return the fields that all moves of a pawn to one goal share."""
    return {"what": pawn.what, "start": pawn.start, "goal": goal, "cards": payment}
