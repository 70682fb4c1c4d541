"""The terminal part of any game."""

from __future__ import annotations

import baghdad
from baghdad.cli.generic_terminal import GenericTerminal
from baghdad.cli.terminal_game import TerminalGame


def terminal_game_of(name: str) -> TerminalGame:
    """Return the terminal part of a game, or one that serves every game."""
    game = baghdad.game(name)
    found: TerminalGame = game.part("terminal") if game.has_part("terminal") else GenericTerminal(game)
    return found
