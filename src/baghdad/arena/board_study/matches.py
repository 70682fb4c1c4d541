"""Matches among `greedy` players, and what is kept of each."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from baghdad.arena.board_study.cities import Table, text_of
from baghdad.bots import bot
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs import game
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import DISTRICTS, PALACE
from baghdad.voleurs.names import CHARACTER_NAMES

ROUND_CAP = 60
PROCESSES = 2

Task = tuple[Table, int]  # with the seed


@dataclass
class Played:
    """What is kept of a match."""

    table: Table
    rounds: int = 0
    reason: str = ""
    winners: list[str] = field(default_factory=list)  # by character
    characters: list[str] = field(default_factory=list)
    first_seat_won: bool = False
    drawn: list[int] = field(default_factory=lambda: [0] * len(DISTRICTS))
    entered: int = 0  # the round in which the Vizier came into the city
    came_home: int = 0  # the round in which he first stood in a shop of the Palace
    homecomings: int = 0
    counts: Counter[str] = field(default_factory=Counter)


Tables = dict[Table, list[Played]]


def play_all(tasks: list[Task]) -> Iterator[Played]:
    """The matches in order; whoever stops asking stops them."""
    with get_context("spawn").Pool(PROCESSES, leave_interrupts) as pool:
        yield from pool.imap(play, tasks)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that was started, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(task: Task) -> Played:
    """A match."""
    table, seed = task
    match = game.new(table.players, seed, round_cap=ROUND_CAP, board=text_of(table.city, table.stretch))
    player, rng = bot("greedy", "voleurs"), rng_for(seed, 0, "study")
    played = Played(table)
    while not match.over:
        seat = match.to_act[0]
        chosen = player.choose(match.knowledge(seat, rng), rng)
        at_home, here = is_home(match), int(match.state.round_number)
        played.counts[chosen.reason] += 1
        action: Any = chosen.action
        if action.kind == "offer":
            played.counts["lie"] += action.cards != action.claims
        if action.victim and action.what != "thief":
            played.counts["strike"] += 1
        for event in match.play(action, seat):
            if event.kind == "income":
                for district, number in enumerate(event.facts["drawn"]):
                    played.drawn[district] += number
        if match.state.vizier >= 0 and not played.entered:
            played.entered = here
        if is_home(match) and not at_home:
            played.homecomings += 1
            played.came_home = played.came_home or here
    assert match.result is not None
    names = [CHARACTER_NAMES[character] for character in match.state.characters[: table.players]]
    played.rounds, played.reason = int(match.state.round_number), match.result.reason
    played.characters, played.winners = names, [names[seat] for seat in match.result.winners]
    played.first_seat_won = match.history[0].seat in match.result.winners
    return played


def is_home(match: Match) -> bool:
    """Whether the Vizier stands in a shop of the Palace."""
    if match.state.vizier < 0:
        return False
    cell = board_of(match.state).cells[int(match.state.vizier)]
    return cell.shop and cell.district == PALACE
