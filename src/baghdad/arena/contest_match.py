"""One match of a contest: how it is played, stepwise or in compiled code, and what is stored of it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import repeat
from typing import Any, NamedTuple

import msgspec
import numpy as np

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.errors import ArenaError
from baghdad.arena.standings import standings_tracker
from baghdad.bots import bot
from baghdad.bots.bot import label_of
from baghdad.bots.compiled_matches import CompiledMatch, CompiledRunner, Outcomes, compiled_runner
from baghdad.core.events import Result
from baghdad.core.record import Record
from baghdad.core.rng import key_of, rng_for, seed_hash, set_rng

DIGITS = 9  # after the decimal point, of seconds
TIMED_EVERY = 10  # deals, of which one is played stepwise to measure thinking times
CACHED_RUNNERS = 8


class MatchSummary(msgspec.Struct, frozen=True, gc=False):
    """The outcome of a match; all tuples are by seat. `contest` is the index of its contest in a list of contests."""

    contest: int
    index: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    rounds: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on choosing; empty if it was not measured


class StoredMatch(MatchSummary, frozen=True, gc=False):
    """A summary with every action, the time it took, and the standings after each round."""

    actions: list[tuple[int, str]]
    times: list[float]
    standings: list[tuple[int, ...]] = msgspec.field(name="race")  # stored under its first name

    def summary(self) -> MatchSummary:
        """Return the match without the fields that only a file needs."""
        return MatchSummary(*(getattr(self, name) for name in MatchSummary.__struct_fields__))

    def record(self, contest: Contest) -> Record:
        """Return the record of the match."""
        seed = contest.match_seed(self.index)
        return Record(
            game=contest.game,
            version=baghdad.game(contest.game).version,
            players=contest.players,
            options=contest.options,
            seats=list(bots_by_seat(contest, self.index)),
            seed=str(seed),
            seed_hash=seed_hash(seed),
            actions=self.actions,
            result=Result(self.winners, self.reason, self.scores).to_data(),
        )


class SeatingOutcomes(NamedTuple):
    """Matches of one seating, whose time is divided evenly over all decisions."""

    indices: Sequence[int]
    outcomes: Outcomes
    seconds: float  # of a decision


@dataclass(frozen=True, slots=True)
class MatchColumns:
    """Matches of a contest as arrays, which processes send and count much faster than summaries."""

    contest: int
    seatings: list[SeatingOutcomes]

    def __len__(self) -> int:
        return sum(len(seating.indices) for seating in self.seatings)

    def victories(self) -> Iterator[tuple[int, tuple[int, ...], int]]:
        """Yield the index of a match, winning seats, and how many matches of the same seating those have won."""
        for seating in self.seatings:
            for winners, number in zip(*np.unique(seating.outcomes.winners, return_counts=True), strict=True):
                yield seating.indices[0], seats_in(int(winners)), int(number)

    def summaries(self) -> list[MatchSummary]:
        """Return the matches, made by `map` without Python code for each."""
        return [match for seating in self.seatings for match in self._summaries(*seating)]

    def _summaries(self, indices: Sequence[int], outcomes: Outcomes, seconds: float) -> Iterator[MatchSummary]:
        return map(
            MatchSummary,
            repeat(self.contest),
            indices,
            map(seats_in, outcomes.winners.tolist()),
            map(outcomes.reason_names.__getitem__, outcomes.reasons.tolist()),
            map(tuple, outcomes.scores.tolist()),
            outcomes.rounds.tolist(),
            map(tuple, outcomes.moves.tolist()),
            map(tuple, (seconds * outcomes.moves).round(DIGITS).tolist()),
        )


Played = Sequence[MatchSummary] | MatchColumns


@cache
def seats_in(seats: int) -> tuple[int, ...]:
    """Return the seats of a set that is given as bits."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


class MatchRunner:
    """Plays the matches of a contest, with one compiled runner per rotation where all its bots are compiled."""

    def __init__(self, contest: Contest) -> None:
        contest.prepare()
        self.contest = contest
        self.runners: dict[int, CompiledRunner | None] = {}

    def play(self, contest_number: int, index: int, keep_actions: bool) -> MatchSummary:
        """Play a match, compiled if possible.

        If a bot searches, one deal in `TIMED_EVERY` is played stepwise to measure its thinking time.
        """
        runner = self.runner(index)
        if runner is None or not (runner.instant or self.contest.deal(index) % TIMED_EVERY):
            return play_stepwise(self.contest, contest_number, index, keep_actions)
        return play_compiled(self.contest, contest_number, index, keep_actions, runner)

    def play_all(self, contest_number: int, indices: Sequence[int], keep_actions: bool) -> Played:
        """Play some matches: those of each seating in one compiled call, if all its bots are compiled and instant."""
        rotations = self.contest.rotations
        seatings = [here for first in range(rotations) if (here := [i for i in indices if i % rotations == first])]
        if keep_actions or not all((runner := self.runner(here[0])) and runner.instant for here in seatings):
            return [self.play(contest_number, index, keep_actions) for index in indices]
        return MatchColumns(contest_number, [self._play_at_once(here) for here in seatings])

    def _play_at_once(self, indices: Sequence[int]) -> SeatingOutcomes:
        """Play matches of the same seating in one compiled call."""
        runner = self.runner(indices[0])
        assert runner is not None
        began = time.perf_counter()
        outcomes = runner.outcomes(self.contest.match_seeds(indices))
        return SeatingOutcomes(indices, outcomes, (time.perf_counter() - began) / int(outcomes.moves.sum()))

    def runner(self, index: int) -> CompiledRunner | None:
        """Return the compiled runner for the seating of a match; None if one of its bots is not compiled."""
        rotation = index % self.contest.rotations
        if rotation not in self.runners:
            options = msgspec.json.encode(self.contest.options)
            self.runners[rotation] = _cached_runner(self.contest.game, bots_by_seat(self.contest, index), options)
        return self.runners[rotation]


@lru_cache(maxsize=CACHED_RUNNERS)
def _cached_runner(game: str, names: tuple[str, ...], options: bytes) -> CompiledRunner | None:
    return compiled_runner(game, names, baghdad.game(game).options(**msgspec.json.decode(options)))


def play(contest: Contest, contest_number: int, index: int, keep_actions: bool) -> MatchSummary:
    """Play one match of a contest."""
    return MatchRunner(contest).play(contest_number, index, keep_actions)


def bots_by_seat(contest: Contest, index: int) -> tuple[str, ...]:
    """Return the bots of a match by seat."""
    return tuple(contest.bots[entrant] for entrant in contest.seating(index))


# --- stepwise ------------------------------------------------------------------------------------------------------


def play_stepwise(contest: Contest, contest_number: int, index: int, keep_actions: bool) -> MatchSummary:
    """Play a match decision by decision, with new bots that remember nothing of other matches."""
    seed, names = contest.match_seed(index), bots_by_seat(contest, index)
    match = baghdad.game(contest.game).new(contest.players, seed, names, **contest.options)
    players = [bot(name, contest.game) for name in names]
    tracker, times = standings_tracker(contest.game, contest.players), []
    tracker.update(match.state)
    while not match.over:
        seat = match.to_act[0]
        began = time.perf_counter()
        try:
            rng = rng_for(seed, len(match.history), label_of(seat))
            action = players[seat].choose(match.knowledge(seat, rng), rng).action
            times.append(round(time.perf_counter() - began, DIGITS))
            match.play(action, seat)
        except Exception as error:  # the bot may be third-party code
            problem = f"{type(error).__name__}: {error}"
            raise ArenaError("bot_failed", bot=names[seat], seed=str(seed), problem=problem) from error
        tracker.update(match.state)
    assert match.result is not None
    seats = [played.seat for played in match.history]
    summary: dict[str, Any] = {
        "contest": contest_number,
        "index": index,
        "winners": match.result.winners,
        "reason": match.result.reason,
        "scores": match.result.scores,
        "rounds": tracker.rounds,
        "moves": tuple(seats.count(seat) for seat in range(contest.players)),
        "seconds": _by_seat(seats, times, contest.players),
    }
    if not keep_actions:
        return MatchSummary(**summary)
    actions = [(played.seat, str(played.action)) for played in match.history]
    return StoredMatch(
        **summary, actions=actions, times=times, standings=[*tracker.standings, tracker.standing(match.state)]
    )


def _by_seat(seats: list[int], times: list[float], players: int) -> tuple[float, ...]:
    spent = [0.0] * players
    for seat, seconds in zip(seats, times, strict=True):
        spent[seat] += seconds
    return tuple(round(seconds, DIGITS) for seconds in spent)


# --- compiled ------------------------------------------------------------------------------------------------------


def play_compiled(
    contest: Contest, contest_number: int, index: int, keep_actions: bool, runner: CompiledRunner
) -> MatchSummary:
    """Play the same match in one compiled call, and divide its time evenly over all decisions if no bot searches."""
    began = time.perf_counter()
    finished = runner.play(contest.match_seed(index))
    spent = time.perf_counter() - began
    each = spent / finished.decisions
    seconds = tuple(round(each * moves, DIGITS) for moves in finished.moves) if runner.instant else ()
    summary: dict[str, Any] = {
        "contest": contest_number,
        "index": index,
        "winners": finished.winners,
        "reason": finished.reason,
        "scores": finished.scores,
        "rounds": finished.rounds,
        "moves": finished.moves,
        "seconds": seconds,
    }
    if not keep_actions:
        return MatchSummary(**summary)
    actions, standings = replay_compiled(contest, index, finished)
    return StoredMatch(**summary, actions=actions, times=[], standings=standings)


def replay_compiled(
    contest: Contest, index: int, finished: CompiledMatch
) -> tuple[list[tuple[int, str]], list[tuple[int, ...]]]:
    """Replay a compiled match; return its actions with their seats in notation, and the standings after each round."""
    game, tracker = baghdad.game(contest.game), standings_tracker(contest.game, contest.players)
    actions: list[tuple[int, str]] = []

    def read_log() -> Iterator[tuple[int, Any]]:
        for seat, steps in finished.log():
            action = game.action_from_steps(state, steps)
            actions.append((seat, str(action)))
            yield seat, action

    for state in replay_states(contest, index, read_log()):
        tracker.update(state)
    return actions, [*tracker.standings, tracker.standing(state)]


def replay_states(contest: Contest, index: int, actions: Iterable[tuple[int, Any]]) -> Iterator[Any]:
    """Yield the state after the deal and after each action of a match; it is one object, which changes."""
    game, seed = baghdad.game(contest.game), contest.match_seed(index)
    options, rng, draws = game.options(**contest.options), rng_for(seed), key_of(seed)
    state = game.start(contest.players, options, rng_for(seed))
    yield state
    for number, (seat, action) in enumerate(actions, start=1):
        set_rng(rng, draws, number)
        game.apply(state, seat, action, rng)
        yield state
