"""What a computer player is handed: all that its seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from baghdad.core.game import Game, State


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A seat's view, its legal actions, and a state in which everything it can't know has been dealt anew.

    The imagined state can be searched, played on and redealt, by the compiled rules too: it holds no secret.
    """

    game: Game[Any, Any]
    seat: int
    view: dict[str, Any]
    legal: tuple[Any, ...]
    sampled_state: State
