"""Whole matches of uniform random play, step by step: what benchmarks measure and simulations start from."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.state import OVER


@rule
def start_match(work, players):
    """The table laid and what is dealt dealt; options and board stay as they stand in the workspace."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def play_randomly(work):
    """To the end, each legal step equally likely; returns the number of steps."""
    decisions = 0
    while work.state.phase != OVER:
        number = find_legal(work.state, work.tables, work.legal)
        apply(work.state, work.tables, work.legal[below(work.rng, number)], work.rng)
        decisions += 1
    return decisions


@rule
def play_matches(work, players, matches):
    """So many matches from the start, one after the other; returns the number of steps."""
    decisions = 0
    for _ in range(matches):
        start_match(work, players)
        decisions += play_randomly(work)
    return decisions
