"""One learner against computer players, as Gymnasium has it (extra `envs`).

Importing this registers `baghdad/Dieb-v1` and `baghdad/Voleurs-v1`; in one go,
`gymnasium.make("baghdad.envs.gymnasium:baghdad/Dieb-v1")`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from baghdad.bots import bot
from baghdad.core.rng import below, next_word, rng_for
from baghdad.envs import batch
from baghdad.envs.game_specs import spec_of
from baghdad.envs.opponents import let_choose
from baghdad.envs.registry import register
from baghdad.envs.rendering import picture_of, text_of
from baghdad.envs.single import SingleEnv
from baghdad.envs.spaces import action_space, observation_space

MODES = ("human", "ansi", "rgb_array")
LOST = -1.0
USUAL_OPPONENT = "greedy"


class Learner(gymnasium.Env[dict[str, Any], Any]):
    """A match in which one seat is the learner's.

    `opponents` are computer players by name, the next seat's first; `seat` is the learner's, by default another at
    every reset. An action that isn't legal loses the match: the mask is in the observation, and in `action_masks()`.
    """

    game: ClassVar[str]
    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        kind = spec_of(self.game)
        names = [USUAL_OPPONENT] * (kind.usual_players - 1) if opponents is None else list(opponents)
        self.others = [bot(name, self.game) for name in names]
        self.players = 1 + len(names)
        self.one = SingleEnv(kind, self.players, kind.options(self.players, options))
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there are the seats 0 to {self.players - 1}, not {seat!r}")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.chosen_seat, self.seat = seat, seat or 0
        self.render_mode = render_mode
        self.observation_space = observation_space(kind)
        self.action_space = action_space(kind)
        self._dice: Any = None
        self._running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match, up to the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None or self._dice is None:
            self._dice = rng_for(int(self.np_random_seed) % 2**64, 0, "envs")
        while True:
            self.one.deal(int(next_word(self._dice)))
            if self.chosen_seat is None:
                self.seat = int(below(self._dice, self.players))
            self._wait()
            if not self.one.over:
                break
        self._running = True
        self._show()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's action, and then everybody else's until it is its turn again."""
        if not self._running:
            raise ResetNeeded("the match is over, or none has begun: call reset()")
        if not self.action_space.contains(action):
            raise InvalidAction(f"action {action!r} is not in {self.action_space}")
        if not self.one.mask[action]:
            self._running = False
            return self._seen(), LOST, True, False, {"seat": self.seat, "illegal": True}
        self.one.play(int(action))
        self._wait()
        self._show()
        one = self.one
        self._running = not one.over
        reward = one.rewards[self.seat] if one.over else 0.0
        return self._seen(), reward, one.terminated, one.truncated, {"seat": self.seat}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is legal now, as sb3-contrib asks for it."""
        masks: np.ndarray[Any, Any] = self.one.mask.astype(bool)
        return masks

    def render(self) -> Any:
        """What the learner sees: text, text on standard output, or the table as an array of colours."""
        if self.render_mode == "rgb_array":
            return picture_of(self.one)
        if self.render_mode == "ansi":
            return text_of(self.one, self.seat)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(text_of(self.one, self.seat))

    def _wait(self) -> None:
        """The others play."""
        one = self.one
        while not one.over and one.seat != self.seat:
            player = self.others[(one.seat - self.seat) % self.players - 1]
            let_choose(one, player, self._dice)

    def _seen(self) -> dict[str, Any]:
        one = self.one
        if one.over:
            return {"observation": one.observe(self.seat), "action_mask": np.zeros_like(one.mask)}
        return {"observation": one.row.copy(), "action_mask": one.mask.copy()}


class DiebLearner(Learner):
    """The Thief of Baghdad."""

    game = "dieb"


class VoleursLearner(Learner):
    """The Thieves of Bagdad, decided step by step."""

    game = "voleurs"


class LearnerVector(VectorEnv[dict[str, Any], Any, Any]):
    """Many learners at once on compiled code, against compiled opponents; a match that ends is followed by another.

    The observation after an end is the next match's, the end's own is in `final_obs`.
    """

    home: ClassVar[type[batch.Batch]]
    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        kind = spec_of(self.home.name)
        usual = batch.compiled_opponents(self.home.name)[-1]
        names = [usual] * (kind.usual_players - 1) if opponents is None else list(opponents)
        self.tables = self.home(num_envs, 1 + len(names), threads=threads, opponents=names, **options)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space, self.single_action_space = observation_space(kind), action_space(kind)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.arange(num_envs) % (1 + len(names))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All matches anew, from one seed."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all matches together")
        return self._seen(self.tables.reset(seed)), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One decision of every learner; ValueError for one that isn't legal, and nothing has changed."""
        now = self.tables.step(actions)
        rewards = now.rewards[np.arange(self.num_envs), self.seats]
        infos: dict[str, Any] = {}
        ended = now.terminated | now.truncated
        if ended.any():
            infos = {"final_obs": self.tables.finals.copy(), "_final_obs": ended}
        return self._seen(now), rewards, now.terminated, now.truncated, infos

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is legal in each match."""
        masks: np.ndarray[Any, Any] = self.tables.now.masks.astype(bool)
        return masks

    def sample(self) -> Any:
        """A legal action for each learner."""
        return self.tables.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """Lets the threads go."""
        self.tables.close()

    def _seen(self, now: batch.Step) -> dict[str, Any]:
        return {"observation": now.observations.copy(), "action_mask": now.masks.copy()}


class DiebVector(LearnerVector):
    """The Thief of Baghdad, many times."""

    home = batch.Dieb


class VoleursVector(LearnerVector):
    """The Thieves of Bagdad, many times."""

    home = batch.Voleurs


register()
