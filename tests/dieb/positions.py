"""Positions in one line for tests: name what matters, and the rest is filled in so that all counts are right.

A palace is written `guards/thieves/chest`: guards by seat or `N` for neutral, thieves by seat, then what the top chest
demands, `-` for a terrace without chests. So `a="01N/000/5"` has a guard of seat 0, one of seat 1 and a neutral one
before palace a, three thieves of seat 0 in it, and a chest of strength 5 on top. Thieves and chest may be left out.

A palace that isn't named takes some of the guards that are left over, and is otherwise as it was at the start. Cards
not named lie in the pile; in the discard pile if the pile is named; with the last seat if that is named too. A hand is
written `aab*`, `*` for a dancer and a capital letter for a card that everybody saw being taken.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import baghdad
from baghdad.dieb.box import (
    CARDS_PER_PALACE,
    CHESTS_PER_PALACE,
    DANCERS,
    GUARD_PLACES,
    LETTERS,
    NEUTRALS_AT_START,
    NEUTRALS_TO_PLACE,
    OWN_GUARDS,
    WEAKEST_CHEST,
)

GAME = baghdad.game("dieb")
NO_CHEST = "-"
NEUTRAL = "N"


def at(players: int = 2, **changes: Any) -> baghdad.Match:
    """Return a match from a position that `position` describes; `seed` may be given."""
    seed = changes.pop("seed", 1)
    return GAME.from_position(position(players, **changes), seed=seed)


def position(
    players: int = 2,
    *,
    hands: tuple[str, ...] | list[str] = (),
    pile: str | None = None,
    discard: str | None = None,
    dancers: int | None = None,
    won: tuple[str, ...] | list[str] | None = None,
    seat: int = 0,
    acted: bool = False,
    thief_actions: int = 0,
    phase: str = "playing",
    **more: Any,
) -> dict[str, Any]:
    """Return a position as data. `won` are strengths by seat, as `["445", "4"]`; other keywords are options."""
    named = {letter: more.pop(letter) for letter in LETTERS if letter in more}
    extra = {name: more.pop(name) for name in ("idle_turns", "decisions", "stole") if name in more}
    options = {"tactical": False, **more}
    guards = _guards(players, named, phase, options["tactical"])
    left = [{"own": 0, "neutral": 0} for _ in range(players)]
    if phase == "placing":
        left = _left_to_place(players, guards)
    placed = sum(len(row) for row in guards) - (0 if options["tactical"] else NEUTRALS_AT_START)
    chests, chests_won = _chests(players, named, won)
    thieves = [_part(named.get(letter, ""), 1) for letter in LETTERS]
    seats = [str(number) for number in range(players)]
    return {
        "game": "dieb",
        "players": players,
        "options": options,
        "phase": phase,
        "seat": placed % players if phase == "placing" else seat,
        "acted": acted or thief_actions > 0,
        "thief_actions": thief_actions,
        "palaces": [
            {
                "chests": chests[palace],
                "neutral": guards[palace].count(NEUTRAL),
                "guards": [guards[palace].count(seat) for seat in seats],
                "thieves": [thieves[palace].count(seat) for seat in seats],
            }
            for palace in range(len(LETTERS))
        ],
        **_cards(players, list(hands), pile, discard, dancers),
        "chests_won": chests_won,
        "to_place": left,
        **extra,
    }


def _part(text: str, number: int) -> str:
    parts = text.split("/")
    return parts[number] if number < len(parts) else ""


def _guards(players: int, named: dict[str, str], phase: str, tactical: bool) -> list[str]:
    """Return the guards before each palace; guards not named are spread over the palaces not named."""
    rows = [_part(named.get(letter, ""), 0) for letter in LETTERS]
    if phase == "placing":
        return [row if letter in named or tactical else NEUTRAL for letter, row in zip(LETTERS, rows, strict=True)]
    neutrals = NEUTRALS_TO_PLACE * players if tactical else NEUTRALS_AT_START
    standing = Counter("".join(rows))
    spare = [str(seat) for seat in range(players) for _ in range(OWN_GUARDS[players] - standing[str(seat)])]
    spare += [NEUTRAL] * (neutrals - standing[NEUTRAL])
    unnamed = [palace for palace, letter in enumerate(LETTERS) if letter not in named]
    for number, guard in enumerate(spare):
        rows[unnamed[number % len(unnamed)]] += guard
    assert all(len(rows[palace]) <= GUARD_PLACES for palace in unnamed), "leave more palaces unnamed"
    return rows


def _left_to_place(players: int, guards: list[str]) -> list[dict[str, int]]:
    """Return the guards that each seat still has to place; neutral guards count in the variant only."""
    standing = Counter("".join(guards))
    own = [standing[str(seat)] for seat in range(players)]
    neutral = standing[NEUTRAL]
    tactical = neutral != NEUTRALS_AT_START or any(row.count(NEUTRAL) != 1 for row in guards)
    if not tactical:
        return [{"own": OWN_GUARDS[players] - number, "neutral": 0} for number in own]
    turns = sum(own) + neutral
    placed = [turns // players + (seat < turns % players) for seat in range(players)]
    return [
        {"own": OWN_GUARDS[players] - own[seat], "neutral": NEUTRALS_TO_PLACE - (placed[seat] - own[seat])}
        for seat in range(players)
    ]


def _chests(players: int, named: dict[str, str], won: Any) -> tuple[list[int], list[list[int]]]:
    """Return the chests left and those won; chests that no named palace lacks are taken from palaces not named."""
    taken = []
    for letter in LETTERS:
        top = _part(named.get(letter, ""), 2) or str(WEAKEST_CHEST)
        taken.append(CHESTS_PER_PALACE if top == NO_CHEST else int(top) - WEAKEST_CHEST)
    gone = [WEAKEST_CHEST + number for count in taken for number in range(count)]
    if won is None:
        owners: list[list[int]] = [[] for _ in range(players)]
        for number, strength in enumerate(gone):
            owners[players - 1 - number % players].append(strength)
    else:
        owners = [[int(strength) for strength in (won[seat] if seat < len(won) else "")] for seat in range(players)]
        missing = Counter(strength for row in owners for strength in row) - Counter(gone)
        for palace, letter in enumerate(LETTERS):
            if letter not in named:
                while missing[WEAKEST_CHEST + taken[palace]] > 0:
                    missing[WEAKEST_CHEST + taken[palace]] -= 1
                    taken[palace] += 1
        assert not +missing, "no stack is left for the chests won"
    return [CHESTS_PER_PALACE - count for count in taken], [sorted(row) for row in owners]


def _cards(
    players: int, hands: list[str], pile: str | None, discard: str | None, dancers: int | None
) -> dict[str, Any]:
    hands += [""] * (players - len(hands))
    rows = [_count(hand) for hand in hands]
    held = [hand.count("*") for hand in hands]
    named = [*rows, _count(pile or ""), _count(discard or "")]
    rest = [CARDS_PER_PALACE - sum(row[palace] for row in named) for palace in range(len(LETTERS))]
    deck, discarded = _count(pile or ""), _count(discard or "")
    rest_holder = deck if pile is None else discarded if discard is None else rows[-1]
    for palace, number in enumerate(rest):
        rest_holder[palace] += number
    open_dancers = DANCERS - sum(held)
    if dancers is not None:
        held[-1] += open_dancers - dancers
        open_dancers = dancers
    return {
        "hands": [
            {"cards": row, "dancers": number, **({} if text == text.lower() else {"shown": _shown(text)})}
            for row, number, text in zip(rows, held, hands, strict=True)
        ],
        "deck": deck,
        "discard": discarded,
        "dancers": open_dancers,
    }


def _count(cards: str) -> list[int]:
    return [cards.lower().count(letter) for letter in LETTERS]


def _shown(cards: str) -> list[int]:
    return [cards.count(letter.upper()) for letter in LETTERS]


def hand(match: baghdad.Match, seat: int = 0) -> str:
    """Return a seat's hand as text: `aab*`."""
    held = match.position()["hands"][seat]
    return card_letters(held["cards"]) + "*" * held["dancers"]


def card_letters(counts: list[int]) -> str:
    """Return cards, counted by palace, as letters."""
    return "".join(letter * number for letter, number in zip(LETTERS, counts, strict=True))


def palace(match: baghdad.Match, letter: str) -> str:
    """Return a palace as text: `01N/000/5`."""
    found = match.position()["palaces"][LETTERS.index(letter)]
    guards = "".join(str(seat) * number for seat, number in enumerate(found["guards"])) + NEUTRAL * found["neutral"]
    thieves = "".join(str(seat) * number for seat, number in enumerate(found["thieves"]))
    top = str(WEAKEST_CHEST + CHESTS_PER_PALACE - found["chests"]) if found["chests"] else NO_CHEST
    return f"{guards}/{thieves}/{top}"


def piles(match: baghdad.Match) -> tuple[str, str, int]:
    """Return the deck and the discard pile as letters, and the number of open dancers."""
    found = match.position()
    return card_letters(found["deck"]), card_letters(found["discard"]), found["dancers"]


def supply(match: baghdad.Match, seat: int = 0) -> int:
    """Return the number of a seat's thieves in no courtyard."""
    found: int = match.view(None)["supplies"][seat]
    return found


def texts(match: baghdad.Match, kind: str = "") -> list[str]:
    """Return the legal actions in notation, of one kind if given."""
    return [str(action) for action in match.legal() if not kind or action.kind == kind]


def refusal(match: baghdad.Match, action: str, seat: int | None = None) -> tuple[str, str]:
    """Return the code and the clause for which an action is refused."""
    found = match.why_not(action, seat)
    assert found is not None, f"{action} is legal"
    return found.code, found.clause
