"""TD(λ) learning of evaluation weights by self-play (Sutton 1988; Tesauro 1995), with AdaGrad step sizes.

Players look one action ahead by the current evaluation. After each match every position's evaluation moves towards
its λ-return (the forward view of TD(λ)). The error is the gradient of the cross-entropy between the λ-return and the
softmax evaluation. AdaGrad (Duchi, Hazan, Singer 2011) divides each weight's step by the root of the sum of its
squared gradients.
"""

from __future__ import annotations

from typing import Any

from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.features import FEATURES
from baghdad.core import arrays as np
from baghdad.core.array_types import Grid, Row
from baghdad.core.rng import below, next_word
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import OVER
from baghdad.dieb.typed_records import State, Workspace

MAX_DECISIONS = 1200  # of a match of self-play; longer ones are cut off
UNIT = 1.0 / (1 << 53)  # a double has 53 bits of precision


@rule
def uniform(rng: Rng) -> float:
    """Return a random number from 0 up to but not including 1."""
    return float(next_word(rng) >> 11) * UNIT


@rule
def best_action(
    work: Workspace, trial: Row[State], weights: Row[float], features: Grid[int], chances: Row[float], noise: float
) -> int:
    """Return the action with the best evaluation after it, plus uniform noise up to `noise` for exploration."""
    seat = int(work.state.seat)
    number = find_legal(work.state, work.legal)
    best, chosen = -1.0, 0
    for index in range(number):
        action = nth_legal(work.legal, index)
        trial[0] = work.state
        apply(trial[0], action, work.rng)
        evaluate(trial[0], weights, features, chances)
        value = chances[seat] + noise * uniform(work.rng)
        if value > best:
            best, chosen = value, action
    return chosen


@rule
def learn(
    work: Workspace,
    trial: Row[State],
    players: int,
    matches: int,
    weights: Row[float],
    gradient_squares: Row[float],
    rate: float,
    lambda_: float,
    noise: float,
    epsilon: float,
) -> float:
    """Play matches of self-play and update `weights` after each; return the mean number of decisions of a match.

    `gradient_squares` is AdaGrad's state, `rate` the learning rate. `lambda_` 1 learns from the result alone, 0 from
    the next position alone. With probability `epsilon` an action is random (ε-greedy).
    """
    indices = np.zeros((MAX_DECISIONS, MAX_PLAYERS, FEATURES), np.int32)
    evaluations = np.zeros((MAX_DECISIONS, MAX_PLAYERS))
    features = np.zeros((MAX_PLAYERS, FEATURES), np.int32)
    chances = np.zeros(MAX_PLAYERS)
    decisions = 0
    for _ in range(matches):
        lay_table(work.state, players)
        deal(work.state, work.rng)
        length = 0
        while work.state.phase != OVER and length < MAX_DECISIONS:
            if uniform(work.rng) < epsilon:
                number = find_legal(work.state, work.legal)
                action = nth_legal(work.legal, below(work.rng, number))
            else:
                action = best_action(work, trial, weights, features, chances, noise)
            apply(work.state, action, work.rng)
            evaluate(work.state, weights, indices[length], evaluations[length])
            length += 1
        decisions += length
        update_weights(indices, evaluations, length, players, weights, gradient_squares, rate, lambda_)
    return decisions / max(matches, 1)


@rule
def update_weights(
    indices: Any,
    evaluations: Grid[float],
    length: int,
    players: int,
    weights: Row[float],
    gradient_squares: Row[float],
    rate: float,
    lambda_: float,
) -> None:
    """Move the evaluations of one match towards their λ-returns, from the last position back to the first."""
    target = np.zeros(MAX_PLAYERS)
    target[:] = evaluations[length - 1]
    for back in range(2, length + 1):
        index = length - back
        for seat in range(players):
            error = target[seat] - evaluations[index, seat]
            correct_weights(indices[index, seat], error, weights, gradient_squares, rate)
        for seat in range(players):
            target[seat] = lambda_ * target[seat] + (1.0 - lambda_) * evaluations[index, seat]


@rule
def correct_weights(
    indices: Row[int], error: float, weights: Row[float], gradient_squares: Row[float], rate: float
) -> None:
    """Move the weights of a seat's features in the direction of the error of its evaluation."""
    for number in range(FEATURES):
        weight = indices[number]
        gradient_squares[weight] += error * error
        weights[weight] += rate * error / np.sqrt(gradient_squares[weight] + 1.0)
