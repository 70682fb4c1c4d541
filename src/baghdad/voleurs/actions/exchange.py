"""Exchanging a gem with the bag that is looked into."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action, Passes
from baghdad.voleurs.actions.notation import read_name
from baghdad.voleurs.actions.steps import key_step
from baghdad.voleurs.box import FAKE, GEMS
from baghdad.voleurs.names import GEM_NUMBERS
from baghdad.voleurs.rules.pawns import owner_of
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import BUYING, NOWHERE, TAKING


@dataclass(frozen=True, slots=True, repr=False)
class Exchange(Action):
    """The exchange of a gem in the victim's bag, `what`, for one of the player's own (V-ADV-SWAP)."""

    kind: ClassVar[str] = "exchange"
    pattern: ClassVar[str] = r"exchange (?P<gem>\w+) for (?P<given>\w+)"
    phase: ClassVar[int] = BUYING
    from_step: ClassVar[int] = TAKING
    key_steps: ClassVar[range] = range(n.TAKE, n.GIVE)
    passes: ClassVar[Passes] = {"exchange": [("gem", "victim", "seat")]}
    irreversible: ClassVar[bool] = True

    what: str
    given: str

    def __str__(self) -> str:
        return f"exchange {self.what} for {self.given}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls(GEMS[read_name(parts["gem"], GEM_NUMBERS)], GEMS[read_name(parts["given"], GEM_NUMBERS)])

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        return cls(GEMS[key_step(steps, cls.key_steps)], GEMS[key_step(steps, range(n.GIVE, n.KEEP_CHANGE))])

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        own = situation.state.bags[situation.seat]
        for step in situation.legal_steps:
            for gem in range(FAKE + 1, len(GEMS)):
                if own[gem] > 0:
                    yield cls(GEMS[step - n.TAKE], GEMS[gem])

    def steps(self, state: Any) -> list[int]:
        change = [n.GO + int(state.vizier_goal)] if state.vizier_goal != NOWHERE else []
        return [n.TAKE + GEM_NUMBERS[self.what], n.GIVE + GEM_NUMBERS[self.given], *change]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step in self.key_steps:
            return Refusal("not_in_their_bag", "V-ADV-SWAP", {"gem": self.what})
        code = "no_fake_given" if self.given == GEMS[FAKE] else "not_in_your_bag"
        return Refusal(code, "V-AMB-62", {"gem": self.given})

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        victim = int(owner_of(before.occupant[before.victim]))
        learned = {"taken": self.what, "given": self.given}
        return [Event(self.kind, {"seat": seat, "victim": victim}, {seat: learned, victim: learned}, reveals=True)]
