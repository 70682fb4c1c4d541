"""Hints of a searching player of voleurs: its best actions, each with as many rollouts on the same deals.

In these rollouts all seats play with the same weights, so that a chance doesn't depend on who asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.comparison import Trials, comparison
from baghdad.bots.voleurs.greedy import action_and_reason
from baghdad.bots.voleurs.rules.rollouts import run_rollouts
from baghdad.bots.voleurs.rules.sequential_halving import start_search
from baghdad.bots.voleurs.rules.workspace import MAX_CANDIDATES, REASONS, SEARCH, SEARCH_WORKSPACE, new_workspace
from baghdad.core import arrays as np
from baghdad.core.knowledge import Knowledge
from baghdad.core.queries import Line
from baghdad.core.rng import split
from baghdad.voleurs.action_ids import DONE
from baghdad.voleurs.actions import Action
from baghdad.voleurs.actions.accept import Accept
from baghdad.voleurs.actions.done import Done
from baghdad.voleurs.actions.offer import Offer
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.state import NO_CLAIM, TRADING

BEST_ACTIONS, ROLLOUTS = 3, 200  # that are compared, and of each of them
FACTS = ("birthday", "agent", "rob", "vizier", "fetch")  # reasons that are true whatever else is possible
NO_TRADE = REASONS.index("done")


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a search considered: its steps, and the number of its reason."""

    steps: tuple[int, ...]
    reason: int


def workspace_of(state: Any, seat: int, weights: tuple[float, ...], rng: Any) -> Any:
    """Return a workspace of a position, as bytes, in which all seats play with the same weights."""
    buffer = new_workspace(state, tables_of_state(state), [weights] * MAX_PLAYERS)
    workspace = np.record_in(buffer, SEARCH_WORKSPACE)
    split(rng, workspace.rng)
    workspace.state.seat = seat
    return buffer


def candidates_of(search: Any, knowledge: Knowledge) -> list[Candidate]:
    """Return the best candidates of a search; where cards are traded, also not to trade."""
    best = [int(index) for index in np.as_list(search.ranking[: search.candidate_count])][:BEST_ACTIONS]
    found = [
        Candidate(
            tuple(int(step) for step in np.as_list(search.steps[index])[: search.step_counts[index]]),
            int(search.reasons[index]),
        )
        for index in best
    ]
    if search.root.phase == TRADING and Done() in knowledge.legal and (DONE,) not in [each.steps for each in found]:
        found.append(Candidate((DONE,), NO_TRADE))
    return found


def compared(candidates: Sequence[Candidate], workspace_bytes: Any, knowledge: Knowledge, rng: Any) -> Choice:
    """Return the ranking of candidates; the first, a search's choice, stays first unless another is clearly better."""
    seat, players = knowledge.seat, int(knowledge.sampled_state.players)
    trials = rollouts_of(candidates, workspace_bytes, rng, ROLLOUTS, players)
    order = sorted(range(len(candidates)), key=lambda number: -trials[number].chance(seat).mean)
    lead = trials[order[0]].lead(trials[0], seat)
    if lead.mean <= lead.error:
        order.remove(0)
        order.insert(0, 0)
    ranking = [trials[number] for number in order]
    ranked = tuple(_ranked(knowledge, candidates[number], ranking, place) for place, number in enumerate(order))
    return Choice(ranked[0].action, ranked[0].reason, ranked, ranking[0].chances())


def _ranked(knowledge: Knowledge, candidate: Candidate, ranking: Sequence[Trials], place: int) -> Ranked:
    action, reason = action_and_reason(knowledge, np.array(candidate.steps, np.int64), candidate.reason)
    chance = ranking[place].chance(knowledge.seat)
    reasons = (
        *([Line(f"voleurs-hint-{reason}")] if reason in FACTS else []),
        *lies(action),
        *([Line("hint-reason-only")] if len(ranking) == len(knowledge.legal) == 1 else []),
        *comparison(ranking, place, knowledge.seat),
    )
    return Ranked(action, chance.mean, reason, len(ranking[place].shares), chance.error, reasons)


def lies(action: Action) -> Iterator[Line]:
    """Yield which cards an action calls by another name."""
    if isinstance(action, Offer | Accept):
        for card, claim in zip(action.cards, action.claims, strict=True):
            if claim not in (NO_CLAIM, card):
                names = {"card": card, "claim": claim}
                yield Line(
                    "voleurs-hint-lie", {role: Line("voleurs-card", {"number": each}) for role, each in names.items()}
                )


def rollouts_of(
    candidates: Sequence[Candidate], workspace_bytes: Any, rng: Any, number: int, players: int
) -> list[Trials]:
    """Play so many rollouts of each candidate, with the same deals and draws for all."""
    search = np.new_record(SEARCH)
    start_search(workspace_bytes, search, rng)
    search.candidate_count = len(candidates)
    for index, candidate in enumerate(candidates):
        search.step_counts[index] = len(candidate.steps)
        for place, step in enumerate(candidate.steps):
            search.steps[index, place] = step
    shares: list[list[list[float]]] = [[] for _ in candidates]
    for sample in range(number):
        sums, leads = np.zeros((MAX_CANDIDATES, MAX_PLAYERS)), np.zeros((MAX_CANDIDATES, 2))
        run_rollouts(workspace_bytes, search, sample, 1, sums, leads)
        for found, row in zip(shares, np.as_list(sums), strict=False):
            found.append(finished_shares(row[:players]))
    return [Trials(each) for each in shares]


def finished_shares(shares: Sequence[float]) -> list[float]:
    """Return everybody's share of the victory; equal shares if a rollout ended before the match."""
    return list(shares) if any(shares) else [1 / len(shares)] * len(shares)
