"""Benchmark of the environments, and of comparable environments of other libraries if installed, in the same run.

Each figure is the best of several rounds: decisions per second of wall time for batches; steps per second of CPU time
for environments stepped one by one, since CPU time is disturbed less by other work on the machine. All players choose
at random among the legal actions, which are requested at every decision; ours and those of other libraries draw in the
same way (`stepping.draw`), so cheaply that it takes a small part of a step. Pgx and our batch draw in compiled code.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from baghdad.bench import openspiel
from baghdad.bench.machine import load_average
from baghdad.bench.rules import machine
from baghdad.bench.stepping import (
    Steps,
    best,
    best_of_each,
    capped,
    draw,
    games,
    legal_in,
    run_all_for,
    run_for,
    uniform_draws,
)
from baghdad.envs.registry import environment_id

MATCHES = 4096
GROWTH = 4  # smaller and larger batches
THREADS = (1, 2)
BUSY = 0.5  # load per CPU above which other work on the machine distorts the figures

# Games of similar size in other libraries: cards, hidden hands, several players.
CLASSIC = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "hanabi_v5", "gin_rummy_v4")
PGX_GAMES = ("sparrow_mahjong", "backgammon", "leduc_holdem")
SMALL = "leduc"  # six cards and three actions: measured, but too small to compare with

Figures = dict[str, Any]


def measure_envs(rounds: int) -> Iterator[tuple[str, Figures]]:
    """Yield the key and the values of each figure as soon as it is measured."""
    yield "machine", {**machine(), **_system_load()}
    for name, steps in [*peer_pettingzoo(), *openspiel.peer_steps(), *pgx()]:
        yield name, stepped(name, steps, rounds)
    for game in games():
        yield from measure_batches(game, rounds)
    for name, steps in [*our_pettingzoo(), *gym(), *openspiel.our_steps()]:
        yield name, stepped(name, steps, rounds)
    yield from openspiel.our_calls(rounds)


def stepped(name: str, steps: Steps, rounds: int) -> Figures:
    """Return the figure of an environment that is stepped one by one."""
    return {"name": name.partition(":")[2], "steps_per_s": best(steps, rounds)}


def measure_batches(game: str, rounds: int) -> Iterator[tuple[str, Figures]]:
    """Yield batches of several sizes, on one thread and on two."""
    for n in (MATCHES, MATCHES // GROWTH, MATCHES * GROWTH):
        rates = best_of_each([batch_steps(game, threads, n) for threads in THREADS], rounds)
        for threads, rate in zip(THREADS, rates, strict=True):
            key = f"batch_{game}_{threads}" if n == MATCHES else f"batch_{game}_{threads}_of_{n}"
            yield key, {"game": game, "threads": threads, "n": n, "decisions_per_s": rate, "one_thread": rates[0]}


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
    busy = load_average() or 0.0
    return {"load": round(busy, 2), "under_load": busy > BUSY * (os.cpu_count() or 1)}


# --- ours ----------------------------------------------------------------------------------------------------------


def batch_steps(game: str, threads: int, n: int) -> Steps:
    """Step thousands of matches with masks and observations; the environment samples the actions."""
    from baghdad.envs import batch

    env = batch.batch_class(game)(n, threads=threads, **capped(game))
    env.reset(seed=1)

    def step() -> int:
        env.step(env.sample())
        return n

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


def our_pettingzoo() -> Iterator[tuple[str, Steps]]:
    """Yield our environments."""
    try:
        import pettingzoo as _  # noqa: F401
    except ImportError:
        return
    from baghdad.envs.pettingzoo.aec import CheckedAecEnv

    for game in games():
        yield f"aec:baghdad_{game}_v1", aec_steps(CheckedAecEnv(game=game, **capped(game)))


def peer_pettingzoo() -> Iterator[tuple[str, Steps]]:
    """Yield the classic card games that can be created here."""
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


# --- Pgx -----------------------------------------------------------------------------------------------------------


def pgx_steps(name: str) -> Steps:
    """Step thousands of matches in one compiled call, reset where they end, on as many threads as JAX chooses."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)  # pyright: ignore[reportArgumentType] -- one of the names it knows
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
