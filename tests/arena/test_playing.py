"""One match of a contest."""

import msgspec
import pytest

import baghdad
from baghdad.arena.contest_match import TIMED, StoredMatch, Tables, play, play_quickly, play_slowly
from baghdad.arena.errors import ArenaError
from baghdad.bots import bot
from baghdad.core.rng import rng_for
from tests.arena.contests import CAP, short

DIEB = baghdad.game("dieb")


def by_hand(contest, index):
    """The match as anybody could play it."""
    seed, names = contest.seed_of(index), [contest.bots[entrant] for entrant in contest.seating(index)]
    match = DIEB.new(contest.players, seed, names, **contest.options)
    while not match.over:
        seat = match.to_act[0]
        rng = rng_for(seed, len(match.history), f"bot {seat}")
        match.play(bot(names[seat], "dieb").choose(match.knowledge(seat, rng), rng).action, seat)
    return match


@pytest.mark.parametrize("index", [0, 1, 7])
def test_a_match_is_the_one_anybody_can_play_again(index):
    contest = short("greedy", "random", players=3)
    kept = play(contest, 0, index, keep=True)
    match = by_hand(contest, index)
    assert isinstance(kept, StoredMatch)
    assert kept.record(contest) == match.record()
    assert DIEB.replay(kept.record(contest)).over
    assert kept.moves == tuple(sum(seat == turned.seat for turned in match.history) for seat in range(3))
    assert len(kept.actions) == sum(kept.moves)


def test_decisions_are_timed_where_they_are_made_one_by_one():
    contest = short("greedy", "random")
    kept = play_slowly(contest, 0, 0, keep=True)
    assert len(kept.times) == len(kept.actions)
    assert sum(kept.seconds) == pytest.approx(sum(kept.times), abs=1e-4)


def untimed(kept):
    return msgspec.structs.replace(kept, seconds=(), times=[])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (("greedy", "random"), {"decision_cap": 0}),
        (("random", "random"), {"decision_cap": 200}),
        (("greedy", "random", "greedy"), {"decision_cap": 0, "tactical": True}),
        (("random", "greedy", "greedy", "greedy"), {"decision_cap": 0, "edition": "cs"}),
        (("greedy", "greedy"), {"decision_cap": 0, "edition": "nl"}),
        (("search:30", "planner"), {}),
    ],
    ids=str,
)
def test_both_gears_play_the_same_match(names, options):
    contest = short(*names, **options)
    for index in range(3):
        quick = Tables(contest).gear(index)
        assert quick is not None
        kept = play_quickly(contest, 0, index, True, quick)
        assert untimed(kept) == untimed(play_slowly(contest, 0, index, keep=True))
        assert play_quickly(contest, 0, index, False, quick).moves == kept.moves


def test_a_player_that_is_not_compiled_has_no_quick_gear(tmp_path):
    file = tmp_path / "first.py"
    file.write_text(
        "from baghdad.bots import Choice\n"
        "class First:\n    def choose(self, knowledge, chance):\n        return Choice(knowledge.legal[0], 'pass')\n"
    )
    contest = short(f"{file}:First", "random")
    assert Tables(contest).gear(0) is None
    assert len(play(contest, 0, 0, keep=True).times) == CAP


def test_where_somebody_thinks_some_deals_are_timed(monkeypatch):
    """The others are played in the quick gear, and nobody looks at the clock."""
    contest = short("greedy", "random")
    tables = Tables(contest)
    quick = tables.gear(0)
    monkeypatch.setattr(quick, "instant", False)
    monkeypatch.setattr(tables, "gear", lambda index: quick)
    timed = [bool(tables.play(0, index, keep=False).seconds) for index in range(2 * TIMED + 2)]
    assert [index for index, looked in enumerate(timed) if looked] == [0, 1, 2 * TIMED, 2 * TIMED + 1]


def test_without_a_folder_actions_are_not_kept():
    contest = short()
    assert not isinstance(play(contest, 0, 0, keep=False), StoredMatch)


def test_rounds_are_turns_of_the_seat_that_begins():
    contest = short("greedy", "greedy", decision_cap=0)
    kept = play(contest, 0, 0, keep=True)
    turns, before = 0, None
    for seat, action in kept.actions:
        if not action.startswith("place"):
            turns += seat == 0 and before != 0
            before = seat
    assert kept.rounds == turns
    assert len(kept.race) == kept.rounds
    assert kept.race[-1] == kept.scores
    assert all(mine <= later for now, then in zip(kept.race, kept.race[1:], strict=False)
               for mine, later in zip(now, then, strict=True))  # fmt: skip


@pytest.mark.slow
def test_a_match_of_voleurs():
    from baghdad.arena.contest import new_contest

    contest = new_contest("voleurs", ["random"], 3, options={"round_cap": 2})
    kept = play(contest, 0, 0, keep=True)
    assert kept.rounds >= 2
    assert len(kept.race) == kept.rounds
    assert baghdad.game("voleurs").replay(kept.record(contest)).over


@pytest.mark.parametrize(
    ("body", "problem"),
    [("return 1 / 0", "ZeroDivisionError"), ("return None", "AttributeError")],
)  # fmt: skip
def test_a_player_that_fails_is_named(tmp_path, body, problem):
    file = tmp_path / f"{problem}.py"
    file.write_text(f"class Bad:\n    def choose(self, knowledge, chance):\n        {body}\n")
    with pytest.raises(ArenaError) as raised:
        play(short(f"{file}:Bad", "random"), 0, 0, keep=False)
    assert raised.value.code == "bot_failed"
    assert raised.value.facts["bot"] == f"{file}:Bad"
    assert problem in raised.value.facts["problem"]
