"""Every command works with the game, or says in a sentence which part is missing."""

import json
import random

import pytest

import baghdad
from baghdad import words
from baghdad.arena.league import BEGIN, END
from baghdad.cli.errors import error_sentence
from baghdad.cli.game_words import game_option_rows, game_title
from baghdad.cli.generic_terminal import GenericTerminal
from tests.cli.conftest import record_in
from tests.third_game import POSITION

LOWEST = """
from baghdad.bots import Choice

class Lowest:
    games = ("dozen",)

    def choose(self, knowledge, rng):
        return Choice(min(knowledge.legal, key=lambda action: action.card), "low")
"""


@pytest.fixture
def position(tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    return path


@pytest.fixture
def record(dozen, tmp_path):
    """Return the file of a finished match between bots."""
    match, rng = dozen.new(2, 3, ["random", "random"]), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    path = tmp_path / "match.json"
    path.write_text(match.record().to_json())
    return path


def test_games_and_bots_are_listed(command):
    assert "dozen: The Dozen, 2 to 3 players." in command("games").out
    assert command("bots", "dozen").out.startswith("random: ")


def test_a_broken_package_of_a_game_does_not_stop_the_others(command, fails, tmp_path, monkeypatch):
    (tmp_path / "broken-1.dist-info").mkdir()
    (tmp_path / "broken-1.dist-info" / "entry_points.txt").write_text("[baghdad.games]\nbroken = nowhere:game\n")
    with monkeypatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        baghdad._entry_points.cache_clear()
        outcome = command("games")
        assert "dozen: The Dozen" in outcome.out
        assert outcome.err == (
            "The game broken (nowhere:game) can't be loaded: ModuleNotFoundError: No module named 'nowhere'\n"
        )
        assert "dozen" in command("bots").out
        assert "Options of dozen" in command("play", "--help").out
        assert "nowhere:game" in fails("play", "broken")
    baghdad._entry_points.cache_clear()


def test_a_match_at_the_terminal_by_number_and_by_notation(command, tmp_path):
    kept = tmp_path / "kept.json"
    typed = "1\nplay 13\nwhy play 1\nhint\nrules\n?\nlog\nall\n" + "1\n" * 6
    outcome = command("play", "dozen", "--seats", "me,random", "--seed", 2, "--low", "--save", kept, typed=typed)
    assert (outcome.status, outcome.err) == (0, "")
    for text in ("A match of The Dozen", "Seats: 1 You, 2 Random 2", "   1  play ", "drew: card", "Scores: You: "):
        assert text in outcome.out
    assert "“play 13” isn't an action" in outcome.out
    assert "The rules don't allow that: not in hand (card 1). [2]" in outcome.out
    assert len(record_in(kept).actions) == 12
    assert record_in(kept).options == {"low": True}


def test_a_typed_action_is_played(command, dozen):
    card = dozen.new(2, 5).view(0)["hands"][0]["cards"][1]
    outcome = command("play", "dozen", "--seats", "me,random", "--seed", 5, typed=f"PLAY  {card}\nquit\n")
    assert f"You: played: card {card}" in outcome.out


def test_two_people_share_the_screen(command):
    outcome = command("play", "dozen", "--seats", "person:Ann,person:Bob", "--seed", 5, typed="\n1\n\n\n1\nquit\n")
    of_bob = outcome.out.split("Bob >")[0].split("Ann >")[1]
    assert "Ann: played: card" in of_bob
    assert "Ann: drew\n" in of_bob


def test_the_default_seats_have_bots_of_the_game(command, tmp_path):
    kept = tmp_path / "kept.json"
    command("play", "dozen", "--save", kept, typed="1\nquit\n")
    assert record_in(kept).seats == ["me", "random", "random"]


def test_help_lists_the_options_of_the_game_alone(command):
    text = command("play", "dozen", "--help").out
    assert "Options of dozen" in text
    assert "--low" in text
    assert "--tactical" not in text
    assert "Options of dieb" in command("play", "--help").out


def test_the_words_of_a_game_are_used_if_it_has_them(dozen, tmp_path, monkeypatch):
    (tmp_path / "en.ftl").write_text("dozen-title = All Twelve\ndozen-option-low = The lowest card wins.\n")
    (tmp_path / "fr.ftl").write_text(
        "dozen-event-played = { $name } joue { $card }.\ndozen-refusal-not-in-hand = Non !"
    )
    monkeypatch.setattr(type(dozen), "parts", {"words": "dozen:WORDS"})
    monkeypatch.setattr("dozen.WORDS", tmp_path, raising=False)
    english, french = words.Localizer("en"), words.Localizer("fr")
    assert game_title(english, dozen) == "All Twelve"
    assert game_title(french, dozen) == "The Dozen"
    assert game_option_rows(english, dozen) == [("--low", "The lowest card wins. [4]")]
    event = {"event": "played", "seat": 1, "card": 4}
    assert GenericTerminal(dozen).describe_event(french, event, ("Ann", "Bob"), None) == ["Bob joue 4."]
    assert error_sentence(baghdad.IllegalAction("not_in_hand", card=1), french, "dozen") == "Non !"


def test_records_are_replayed_and_verified(command, record):
    assert "Random 1: played: card" in command("replay", record).out
    assert "trick: [0 0]" in command("replay", record, "--to", 12).out
    assert command("verify", record).out.startswith("Fine: 12 actions of dozen")


def test_positions_at_the_command_line(command, fails, position):
    assert command("legal", position).out.splitlines() == ["play 4", "play 5", "play 6"]
    after = json.loads(command("apply", position, "play 5").out)
    assert (after["seat"], after["points"]) == (0, [17, 0, 0])
    assert fails("apply", position, "play 1") == "The rules don't allow that: not in hand (card 1). [2]\n"
    position.write_text(json.dumps({**POSITION, "seat": 0}))
    assert fails("legal", position) == "That can't be used: wrong seat to act (seat 0). [2]\n"
    position.write_text(json.dumps(POSITION))
    assert command("hint", position, "--player", 2).status == 0


def test_perft_counts_steps(command):
    assert command("perft", "dozen", "--depth", 3).out == "1 3\n2 9\n3 27\n"
    assert command("perft", "voleurs", "--depth", 1).out.startswith("1 ")


def test_bench_measures_the_game(command, monkeypatch):
    monkeypatch.setattr("baghdad.bench.any_game.SECONDS", 0.01)
    monkeypatch.setattr("baghdad.bench.timing.SECONDS", 0.01)
    figures = json.loads(command("bench", "dozen", "--json", "--rounds", 1).out)
    assert figures["play_3"]["decisions_per_s"] > 0
    assert set(figures["calls"]) == {"legal", "legal_steps", "view", "redeal", "position", "copy"}
    assert "legal()" in command("bench", "dozen", "--rounds", 1).out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["balance", "dozen"], "balance"),
        (["train", "dozen"], "training"),
        (["bench", "dozen", "--yardstick", __file__], "bench"),
    ],
)
def test_a_missing_part_is_named(fails, arguments, part):
    assert fails(*arguments) == f"The game dozen doesn't have this; its part “{part}” is missing.\n"


def test_unknown_options_and_choices(fails):
    assert "no option “--lov”. Did you mean --low?" in fails("play", "dozen", "--lov")
    assert "“xx” can't be the value of the option “edition”; there is fr, cs, it, nl." in fails(
        "play", "dieb", "--edition", "xx"
    )


def test_a_paired_contest_against_a_bot_from_a_file(command, tmp_path):
    (tmp_path / "lowest.py").write_text(LOWEST)
    flags = ("--bot", "lowest.py:Lowest", "--matches", 40, "--paired", "--jobs", 1, "--json")
    outcome = command("arena", "dozen", "--low", "--seats", "Lowest,random", *flags, "--out", tmp_path / "results")
    results = json.loads(outcome.out)
    assert [row["name"] for row in results["bots"]] == ["Lowest", "random"]
    assert (results["matches"], results["decisions"]["mean"]) == (40, 12)
    outcome = command("tournament", "dozen", "--bots", "Lowest,random", *flags[:4], "--jobs", 1)
    assert (outcome.status, "Lowest" in outcome.out) == (0, True)


LEAGUE = """
document = "bots.md"
plot = "league"
folder = "results"

[games.dozen]
bots = ["Lowest", "random"]
players = [2, 3]
matches = 6
duels = [{ one = "Lowest", others = "random", players = 3, matches = 6 }]
options = { low = true }
"""


def test_a_league_is_written_into_a_document(command, tmp_path):
    (tmp_path / "lowest.py").write_text(LOWEST)
    (tmp_path / "league.toml").write_text(LEAGUE)
    (tmp_path / "bots.md").write_text(f"# Bots\n\n{BEGIN}\n{END}\n")
    outcome = command("league", "league.toml", "--bot", "lowest.py:Lowest", "--jobs", 1, "--json")
    assert outcome.status == 0
    results = json.loads(outcome.out)["dozen"]
    assert {row["name"] for row in results["bots"]} == {"Lowest", "random"}
    assert [table["players"] for table in results["tables"]] == [2, 3]
    assert results["duels"][0]["matches"] == 6
    document = (tmp_path / "bots.md").read_text()
    assert "### The Dozen" in document
    assert "| Lowest |" in document
    assert (tmp_path / "league-dozen.svg").exists()


def test_a_dataset_has_the_observations(command, tmp_path):
    outcome = command("dataset", "dozen", "--bots", "random", "--matches", 3, "--jobs", 1, "--out", tmp_path / "data")
    assert (outcome.status, outcome.err) == (0, "")
    card = json.loads((tmp_path / "data" / "card.json").read_text())
    assert card["decisions"] == 36
    assert [plane["name"] for plane in card["planes"]] == ["hand", "played", "trick", "points", "options"]
