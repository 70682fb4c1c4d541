"""Calibration: how often those win who are told that they have a chance, in matches of computer players.

Each match is asked about at some of its turns. What was told and who won is kept in the folder of the matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import StoredMatch, replay_states
from baghdad.arena.executors import in_processes
from baghdad.arena.intervals import mean_with_interval, rounded, share_with_interval
from baghdad.bots.chances import chances
from baghdad.core.rng import below, rng_for

BINS = 10
START_TRIALS = 2000  # of the position after the deal, which looks the same in all matches
LABEL = "calibration"


class Forecast(msgspec.Struct, frozen=True):
    """What was told about one position: each seat's chance, and the share of the victory that it won."""

    number: int  # of actions before it
    chances: tuple[float, ...]
    shares: tuple[float, ...]


class MatchForecasts(msgspec.Struct, frozen=True):
    """The forecasts of one match."""

    contest: int
    index: int
    forecasts: list[Forecast]


class ForecastFile:
    """Forecasts that were made already, a line for each match, so that the work can be interrupted."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[tuple[int, int], MatchForecasts]:
        """Return the forecasts of each match by contest and index; a last line that was cut off is removed."""
        if not self.path.exists():
            return {}
        whole, newline, _ = self.path.read_bytes().rpartition(b"\n")
        self.path.write_bytes(whole + newline)
        found = map(msgspec.json.Decoder(MatchForecasts).decode, whole.splitlines())
        return {(each.contest, each.index): each for each in found}

    def append(self, forecasts: MatchForecasts) -> None:
        """Keep the forecasts of a match."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(forecasts) + b"\n")


def forecast_matches(
    contests: Sequence[Contest],
    matches: Sequence[StoredMatch],
    turns: int,
    trials: int,
    file: ForecastFile,
    jobs: int,
) -> Iterator[MatchForecasts]:
    """Yield the forecasts of each match, those that the file has first; new ones are added to it."""
    known = file.read()
    wanted = {(match.contest, match.index): match for match in matches}
    yield from (forecasts for place, forecasts in known.items() if place in wanted)
    missing = [match for place, match in wanted.items() if place not in known]
    for forecasts in in_processes(partial(forecast_match, contests, turns=turns, trials=trials), missing, jobs):
        file.append(forecasts)
        yield forecasts


def forecast_match(contests: Sequence[Contest], match: StoredMatch, turns: int, trials: int) -> MatchForecasts:
    """Return what is told at some turns of a match."""
    contest = contests[match.contest]
    game = baghdad.game(contest.game)
    shares = tuple((seat in match.winners) / max(len(match.winners), 1) for seat in range(contest.players))
    actions = [(seat, game.parse(text)) for seat, text in match.actions]
    chosen = set(choose_turns([seat for seat, _ in actions], turns, rng_for(contest.match_seed(match.index), 0, LABEL)))
    forecasts = []
    for number, state in enumerate(replay_states(contest, match.index, actions)):
        if number in chosen:
            told = chances(game, state, number, trials)
            forecasts.append(Forecast(number, tuple(rounded(chance.mean) for chance in told), shares))
    return MatchForecasts(match.contest, match.index, forecasts)


def choose_turns(seats: Sequence[int], turns: int, rng: Any) -> list[int]:
    """Return the numbers of so many actions, or of all, with which a player's turn begins; the first is left out."""
    starts = [number for number in range(1, len(seats)) if seats[number] != seats[number - 1]]
    return [starts.pop(below(rng, len(starts))) for _ in range(min(turns, len(starts)))]


def chances_at_start(contest: Contest) -> list[float]:
    """Return what each seat is told after the deal."""
    game = baghdad.game(contest.game)
    state = game.start(contest.players, game.options(**contest.options), rng_for(contest.match_seed(0)))
    return [rounded(chance.mean) for chance in chances(game, state, 0, START_TRIALS)]


def calibration(contest: Contest, forecasts: Sequence[MatchForecasts]) -> dict[str, Any]:
    """Return the Brier score and the reliability curve of a contest's forecasts, JSON-ready.

    The Brier score is the mean over all seats of the squared error. Its interval counts matches, not positions, since
    the positions of a match share their outcome.
    """
    told = [forecast for match in forecasts for forecast in match.forecasts]
    won = [match.forecasts[0].shares for match in forecasts if match.forecasts]
    pairs = [pair for each in told for pair in zip(each.chances, each.shares, strict=True)]
    scores = [brier(match.forecasts) for match in forecasts if match.forecasts]
    bins = [[pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number] for number in range(BINS)]
    return {
        "players": contest.players,
        "matches": len(scores),
        "positions": len(told),
        "brier": mean_with_interval(scores),
        "brier_of_equal_chances": rounded((1 - 1 / contest.players) / contest.players),
        "start": chances_at_start(contest),
        "won": [share_with_interval(sum(column), len(won)) for column in zip(*won, strict=True)],
        "curve": [curve_row(number, found) for number, found in enumerate(bins) if found],
    }


def brier(forecasts: Sequence[Forecast]) -> float:
    """Return the mean squared error of the chances of all seats."""
    pairs = [pair for each in forecasts for pair in zip(each.chances, each.shares, strict=True)]
    return sum((chance - share) ** 2 for chance, share in pairs) / len(pairs)


def curve_row(number: int, pairs: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """Return what was told in one bin of the reliability curve, and what was won."""
    told = sum(chance for chance, _ in pairs) / len(pairs)
    won = share_with_interval(sum(share for _, share in pairs), len(pairs))
    return {"from": number / BINS, "to": (number + 1) / BINS, "number": len(pairs), "told": rounded(told), **won}
