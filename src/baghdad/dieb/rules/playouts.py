"""Whole matches of uniform random play: what benchmarks measure and simulations start from."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import OVER


@rule
def play_randomly(work):
    """To the end, each legal action equally likely; returns the number of decisions."""
    decisions = 0
    while work.state.phase != OVER:
        number = find_legal(work.state, work.legal)
        apply(work.state, nth_legal(work.legal, below(work.rng, number)), work.rng)
        decisions += 1
    return decisions


@rule
def start_match(work, players):
    """The table laid and the cards dealt; options stay as they stand in the record."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def play_matches(work, players, matches):
    """So many matches from the deal, one after the other; returns the number of decisions."""
    decisions = 0
    for _ in range(matches):
        start_match(work, players)
        decisions += play_randomly(work)
    return decisions
