"""The view of a seat: what it may know of a match (V-INFO-*). It is a whitelist, built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

from baghdad.core import arrays as np
from baghdad.voleurs.aim import aim
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import BIRTHDAYS, DISTRICTS, GEMS, GOODS, MAX_PLAYERS, PAWNS, district_of
from baghdad.voleurs.names import CHARACTER_NAMES, VIZIER_NAME, card_name
from baghdad.voleurs.options import Options
from baghdad.voleurs.rules.cards import GOODS_OF, SPECIALS_OF, cards_of
from baghdad.voleurs.rules.pawns import owner_of
from baghdad.voleurs.rules.payment import price_of_gem
from baghdad.voleurs.rules.rounds import is_done
from baghdad.voleurs.rules.tally import counts
from baghdad.voleurs.state import NO_CLAIM, NOWHERE, OVER, PHASES, STEPS, TAKING
from baghdad.voleurs.unpacked import unpack_state

SPECTATOR = -1
CACHED_PRICES = 4096
# Tables, as calls of compiled rules take longer: owner and kind of each pawn by its code, the cards of each district.
PAWN_OF_CODE = ((None, ""), *((seat, pawn) for seat in range(MAX_PLAYERS) for pawn in PAWNS), (None, VIZIER_NAME))
CARDS_OF_DISTRICTS = tuple(int(g) | int(s) << GOODS for g, s in zip(GOODS_OF, SPECIALS_OF, strict=True))


def view(state: Any, options: Options, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know; `None` is a spectator, who knows what is public."""
    viewer = SPECTATOR if seat is None else seat
    now = unpack_state(state)
    board = board_of(now)
    prices = gem_prices(tuple(now.gems), now.price_rise)
    return {
        "game": "voleurs",
        "players": now.players,
        "options": options.to_data(),
        "you": seat,
        "phase": PHASES[now.phase],
        "step": STEPS[now.step] if viewer == now.seat or now.step == TAKING else "free",
        "round": now.round_number,
        "seat": now.seat,
        "slipper": now.slipper,
        "bought": bool(now.bought),
        "board": board.name,
        "pawns": pawns(board, now.occupant),
        "vizier": board.names[now.vizier] if now.vizier != NOWHERE else "desert",
        "vizier_killed": bool(now.vizier_killed),
        "gems": count_by_name(GEMS, now.gems),
        "prices": count_by_name(GEMS, prices),
        "laid": [card_name(card) for card in _laid(now, viewer)],
        "spent": [card_name(card) for card in cards_of(now.spent_goods, now.spent_specials)],
        "deck": _backs(now.deck_goods, now.deck_specials),
        "seats": [_seat(now, viewer, owner, prices) for owner in range(now.players)],
        "offers": [_offer(state, viewer, number) for number in open_offers(state)] if any(now.offers_by) else [],
        "look": _looked_into(now, viewer),
        "looked_at": _victim(now) if now.step == TAKING else None,
    }


@lru_cache(maxsize=CACHED_PRICES)
def gem_prices(gems: tuple[int, ...], price_rise: int) -> tuple[int, ...]:
    """Return what each gem costs while so many of each are left."""
    return tuple(int(price_of_gem(gem, left, price_rise)) for gem, left in enumerate(gems))


def _laid(now: Any, viewer: int) -> list[int]:
    """Return the cards laid for an unfinished purchase: public once the purchase can't be taken back."""
    if viewer == now.seat or now.step == TAKING:
        return cards_of(now.laid_goods, now.laid_specials)
    return []


def count_by_name(names: tuple[str, ...], numbers: Iterable[int]) -> dict[str, int]:
    """Return a dict of counts by name."""
    return dict(zip(names, numbers))  # noqa: B905  # to be strict takes as long again


def by_district(cards: Iterable[int]) -> list[int]:
    """Return the number of cards of each district, which their backs show (V-INFO-3)."""
    found = [0] * len(DISTRICTS)
    for card in cards:
        found[district_of(card)] += 1
    return found


def claims_of(cards: Iterable[int], claims: Iterable[int]) -> list[list[str]]:
    """Return district and claimed name of each card of an offer, sorted so that their order reveals nothing."""
    return sorted(
        [DISTRICTS[district_of(card)], "" if claim == NO_CLAIM else card_name(claim)]
        for card, claim in zip(cards, claims, strict=True)
    )


def claim_names(claims: Iterable[int]) -> list[str]:
    """Return the names claimed for cards, in their order; an empty one for none."""
    return ["" if claim == NO_CLAIM else card_name(claim) for claim in claims]


def pawns(board: Board, occupants: Sequence[int]) -> list[dict[str, Any]]:
    """Return the pawns in the city with their cells and owners."""
    found = []
    # There are more numbers than cells, as a state has room for larger boards.
    for cell, code in compress(zip(board.names, occupants, strict=False), occupants):
        seat, pawn = PAWN_OF_CODE[code]
        found.append({"cell": cell, "seat": seat, "pawn": pawn})
    return found


def _backs(goods: int, specials: int) -> list[int]:
    """Return the number of cards of each district in a set, which their backs show (V-INFO-3)."""
    cards = goods | specials << GOODS
    return [(cards & of_district).bit_count() for of_district in CARDS_OF_DISTRICTS]


def _seat(now: Any, viewer: int, owner: int, prices: Sequence[int]) -> dict[str, Any]:
    """Return what the viewer knows of a player; at the end birthday cards and bags are public (V-END-2)."""
    mine = viewer == owner
    shown = mine or now.phase == OVER
    character, birthday, bag = now.characters[owner], now.birthdays[owner], now.bags[owner]
    goods, specials = now.hand_goods[owner], now.hand_specials[owner]
    known = cards_of(now.known_goods[viewer][owner], now.known_specials[viewer][owner]) if viewer >= 0 else []
    return {
        "character": CHARACTER_NAMES[character] if character >= 0 else None,
        "hand": _backs(goods, specials),
        "cards": [card_name(card) for card in cards_of(goods, specials)] if mine else None,
        "known": [card_name(card) for card in known],
        "claims": _claims_seen(now, viewer, owner),
        "bag_size": sum(bag),
        "bag": count_by_name(GEMS, bag) if shown else None,
        "birthday": BIRTHDAYS[birthday] if shown else None,
        "aim": aim(birthday, bag, prices, now.gems) if shown else None,
        "desert": count_by_name(PAWNS, now.desert[owner]),
        "supply": count_by_name(PAWNS, now.supply[owner]),
        "to_place": count_by_name(PAWNS, now.to_place[owner]),
        "ready": is_done(now, owner),
        "offers_made": now.offers_made[owner],
    }


def _claims_seen(now: Any, viewer: int, owner: int) -> dict[str, int] | None:
    """Return how many claims of a player the viewer saw to be true and false in its own trades (V-INFO-7).

    Of its own claims these are all that another player saw; a spectator saw none.
    """
    if viewer == SPECTATOR:
        return None
    viewers = range(now.players) if viewer == owner else (viewer,)
    return {
        "true": sum(now.true_claims[each][owner] for each in viewers),
        "false": sum(now.false_claims[each][owner] for each in viewers),
    }


def open_offers(state: Any) -> list[int]:
    """Return the indices of the offers that wait for an answer."""
    return [number for number, open_ in enumerate(np.column(state.offers, "open")) if open_]


def _offer(state: Any, viewer: int, number: int) -> dict[str, Any]:
    """Return an offer: districts and counts for all, claimed names for both parties, the real cards for the maker."""
    offer = state.offers[number]
    cards = cards_of(offer.goods, offer.specials)
    party = viewer in (offer.maker, offer.to)
    return {
        "number": number + 1,
        "maker": int(offer.maker),
        "to": int(offer.to),
        "given": by_district(cards),
        "wanted": counts(offer.wanted),
        "claims": claims_of(cards, [int(offer.claims[card]) for card in cards]) if party else None,
        "cards": [card_name(card) for card in cards] if viewer == offer.maker else None,
    }


def _looked_into(now: Any, viewer: int) -> dict[str, int] | None:
    """Return the bag that the viewer is looking into, or None (V-INFO-16)."""
    if now.step != TAKING or viewer != now.seat:
        return None
    return count_by_name(GEMS, now.bags[_victim(now)])


def _victim(now: Any) -> int:
    """Return the seat whose bag is looked into."""
    return int(owner_of(now.occupant[now.victim]))
