"""A state as the suggestions of actions need it: what they share is computed once, when the first asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from baghdad.core import arrays as np
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.change import ChangeSuggestions
from baghdad.voleurs.dry_run import legal_steps
from baghdad.voleurs.payments import PaymentTable, hand
from baghdad.voleurs.rules.cards import cards_of
from baghdad.voleurs.rules.cheapest_return import cheapest_return
from baghdad.voleurs.rules.payment import price_of_gem
from baghdad.voleurs.view import open_offers


class Situation:
    """The state of a match, and the seat whose actions are suggested, which uses only what it may know."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.seat = state, seat

    @cached_property
    def board(self) -> Board:
        """Return the board."""
        return board_of(self.state)

    @cached_property
    def tables(self) -> Any:
        """Return the tables of the board."""
        return tables_of_state(self.state)

    @cached_property
    def legal_steps(self) -> list[int]:
        """Return the legal steps of the seat to act."""
        return legal_steps(self.state)

    @cached_property
    def gems(self) -> list[int]:
        """Return how many gems of each kind are left."""
        left: list[int] = np.as_list(self.state.gems)
        return left

    @cached_property
    def gem_prices(self) -> list[int]:
        """Return the price of each kind of gem."""
        price_rise = int(self.state.price_rise)
        return [int(price_of_gem(gem, left, price_rise)) for gem, left in enumerate(self.gems)]

    @cached_property
    def cards(self) -> list[int]:
        """Return the seat's hand."""
        return hand(self.state, self.seat)

    @cached_property
    def payment_table(self) -> PaymentTable:
        """Return the sums that the hand can pay."""
        return PaymentTable(self.cards, int(self.state.characters[self.seat]))

    @cached_property
    def change(self) -> ChangeSuggestions:
        """Return the suggested uses of change."""
        return ChangeSuggestions(self.state)

    def payments_with_change(self, price: int) -> Iterator[tuple[tuple[int, ...], str]]:
        """Yield the best payment of a price, then those with enough change for each walk of the Vizier."""
        payment = self.payment_table.payment(price)
        if payment:
            yield payment, ""
            for cell, both in self.change.walks_with_purchase(self.payment_table, price):
                yield both, cell

    @cached_property
    def offers_received(self) -> list[int]:
        """Return the indices of the open offers to the seat."""
        return [number for number in open_offers(self.state) if self.state.offers[number].to == self.seat]

    @cached_property
    def offers_made(self) -> list[int]:
        """Return the indices of the open offers by the seat."""
        return [number for number in open_offers(self.state) if self.state.offers[number].maker == self.seat]

    def cheapest_return(self, offer: int) -> tuple[int, ...]:
        """Return the cards in return for an offer that are worth least to the player; gem cards and surprises last."""
        return tuple(cards_of(*cheapest_return(self.state, self.seat, offer)))
