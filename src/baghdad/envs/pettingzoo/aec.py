"""The games as PettingZoo AEC environments."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

import baghdad
from baghdad.core.rng import checked_seed, next_word, rng_for
from baghdad.envs.game_specs import spec_of
from baghdad.envs.rendering import picture_of, text_of
from baghdad.envs.single import SingleEnv
from baghdad.envs.spaces import action_space, observation_space

MODES = ("human", "ansi", "rgb_array")
LOST = -1.0
NOTHING = -1


def metadata_of(game: str) -> dict[str, Any]:
    """Return the metadata that PettingZoo expects."""
    name = f"baghdad_{game}_v{baghdad.game(game).environment_version}"
    return {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}


class AecEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A match whose seats are the agents `player_0`, `player_1`, …; each observes what its seat may know.

    `game` is the name of the game; modules such as `dieb_v1` have classes with a game of their own. Other keywords are
    options of the game.
    """

    game: ClassVar[str] = ""
    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        *,
        game: str = "",
        **options: Any,
    ) -> None:
        super().__init__()
        spec = spec_of(game or self.game)
        if not self.game:
            self.metadata = metadata_of(spec.game.name)  # type: ignore[misc]
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        if max_cycles is not None:
            options["decision_cap"] = max_cycles
        number = spec.default_players if players is None else players
        chosen = spec.options(number, options)
        self.single = SingleEnv(spec, number, chosen)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(number)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(spec)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space(spec) for agent in self.possible_agents}
        self._rng: Any = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the observation space, which is the same object for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the action space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match; without a seed, the next one of the last seed's sequence."""
        if seed is not None or self._rng is None:
            self._rng = rng_for(checked_seed(seed), 0, "envs")
        self.single.deal(int(next_word(self._rng)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.single.seat]
        self._render_human()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and action mask; the mask is empty unless it is the agent's turn."""
        env, seat = self.single, self._seats[agent]
        if seat == env.seat and not env.over:
            return {"observation": env.observation.copy(), "action_mask": env.mask.copy()}
        return {"observation": env.observe(seat), "action_mask": np.zeros(env.spec.actions, np.int8)}

    def step(self, action: Any) -> None:
        """Apply the action of the selected agent; None for an agent whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        env, number = self.single, action_id_of(action)
        mask = env.mask
        if not 0 <= number < len(mask) or not mask[number]:
            raise ValueError(f"action {action!r} is not legal for {agent}; its mask says what is")
        self._cumulative_rewards[agent] = 0.0
        env.play(number)
        if env.over:
            self.rewards = dict(zip(self.possible_agents, env.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, env.terminated)
            self.truncations = dict.fromkeys(self.agents, env.truncated)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[env.seat]
        self._render_human()

    def _render_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Render the public part of the match: as text, as an RGB array, or as text on standard output."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made")
            return None
        if self.render_mode == "rgb_array":
            return picture_of(self.single)
        text = text_of(self.single, None)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def state(self) -> Any:
        """Return all observations concatenated, for centralised critics."""
        return np.concatenate([self.single.observe(seat) for seat in range(self.single.players)])

    @property
    def state_space(self) -> gymnasium.Space[Any]:
        """Return the space of `state()`."""
        highest = np.tile(np.array(self.single.spec.layout.highest, np.int8), self.single.players)
        return gymnasium.spaces.Box(0, highest, dtype=np.int8)

    def redealt(self, agent: str, seed: int) -> AecEnv:
        """Return a new environment with everything redealt that an agent cannot know (used by `check_secrecy`)."""
        copy = object.__new__(type(self))
        copy.__dict__.update({name: value for name, value in self.__dict__.items() if name != "single"})
        word = int(next_word(rng_for(seed, 0, "envs")))
        copy.single = self.single.redealt(self._seats[agent], word)
        copy.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(copy, name, dict(getattr(self, name)))
        copy.infos = {name: {} for name in self.infos}
        copy.render_mode = None
        return copy


class CheckedAecEnv(AecEnv):
    """The environment with the checks of PettingZoo's usual wrappers built in: a wrapper would cost as much as a step.

    An illegal action ends the match as lost by the agent; an action outside the action space and anything before
    `reset` fail an assertion.
    """

    def step(self, action: Any) -> None:
        """Apply an action; an illegal one loses the match."""
        if not self.agents and self._rng is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_id_of(action)
        mask = self.single.mask
        assert 0 <= number < len(mask), "action is not in action space"
        if mask[number]:
            super().step(number)
        else:
            self._lose(agent)

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: LOST}
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation; fail before `reset`."""
        if self._rng is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Iterate over the agents in turn; fail before `reset`."""
        if self._rng is None:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


def action_id_of(action: Any) -> int:
    """Return the action id of a whole number, -1 for anything else."""
    whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
    return int(action) if whole else NOTHING
