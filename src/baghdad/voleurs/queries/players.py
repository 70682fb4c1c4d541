"""Queries about players: who they are, what they have, what they offer each other, and what is for sale."""

from __future__ import annotations

from typing import Any

from baghdad.core.queries import Line, Player, Question, listed, seat_of
from baghdad.voleurs.box import AGENT_PRICES, DISTRICTS, GEMS, PAWNS
from baghdad.voleurs.queries.phrases import card, cards_by_name, character, district_counts, gem_counts

AGENTS = [(kind, price) for kind, price in zip(PAWNS, AGENT_PRICES, strict=True) if price]


def who(question: Question) -> list[Line]:
    """Return who is to act, then what everybody has; with a number, one player and what is known of their cards."""
    view, only = question.view, seat_of(question)
    if only is not None:
        return [_player(view, only), *_known(view, only)]
    lines = [_player(view, seat) for seat in range(view["players"])]
    return lines if view["phase"] == "over" else [_now(view), *lines]


def _now(view: dict[str, Any]) -> Line:
    """Return who is to act; while trading, all who aren't done."""
    if view["phase"] != "trading":
        return Line("query-to-act", {"name": Player(view["seat"])})
    trading = [Player(number) for number, seat in enumerate(view["seats"]) if not seat["ready"]]
    return Line("query-to-act", {"name": listed(trading)})


def _player(view: dict[str, Any], number: int) -> Line:
    seat = view["seats"][number]
    facts = {
        "number": number + 1,
        "name": Player(number),
        "character": character(seat["character"]) if seat["character"] else Line("voleurs-query-no-character"),
        "cards": district_counts(seat["hand"]),
        "gems": seat["bag_size"],
    }
    return Line("voleurs-query-slipper" if number == view["slipper"] and view["round"] else "voleurs-query-who", facts)


def _known(view: dict[str, Any], number: int) -> list[Line]:
    """Return which cards of another player are known, and how many of their claims were true."""
    seat, lines = view["seats"][number], []
    if number != view["you"] and seat["known"]:
        known = [card(one) for one in cards_by_name(seat["known"])]
        lines.append(Line("voleurs-known", {"name": Player(number), "cards": known}))
    if number != view["you"] and seat["claims"] and any(seat["claims"].values()):
        lines.append(Line("voleurs-offer-record", {"name": Player(number), **seat["claims"]}))
    return lines


def bag(question: Question) -> list[Line]:
    """Return the own gems and birthday card, and the bag that the player is looking into."""
    view = question.view
    mine = view["seats"][question.you]
    lines = [
        Line("voleurs-hand-bag", {"gems": gem_counts(mine["bag"])})
        if any(mine["bag"].values())
        else Line("voleurs-hand-bag-empty"),
        Line("voleurs-hand-birthday", {"birthday": mine["birthday"]}),
    ]
    if view["look"] is not None:
        looked = {"other": Player(view["looked_at"]), "gems": gem_counts(view["look"])}
        lines.insert(0, Line("voleurs-looked-bag", looked))
    return lines


def prices(question: Question) -> list[Line]:
    """Return the gems for sale, and the agents that the player can still buy."""
    view = question.view
    gems = [
        Line(
            "voleurs-board-gem" if view["gems"][gem] else "voleurs-board-gem-sold-out",
            {"gem": gem, "number": view["gems"][gem], "price": view["prices"][gem]},
        )
        for gem in GEMS
    ]
    lines = [Line("voleurs-board-gems", {"gems": gems})]
    if view["you"] is not None:
        supply = view["seats"][view["you"]]["supply"]
        agents = [
            Line("voleurs-query-agent", {"pawn": kind, "price": price, "number": supply[kind]})
            for kind, price in AGENTS
            if supply[kind]
        ]
        lines.append(Line("voleurs-query-agents", {"agents": listed(agents)}))
    return lines


def offers(question: Question) -> list[Line]:
    """Return the open offers, those to the player who asks first."""
    view = question.view
    open_offers = sorted(view["offers"], key=lambda offer: offer["to"] != view["you"])
    return [line for offer in open_offers for line in _offer(offer)] or [Line("voleurs-query-no-offers")]


def _offer(offer: dict[str, Any]) -> list[Line]:
    facts = {
        "offer": offer["number"],
        "maker": Player(offer["maker"]),
        "to": Player(offer["to"]),
        "given": district_counts(offer["given"]) if offer["claims"] is None else _claims(offer["claims"]),
        "wanted": district_counts(offer["wanted"]),
    }
    lines = [Line("voleurs-offer-line", facts)]
    if offer["cards"]:
        lines.append(
            Line("voleurs-offer-really", {"cards": [card(number) for number in cards_by_name(offer["cards"])]})
        )
    return lines


def _claims(claims: list[list[str]]) -> Any:
    """Return the cards of an offer: district and claimed name of each, then the numbers without a claim."""
    named = [
        Line("voleurs-offer-claimed", {"district": district, "claim": card(cards_by_name([claim])[0])})
        for district, claim in claims
        if claim
    ]
    unnamed = {district: sum(where == district and not claim for where, claim in claims) for district in DISTRICTS}
    counted = [
        Line("voleurs-offer-unnamed", {"district": district, "number": number})
        for district, number in unnamed.items()
        if number
    ]
    return listed([*named, *counted])
