"""One match of a contest, and what is kept of it."""

from __future__ import annotations

import time
from typing import Any

import msgspec

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.errors import ArenaError
from baghdad.arena.pace import pace_of
from baghdad.bots import bot
from baghdad.table.chance import chance_of
from baghdad.table.events import Result
from baghdad.table.record import Record

DIGITS = 6  # of seconds


class Played(msgspec.Struct, frozen=True):
    """How a match went; all by seat. `contest` is the place of its contest in a list of them."""

    contest: int
    index: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    rounds: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]  # taken to choose


class Kept(Played, frozen=True):
    """The same, with every action and the time it took, and how everybody stood after each round."""

    actions: list[tuple[int, str]]
    times: list[float]
    race: list[tuple[int, ...]]

    def record(self, contest: Contest) -> Record:
        """The record of the match."""
        from baghdad.table.chance import seed_hash

        seed = contest.seed_of(self.index)
        return Record(
            game=contest.game,
            version=baghdad.game(contest.game).version,
            players=contest.players,
            options=contest.options,
            seats=[contest.bots[entrant] for entrant in contest.seating(self.index)],
            seed=str(seed),
            seed_hash=seed_hash(seed),
            actions=self.actions,
            result=Result(self.winners, self.reason, self.scores).to_data(),
        )


def play(contest: Contest, number: int, index: int, keep: bool) -> Played:
    """A match from the deal to its end, decision by decision. Every player is a new one, who remembers nothing."""
    seed, names = contest.seed_of(index), [contest.bots[entrant] for entrant in contest.seating(index)]
    match = baghdad.game(contest.game).new(contest.players, seed, names, **contest.options)
    players = [bot(name, contest.game) for name in names]
    pace, times = pace_of(contest.game, contest.players), []
    pace.see(match.state)
    while not match.over:
        seat = match.to_act[0]
        began = time.perf_counter()
        try:
            chance = chance_of(seed, len(match.history), f"bot {seat}")
            action = players[seat].choose(match.knowledge(seat, chance), chance).action
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
    return Kept(**played, actions=actions, times=times, race=[*pace.race, pace.standing(match.state)])


def _by_seat(seats: list[int], times: list[float], players: int) -> tuple[float, ...]:
    spent = [0.0] * players
    for seat, seconds in zip(seats, times, strict=True):
        spent[seat] += seconds
    return tuple(round(seconds, DIGITS) for seconds in spent)
