"""Training of the weights of `planner` and `master` by self-play with TD(λ), as run by `baghdad train dieb`.

A training can be interrupted at any time: it is saved after every lesson and resumes from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from baghdad.bots.budget import Budget
from baghdad.bots.dieb.handcrafted_weights import handcrafted_weights
from baghdad.bots.dieb.rules.decision import play_match
from baghdad.bots.dieb.rules.evaluation import evaluate_terminal
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.bots.dieb.rules.td_learning import learn
from baghdad.bots.dieb.search_bots import Ismcts, Search
from baghdad.bots.dieb.weights import HANDCRAFTED
from baghdad.bots.dieb.workspace import SEARCH_WORKSPACE
from baghdad.core import arrays
from baghdad.core.rng import key_of, rng_for
from baghdad.dieb import game
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.state import STATE
from baghdad.dieb.workspace import workspace

LESSONS = 20  # parts of a training; after each the weights are saved and measured
FIRST_RATE, LAST_RATE = 0.05, 0.005  # learning rate; it falls linearly during a training
FIRST_NOISE, LAST_NOISE = 0.01, 0.001  # added to evaluations when an action is chosen; falls likewise
FIRST_EPSILON = 0.01  # probability of a random action; falls to 0
LAMBDA = 0.97  # of TD(λ)
TRIALS = 24  # matches after each lesson against each of two kinds of rivals
TRAINEE_BUDGET, BASELINE_BUDGET = (
    Budget(50),
    Budget(200),
)  # of the trained `ismcts`, and of the `search` it is tried against
LEARNED_ROW, EARLY_ROW = HANDCRAFTED + 1, HANDCRAFTED + 2  # rows of the weights in trials, after the handcrafted ones
MAX_ACTIONS = 1 << 14  # of a trial match


@dataclass
class Lesson:
    """Progress after one part of a training: the shares of trial matches won against two kinds of rivals.

    `against_search` is at a table of `search` with four times the iterations, `against_early` at a table of `ismcts`
    with the weights of the first lesson. The fields are keys of the saved file.
    """

    matches: int
    length: float  # mean number of decisions in a match of self-play
    against_search: float
    against_early: float


class Training:
    """The training for one number of players, from handcrafted weights on."""

    def __init__(self, players: int, matches: int, seed: int, folder: Path) -> None:
        self.players, self.matches, self.seed = players, matches, seed
        self.path = folder / f"dieb-{players}.npz"
        self.weights, self.gradient_squares = handcrafted_weights(), np.zeros(WEIGHTS)
        self.early = handcrafted_weights()
        self.word = int(rng_for(seed, players, "training").word)
        self.lessons: list[Lesson] = []
        if self.path.exists():
            self._resume()

    def _resume(self) -> None:
        with np.load(self.path) as kept:
            about = json.loads(str(kept["about"]))
            if (about["matches"], about["seed"]) == (self.matches, self.seed):
                self.weights, self.gradient_squares, self.word = kept["weights"], kept["squares"], int(kept["word"])
                self.early = kept["early"]
                self.lessons = [Lesson(**lesson) for lesson in about["lessons"]]

    def _save(self) -> None:
        about = {
            "game": "dieb",
            "players": self.players,
            "matches": self.matches,
            "seed": self.seed,
            "lessons": [asdict(lesson) for lesson in self.lessons],
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self.path.with_suffix(".tmp.npz")
        state = {
            "weights": self.weights,
            "squares": self.gradient_squares,
            "early": self.early,
            "word": np.uint64(self.word),
        }
        np.savez(temporary, **state, about=np.array(json.dumps(about)))
        temporary.replace(self.path)

    def run(self) -> Iterator[Lesson]:
        """Yield the lessons that are missing, each after it has been saved."""
        while len(self.lessons) <= LESSONS:
            done = self.lessons[-1].matches if self.lessons else 0
            until = self.matches * len(self.lessons) // LESSONS
            length = self._train(until - done, 1.0 - done / self.matches)
            if len(self.lessons) == 1:
                self.early = self.weights.copy()
            shares = self.win_share(BASELINE_BUDGET, HANDCRAFTED), self.win_share(TRAINEE_BUDGET, EARLY_ROW)
            self.lessons.append(Lesson(until, round(length, 1), *shares))
            self._save()
            yield self.lessons[-1]

    def _train(self, matches: int, remaining: float) -> float:
        """Run matches of self-play with rates for the remaining share of the training; return their mean length."""
        work = workspace(self.word, game.options())
        rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * remaining
        noise = LAST_NOISE + (FIRST_NOISE - LAST_NOISE) * remaining
        epsilon = FIRST_EPSILON * remaining
        trial = arrays.new_records(1, STATE)
        learned = self.weights, self.gradient_squares
        length = learn(work, trial, self.players, matches, *learned, rate, LAMBDA, noise, epsilon)
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
        rival = Search(budget) if row == HANDCRAFTED else Ismcts(budget)
        seats = [Ismcts(TRAINEE_BUDGET) if seat == trainee_seat else rival for seat in range(self.players)]
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


def collect(folder: Path, target: Path) -> None:
    """Write the learned weights of all numbers of players in a folder to one compressed file."""
    rows, about = {}, {}
    for path in sorted(folder.glob("dieb-?.npz")):
        with np.load(path) as kept:
            players = path.stem.removeprefix("dieb-")
            rows[players] = kept["weights"].astype(np.float32)
            about[players] = json.loads(str(kept["about"]))
    np.savez_compressed(target, **rows, about=np.array(json.dumps(about)))
