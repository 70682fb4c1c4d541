"""Training of the net that values positions at the start of a round (`rules/round_value.py`).

Matches of the greedy policy are sampled, with the weights of `master`, those of `greedy` and mixtures of both, with
sharks and errors. The net is fitted to their outcomes: it minimises the cross entropy between the shares of the victory
that it expects and those that were won, by Adam (Kingma, Ba 2015).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from baghdad.bots.voleurs.round_net import PARTS
from baghdad.bots.voleurs.rules.round_samples import ROUNDS_PER_SAMPLE, sample_matches
from baghdad.bots.voleurs.rules.workspace import (
    GREEDY_WEIGHTS,
    SEAT_INPUTS,
    TABLE_INPUTS,
    UNITS,
    WEIGHTS,
    new_workspace,
)
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core import arrays
from baghdad.core.rng import key_of
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.options import Options
from baghdad.voleurs.workspace import workspace

Array = np.ndarray[Any, Any]
PLAYER_SHARES = {3: 0.4, 4: 0.4, 5: 0.1, 6: 0.1}  # of the matches
MATCHES = 120_000
ROUND_CAP = 60
MATCHES_AT_ONCE, ROUNDS_AT_MOST = 2000, 30
TUNED_IN_POOL, MIXTURES = 6, 3  # besides one of `greedy`

EPOCHS, BATCH, RATE, LAST_RATE, DECAY = 10, 512, 3e-3, 5e-5, 1e-5
MOMENTUM, SQUARES, TINY = 0.9, 0.999, 1e-8
HELD_OUT = 10  # one of so many batches of matches is kept to test the net


class Samples(NamedTuple):
    """Positions of matches with one number of players, and what each seat won."""

    seats: Array  # (positions, players, features)
    table: Array
    shares: Array


@dataclass(frozen=True, slots=True)
class Epoch:
    """The cross entropies after an epoch, and the net."""

    number: int
    trained: float
    held_out: float
    net: dict[str, Array]


def weight_pool(generator: np.random.Generator) -> Any:
    """Return rows of weights that the seats draw from: those of `master`, of `greedy`, and mixtures."""
    tuned, greedy = np.array(TUNED_WEIGHTS), np.array(GREEDY_WEIGHTS)
    shares = [1.0] * TUNED_IN_POOL + [0.0] + list(generator.uniform(0.3, 0.9, MIXTURES))
    pool = arrays.new_records(len(shares), WEIGHTS)
    for number, share in enumerate(shares):
        pool[number] = arrays.record_of(WEIGHTS, *(share * tuned + (1.0 - share) * greedy))
    return pool


def sampled_batches(players: int, matches: int, seed: int) -> Iterator[Samples]:
    """Play matches, so many at once, and yield what was sampled."""
    work = workspace(0, Options(round_cap=ROUND_CAP))
    workspace_bytes = new_workspace(work.state, work.tables, [GREEDY_WEIGHTS] * MAX_PLAYERS)
    key, pool = key_of(seed, f"net {players}"), weight_pool(np.random.default_rng(seed))
    rows = MATCHES_AT_ONCE * ROUNDS_AT_MOST // ROUNDS_PER_SAMPLE
    seats, table = np.zeros((rows, MAX_PLAYERS, SEAT_INPUTS)), np.zeros((rows, TABLE_INPUTS))
    shares = np.zeros((rows, MAX_PLAYERS))
    for first in range(0, matches, MATCHES_AT_ONCE):
        number = min(MATCHES_AT_ONCE, matches - first)
        found = sample_matches(workspace_bytes, players, key, first, number, pool, seats, table, shares)
        yield Samples(
            seats[:found, :players].astype(np.float32),
            table[:found].astype(np.float32),
            shares[:found, :players].astype(np.float32),
        )


def joined(batches: list[Samples]) -> Samples:
    """Return the positions of several batches as one."""
    return Samples(*(np.concatenate(parts) for parts in zip(*batches, strict=True)))


def train(seed: int = 1, matches: int = MATCHES, epochs: int = EPOCHS) -> Iterator[Epoch]:
    """Play matches and fit a net to them; yield it after each epoch. The last one of seed 1 is that of `master`."""
    samples, held_out = [], []
    for players, share in PLAYER_SHARES.items():
        batches = list(sampled_batches(players, int(matches * share), seed))
        kept = max(1, len(batches) // HELD_OUT)
        held_out.append(joined(batches[:kept]))
        samples.append(joined(batches[kept:]))
    yield from fit(samples, held_out, seed, epochs)


def save(net: Mapping[str, Array], path: Path) -> None:
    """Write a net as the package reads it."""
    parts: dict[str, Any] = {name: net[name] for name in PARTS}
    np.savez(path, **parts)


def new_net(generator: np.random.Generator) -> dict[str, Array]:
    """Return a net with small random weights."""
    shapes = {"own": SEAT_INPUTS, "mean": SEAT_INPUTS, "most": SEAT_INPUTS, "table": TABLE_INPUTS}
    net = {name: generator.normal(0.0, 0.15, (inputs, UNITS)) for name, inputs in shapes.items()}
    net |= {"bias": np.zeros(UNITS), "output": generator.normal(0.0, 0.15, UNITS)}
    return {name: values.astype(np.float32) for name, values in net.items()}


def rivals_features(seats: Array) -> tuple[Array, Array]:
    """Return the means and the maxima of the other seats' features, for each seat."""
    players = seats.shape[1]
    mean = (seats.sum(1, keepdims=True) - seats) / (players - 1)
    others = [[other for other in range(players) if other != seat] for seat in range(players)]
    return mean, seats[:, others].max(2)


def expected(net: Mapping[str, Array], samples: Samples) -> tuple[Array, Array, tuple[Array, Array]]:
    """Return the shares that a net expects, the values of the units, and the features of the rivals."""
    mean, most = rivals_features(samples.seats)
    sums = samples.seats @ net["own"] + mean @ net["mean"] + most @ net["most"]
    sums += (samples.table @ net["table"] + net["bias"])[:, None]
    units = np.maximum(sums, 0.0)
    strengths = units @ net["output"]
    chances = np.exp(strengths - strengths.max(1, keepdims=True))
    return chances / chances.sum(1, keepdims=True), units, (mean, most)


def cross_entropy(net: Mapping[str, Array], samples: Samples) -> float:
    """Return the mean cross entropy of a net."""
    chances, _, _ = expected(net, samples)
    return float(-(samples.shares * np.log(chances + 1e-9)).sum(1).mean())


def gradients(net: Mapping[str, Array], samples: Samples) -> dict[str, Array]:
    """Return the gradients of the mean cross entropy."""
    chances, units, (mean, most) = expected(net, samples)
    errors = (chances - samples.shares) / len(chances)
    sums = errors[:, :, None] * net["output"] * (units > 0.0)
    rows = sums.reshape(-1, UNITS)
    by_table = sums.sum(1)
    return {
        "own": samples.seats.reshape(-1, SEAT_INPUTS).T @ rows,
        "mean": mean.reshape(-1, SEAT_INPUTS).T @ rows,
        "most": most.reshape(-1, SEAT_INPUTS).T @ rows,
        "table": samples.table.T @ by_table,
        "bias": by_table.sum(0),
        "output": units.reshape(-1, UNITS).T @ errors.reshape(-1),
    }


def fit(samples: list[Samples], held_out: list[Samples], seed: int, epochs: int = EPOCHS) -> Iterator[Epoch]:
    """Fit a net to samples of several numbers of players; yield it after each epoch."""
    generator = np.random.default_rng(seed)
    net = new_net(generator)
    moments = {name: np.zeros_like(values) for name, values in net.items()}
    squares = {name: np.zeros_like(values) for name, values in net.items()}
    steps, total = 0, epochs * sum(len(each.shares) // BATCH for each in samples)
    for number in range(epochs):
        for group, rows in shuffled_batches(samples, generator):
            steps += 1
            rate = LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1.0 + np.cos(np.pi * steps / total))
            batch = Samples(*(part[rows] for part in samples[group]))
            for name, gradient in gradients(net, batch).items():
                moments[name] = MOMENTUM * moments[name] + (1.0 - MOMENTUM) * gradient
                squares[name] = SQUARES * squares[name] + (1.0 - SQUARES) * gradient**2
                mean, square = moments[name] / (1.0 - MOMENTUM**steps), squares[name] / (1.0 - SQUARES**steps)
                net[name] = net[name] - np.float32(rate) * (mean / (np.sqrt(square) + TINY) + DECAY * net[name])
        yield Epoch(number, weighted(net, samples), weighted(net, held_out), dict(net))


def weighted(net: Mapping[str, Array], samples: list[Samples]) -> float:
    """Return the mean cross entropy over samples of several numbers of players."""
    sizes = np.array([len(each.shares) for each in samples])
    return float(np.average([cross_entropy(net, each) for each in samples], weights=sizes))


def shuffled_batches(samples: list[Samples], generator: np.random.Generator) -> list[tuple[int, Array]]:
    """Return all batches of an epoch in random order: a number of players, and the rows."""
    batches = [
        (group, rows)
        for group, each in enumerate(samples)
        for rows in np.array_split(generator.permutation(len(each.shares)), max(1, len(each.shares) // BATCH))
    ]
    return [batches[place] for place in generator.permutation(len(batches))]
