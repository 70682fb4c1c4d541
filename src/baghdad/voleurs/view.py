"""The view of a seat: what it may know of a match (V-INFO-*). It is a whitelist, built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import BIRTHDAYS, DISTRICTS, GEMS, PAWNS, district_of
from baghdad.voleurs.names import CHARACTER_NAMES, card_name
from baghdad.voleurs.options import Options
from baghdad.voleurs.payments import hand
from baghdad.voleurs.rules.cards import cards_of, count_in_district
from baghdad.voleurs.rules.gems import bag_size
from baghdad.voleurs.rules.pawns import kind_of, owner_of
from baghdad.voleurs.rules.payment import gem_price
from baghdad.voleurs.rules.rounds import is_ready
from baghdad.voleurs.rules.tally import counts
from baghdad.voleurs.state import NO_CLAIM, NOBODY, NOWHERE, OVER, PHASES, STEPS, TAKING, VIZIER

SPECTATOR = -1


def view(state: Any, options: Options, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know; `None` is a spectator, who knows what is public."""
    viewer = SPECTATOR if seat is None else seat
    players = range(int(state.players))
    return {
        "game": "voleurs",
        "players": len(players),
        "options": options.to_data(),
        "you": seat,
        "phase": PHASES[state.phase],
        "step": STEPS[state.step] if viewer == state.seat or state.step == TAKING else "free",
        "round": int(state.round_number),
        "seat": int(state.seat),
        "slipper": int(state.slipper),
        "bought": bool(state.bought),
        "board": board_of(state).name,
        "pawns": pawns(state),
        "vizier": board_of(state).cells[state.vizier].name if state.vizier != NOWHERE else "desert",
        "vizier_killed": bool(state.vizier_killed),
        "gems": count_by_name(GEMS, state.gems),
        "prices": {gem: int(gem_price(state, number)) for number, gem in enumerate(GEMS)},
        "laid": [card_name(card) for card in _laid(state, viewer)],
        "spent": [card_name(card) for card in cards_of(state.spent_goods, state.spent_specials)],
        "deck": _backs(state.deck_goods, state.deck_specials),
        "seats": [_seat(state, viewer, owner) for owner in players],
        "offers": [_offer(state, viewer, number) for number in open_offers(state)],
        "look": _looked_into(state, viewer),
        "looked_at": int(owner_of(state.occupant[state.victim])) if state.step == TAKING else None,
    }


def _laid(state: Any, viewer: int) -> list[int]:
    """Return the cards laid for an unfinished purchase: public once the purchase can't be taken back."""
    if viewer == state.seat or state.step == TAKING:
        return cards_of(state.laid_goods, state.laid_specials)
    return []


def count_by_name(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    """Return a dict of counts by name."""
    return dict(zip(names, numbers.tolist(), strict=True))


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


def pawns(state: Any) -> list[dict[str, Any]]:
    """Return the pawns in the city with their cells and owners."""
    found: list[dict[str, Any]] = []
    codes = state.occupant.tolist()  # longer than the list of cells, as the record has room for larger boards
    for cell, code in zip(board_of(state).cells, codes, strict=False):
        if code == VIZIER:
            found.append({"cell": cell.name, "seat": None, "pawn": "vizier"})
        elif code != NOBODY:
            found.append({"cell": cell.name, "seat": int(owner_of(code)), "pawn": PAWNS[kind_of(code)]})
    return found


def _backs(goods: Any, specials: Any) -> list[int]:
    """Return the number of cards of each district in a set, which their backs show (V-INFO-3)."""
    goods, specials = int(goods), int(specials)
    return [int(count_in_district(goods, specials, district)) for district in range(len(DISTRICTS))]


def _seat(state: Any, viewer: int, owner: int) -> dict[str, Any]:
    """Return what the viewer knows of a player; at the end birthday cards and bags are public (V-END-2)."""
    mine, over = viewer == owner, state.phase == OVER
    character = int(state.characters[owner])
    known = cards_of(state.known_goods[viewer, owner], state.known_specials[viewer, owner]) if viewer >= 0 else []
    return {
        "character": CHARACTER_NAMES[character] if character >= 0 else None,
        "hand": _backs(state.hand_goods[owner], state.hand_specials[owner]),
        "cards": [card_name(card) for card in hand(state, owner)] if mine else None,
        "known": [card_name(card) for card in known],
        "bag_size": int(bag_size(state, owner)),
        "bag": count_by_name(GEMS, state.bags[owner]) if mine or over else None,
        "birthday": BIRTHDAYS[state.birthdays[owner]] if mine or over else None,
        "desert": count_by_name(PAWNS, state.desert[owner]),
        "supply": count_by_name(PAWNS, state.supply[owner]),
        "to_place": count_by_name(PAWNS, state.to_place[owner]),
        "ready": bool(is_ready(state, owner)),
        "offers_made": int(state.offers_made[owner]),
    }


def open_offers(state: Any) -> list[int]:
    """Return the indices of the offers that wait for an answer."""
    return [number for number, open_ in enumerate(state.offers["open"].tolist()) if open_]


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


def _looked_into(state: Any, viewer: int) -> dict[str, int] | None:
    """Return the bag that the viewer is looking into, or None (V-INFO-16)."""
    if state.step != TAKING or viewer != state.seat:
        return None
    return count_by_name(GEMS, state.bags[owner_of(state.occupant[state.victim])])
