"""Conservation checks: no card, gem or pawn of a position is lost or doubled (V-TEST-19)."""

from __future__ import annotations

from collections import Counter

from baghdad.core.position import refuse
from baghdad.voleurs.board.registry import get_board
from baghdad.voleurs.box import CARDS, FIRST_GEM_CARD, GEM_COUNTS, GEMS, PAWNS, THIEF, TOKENS
from baghdad.voleurs.names import CARD_NUMBERS, GEM_NUMBERS, PAWN_NUMBERS, VIZIER_NAME, card_name
from baghdad.voleurs.options import Options
from baghdad.voleurs.position.cards import number_of, numbers_of
from baghdad.voleurs.position.schema import Position


def check_cards(position: Position) -> None:
    """Check that each card is in one place or out of the game with its last gem, and that known cards are held."""
    everywhere = Counter(numbers_of(position.spent, "spent") + numbers_of(position.deck, "deck"))
    for number, seat in enumerate(position.seats):
        everywhere.update(numbers_of(seat.cards, "cards"))
        if len(seat.known) != position.players:
            refuse("wrong_number_of_seats", "V-SETUP-1", where="known", seats=len(seat.known), players=position.players)
        for owner, known in zip(position.seats, seat.known, strict=True):
            if not set(numbers_of(known, "known")) <= set(numbers_of(owner.cards, "cards")):
                refuse("known_but_not_held", "V-INFO-7")
        _check_claims(position, number)
    twice = [card for card, number in everywhere.items() if number > 1]
    if twice:
        refuse("card_twice", "V-COMP-10", card=card_name(twice[0]))
    sold_out = {len(CARD_NUMBERS)} | {
        GEM_NUMBERS[gem] for gem, left in position.gems.items() if left == 0 and gem in GEM_NUMBERS
    }

    for card in range(CARDS):
        if card not in everywhere and card - FIRST_GEM_CARD not in sold_out:
            refuse("card_missing", "V-COMP-10", card=card_name(card))


def _check_claims(position: Position, number: int) -> None:
    """Check that a player saw claims of the others only."""
    seat = position.seats[number]
    for name, seen in (("true_claims", seat.true_claims), ("false_claims", seat.false_claims)):
        if seen and len(seen) != position.players:
            refuse("wrong_number_of_seats", "V-SETUP-1", where=name, seats=len(seen), players=position.players)
        if seen and seen[number]:
            refuse("own_claims_seen", "V-INFO-7")


def check_gems(position: Position) -> None:
    """Check that there are as many gems of each kind as in the box."""
    for number, gem in enumerate(GEMS):
        found = position.gems.get(gem, 0) + sum(seat.bag.get(gem, 0) for seat in position.seats)
        if found != GEM_COUNTS[number]:
            refuse("wrong_number_of_gems", "V-COMP-5", gem=gem, found=found, expected=GEM_COUNTS[number])
    for names in (position.gems, *(seat.bag for seat in position.seats)):
        for name in names:
            number_of(name, GEM_NUMBERS, "gems")


def check_pawns(position: Position, options: Options) -> None:
    """Check that everybody has one Thief and no pawn too many; agents may be missing, as some are dead."""
    city = _check_city(position, options)
    for number, seat in enumerate(position.seats):
        for names in (seat.desert, seat.supply, seat.to_place):
            for name in names:
                number_of(name, PAWN_NUMBERS, "pawns")
        for kind, pawn_name in enumerate(PAWNS):
            # A Thief is in the city, or about to be placed there.
            others = (seat.to_place,) if kind == THIEF else (seat.desert, seat.supply, seat.to_place)
            found = city[number, pawn_name] + sum(names.get(pawn_name, 0) for names in others)
            if found > TOKENS[kind] or (kind == THIEF and found != 1):
                refuse("too_many_pawns", "V-COMP-4", seat=number, pawn=pawn_name, found=found, expected=TOKENS[kind])


def _check_city(position: Position, options: Options) -> Counter[tuple[int | None, str]]:
    """Return the pawns in the city, counted by owner and kind."""
    cells = get_board(options.board).numbers
    taken: set[str] = set()
    city: Counter[tuple[int | None, str]] = Counter()
    for pawn in position.pawns:
        if pawn.cell not in cells or pawn.cell in taken:
            refuse("wrong_cell", "V-MOVE-8", cell=pawn.cell[:20])
        taken.add(pawn.cell)
        if pawn.pawn != VIZIER_NAME:
            number_of(pawn.pawn, PAWN_NUMBERS, "pawns")
            if pawn.seat is None or not 0 <= pawn.seat < position.players:
                refuse("whose_pawn", "V-COMP-3", cell=pawn.cell)
        city[None if pawn.pawn == VIZIER_NAME else pawn.seat, pawn.pawn] += 1
    if city[None, VIZIER_NAME] > 1:
        refuse("two_viziers", "V-COMP-2")
    return city
