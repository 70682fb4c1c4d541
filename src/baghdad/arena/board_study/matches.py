"""Playing the matches of the study between `greedy` bots and summarizing each."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from baghdad.arena.board_study.cities import Scenario, board_text
from baghdad.bots import bot
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs import game
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import DISTRICTS, PALACE
from baghdad.voleurs.names import CHARACTER_NAMES

ROUND_CAP = 60
PROCESSES = 2

Task = tuple[Scenario, int]  # with the seed


@dataclass
class MatchSummary:
    """What the study needs to know of a match."""

    scenario: Scenario
    rounds: int = 0
    reason: str = ""
    winners: list[str] = field(default_factory=list)  # by character
    characters: list[str] = field(default_factory=list)
    first_seat_won: bool = False
    drawn: list[int] = field(default_factory=lambda: [0] * len(DISTRICTS))
    entered: int = 0  # the round in which the Vizier entered the city, 0 for never
    came_home: int = 0  # the round in which he was first in a shop of the Palace, 0 for never
    homecomings: int = 0
    counts: Counter[str] = field(default_factory=Counter)


Results = dict[Scenario, list[MatchSummary]]


def play_all(tasks: list[Task]) -> Iterator[MatchSummary]:
    """Yield the summaries in order, played by a pool of processes that ends with the iteration."""
    with get_context("spawn").Pool(PROCESSES, ignore_interrupts) as pool:
        yield from pool.imap(play, tasks)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker; the main process handles it and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(task: Task) -> MatchSummary:
    """Play a match and return its summary."""
    scenario, seed = task
    match = game.new(scenario.players, seed, round_cap=ROUND_CAP, board=board_text(scenario.city, scenario.stretch))
    player, rng = bot("greedy", "voleurs"), rng_for(seed, 0, "study")
    summary = MatchSummary(scenario)
    while not match.over:
        seat = match.to_act[0]
        chosen = player.choose(match.knowledge(seat, rng), rng)
        at_home, here = is_home(match), int(match.state.round_number)
        summary.counts[chosen.reason] += 1
        action: Any = chosen.action
        if action.kind == "offer":
            summary.counts["lie"] += action.cards != action.claims
        if action.kind == "move" and action.victim and action.what != "thief":
            summary.counts["strike"] += 1
        for event in match.play(action, seat):
            if event.kind == "income":
                for district, number in enumerate(event.facts["drawn"]):
                    summary.drawn[district] += number
        if match.state.vizier >= 0 and not summary.entered:
            summary.entered = here
        if is_home(match) and not at_home:
            summary.homecomings += 1
            summary.came_home = summary.came_home or here
    assert match.result is not None
    names = [CHARACTER_NAMES[character] for character in match.state.characters[: scenario.players]]
    summary.rounds, summary.reason = int(match.state.round_number), match.result.reason
    summary.characters, summary.winners = names, [names[seat] for seat in match.result.winners]
    summary.first_seat_won = match.history[0].seat in match.result.winners
    return summary


def is_home(match: Match) -> bool:
    """Return whether the Vizier is in a shop of the Palace."""
    if match.state.vizier < 0:
        return False
    cell = board_of(match.state).cells[int(match.state.vizier)]
    return cell.shop and cell.district == PALACE
