"""One match for environments that are stepped from Python: the same compiled code as the batch, on a single table."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core.batch_rules import CALLER, IN_PROGRESS, NOTHING, TERMINATED, TRUNCATED
from baghdad.core.rng import next_word, rng_for
from baghdad.envs.game_specs import GameSpec

Array = np.ndarray[Any, Any]

ONLY = (0, 1, False)


class SingleEnv:
    """A table, and what there is to decide at it. Copying one copies the match."""

    def __init__(self, kind: GameSpec, players: int, options: Any) -> None:
        self.kind, self.players, self.options = kind, players, options
        self.table = kind.blank(options)
        self._wire()

    def _wire(self) -> None:
        """Room for what the compiled code shows, and its arguments put together once."""
        kind, players = self.kind, self.players
        self._tables = self.table[None]
        self.word = self.table.view(kind.table)["rng"]["word"]
        self.action = np.full(1, NOTHING, np.int64)
        self._mask, self._row, self._final = (
            np.zeros((1, size), np.int8) for size in (kind.actions, kind.layout.size, kind.layout.size)
        )
        self._seat, self._ended = np.zeros(1, np.int8), np.zeros(1, np.int8)
        self._rewards = np.zeros((1, players), np.float32)
        self._choices = np.zeros(1, np.int16)
        controllers = np.full((1, players), CALLER, np.int8)
        self._given = (self._tables, kind.atlas(self.options), players, controllers, self.action)
        shown = self._mask, self._row, self._final, self._seat, self._choices, self._rewards, self._ended
        self._shown: tuple[Array, ...] = shown
        self._step = kind.stepping.step_tables
        self.mask, self.row = self._mask[0], self._row[0]

    # --- playing ----------------------------------------------------------------------------------------------------

    def deal(self, word: int) -> None:
        """A new match, with a generator of its own."""
        self.word[0] = word
        self._play(NOTHING)

    def play(self, action: int) -> None:
        """A legal action of the seat to act."""
        self._play(action)

    def look(self) -> None:
        """Shows what there is to decide, after the state was changed from elsewhere."""
        mask, state = self.mask, self.state
        mask[:] = 0
        mask[self.legal_now()] = 1
        self._seat[0] = state.seat
        self.kind.stepping.observe(self.table, self.seat, self.row)

    def _play(self, action: int) -> None:
        self.action[0] = action
        self._step(*self._given, *self._shown, ONLY)

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Any:
        """The table as a record."""
        return self.table.view(self.kind.table).view(np.recarray)[0]

    @property
    def state(self) -> Any:
        """The state, as the game's own functions take it."""
        return self.record.state

    @property
    def seat(self) -> int:
        """Who is to act."""
        return int(self._seat[0])

    @property
    def over(self) -> bool:
        """Whether the match has ended, either way."""
        return bool(self._ended[0] != IN_PROGRESS)

    @property
    def terminated(self) -> bool:
        """Whether it was played to its end."""
        return bool(self._ended[0] == TERMINATED)

    @property
    def truncated(self) -> bool:
        """Whether it was cut off."""
        return bool(self._ended[0] == TRUNCATED)

    @property
    def rewards(self) -> list[float]:
        """By seat, once it is over."""
        rewards: list[float] = self._rewards[0].tolist()
        return rewards

    def legal(self) -> list[int]:
        """What may be done, in rising order."""
        legal: list[int] = self.mask.nonzero()[0].tolist()
        return legal

    def legal_now(self) -> list[int]:
        """The same, found anew."""
        if self.kind.game.enumerates_actions:
            state = self.state
            return [] if self.over else [action.number for action in self.kind.game.legal(state, int(state.seat))]
        from baghdad.voleurs.dry_run import legal_steps

        return [] if self.over else legal_steps(self.state)

    def observe(self, seat: int) -> Array:
        """What any seat sees."""
        row = np.empty(self.kind.layout.size, np.int8)
        self.kind.stepping.observe(self.table, seat, row)
        return row

    # --- other worlds -----------------------------------------------------------------------------------------------

    def copy(self) -> SingleEnv:
        """A match of its own that stands where this one does."""
        twin = object.__new__(SingleEnv)
        twin.kind, twin.players, twin.options = self.kind, self.players, self.options
        twin.table = self.table.copy()
        twin._wire()
        for mine, theirs in zip(self._shown, twin._shown, strict=True):
            theirs[...] = mine
        return twin

    def imagined(self, seat: int, word: int) -> SingleEnv:
        """A copy in which all that a seat can't know is dealt anew, its generator too."""
        rng = rng_for(0)
        rng.word = word
        twin = self.copy()
        twin.kind.stepping.imagine(twin.table, seat, rng)
        twin.word[0] = next_word(rng)
        twin.look()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.kind.game.name,
            "players": self.players,
            "options": self.options,
            "table": self.table.tobytes(),
            "shown": [array.tobytes() for array in self._shown],
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        from baghdad.envs.game_specs import spec_of

        self.kind, self.players, self.options = spec_of(kept["game"]), kept["players"], kept["options"]
        self.table = np.frombuffer(kept["table"], np.uint8).copy()
        self._wire()
        for array, data in zip(self._shown, kept["shown"], strict=True):
            array[...] = np.frombuffer(data, array.dtype).reshape(array.shape)
