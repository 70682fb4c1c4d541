"""Holds the state of a match across the switch from interpreted to compiled rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from baghdad.core import compilation

if TYPE_CHECKING:
    from baghdad.core.game_rules import GameRules, State


class StateHolder:
    """What every match has: a game, and a state that is converted at its next use if rules run in another form now."""

    game: GameRules[Any, Any]
    _state: State
    _switched: bool  # whether the state was set after the switch

    @property
    def state(self) -> State:
        """Return the current state."""
        if self._switched is not compilation.switched:
            self.state = self._state
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = self.game.current_form(state)
        self._switched = compilation.switched
