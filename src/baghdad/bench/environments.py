"""Benchmark of the environments, and of comparable environments of other libraries if installed, in the same run.

Each figure is the best of several rounds: decisions per second of wall time for batches; steps per second of CPU time
for environments stepped one by one, since CPU time is disturbed less by other work on the machine. All players choose
at random among the legal actions, which are requested at every decision; ours and those of other libraries draw in the
same way (`draw`), so cheaply that it takes a small part of a step. Pgx and our batch draw in compiled code.
"""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import cycle
from typing import Any

import numpy as np

import baghdad
from baghdad.bench.rules import machine
from baghdad.core.options import declared
from baghdad.envs.registry import environment_id

MATCHES = 4096
SECONDS = 0.4  # about how long one round of one figure takes
STEPS_PER_LOOK = 64  # at the clock
THREADS = (1, 2)
DECISION_CAP = "decision_cap"  # the option
DRAWS = 1 << 16  # random numbers drawn before the clock starts
CAP = 2000  # decisions in a match of random play
BUSY = 0.5  # load per CPU above which other work on the machine distorts the figures

# Games of similar size in other libraries: cards, hidden hands, several players.
CLASSIC = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "hanabi_v5", "gin_rummy_v4")
PYTHON_GAMES = ("python_liars_poker", "python_block_dominoes", "python_team_dominoes")
CPP_GAMES = ("gin_rummy", "hearts", "euchre", "hanabi", "leduc_poker")
PGX_GAMES = ("sparrow_mahjong", "backgammon", "leduc_holdem")
SMALL = "leduc"  # six cards and three actions: measured, but too small to compare with

Figures = dict[str, Any]
Steps = Callable[[float], tuple[int, float]]  # runs for about this long; returns steps and seconds


def measure_envs(rounds: int) -> Iterator[tuple[str, Figures]]:
    """Yield the key and the values of each figure as soon as it is measured."""
    yield "machine", {**machine(), **_system_load()}
    for game in games():
        for threads in THREADS:
            rate = best(batch_steps(game, threads), rounds)
            yield f"batch_{game}_{threads}", {"game": game, "threads": threads, "n": MATCHES, "decisions_per_s": rate}
    for name, steps in [*pettingzoo(), *gym(), *openspiel(), *pgx()]:
        yield name, {"name": name.partition(":")[2], "steps_per_s": best(steps, rounds)}


def games() -> list[str]:
    """Return the games that have observations."""
    return [name for name in baghdad.games() if baghdad.game(name).has_part("observation")]


def capped(game: str) -> dict[str, Any]:
    """Return the option that cuts a match off, if a game has it."""
    names = {option.name for option in declared(baghdad.game(game).options_type)}
    return {DECISION_CAP: CAP} if DECISION_CAP in names else {}


def ratios(figures: Figures) -> Figures:
    """Return the slowest of our environments divided by the fastest comparable one of each kind."""
    found: Figures = {}
    for kind in ("aec", "openspiel"):
        ours = _rates(figures, f"{kind}:baghdad")
        theirs = _rates(figures, f"{kind}_peer:")
        if ours and theirs:
            found[kind] = round(min(ours) / max(theirs), 2)
    peers = {key: figure for key, figure in figures.items() if "_peer:" in key and SMALL not in key}
    if peers:
        ours = [figure["decisions_per_s"] for figure in figures.values() if figure.get("threads") == max(THREADS)]
        found["batch"] = round(max(ours) / max(_rates(peers)), 2)
    return found


def _rates(figures: Figures, start: str = "") -> list[float]:
    return [figure["steps_per_s"] for key, figure in figures.items() if key.startswith(start)]


def _system_load() -> Figures:
    """Return how busy the machine is: figures measured under load mean little."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return {"load": round(busy, 2), "under_load": busy > BUSY * (os.cpu_count() or 1)}


def best(steps: Steps, rounds: int) -> int:
    """Return the best rate of several rounds, after a short one to warm up."""
    steps(SECONDS / 4)
    rates = []
    for _ in range(rounds):
        number, seconds = steps(SECONDS)
        rates.append(number / seconds)
    return round(max(rates))


def run_for(step: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Step for at least `seconds` of CPU time; return the number of steps and the time taken.

    The clock is read once in `STEPS_PER_LOOK` steps, since reading it takes up to a fifth of a step.
    """
    began, number = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        for _ in range(STEPS_PER_LOOK):
            number += step()
    return number, spent


def run_all_for(step: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Step many matches at once for at least `seconds` of wall time; return the number of steps and the time taken."""
    began, number = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds:
        number += step()
    return number, spent


def uniform_draws() -> Iterator[float]:
    """Return numbers from 0 to 1, drawn beforehand, so that a draw costs next to nothing."""
    return cycle(np.random.default_rng(1).random(DRAWS).tolist())


def draw(legal: Any, draws: Iterator[float]) -> int:
    """Return one of the legal actions, all equally likely."""
    return int(legal[int(next(draws) * len(legal))])


def legal_in(mask: Any) -> Any:
    """Return the legal actions of a mask of any library."""
    return np.asarray(mask).nonzero()[0]


# --- ours ----------------------------------------------------------------------------------------------------------


def batch_steps(game: str, threads: int) -> Steps:
    """Step thousands of matches with masks and observations; the environment samples the actions."""
    from baghdad.envs import batch

    env = batch.batch_class(game)(MATCHES, threads=threads, **capped(game))
    env.reset(seed=1)

    def step() -> int:
        env.step(env.sample())
        return MATCHES

    return lambda seconds: run_all_for(step, seconds)


# --- PettingZoo ----------------------------------------------------------------------------------------------------


def aec_steps(env: Any) -> Steps:
    """Step through all wrappers, as a learner would."""
    draws = uniform_draws()
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            return 0
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        env.step(draw(legal_in(mask), draws))
        return 1

    return lambda seconds: run_for(step, seconds)


def pettingzoo() -> Iterator[tuple[str, Steps]]:
    """Yield our environments, and the classic card games that can be created here."""
    try:
        import pettingzoo as _  # noqa: F401
    except ImportError:
        return
    from baghdad.envs.pettingzoo.aec import CheckedAecEnv

    for game in games():
        yield f"aec:baghdad_{game}_v1", aec_steps(CheckedAecEnv(game=game, **capped(game)))
    for name in CLASSIC:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # deprecation warnings of their constructors
                env = import_module(f"pettingzoo.classic.{name}").env()
                env.reset(seed=1)
        except Exception:  # not installed, or not in this release
            continue
        yield f"aec_peer:{name}", aec_steps(env)


# --- Gymnasium -----------------------------------------------------------------------------------------------------


def gym() -> Iterator[tuple[str, Steps]]:
    """Yield one learner against bots, in each of our games."""
    try:
        import gymnasium
    except ImportError:
        return
    import_module("baghdad.envs.gymnasium")
    for game in games():
        name = environment_id(game)
        yield f"gymnasium:{name}", learner_steps(gymnasium.make(name, **capped(game)))


def learner_steps(env: Any) -> Steps:
    """Step a learner that chooses at random."""
    draws = uniform_draws()
    env.reset(seed=1)

    def step() -> int:
        _, _, terminated, truncated, _ = env.step(draw(legal_in(env.unwrapped.action_masks()), draws))
        if terminated or truncated:
            env.reset()
        return 1

    return lambda seconds: run_for(step, seconds)


# --- OpenSpiel -----------------------------------------------------------------------------------------------------


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


def openspiel() -> Iterator[tuple[str, Steps]]:
    """Yield our games, OpenSpiel's Python games, and its C++ games stepped from Python."""
    try:
        import pyspiel
    except ImportError:
        return
    import_module("baghdad.envs.openspiel")
    for game in games():
        yield f"openspiel:baghdad_{game}", spiel_steps(pyspiel.load_game(f"python_baghdad_{game}"))
    for kind, names in (("openspiel_peer", PYTHON_GAMES), ("stepped_peer", CPP_GAMES)):
        for name in names:
            with suppress(ImportError):
                import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
            try:
                found = pyspiel.load_game(name)
            except Exception:  # not in this release
                continue
            yield f"{kind}:{name}", spiel_steps(found)


# --- Pgx -----------------------------------------------------------------------------------------------------------


def pgx_steps(name: str) -> Steps:
    """Step thousands of matches in one compiled call, reset where they end, on as many threads as JAX chooses."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step_and_reset = auto_reset(env.step, env.init)

    def step_one(state: Any, key: Any) -> Any:
        choice, deal = jax.random.split(key)
        legal = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step_and_reset(state, jax.random.categorical(choice, legal), deal)

    step_all = jax.jit(lambda states, key: jax.vmap(step_one)(states, jax.random.split(key, MATCHES)))
    keys = jax.random.split(jax.random.key(1), 2)
    current = [jax.jit(jax.vmap(env.init))(jax.random.split(keys[0], MATCHES)), keys[1]]

    def step() -> int:
        current[1], key = jax.random.split(current[1])
        current[0] = jax.block_until_ready(step_all(current[0], key))
        return MATCHES

    step()  # compiles
    return lambda seconds: run_all_for(step, seconds)


def pgx() -> Iterator[tuple[str, Steps]]:
    """Yield games that JAX runs in large batches."""
    for name in PGX_GAMES:
        try:
            steps = pgx_steps(name)
        except Exception:  # not installed, or not in this release
            return
        yield f"batch_peer:pgx_{name}", steps
