"""Which matches are played: every number of players in the usual city, then four players in others."""

from __future__ import annotations

from baghdad.arena.board_study.cities import Table, cities, measured
from baghdad.voleurs import game
from baghdad.voleurs.board.parser import DEFAULT_BOARD

FOUR = 4
STRETCHES = (0.7, 1.4)  # all distances times this, as if the city were smaller or larger

USUAL = [Table(players) for players in range(game.min_players, game.max_players + 1)]


def by_stretch() -> list[Table]:
    """The usual city, with shorter and longer ways."""
    return [Table(FOUR, stretch=stretch) for stretch in sorted((*STRETCHES, 1.0))]


def by_streets() -> list[Table]:
    """All cities as they are drawn, by streets."""
    return [Table(FOUR, city.name) for city in cities()]


def equal_ways() -> list[Table]:
    """The cities with the fewest and the most streets and the usual one, their ways made as long as in that."""
    few, *_, many = cities()
    usual = measured(DEFAULT_BOARD)
    evened = [Table(FOUR, city.name, round(usual.way / city.way, 2)) for city in (few, many)]
    return [evened[0], Table(FOUR), evened[1]]


def all_tables() -> list[Table]:
    """Each once."""
    return list(dict.fromkeys([*USUAL, *by_stretch(), *by_streets(), *equal_ways()]))
