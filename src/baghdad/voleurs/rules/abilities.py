"""Abilities: what a pawn may do to a neighbour at the end of its move (V-ABIL-*)."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs.box import ASSASSIN, BIRTHDAYS, BROKER, CARAVANEER, MERCHANT, THIEF
from baghdad.voleurs.rules.gems import bag_size, real_gems, rob
from baghdad.voleurs.rules.pawns import kind_of, owner_of, remove, send_to_desert
from baghdad.voleurs.state import NOBODY, NOWHERE, VIZIER
from baghdad.voleurs.typed_records import BoardTables, State


@rule
def may_strike(state: State, tables: BoardTables, mover: int, cell: int) -> bool:
    """Return whether the moved pawn may use its ability on the pawn on a neighbouring cell."""
    victim = state.occupant[cell]
    if victim == NOBODY or mover == VIZIER:
        return False
    seat = owner_of(mover)
    kind = kind_of(mover)
    if victim == VIZIER:
        return bool(kind == ASSASSIN and state.vizier_kill and not state.vizier_killed)
    victim_kind = kind_of(victim)
    rival = owner_of(victim) != seat
    if kind == THIEF:
        return victim_kind == THIEF and rival and bag_size(state, owner_of(victim)) > 0
    if not rival and not state.own_victims:
        return False
    if kind == ASSASSIN:
        return victim_kind != THIEF
    expels = (kind == MERCHANT and victim_kind == CARAVANEER) or (kind == BROKER and victim_kind == MERCHANT)
    return expels and not (state.refuge and not tables.shop[cell])


@rule
def cells_in_reach(tables: BoardTables, target: int) -> Row[int]:
    """Return the neighbours of the end of the move, or of the desert where V-AMB-15 is played, in rising order.

    Neighbours are joined by one step, through gates but not ramparts (V-BOARD-15, V-ABIL-3). NONE fills up the row.
    """
    if target == NOWHERE:
        return tables.entries[:]
    return tables.neighbours[target]


@rule
def may_look(state: State, mover: int) -> bool:
    """Return whether a Thief may look into a victim's bag and exchange, which takes a real gem (V-ADV-SWAP)."""
    return (
        bool(state.exchange) and kind_of(mover) == THIEF and mover != VIZIER and real_gems(state, owner_of(mover)) > 0
    )


@rule
def strike(state: State, mover: int, target: int, cell: int, rng: Rng) -> None:
    """Expel, kill or rob the victim, as the pawn's kind does (V-MERCH-1, V-BROKER-1, V-ASSA-1, V-ASSA-2, V-THIEF-1)."""
    victim = state.occupant[cell]
    kind = kind_of(mover)
    if kind == THIEF:
        rob(state, owner_of(mover), owner_of(victim), rng)
        return
    remove(state, cell)
    if kind != ASSASSIN:
        send_to_desert(state, victim)
        return
    if target != NOWHERE:
        remove(state, target)
    else:
        state.desert[owner_of(mover), ASSASSIN] -= 1
    if victim == VIZIER:
        state.vizier_killed = 1
        deal_birthdays(state, rng)
    if victim == VIZIER or kind_of(victim) != ASSASSIN:
        send_to_desert(state, mover)


@rule
def deal_birthdays(state: State, rng: Rng) -> None:
    """Shuffle all six birthday cards and deal one to each player (V-SETUP-6, V-AMB-7, V-AMB-56)."""
    left = (1 << len(BIRTHDAYS)) - 1
    for seat in range(state.players):
        number = below(rng, len(BIRTHDAYS) - seat)
        for card in range(len(BIRTHDAYS)):
            if left >> card & 1:
                if number == 0:
                    state.birthdays[seat] = card
                    left ^= 1 << card
                    break
                number -= 1
