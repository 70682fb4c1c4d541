"""Everybody's chances in dieb, by rounds that are played on from a position."""

from __future__ import annotations

from typing import Any

from baghdad.bots.comparison import Trials
from baghdad.bots.dieb.master import Master
from baghdad.bots.dieb.rules.comparison import play_rounds
from baghdad.bots.dieb.weights import weights
from baghdad.core import arrays as np
from baghdad.core.rng import split
from baghdad.dieb.box import MAX_PLAYERS

ROUNDS = 4  # that are played before a position is evaluated


def trials_of(state: Any, rng: Any, number: int) -> Trials:
    """Return the evaluation after a round by the learned weights, so many times."""
    players = int(state.players)
    workspace = Master().allocate(players).workspace
    workspace.root = state
    workspace.rng.word = rng.word
    split(rng, workspace.deal_rng)
    outcomes = np.zeros((number, MAX_PLAYERS))
    play_rounds(workspace, number, ROUNDS, weights()[workspace.weights_row], outcomes)
    return Trials([shares[:players] for shares in np.as_list(outcomes)])
