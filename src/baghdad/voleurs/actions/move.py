"""Moving a pawn or the Vizier."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core import arrays as np
from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Passes
from baghdad.voleurs.actions.cells import explain_change, explain_walk, unknown_cell, wrong_change
from baghdad.voleurs.actions.move_suggestions import suggested_moves
from baghdad.voleurs.actions.notation import CELL, PAYMENT, read_cards, read_name
from baghdad.voleurs.actions.purchase import Purchase, explain_lay, wrong_payment
from baghdad.voleurs.actions.spared_victims import explain_strike
from baghdad.voleurs.actions.steps import cell_number, goal_names, key_step, laid_cards
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import GEMS, PALACE, PAWNS, THIEF
from baghdad.voleurs.names import DESERT_NAME, PAWN_NUMBERS, VIZIER_NAME, card_name
from baghdad.voleurs.rules.pawns import kind_of, owner_of
from baghdad.voleurs.rules.payment import laid_value
from baghdad.voleurs.rules.walking import steps_to
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import LEAVING, MAX_CELLS, NOBODY, NOWHERE, VIZIER
from baghdad.voleurs.view import count_by_name

VICTIM_STEPS = range(n.STRIKE, n.NO_STRIKE)
LOOK_STEPS = range(n.LOOK, n.TAKE)


@dataclass(frozen=True, slots=True, repr=False)
class Move(Purchase):
    """The walk of `what`, a pawn or the Vizier, which may use its ability on a `victim` where it ends (V-MOVE-1).

    `start`, `goal`, `victim` and `change` are names of cells; `look` means looking into the victim's bag instead of
    robbing it.
    """

    kind: ClassVar[str] = "move"
    pattern: ClassVar[str] = (
        rf"move (?P<pawn>\w+) (?P<start>{CELL})>(?P<goal>{CELL})(?: (?P<act>x|look) (?P<victim>{CELL}))?{PAYMENT}"
    )
    key_steps: ClassVar[range] = range(n.LEAVE, n.LEAVE_DESERT_VIZIER + 1)
    passes: ClassVar[Passes] = {"robbery": [("gem", "victim", "seat")]}

    what: str
    start: str
    goal: str
    victim: str = ""
    look: bool = False
    change: str = ""
    cards: tuple[int, ...] = ()

    def __str__(self) -> str:
        act = f" {'look' if self.look else 'x'} {self.victim}" if self.victim else ""
        return f"move {self.what} {self.start}>{self.goal}{act}{self.write_payment()}"

    @property
    def phrase(self) -> str:
        return "stay" if self.start == self.goal else self.kind

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        pawn = parts["pawn"]
        if pawn != VIZIER_NAME:
            pawn = PAWNS[read_name(pawn, PAWN_NUMBERS)]
        return cls(
            pawn,
            parts["start"],
            parts["goal"],
            parts.get("victim", ""),
            parts.get("act") == "look",
            parts.get("change", ""),
            read_cards(parts["cards"]),
        )

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        cells = board_of(state).cells
        leave = n.LEAVE + key_step(steps, cls.key_steps)
        if leave == n.LEAVE_DESERT_VIZIER:
            pawn, start = VIZIER_NAME, DESERT_NAME
        elif leave >= n.LEAVE_DESERT:
            pawn, start = PAWNS[leave - n.LEAVE_DESERT], DESERT_NAME
        else:
            pawn, start = pawn_name(state, leave - n.LEAVE), cells[leave - n.LEAVE].name
        goal, *change = [DESERT_NAME] * (n.STAY_OUT in steps) + goal_names(state, steps)
        look = any(step in LOOK_STEPS for step in steps)
        acts = LOOK_STEPS if look else VICTIM_STEPS
        victim = "".join(cells[step - acts.start].name for step in steps if step in acts)
        return cls(pawn, start, goal, victim, look, "".join(change), laid_cards(steps))

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        return (cls(*fields) for fields in suggested_moves(situation))

    def price(self, state: Any) -> int:
        if self.goal == self.start:
            return 0
        cells = board_of(state).numbers
        steps = np.zeros(MAX_CELLS, np.int64)
        steps_to(state, tables_of_state(state), cells.get(self.start, NOWHERE), steps)
        return int(steps[cells[self.goal]])

    def steps(self, state: Any) -> list[int]:
        if self.start != DESERT_NAME:
            leave = n.LEAVE + cell_number(state, self.start)
        elif self.what == VIZIER_NAME:
            leave = n.LEAVE_DESERT_VIZIER
        else:
            leave = n.LEAVE_DESERT + PAWN_NUMBERS[self.what]
        go = n.STAY_OUT if self.goal == DESERT_NAME else n.GO + cell_number(state, self.goal)
        walk = [*self.lay_steps(), leave, go]
        if self.victim and self.look:
            return [*walk, n.LOOK + cell_number(state, self.victim)]  # its change follows the exchange
        strike = [n.STRIKE + cell_number(state, self.victim)] if self.victim else []
        return [*walk, *strike, *self.change_steps(state)]

    def goal_after_exchange(self, state: Any) -> int:
        """Return where the change of a look moves the Vizier.

        The purchase is complete only after the exchange, so the walk is the last step of the exchange (V-OPT-CHANGE).
        """
        return cell_number(state, self.change) if self.look and self.change else NOWHERE

    def check(self, state: Any, seat: int) -> Refusal | None:
        if self.victim == DESERT_NAME:
            return Refusal("not_a_neighbour", "V-ABIL-4", {"cell": DESERT_NAME})
        if self.change == DESERT_NAME:
            return wrong_change(state, self.change)
        ends = (cell for cell in (self.start, self.goal) if cell != DESERT_NAME)
        unknown = unknown_cell(state, *ends, self.victim, self.change)
        if unknown is not None or self.start == DESERT_NAME:
            return unknown
        here = pawn_name(state, board_of(state).numbers[self.start])
        return None if here == self.what else Refusal("not_your_pawn", "V-MOVE-2", {"cell": self.start})

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step < n.AGENT:
            return explain_lay(state, self.cards, step - n.LAY)
        if step in self.key_steps:
            return wrong_payment(state) or self._explain_leave(state, step)
        if step in VICTIM_STEPS or step in LOOK_STEPS:
            return explain_strike(before, seat, self.what, self.start, self.goal, self.victim, self.look)
        if state.step != LEAVING:
            return explain_change(state, step - n.GO)
        return self._explain_go(state, step)

    def _explain_leave(self, state: Any, step: int) -> Refusal:
        if step < n.LEAVE_DESERT:
            return Refusal("not_your_pawn", "V-MOVE-2", {"cell": self.start})
        vizier = step == n.LEAVE_DESERT_VIZIER
        absent = state.vizier >= 0 if vizier else state.desert[state.seat, step - n.LEAVE_DESERT] == 0
        if absent:
            return Refusal("not_in_desert", "V-MOVE-2", {"pawn": self.what})
        return Refusal("no_way_in", "V-MOVE-3", {"purse": int(laid_value(state))})

    def _explain_go(self, state: Any, step: int) -> Refusal:
        if step != n.STAY_OUT:
            return explain_walk(state, int(state.origin), step - n.GO, int(laid_value(state)))
        if self.start == DESERT_NAME:
            return Refusal("stays_in_desert", "V-AMB-22" if self.what == VIZIER_NAME else "V-AMB-15")
        return Refusal("no_return_to_desert", "V-MOVE-4")

    def facts(self, before: Any, seat: int) -> dict[str, Any]:
        facts = {"seat": seat, "what": self.what, "cards": list(map(card_name, self.cards))}
        for name in ("start", "goal", "victim", "change"):
            if getattr(self, name):
                facts[name] = getattr(self, name)
        if self.victim:
            code = self._victim_code(before)
            seen: dict[str, Any] = {"pawn": PAWNS[kind_of(code)], "seat": int(owner_of(code))}
            facts["struck"] = {"pawn": VIZIER_NAME, "seat": None} if code in (VIZIER, NOBODY) else seen
            facts["look"] = self.look
        return facts

    def _victim_code(self, before: Any) -> int:
        return int(before.occupant[board_of(before).numbers[self.victim]])

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        """Return the event of the move, and that of a robbery or a look, of which two players learn more."""
        facts = self.facts(before, seat)
        if way := self._way(before):
            facts["way"] = way
        found = [Event(self.kind, facts, reveals=True)]
        if not self.victim or self.what != PAWNS[THIEF]:
            return found
        victim = int(owner_of(self._victim_code(before)))
        robbed = {"seat": seat, "victim": victim}
        if self.look:
            bag = count_by_name(GEMS, np.as_list(before.bags[victim]))
            return [*found, Event("look", robbed, {seat: {"bag": bag}}, reveals=True)]
        gem = next(gem for gem in range(len(GEMS)) if after.bags[victim, gem] < before.bags[victim, gem])
        learned = {"gem": GEMS[gem]}  # only the two players learn which gem it was (V-INFO-15)
        return [*found, Event("robbery", robbed, {seat: learned, victim: learned}, reveals=True)]

    def _way(self, before: Any) -> list[str]:
        """Return the cells of a shortest way, without its start; of several, that over the first neighbours.

        There is none to tell on a board whose distances aren't those of its cells.
        """
        if self.goal == DESERT_NAME or self.start == self.goal:
            return []
        board = board_of(before)
        steps = np.zeros(MAX_CELLS, np.int64)
        steps_to(before, tables_of_state(before), board.numbers.get(self.start, NOWHERE), steps)
        way = [board.numbers[self.goal]]
        while steps[way[-1]] > 1:
            here = way[-1]
            nearer = [cell for cell in board.neighbours[here] if steps[cell] == steps[here] - 1]
            if not nearer:
                return []
            way.append(nearer[0])
        return [board.names[cell] for cell in reversed(way)]

    def details(self, state: Any, seat: int) -> dict[str, Any]:
        home = {"home": True} if self.what == VIZIER_NAME and _is_palace_shop(state, self.goal) else {}
        return Purchase.details(self, state, seat) | home


def _is_palace_shop(state: Any, name: str) -> bool:
    """Return whether the match would end with this round if the Vizier stood on that cell (V-END-1)."""
    board = board_of(state)
    cell = board.cells[board.numbers[name]] if name != DESERT_NAME else None
    return cell is not None and cell.shop and cell.district == PALACE


def pawn_name(state: Any, cell: int) -> str:
    """Return the name of the pawn on a cell, or an empty string."""
    code = state.occupant[cell]
    if code == NOBODY:
        return ""
    return VIZIER_NAME if code == VIZIER else PAWNS[kind_of(code)]
