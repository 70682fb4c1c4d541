"""The figures of the report on the board: what happened in the matches of each scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, quantiles
from typing import Any

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import StoredMatch, replay_states
from baghdad.arena.intervals import mean_with_interval, rounded
from baghdad.arena.report.statistics import Row, VariantMatches, variant_row
from baghdad.arena.report.variants import Variant
from baghdad.arena.voleurs.board.cities import measure_city
from baghdad.arena.voleurs.board.scenarios import CityContest, Scenario
from baghdad.voleurs import game
from baghdad.voleurs.actions import Action
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.actions.offer import Offer
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import DISTRICTS, PALACE
from baghdad.voleurs.names import CHARACTER_NAMES, VIZIER_NAME

WANTED = range(8, 21)  # number of rounds that a match should take
SIGNIFICANT = 2  # standard errors
ACTION_COLUMNS = {
    "accept": "trades",
    "offer": "offers",
    "lie": "false claims",
    "agent": "agents",
    "gem": "gems",
    "rob": "robberies",
    "strike": "expelled or killed",
    "vizier": "moves of the Vizier",
}

ScenarioRows = dict[Scenario, Row]


@dataclass
class CityMatch:
    """What the report needs to know of a match besides its outcome."""

    characters: list[str] = field(default_factory=list)  # by seat
    drawn: list[int] = field(default_factory=lambda: [0] * len(DISTRICTS))
    entered: int = 0  # the round in which the Vizier entered the city, 0 for never
    came_home: int = 0  # the round in which he was first in a shop of the Palace, 0 for never
    homecomings: int = 0
    counts: Counter[str] = field(default_factory=Counter)


def figures(variant_matches: VariantMatches) -> dict[str, Any]:
    """Return all figures of the report."""
    return {
        "tables": [
            scenario_row(variant, matches, [follow(variant.contest, match) for match in matches])
            for variant, matches in variant_matches
        ]
    }


def rows_by_scenario(figures: dict[str, Any]) -> ScenarioRows:
    """Return the rows of the figures by scenario."""
    return {Scenario(row["players"], row["city"], row["stretch"]): row for row in figures["tables"]}


# --- one match -----------------------------------------------------------------------------------------------------


def follow(contest: Contest, match: StoredMatch) -> CityMatch:
    """Replay a match and return what happened in it."""
    found = CityMatch()
    actions = [(seat, game.parse(text)) for seat, text in match.actions]
    states = replay_states(contest, match.index, actions)
    before = game.copy(next(states))
    for (seat, action), state in zip(actions, states, strict=True):
        found.counts.update(counted_as(action))
        for event in game.events(before, seat, action, state):
            if event.kind == "income":
                found.drawn = [sum(pair) for pair in zip(found.drawn, event.facts["drawn"], strict=True)]
        if state.vizier >= 0 and not found.entered:
            found.entered = int(before.round_number)
        if is_home(state) and not is_home(before):
            found.homecomings += 1
            found.came_home = found.came_home or int(before.round_number)
        before = game.copy(state)
    found.characters = [CHARACTER_NAMES[character] for character in before.characters[: contest.players]]
    return found


def counted_as(action: Action) -> list[str]:
    """Return the columns that an action counts in."""
    found = [action.kind]
    if isinstance(action, Offer) and action.cards != action.claims:
        found.append("lie")
    if isinstance(action, Move) and action.what == VIZIER_NAME:
        found.append("vizier")
    if isinstance(action, Move) and action.victim:
        found.append("rob" if action.what == "thief" else "strike")
    return found


def is_home(state: Any) -> bool:
    """Return whether the Vizier is in a shop of the Palace."""
    if state.vizier < 0:
        return False
    cell = board_of(state).cells[int(state.vizier)]
    return cell.shop and cell.district == PALACE


# --- all matches of a scenario -------------------------------------------------------------------------------------


def end_shares(matches: Sequence[StoredMatch]) -> list[float]:
    """Return the shares of matches by reason, by number of winners (three or more last), and won by the first seat."""
    reasons, winners = ("birthday", "riches", "unfinished"), (1, 2, 3)
    shares = [fmean(match.reason == reason for match in matches) for reason in reasons]
    shares += [fmean(min(len(match.winners), 3) == number for match in matches) for number in winners]
    return [*map(rounded, shares), rounded(fmean(match.actions[0][0] in match.winners for match in matches))]


def scenario_row(variant: Variant, matches: Sequence[StoredMatch], followed: Sequence[CityMatch]) -> Row:
    """Return the figures of a scenario; the error of the mean of rounds is one standard error."""
    contest, rounds = variant.contest, [match.rounds for match in matches]
    assert isinstance(contest, CityContest)
    city = measure_city(contest.city, contest.stretch)
    tenths = quantiles(rounds, n=10, method="inclusive")
    home = [each.came_home for each in followed if each.came_home]
    drawn = [sum(numbers) for numbers in zip(*(each.drawn for each in followed), strict=True)]
    return {
        **variant_row(variant, matches),
        "city": contest.city,
        "stretch": contest.stretch,
        "streets": city.streets,
        "desert_to_palace": rounded(city.desert_to_palace),
        "rounds": mean_with_interval(rounds, 1),
        "lengths": dict(sorted(Counter(rounds).items())),
        "middle": [tenths[0], tenths[-1]],
        "wanted": mean_with_interval([number in WANTED for number in rounds], SIGNIFICANT),
        "ends": end_shares(matches),
        "entered": mean_with_interval([each.entered for each in followed if each.entered] or [0]),
        "home": mean_with_interval(home or [0]),
        "never_home": len(matches) - len(home),
        "homecomings": rounded(fmean(each.homecomings for each in followed)),
        "drawn": [rounded(number / max(sum(drawn), 1)) for number in drawn],
        "actions": {key: rounded(fmean(each.counts[key] for each in followed)) for key in ACTION_COLUMNS},
        "played": Counter(name for each in followed for name in each.characters),
        "won": Counter(
            each.characters[seat] for each, match in zip(followed, matches, strict=True) for seat in match.winners
        ),
    }
