"""Buying an agent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core import arrays as np
from baghdad.core.errors import Refusal
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.notation import PAYMENT, read_cards, read_name
from baghdad.voleurs.actions.purchase import Purchase, explain_price
from baghdad.voleurs.actions.steps import goal_names, key_step, laid_cards
from baghdad.voleurs.box import AGENT_PRICES, CARAVANEER, PAWNS, THIEF
from baghdad.voleurs.names import PAWN_NUMBERS
from baghdad.voleurs.situation import Situation


@dataclass(frozen=True, slots=True, repr=False)
class Agent(Purchase):
    """The purchase of an agent, `what` (V-AGENT-1)."""

    kind: ClassVar[str] = "agent"
    pattern: ClassVar[str] = rf"agent (?P<pawn>\w+){PAYMENT}"
    key_steps: ClassVar[range] = range(n.AGENT, n.GEM)

    what: str
    change: str = ""
    cards: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"agent {self.what}{self.write_payment()}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        pawn = PAWNS[read_name(parts["pawn"], PAWN_NUMBERS)]
        return cls(pawn, parts.get("change", ""), read_cards(parts["cards"]))

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        change = "".join(goal_names(state, steps))
        return cls(PAWNS[key_step(steps, cls.key_steps)], change, laid_cards(steps))

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        supply = np.as_list(situation.state.supply[situation.seat])
        for kind in range(CARAVANEER, len(PAWNS)):
            if supply[kind] > 0:
                for payment, change in situation.payments_with_change(AGENT_PRICES[kind]):
                    yield cls(PAWNS[kind], change, payment)

    def price(self, state: Any) -> int:
        return AGENT_PRICES[PAWN_NUMBERS[self.what]]

    def steps(self, state: Any) -> list[int]:
        return [*self.lay_steps(), n.AGENT + PAWN_NUMBERS[self.what], *self.change_steps(state)]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step not in self.key_steps:
            return Purchase.explain(self, before, seat, state, step)
        kind = step - n.AGENT
        if kind == THIEF:
            return Refusal("thief_not_for_sale", "V-AGENT-1")
        if state.supply[state.seat, kind] == 0:
            return Refusal("no_agent_left", "V-AGENT-2", {"pawn": self.what})
        return explain_price(state, AGENT_PRICES[kind], "V-AGENT-1")
