"""Measures how fast the environments are, and those of others that are installed beside, all in one run.

Each figure is the best of several rounds: of the batch, decisions a second by the clock on the wall; of all that is
stepped one by one, steps in a second of the processor's time, which other work on the machine disturbs less.
Everybody's play is random among the legal actions, which are asked for at every decision.
"""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np

from baghdad.bench.rules import machine

MATCHES = 4096
SECONDS = 0.4  # roughly what one round of one figure takes
THREADS = (1, 2)
CAP = 2000  # decisions of a match of random play
BUSY = 0.5  # of the processors: above that, others' work shows in the figures

# Others' games of like size: cards, hidden hands, several players.
CLASSIC = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "hanabi_v5", "gin_rummy_v4")
PYTHON_GAMES = ("python_liars_poker", "python_block_dominoes", "python_team_dominoes")
CPP_GAMES = ("gin_rummy", "hearts", "euchre", "hanabi", "leduc_poker")
PGX_GAMES = ("sparrow_mahjong", "backgammon", "leduc_holdem")
SMALL = "leduc"  # six cards and three actions: measured, but nothing of like size

Figures = dict[str, Any]
Steps = Callable[[float], tuple[int, float]]


def measure_envs(rounds: int) -> Iterator[tuple[str, Figures]]:
    """The figures, each as soon as it is known: its key and what was measured."""
    yield "machine", {**machine(), **_load()}
    for game in ("dieb", "voleurs"):
        for threads in THREADS:
            rate = best(batch_steps(game, threads), rounds)
            yield f"batch_{game}_{threads}", {"game": game, "threads": threads, "n": MATCHES, "decisions_per_s": rate}
    for name, steps in [*pettingzoo(), *gym(), *openspiel(), *pgx()]:
        yield name, {"name": name.partition(":")[2], "steps_per_s": best(steps, rounds)}


def ratios(figures: Figures) -> Figures:
    """The slower of our two against the fastest of the others of the same kind."""
    found: Figures = {}
    for kind in ("aec", "openspiel"):
        ours = _rates(figures, f"{kind}:baghdad")
        theirs = _rates(figures, f"{kind}_peer:")
        if ours and theirs:
            found[kind] = round(min(ours) / max(theirs), 2)
    peers = {key: figure for key, figure in figures.items() if "_peer:" in key and SMALL not in key}
    if peers:
        found["batch"] = round(figures["batch_dieb_2"]["decisions_per_s"] / max(_rates(peers)), 2)
    return found


def _rates(figures: Figures, start: str = "") -> list[float]:
    return [figure["steps_per_s"] for key, figure in figures.items() if key.startswith(start)]


def _load() -> Figures:
    """How busy the machine is with other things: figures taken under load say little."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return {"load": round(busy, 2), "under_load": busy > BUSY * (os.cpu_count() or 1)}


def best(steps: Steps, rounds: int) -> int:
    """The best of several rounds."""
    steps(SECONDS / 4)
    rates = []
    for _ in range(rounds):
        number, seconds = steps(SECONDS)
        rates.append(number / seconds)
    return round(max(rates))


def clocked(
    step: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time
) -> tuple[int, float]:
    """Steps for so long; how many they were, and how long it really took."""
    began, number = clock(), 0
    while (spent := clock() - began) < seconds:
        number += step()
    return number, spent


# --- ours ----------------------------------------------------------------------------------------------------------


def batch_steps(game: str, threads: int) -> Steps:
    """Thousands of matches, actions drawn by the environment itself, with masks and observations."""
    from baghdad.envs import batch

    home = {"dieb": batch.Dieb, "voleurs": batch.Voleurs}[game]
    tables = home(MATCHES, threads=threads, decision_cap=CAP)
    tables.reset(seed=1)

    def step() -> int:
        tables.step(tables.sample())
        return MATCHES

    return lambda seconds: clocked(step, seconds, time.perf_counter)


# --- PettingZoo ----------------------------------------------------------------------------------------------------


def aec_steps(env: Any) -> Steps:
    """Through all wrappers, as a learner would."""
    dice = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            return 0
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        env.step(int(dice.choice(np.flatnonzero(mask))))
        return 1

    return lambda seconds: clocked(step, seconds)


def pettingzoo() -> Iterator[tuple[str, Steps]]:
    """Our two, and the classic card games that can be made here."""
    try:
        import pettingzoo as _  # noqa: F401
    except ImportError:
        return
    for game in ("dieb", "voleurs"):
        home = import_module(f"baghdad.envs.pettingzoo.{game}_v1")
        yield f"aec:baghdad_{game}_v1", aec_steps(home.env(max_cycles=CAP))
    for name in CLASSIC:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about how they are made
                env = import_module(f"pettingzoo.classic.{name}").env()
                env.reset(seed=1)
        except Exception:  # not installed, or not in this release
            continue
        yield f"aec_peer:{name}", aec_steps(env)


# --- Gymnasium -----------------------------------------------------------------------------------------------------


def gym() -> Iterator[tuple[str, Steps]]:
    """One learner against `greedy`."""
    try:
        import gymnasium
    except ImportError:
        return
    import_module("baghdad.envs.gymnasium")
    env: Any = gymnasium.make("baghdad/Dieb-v1", opponents=["greedy"], decision_cap=CAP)
    dice = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        _, _, terminated, truncated, _ = env.step(int(dice.choice(np.flatnonzero(env.unwrapped.action_masks()))))
        if terminated or truncated:
            env.reset()
        return 1

    yield "gymnasium:baghdad/Dieb-v1", lambda seconds: clocked(step, seconds)


# --- OpenSpiel -----------------------------------------------------------------------------------------------------


def spiel_steps(game: Any) -> Steps:
    """A state stepped from Python, chance included in the time but not in the count."""
    dice = np.random.default_rng(1)
    now = [game.new_initial_state()]

    def step() -> int:
        state = now[0]
        if state.is_terminal():
            now[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), dice.random()))
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[int(dice.integers(len(legal)))])
        return 1

    return lambda seconds: clocked(step, seconds)


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point between 0 and 1."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def openspiel() -> Iterator[tuple[str, Steps]]:
    """Our two, its own Python games, and its C++ games stepped from Python."""
    try:
        import pyspiel
    except ImportError:
        return
    import_module("baghdad.envs.openspiel")
    for game in ("dieb", "voleurs"):
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
    """Thousands of matches in one compiled call, dealt anew where they end, on as many threads as JAX likes."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    go_on = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        choice, deal = jax.random.split(key)
        legal = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return go_on(state, jax.random.categorical(choice, legal), deal)

    many = jax.jit(lambda states, key: jax.vmap(one)(states, jax.random.split(key, MATCHES)))
    keys = jax.random.split(jax.random.key(1), 2)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(keys[0], MATCHES)), keys[1]]

    def step() -> int:
        now[1], key = jax.random.split(now[1])
        now[0] = jax.block_until_ready(many(now[0], key))
        return MATCHES

    step()  # compiles
    return lambda seconds: clocked(step, seconds, time.perf_counter)


def pgx() -> Iterator[tuple[str, Steps]]:
    """Games that JAX runs by the thousand."""
    for name in PGX_GAMES:
        try:
            steps = pgx_steps(name)
        except Exception:  # not installed, or not in this release
            return
        yield f"batch_peer:pgx_{name}", steps
