"""Seating, deals and seeds of contests."""

import pytest

from baghdad import OptionError, UnknownGame
from baghdad.arena.contest import Contest, bot_file_fingerprints, deal_seeds, new_contest, source_fingerprint
from baghdad.arena.errors import ArenaError
from tests.arena.contests import short_contest


def test_paired_matches_rotate_seats_on_the_same_deal():
    contest = short_contest("greedy", "random")
    assert [contest.seating(index) for index in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [contest.deal(index) for index in range(4)] == [0, 0, 1, 1]
    assert contest.match_seed(0) == contest.match_seed(1) != contest.match_seed(2)


def test_unpaired_matches_rotate_seats_on_different_deals():
    contest = short_contest("greedy", "random", paired=False)
    assert [contest.seating(index) for index in range(3)] == [(0, 1), (1, 0), (0, 1)]
    assert len({contest.match_seed(index) for index in range(10)}) == 10


def test_last_entrant_fills_remaining_seats():
    contest = short_contest("greedy", "random", players=4)
    assert [contest.seating(index) for index in range(4)] == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    assert (contest.seat_count(0), contest.seat_count(1)) == (1, 3)
    assert len({contest.match_seed(index) for index in range(4)}) == 1


@pytest.mark.parametrize(("players", "asked", "whole"), [(2, 1, 2), (2, 100, 100), (3, 100, 102), (4, 401, 404)])
def test_matches_are_rounded_up_to_whole_deals(players, asked, whole):
    assert short_contest("greedy", "random", players=players).round_up_to_deals(asked) == whole
    assert short_contest("greedy", "random", players=players, paired=False).round_up_to_deals(asked) == asked


def test_single_entrant_plays_each_deal_once():
    contest = short_contest("random", players=3)
    assert contest.rotations == 1
    assert contest.seating(5) == (0, 0, 0)


def test_duplicate_names_are_numbered():
    assert short_contest("greedy", "greedy").names == ("greedy", "greedy (2)")
    assert short_contest("greedy", "greedy").bots == ("greedy", "greedy")


def test_deal_seeds_are_fixed_and_distinct():
    assert deal_seeds(1, [0]) == [452976367711642830]
    assert len({found for seed in range(20) for found in deal_seeds(seed, range(20))}) == 400


def test_custom_bot_is_named_by_its_class_and_fingerprinted(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, knowledge, chance): ...\n")
    contest = new_contest("dieb", ["First", "greedy"], custom_bots={"First": f"{file}:First"})
    assert contest.names == ("First", "greedy")
    assert contest.bots == (f"{file}:First", "greedy")
    before = bot_file_fingerprints(contest)
    file.write_text(file.read_text() + "# changed\n")
    assert bot_file_fingerprints(contest) != before


def test_source_fingerprint_differs_by_game():
    assert source_fingerprint("dieb") != source_fingerprint("voleurs")


@pytest.mark.parametrize(
    ("asked", "kind", "code"),
    [
        ({"game": "chess", "names": ["greedy"] * 2}, UnknownGame, "unknown_game"),
        ({"names": ["gredy", "greedy"]}, OptionError, "unknown_bot"),
        ({"names": ["greedy"]}, OptionError, "bad_players"),
        ({"names": ["greedy"] * 5}, OptionError, "bad_players"),
        ({"names": ["greedy"] * 3, "players": 2}, ArenaError, "too_many_entrants"),
        ({"names": ["greedy", ""]}, OptionError, "unknown_bot"),
        ({"names": ["greedy"] * 2, "options": {"chess": True}}, OptionError, "unknown_option"),
        ({"names": ["greedy"] * 2, "seed": -1}, OptionError, "bad_seed"),
    ],
)
def test_impossible_contest_is_refused(asked, kind, code):
    with pytest.raises(kind) as raised:
        new_contest(**{"game": "dieb", **asked})
    assert raised.value.code == code


def test_contests_are_equal_by_value():
    assert short_contest() == short_contest()
    assert short_contest() != short_contest(paired=False)
    assert isinstance(short_contest(), Contest)
