"""Actions of players, such as a whole purchase or a whole offer, and their notation.

An action is carried out as a short sequence of steps (`action_steps.py`). Cells have the names that the board gives
them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from baghdad.core.errors import NotationError, nearest
from baghdad.voleurs.box import DISTRICTS, GEMS, PAWNS
from baghdad.voleurs.names import (
    CARD_NUMBERS,
    CHARACTER_NAMES,
    CHARACTER_NUMBERS,
    DESERT_NAME,
    DISTRICT_NUMBERS,
    GEM_NUMBERS,
    PAWN_NUMBERS,
    VIZIER_NAME,
    card_name,
    plain,
)
from baghdad.voleurs.state import NO_CLAIM

KINDS = (
    "choose",
    "place",
    "agent",
    "gem",
    "move",
    "discard",
    "exchange",
    "slipper",
    "offer",
    "accept",
    "decline",
    "withdraw",
    "done",
)


@dataclass(frozen=True, slots=True)
class Action:
    """One action; which fields have a meaning depends on its kind.

    `what` is a character, a pawn (or the Vizier) or a gem; `start`, `goal`, `victim` and `change` are names of cells;
    `look` means looking into the victim's bag instead of robbing it; `given` is the gem given in an exchange; `cards`
    are the cards paid, given or discarded, in rising order; `claims` are the names claimed for the cards given, in the
    same order; `wanted` counts the cards wanted by district; `seat` is the player whom an offer or the slipper goes to;
    `offer` is the number of the offer that is answered or withdrawn, from 1.
    """

    kind: str
    what: str = ""
    start: str = ""
    goal: str = ""
    victim: str = ""
    look: bool = False
    change: str = ""
    given: str = ""
    cards: tuple[int, ...] = ()
    claims: tuple[int, ...] = ()
    wanted: tuple[int, ...] = (0,) * len(DISTRICTS)
    seat: int = -1
    offer: int = -1

    def __str__(self) -> str:
        return WRITERS[self.kind](self)

    def __repr__(self) -> str:
        return f"<{self}>"

    @property
    def number(self) -> int:
        """Return the rank of the kind in the order of a round, for sorting."""
        return KINDS.index(self.kind)


# --- writing -----------------------------------------------------------------------------------------------------


def _paid(action: Action) -> str:
    change = f" + {VIZIER_NAME} {action.change}" if action.change else ""
    return f" < {', '.join(map(card_name, action.cards))}{change}"


def _write_move(action: Action) -> str:
    act = f" {'look' if action.look else 'x'} {action.victim}" if action.victim else ""
    return f"move {action.what} {action.start}>{action.goal}{act}{_paid(action)}"


def _write_offer(action: Action) -> str:
    given = [
        card_name(card) + (f" as {card_name(claim)}" if claim != NO_CLAIM else "")
        for card, claim in zip(action.cards, action.claims, strict=True)
    ]
    wanted = [f"{number} {DISTRICTS[district]}" for district, number in enumerate(action.wanted) if number]
    give = f" give {', '.join(given)}" if given else ""
    want = f" want {', '.join(wanted)}" if wanted else ""
    return f"offer {action.seat}{give}{want}"


def _write_accept(action: Action) -> str:
    return f"accept {action.offer}{_paid(action) if action.cards else ''}"


WRITERS: dict[str, Callable[[Action], str]] = {
    "choose": lambda a: f"choose {a.what}",
    "place": lambda a: f"place {a.what} {a.goal}",
    "agent": lambda a: f"agent {a.what}{_paid(a)}",
    "gem": lambda a: f"gem {a.what}{_paid(a)}",
    "move": _write_move,
    "discard": lambda a: f"discard {card_name(a.cards[0])}",
    "exchange": lambda a: f"exchange {a.what} for {a.given}",
    "slipper": lambda a: f"slipper {a.seat}",
    "offer": _write_offer,
    "accept": _write_accept,
    "decline": lambda a: f"decline {a.offer}",
    "withdraw": lambda a: f"withdraw {a.offer}",
    "done": lambda a: "done",
}

# --- reading -----------------------------------------------------------------------------------------------------

CELL = rf"[a-z]\d+|{DESERT_NAME}"
PATTERNS: dict[str, re.Pattern[str]] = {
    kind: re.compile(pattern)
    for kind, pattern in {
        "choose": r"choose (?P<character>.+)",
        "place": rf"place (?P<pawn>thief|caravaneer) (?P<goal>{CELL})",
        "agent": rf"agent (?P<pawn>\w+) < (?P<cards>.+?)(?: \+ vizier (?P<change>{CELL}))?",
        "gem": rf"gem (?P<gem>\w+) < (?P<cards>.+?)(?: \+ vizier (?P<change>{CELL}))?",
        "move": rf"move (?P<pawn>\w+) (?P<start>{CELL})>(?P<goal>{CELL})"
        rf"(?: (?P<act>x|look) (?P<victim>{CELL}))? < (?P<cards>.+?)(?: \+ vizier (?P<change>{CELL}))?",
        "discard": r"discard (?P<cards>.+)",
        "exchange": r"exchange (?P<gem>\w+) for (?P<given>\w+)",
        "slipper": r"slipper (?P<seat>\d{1,3})",
        "offer": r"offer (?P<seat>\d{1,3})(?: give (?P<gifts>.+?))?(?: want (?P<wanted>.+))?",
        "accept": r"accept (?P<offer>\d{1,3})(?: < (?P<cards>.+))?",
        "decline": r"decline (?P<offer>\d{1,3})",
        "withdraw": r"withdraw (?P<offer>\d{1,3})",
        "done": r"done",
    }.items()
}


class _Unknown(Exception):
    """A word that has no meaning where it appears."""


def parse(text: str) -> Action:
    """Return the action of a text; raise NotationError if it is none.

    Case, accents and extra blanks are ignored. Cards may be named in English or French.
    """
    given = text if isinstance(text, str) else ""
    words = plain(given)
    pattern = PATTERNS.get(words.partition(" ")[0])
    found = pattern.fullmatch(words) if pattern else None
    if found is None:
        raise NotationError("unknown_action", text=str(text)[:60], nearest=nearest(words.partition(" ")[0], KINDS))
    try:
        return _action(words.partition(" ")[0], {k: v for k, v in found.groupdict().items() if v is not None})
    except _Unknown as unknown:
        near = nearest(
            str(unknown), [*CARD_NUMBERS, *CHARACTER_NUMBERS, *PAWN_NUMBERS, *GEM_NUMBERS, *DISTRICT_NUMBERS]
        )
        raise NotationError("unknown_word", text=str(text)[:60], word=str(unknown)[:40], nearest=near) from None


def _action(kind: str, parts: dict[str, str]) -> Action:
    fields: dict[str, Any] = {name: parts[name] for name in ("start", "goal", "victim", "change") if name in parts}
    if "character" in parts:
        fields["what"] = CHARACTER_NAMES[_known(parts["character"], CHARACTER_NUMBERS)]
    if "pawn" in parts:
        fields["what"] = parts["pawn"]
        if parts["pawn"] != VIZIER_NAME or kind != "move":
            fields["what"] = PAWNS[_known(parts["pawn"], PAWN_NUMBERS)]
    if "gem" in parts:
        fields["what"] = GEMS[_known(parts["gem"], GEM_NUMBERS)]
    if "given" in parts:
        fields["given"] = GEMS[_known(parts["given"], GEM_NUMBERS)]
    fields |= {name: int(parts[name]) for name in ("seat", "offer") if name in parts}
    if "cards" in parts:
        fields["cards"] = _cards(parts["cards"])
    if "gifts" in parts:
        fields["cards"], fields["claims"] = _gifts(parts["gifts"])
    if "wanted" in parts:
        fields["wanted"] = _wanted(parts["wanted"])
    return Action(kind, look=parts.get("act") == "look", **fields)


def _known(word: str, numbers: dict[str, int]) -> int:
    if word not in numbers:
        raise _Unknown(word)
    return numbers[word]


def _cards(text: str) -> tuple[int, ...]:
    cards = sorted(_known(name.strip(), CARD_NUMBERS) for name in text.split(","))
    if len(set(cards)) < len(cards):
        raise _Unknown(text)
    return tuple(cards)


def _gifts(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    pairs = []
    for gift in text.split(","):
        real, _, claimed = gift.strip().partition(" as ")
        claim = _known(claimed.strip(), CARD_NUMBERS) if claimed else NO_CLAIM
        pairs.append((_known(real.strip(), CARD_NUMBERS), claim))
    pairs.sort()
    cards = tuple(card for card, _ in pairs)
    if len(set(cards)) < len(cards):
        raise _Unknown(text)
    return cards, tuple(claim for _, claim in pairs)


def _wanted(text: str) -> tuple[int, ...]:
    counts = [0] * len(DISTRICTS)
    for part in text.split(","):
        number, _, district = part.strip().partition(" ")
        if not (number.isascii() and number.isdigit() and len(number) < 3):
            raise _Unknown(part.strip())
        counts[_known(district.strip(), DISTRICT_NUMBERS)] += int(number)
    return tuple(counts)
