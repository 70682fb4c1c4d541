"""Round-robin tournaments, and the league that is written into a document."""

from pathlib import Path

import pytest

from baghdad import OptionError
from baghdad.arena.errors import ArenaError
from baghdad.arena.league import BEGIN, END, duel_contests, read_league, replace_between_marks, tournament_contests
from baghdad.arena.tournament import round_robin, tournament_results
from tests.arena.contests import fake_match, play_here

DOCS = Path(__file__).parent.parent.parent / "docs"
LEAGUE = """
document = "bots.md"
plot = "league"
folder = "runs"
[games.dieb]
bots = ["greedy", "random"]
players = [2, 3]
matches = 4
[[games.dieb.duels]]
one = "greedy"
others = "random"
players = 4
matches = 4
[games.dieb.options]
decision_cap = 40
"""


def test_round_robin_pairs_all_bots_at_every_table_size():
    contests = round_robin("dieb", ["greedy", "random", "random"][:2], [2, 3])
    assert [(contest.players, contest.names) for contest in contests] == [
        (2, ("greedy", "random")),
        (3, ("greedy", "random")),
        (3, ("random", "greedy")),
    ]
    assert all(contest.paired for contest in contests)


def test_tournament_results_of_fake_matches():
    names = ["random", "greedy"]
    contests = round_robin("dieb", names, [2, 3])
    matches = [
        [fake_match(contests[0], 0, (1,)), fake_match(contests[0], 1, (0,))],  # greedy both times
        [fake_match(contests[1], index, (index % 2,)) for index in range(3)],
        [fake_match(contests[2], index, (contests[2].seating(index).index(0),)) for index in range(3)],
    ]
    results = tournament_results(names, contests, matches)
    assert [row["name"] for row in results["bots"]] == ["greedy", "random"]
    assert results["bots"][0]["elo"] == 0, "counted from the last one named"
    assert results["bots"][1]["elo"] < 0
    two, three = results["tables"]
    assert two["cross"]["greedy"]["random"]["share"] == 1
    assert two["cross"]["random"]["greedy"]["share"] == 0
    assert three["cross"]["greedy"]["random"]["share"] == 1
    assert three["cross"]["random"]["greedy"]["share"] == pytest.approx(1 / 3, abs=1e-6)
    assert (two["fair"], three["players"]) == (0.5, 3)
    assert results["matches"] == 8


@pytest.mark.parametrize(
    ("names", "players", "kind", "code"),
    [
        (["greedy"], [2], ArenaError, "bad_field"),
        (["greedy", "greedy"], [2], ArenaError, "bad_field"),
        (["greedy", "random"], [], ArenaError, "bad_tables"),
        (["greedy", "random"], [2, 2], ArenaError, "bad_tables"),
        (["greedy", "random"], [5], OptionError, "bad_players"),
        (["greedy", "rndom"], [2], OptionError, "unknown_bot"),
    ],
)
def test_impossible_tournament_is_refused(names, players, kind, code):
    with pytest.raises(kind) as raised:
        round_robin("dieb", names, players)
    assert raised.value.code == code


@pytest.mark.parametrize(("players", "contests"), [(2, 2), (3, 4)])
def test_only_neighbours_meet_in_a_ladder(players, contests):
    rounds = round_robin("dieb", ["master:9", "greedy", "random"], [players], neighbours=True)
    assert len(rounds) == contests
    assert not any({"master:9", "random"} <= set(contest.names) for contest in rounds)


def test_league_file_gives_playable_contests(tmp_path):
    (tmp_path / "league.toml").write_text(LEAGUE)
    league = read_league(tmp_path / "league.toml")
    contests = tournament_contests("dieb", league.games["dieb"])
    assert len(contests) == 3
    (duel,) = duel_contests("dieb", league.games["dieb"])
    assert (duel.names, duel.players, duel.paired) == (("greedy", "random"), 4, True)
    assert tournament_results(
        ["greedy", "random"], contests, [play_here(contest, contest.round_up_to_deals(1)) for contest in contests]
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_league"),
        ("= 1", "bad_league"),
        (LEAGUE.replace("players", "palyers"), "bad_league"),
        (None, "no_league"),
    ],
    ids=["empty", "no toml", "mistyped", "missing"],
)
def test_malformed_league_is_refused(tmp_path, text, code):
    if text is not None:
        (tmp_path / "league.toml").write_text(text)
    with pytest.raises(ArenaError) as raised:
        read_league(tmp_path / "league.toml")
    assert raised.value.code == code


def test_only_text_between_the_marks_is_replaced(tmp_path):
    document = tmp_path / "bots.md"
    document.write_text(f"# Before\n\n{BEGIN}\nold\n{END}\n\nafter\n")
    replace_between_marks(document, "new")
    replace_between_marks(document, "newer")
    assert document.read_text() == f"# Before\n\n{BEGIN}\n\nnewer\n\n{END}\n\nafter\n"
    document.write_text("no marks")
    with pytest.raises(ArenaError) as raised:
        replace_between_marks(document, "new")
    assert raised.value.code == "no_marks"


@pytest.mark.parametrize("name", ["league.toml", "gates.toml", "levels.toml"])
def test_committed_league_is_playable_and_its_document_has_marks(name):
    league = read_league(DOCS / name)
    for game, field in league.games.items():
        assert tournament_contests(game, field)
        assert len(duel_contests(game, field)) == len({duel.name for duel in field.duels})
        assert field.matches > 0
    document = (DOCS / league.document).read_text(encoding="utf-8")
    assert BEGIN in document.partition(END)[0]
