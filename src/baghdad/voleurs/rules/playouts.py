"""Whole matches of uniform random play, step by step, for benchmarks and simulations."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.rules.step_sets import nth_step
from baghdad.voleurs.state import OVER
from baghdad.voleurs.typed_records import Workspace


@rule
def start_match(work: Workspace, players: int) -> None:
    """Set up the workspace's state and deal; options and board stay as they are."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def play_randomly(work: Workspace) -> int:
    """Play to the end, each legal step being equally likely; return the number of steps."""
    decisions = 0
    while work.state.phase != OVER:
        number = find_legal(work.state, work.tables, work.legal)
        apply(work.state, work.tables, nth_step(work.legal, below(work.rng, number)), work.rng)
        decisions += 1
    return decisions


@rule
def play_matches(work: Workspace, players: int, matches: int) -> int:
    """Play a number of matches one after the other; return the number of steps."""
    decisions = 0
    for _ in range(matches):
        start_match(work, players)
        decisions += play_randomly(work)
    return decisions
