"""Computer players at the table of an environment: each is handed what its seat may know, as everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.bots import Bot
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import fork
from baghdad.envs.single import SingleEnv


def let_choose(one: SingleEnv, player: Bot, rng: Any) -> None:
    """A whole action of the seat to act, chosen by a computer player."""
    game, state, seat = one.kind.game, one.state, one.seat
    imagined = game.redeal(state, seat, fork(rng))
    known = Knowledge(game, seat, game.view(state, one.options, seat), tuple(game.legal(state, seat)), imagined)
    for number in _numbers(one, player.choose(known, rng).action):
        one.play(number)


def _numbers(one: SingleEnv, action: Any) -> Iterator[int]:
    """The catalogue numbers of an action, in voleurs those of its steps."""
    if one.kind.game.enumerates_actions:
        yield action.number
        return
    from baghdad.voleurs.action_steps import closing_step, implied_step, steps_of

    for step in steps_of(one.state, action):
        unsaid = implied_step(one.state, step)
        if unsaid is not None:
            yield unsaid
        yield step
    closing = closing_step(one.state)
    while closing is not None:
        yield closing
        closing = closing_step(one.state)
