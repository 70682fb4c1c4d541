"""`greedy` for dieb: steals when it can, else smuggles where it is nearest to a chest, else moves toward that.

If nothing of the kind is possible it passes, for a dancer if there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from baghdad.bots.bot import Choice
from baghdad.dieb.actions import DANCER, Action
from baghdad.dieb.box import LETTERS, PALACES
from baghdad.table.knowledge import Knowledge

FAR = 99  # further from a chest than any palace with one


class Greedy:
    """Looks at the table, never ahead."""

    def choose(self, knowledge: Knowledge, chance: Any) -> Choice:
        """The first of its wishes that is legal."""
        table = _Table(knowledge.view)
        wishes: tuple[tuple[str, Callable[[Iterable[Action]], Action | None]], ...] = (
            ("place", table.best_placement),
            ("steal", table.best_theft),
            ("smuggle", table.best_smuggling),
            ("approach", table.best_approach),
        )
        for reason, best in wishes:
            action = best(knowledge.legal)
            if action is not None:
                return Choice(action, reason)
        return Choice(table.best_ending(knowledge.legal), "pass")


class _Table:
    """What the player sees, asked the way it thinks."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.me: int = view["you"]
        self.palaces: list[dict[str, Any]] = view["palaces"]
        self.demands: list[int] = view["demands"]
        hand = view["hands"][self.me]
        self.cards: list[int] = hand["cards"] or [0] * PALACES
        self.dancers: int = hand["dancers"]

    def own(self, palace: int) -> int:
        return int(self.palaces[palace]["guards"][self.me])

    def foreign(self, palace: int) -> int:
        there = self.palaces[palace]
        return int(there["neutral"] + sum(there["guards"]) - self.own(palace))

    def missing(self, palace: int) -> int:
        """Thieves still missing for the top chest there."""
        demand = self.demands[palace]
        return demand - int(self.palaces[palace]["thieves"][self.me]) if demand else FAR

    def best_placement(self, legal: Iterable[Action]) -> Action | None:
        """Own guards one by one where few others stand; neutral ones where one's own have no company yet."""
        own = [a for a in legal if a.kind == "place"]
        alone = [a for a in legal if a.kind == "place neutral" and self.own(a.palace) and not self.foreign(a.palace)]
        if alone and not own:
            return alone[0]
        if own:
            return min(own, key=lambda a: (self.own(a.palace), self.foreign(a.palace) or FAR, a.number))
        return next((a for a in legal if a.kind == "place neutral"), None)

    def best_theft(self, legal: Iterable[Action]) -> Action | None:
        """A chest that is there to take, or the last thief it needs."""
        for action in legal:
            if action.kind == "steal":
                return action
        last = [a for a in legal if a.has_thief and self.missing(goal(a)) == 1]
        return min(last, key=lambda a: (a.dancers, self.price(a)), default=None)

    def price(self, action: Action) -> int:
        return self.foreign(action.palace) if action.kind == "smuggle" else 1

    def best_smuggling(self, legal: Iterable[Action]) -> Action | None:
        """Where the fewest thieves are missing; cheaply, if it is all the same."""
        ways = [a for a in legal if a.kind == "smuggle" and self.missing(a.palace) < FAR]
        return min(ways, key=lambda a: (self.missing(a.palace), self.price(a), a.dancers), default=None)

    def best_approach(self, legal: Iterable[Action]) -> Action | None:
        """A thief along to where fewer are missing, or a guard to where smuggling can then be paid."""
        ways = [a for a in legal if self._brings_nearer(a)]
        return min(ways, key=lambda a: (self.missing(a.target), a.kind != "escort", a.dancers, a.number), default=None)

    def _brings_nearer(self, action: Action) -> bool:
        if action.kind == "escort":
            return self.missing(action.target) < self.missing(action.palace)
        if action.kind != "guard" or self.own(action.target) or self.missing(action.target) == FAR:
            return False
        cards = self.cards[action.target] - (action.paid == LETTERS[action.target])
        purse = cards + self.dancers - (action.paid == DANCER)
        leaves_nothing = self.own(action.palace) > 1 or self.missing(action.target) <= self.missing(action.palace)
        return leaves_nothing and 0 < self.foreign(action.target) <= purse

    def best_ending(self, legal: Iterable[Action]) -> Action:
        """A dancer if there is one to be had; else, where it may be chosen, a card of the nearest palace."""
        endings = [a for a in legal if a.kind in ("end", "pass")]
        return min(endings, key=lambda a: (-a.dancers, a.palace < 0, self.missing(a.palace), a.number))


def goal(action: Action) -> int:
    """The palace where a thief ends up."""
    return action.target if action.kind == "escort" else action.palace
