"""The scenarios: every number of players in the default city, then four players in other cities."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from baghdad.arena.contest import Contest, new_contest
from baghdad.arena.report.variants import Variant
from baghdad.arena.voleurs.board.cities import board_text, cities, measure_city
from baghdad.voleurs import game
from baghdad.voleurs.board.parser import DEFAULT_BOARD

FOUR_PLAYERS = 4
STRETCHES = (0.7, 1.4)  # factors for all distances
ROUND_CAP = 60


@dataclass(frozen=True, slots=True)
class Scenario:
    """The set-up of a group of matches: number of players, city, and the factor for all its distances."""

    players: int
    city: str = DEFAULT_BOARD
    stretch: float = 1.0


class CityContest(Contest, frozen=True, kw_only=True):
    """Matches in a city with scaled distances."""

    city: str
    stretch: float

    def prepare(self) -> None:
        """Prepare the tables of the scaled board in this process."""
        board_text(self.city, self.stretch)


DEFAULT_SCENARIOS = [Scenario(players) for players in range(game.min_players, game.max_players + 1)]


def scenarios_by_stretch() -> list[Scenario]:
    """Return the scenarios of the default city with shorter, unchanged and longer distances."""
    return [Scenario(FOUR_PLAYERS, stretch=stretch) for stretch in sorted((*STRETCHES, 1.0))]


def scenarios_by_streets() -> list[Scenario]:
    """Return the scenarios of all cities with unchanged distances, by number of streets."""
    return [Scenario(FOUR_PLAYERS, city.name) for city in cities()]


def scenarios_of_equal_distance() -> list[Scenario]:
    """Return the scenarios of the cities with the fewest, the default and the most streets at equal distances.

    Distances are scaled so that the desert is as far from the Palace as in the default city.
    """
    few, *_, many = cities()
    default = measure_city(DEFAULT_BOARD)
    scaled = [
        Scenario(FOUR_PLAYERS, city.name, round(default.desert_to_palace / city.desert_to_palace, 2))
        for city in (few, many)
    ]
    return [scaled[0], Scenario(FOUR_PLAYERS), scaled[1]]


def all_scenarios() -> list[Scenario]:
    """Return all scenarios, each once."""
    return list(
        dict.fromkeys(
            [*DEFAULT_SCENARIOS, *scenarios_by_stretch(), *scenarios_by_streets(), *scenarios_of_equal_distance()]
        )
    )


def variants(bot: str, seed: int) -> list[Variant]:
    """Return a variant for each scenario."""
    return [Variant(f"{each.city} × {each.stretch:g}", _contest(each, bot, seed)) for each in all_scenarios()]


def _contest(scenario: Scenario, bot: str, seed: int) -> CityContest:
    options = {"board": board_text(scenario.city, scenario.stretch), "round_cap": ROUND_CAP}
    contest = new_contest(game.name, [bot], scenario.players, options=options, seed=seed)
    return CityContest(**msgspec.structs.asdict(contest), city=scenario.city, stretch=scenario.stretch)
