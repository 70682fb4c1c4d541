"""Gymnasium environments with one learner against computer players (extra `envs`).

Importing this module registers an environment for each game, `baghdad/Dieb-v1` for one. Gymnasium can import it too:
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

from baghdad.bots import bot, bots
from baghdad.core.rng import below, next_word, rng_for
from baghdad.envs import batch
from baghdad.envs.game_specs import spec_of
from baghdad.envs.opponents import play_bot_action
from baghdad.envs.registry import register
from baghdad.envs.rendering import picture_of, text_of
from baghdad.envs.single import SingleEnv
from baghdad.envs.spaces import action_space, observation_space

MODES = ("human", "ansi", "rgb_array")
LOST = -1.0
STRONGER, WEAKER = "greedy", "random"  # default opponents, if the game has the stronger one and if not


class Learner(gymnasium.Env[dict[str, Any], Any]):
    """A match with one seat for the learner.

    `opponents` are bots by name, beginning with the next seat; `seat` is the learner's, by default a random one at each
    reset. An illegal action loses the match; the action mask is in the observation and in `action_masks()`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        spec = spec_of(game)
        default_opponent = STRONGER if STRONGER in bots(game) else WEAKER
        names = [default_opponent] * (spec.default_players - 1) if opponents is None else list(opponents)
        self.opponent_bots = [bot(name, game) for name in names]
        self.players = 1 + len(names)
        self.single = SingleEnv(spec, self.players, spec.options(self.players, options))
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there are the seats 0 to {self.players - 1}, not {seat!r}")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.chosen_seat, self.seat = seat, seat or 0
        self.render_mode = render_mode
        self.observation_space = observation_space(spec)
        self.action_space = action_space(spec)
        self._rng: Any = None
        self._running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new match and play it up to the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None or self._rng is None:
            self._rng = rng_for(int(self.np_random_seed) % 2**64, 0, "envs")
        while True:
            self.single.deal(int(next_word(self._rng)))
            if self.chosen_seat is None:
                self.seat = int(below(self._rng, self.players))
            self._play_opponents()
            if not self.single.over:
                break
        self._running = True
        self._render_human()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Apply the learner's action, then play the opponents until the learner's next turn."""
        if not self._running:
            raise ResetNeeded("the match is over, or none has begun: call reset()")
        if not self.action_space.contains(action):
            raise InvalidAction(f"action {action!r} is not in {self.action_space}")
        if not self.single.mask[action]:
            self._running = False
            return self._observation(), LOST, True, False, {"seat": self.seat, "illegal": True}
        self.single.play(int(action))
        self._play_opponents()
        self._render_human()
        env = self.single
        self._running = not env.over
        reward = env.rewards[self.seat] if env.over else 0.0
        return self._observation(), reward, env.terminated, env.truncated, {"seat": self.seat}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Return the mask of legal actions, in the form that sb3-contrib expects."""
        masks: np.ndarray[Any, Any] = self.single.mask.astype(bool)
        return masks

    def render(self) -> Any:
        """Return the learner's view as text, or the table as an RGB array."""
        if self.render_mode == "rgb_array":
            return picture_of(self.single)
        if self.render_mode == "ansi":
            return text_of(self.single, self.seat)
        return None

    def _render_human(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(text_of(self.single, self.seat))

    def _play_opponents(self) -> None:
        """Play the opponents up to the learner's next decision or the end."""
        env = self.single
        while not env.over and env.seat != self.seat:
            player = self.opponent_bots[(env.seat - self.seat) % self.players - 1]
            play_bot_action(env, player, self._rng)

    def _observation(self) -> dict[str, Any]:
        env = self.single
        if env.over:
            return {"observation": env.observe(self.seat), "action_mask": np.zeros_like(env.mask)}
        return {"observation": env.observation.copy(), "action_mask": env.mask.copy()}


class LearnerVector(VectorEnv[dict[str, Any], Any, Any]):
    """A vectorised environment on compiled code, with compiled opponents and autoreset in the same step.

    After an end the observation is that of the next match; the final observation is in `final_obs`.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[str] | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        spec = spec_of(game)
        default_opponent = STRONGER if STRONGER in spec.batch.opponents else WEAKER
        names = [default_opponent] * (spec.default_players - 1) if opponents is None else list(opponents)
        self.batch = batch.batch_class(game)(num_envs, 1 + len(names), threads=threads, opponents=names, **options)
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space, self.single_action_space = observation_space(spec), action_space(spec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.arange(num_envs) % (1 + len(names))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all matches from one seed."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all matches together")
        return self._observation(self.batch.reset(seed)), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Apply one action of every learner; raise ValueError for an illegal one, without changing any match."""
        now = self.batch.step(actions)
        rewards = now.rewards[np.arange(self.num_envs), self.seats]
        infos: dict[str, Any] = {}
        ended = now.terminated | now.truncated
        if ended.any():
            infos = {"final_obs": self.batch.final_observations.copy(), "_final_obs": ended}
        return self._observation(now), rewards, now.terminated, now.truncated, infos

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Return the mask of legal actions of each match."""
        masks: np.ndarray[Any, Any] = self.batch.now.masks.astype(bool)
        return masks

    def sample(self) -> Any:
        """Return a random legal action for each learner."""
        return self.batch.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """Shut the threads down."""
        self.batch.close()

    def _observation(self, now: batch.Step) -> dict[str, Any]:
        return {"observation": now.observations.copy(), "action_mask": now.masks.copy()}


register()
