"""The characters, their levels and ratings, and the names by which people choose them."""

from __future__ import annotations

from itertools import pairwise

import pytest

import baghdad
from baghdad.bots import bot, bot_catalogue, bots
from baghdad.bots.characters import CHARACTER_NAMES, CHARACTERS, STRONGEST, WEAKEST, Temper, at_level, leaning
from baghdad.bots.ratings import adapted_level, level_of, rating_of
from baghdad.bots.registry import is_level
from baghdad.core.errors import OptionError
from baghdad.words import LANGUAGES, localizer_for

RATINGS = {game: bot_catalogue(game).ratings for game in baghdad.games() if bot_catalogue(game).ratings}
WITH_LEVELS = tuple(RATINGS)


def test_there_are_nine_characters_of_rising_level():
    assert [character.level for character in CHARACTERS] == list(range(1, 10))
    assert len(set(CHARACTER_NAMES)) == 9


def test_both_games_have_levels():
    assert len(WITH_LEVELS) == 2


@pytest.mark.parametrize("game", WITH_LEVELS)
def test_characters_are_the_levels_of_both_games(game):
    assert bot_catalogue(game).levels == CHARACTER_NAMES
    assert set(bots(game)) >= {*CHARACTER_NAMES, "level", "adaptive"}


@pytest.mark.parametrize("game", WITH_LEVELS)
@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.name)
def test_a_character_has_its_level_and_temper(game, character):
    for name in (character.name, f"level:{character.name}"):
        player = bot(name, game)
        assert (player.level, player.temper) == (character.level, character.temper)


@pytest.mark.parametrize("game", WITH_LEVELS)
def test_levels_between_the_characters_have_no_temper(game):
    player = bot("level:4.5", game)
    assert (player.level, player.temper) == (4.5, Temper())


@pytest.mark.parametrize("game", WITH_LEVELS)
@pytest.mark.parametrize(
    "name", ["level:0.9", "level:9.1", "level:x", "level:", "yusuf:2", "adaptive:-1", "adaptive:9999"]
)
def test_wrong_parameters_are_refused(game, name):
    with pytest.raises(OptionError) as raised:
        bot(name, game)
    assert raised.value.code in ("bad_bot_parameter", "bot_without_parameter")
    assert not is_level(name, game)


@pytest.mark.parametrize("game", baghdad.games())
def test_levels_of_a_game_and_of_earlier_versions_are_accepted(game):
    catalogue = bot_catalogue(game)
    assert all(is_level(name, game) for name in catalogue.all_levels)
    assert not is_level("nobody.py:Bot", game)
    assert is_level("adaptive:1400", game) == ("adaptive" in catalogue.classes)


def test_a_game_without_levels_has_its_own(dozen):
    assert is_level("random", "dozen")
    assert not is_level("yusuf", "dozen")
    assert not is_level("adaptive", "dozen")


def test_a_value_between_two_levels_is_interpolated():
    values = (1.0, 2.0, 4.0)
    assert [at_level(values, level) for level in (1, 1.5, 2, 2.75, 3)] == [1.0, 1.5, 2.0, 3.5, 4.0]


def test_traits_lean_both_ways():
    assert [leaning(trait) for trait in (0.0, 0.5, 1.0)] == [-1.0, 0.0, 1.0]


# --- ratings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_LEVELS)
def test_ratings_rise_with_the_level(game):
    assert all(lower < higher for lower, higher in pairwise(RATINGS[game]))
    assert rating_of(RATINGS[game], 5) == 1500


@pytest.mark.parametrize("game", WITH_LEVELS)
def test_adaptive_has_the_level_with_the_rating_of_the_person(game):
    for level in (1.0, 2.25, 4.5, 8.9, 9.0):
        assert level_of(RATINGS[game], rating_of(RATINGS[game], level)) == pytest.approx(level)
        assert bot(f"adaptive:{rating_of(RATINGS[game], level):.3f}", game).level == pytest.approx(level, abs=0.01)
    assert (level_of(RATINGS[game], 0), level_of(RATINGS[game], 5000)) == (WEAKEST, STRONGEST)
    assert bot("adaptive", game).level == adapted_level(RATINGS[game], "") == 5


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language):
    say = localizer_for(language)
    for name in (*CHARACTER_NAMES, "adaptive", "level"):
        assert say.knows(f"level-{name}")
        assert say.knows(f"bot-{name}")
