"""Training of the weights of `planner` and `master` by self-play with TD(λ), as run by `baghdad train dieb`.

The players look one action ahead. Those of a further training, which begins with the weights in the package, search
their turns and learn from what they find. A training can be interrupted at any time: it is saved after every lesson and
resumes from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from baghdad.bots.budget import Budget
from baghdad.bots.dieb.handcrafted_weights import handcrafted_weights
from baghdad.bots.dieb.master import Master
from baghdad.bots.dieb.rules.decision import play_match
from baghdad.bots.dieb.rules.evaluation import evaluate_terminal
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.bots.dieb.rules.td_learning import learn
from baghdad.bots.dieb.rules.turn_learning import learn_turns
from baghdad.bots.dieb.search_bots import Planner, Search
from baghdad.bots.dieb.weights import HANDCRAFTED, learned_row
from baghdad.bots.dieb.weights import weights as package_weights
from baghdad.bots.dieb.workspace import SEARCH_WORKSPACE
from baghdad.core import arrays
from baghdad.core.rng import key_of, rng_for
from baghdad.dieb import game
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.state import STATE
from baghdad.dieb.workspace import workspace

LESSONS = 20  # parts of a training; after each the weights are saved and measured
FURTHER_LESSONS = 4  # of a further training
TRIALS = 24  # matches after each lesson against each of two kinds of rivals
TRAINEE_BUDGET, BASELINE_BUDGET = (
    Budget(50),
    Budget(200),
)  # of the trained `master`, and of the `search` it is tried against
LEARNED_ROW, EARLY_ROW = HANDCRAFTED + 1, HANDCRAFTED + 2  # rows of the weights in trials, after the handcrafted ones
MAX_ACTIONS = 1 << 14  # of a trial match


@dataclass(frozen=True)
class Schedule:
    """Settings of the learning; those with two values fall linearly from one to the other."""

    rates: tuple[float, float]  # learning rate
    noises: tuple[float, float]  # the most that is added to evaluations when an action or an end is chosen
    epsilon: float  # probability of a random action or end; falls to 0
    lambda_: float  # of TD(λ)


ONE_ACTION_AHEAD = Schedule((0.05, 0.005), (0.01, 0.001), 0.01, 0.97)
SEARCHED_TURNS = Schedule((0.4, 0.04), (0.01, 0.001), 0.01, 0.9)
# AdaGrad's sums when a further training begins, so that its first matches don't change much that was learned before.
LEAST_SQUARES = 300.0


@dataclass
class Lesson:
    """Progress after one part of a training: the shares of trial matches won against two kinds of rivals.

    `against_search` is at a table of `search` with four times the iterations, `against_early` at a table of `master`
    with the weights of the first lesson, or those that a further training began with. The fields are keys of the saved
    file.
    """

    matches: int
    length: float  # mean number of decisions in a match of self-play
    against_search: float | None  # None in a further training
    against_early: float


class Training:
    """The training for one number of players, from handcrafted weights on; a further one from those in the package."""

    def __init__(self, players: int, matches: int, seed: int, folder: Path, further: bool = False) -> None:
        self.players, self.matches, self.seed, self.further = players, matches, seed, further
        self.path = folder / f"dieb-{self.players}.npz"
        self.weights = self._first_weights()
        self.gradient_squares = np.full(WEIGHTS, LEAST_SQUARES if further else 0.0)
        self.early = self._first_weights()
        self.word = int(rng_for(seed, players, "further training" if further else "training").word)
        self.lessons: list[Lesson] = []
        if self.path.exists():
            self._resume()

    def _first_weights(self) -> np.ndarray:
        return np.array(package_weights()[learned_row(self.players)]) if self.further else handcrafted_weights()

    @property
    def last_lesson(self) -> int:
        """Return the number of the last lesson; lesson 0 only measures what the training begins with."""
        return FURTHER_LESSONS if self.further else LESSONS

    def _resume(self) -> None:
        with np.load(self.path) as kept:
            about = json.loads(str(kept["about"]))
            if self._about().items() <= about.items():
                self.weights, self.gradient_squares, self.word = kept["weights"], kept["squares"], int(kept["word"])
                self.early = kept["early"]
                self.lessons = [Lesson(**lesson) for lesson in about["lessons"]]

    def _about(self) -> dict[str, Any]:
        """Return what makes this training differ from others."""
        numbers = {"players": self.players, "matches": self.matches, "seed": self.seed}
        return {"game": "dieb", **numbers, "further": self.further}

    def _save(self) -> None:
        about = {**self._about(), "lessons": [asdict(lesson) for lesson in self.lessons]}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self.path.with_suffix(".tmp.npz")
        state: dict[str, Any] = {
            "weights": self.weights,
            "squares": self.gradient_squares,
            "early": self.early,
            "word": np.uint64(self.word),
        }
        np.savez(temporary, **state, about=np.array(json.dumps(about)))
        temporary.replace(self.path)

    def run(self) -> Iterator[Lesson]:
        """Yield the lessons that are missing, each after it has been saved."""
        while len(self.lessons) <= self.last_lesson:
            number = len(self.lessons)
            done = self.lessons[-1].matches if self.lessons else 0
            until = self.matches * number // self.last_lesson
            length = self._train(until - done, number)
            if number == 1 and not self.further:
                self.early = self.weights.copy()
            against_search = None if self.further else self.win_share(BASELINE_BUDGET, HANDCRAFTED)
            is_early = self.further and number == 0
            against_early = 1.0 / self.players if is_early else self.win_share(TRAINEE_BUDGET, EARLY_ROW)
            self.lessons.append(Lesson(until, round(length, 1), against_search, against_early))
            self._save()
            yield self.lessons[-1]

    def _train(self, matches: int, lesson: int) -> float:
        """Run matches of self-play of a lesson; return their mean length."""
        work = workspace(self.word, game.options())
        done, learned = max(0, lesson - 1) / self.last_lesson, (self.weights, self.gradient_squares)
        if self.further:
            memory = Planner().allocate(self.players)
            search = memory.workspace, memory.turn_nodes, memory.transpositions
            length = learn_turns(work, search, self.players, matches, *learned, *settings_of(SEARCHED_TURNS, done))
        else:
            trial = arrays.new_records(1, STATE)
            length = learn(work, trial, self.players, matches, *learned, *settings_of(ONE_ACTION_AHEAD, done))
        self.word = int(work.rng.word)
        return float(length)

    def win_share(self, budget: Budget, row: int) -> float:
        """Return the share of trial matches won at a table of rivals with that budget and row of weights."""
        rows = np.array([handcrafted_weights(), self.weights, self.early])
        won = sum(self._play_trial(number, rows, budget, row) for number in range(TRIALS))
        return round(won / TRIALS, 3)

    def _play_trial(self, number: int, rows: np.ndarray, budget: Budget, row: int) -> float:
        """Play one trial match, the trained player in each seat in turn; return its share of the win."""
        trainee_seat, seed = number % self.players, number // self.players
        rival = Search(budget) if row == HANDCRAFTED else Master(budget)
        seats = [Master(TRAINEE_BUDGET) if seat == trainee_seat else rival for seat in range(self.players)]
        memories = [player.allocate(self.players) for player in seats]
        for seat, memory in enumerate(memories):
            memory.workspace.weights_row = LEARNED_ROW if seat == trainee_seat else row
        search_workspaces = arrays.new_records(len(memories), SEARCH_WORKSPACE)
        for index, memory in enumerate(memories):
            search_workspaces[index] = memory.workspace
        tree = max((memory.tree for memory in memories), key=len)
        seat_keys = np.array([key_of(seed, f"trial {seat}") for seat in range(self.players)], np.uint64)
        work, chances = workspace(0, game.options()), np.zeros(MAX_PLAYERS)
        actions, actors = np.zeros(MAX_ACTIONS, np.int16), np.zeros(MAX_ACTIONS, np.int8)
        turn_nodes, transpositions = memories[0].turn_nodes, memories[0].transpositions
        search_arrays = search_workspaces, tree, turn_nodes, transpositions, rows
        moves, turns = np.zeros((2, self.players), np.int32)
        play_match(work, self.players, key_of(seed, "trial"), seat_keys, *search_arrays, actions, actors, moves, turns)
        evaluate_terminal(work.state, chances)
        return float(chances[trainee_seat])


def settings_of(schedule: Schedule, done: float) -> tuple[float, float, float, float]:
    """Return rate, λ, noise and ε for the share of the lessons that is done."""
    rate, noise = (first + (last - first) * done for first, last in (schedule.rates, schedule.noises))
    return rate, schedule.lambda_, noise, schedule.epsilon * (1.0 - done)


def collect(folder: Path, target: Path) -> None:
    """Write the learned weights of all numbers of players in a folder to one compressed file."""
    rows, about = {}, {}
    for path in sorted(folder.glob("dieb-?.npz")):
        with np.load(path) as kept:
            players = path.stem.removeprefix("dieb-")
            rows[players] = kept["weights"].astype(np.float32)
            about[players] = json.loads(str(kept["about"]))
    np.savez_compressed(target, **rows, about=np.array(json.dumps(about)))
