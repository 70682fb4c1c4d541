"""Matches of voleurs among computer players, and positions for them to decide."""

from __future__ import annotations

from typing import Any

from baghdad.bots import Choice, bot
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs import game as voleurs
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import BIRTHDAYS, MAX_PLAYERS, PALACE
from baghdad.voleurs.names import CARD_NUMBERS
from baghdad.voleurs.rules.cards import goods_bit
from baghdad.voleurs.rules.pawns import put
from baghdad.voleurs.state import VIZIER

ROUND_CAP = 40


def choice(name: str, match: Match, seat: int, seed: int = 0) -> Choice:
    """Return a player's choice, with separate RNGs for its determinization and its decision."""
    number = len(match.history)
    knowledge = match.knowledge(seat, rng_for(seed, number, "imagined"))
    return bot(name, "voleurs").choose(knowledge, rng_for(seed, number, "choice"))


def play(names: list[str], seed: int, **options: Any) -> tuple[Match, list[Choice]]:
    """Play a whole match; return it and all choices."""
    match = voleurs.new(len(names), seed, round_cap=ROUND_CAP, **options)
    choices = []
    while not match.over:
        seat = match.to_act[0]
        choices.append(choice(names[seat], match, seat, seed))
        match.play(choices[-1].action, seat)
    return match, choices


def vizier_at_home(match: Match) -> bool:
    """Return whether the Vizier stands in a shop of the Palace."""
    cell = board_of(match.state).cells[match.state.vizier]
    return bool(cell.shop and cell.district == PALACE)


def first_purchase(vizier_home: bool) -> tuple[Match, int]:
    """Return a match at the first purchase, and the seat to act; the Vizier is in the Palace or next to a shop of it.

    Only that seat holds cards: two goods of the Bazaar, as a gem card would have to be spent on its gem.
    """
    match = voleurs.new(3, 1)
    while match.view(None)["phase"] != "buying":
        seat = match.to_act[0]
        match.play(choice("greedy", match, seat).action, seat)
    state, seat = match.state, match.to_act[0]
    for owner in range(3):
        state.deck_goods |= state.hand_goods[owner]
        state.deck_specials |= state.hand_specials[owner]
        state.hand_goods[owner] = state.hand_specials[owner] = 0
    state.hand_goods[seat] = goods_bit(CARD_NUMBERS["lambs"]) | goods_bit(CARD_NUMBERS["linen"])
    state.deck_goods &= ~state.hand_goods[seat]
    for viewer in range(MAX_PLAYERS):
        state.known_goods[viewer] = state.known_specials[viewer] = [0] * MAX_PLAYERS
    board = board_of(state)
    palace = [number for number, cell in enumerate(board.cells) if cell.district == PALACE]
    street = next(
        n for n in palace if not board.cells[n].shop and any(board.cells[m].shop for m in board.neighbours[n])
    )
    put(state, VIZIER, next(n for n in palace if board.cells[n].shop) if vizier_home else street)
    return match, seat


def give_birthday(match: Match, seat: int, birthday: str) -> None:
    """Give a seat a birthday card, in exchange for its own if another seat has it."""
    cards = match.state.birthdays
    number = BIRTHDAYS.index(birthday)
    for other in range(match.players):
        if cards[other] == number:
            cards[other] = cards[seat]
    cards[seat] = number
