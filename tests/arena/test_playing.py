"""One match of a contest."""

import pytest

import baghdad
from baghdad.arena.errors import ArenaError
from baghdad.arena.playing import Kept, play
from baghdad.bots import bot
from baghdad.table.chance import chance_of
from tests.arena.contests import short

DIEB = baghdad.game("dieb")


def by_hand(contest, index):
    """The match as anybody could play it."""
    seed, names = contest.seed_of(index), [contest.bots[entrant] for entrant in contest.seating(index)]
    match = DIEB.new(contest.players, seed, names, **contest.options)
    while not match.over:
        seat = match.to_act[0]
        chance = chance_of(seed, len(match.history), f"bot {seat}")
        match.play(bot(names[seat], "dieb").choose(match.knowledge(seat, chance), chance).action, seat)
    return match


@pytest.mark.parametrize("index", [0, 1, 7])
def test_a_match_is_the_one_anybody_can_play_again(index):
    contest = short("greedy", "random", players=3)
    kept = play(contest, 0, index, keep=True)
    match = by_hand(contest, index)
    assert isinstance(kept, Kept)
    assert kept.record(contest) == match.record()
    assert DIEB.replay(kept.record(contest)).over
    assert kept.moves == tuple(sum(seat == turned.seat for turned in match.history) for seat in range(3))
    assert len(kept.times) == len(kept.actions) == sum(kept.moves)
    assert sum(kept.seconds) == pytest.approx(sum(kept.times), abs=1e-4)


def test_without_a_folder_actions_are_not_kept():
    contest = short()
    assert not isinstance(play(contest, 0, 0, keep=False), Kept)


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
