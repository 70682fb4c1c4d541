"""Benchmark of the games for OpenSpiel, of its own games, and of a game in Python that does nothing: the limit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any

from baghdad.bench.stepping import Steps, draw, games, run_for, uniform_draws
from baghdad.bench.timing import fastest

PYTHON_GAMES = ("python_liars_poker", "python_block_dominoes", "python_team_dominoes")
CPP_GAMES = ("gin_rummy", "hearts", "euchre", "hanabi", "leduc_poker")
STEPS_BEFORE = 60  # the state whose calls are measured
EMPTY_LENGTH, EMPTY_ACTIONS = 1_000, 8  # of the game that does nothing


def spiel_steps(game: Any) -> Steps:
    """Step a state from Python; chance nodes count in the time but not in the number of steps."""
    draws = uniform_draws()
    current = [game.new_initial_state()]

    def step() -> int:
        state = current[0]
        if state.is_terminal():
            current[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            state.apply_action(sample_outcome(state.chance_outcomes(), next(draws)))
            return 0
        state.apply_action(draw(state.legal_actions(), draws))
        return 1

    return lambda seconds: run_for(step, seconds)


def sample_outcome(outcomes: list[tuple[int, float]], point: float) -> int:
    """Return the outcome at a point between 0 and 1 of the cumulative distribution."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def our_games() -> Iterator[tuple[str, Any]]:
    """Yield the names of our games and the games, if OpenSpiel is installed."""
    try:
        import pyspiel
    except ImportError:
        return
    import_module("baghdad.envs.openspiel")
    for game in games():
        yield f"baghdad_{game}", pyspiel.load_game(f"python_baghdad_{game}")


def our_steps() -> Iterator[tuple[str, Steps]]:
    """Yield random play of our games."""
    for name, game in our_games():
        yield f"openspiel:{name}", spiel_steps(game)


def our_calls(rounds: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the time of single calls on a state of our games, and on one of a game that does nothing."""
    if not (games := list(our_games())):
        return
    idle = empty_game().new_initial_state()
    limits = {"clone": fastest(idle.clone, rounds), "observation_tensor": fastest(idle.observation_tensor, rounds)}
    for name, game in games:
        state = state_in_play(game)
        for method, limit in limits.items():
            figures = {"us_per_call": fastest(getattr(state, method), rounds), "us_per_empty_call": limit}
            yield f"openspiel_{method}:{name}", {"name": name, "method": method, **figures}


def state_in_play(game: Any) -> Any:
    """Return a state some random steps after the deal."""
    draws, state, number = uniform_draws(), game.new_initial_state(), 0
    while number < STEPS_BEFORE or state.is_chance_node():
        state.apply_action(draw(state.legal_actions(), draws))
        number += 1
    return state


def peer_steps() -> Iterator[tuple[str, Steps]]:
    """Yield OpenSpiel's Python games, its C++ games stepped from Python, and a game that does nothing."""
    try:
        import pyspiel
    except ImportError:
        return
    yield "openspiel_limit:empty_game", spiel_steps(empty_game())
    for kind, names in (("openspiel_peer", PYTHON_GAMES), ("stepped_peer", CPP_GAMES)):
        for name in names:
            with suppress(ImportError):
                import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
            try:
                found = pyspiel.load_game(name)
            except Exception:  # not in this release
                continue
            yield f"{kind}:{name}", spiel_steps(found)


def empty_game() -> Any:
    """Return a game in Python whose states only count: what OpenSpiel and Python need by themselves."""
    import pyspiel

    class EmptyState(pyspiel.State):  # type: ignore[misc]
        """A state that counts actions."""

        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.number = 0

        def current_player(self) -> int:
            """Return the player to act."""
            return int(pyspiel.PlayerId.TERMINAL) if self.number == EMPTY_LENGTH else 0

        def is_chance_node(self) -> bool:
            """Return that nothing is drawn."""
            return False

        def legal_actions(self, player: int | None = None) -> list[int]:
            """Return the actions."""
            return list(range(EMPTY_ACTIONS))

        def _apply_action(self, action: int) -> None:
            self.number += 1

        def is_terminal(self) -> bool:
            """Return whether the end is reached."""
            return self.number == EMPTY_LENGTH

        def observation_tensor(self, player: int | None = None) -> list[float]:
            """Return nothing."""
            return []

    class EmptyGame(pyspiel.Game):  # type: ignore[misc]
        """A game for one player without rules."""

        def __init__(self) -> None:
            kinds = pyspiel.GameType
            game_type = pyspiel.GameType(
                short_name="python_empty",
                long_name="Empty",
                dynamics=kinds.Dynamics.SEQUENTIAL,
                chance_mode=kinds.ChanceMode.DETERMINISTIC,
                information=kinds.Information.PERFECT_INFORMATION,
                utility=kinds.Utility.GENERAL_SUM,
                reward_model=kinds.RewardModel.TERMINAL,
                max_num_players=1,
                min_num_players=1,
                provides_information_state_string=False,
                provides_information_state_tensor=False,
                provides_observation_string=False,
                provides_observation_tensor=False,
                parameter_specification={},
            )
            sizes = {"num_distinct_actions": EMPTY_ACTIONS, "max_chance_outcomes": 0, "num_players": 1}
            info = pyspiel.GameInfo(**sizes, min_utility=0.0, max_utility=0.0, max_game_length=EMPTY_LENGTH)
            super().__init__(game_type, info, {})

        def new_initial_state(self, from_string: str | None = None) -> EmptyState:
            """Return the first state."""
            return EmptyState(self)

    return EmptyGame()
