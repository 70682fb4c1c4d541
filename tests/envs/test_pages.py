"""The page about environments says what the code does."""

import re
from pathlib import Path

import pytest

from baghdad.envs.doc_tables import action_table, plane_table
from baghdad.envs.game_specs import spec_of

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
ORDER = ["How to use", "What is seen", "What can be done", "Rewards", "Ends", "Versions"]


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_tables_are_those_of_the_code(game):
    assert plane_table(game) in PAGE
    assert action_table(game) in PAGE
    kind = spec_of(game)
    assert f"{kind.layout.size} numbers of 8 bits" in PAGE
    assert f"{kind.actions} actions, always under the same numbers" in PAGE
    assert f"`{game}_v1`, `baghdad/{game.title()}-v1`: version {kind.game.version} of the game" in PAGE


def test_both_games_have_their_page_in_one_order():
    assert re.findall(r"^### (.*)$", PAGE, re.MULTILINE) == ORDER * 2
