"""Payments: the cards laid for one purchase (V-PAY-*)."""

from __future__ import annotations

from baghdad.core.bits import popcount
from baghdad.core.rule import rule
from baghdad.voleurs.box import GEM_PRICES, GOODS, PRICE_RISE
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, WORTH, goods_bit, special_bit, surprise_value
from baghdad.voleurs.state import FREE, NO_CARD, NO_CLAIM, NOWHERE, PAYING
from baghdad.voleurs.typed_records import State


@rule
def lay(state: State, card: int) -> None:
    """Add a card to the payment, which stays hidden until the purchase is complete."""
    state.laid_goods |= goods_bit(card)
    state.laid_specials |= special_bit(card)
    if card < GOODS:
        state.laid_worth += WORTH[state.characters[state.seat], card]
    state.step = PAYING


@rule
def laid_value(state: State) -> int:
    """Return what the cards laid are worth to the buyer (V-PAY-1)."""
    return int(state.laid_worth) + surprise_value(state.laid_specials)


@rule
def laid_gem_cards(state: State) -> int:
    """Return the bits of the gem cards laid: at most one, and then alone (V-AMB-27)."""
    return int(state.laid_specials) & GEM_CARD_BITS


@rule
def gem_price(state: State, gem: int) -> int:
    """Return the list price of a gem, plus five for the last one where that rule is played (V-GEM-1, V-ADV-PRICE)."""
    return price_of_gem(gem, state.gems[gem], state.price_rise)


@rule
def price_of_gem(gem: int, left: int, price_rise: int) -> int:
    """Return the price of a gem of which so many are left."""
    if price_rise and left == 1:
        return GEM_PRICES[gem] + PRICE_RISE
    return GEM_PRICES[gem]


@rule
def spend(state: State) -> None:
    """Spend the cards laid, which become public (V-INFO-6), and count the purchase."""
    seat = state.seat
    state.hand_goods[seat] &= ~state.laid_goods
    state.hand_specials[seat] &= ~state.laid_specials
    state.spent_goods |= state.laid_goods
    state.spent_specials |= state.laid_specials
    for viewer in range(state.players):
        state.known_goods[viewer, seat] &= ~state.laid_goods
        state.known_specials[viewer, seat] &= ~state.laid_specials
    state.bought = 1
    reset_unfinished_action(state)


@rule
def reset_unfinished_action(state: State) -> None:
    """Clear everything that belongs to an unfinished action."""
    state.laid_goods = 0
    state.laid_specials = 0
    state.laid_worth = 0
    state.mover = 0
    state.origin = NOWHERE
    state.target = NOWHERE
    state.victim = NOWHERE
    state.claimed_card = NO_CARD
    state.claimed_name = NO_CLAIM
    state.change = 0
    state.vizier_goal = NOWHERE
    state.step = FREE


@rule
def number_laid(state: State) -> int:
    """Return how many cards are laid."""
    return popcount(state.laid_goods) + popcount(state.laid_specials)
