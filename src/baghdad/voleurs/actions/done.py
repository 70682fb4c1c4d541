"""Being done with trading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action
from baghdad.voleurs.rules.rounds import is_done
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import TRADING


@dataclass(frozen=True, slots=True, repr=False)
class Done(Action):
    """No more trade for now (V-AMB-46)."""

    kind: ClassVar[str] = "done"
    pattern: ClassVar[str] = "done"
    phase: ClassVar[int] = TRADING
    key_steps: ClassVar[range] = range(n.DONE, n.DONE + 1)

    def __str__(self) -> str:
        return "done"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls()

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        return cls()

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        if not is_done(situation.state, situation.seat):
            yield cls()

    def steps(self, state: Any) -> list[int]:
        return [n.DONE]

    def check(self, state: Any, seat: int) -> Refusal | None:
        return Refusal("already_done", "V-AMB-46") if is_done(state, seat) else None

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        raise AssertionError(step)
