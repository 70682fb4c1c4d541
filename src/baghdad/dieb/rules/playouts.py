"""Playouts: whole matches of uniformly random actions, for benchmarks and simulations."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import OVER
from baghdad.dieb.typed_records import Workspace


@rule
def play_randomly(work: Workspace) -> int:
    """Play random legal actions to the end of the match and return the number of decisions."""
    decisions = 0
    while work.state.phase != OVER:
        number = find_legal(work.state, work.legal)
        apply(work.state, nth_legal(work.legal, below(work.rng, number)), work.rng)
        decisions += 1
    return decisions


@rule
def start_match(work: Workspace, players: int) -> None:
    """Set up and deal a new match, keeping the options in the state."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def play_matches(work: Workspace, players: int, matches: int) -> int:
    """Play random matches one after the other and return the number of decisions."""
    decisions = 0
    for _ in range(matches):
        start_match(work, players)
        decisions += play_randomly(work)
    return decisions
