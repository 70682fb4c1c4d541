"""Live states on the compiled rules of a game: a match in an array of bytes, and one compiled call for each step.

Passing an array of bytes to compiled code costs a tenth of a microsecond, passing a record several microseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from baghdad.core import arrays as np
from baghdad.core.live_state import LiveState

if TYPE_CHECKING:
    from baghdad.core.game_rules import GameRules, State


class CompiledState(LiveState):
    """A live state in a workspace: a record that begins with the field `state` and has the fields `key` and `ids`.

    The legal steps are computed together with the step before them; `number_legal` is negative if they aren't known.
    """

    def __init__(self, game: GameRules[Any, Any], state: State, rng_key: Any, workspace: Any) -> None:
        self.buffer = np.new_buffer(workspace)
        record = np.record_in(self.buffer, workspace)
        record.state = game.current_form(state)
        record.key[:] = rng_key
        super().__init__(game, record.state, rng_key)
        all_bytes, first = memoryview(self.buffer.data), np.layout_of(workspace).offset_of("ids")
        self._bytes = all_bytes[: game.record_type.itemsize]
        self._ids = all_bytes[first : first + record.ids.nbytes].cast("h")
        self.number_legal = -1

    def snapshot(self) -> bytes:
        return self._bytes.tobytes()

    def restore(self, data: bytes) -> None:
        self._bytes[:] = data
        self.forget()

    def forget(self) -> None:
        self.steps = []
        self.number_legal = -1

    def find_legal(self) -> None:
        """Write the legal steps into the workspace."""
        raise NotImplementedError

    def legal_steps(self) -> list[int]:
        if self.number_legal < 0:
            self.find_legal()
        return self._ids[: self.number_legal].tolist()

    @property
    def over(self) -> bool:
        if self.number_legal < 0:
            self.find_legal()
        return self.number_legal == 0
