"""Parts of games: only a game's own modules name it, and what happens if a part is missing."""

import re
from pathlib import Path

import pytest

import baghdad
from baghdad.arena import standings
from baghdad.arena.contest_match import play_stepwise
from baghdad.cli.errors import error_sentence
from baghdad.core.errors import MissingPart
from baghdad.words import LANGUAGES, localizer_for
from tests.arena.contests import short_contest

ARENA = Path(standings.__file__).parent


def test_no_module_outside_its_own_parts_names_a_game():
    names = re.compile("|".join(baghdad.games()), re.IGNORECASE)
    shared = [path for path in ARENA.rglob("*.py") if path.relative_to(ARENA).parts[0] not in baghdad.games()]
    assert not [path.name for path in shared if names.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["balance", "training"])
def test_game_without_a_part_gets_an_error_with_a_sentence(language, name, monkeypatch):
    monkeypatch.setattr(baghdad.game("dieb"), "parts", {}, raising=False)
    with pytest.raises(MissingPart) as caught:
        baghdad.game("dieb").part(name)
    assert (caught.value.code, caught.value.facts) == ("missing_part", {"game": "dieb", "part": name})
    sentence = error_sentence(caught.value, localizer_for(language))
    assert "dieb" in sentence
    assert name in sentence


def test_game_without_standings_has_one_round_and_the_scores_of_the_result(monkeypatch):
    monkeypatch.setattr(baghdad.game("dieb"), "parts", {}, raising=False)
    stored = play_stepwise(short_contest("random", "random"), 0, 0, keep_actions=True)
    assert stored.rounds == 1
    assert stored.standings == [stored.scores]
