"""Live states on the compiled rules of a game: a match in an array of bytes, and one compiled call for each step.

Passing an array of bytes to compiled code costs a tenth of a microsecond, passing a record several microseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from baghdad.core.live_state import LiveState

if TYPE_CHECKING:
    from baghdad.core.game_rules import GameRules, State


class CompiledState(LiveState):
    """A live state in a workspace: a record that begins with the field `state` and has the fields `key` and `ids`.

    The legal steps are computed together with the step before them; `number_legal` is negative if they aren't known.
    """

    def __init__(self, game: GameRules[Any, Any], state: State, rng_key: Any, workspace: np.dtype[Any]) -> None:
        self.buffer = np.zeros(workspace.itemsize, np.uint8)
        record = self.buffer.view(workspace).view(np.recarray)[0]
        record.state = state
        record.key[:] = rng_key
        super().__init__(game, record.state, rng_key)
        all_bytes, fields = memoryview(self.buffer.data), dict(workspace.fields or {})
        ids, first = fields["ids"][:2]
        self._bytes = all_bytes[: game.record_type.itemsize]
        self._ids = all_bytes[first : first + ids.itemsize].cast("h")
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
