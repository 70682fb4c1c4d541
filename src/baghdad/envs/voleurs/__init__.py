"""What environments need to know of voleurs. All matches of a batch share the lookup tables of their board."""

from __future__ import annotations

from typing import Any

from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, new_workspace
from baghdad.core.batch_rules import GREEDY, RANDOM
from baghdad.core.batch_step import BatchRules, rules_in
from baghdad.core.rng import RNG
from baghdad.core.rule import record
from baghdad.envs.voleurs.rules import batch
from baghdad.voleurs import game
from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.options import Options
from baghdad.voleurs.state import LEGAL, STATE


def board_of(options: Options) -> Any:
    """Return the workspace of a compiled player on the board, as bytes."""
    return new_workspace(game.states(1)[0], board_tables(options.board), [GREEDY_WEIGHTS] * MAX_PLAYERS)


BATCH = BatchRules(
    package="envs.voleurs",
    workspace=record([("state", STATE), ("rng", RNG), ("legal", LEGAL)]),
    rules=rules_in(batch),
    opponents={"random": RANDOM, "greedy": GREEDY},
    board_of=board_of,
)
