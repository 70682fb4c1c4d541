"""Weights for `planner` and `master`, learned in matches of a player against itself. `baghdad train dieb` calls this.

A training can be interrupted at any time: it is kept after every lesson and goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from baghdad.bots.budget import Budget
from baghdad.bots.dieb.handcrafted_weights import instinct
from baghdad.bots.dieb.rules.decision import play_match
from baghdad.bots.dieb.rules.evaluation import score
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.bots.dieb.rules.td_learning import learn
from baghdad.bots.dieb.search_bots import Master, Search
from baghdad.bots.dieb.weights import INSTINCT
from baghdad.core.rng import key_of, rng_for
from baghdad.dieb import game
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.state import STATE
from baghdad.dieb.workspace import workspace

LESSONS = 20  # after each, what was learned is kept and tried
FAST, SLOW = 0.05, 0.005  # the size of steps, first and last
WILD, TAME = 0.01, 0.001  # the noise on judgements
STRAY = 0.01  # the share of random actions at first; none at last
TRACE = 0.97
TRIALS = 24  # matches after each lesson against each of two rivals
PUPIL, PLAIN = Budget(50), Budget(200)  # iterations of the player under training, and of the plain search it meets
LEARNED, EARLY = INSTINCT + 1, INSTINCT + 2  # rows of weights in trials
LONGEST = 1 << 14  # actions of such a match


@dataclass
class Lesson:
    """How far a training has come, and what share of matches the player then wins.

    Against a table of plain searchers that have four times its iterations, and against what it was itself after the
    first lesson.
    """

    matches: int
    length: float  # decisions a match
    against_search: float
    against_early: float


class Training:
    """One player count, from instinct to what the last lesson taught."""

    def __init__(self, players: int, matches: int, seed: int, folder: Path) -> None:
        self.players, self.matches, self.seed = players, matches, seed
        self.path = folder / f"dieb-{players}.npz"
        self.weights, self.squares = instinct(), np.zeros(WEIGHTS)
        self.early = instinct()
        self.word = int(rng_for(seed, players, "training").word)
        self.lessons: list[Lesson] = []
        if self.path.exists():
            self._resume()

    def _resume(self) -> None:
        with np.load(self.path) as kept:
            about = json.loads(str(kept["about"]))
            if (about["matches"], about["seed"]) == (self.matches, self.seed):
                self.weights, self.squares, self.word = kept["weights"], kept["squares"], int(kept["word"])
                self.early = kept["early"]
                self.lessons = [Lesson(**lesson) for lesson in about["lessons"]]

    def _keep(self) -> None:
        about = {
            "game": "dieb",
            "players": self.players,
            "matches": self.matches,
            "seed": self.seed,
            "lessons": [asdict(lesson) for lesson in self.lessons],
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".tmp.npz")
        state = {"weights": self.weights, "squares": self.squares, "early": self.early, "word": np.uint64(self.word)}
        np.savez(fresh, **state, about=np.array(json.dumps(about)))  # type: ignore[arg-type]
        fresh.replace(self.path)

    def run(self) -> Iterator[Lesson]:
        """Lesson after lesson; what it yields is kept already."""
        while len(self.lessons) <= LESSONS:
            done = self.lessons[-1].matches if self.lessons else 0
            until = self.matches * len(self.lessons) // LESSONS
            length = self._learn(until - done, 1.0 - done / self.matches)
            if len(self.lessons) == 1:
                self.early = self.weights.copy()
            shares = self.share(PLAIN, INSTINCT), self.share(PUPIL, EARLY)
            self.lessons.append(Lesson(until, round(length, 1), *shares))
            self._keep()
            yield self.lessons[-1]

    def _learn(self, matches: int, left: float) -> float:
        """Matches with steps as large as befits how much of the training is left."""
        work = workspace(self.word, game.options())
        rate, noise = SLOW + (FAST - SLOW) * left, TAME + (WILD - TAME) * left
        trial = np.zeros(1, STATE).view(np.recarray)
        length = learn(work, trial, self.players, matches, self.weights, self.squares, rate, TRACE, noise, STRAY * left)
        self.word = int(work.rng.word)
        return float(length)

    def share(self, budget: Budget, row: int) -> float:
        """Of matches won against a table of rivals with another budget, who judge by other weights."""
        rows = np.array([instinct(), self.weights, self.early])
        won = sum(self._trial(number, rows, budget, row) for number in range(TRIALS))
        return round(won / TRIALS, 3)

    def _trial(self, number: int, rows: np.ndarray, budget: Budget, row: int) -> float:
        """One match, the player in each seat in turn."""
        place, seed = number % self.players, number // self.players
        rival = Search(budget) if row == INSTINCT else Master(budget)
        seats = [Master(PUPIL) if seat == place else rival for seat in range(self.players)]
        memories = [player.memory(self.players) for player in seats]
        for seat, memory in enumerate(memories):
            memory.mind.weights = LEARNED if seat == place else row
        minds: Any = np.array([memory.mind for memory in memories]).view(np.recarray)
        tree = max((memory.tree for memory in memories), key=len)
        wits = np.array([key_of(seed, f"trial {seat}") for seat in range(self.players)])
        work, chances = workspace(0, game.options()), np.zeros(MAX_PLAYERS)
        actions, actors = np.zeros(LONGEST, np.int16), np.zeros(LONGEST, np.int8)
        stages, seen = memories[0].stages, memories[0].seen
        thought = minds, tree, stages, seen, rows
        moves, turns = np.zeros((2, self.players), np.int32)
        play_match(work, self.players, key_of(seed, "trial"), wits, *thought, actions, actors, moves, turns)
        score(work.state, chances)
        return float(chances[place])


def collect(folder: Path, target: Path) -> None:
    """Puts what was learned for each number of players into one small file."""
    rows, about = {}, {}
    for path in sorted(folder.glob("dieb-?.npz")):
        with np.load(path) as kept:
            players = path.stem.removeprefix("dieb-")
            rows[players] = kept["weights"].astype(np.float32)
            about[players] = json.loads(str(kept["about"]))
    np.savez_compressed(target, **rows, about=np.array(json.dumps(about)))
