"""Withdrawing an offer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.offer_reply import OfferReply
from baghdad.voleurs.situation import Situation


@dataclass(frozen=True, slots=True, repr=False)
class Withdraw(OfferReply):
    """The withdrawal of an offer of the player's own (V-AMB-41)."""

    kind: ClassVar[str] = "withdraw"
    pattern: ClassVar[str] = r"withdraw (?P<offer>\d{1,3})"
    key_steps: ClassVar[range] = range(n.WITHDRAW, n.DONE)

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        return (cls(number + 1) for number in situation.offers_made)

    def explain_open(self, state: Any) -> Refusal:
        return Refusal("not_your_offer", "V-AMB-41", {"offer": self.offer})
