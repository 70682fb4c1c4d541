"""The catalogue of steps: each step that the rules know has one id, its action id in the environments.

An action of a player, such as a purchase or an offer, is a short sequence of steps (`rules/whole_action.py`). Steps of
one kind are declared once and follow each other; ids are given in the order of the declarations.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from baghdad.voleurs.board.tables import MAX_CELLS
from baghdad.voleurs.box import CARDS, CHARACTERS, DISTRICTS, GEMS, MAX_PLAYERS, PAWNS
from baghdad.voleurs.names import card_name
from baghdad.voleurs.state import OFFERS


@dataclass(frozen=True, slots=True)
class StepKind:
    """Steps of one kind: the first id, the name, how many there are, and what the number of a step is called."""

    first: int
    name: str
    count: int
    label: Callable[[int], str]


_declared: list[StepKind] = []


def steps(name: str, count: int = 1, label: Callable[[int], str] = str) -> int:
    """Declare steps of one kind and return the id of the first; cells, seats, gems and offers are called by number."""
    first = _declared[-1].first + _declared[-1].count if _declared else 0
    _declared.append(StepKind(first, name, count, label))
    return first


CHOOSE = steps("choose", len(CHARACTERS))
PLACE_THIEF = steps("place thief", MAX_CELLS)
PLACE_CARAVANEER = steps("place caravaneer", MAX_CELLS)

LAY = steps("lay", CARDS, card_name)
AGENT = steps("agent", len(PAWNS))
GEM = steps("gem", len(GEMS))
LEAVE = steps("leave", MAX_CELLS)  # the cell from which a pawn is moved
LEAVE_DESERT = steps("leave desert", len(PAWNS))
LEAVE_DESERT_VIZIER = steps("leave desert vizier")
DISCARD = steps("discard")  # a gem card whose gem is sold out
GO = steps("go", MAX_CELLS)  # the cell to which it goes
STAY_OUT = steps("stay out")  # a pawn acts from the desert (V-AMB-15)
STRIKE = steps("strike", MAX_CELLS)  # the cell of the victim
NO_STRIKE = steps("no strike")
LOOK = steps("look", MAX_CELLS)  # the cell of a Thief whose bag is looked into (V-ADV-SWAP)
TAKE = steps("take", len(GEMS))  # out of that bag
GIVE = steps("give", len(GEMS))  # in return
KEEP_CHANGE = steps("keep change")
PASS_SLIPPER = steps("slipper", MAX_PLAYERS)

OFFER_TO = steps("offer to", MAX_PLAYERS)
CLAIM = steps("claim", CARDS, card_name)  # the name that is claimed for the card just laid
WANT = steps("want", len(DISTRICTS))
SEND = steps("send")
ACCEPT = steps("accept", OFFERS)
DECLINE = steps("decline", OFFERS)
WITHDRAW = steps("withdraw", OFFERS)
DONE = steps("done")

CATALOGUE = tuple(_declared)
ACTIONS = sum(kind.count for kind in CATALOGUE)  # the number of steps
KINDS = tuple((kind.first, kind.name) for kind in CATALOGUE)


def step_name(step: int) -> str:
    """Return the name of a step for programs: its kind and its label, such as `go 17`, `lay Linen`, `done`."""
    kind = CATALOGUE[bisect_right(CATALOGUE, step, key=lambda kind: kind.first) - 1]
    return kind.name if kind.count == 1 else f"{kind.name} {kind.label(step - kind.first)}"
