"""Purchases that are suggested, each with its most sensible payment. Any other legal payment is accepted.

What the change might do besides, where that is played, is the business of `change.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    """A pawn that may be moved: its code, what it is called, where it stands and how that is called."""

    code: int
    what: str
    origin: int
    start: str


class Buyer:
    """The holder of the slipper, and what a hand of cards can buy."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.seat = state, seat
        self.board, self.tables = board_of(state), tables_of_state(state)
        # A plain list: looking into the record for every cell would take longer than all the rest.
        self.occupants: list[int] = state.occupant.tolist()
        self.cards = hand(state, seat)
        self.payment_table = PaymentTable(self.cards, int(state.characters[seat]))
        self.change = ChangeSuggestions(state)
        self.may_act: dict[tuple[int, int], bool] = {}

    def purchases(self) -> Iterator[Action]:
        """Agents, gems, moves, gem cards thrown away, then the slipper."""
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
        """Each for its own card, and for dinars (V-GEM-1)."""
        for gem, name in enumerate(GEMS):
            if self.state.gems[gem] > 0:
                if FIRST_GEM_CARD + gem in self.cards:
                    yield Action("gem", what=name, cards=(FIRST_GEM_CARD + gem,))
                yield from self.for_dinars("gem", name, int(gem_price(self.state, gem)))

    def for_dinars(self, kind: str, what: str, price: int) -> Iterator[Action]:
        """An agent or a gem for dinars; then the same with enough for a walk of the Vizier's."""
        payment = self.payment_table.payment(price)
        if payment:
            yield Action(kind, what=what, cards=payment)
            for cell, both in self.change.walks_with_purchase(self.payment_table, price):
                yield Action(kind, what=what, cards=both, change=cell)

    def pawns(self) -> Iterator[Pawn]:
        """One's own pawns and the Vizier; of those of a kind in the desert just one."""
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
        """Everywhere a pawn can be carried, and what it could do there; or from the desert (V-AMB-15)."""
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
        """An empty cell, or its own (V-MOVE-7)."""
        return cell == pawn.origin or self.occupants[cell] == NOBODY

    def ability_moves(self, pawn: Pawn, move: dict[str, Any], left: int, end: int) -> Iterator[Action]:
        """A move with each of those it could act on in the end."""
        for victim in self.board.entries if end == NOWHERE else self.board.neighbours[end]:
            free = self.occupants[victim] == NOBODY or victim == pawn.origin
            if not free and self.may_act_on(pawn, victim):
                ability_move = {**move, "victim": self.board.cells[victim].name}
                robs, kills = (kind_of(pawn.code) == kind for kind in (THIEF, ASSASSIN))
                goals = self.change.goals_after_move(
                    left, pawn.origin, NOWHERE if kills else end, NOWHERE if robs else victim
                )
                yield Action("move", **ability_move)
                yield from self.with_vizier_walks(ability_move, goals)
                if may_look(self.state, pawn.code, victim):
                    yield Action("move", **ability_move, look=True)

    def may_act_on(self, pawn: Pawn, victim: int) -> bool:
        """Whether a pawn may act on another, from whichever of the cells beside it: asked once for all of them."""
        pair = pawn.code, victim
        if pair not in self.may_act:
            self.may_act[pair] = bool(may_strike(self.state, self.tables, pawn.code, victim))
        return self.may_act[pair]

    def with_vizier_walks(self, move: dict[str, Any], goals: Iterator[str]) -> Iterator[Action]:
        """The same move, its change taking the Vizier to each of these cells."""
        for cell in goals:
            yield Action("move", **move, change=cell)


def _move(pawn: Pawn, goal: str, payment: tuple[int, ...]) -> dict[str, Any]:
    """What a pawn's moves to a place have in common."""
    return {"what": pawn.what, "start": pawn.start, "goal": goal, "cards": payment}
