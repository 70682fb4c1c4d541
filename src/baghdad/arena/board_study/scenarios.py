"""The scenarios: every number of players in the default city, then four players in other cities."""

from __future__ import annotations

from baghdad.arena.board_study.cities import Scenario, cities, measure_city
from baghdad.voleurs import game
from baghdad.voleurs.board.parser import DEFAULT_BOARD

FOUR_PLAYERS = 4
STRETCHES = (0.7, 1.4)  # factors for all distances

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
