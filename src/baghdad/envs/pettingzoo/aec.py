"""One agent after the other: what both games' PettingZoo environments share."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from baghdad.core.rng import checked_seed, next_word, rng_for
from baghdad.envs.game_specs import spec_of
from baghdad.envs.rendering import picture_of, text_of
from baghdad.envs.single import SingleEnv
from baghdad.envs.spaces import action_space, observation_space

MODES = ("human", "ansi", "rgb_array")
LOST = -1.0
NOTHING = -1


def metadata_of(name: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}


class Table(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A match whose seats are agents `player_0`, `player_1`, …; each sees what its seat sees."""

    game: ClassVar[str]

    def __init__(
        self,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        kind = spec_of(self.game)
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        if max_cycles is not None:
            options["decision_cap"] = max_cycles
        number = kind.usual_players if players is None else players
        chosen = kind.options(number, options)
        self.one = SingleEnv(kind, number, chosen)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(number)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(kind)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space(kind) for agent in self.possible_agents}
        self._dice: Any = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same for all, and the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The catalogue of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed, the next of those that the last seed gives."""
        if seed is not None or self._dice is None:
            self._dice = rng_for(checked_seed(seed), 0, "envs")
        self.one.deal(int(next_word(self._dice)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.one.seat]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do: nothing, if it isn't its turn."""
        one, seat = self.one, self._seats[agent]
        if seat == one.seat and not one.over:
            return {"observation": one.row.copy(), "action_mask": one.mask.copy()}
        return {"observation": one.observe(seat), "action_mask": np.zeros(one.kind.actions, np.int8)}

    def step(self, action: Any) -> None:
        """The action of the agent whose turn it is; None of one that is no longer in the match."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        one, number = self.one, number_of(action)
        if not 0 <= number < len(one.mask) or not one.mask[number]:
            raise ValueError(f"action {action!r} is not legal for {agent}; its mask says what is")
        self._cumulative_rewards[agent] = 0.0
        one.play(number)
        if one.over:
            self.rewards = dict(zip(self.possible_agents, one.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, one.terminated)
            self.truncations = dict.fromkeys(self.agents, one.truncated)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[one.seat]
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The match as it lies open on the table: text, an array of colours, or text on standard output."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made")
            return None
        if self.render_mode == "rgb_array":
            return picture_of(self.one)
        text = text_of(self.one, None)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """There is nothing to let go."""

    def state(self) -> Any:
        """All observations one after the other: for critics that may see everything while learning."""
        return np.concatenate([self.one.observe(seat) for seat in range(self.one.players)])

    @property
    def state_space(self) -> gymnasium.Space[Any]:
        """The space of `state()`."""
        highest = np.tile(np.array(self.one.kind.layout.highest, np.int8), self.one.players)
        return gymnasium.spaces.Box(0, highest, dtype=np.int8)

    def redealt(self, agent: str, seed: int) -> Table:
        """An environment of its own in which all that an agent can't know is dealt anew (`check_secrecy`)."""
        twin = object.__new__(type(self))
        twin.__dict__.update({name: value for name, value in self.__dict__.items() if name != "one"})
        word = int(next_word(rng_for(seed, 0, "envs")))
        twin.one = self.one.imagined(self._seats[agent], word)
        twin.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {name: {} for name in self.infos}
        twin.render_mode = None
        return twin


class Checked(Table):
    """With the checks of the wrappers around PettingZoo's own card games built in: each costs as much as a step.

    An illegal action ends the match, lost by who tried it; one that doesn't exist and anything before `reset` fail an
    assertion.
    """

    def step(self, action: Any) -> None:
        """As without checks, but an illegal action loses."""
        if not self.agents and self._dice is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = number_of(action)
        assert 0 <= number < len(self.one.mask), "action is not in action space"
        if self.one.mask[number]:
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
        """What an agent sees."""
        if self._dice is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents as their turns come."""
        if self._dice is None:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


def number_of(action: Any) -> int:
    """The number of an action, -1 for what is none."""
    whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
    return int(action) if whole else NOTHING
