"""The live state of a match on compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from baghdad.core import arrays as np
from baghdad.core import compilation
from baghdad.core.compiled_state import CompiledState
from baghdad.core.live_state import LiveState, illegal_step
from baghdad.dieb.actions import CATALOGUE, Action
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.from_python import list_match_legal, play_in_match
from baghdad.dieb.state import MATCH_WORKSPACE, STATE

if TYPE_CHECKING:
    from baghdad.core.game_rules import GameRules, State

TURNS = tuple((seat,) for seat in range(MAX_PLAYERS))
SEAT_BYTE = np.layout_of(STATE).offset_of("seat")  # where the state has the seat to act


class CompiledDiebState(CompiledState):
    """A match in an array of bytes. Every action is one step, so none is ever under way."""

    def find_legal(self) -> None:
        self.number_legal = list_match_legal(self.buffer)

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.over else TURNS[self._bytes[SEAT_BYTE]]

    def legal(self, seat: int) -> list[Action]:
        return [CATALOGUE[number] for number in self.legal_steps()]

    def play_step(self, step: int, number: int) -> Sequence[int] | None:
        if self.number_legal < 0:
            self.find_legal()
        number_legal = play_in_match(self.buffer, step, number)
        if number_legal < 0:
            raise illegal_step(step)
        self.number_legal = number_legal
        return (step,)

    def play(self, seat: int, action: Any, number: int) -> bool:
        if seat not in self.to_act:
            return False
        number_legal = play_in_match(self.buffer, action.number, number)
        if number_legal < 0:
            return False
        self.number_legal = number_legal
        return True


def live_state(game: GameRules[Any, Any], state: State, rng_key: Any) -> LiveState:
    """Return a live state on compiled rules, if the rules are compiled."""
    if compilation.is_compiled():
        return CompiledDiebState(game, state, rng_key, MATCH_WORKSPACE)
    return LiveState(game, game.copy(state), rng_key)
