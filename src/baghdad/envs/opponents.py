"""Bots as opponents in an environment; each gets only what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
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
    for number in _action_ids(env, bot.choose(knowledge, rng).action):
        env.play(number)


def _action_ids(env: SingleEnv, action: Any) -> Iterator[int]:
    """Yield the action id of an action, in voleurs the ids of its steps."""
    if env.spec.game.enumerates_actions:
        yield action.number
        return
    from baghdad.voleurs.action_steps import closing_step, implied_step, remember_vizier_goal, steps_of

    for step in steps_of(env.state, action):
        implied = implied_step(env.state, step)
        if implied is not None:
            yield implied
        yield step
    closing = closing_step(env.state)
    while closing is not None:
        yield closing
        closing = closing_step(env.state)
    remember_vizier_goal(env.state, action)
