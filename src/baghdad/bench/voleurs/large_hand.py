"""Benchmark of a large hand: the time to find all payments with its cards, and all legal actions."""

from __future__ import annotations

from typing import Any

from baghdad.bench.timing import fastest
from baghdad.core.match import Match
from baghdad.core.spelling import plain
from baghdad.voleurs import game
from baghdad.voleurs.box import CARDS, FIRST_SURPRISE, GOODS
from baghdad.voleurs.names import CARD_NUMBERS, card_name
from baghdad.voleurs.payments import PaymentTable

EVERY_FIFTH = 5
LARGE_HAND = [*range(0, GOODS, EVERY_FIFTH), *range(FIRST_SURPRISE, CARDS)]


def measure(rounds: int) -> dict[str, Any]:
    """Measure both in microseconds; keep the best round."""
    match = match_with_large_hand()
    seat = match.to_act[0]
    character = int(match.state.characters[seat])
    return {
        "cards": len(LARGE_HAND),
        "us_per_purse": fastest(lambda: PaymentTable(LARGE_HAND, character), rounds),
        "us_per_legal": fastest(lambda: match.legal(seat), rounds),
        "legal": len(match.legal(seat)),
    }


def match_with_large_hand() -> Match:
    """Return a match at its first purchases, in which the buyer has the large hand."""
    return match_with_hand(LARGE_HAND)


def match_with_hand(cards: list[int]) -> Match:
    """Return a match at its first purchases, in which the buyer has these cards."""
    match = game.new(game.min_players, 1, deal_characters=True)
    while match.view(None)["phase"] != "buying":
        seat = match.to_act[0]
        match.play(match.legal(seat)[-1], seat)
    position = match.position()
    for place in (*(seat["cards"] for seat in position["seats"]), position["deck"]):
        place[:] = [card for card in place if CARD_NUMBERS[plain(card)] not in cards]
    holder = position["seats"][position["seat"]]
    position["deck"] += holder["cards"]
    holder["cards"] = [card_name(card) for card in cards]
    return game.from_position(position, 1)
