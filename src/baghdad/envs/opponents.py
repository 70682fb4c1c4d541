"""Bots as opponents in an environment; each gets only what its seat may know."""

from __future__ import annotations

from typing import Any

from baghdad.bots import Bot
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import fork
from baghdad.envs.single import SingleEnv


def play_bot_action(env: SingleEnv, bot: Bot, rng: Any) -> None:
    """Let a bot choose an action for the seat to act, and play all of its steps."""
    game, state, seat = env.spec.game, env.state, env.seat
    sampled_state = game.redeal(state, seat, fork(rng))
    knowledge = Knowledge(
        game, seat, game.view(state, env.options, seat), tuple(game.legal(state, seat)), sampled_state
    )
    for step in game.action_steps(env.state, seat, bot.choose(knowledge, rng).action):
        env.play(step)
