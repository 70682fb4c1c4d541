"""Open offers: their slots, and which of them each player made and received, as sets of slots."""

from __future__ import annotations

from baghdad.core.bits import lowest_bit
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.typed_records import State


@rule
def free_offer_slot(state: State) -> int:
    """Return the first free slot for an offer; there is one as long as its maker may offer."""
    return lowest_bit(~open_offers(state))


@rule
def open_offers(state: State) -> int:
    """Return the open offers of all players."""
    found = 0
    for seat in range(state.players):
        found |= int(state.offers_by[seat])
    return found


@rule
def open_offer(state: State, number: int) -> None:
    """Open the offer that has been written into a slot."""
    offer = state.offers[number]
    slot = 1 << int(number)
    offer.open = 1
    state.offers_by[offer.maker] |= slot
    state.offers_to[offer.to] |= slot


@rule
def close_offer(state: State, number: int) -> None:
    """Close an offer, which frees its slot."""
    offer = state.offers[number]
    others = ~(1 << int(number))
    offer.open = 0
    state.offers_by[offer.maker] &= others
    state.offers_to[offer.to] &= others


@rule
def close_all_offers(state: State) -> None:
    """Close every open offer."""
    for seat in range(MAX_PLAYERS):
        rest = int(state.offers_by[seat])
        while rest:
            state.offers[lowest_bit(rest)].open = 0
            rest &= rest - 1
        state.offers_by[seat] = 0
        state.offers_to[seat] = 0


@rule
def close_broken_offers(state: State, maker: int) -> None:
    """Close a player's offers of cards that it no longer holds."""
    rest = int(state.offers_by[maker])
    while rest:
        number = lowest_bit(rest)
        rest &= rest - 1
        gone_goods = int(state.offers[number].goods) & ~state.hand_goods[maker]
        gone_specials = int(state.offers[number].specials) & ~state.hand_specials[maker]
        if gone_goods or gone_specials:
            close_offer(state, number)
