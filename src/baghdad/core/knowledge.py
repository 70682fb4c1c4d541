"""What a bot is given: everything its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from baghdad.core.game_rules import Action, GameRules, State
from baghdad.core.rng import fork


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A seat's view, its legal actions, and a state that is consistent with the view.

    In `sampled_state` everything that the seat can't know has been redealt (a determinization), so bots may search
    it, play on it and redeal it, with the compiled rules too: it contains no secret.
    """

    game: GameRules[Any, Any]
    seat: int
    view: dict[str, Any]
    legal: tuple[Any, ...]
    sampled_state: State


def knowledge_of(
    game: GameRules[Any, Any], state: State, options: Any, seat: int, legal: Sequence[Action], rng: Any
) -> Knowledge:
    """Return what a seat with these legal actions may know; an RNG forked from `rng` redeals everything else."""
    sampled_state = game.redeal(state, seat, fork(rng))
    return Knowledge(game, seat, game.view(state, options, seat), tuple(legal), sampled_state)
