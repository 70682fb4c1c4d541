"""Whole matches of one compiled player against a table of another, to compare their weights."""

from __future__ import annotations

import numpy as np

from baghdad.bots.voleurs.rules.greedy_policy import play_out, share_out
from baghdad.bots.voleurs.rules.workspace import SEARCH_WORKSPACE
from baghdad.core.rng import set_rng
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.rules.setup import deal, lay_table

LAST_ROUND = 60


@rule
def contest(table, players, deals, key, first_deal, hero, rest, points):
    """Every deal once from each seat; fills in what the hero has of each victory, and returns the rounds played."""
    mind = table.view(SEARCH_WORKSPACE)[0]
    shares = np.zeros(MAX_PLAYERS)
    rounds = 0
    for number in range(deals):
        for place in range(players):
            set_rng(mind.rng, key, first_deal + number)
            for seat in range(players):
                mind.weights[seat] = hero[0] if seat == place else rest[0]
            lay_table(mind.state, players)
            deal(mind.state, mind.rng)
            mind.length = 0
            play_out(mind, LAST_ROUND)
            share_out(mind, shares)
            points[number * players + place] = shares[place]
            rounds += int(mind.state.round_number)
    return rounds
