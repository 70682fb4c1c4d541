"""Who sits where, on which deal."""

import pytest

from baghdad import OptionError, UnknownGame
from baghdad.arena.contest import Contest, deal_seed, files_of, new_contest, sources_of
from baghdad.arena.errors import ArenaError
from tests.arena.contests import short


def test_paired_matches_play_the_same_deal_with_seats_rotated():
    contest = short("greedy", "random")
    assert [contest.seating(index) for index in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [contest.deal(index) for index in range(4)] == [0, 0, 1, 1]
    assert contest.seed_of(0) == contest.seed_of(1) != contest.seed_of(2)


def test_unpaired_matches_rotate_seats_too_but_each_has_its_own_deal():
    contest = short("greedy", "random", paired=False)
    assert [contest.seating(index) for index in range(3)] == [(0, 1), (1, 0), (0, 1)]
    assert len({contest.seed_of(index) for index in range(10)}) == 10


def test_the_last_name_fills_the_table_and_the_odd_one_moves_round():
    contest = short("greedy", "random", players=4)
    assert [contest.seating(index) for index in range(4)] == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    assert (contest.seats_of(0), contest.seats_of(1)) == (1, 3)
    assert len({contest.seed_of(index) for index in range(4)}) == 1


@pytest.mark.parametrize(("players", "asked", "whole"), [(2, 1, 2), (2, 100, 100), (3, 100, 102), (4, 401, 404)])
def test_matches_are_rounded_up_to_whole_deals(players, asked, whole):
    assert short("greedy", "random", players=players).whole(asked) == whole
    assert short("greedy", "random", players=players, paired=False).whole(asked) == asked


def test_one_name_alone_plays_each_deal_once():
    contest = short("random", players=3)
    assert contest.rotations == 1
    assert contest.seating(5) == (0, 0, 0)


def test_whoever_comes_again_is_numbered():
    assert short("greedy", "greedy").names == ("greedy", "greedy (2)")
    assert short("greedy", "greedy").bots == ("greedy", "greedy")


def test_seeds_of_deals_are_far_apart_and_always_the_same():
    assert deal_seed(1, 0) == 452976367711642830
    assert len({deal_seed(seed, deal) for seed in range(20) for deal in range(20)}) == 400


def test_one_s_own_goes_by_its_class(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text("class First:\n    def choose(self, knowledge, chance): ...\n")
    contest = new_contest("dieb", ["First", "greedy"], own={"First": f"{file}:First"})
    assert contest.names == ("First", "greedy")
    assert contest.bots == (f"{file}:First", "greedy")
    before = files_of(contest)
    file.write_text(file.read_text() + "# changed\n")
    assert files_of(contest) != before


def test_sources_have_a_fingerprint_for_each_game():
    assert sources_of("dieb") != sources_of("voleurs")


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
def test_what_can_not_be_played(asked, kind, code):
    with pytest.raises(kind) as raised:
        new_contest(**{"game": "dieb", **asked})
    assert raised.value.code == code


def test_contests_compare_by_what_they_are():
    assert short() == short()
    assert short() != short(paired=False)
    assert isinstance(short(), Contest)
