"""What a player of dieb can ask in words. Every answer is made of the view and the legal actions of the seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from baghdad.core.queries import Line, Player, Query, Question, action_line, actions_by_kind, kind_of, listed, seat_of
from baghdad.dieb.box import LETTERS, PALACES

PAID = ("smuggle", "guard", "escort", "neutral")  # the kinds of action that cost cards
PIECES = ("thieves", "guards", "neutral", "chests")


def hand(question: Question) -> list[Line]:
    """Return the cards of the seat."""
    held = question.view["hands"][question.you]
    if held["cards"] is None:
        return [Line("dieb-hand-hidden", {"number": held["size"]})]
    if not held["size"]:
        return [Line("dieb-hand-empty")]
    return [Line("dieb-query-hand", {"number": held["size"], "cards": in_hand(held["cards"], held["dancers"])})]


def in_hand(cards: Sequence[int], dancers: int) -> list[Line]:
    """Return the cards of a hand counted by palace, and its dancers."""
    return [*payment(cards), *([Line("dieb-dancers-held", {"number": dancers})] if dancers else [])]


def payment(cards: Sequence[int], dancers: int = 0) -> list[Line]:
    """Return cards that are paid, counted by palace, and dancers."""
    found = [
        Line("dieb-cards", {"number": number, "name": palace_name(palace)})
        for palace, number in enumerate(cards)
        if number
    ]
    return [*found, Line("dieb-dancers", {"number": dancers})] if dancers else found


def palace_name(palace: int) -> Line:
    """Return the short name of a palace."""
    return Line("dieb-palace-name", {"letter": LETTERS[palace]})


def full_name(palace: int) -> Line:
    """Return a palace as sentences name it."""
    return Line("dieb-palace", {"letter": LETTERS[palace]})


def who(question: Question) -> list[Line]:
    """Return who is to act, then what everybody has; with a number, one player."""
    view, only = question.view, seat_of(question)
    lines = [
        Line(
            "dieb-query-who",
            {
                "number": seat + 1,
                "name": Player(seat),
                "won": len(view["chests_won"][seat]),
                "goal": view["chests_to_win"],
                "supply": view["supplies"][seat],
                "cards": view["hands"][seat]["size"],
                "dancers": view["hands"][seat]["dancers"],
            },
        )
        for seat in range(view["players"])
        if only in (None, seat)
    ]
    return lines if only is not None or view["phase"] == "over" else [_to_act(view), *lines]


def _to_act(view: dict[str, Any]) -> Line:
    return Line("query-to-act", {"name": Player(view["seat"])})


def piles(question: Question) -> list[Line]:
    """Return the draw pile, the dancers and the discard pile."""
    view = question.view
    discard = listed(payment(view["discard"]))
    return [Line("dieb-query-piles", {"deck": view["deck"], "dancers": view["dancers"], "discard": discard})]


def where(question: Question) -> list[Line]:
    """Return where thieves, guards, neutral guards or chests are; with a number, where that player's pieces are."""
    view, seat = question.view, seat_of(question)
    if seat is not None:
        return [_places(seat, piece, view) for piece in ("thieves", "guards")]
    asked = question.about.lower() or PIECES[0]
    piece = next((name for name in PIECES if name[:4] == asked[:4]), None)
    if piece is None:
        raise question.unknown([*PIECES, *(str(number + 1) for number in range(view["players"]))])
    if piece in ("neutral", "chests"):
        return [Line(f"dieb-query-{piece}", {"places": _counted([there[piece] for there in view["palaces"]])})]
    seats = sorted(range(view["players"]), key=lambda other: other != view["you"])
    return [_places(seat, piece, view) for seat in seats]


def _places(seat: int, piece: str, view: dict[str, Any]) -> Line:
    counts = [there[piece][seat] for there in view["palaces"]]
    return Line(f"dieb-query-{piece}", {"name": Player(seat), "places": _counted(counts)})


def _counted(numbers: Sequence[int]) -> Any:
    """Return the palaces with their numbers of pieces, without those that have none."""
    return listed(
        [
            Line("dieb-query-count", {"number": number, "palace": full_name(palace)})
            for palace, number in enumerate(numbers)
            if number
        ]
    )


def scan(question: Question) -> list[Line]:
    """Return a line for each palace; with a letter, everything about that palace."""
    if not question.about:
        return [_summary(question, palace) for palace in range(PALACES)]
    letter = question.about.lower()
    if len(letter) != 1 or letter not in LETTERS:
        raise question.unknown(LETTERS)
    palace, view = LETTERS.index(letter), question.view
    there = view["palaces"][palace]
    guards = [*_by_player(there["guards"]), *_neutral(there["neutral"])]
    return [
        _summary(question, palace),
        Line("dieb-query-scan-guards", {"guards": listed(guards)}),
        Line("dieb-query-scan-thieves", {"thieves": listed(_by_player(there["thieves"]))}),
        Line("dieb-query-scan-chests", {"number": there["chests"]}),
    ]


def _summary(question: Question, palace: int) -> Line:
    """Return the line about a palace: chest, free places, and for a player the own thieves and the price."""
    view, you = question.view, question.view["you"]
    there = view["palaces"][palace]
    free = view["guard_places"] - there["neutral"] - sum(there["guards"])
    facts = {"palace": full_name(palace), "demand": view["demands"][palace], "free": free}
    if you is None:
        return Line("dieb-query-scan-public", facts)
    return Line("dieb-query-scan", {**facts, "thieves": there["thieves"][you], "price": price(view, palace)})


def _by_player(numbers: Sequence[int]) -> list[Line]:
    return [
        Line("query-count", {"name": Player(seat), "number": number}) for seat, number in enumerate(numbers) if number
    ]


def _neutral(number: int) -> list[Line]:
    return [Line("dieb-query-scan-neutral", {"number": number})] if number else []


def foreign_guards(view: dict[str, Any], palace: int) -> int:
    """Return the number of guards there that aren't the viewer's."""
    there = view["palaces"][palace]
    return int(there["neutral"] + sum(there["guards"]) - there["guards"][view["you"]])


def price(view: dict[str, Any], palace: int) -> int:
    """Return what the next thief costs the viewer there, or 0 if none can be smuggled (D-ACT-SMUGGLE-4)."""
    return foreign_guards(view, palace) if view["palaces"][palace]["guards"][view["you"]] else 0


def prices(question: Question) -> list[Line]:
    """Return what a thief costs at each palace into which the seat can smuggle one, the cheapest first."""
    view, you = question.view, question.you
    held = view["hands"][you]
    prices = sorted((price(view, palace), palace) for palace in range(PALACES))
    return [
        Line(
            "dieb-query-price",
            {
                "palace": full_name(palace),
                "price": cost,
                "cards": (held["cards"] or [0] * PALACES)[palace],
                "dancers": held["dancers"],
            },
        )
        for cost, palace in prices
        if cost
    ] or [Line("dieb-query-no-prices")]


def chests(question: Question) -> list[Line]:
    """Return how far everybody is from the next chest of each palace, where somebody has a thief."""
    view = question.view
    return [
        Line(
            "dieb-query-chest",
            {"palace": full_name(palace), "demand": view["demands"][palace], "thieves": _by_player(there["thieves"])},
        )
        for palace, there in enumerate(view["palaces"])
        if view["demands"][palace] and any(there["thieves"])
    ] or [Line("dieb-query-no-thieves")]


def moves(question: Question) -> list[Line]:
    """Return the legal actions: few of a kind one by one, else how many; with a word, those that begin with it."""
    legal, asked = question.legal(), question.about.lower()
    if not legal:
        return [Line("query-no-moves")]
    if not asked:
        return actions_by_kind(legal, lambda action: action_line(action, describe(question.view, action)))
    chosen = [action for action in legal if str(action).startswith(asked)]
    if not chosen:
        raise question.unknown([*dict.fromkeys(map(kind_of, legal))])
    return [action_line(action, describe(question.view, action)) for action in chosen]


def describe(view: dict[str, Any], action: Any) -> Line:
    """Return what an action of the viewer does and costs."""
    found: dict[str, Any] = {}
    if action.palace >= 0:
        found["palace"] = full_name(action.palace)
    if action.target >= 0:
        found["target"] = full_name(action.target)
    if action.kind in PAID:
        found["payment"] = payment(paid_cards(view, action), action.dancers)
    return Line(f"dieb-do-{sentence_name(action)}", found)


def paid_cards(view: dict[str, Any], action: Any) -> list[int]:
    """Return the palace cards that an action of the viewer costs, counted by palace."""
    cards = [action.paid.count(letter) for letter in LETTERS]
    if action.kind == "smuggle":
        cards[action.palace] = foreign_guards(view, action.palace) - action.dancers
    return cards


def sentence_name(action: Any) -> str:
    """Return the last part of the key of the sentence about an action."""
    if action.kind == "pass" and action.dancers:
        return "pass-dancer"
    if action.kind == "pass" and action.palace >= 0:
        return "pass-chosen"
    return str(action.kind).replace(" ", "-")


QUERIES: Mapping[str, Query] = {
    "hand": hand,
    "scan": scan,
    "where": where,
    "prices": prices,
    "chests": chests,
    "piles": piles,
    "who": who,
    "moves": moves,
}
