"""Translations between steps and the parts of actions that several kinds share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from baghdad.core.errors import Refusal
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import NO_STEP
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.names import card_name
from baghdad.voleurs.state import NO_CLAIM


def cell_number(state: Any, name: str) -> int:
    """Return the number of a cell, or one that is too large for any board if no cell has that name."""
    return board_of(state).numbers.get(name, n.ACTIONS)


def seat_step(first: int, seat: int, state: Any) -> int:
    """Return the step that names a seat."""
    return first + seat if seat < state.players else NO_STEP


def no_such_number(number: int) -> Refusal:
    """Return the refusal of a player or an offer that doesn't exist; both are counted from 1 for the reader."""
    return Refusal("no_such_seat_or_offer", "V-AMB-41", {"number": number})


def lay_steps(cards: Iterable[int]) -> list[int]:
    """Return the steps that lay cards, in rising order."""
    return [n.LAY + card for card in sorted(cards)]


def laid_cards(steps: Sequence[int]) -> tuple[int, ...]:
    """Return the cards that are laid, in rising order."""
    return tuple(sorted(step - n.LAY for step in steps if n.LAY <= step < n.AGENT))


def claim_steps(claim: int) -> list[int]:
    """Return the step that claims a name, if one is claimed."""
    return [n.CLAIM + claim] if claim != NO_CLAIM else []


def key_step(steps: Sequence[int], among: range) -> int:
    """Return the index within a range of the one step that belongs to it."""
    return next(step for step in steps if step in among) - among.start


def goal_names(state: Any, steps: Sequence[int]) -> list[str]:
    """Return the names of the cells that somebody goes to, in order."""
    cells = board_of(state).cells
    return [cells[step - n.GO].name for step in steps if n.GO <= step < n.STAY_OUT]


def explain_claim(claims: tuple[int, ...], name: int) -> Refusal:
    """Return why a name can't be claimed for the card just laid (V-TRADE-4)."""
    code = "claimed_twice" if claims.count(name) > 1 else "other_district_claimed"
    return Refusal(code, "V-TRADE-4", {"card": card_name(name)})
