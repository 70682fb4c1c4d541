"""What environments need to know of dieb."""

from __future__ import annotations

from baghdad.core.batch_rules import GREEDY, RANDOM
from baghdad.core.batch_step import BatchRules, no_board, rules_in
from baghdad.dieb.state import WORKSPACE
from baghdad.envs.dieb.rules import batch

BATCH = BatchRules(
    package="envs.dieb",
    workspace=WORKSPACE,
    rules=rules_in(batch),
    opponents={"random": RANDOM, "greedy": GREEDY},
    board_of=no_board,
)
