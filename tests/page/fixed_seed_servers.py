"""Servers that use one fixed seed, so that tests and screenshots always see the same matches."""

from __future__ import annotations

import os
import sys
from copy import deepcopy
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import baghdad
from baghdad.cli import main
from baghdad.server.tables import registry
from baghdad.server.tables.lessons import Lesson, lesson
from tests.toy_game import install

SHORT_MATCHES = "tests.page.fixed_seed_servers:serve_short_matches"
SCREENSHOT_MATCHES = "tests.page.fixed_seed_servers:serve_screenshot_matches"
THIRD_GAME = "tests.page.fixed_seed_servers:serve_third_game"
GAME_WITH_PAGE = "tests.page.fixed_seed_servers:serve_game_with_page"
GAME_WITH_BROKEN_PAGE = "tests.page.fixed_seed_servers:serve_game_with_broken_page"
DESERT_LESSON = "tests.page.fixed_seed_servers:serve_desert_lesson"
SHORT_SEED = 91  # a player who only smuggles soon loses against two journeymen
SCREENSHOT_SEED = 20


def serve_short_matches(arguments: list[str]) -> int:
    """Run a server whose matches are short."""
    registry.new_seed = lambda: SHORT_SEED
    return int(main(arguments) or 0)


def serve_screenshot_matches(arguments: list[str]) -> int:
    """Run a server for screenshots; the names of its tables are fixed too."""
    numbers = count(1)
    registry.new_seed, registry.new_name = lambda: SCREENSHOT_SEED, lambda: f"garden{next(numbers)}"
    return int(main(arguments) or 0)


def serve_desert_lesson(arguments: list[str]) -> int:
    """Run a server whose lesson of voleurs starts with three Assassins in the desert, who may act from there, and three
    victims just behind the walls."""
    original = lesson("voleurs")
    start = deepcopy(original.start) | {"phase": "buying", "options": {"act_from_desert": True}}
    ann = start["seats"][0]
    ann["desert"]["assassin"], ann["supply"]["assassin"] = 3, ann["supply"]["assassin"] - 3
    moved = {"f4": "h1", "g1": "i1", "g2": "j1"}
    for pawn in start["pawns"]:
        pawn["cell"] = moved.get(pawn["cell"], pawn["cell"])
    start["pawns"].sort(key=lambda pawn: (pawn["cell"][0], int(pawn["cell"][1:])))
    registry.lesson = lambda game: Lesson(original.seed, original.bots, start)
    return int(main(arguments) or 0)


def serve_third_game(arguments: list[str], **parts: str) -> int:
    """Run a server on which a third game is installed, which the page knows nothing of unless it has more parts."""
    with TemporaryDirectory() as folder:
        install(Path(folder))
        sys.path.insert(0, folder)
        os.environ["PYTHONPATH"] = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])  # for its own processes
        baghdad._entry_points.cache_clear()
        game = type(baghdad.game("dozen"))
        game.parts = {**game.parts, **parts}
        return serve_short_matches(arguments)


def serve_game_with_page(arguments: list[str]) -> int:
    """Run a server on which the third game has a page and words of its own."""
    return serve_third_game(arguments, page="dozen_files:PAGE", words="dozen_files:WORDS")


def serve_game_with_broken_page(arguments: list[str]) -> int:
    """Run a server on which the third game says that it has a page, but the folder has none."""
    return serve_third_game(arguments, page="dozen_files:WORDS")
