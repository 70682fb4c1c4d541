"""Checks of unfinished business between players: open offers, and a Thief looking into a bag."""

from __future__ import annotations

from collections import Counter
from typing import Any

from baghdad.core.position import refuse
from baghdad.core.spelling import plain
from baghdad.voleurs.board.registry import get_board
from baghdad.voleurs.box import CARDS, FAKE, GEMS, PAWNS, THIEF, district_of
from baghdad.voleurs.dry_run import can_walk_after_exchange
from baghdad.voleurs.names import CARD_NUMBERS
from baghdad.voleurs.options import Options
from baghdad.voleurs.position.cards import number_of, numbers_of
from baghdad.voleurs.position.schema import Look, Offer, Position
from baghdad.voleurs.state import NO_CLAIM, OFFERS, OFFERS_PER_PLAYER


def check_offers(position: Position) -> None:
    """Check that each offer is between two players, of cards the maker holds, with a unique number, while trading."""
    numbers = Counter(offer.number for offer in position.offers)
    makers = Counter(offer.maker for offer in position.offers)
    for offer in position.offers:
        cards = numbers_of(offer.cards, "offers")
        parties = offer.maker != offer.to and max(offer.maker, offer.to) < position.players
        owned = parties and set(cards) <= set(numbers_of(position.seats[offer.maker].cards, "cards"))
        fits = 1 <= offer.number <= OFFERS and numbers[offer.number] == 1 and len(set(cards)) == len(cards)
        fits = fits and (cards or any(offer.wanted)) and max(offer.wanted) <= CARDS
        fits = fits and makers[offer.maker] <= OFFERS_PER_PLAYER
        if not (owned and fits and _claims_fit(offer, cards) and position.phase == "trading"):
            refuse("wrong_offer", "V-AMB-41", offer=offer.number)


def _claims_fit(offer: Offer, cards: list[int]) -> bool:
    """Return whether each card has a claim of its district or none, and no name is claimed twice (V-TRADE-4)."""
    named = [number_of(plain(claim), CARD_NUMBERS, "offers") if claim else NO_CLAIM for claim in offer.claims]
    told = [claim for claim in named if claim != NO_CLAIM]
    if len(named) != len(cards) or len(set(told)) < len(told):
        return False
    pairs = zip(cards, named, strict=True)
    return all(claim == NO_CLAIM or district_of(claim) == district_of(card) for card, claim in pairs)


def check_look(position: Position, look: Look, options: Options) -> None:
    """Check that the player's Thief is beside a rival's, and that the payment is still in hand (V-ADV-SWAP)."""
    board = get_board(options.board)
    thieves = {pawn.cell: pawn.seat for pawn in position.pawns if pawn.pawn == PAWNS[THIEF]}
    robber, victim = thieves.get(look.robber), thieves.get(look.victim)
    cards = numbers_of(look.cards, "look")
    fits = options.exchange and position.phase == "buying" and robber == position.seat and victim not in (None, robber)
    if not fits or robber is None or victim is None:
        refuse("wrong_look", "V-ADV-SWAP")
    beside = board.numbers[look.victim] in board.neighbours[board.numbers[look.robber]]
    real = any(number for gem, number in position.seats[robber].bag.items() if gem != GEMS[FAKE])
    held = set(cards) <= set(numbers_of(position.seats[robber].cards, "cards")) and len(set(cards)) == len(cards) > 0
    if not (beside and real and held and any(position.seats[victim].bag.values())):
        refuse("wrong_look", "V-ADV-SWAP")
    if look.vizier and look.vizier not in board.numbers:
        refuse("wrong_look", "V-OPT-CHANGE")


def check_vizier_goal(state: Any) -> None:
    """Check that the change of an exchange can move the Vizier to the goal that the look named (V-OPT-CHANGE)."""
    if not can_walk_after_exchange(state):
        refuse("wrong_look", "V-OPT-CHANGE")
