"""The events of an action, derived from the states before and after it: public facts, and facts for some seats only."""

from __future__ import annotations

from typing import Any

from baghdad.core.events import Event
from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import BIRTHDAYS, GEMS, PAWNS
from baghdad.voleurs.names import card_name
from baghdad.voleurs.payments import hand
from baghdad.voleurs.rules.cards import cards_of, hand_size
from baghdad.voleurs.rules.pawns import kind_of, owner_of
from baghdad.voleurs.state import NOBODY, OFFERS, OVER, PHASES, PLACING, VIZIER
from baghdad.voleurs.view import by_district, claims_of, count_by_name


def events(before: Any, seat: int, action: Action, after: Any) -> list[Event]:
    """Return the events of an action in the order in which players see them."""
    found = [EVENT_BUILDERS[action.kind](before, seat, action, after)]
    found += _robbery(before, seat, action, after) + _birthdays(before, after) + _broken_offers(before, action, after)
    if after.round_number != before.round_number:
        found += _new_round(before, after)
    if after.phase == OVER:
        found.append(Event("over", reveals=True))
    elif after.phase != before.phase and after.phase != PLACING:
        found.append(Event("phase", {"phase": _phase(after), "seat": int(after.seat)}))
    return found


def _phase(state: Any) -> str:
    return PHASES[state.phase]


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [card_name(card) for card in cards]


def _basic(before: Any, seat: int, action: Action, after: Any) -> Event:
    facts = {"seat": seat, "what": action.what, "goal": action.goal}
    return Event(action.kind, {name: fact for name, fact in facts.items() if fact != ""})


def _bought(before: Any, seat: int, action: Action, after: Any) -> Event:
    """Return the event of a purchase, which reveals its cards and so can't be undone (V-AMB-63)."""
    facts: dict[str, Any] = {"seat": seat, "what": action.what, "cards": _cards(action.cards)}
    for name in ("start", "goal", "victim", "change"):
        if getattr(action, name):
            facts[name] = getattr(action, name)
    if action.victim:
        facts["struck"] = _struck(before, action)
        facts["look"] = action.look
    return Event(action.kind, facts, reveals=True)


def _struck(before: Any, action: Action) -> dict[str, Any]:
    """Return the victim of a move."""
    code = int(before.occupant[board_of(before).numbers[action.victim]])
    if code in (VIZIER, NOBODY):
        return {"pawn": "vizier", "seat": None}
    return {"pawn": PAWNS[kind_of(code)], "seat": int(owner_of(code))}


def _slipper(before: Any, seat: int, action: Action, after: Any) -> Event:
    return Event("slipper", {"seat": seat, "to": action.seat}, reveals=False)


def _offered(before: Any, seat: int, action: Action, after: Any) -> Event:
    number = next(n for n in range(OFFERS) if after.offers[n].open and not before.offers[n].open) + 1
    wanted = list(action.wanted)
    facts = {"seat": seat, "to": action.seat, "offer": number, "given": by_district(action.cards), "wanted": wanted}
    claims = claims_of(action.cards, action.claims)
    mine: dict[str, Any] = {"claims": claims, "cards": _cards(action.cards)}
    secret = {seat: mine, action.seat: {"claims": claims}}
    return Event("offer", facts, secret)


def _accepted(before: Any, seat: int, action: Action, after: Any) -> Event:
    """Return the event of a trade: the real cards for both parties, districts and counts for all (V-INFO-7)."""
    offer = before.offers[action.offer - 1]
    maker = int(offer.maker)
    given = tuple(cards_of(offer.goods, offer.specials))
    facts = {
        "seat": seat,
        "maker": maker,
        "offer": action.offer,
        "given": by_district(given),
        "returned": by_district(action.cards),
    }
    learned = {"given_cards": _cards(given), "returned_cards": _cards(action.cards)}
    return Event("trade", facts, {seat: learned, maker: learned}, reveals=True)


def _closed(before: Any, seat: int, action: Action, after: Any) -> Event:
    return Event(action.kind, {"seat": seat, "offer": action.offer})


def _exchanged(before: Any, seat: int, action: Action, after: Any) -> Event:
    victim = int(owner_of(before.occupant[before.victim]))
    learned = {"taken": action.what, "given": action.given}
    return Event("exchange", {"seat": seat, "victim": victim}, {seat: learned, victim: learned}, reveals=True)


EVENT_BUILDERS = {
    "choose": _basic,
    "place": _basic,
    "agent": _bought,
    "gem": _bought,
    "move": _bought,
    "discard": _bought,
    "exchange": _exchanged,
    "slipper": _slipper,
    "offer": _offered,
    "accept": _accepted,
    "decline": _closed,
    "withdraw": _closed,
    "done": _basic,
}

IRREVERSIBLE = ("agent", "gem", "move", "discard", "exchange", "accept")  # always show something that was hidden


def _robbery(before: Any, seat: int, action: Action, after: Any) -> list[Event]:
    """Return the event of a robbery or a look: only the two players learn which gem it was (V-INFO-15)."""
    if action.kind != "move" or not action.victim or action.what != "thief":
        return []
    victim = int(owner_of(before.occupant[board_of(before).numbers[action.victim]]))
    if action.look:
        bag = count_by_name(GEMS, before.bags[victim])
        return [Event("look", {"seat": seat, "victim": victim}, {seat: {"bag": bag}}, reveals=True)]
    gem = next(gem for gem in range(len(GEMS)) if after.bags[victim, gem] < before.bags[victim, gem])
    learned = {"gem": GEMS[gem]}
    return [Event("robbery", {"seat": seat, "victim": victim}, {seat: learned, victim: learned}, reveals=True)]


def _birthdays(before: Any, after: Any) -> list[Event]:
    """Return the event of new birthday cards after the Vizier's murder; players see only their own (V-INFO-9)."""
    if after.vizier_killed == before.vizier_killed:
        return []
    seats = list(range(int(after.players)))
    learned = {seat: {"birthday": BIRTHDAYS[after.birthdays[seat]]} for seat in seats}
    return [Event("birthdays", {"seats": seats}, learned, reveals=True)]


def _broken_offers(before: Any, action: Action, after: Any) -> list[Event]:
    """Return the event of open offers that a trade has made impossible."""
    if action.kind != "accept" or before.phase != after.phase:
        return []
    closed = [n + 1 for n in range(OFFERS) if before.offers[n].open and not after.offers[n].open]
    gone = [number for number in closed if number != action.offer]
    return [Event("offers_void", {"offers": gone})] if gone else []


def _new_round(before: Any, after: Any) -> list[Event]:
    """Return the events of income: counts by district for all, the cards for their owner."""
    found = [Event("round", {"round": int(after.round_number)}, reveals=True)]
    for turn in range(int(after.players)):
        seat = (int(after.slipper) + turn) % int(after.players)
        cards = tuple(hand(after, seat))
        assert len(cards) == hand_size(after, seat)
        facts = {"seat": seat, "drawn": by_district(cards)}
        found.append(Event("income", facts, {seat: {"cards": _cards(cards)}}, reveals=bool(cards)))
    return found
