"""Round robins, and the league that is written into the documents."""

from pathlib import Path

import pytest

from baghdad import OptionError
from baghdad.arena.errors import ArenaError
from baghdad.arena.league import BEGIN, END, contests_of, duels_of, read_league, write_between
from baghdad.arena.tournament import round_robin, standings
from tests.arena.contests import made_up, played

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


def test_everyone_meets_everyone_at_every_table():
    contests = round_robin("dieb", ["greedy", "random", "random"][:2], [2, 3])
    assert [(contest.players, contest.names) for contest in contests] == [
        (2, ("greedy", "random")),
        (3, ("greedy", "random")),
        (3, ("random", "greedy")),
    ]
    assert all(contest.paired for contest in contests)


def test_standings_of_made_up_matches():
    names = ["random", "greedy"]
    contests = round_robin("dieb", names, [2, 3])
    matches = [
        [made_up(contests[0], 0, (1,)), made_up(contests[0], 1, (0,))],  # greedy both times
        [made_up(contests[1], index, (index % 2,)) for index in range(3)],
        [made_up(contests[2], index, (contests[2].seating(index).index(0),)) for index in range(3)],
    ]
    results = standings(names, contests, matches)
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
def test_what_is_no_tournament(names, players, kind, code):
    with pytest.raises(kind) as raised:
        round_robin("dieb", names, players)
    assert raised.value.code == code


def test_a_league_is_read_and_can_be_played(tmp_path):
    (tmp_path / "league.toml").write_text(LEAGUE)
    league = read_league(tmp_path / "league.toml")
    contests = contests_of("dieb", league.games["dieb"])
    assert len(contests) == 3
    (duel,) = duels_of("dieb", league.games["dieb"])
    assert (duel.names, duel.players, duel.paired) == (("greedy", "random"), 4, True)
    assert standings(["greedy", "random"], contests, [played(contest, contest.whole(1)) for contest in contests])


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
def test_what_is_no_league(tmp_path, text, code):
    if text is not None:
        (tmp_path / "league.toml").write_text(text)
    with pytest.raises(ArenaError) as raised:
        read_league(tmp_path / "league.toml")
    assert raised.value.code == code


def test_only_what_is_between_the_marks_is_written(tmp_path):
    document = tmp_path / "bots.md"
    document.write_text(f"# Before\n\n{BEGIN}\nold\n{END}\n\nafter\n")
    write_between(document, "new")
    write_between(document, "newer")
    assert document.read_text() == f"# Before\n\n{BEGIN}\n\nnewer\n\n{END}\n\nafter\n"
    document.write_text("no marks")
    with pytest.raises(ArenaError) as raised:
        write_between(document, "new")
    assert raised.value.code == "no_marks"


def test_the_committed_league_can_be_played_and_has_its_place():
    league = read_league(DOCS / "league.toml")
    for game, field in league.games.items():
        assert contests_of(game, field)
        assert len(duels_of(game, field)) == len({duel.name for duel in field.duels})
        assert field.matches > 0
    document = (DOCS / league.document).read_text(encoding="utf-8")
    assert BEGIN in document.partition(END)[0]
