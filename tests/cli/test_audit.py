"""`baghdad audit`: foolish plays are found and counted, others are not, and the judge can excuse a play."""

import json

import pytest

import baghdad
from baghdad.arena.contest import new_contest
from baghdad.arena.dieb.audit import is_cheaper, is_undone, takes_chest, undoes_move
from baghdad.core.rng import rng_for
from baghdad.dieb import game

CAP = ("--decision-cap", 150)  # foolish players may not come to an end
BOTS = '''
from baghdad.arena.dieb.audit import takes_chest
from baghdad.bots import bot
from baghdad.bots.bot import Choice


class Spender:
    """Pays with dancers wherever it can."""

    def choose(self, knowledge, rng):
        action = max(knowledge.legal, key=lambda action: (action.kind == "smuggle", action.dancers))
        return Choice(action, "")


class Leaver:
    """Plays like greedy, but ends its turn when it could take a chest."""

    def choose(self, knowledge, rng):
        endings = [action for action in knowledge.legal if action.kind in ("end", "pass")]
        if endings and takes_chest(knowledge.sampled_state, knowledge.seat):
            return Choice(endings[0], "")
        return bot("greedy", "dieb").choose(knowledge, rng)


class Mover:
    """Moves guards wherever it can, the first one it finds."""

    def choose(self, knowledge, rng):
        return Choice(min(knowledge.legal, key=lambda action: action.kind not in ("guard", "place")), "")
'''


@pytest.fixture
def audited(command, tmp_path):
    (tmp_path / "foolish.py").write_text(BOTS)

    def run(bot, judge, *more):
        outcome = command("audit", "dieb", "--bot", bot, "--judge", judge, "--jobs", 1, "--json", *CAP, *more)
        assert outcome.status == 0, outcome.err
        return json.loads(outcome.out)

    return run


def replay_to(figures, remark):
    """Return the state before the action that a remark is about, by playing the match again."""
    contest = new_contest(
        "dieb", [figures["bot"]], figures["players"], options={"decision_cap": CAP[1]}, seed=int(figures["seed"])
    )
    seeds = {contest.match_seed(index): index for index in range(figures["matches"])}
    assert int(remark["seed"]) in seeds
    match = baghdad.game("dieb").new(figures["players"], int(remark["seed"]), decision_cap=CAP[1])
    player = baghdad.bots.bot(figures["bot"], "dieb")
    for number in range(remark["number"]):
        seat = match.to_act[0]
        rng = rng_for(int(remark["seed"]), number, f"bot {seat}")
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)
    return match


def test_dancers_paid_in_vain_are_found_where_they_were_paid(audited):
    figures = audited("foolish.py:Spender", "greedy", "--matches", 2)
    counts = figures["counts"]["dancer-wasted"]
    assert 0 < counts["found"] <= counts["of"]
    remark = next(each for each in figures["remarks"] if each["kind"] == "dancer-wasted")
    match = replay_to(figures, remark)
    assert match.to_act[0] == remark["seat"]
    legal = {str(action) for action in match.legal(remark["seat"])}
    assert {remark["action"], remark["better"]} <= legal
    assert game.parse(remark["better"]).dancers < game.parse(remark["action"]).dancers


def test_chests_left_are_found_and_the_judge_excuses_those_it_leaves_too(audited):
    blamed = audited("foolish.py:Leaver", "greedy", "--matches", 1)["counts"]["chest-left"]
    excused = audited("foolish.py:Leaver", "foolish.py:Leaver", "--matches", 1)["counts"]["chest-left"]
    assert blamed["found"] > 0
    assert (excused["found"], excused["excused"]) == (0, blamed["found"] + blamed["excused"])
    assert blamed["of"] == excused["of"] > blamed["found"]


def test_guards_moved_back_are_found(audited):
    figures = audited("foolish.py:Mover", "greedy", "--matches", 2, "--players", 3)
    assert 0 < figures["counts"]["guard-back"]["found"] < figures["counts"]["guard-back"]["of"]
    assert figures["counts"]["dancer-wasted"]["found"] == 0


def test_sensible_plays_are_not_remarked_on():
    def undone(earlier, later):
        return is_undone(game.parse(earlier), game.parse(later))

    assert undone("guard a>b a", "guard b>a *")
    assert undone("neutral a>b", "neutral b>a **")
    assert undone("escort a>b a", "escort b>a b")
    assert not undone("escort a>b a", "guard b>a b")  # a thief was brought over
    assert not undone("guard a>b a", "neutral b>a")
    assert not undone("guard a>b a", "guard b>c b")
    assert is_cheaper(game.parse("smuggle c"), game.parse("smuggle c *1"))
    assert not is_cheaper(game.parse("smuggle d"), game.parse("smuggle c *1"))
    assert not is_cheaper(game.parse("guard a>b a"), game.parse("guard a>b b"))
    assert not takes_chest(game.new(2, 1).state, 0)


def test_a_guard_that_was_of_use_may_go_back():
    def undoes(*actions):
        *before, action = map(game.parse, actions)
        return undoes_move(before, action)

    assert undoes("guard a>b a", "smuggle c", "guard b>a *")
    assert not undoes("guard a>b a", "smuggle b", "guard b>a *")  # it stood where thieves were smuggled
    assert not undoes("neutral a>b", "smuggle a", "neutral b>a **")  # it was out of the way
    assert undoes("smuggle b", "guard a>b a", "guard b>a *")
    assert not undoes("smuggle b", "end")


def test_report_for_people_counts_and_gives_examples(command, tmp_path):
    (tmp_path / "foolish.py").write_text(BOTS)
    arguments = ("audit", "dieb", "--bot", "foolish.py:Spender", "--judge", "greedy", "--matches", 2, "--jobs", 1)
    lines = command(*arguments, *CAP).out.splitlines()
    assert lines[0] == "foolish.py:Spender against itself, 2 players, 2 matches"
    assert any(line.startswith("Dancers paid where a card would do: ") for line in lines)
    assert any(line.startswith("  seed ") and "; better: smuggle" in line for line in lines)


def test_matches_are_kept_and_used_again_by_several_processes(command):
    arguments = ("audit", "dieb", "--bot", "greedy", "--judge", "greedy", "--out", "kept", "--json")
    first = command(*arguments, "--matches", 2, "--jobs", 1)
    again = command(*arguments, "--matches", 2, "--jobs", 2)
    assert json.loads(first.out) == json.loads(again.out)
    assert "2 matches were played before" in again.err


def test_bad_arguments_are_refused(fails):
    assert "“0” can't be the value of --matches" in fails("audit", "dieb", "--matches", 0)
    assert "Did you mean master?" in fails("audit", "dieb", "--judge", "mastr")
    assert "its part “audit” is missing" in fails("audit", "voleurs")
    assert "GAME" in fails("audit")
