"""What each plane of an observation must contain, from the view of the seat and, for what no view tells, the state."""

from __future__ import annotations

from typing import Any

from baghdad.core.spelling import plain
from baghdad.dieb.options import Options as DiebOptions
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import BIRTHDAYS, CARDS, DISTRICTS, GEMS, PAWNS
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES
from baghdad.voleurs.rules.cards import cards_of, value
from baghdad.voleurs.rules.pawns import owner_of
from baghdad.voleurs.rules.tally import counts
from baghdad.voleurs.state import MAX_CELLS, OFFERS, PHASES, STEPS, VIZIER

DIEB_PHASES = ["placing", "playing", "over"]
DIEB_SWITCHES = ["tactical", "optional_theft", "chosen_card", "peek"]
VOLEURS_SWITCHES = [
    "refuge",
    "blocking",
    "vizier_kill",
    "exchange",
    "price_rise",
    "own_victims",
    "act_from_desert",
    "change_moves_vizier",
    "deal_characters",
    "draw_first",
]
UNFINISHED_TRADE = ("offering", "claiming")
MOST = 127


def one_of(size: int, index: int | None) -> list[int]:
    """Return zeros with a 1 at an index, if there is one."""
    return [int(number == index) for number in range(size)]


def members(size: int, found: Any) -> list[int]:
    """Return a 1 for each number that is in a set."""
    return [int(number in set(found)) for number in range(size)]


def padded(rows: list[Any], number: int) -> list[Any]:
    """Return rows with rows of zeros, or zeros, for the seats that nobody has."""
    empty = [0] * len(rows[0]) if isinstance(rows[0], list) else 0
    return rows + [empty] * (number - len(rows))


class Rotated:
    """Reads what belongs to seats in the order of the observer: its own first."""

    def __init__(self, seat: int, players: int, most: int) -> None:
        self.order = [(seat + row) % players for row in range(players)]
        self.seat, self.players, self.most = seat, players, most

    def rows(self, of_seat: Any) -> list[Any]:
        """Return the value of each seat, and zeros for rows without a player."""
        return padded([of_seat(other) for other in self.order], self.most)

    def one(self, seat: int | None) -> list[int]:
        """Return a 1 in the row of a seat."""
        return one_of(self.most, None if seat is None else self.order.index(seat))


def expected_dieb(state: Any, view: dict[str, Any]) -> dict[str, Any]:
    """Return the planes of dieb."""
    seat, players = view["you"], view["players"]
    by_seat = Rotated(seat, players, 4)
    palaces, hands, over = view["palaces"], view["hands"], view["phase"] == "over"
    options = DiebOptions.read(view["options"])
    return {
        "players": one_of(3, players - 2),
        "you": one_of(4, seat),
        "to_act": by_seat.one(None if over else view["seat"]),
        "phase": one_of(3, DIEB_PHASES.index(view["phase"])),
        "acted": [view["acted"]],
        "thief_actions": [view["thief_actions"]],
        "stole": [view["stole"]],
        "idle_turns": [view["idle_turns"]],
        "options": [getattr(options, name) for name in DIEB_SWITCHES],
        "chests_to_win": [view["chests_to_win"]],
        "chests": [palace["chests"] for palace in palaces],
        "neutral_guards": [palace["neutral"] for palace in palaces],
        "guards": by_seat.rows(lambda other: [palace["guards"][other] for palace in palaces]),
        "thieves": by_seat.rows(lambda other: [palace["thieves"][other] for palace in palaces]),
        "supply": by_seat.rows(lambda other: view["supplies"][other]),
        "own_to_place": by_seat.rows(lambda other: view["to_place"][other]["own"]),
        "neutral_to_place": by_seat.rows(lambda other: view["to_place"][other]["neutral"]),
        "chests_won": by_seat.rows(lambda other: [view["chests_won"][other].count(kind) for kind in (4, 5, 6, 7)]),
        "hand_seen": [hands[seat]["cards"] is not None],
        "cards": hands[seat]["cards"] or [0] * 6,
        "held_cards": by_seat.rows(lambda other: hands[other]["size"] - hands[other]["dancers"]),
        "held_dancers": by_seat.rows(lambda other: hands[other]["dancers"]),
        "shown": by_seat.rows(lambda other: hands[other]["shown"]),
        "discard": view["discard"],
        "deck": [view["deck"]],
        "dancers": [view["dancers"]],
    }


def numbers(names: Any) -> list[int]:
    """Return the numbers of cards."""
    return [CARD_NUMBERS[plain(name)] for name in names]


def card_set(names: Any) -> list[int]:
    """Return a 1 for each card that is named."""
    return members(CARDS, numbers(names or []))


def expected_voleurs(state: Any, view: dict[str, Any]) -> dict[str, Any]:
    """Return the planes of voleurs."""
    seat, players, over = view["you"], view["players"], view["phase"] == "over"
    by_seat = Rotated(seat, players, 6)
    seats = view["seats"]
    step = None if over else view["step"]
    acting = not over and seat == view["seat"]
    return {
        "players": one_of(5, players - 2),
        "you": one_of(6, seat),
        "to_act": by_seat.one(None if over else view["seat"]),
        "slipper": by_seat.one(view["slipper"]),
        "phase": one_of(len(PHASES), PHASES.index(view["phase"])),
        "step": one_of(len(STEPS), STEPS.index(step) if step else None),
        "bought": [view["bought"]],
        "round": [min(view["round"], MOST)],
        "options": [state[name] for name in VOLEURS_SWITCHES],
        "characters": by_seat.rows(lambda other: members(6, _character(seats[other]))),
        **_city(state, view, by_seat),
        "desert": by_seat.rows(lambda other: list(seats[other]["desert"].values())),
        "supply": by_seat.rows(lambda other: list(seats[other]["supply"].values())),
        "to_place": by_seat.rows(lambda other: list(seats[other]["to_place"].values())),
        "gems": list(view["gems"].values()),
        "prices": list(view["prices"].values()),
        "bag_sizes": by_seat.rows(lambda other: seats[other]["bag_size"]),
        "bags": by_seat.rows(lambda other: list((seats[other]["bag"] or dict.fromkeys(GEMS, 0)).values())),
        "birthdays": by_seat.rows(lambda other: members(len(BIRTHDAYS), _birthday(seats[other]))),
        "cards": by_seat.rows(lambda other: card_set(seats[other]["cards" if other == seat else "known"])),
        "hands": by_seat.rows(lambda other: seats[other]["hand"]),
        "decks": view["deck"],
        "spent": card_set(view["spent"]),
        "laid": card_set([] if over else view["laid"]),
        "ready": by_seat.rows(lambda other: seats[other]["ready"]),
        "offers_made": by_seat.rows(lambda other: seats[other]["offers_made"]),
        "true_claims": by_seat.rows(lambda other: seats[other]["claims"]["true"]),
        "false_claims": by_seat.rows(lambda other: seats[other]["claims"]["false"]),
        **_offers(view, by_seat),
        **_unfinished_trade(state, step if acting else None, by_seat),
        **_unfinished_purchase(state, step if acting and view["phase"] == "buying" else None, view),
    }


def _character(seat: dict[str, Any]) -> list[int]:
    return [CHARACTER_NAMES.index(seat["character"])] if seat["character"] else []


def _birthday(seat: dict[str, Any]) -> list[int]:
    return [BIRTHDAYS.index(seat["birthday"])] if seat["birthday"] else []


def _city(state: Any, view: dict[str, Any], by_seat: Rotated) -> dict[str, Any]:
    """Return the planes of the pawns on the board."""
    owner, kind = [0] * MAX_CELLS, [0] * MAX_CELLS
    names = board_of(state).names
    for pawn in view["pawns"]:
        cell = names.index(pawn["cell"])
        is_vizier = pawn["seat"] is None
        owner[cell] = 7 if is_vizier else 1 + by_seat.order.index(pawn["seat"])
        kind[cell] = 6 if is_vizier else 1 + PAWNS.index(pawn["pawn"])
    away = view["vizier"] == "desert"
    return {"owner": owner, "kind": kind, "vizier_away": [away], "vizier_killed": [view["vizier_killed"]]}


def _offers(view: dict[str, Any], by_seat: Rotated) -> dict[str, Any]:
    """Return the planes of the open offers."""
    offers: list[Any] = [None] * OFFERS
    for offer in view["offers"]:
        offers[offer["number"] - 1] = offer
    none = [0] * len(DISTRICTS)
    claimed = [[name for _, name in (offer and offer["claims"]) or [] if name] for offer in offers]
    return {
        "offer_maker": [by_seat.one(offer and offer["maker"]) for offer in offers],
        "offer_to": [by_seat.one(offer and offer["to"]) for offer in offers],
        "offer_given": [offer["given"] if offer else none for offer in offers],
        "offer_wanted": [offer["wanted"] if offer else none for offer in offers],
        "offer_claims": [card_set(names) for names in claimed],
        "offer_cards": [card_set(offer and offer["cards"]) for offer in offers],
    }


def _unfinished_trade(state: Any, step: str | None, by_seat: Rotated) -> dict[str, Any]:
    """Return the planes of an offer or an answer under way, which only the seat to act sees."""
    draft = state.draft
    offering, answering = step in UNFINISHED_TRADE, step == "answering"
    claims = cards_of(draft.claimed_goods, draft.claimed_specials) if offering or answering else []
    next_claim = int(state.claimed_name) if answering and state.claimed_name >= 0 else None
    return {
        "answered": one_of(OFFERS, int(state.answered) if answering else None),
        "draft_to": by_seat.one(int(draft.to) if offering else None),
        "draft_cards": members(CARDS, cards_of(draft.goods, draft.specials) if offering else []),
        "draft_claims": members(CARDS, claims),
        "draft_wanted": counts(draft.wanted) if offering else [0] * len(DISTRICTS),
        "next_claim": one_of(CARDS, next_claim),
    }


def _unfinished_purchase(state: Any, step: str | None, view: dict[str, Any]) -> dict[str, Any]:
    """Return the planes of a purchase under way, which only the seat to act sees."""
    buying = step not in (None, "free", "answering", *UNFINISHED_TRADE)
    looks, gives = step in ("taking", "giving"), step == "giving"
    marked = [0] * MAX_CELLS
    for number, cell in enumerate((state.origin, state.target, state.victim if looks else -1), start=1):
        if buying and cell >= 0:
            marked[cell] = number
    code = int(state.mover) if buying else 0
    mover = None if code == 0 else 5 if code == VIZIER else (code - 1) % 5
    bag = state.bags[owner_of(state.occupant[state.victim])] if looks else [0] * len(GEMS)
    if step == "taking":
        assert list(bag) == list(view["look"].values())
    return {
        "marked": marked,
        "purse": [min(worth_laid(state, view), MOST) if buying else 0],
        "change": [min(int(state.change), MOST) if buying else 0],
        "mover": one_of(6, mover),
        "look": [int(number) for number in bag],
        "taken": one_of(len(GEMS), int(state.taken) if gives else None),
    }


def worth_laid(state: Any, view: dict[str, Any]) -> int:
    """Return what the laid cards are worth to the seat to act, in dinars."""
    return int(value(state.laid_goods, state.laid_specials, state.characters[view["seat"]]))
