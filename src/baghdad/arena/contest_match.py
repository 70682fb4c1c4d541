"""One match of a contest, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.errors import ArenaError
from baghdad.arena.standings import pace_of
from baghdad.bots import bot
from baghdad.bots.bot import label_of
from baghdad.bots.compiled_matches import CompiledRunner, compiled_runner
from baghdad.core.events import Result
from baghdad.core.record import Record
from baghdad.core.rng import key_of, rng_for, seed_hash, set_rng

DIGITS = 9  # of seconds
TIMED = 10
TABLES = 8  # in the quick gear, kept ready


class Played(msgspec.Struct, frozen=True):
    """How a match went; all by seat. `contest` is the place of its contest in a list of them."""

    contest: int
    index: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    rounds: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]  # taken to choose; empty if nobody looked at the clock


class StoredMatch(Played, frozen=True):
    """The same, with every action and the time it took, and how everybody stood after each round."""

    actions: list[tuple[int, str]]
    times: list[float]
    race: list[tuple[int, ...]]

    def light(self) -> Played:
        """The same without what only a file needs."""
        return Played(*(getattr(self, name) for name in Played.__struct_fields__))

    def record(self, contest: Contest) -> Record:
        """The record of the match."""
        seed = contest.seed_of(self.index)
        return Record(
            game=contest.game,
            version=baghdad.game(contest.game).version,
            players=contest.players,
            options=contest.options,
            seats=list(seated(contest, self.index)),
            seed=str(seed),
            seed_hash=seed_hash(seed),
            actions=self.actions,
            result=Result(self.winners, self.reason, self.scores).to_data(),
        )


class Tables:
    """The tables of a contest, one for each way to sit, and whether there is a quick gear for them."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.gears: dict[int, CompiledRunner | None] = {}

    def play(self, number: int, index: int, keep: bool) -> Played:
        """A match from the deal to its end, in the quick gear if there is one.

        Where somebody thinks for long, a deal in so many is played decision by decision, to see how long.
        """
        quick = self.gear(index)
        if quick is None or not (quick.instant or self.contest.deal(index) % TIMED):
            return play_slowly(self.contest, number, index, keep)
        return play_quickly(self.contest, number, index, keep, quick)

    def gear(self, index: int) -> CompiledRunner | None:
        """What plays whole matches of this table in compiled code; None if somebody at it can't."""
        turn = index % self.contest.rotations
        if turn not in self.gears:
            options = msgspec.json.encode(self.contest.options)
            self.gears[turn] = _gear(self.contest.game, seated(self.contest, index), options)
        return self.gears[turn]


@lru_cache(maxsize=TABLES)
def _gear(game: str, names: tuple[str, ...], options: bytes) -> CompiledRunner | None:
    return compiled_runner(game, names, baghdad.game(game).options(**msgspec.json.decode(options)))


def play(contest: Contest, number: int, index: int, keep: bool) -> Played:
    """One match of a contest."""
    return Tables(contest).play(number, index, keep)


def seated(contest: Contest, index: int) -> tuple[str, ...]:
    """The bots of a match by seat."""
    return tuple(contest.bots[entrant] for entrant in contest.seating(index))


# --- decision by decision ------------------------------------------------------------------------------------------


def play_slowly(contest: Contest, number: int, index: int, keep: bool) -> Played:
    """A match decision by decision. Every player is a new one, who remembers nothing."""
    seed, names = contest.seed_of(index), seated(contest, index)
    match = baghdad.game(contest.game).new(contest.players, seed, names, **contest.options)
    players = [bot(name, contest.game) for name in names]
    pace, times = pace_of(contest.game, contest.players), []
    pace.see(match.state)
    while not match.over:
        seat = match.to_act[0]
        began = time.perf_counter()
        try:
            rng = rng_for(seed, len(match.history), label_of(seat))
            action = players[seat].choose(match.knowledge(seat, rng), rng).action
            times.append(round(time.perf_counter() - began, DIGITS))
            match.play(action, seat)
        except Exception as error:  # maybe somebody else's code
            problem = f"{type(error).__name__}: {error}"
            raise ArenaError("bot_failed", bot=names[seat], seed=str(seed), problem=problem) from error
        pace.see(match.state)
    assert match.result is not None
    seats = [turned.seat for turned in match.history]
    played: dict[str, Any] = {
        "contest": number,
        "index": index,
        "winners": match.result.winners,
        "reason": match.result.reason,
        "scores": match.result.scores,
        "rounds": pace.rounds,
        "moves": tuple(seats.count(seat) for seat in range(contest.players)),
        "seconds": _by_seat(seats, times, contest.players),
    }
    if not keep:
        return Played(**played)
    actions = [(turned.seat, str(turned.action)) for turned in match.history]
    return StoredMatch(**played, actions=actions, times=times, race=[*pace.race, pace.standing(match.state)])


def _by_seat(seats: list[int], times: list[float], players: int) -> tuple[float, ...]:
    spent = [0.0] * players
    for seat, seconds in zip(seats, times, strict=True):
        spent[seat] += seconds
    return tuple(round(seconds, DIGITS) for seconds in spent)


# --- in the quick gear ---------------------------------------------------------------------------------------------


def play_quickly(contest: Contest, number: int, index: int, keep: bool, quick: CompiledRunner) -> Played:
    """The same match in one go. Players who don't think all take the same time, which is divided among them."""
    began = time.perf_counter()
    finished = quick.play(contest.seed_of(index))
    spent = time.perf_counter() - began
    each = spent / finished.decisions
    played: dict[str, Any] = {
        "contest": number,
        "index": index,
        "winners": finished.winners,
        "reason": finished.reason,
        "scores": finished.scores,
        "rounds": finished.rounds,
        "moves": finished.moves,
        "seconds": tuple(round(each * number, DIGITS) for number in finished.moves) if quick.instant else (),
    }
    if not keep:
        return Played(**played)
    texts = notation(contest.game)
    seats, actions = finished.seats.tolist(), finished.actions.tolist()
    written = [(seat, texts[action]) for seat, action in zip(seats, actions, strict=True)]
    return StoredMatch(**played, actions=written, times=[], race=retraced(contest, index, seats, actions))


@cache
def notation(game: str) -> list[str]:
    """The texts of a game's actions by number."""
    return [str(action) for action in baghdad.game(game).catalogue]


def retraced(contest: Contest, index: int, seats: Sequence[int], actions: Sequence[int]) -> list[tuple[int, ...]]:
    """How everybody stood after each round of a match that was played before."""
    game, seed = baghdad.game(contest.game), contest.seed_of(index)
    state = game.start(contest.players, game.options(**contest.options), rng_for(seed))
    pace, rng, draws = pace_of(contest.game, contest.players), rng_for(seed), key_of(seed)
    pace.see(state)
    for number, (seat, action) in enumerate(zip(seats, actions, strict=True), start=1):
        set_rng(rng, draws, number)
        game.apply(state, seat, game.catalogue[action], rng)
        pace.see(state)
    return [*pace.race, pace.standing(state)]
