"""Placing a pawn in the Bazaar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action
from baghdad.voleurs.actions.cells import unknown_cell
from baghdad.voleurs.actions.notation import CELL
from baghdad.voleurs.actions.steps import cell_number
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import BAZAAR, CARAVANEER, PAWNS, THIEF
from baghdad.voleurs.names import PAWN_NUMBERS
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import NOBODY, PLACING

FIRST_STEPS = {PAWNS[THIEF]: n.PLACE_THIEF, PAWNS[CARAVANEER]: n.PLACE_CARAVANEER}


@dataclass(frozen=True, slots=True, repr=False)
class Place(Action):
    """The Thief or a Caravaneer, `what`, placed on a cell (V-SETUP-8)."""

    kind: ClassVar[str] = "place"
    pattern: ClassVar[str] = rf"place (?P<pawn>{'|'.join(FIRST_STEPS)}) (?P<goal>{CELL})"
    phase: ClassVar[int] = PLACING
    key_steps: ClassVar[range] = range(n.PLACE_THIEF, n.LAY)

    what: str
    goal: str

    def __str__(self) -> str:
        return f"place {self.what} {self.goal}"

    @property
    def group(self) -> str:
        return f"place-{self.what}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls(parts["pawn"], parts["goal"])

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        what = PAWNS[THIEF] if steps[0] < n.PLACE_CARAVANEER else PAWNS[CARAVANEER]
        return cls(what, board_of(state).cells[steps[0] - FIRST_STEPS[what]].name)

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        return (cls.from_steps(situation.state, [step]) for step in situation.legal_steps)

    def steps(self, state: Any) -> list[int]:
        return [FIRST_STEPS[self.what] + cell_number(state, self.goal)]

    def check(self, state: Any, seat: int) -> Refusal | None:
        return unknown_cell(state, self.goal)

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        cell, facts = cell_number(state, self.goal), {"cell": self.goal}
        if state.to_place[state.seat, PAWN_NUMBERS[self.what]] == 0:
            return Refusal("nothing_to_place", "V-SETUP-7", {"pawn": self.what})
        if tables_of_state(state).district[cell] != BAZAAR:
            return Refusal("not_in_bazaar", "V-SETUP-8", facts)
        if state.occupant[cell] != NOBODY:
            return Refusal("cell_taken", "V-SETUP-9", facts)
        return Refusal("wrong_ground", "V-SETUP-9", {**facts, "pawn": self.what})

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        return [Event(self.kind, {"seat": seat, "what": self.what, "goal": self.goal})]
