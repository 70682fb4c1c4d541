"""Playing one match of a contest, stepwise and compiled."""

import msgspec
import pytest

import baghdad
from baghdad.arena.contest_match import TIMED_EVERY, MatchRunner, StoredMatch, play, play_compiled, play_stepwise
from baghdad.arena.errors import ArenaError
from baghdad.bots import bot
from baghdad.core.rng import rng_for
from tests.arena.contests import CAP, short_contest

DIEB = baghdad.game("dieb")


def play_with_public_api(contest, index):
    """Play the same match with the public API."""
    seed, names = contest.match_seed(index), [contest.bots[entrant] for entrant in contest.seating(index)]
    match = DIEB.new(contest.players, seed, names, **contest.options)
    while not match.over:
        seat = match.to_act[0]
        rng = rng_for(seed, len(match.history), f"bot {seat}")
        match.play(bot(names[seat], "dieb").choose(match.knowledge(seat, rng), rng).action, seat)
    return match


@pytest.mark.parametrize("index", [0, 1, 7])
def test_match_equals_the_one_played_with_the_public_api(index):
    contest = short_contest("greedy", "random", players=3)
    stored = play(contest, 0, index, keep_actions=True)
    match = play_with_public_api(contest, index)
    assert isinstance(stored, StoredMatch)
    assert stored.record(contest) == match.record()
    assert DIEB.replay(stored.record(contest)).over
    assert stored.moves == tuple(sum(seat == played.seat for played in match.history) for seat in range(3))
    assert len(stored.actions) == sum(stored.moves)


def test_stepwise_match_times_every_decision():
    contest = short_contest("greedy", "random")
    stored = play_stepwise(contest, 0, 0, keep_actions=True)
    assert len(stored.times) == len(stored.actions)
    assert sum(stored.seconds) == pytest.approx(sum(stored.times), abs=1e-4)


def without_match_times(stored):
    return msgspec.structs.replace(stored, seconds=(), times=[])


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
def test_stepwise_and_compiled_matches_are_equal(names, options):
    contest = short_contest(*names, **options)
    for index in range(3):
        runner = MatchRunner(contest).runner(index)
        assert runner is not None
        stored = play_compiled(contest, 0, index, True, runner)
        assert without_match_times(stored) == without_match_times(play_stepwise(contest, 0, index, keep_actions=True))
        assert play_compiled(contest, 0, index, False, runner).moves == stored.moves


def test_uncompiled_bot_has_no_compiled_runner(tmp_path):
    file = tmp_path / "first.py"
    file.write_text(
        "from baghdad.bots import Choice\n"
        "class First:\n    def choose(self, knowledge, chance):\n        return Choice(knowledge.legal[0], 'pass')\n"
    )
    contest = short_contest(f"{file}:First", "random")
    assert MatchRunner(contest).runner(0) is None
    assert len(play(contest, 0, 0, keep_actions=True).times) == CAP


def test_one_deal_in_ten_is_timed_if_a_bot_searches(monkeypatch):
    """The other deals are played compiled and not timed."""
    contest = short_contest("greedy", "random")
    tables = MatchRunner(contest)
    runner = tables.runner(0)
    monkeypatch.setattr(runner, "instant", False)
    monkeypatch.setattr(tables, "runner", lambda index: runner)
    timed = [bool(tables.play(0, index, keep_actions=False).seconds) for index in range(2 * TIMED_EVERY + 2)]
    assert [index for index, is_timed in enumerate(timed) if is_timed] == [0, 1, 2 * TIMED_EVERY, 2 * TIMED_EVERY + 1]


def test_actions_are_kept_only_on_request():
    contest = short_contest()
    assert not isinstance(play(contest, 0, 0, keep_actions=False), StoredMatch)


def test_rounds_are_turns_of_the_first_seat():
    contest = short_contest("greedy", "greedy", decision_cap=0)
    stored = play(contest, 0, 0, keep_actions=True)
    turns, before = 0, None
    for seat, action in stored.actions:
        if not action.startswith("place"):
            turns += seat == 0 and before != 0
            before = seat
    assert stored.rounds == turns
    assert len(stored.standings) == stored.rounds
    assert stored.standings[-1] == stored.scores
    assert all(mine <= later for now, then in zip(stored.standings, stored.standings[1:], strict=False)
               for mine, later in zip(now, then, strict=True))  # fmt: skip


@pytest.mark.slow
def test_voleurs_match_is_stored_and_replays():
    from baghdad.arena.contest import new_contest

    contest = new_contest("voleurs", ["random"], 3, options={"round_cap": 2})
    stored = play(contest, 0, 0, keep_actions=True)
    assert stored.rounds >= 2
    assert len(stored.standings) == stored.rounds
    assert baghdad.game("voleurs").replay(stored.record(contest)).over


@pytest.mark.parametrize(
    ("body", "problem"),
    [("return 1 / 0", "ZeroDivisionError"), ("return None", "AttributeError")],
)  # fmt: skip
def test_failing_bot_is_named_in_the_error(tmp_path, body, problem):
    file = tmp_path / f"{problem}.py"
    file.write_text(f"class Bad:\n    def choose(self, knowledge, chance):\n        {body}\n")
    with pytest.raises(ArenaError) as raised:
        play(short_contest(f"{file}:Bad", "random"), 0, 0, keep_actions=False)
    assert raised.value.code == "bot_failed"
    assert raised.value.facts["bot"] == f"{file}:Bad"
    assert problem in raised.value.facts["problem"]
