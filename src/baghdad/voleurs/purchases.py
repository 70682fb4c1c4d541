"""Suggested purchases, each with its best payment. Any other legal payment is accepted as well.

Uses of the change, where V-OPT-CHANGE is played, are suggested by `change.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import AGENT_PRICES, ASSASSIN, CARAVANEER, FIRST_GEM_CARD, GEMS, PAWNS, THIEF
from baghdad.voleurs.change import ChangeSuggestions
from baghdad.voleurs.dry_run import legal_steps
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.payments import PaymentTable, gem_cards, hand
from baghdad.voleurs.rules.abilities import may_look, may_strike
from baghdad.voleurs.rules.pawns import code_of, is_pawn_of, kind_of
from baghdad.voleurs.rules.payment import gem_price
from baghdad.voleurs.rules.walking import steps_to
from baghdad.voleurs.state import MAX_CELLS, NOBODY, NOWHERE, VIZIER


@dataclass(frozen=True, slots=True)
class Pawn:
    """A pawn that may be moved: its code, its kind, its cell (NOWHERE for the desert) and the name of that cell."""

    code: int
    what: str
    origin: int
    start: str


class Buyer:
    """The holder of the slipper and the purchases that its hand can pay for."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.seat = state, seat
        self.board, self.tables = board_of(state), tables_of_state(state)
        # A list, because reading the record for every cell is slow.
        self.occupants: list[int] = state.occupant.tolist()
        self.cards = hand(state, seat)
        self.payment_table = PaymentTable(self.cards, int(state.characters[seat]))
        self.change = ChangeSuggestions(state)
        self.may_act: dict[tuple[int, int], bool] = {}

    def purchases(self) -> Iterator[Action]:
        """Yield agents, gems, moves, gem cards to discard, then passes of the slipper."""
        state = self.state
        for kind in range(CARAVANEER, len(PAWNS)):
            if state.supply[self.seat, kind] > 0:
                yield from self.for_dinars("agent", PAWNS[kind], AGENT_PRICES[kind])
        yield from self.gems()
        for pawn in self.pawns():
            yield from self.moves(pawn)
        for card in gem_cards(self.cards):
            if state.gems[card - FIRST_GEM_CARD] == 0:
                yield Action("discard", cards=(card,))
        for step in legal_steps(state):
            if step >= n.PASS_SLIPPER:
                yield Action("slipper", seat=step - n.PASS_SLIPPER)

    def gems(self) -> Iterator[Action]:
        """Yield each gem for its own card, and for dinars (V-GEM-1)."""
        for gem, name in enumerate(GEMS):
            if self.state.gems[gem] > 0:
                if FIRST_GEM_CARD + gem in self.cards:
                    yield Action("gem", what=name, cards=(FIRST_GEM_CARD + gem,))
                yield from self.for_dinars("gem", name, int(gem_price(self.state, gem)))

    def for_dinars(self, kind: str, what: str, price: int) -> Iterator[Action]:
        """Yield an agent or a gem for dinars, then the same with enough change for each walk of the Vizier."""
        payment = self.payment_table.payment(price)
        if payment:
            yield Action(kind, what=what, cards=payment)
            for cell, both in self.change.walks_with_purchase(self.payment_table, price):
                yield Action(kind, what=what, cards=both, change=cell)

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

    def moves(self, pawn: Pawn) -> Iterator[Action]:
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
                yield Action("move", **move)
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

    def ability_moves(self, pawn: Pawn, move: dict[str, Any], left: int, end: int) -> Iterator[Action]:
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
                yield Action("move", **ability_move)
                yield from self.with_vizier_walks(ability_move, goals)
                if may_look(self.state, pawn.code, victim):
                    yield Action("move", **ability_move, look=True)
                    yield from self.with_vizier_walks({**ability_move, "look": True}, goals)

    def may_act_on(self, pawn: Pawn, victim: int) -> bool:
        """Return whether a pawn may act on the pawn on a cell, wherever beside it; cached for each pair."""
        pair = pawn.code, victim
        if pair not in self.may_act:
            self.may_act[pair] = bool(may_strike(self.state, self.tables, pawn.code, victim))
        return self.may_act[pair]

    def with_vizier_walks(self, move: dict[str, Any], goals: Iterable[str]) -> Iterator[Action]:
        """Yield a move once for each cell to which its change takes the Vizier."""
        for cell in goals:
            yield Action("move", **move, change=cell)


def _move(pawn: Pawn, goal: str, payment: tuple[int, ...]) -> dict[str, Any]:
    """Return the fields that all moves of a pawn to one goal share."""
    return {"what": pawn.what, "start": pawn.start, "goal": goal, "cards": payment}
