"""What a bot is given: everything its seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from baghdad.core.game_rules import GameRules, State


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
