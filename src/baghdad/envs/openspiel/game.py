"""The games of OpenSpiel, with our options as parameters."""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

from baghdad.core.errors import BaghdadError
from baghdad.core.options import declared
from baghdad.envs.game_specs import spec_of
from baghdad.envs.openspiel.history import first_node
from baghdad.envs.openspiel.match_state import OUTCOMES, at, before_deal
from baghdad.envs.openspiel.observer import Observer
from baghdad.envs.openspiel.state import State
from baghdad.envs.single import SingleEnv

DECISION_CAP = "decision_cap"  # the option of a game that cuts a match off
DEFAULT_DECISION_CAP = 5000
MAX_OVERRUN = 400  # steps by which an action under way may exceed the cap


def _is_complete_observation(observation_type: Any) -> bool:
    return bool(observation_type.public_info and observation_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class Game(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game, with the options of our game and `players` as parameters."""

    name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        spec = spec_of(self.name)
        given = {**default_parameters(self.name), **(params or {})}
        self.players = given.pop("players")
        try:
            self.game_options = spec.options(self.players, given)
        except BaghdadError as error:
            raise pyspiel.SpielError(str(error)) from error
        self.spec = spec
        env = SingleEnv(spec, self.players, self.game_options)
        self.before_deal = before_deal(env)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=(getattr(self.game_options, DECISION_CAP, 0) or DEFAULT_DECISION_CAP) + MAX_OVERRUN,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self, from_string: str | None = None) -> State:
        """Return the state before the deal."""
        if from_string:
            raise pyspiel.SpielError("a match starts with its deal")
        return State(self, self.before_deal)

    def state_at(self, position: Any) -> State:
        """Return a state at the position of a match without its history: `match.state` or a bot's sampled state."""
        env = SingleEnv(self.spec, self.players, self.game_options)
        env.set_state(position)
        return State(self, at(first_node(env)))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer of everything that a player may know; None for any partial observation type."""
        if iig_obs_type and not _is_complete_observation(iig_obs_type):
            return None
        return Observer(self.spec.layout, iig_obs_type, params)


def default_parameters(name: str) -> dict[str, Any]:
    """Return every option with its default value; a match is cut off in the end, if the game has an option for it."""
    game = spec_of(name).game
    found: dict[str, Any] = {each.name: each.default for each in declared(game.options_type)}
    if DECISION_CAP in found:
        found[DECISION_CAP] = DEFAULT_DECISION_CAP
    return {**found, "players": game.min_players}


def game_class(name: str) -> type[Game]:
    """Return the class of one of our games for OpenSpiel."""
    game = spec_of(name).game
    game_type = pyspiel.GameType(
        short_name=f"python_baghdad_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(name),
    )
    return type(f"{name.capitalize()}Game", (Game,), {"name": name, "game_type": game_type, "__doc__": game.title})
