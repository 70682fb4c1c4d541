"""A single match on the compiled code of the batch, for environments that are stepped from Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core.batch_rules import CALLER, IN_PROGRESS, NOTHING, TERMINATED, TRUNCATED
from baghdad.core.rng import next_word, rng_for
from baghdad.envs.game_specs import GameSpec

Array = np.ndarray[Any, Any]

ONE_MATCH = (0, 1, False)


class SingleEnv:
    """A match in a workspace, with the action mask and the observation of the seat to act."""

    def __init__(self, spec: GameSpec, players: int, options: Any) -> None:
        self.spec, self.players, self.options = spec, players, options
        self.workspace = spec.new_workspace(options)
        self._allocate_buffers()

    def _allocate_buffers(self) -> None:
        """Allocate the output buffers, and prepare the arguments of the compiled step function."""
        spec, players = self.spec, self.players
        self._workspaces = self.workspace[None]
        self.word = self.workspace.view(spec.workspace)["rng"]["word"]
        self.action = np.full(1, NOTHING, np.int64)
        self._mask, self._observation, self._final_observation = (
            np.zeros((1, size), np.int8) for size in (spec.actions, spec.layout.size, spec.layout.size)
        )
        self._seat, self._ended = np.zeros(1, np.int8), np.zeros(1, np.int8)
        self._rewards = np.zeros((1, players), np.float32)
        self._legal_counts = np.zeros(1, np.int16)
        controllers = np.full((1, players), CALLER, np.int8)
        self._inputs = (self._workspaces, spec.batch.board_of(self.options), players, controllers, self.action)
        buffers = (
            self._mask,
            self._observation,
            self._final_observation,
            self._seat,
            self._legal_counts,
            self._rewards,
            self._ended,
        )
        self._buffers: tuple[Array, ...] = buffers
        self._step = spec.batch_step.step_matches
        self.mask, self.observation = self._mask[0], self._observation[0]

    # --- stepping ---------------------------------------------------------------------------------------------------

    def deal(self, word: int) -> None:
        """Start a new match with an RNG state."""
        self.word[0] = word
        self._play(NOTHING)

    def play(self, action: int) -> None:
        """Apply a legal action of the seat to act."""
        self._play(action)

    def refresh(self) -> None:
        """Recompute mask, seat and observation after the state was changed directly."""
        mask, state = self.mask, self.state
        mask[:] = 0
        mask[self.compute_legal()] = 1
        self._seat[0] = self.spec.batch.rules["seat_to_act"](state)
        self.spec.batch_step.observe(self.workspace, self.seat, self.observation)

    def _play(self, action: int) -> None:
        self.action[0] = action
        self._step(*self._inputs, *self._buffers, ONE_MATCH)

    # --- inspecting -------------------------------------------------------------------------------------------------

    @property
    def workspace_record(self) -> Any:
        """Return the workspace as a record."""
        return self.workspace.view(self.spec.workspace).view(np.recarray)[0]

    @property
    def state(self) -> Any:
        """Return the game state, for the game's own functions."""
        return self.workspace_record.state

    @property
    def seat(self) -> int:
        """Return the seat to act."""
        return int(self._seat[0])

    @property
    def over(self) -> bool:
        """Return whether the match is terminated or truncated."""
        return bool(self._ended[0] != IN_PROGRESS)

    @property
    def terminated(self) -> bool:
        """Return whether the match was played to its end."""
        return bool(self._ended[0] == TERMINATED)

    @property
    def truncated(self) -> bool:
        """Return whether the match was cut off."""
        return bool(self._ended[0] == TRUNCATED)

    @property
    def rewards(self) -> list[float]:
        """Return the rewards by seat, once the match is over."""
        rewards: list[float] = self._rewards[0].tolist()
        return rewards

    def legal(self) -> list[int]:
        """Return the legal action ids from the mask, in rising order."""
        legal: list[int] = self.mask.nonzero()[0].tolist()
        return legal

    def compute_legal(self) -> list[int]:
        """Compute the legal action ids from the state."""
        return [] if self.over else self.spec.game.legal_steps(self.state)

    def observe(self, seat: int) -> Array:
        """Return the observation of any seat."""
        row = np.empty(self.spec.layout.size, np.int8)
        self.spec.batch_step.observe(self.workspace, seat, row)
        return row

    # --- copies and redeals -----------------------------------------------------------------------------------------

    def copy(self) -> SingleEnv:
        """Return an independent copy of the match."""
        copy = object.__new__(SingleEnv)
        copy.spec, copy.players, copy.options = self.spec, self.players, self.options
        copy.workspace = self.workspace.copy()
        copy._allocate_buffers()
        for mine, theirs in zip(self._buffers, copy._buffers, strict=True):
            theirs[...] = mine
        return copy

    def redealt(self, seat: int, word: int) -> SingleEnv:
        """Return a determinization: a copy with everything redealt that a seat cannot know, including the RNG."""
        rng = rng_for(0)
        rng.word = word
        copy = self.copy()
        copy.spec.batch_step.redeal_for(copy.workspace, seat, rng)
        copy.word[0] = next_word(rng)
        copy.refresh()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.spec.game.name,
            "players": self.players,
            "options": self.options,
            "table": self.workspace.tobytes(),
            "shown": [array.tobytes() for array in self._buffers],
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        from baghdad.envs.game_specs import spec_of

        self.spec, self.players, self.options = spec_of(data["game"]), data["players"], data["options"]
        self.workspace = np.frombuffer(data["table"], np.uint8).copy()
        self._allocate_buffers()
        for array, buffer in zip(self._buffers, data["shown"], strict=True):
            array[...] = np.frombuffer(buffer, array.dtype).reshape(array.shape)
