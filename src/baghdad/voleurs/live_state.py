"""The live state of a match on compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from baghdad.core import arrays as np
from baghdad.core import compilation
from baghdad.core.compiled_state import CompiledState
from baghdad.core.live_state import LiveState, illegal_step
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.refusals import why_not_now
from baghdad.voleurs.rules.match_steps import ILLEGAL, begin_action, play_action, play_step
from baghdad.voleurs.state import MATCH_WORKSPACE, OVER, STATE, TRADING

if TYPE_CHECKING:
    from baghdad.core.game_rules import GameRules, State

PHASE_BYTE, SEAT_BYTE, PLAYERS_BYTE = (np.layout_of(STATE).offset_of(name) for name in ("phase", "seat", "players"))


class CompiledVoleursState(CompiledState):
    """A match in an array of bytes; the bytes of its board's tables are shared with other matches."""

    def __init__(self, game: GameRules[Any, Any], state: State, rng_key: Any) -> None:
        super().__init__(game, state, rng_key, MATCH_WORKSPACE)
        self._board: Any = None  # the bytes of the tables

    def find_legal(self) -> None:
        self._board = np.asarray(tables_of_state(self.state)).reshape(1).view(np.uint8)
        self.number_legal = begin_action(self.buffer, self._board)

    @property
    def over(self) -> bool:
        return self._bytes[PHASE_BYTE] == OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        phase, seat, players = self._bytes[PHASE_BYTE], self._bytes[SEAT_BYTE], self._bytes[PLAYERS_BYTE]
        if phase == TRADING:
            return (*range(seat, players), *range(seat))
        return () if phase == OVER else (seat,)

    def play_step(self, step: int, number: int) -> Sequence[int] | None:
        if self.number_legal < 0:
            self.find_legal()
        number_legal, under_way = play_step(self.buffer, self._board, step, self.number_legal, number)
        if number_legal == ILLEGAL:
            raise illegal_step(step)
        self.number_legal = number_legal
        self.steps.append(step)
        if under_way:
            return None
        steps, self.steps = self.steps, []
        return steps

    def play(self, seat: int, action: Any, number: int) -> bool:
        if self.number_legal < 0:
            self.find_legal()
        self.forget()
        if why_not_now(self.state, seat, action) is not None:
            return False
        steps = np.array(action.steps(self.state), np.int64)
        goal = action.goal_after_exchange(self.state)
        self.number_legal = play_action(self.buffer, self._board, seat, steps, goal, number)
        return self.number_legal != ILLEGAL


def live_state(game: GameRules[Any, Any], state: State, rng_key: Any) -> LiveState:
    """Return a live state on compiled rules, if the rules are compiled."""
    if compilation.is_compiled():
        return CompiledVoleursState(game, state, rng_key)
    return LiveState(game, game.copy(state), rng_key)
