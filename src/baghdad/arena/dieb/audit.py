"""Plays of dieb that look foolish: a chest left, a dancer paid where a card would do, a guard moved back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from baghdad.arena.audit import Audit, Remark
from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import StoredMatch, replay_states
from baghdad.bots import bot
from baghdad.core.knowledge import knowledge_of
from baghdad.core.rng import rng_for
from baghdad.dieb import game
from baghdad.dieb.actions import Action
from baghdad.dieb.tally import total

CHEST_LEFT, DANCER_WASTED, GUARD_BACK = "chest-left", "dancer-wasted", "guard-back"
LABEL = "audit"  # of the judge's RNGs
ENDS = ("end", "pass")
GUARD_MOVES = ("guard", "escort", "neutral")


class DiebAuditor:
    """Looks at the matches of dieb."""

    kinds = (CHEST_LEFT, DANCER_WASTED, GUARD_BACK)

    def audit(self, contest: Contest, match: StoredMatch, judge: str) -> Audit:
        """Return what is found in one match."""
        return MatchAudit(contest, match, judge).run()


AUDITOR = DiebAuditor()


@dataclass(frozen=True, slots=True)
class Decision:
    """A state in which a seat plays an action, and what it has played before in this turn."""

    state: Any
    number: int
    seat: int
    action: Action
    before: Sequence[Action]


class MatchAudit:
    """The audit of one match."""

    def __init__(self, contest: Contest, match: StoredMatch, judge: str) -> None:
        self.contest, self.match, self.judge = contest, match, judge
        self.seed = contest.match_seed(match.index)
        self.found = Audit(matches=1)

    def run(self) -> Audit:
        """Look at every decision."""
        for decision in self._decisions():
            action = decision.action
            if action.kind in ENDS:
                self._look_for_chest(decision)
            if action.dancers and action.kind != "pass":
                self.found.occasions[DANCER_WASTED] += 1
                if cheaper := [each for each in game.legal(decision.state, decision.seat) if is_cheaper(each, action)]:
                    self._add(DANCER_WASTED, decision, str(cheaper[0]))
            if action.kind in GUARD_MOVES:
                self.found.occasions[GUARD_BACK] += 1
                if undoes_move(decision.before, action):
                    self._add(GUARD_BACK, decision)
        return self.found

    def _decisions(self) -> Iterator[Decision]:
        actions = [(seat, game.parse(text)) for seat, text in self.match.actions]
        before: list[Action] = []
        for number, (state, (seat, action)) in enumerate(
            zip(replay_states(self.contest, self.match.index, actions), actions, strict=False)
        ):
            if number and actions[number - 1][0] != seat:
                before = []
            yield Decision(state, number, seat, action, tuple(before))
            before.append(action)

    def _look_for_chest(self, decision: Decision) -> None:
        """Remark on a turn that ends with a chest for the taking, unless the judge ends it too."""
        self.found.occasions[CHEST_LEFT] += 1
        if not takes_chest(decision.state, decision.seat):
            return
        better = self._judge_action(decision)
        if better.kind in ENDS:
            self.found.excused[CHEST_LEFT] += 1
        else:
            self._add(CHEST_LEFT, decision, str(better))

    def _judge_action(self, decision: Decision) -> Action:
        """Return what the judge plays here, knowing what the seat knows."""
        state, seat, rng = decision.state, decision.seat, rng_for(self.seed, decision.number, LABEL)
        options, legal = game.options(**self.contest.options), game.legal(state, seat)
        choice = bot(self.judge, game.name).choose(knowledge_of(game, state, options, seat, legal, rng), rng)
        return game.parse(str(choice.action))

    def _add(self, kind: str, decision: Decision, better: str = "") -> None:
        self.found.remarks.append(Remark(kind, self.seed, decision.number, decision.seat, str(decision.action), better))


def takes_chest(state: Any, seat: int) -> bool:
    """Return whether one more action takes a chest."""
    before = total(state.chests_won[seat])
    for action in game.legal(state, seat):
        if action.kind not in ENDS:
            after = game.copy(state)
            game.apply(after, seat, action, rng_for(0))
            if total(after.chests_won[seat]) > before:
                return True
    return False


def is_cheaper(other: Action, action: Action) -> bool:
    """Return whether an action does the same with fewer dancers."""
    same = (other.kind, other.palace, other.target) == (action.kind, action.palace, action.target)
    return same and other.dancers < action.dancers


def undoes_move(before: Sequence[Action], action: Action) -> bool:
    """Return whether a guard comes back to where it was in this turn without any use.

    It was of use if thieves were smuggled meanwhile where it was, or where it was out of the way.
    """
    for place, earlier in enumerate(before):
        if earlier.kind in GUARD_MOVES and is_undone(earlier, action):
            places = (earlier.palace, earlier.target)
            return not any(each.kind == "smuggle" and each.palace in places for each in before[place + 1 :])
    return False


def is_undone(earlier: Action, later: Action) -> bool:
    """Return whether a guard comes back to where it was, without having brought a thief over."""
    back = (earlier.palace, earlier.target) == (later.target, later.palace)
    same_colour = (earlier.kind == "neutral") == (later.kind == "neutral")
    return back and same_colour and earlier.has_thief == later.has_thief
