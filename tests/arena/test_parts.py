"""Parts of games: only a game's own modules name it, and what happens if a part is missing."""

import re
from pathlib import Path

import pytest

import baghdad
from baghdad.arena import standings
from baghdad.arena.contest_match import play_stepwise
from baghdad.arena.parts import MissingPart, part
from baghdad.cli.errors import error_sentence
from baghdad.words import LANGUAGES, localizer_for
from tests.arena.contests import short_contest

ARENA = Path(standings.__file__).parent
NAMING = {"parts.py", "dataset.py"}  # modules that still name games


def test_no_module_outside_its_own_parts_names_a_game():
    names = re.compile("|".join(baghdad.games()), re.IGNORECASE)
    shared = [path for path in ARENA.rglob("*.py") if path.relative_to(ARENA).parts[0] not in baghdad.games()]
    assert {path.name for path in shared if names.search(path.read_text(encoding="utf-8"))} <= NAMING


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["balance", "training"])
def test_game_without_a_part_gets_an_error_with_a_sentence(language, name):
    with pytest.raises(MissingPart) as caught:
        part("chess", name)
    assert (caught.value.code, caught.value.facts) == ("missing_part", {"game": "chess", "part": name})
    sentence = error_sentence(caught.value, localizer_for(language))
    assert "chess" in sentence
    assert name in sentence


def test_game_without_standings_has_one_round_and_the_scores_of_the_result(monkeypatch):
    monkeypatch.setattr(standings, "has_part", lambda game, name: False)
    stored = play_stepwise(short_contest("random", "random"), 0, 0, keep_actions=True)
    assert stored.rounds == 1
    assert stored.standings == [stored.scores]
