"""Positions described in one line: only what matters is given, the rest is filled in from the box.

Pawns are written by seat, kind and cell, `0T h1, 1C g1, V g8`: T for a Thief, C, M, B, A for agents, V for the Vizier.
A Thief that isn't named is on a street far from the Bazaar, the Vizier in the desert, every other pawn in the supply.
Hands are names of cards, `Lambs, Iron`; bags are letters, `FSERD` for one gem of each kind. Cards that aren't named are
in the decks, gems that aren't named in the supply. All other keywords are options.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from baghdad.core.match import Match
from baghdad.voleurs import game
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.actions.purchase import Purchase
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import BIRTHDAYS, GEM_COUNTS, GEMS, PAWNS, TOKENS
from baghdad.voleurs.names import CARD_NAMES, CHARACTER_NAMES
from baghdad.voleurs.rules.rounds import is_ready

GAME = game
CITY = (Path(__file__).parent / "city.txt").read_text(encoding="utf-8")
KINDS = dict(zip("TCMBA", PAWNS, strict=True))
LETTERS = dict(zip(PAWNS, "TCMBA", strict=True))
STONES = dict(zip("FSERD", GEMS, strict=True))
FAR_STREETS = ("a4", "a5", "b4", "b8", "c8", "c10")
ALL_CARDS = [english for _, english in CARD_NAMES]


def at(players: int = 3, **described: Any) -> Match:
    """Return a match that continues from the described position; `seed` may be given."""
    seed = described.pop("seed", 1)
    return GAME.from_position(position(players, **described), seed=seed)


def cards(names: str) -> list[str]:
    """Return the names of cards in a list separated by commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def position(
    players: int = 3,
    *,
    pawns: str = "",
    hands: tuple[str, ...] | list[str] = (),
    bags: tuple[str, ...] | list[str] = (),
    desert: tuple[str, ...] | list[str] = (),
    dead: tuple[str, ...] | list[str] = (),
    characters: tuple[str, ...] | list[str] = (),
    birthdays: tuple[str, ...] | list[str] = (),
    known: dict[tuple[int, int], str] | None = None,
    ready: str = "",
    spent: str = "",
    gone: str = "",
    phase: str = "buying",
    seat: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """Return the position as data.

    `known` maps (viewer, holder) to cards; `gone` are cards that have left the game.
    """
    kept = ("round", "bought", "offers", "look", "history", "history_length", "decisions", "vizier_killed", "slipper")
    named = {name: more.pop(name) for name in kept if name in more}
    stand = _stand(players, pawns)
    city = Counter((pawn["seat"], pawn["pawn"]) for pawn in stand)
    hands = _padded(hands, players)
    bags = _padded(bags, players)
    held = {card for hand in (*hands, spent, gone) for card in cards(hand)}
    seats = []
    for number in range(players):
        outside = Counter(KINDS[letter] for letter in _padded(desert, players)[number])
        lost = Counter(KINDS[letter] for letter in _padded(dead, players)[number])
        supply = {
            pawn: TOKENS[kind] - city[number, pawn] - outside[pawn] - lost[pawn] for kind, pawn in enumerate(PAWNS)
        }
        seats.append(
            {
                "character": (characters or CHARACTER_NAMES)[number],
                "birthday": (birthdays or BIRTHDAYS)[number],
                "cards": cards(hands[number]),
                "bag": dict(Counter(STONES[letter] for letter in bags[number])),
                "desert": dict(outside),
                "supply": supply,
                "to_place": {},
                "known": [cards((known or {}).get((number, owner), "")) for owner in range(players)],
                "ready": str(number) in ready,
            }
        )
    return {
        "game": "voleurs",
        "players": players,
        "options": {"board": CITY, **more},
        "phase": phase,
        "round": 2,
        "seat": seat,
        "slipper": seat,
        "bought": False,
        "seats": seats,
        "spent": cards(spent),
        "deck": [card for card in ALL_CARDS if card not in held],
        "gems": {
            gem: GEM_COUNTS[kind] - sum(bag.count(letter) for bag in bags)
            for kind, (letter, gem) in enumerate(STONES.items())
        },
        "pawns": stand,
        **named,
    }


def _padded(given: tuple[str, ...] | list[str], players: int) -> list[str]:
    return [*given, *[""] * players][:players]


def _stand(players: int, pawns: str) -> list[dict[str, Any]]:
    stand: list[dict[str, Any]] = []
    for pawn in cards(pawns):
        who, cell = pawn.split()
        if who == "V":
            stand.append({"cell": cell, "pawn": "vizier", "seat": None})
        else:
            stand.append({"cell": cell, "pawn": KINDS[who[1]], "seat": int(who[0])})
    taken = {pawn["cell"] for pawn in stand}
    free = [cell for cell in FAR_STREETS if cell not in taken]
    for seat in range(players):
        if not any(pawn["pawn"] == "thief" and pawn["seat"] == seat for pawn in stand):
            stand.append({"cell": free.pop(0), "pawn": "thief", "seat": seat})
    return stand


# --- contents of a match ---------------------------------------------------------------------------------------------


def on(match: Match, cell: str) -> str:
    """Return the pawn on a cell, as `0T`, or an empty string."""
    for pawn in match.position()["pawns"]:
        if pawn["cell"] == cell:
            return "V" if pawn["pawn"] == "vizier" else f"{pawn['seat']}{LETTERS[pawn['pawn']]}"
    return ""


def outside(match: Match, seat: int) -> str:
    """Return a player's pawns in the desert, as letters."""
    return _letters(match.position()["seats"][seat]["desert"], LETTERS)


def bag(match: Match, seat: int) -> str:
    """Return a player's gems, as letters."""
    return _letters(match.position()["seats"][seat]["bag"], {gem: letter for letter, gem in STONES.items()})


def _letters(counts: dict[str, int], letters: dict[str, str]) -> str:
    return "".join(letters[name] * counts.get(name, 0) for name in letters)


def hand(match: Match, seat: int) -> list[str]:
    """Return the cards that a player holds."""
    held: list[str] = match.position()["seats"][seat]["cards"]
    return held


def supply(match: Match, seat: int, pawn: str) -> int:
    """Return how many pawns of a kind a player could still buy."""
    return int(match.position()["seats"][seat]["supply"].get(pawn, 0))


def refusal(match: Match, action: str, seat: int | None = None) -> tuple[str, str, dict[str, Any]] | None:
    """Return code, clause and facts of an action's refusal, or None if it is legal; check that nothing changes."""
    before = match.position()
    found = match.why_not(action, match.to_act[0] if seat is None and match.to_act else seat or 0)
    assert match.position() == before
    return (found.code, found.clause, found.facts) if found else None


def code(match: Match, action: str, seat: int | None = None) -> str | None:
    """Return the code of an action's refusal, or None if it is legal."""
    found = refusal(match, action, seat)
    return found[0] if found else None


def distance(match: Match, start: str, goal: str) -> int:
    """Return the fewest steps between two cells, or from the desert."""
    tables, numbers = tables_of_state(match.state), board_of(match.state).numbers
    row = len(tables.distance) - 1 if start == "desert" else numbers[start]
    return int(tables.distance[row, numbers[goal]])


def all_done(match: Match) -> None:
    """Make every player done trading."""
    for seat in range(match.players):
        if match.position()["phase"] == "trading" and not is_ready(match.state, seat):
            match.play("done", seat)


def placed(players: int = 3, seed: int = 1, **options: Any) -> Match:
    """Return a match after the set-up, in the trade of the first round."""
    match = GAME.new(players, seed=seed, **{"board": CITY, **options})
    while match.position()["phase"] in ("choosing", "placing"):
        match.play(match.legal()[0])
    return match


def event(events: list[Any], kind: str) -> Any:
    """Return the only event of a kind."""
    (found,) = (happened for happened in events if happened.kind == kind)
    return found


def legal_moves(match):
    """Return the moves among the legal actions of the seat to act."""
    return [action for action in match.legal() if isinstance(action, Move)]


def legal_purchases(match):
    """Return the agents, gems and moves among the legal actions of the seat to act."""
    return [action for action in match.legal() if isinstance(action, Purchase)]
