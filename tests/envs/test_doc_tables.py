"""The tables and headings of `docs/environments.md` match the code."""

import re
from pathlib import Path

import pytest

from baghdad.envs.doc_tables import action_table, plane_table
from baghdad.envs.game_specs import spec_of

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
HEADINGS = ["Usage", "Observations", "Actions", "Rewards", "End of an episode", "Versions"]


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_documented_tables_match_the_code(game):
    assert plane_table(game) in PAGE
    assert action_table(game) in PAGE
    spec = spec_of(game)
    assert f"{spec.layout.size} values of type int8" in PAGE
    assert f"{spec.actions} actions with fixed ids" in PAGE
    number = spec.game.environment_version
    assert f"`{game}_v{number}`, `baghdad/{game.title()}-v{number}`: version {spec.game.version} of the game" in PAGE


def test_both_games_have_the_same_headings():
    assert re.findall(r"^### (.*)$", PAGE, re.MULTILINE) == HEADINGS * 2
