"""A single match on the compiled code of the batch, for environments that are stepped from Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core import arrays
from baghdad.core.batch_rules import NOTHING, TERMINATED, TRUNCATED
from baghdad.core.batch_step import HALF_BITS
from baghdad.core.rng import HALF, next_word, rng_for
from baghdad.envs.game_specs import GameSpec, spec_of

Array = np.ndarray[Any, Any]


class SingleEnv:
    """A match in a workspace. Legal actions, mask and observation of the seat to act are computed on demand."""

    __slots__ = (
        "_board",
        "_legal",
        "_mask",
        "_observation",
        "drew",
        "options",
        "over",
        "players",
        "seat",
        "spec",
        "workspace",
    )

    def __init__(self, spec: GameSpec, players: int, options: Any) -> None:
        self.spec, self.players, self.options = spec, players, options
        self.workspace = spec.new_workspace(options)
        self._board = spec.batch.board_of(options)  # copies share it, since nothing is written there
        self.seat = 0  # the seat to act
        self.over = False  # whether the match is terminated or truncated
        self.drew = False  # whether the last action has drawn from the RNG
        self._forget()

    def _forget(self) -> None:
        """Forget what was computed from the last position."""
        self._legal: tuple[int, ...] | None = None
        self._mask: Array | None = None
        self._observation: Array | None = None

    # --- stepping ---------------------------------------------------------------------------------------------------

    def set_word(self, word: int) -> None:
        """Set the state of the RNG."""
        self.spec.batch_step.seed_match(self.workspace, word >> HALF_BITS, word & HALF)

    def deal(self, word: int) -> None:
        """Start a new match with an RNG state."""
        self.set_word(word)
        self.play(NOTHING)

    def play(self, action: int) -> None:
        """Apply a legal action of the seat to act."""
        self.seat, self.over, self.drew = self.spec.batch_step.play_match(
            self.workspace, self._board, self.players, action
        )
        self._legal = self._mask = self._observation = None

    def set_state(self, state: Any) -> None:
        """Continue from a state of the game."""
        self.workspace_record.state = state
        self.seat = int(self.spec.batch.rules["seat_to_act"](self.state))
        self._forget()

    # --- inspecting -------------------------------------------------------------------------------------------------

    @property
    def workspace_record(self) -> Any:
        """Return the workspace as a record."""
        return arrays.record_in(self.workspace, self.spec.batch.workspace)

    @property
    def state(self) -> Any:
        """Return the game state, for the game's own functions."""
        return self.workspace_record.state

    @property
    def terminated(self) -> bool:
        """Return whether the match was played to its end."""
        return self.over and self._settle()[0] == TERMINATED

    @property
    def truncated(self) -> bool:
        """Return whether the match was cut off."""
        return self.over and self._settle()[0] == TRUNCATED

    @property
    def rewards(self) -> list[float]:
        """Return the rewards by seat, once the match is over."""
        return self._settle()[1]

    def _settle(self) -> tuple[int, list[float]]:
        rewards = np.zeros(self.players, np.float32)
        status = self.spec.batch_step.settle_match(self.workspace, self._board, self.players, rewards)
        return int(status), rewards.tolist()

    def legal(self) -> list[int]:
        """Return the legal action ids, in rising order."""
        if self._legal is None:
            ids = np.empty(self.spec.actions, np.int32)
            number = self.spec.batch_step.list_ids(self.workspace, self._board, ids)
            self._legal = tuple(ids[:number].tolist())  # a tuple is nothing to the garbage collector
        return list(self._legal)

    @property
    def mask(self) -> Array:
        """Return the action mask of the seat to act: 1 for each legal action."""
        if self._mask is None:
            self._show_turn()
        return self._mask  # type: ignore[return-value]

    @property
    def observation(self) -> Array:
        """Return the observation of the seat to act."""
        if self._observation is None:
            self._show_turn()
        return self._observation  # type: ignore[return-value]

    def _show_turn(self) -> None:
        """Compute mask and observation of the seat to act."""
        spec = self.spec
        self._mask, self._observation = np.zeros(spec.actions, np.int8), np.empty(spec.layout.size, np.int8)
        spec.batch_step.show_turn(self.workspace, self._board, self.seat, self._observation, self._mask)

    def observe(self, seat: int) -> Array:
        """Return the observation of any seat."""
        row = np.empty(self.spec.layout.size, np.int8)
        self.spec.batch_step.observe(self.workspace, seat, row)
        return row

    # --- copies and redeals -----------------------------------------------------------------------------------------

    def copy(self) -> SingleEnv:
        """Return an independent copy of the match."""
        copy: SingleEnv = object.__new__(SingleEnv)
        self.copy_to(copy)
        return copy

    def copy_to(self, other: SingleEnv) -> None:
        """Make another object an independent copy of the match."""
        other.spec, other.players, other.options, other._board = self.spec, self.players, self.options, self._board
        other.workspace = self.workspace.copy()
        other.seat, other.over, other.drew = self.seat, self.over, self.drew
        other._legal = other._mask = other._observation = None

    def redealt(self, seat: int, word: int) -> SingleEnv:
        """Return a determinization: a copy with everything redealt that a seat cannot know, including the RNG."""
        copy = self.copy()
        copy.redeal(seat, word)
        return copy

    def redeal(self, seat: int, word: int) -> None:
        """Redeal everything that a seat cannot know, including the RNG."""
        rng = rng_for(0)
        rng.word = word
        self.spec.batch_step.redeal_for(self.workspace, seat, rng)
        self.set_word(next_word(rng))
        self._forget()

    def set_content(self, workspace: bytes, seat: int, over: bool) -> None:
        """Continue from the content of another match with the same options."""
        self.workspace = arrays.buffer_from(self.spec.batch.workspace, workspace)
        self.seat, self.over = seat, over
        self._forget()

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        content = self.workspace.tobytes(), self.seat, self.over
        return _restored, (self.spec.game.name, self.players, self.options, *content)


def _restored(game: str, players: int, options: Any, workspace: bytes, seat: int, over: bool) -> SingleEnv:
    """Return a match as it was when it was pickled."""
    spec = spec_of(game)
    env = SingleEnv(spec, players, options)
    env.set_content(workspace, seat, over)
    return env
