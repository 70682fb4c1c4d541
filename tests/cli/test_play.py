"""`baghdad play`: matches of dieb played by typed lines."""

import re

import pytest
from rich.cells import cell_len

import baghdad
from baghdad import words
from baghdad.cli.seats import display_names, load_players, rotate_seats
from baghdad.core.compilation import is_compiled
from tests.cli.conftest import record_in

PLACE_THREE = "place a\nplace b\nplace a\n"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_whole_match_in_every_language(command, tmp_path, language):
    """The person always plays the first action of the list; every sentence on the way has its arguments."""
    kept = tmp_path / "match.json"
    outcome = command(
        "play", "dieb", "--seats", "me,greedy,greedy,random", "--seed", 11, "--save", kept, "--language", language,
        typed="1\n" * 1000,
    )  # fmt: skip
    say = words.localizer_for(language)
    assert outcome.status == 0
    assert outcome.err == ""
    record = record_in(kept)
    winner = record.result["winners"][0]
    name = display_names(load_players(tuple(record.seats), "dieb"), say)[winner]
    assert say("result-winner", name=name) in outcome.out
    assert say("table-verify-how", path=str(kept)) in outcome.out
    assert command("verify", kept, "--language", language).status == 0


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("seats", ["me,greedy", "me,greedy,random", "me,person:Scheherazade the Elder,greedy,random"])
def test_output_fits_80_columns(command, language, seats):
    typed = "1\nall\n?\nrules\nlog\nhint\nwhy pass\n\n\n" * 6
    outcome = command("play", "dieb", "--seats", seats, "--seed", 3, "--language", language, typed=typed)
    for line in outcome.out.splitlines():
        if "baghdad play --resume" not in line:
            assert cell_len(re.sub(r"^.* > ", "", line)) <= 80, line


@pytest.mark.parametrize("columns", [120, 80, 79, 60, 53, 40])
def test_narrow_screen_has_fewer_palaces_side_by_side(command, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    outcome = command("play", "dieb", "--seed", 3, typed="1\n2\n3\n")
    board = [line for line in outcome.out.splitlines() if line.startswith("│")]
    side_by_side = 3 if columns >= 80 else 2 if columns >= 53 else 1
    assert all(line.count("│") == 2 * side_by_side for line in board)
    assert all(cell_len(line) <= columns for line in board)


def test_the_same_seed_and_the_same_keystrokes_give_the_same_match(command, tmp_path):
    for name in ("one", "two"):
        command("play", "dieb", "--seats", "me,random,greedy", "--seed", 8, "--save", name, typed="1\n" * 40)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_refused_action_names_its_clause_and_changes_nothing(command, tmp_path):
    typed = "smuggle a\nplace z\nudno\n" + PLACE_THREE + "smuggle c\nwhy end\n9999\nend\n"
    outcome = command("play", "dieb", "--seed", 5, "--save", "kept", typed=typed)
    assert "Guards are still being placed; turns begin when that is done. [D-SETUP-11]" in outcome.out
    assert "“place z” isn't an action. Did you mean place" in outcome.out
    assert "Did you mean undo?" in outcome.out
    assert "None of your guards stands before the Lion Palace (c). [D-ACT-SMUGGLE-1]" in " ".join(outcome.out.split())
    assert "There is no number 9,999 in the list." in outcome.out
    assert outcome.out.count("it ends with `pass` or `pass *`. [D-DRAW-2]") == 2
    played = [action for seat, action in record_in(tmp_path / "kept").actions if seat == 0]
    assert played == ["place a", "place b", "place a"]


def test_typed_actions_ignore_case_and_blanks(command, tmp_path):
    command("play", "dieb", "--seed", 5, "--save", "kept", typed="PLACE A\n place  b\nPlace a\nGuard a > B a\n")
    assert record_in(tmp_path / "kept").actions[-1] == (0, "guard a>b a")


def test_undo_until_another_player_has_acted(command, tmp_path):
    outcome = command(
        "play", "dieb", "--seed", 5, "--save", "kept", typed="undo\n" + PLACE_THREE + "undo\nsmuggle a\nundo\n"
    )
    assert "There is nothing of yours to take back." in outcome.out
    assert "Somebody else has acted since" in outcome.out
    assert "Taken back: `smuggle a`." in outcome.out
    assert len(record_in(tmp_path / "kept").actions) == 9


def test_prompt_commands_hint_why_log_rules_help_board_and_save(command):
    outcome = command(
        "play",
        "dieb",
        "--seed",
        5,
        typed="log\n"
        + PLACE_THREE
        + "hint\nwhy smuggle a\nwhy smuggle b\nlog\nrules\n?\nboard\nsave\nsave copy.json\nsave copy.json\n",
    )
    text = " ".join(outcome.out.split())
    assert "Nothing has happened yet." in text
    if is_compiled():
        assert "You: the best moves, says Master 1. `" in text
        assert "Chances to win: You: " in text
    else:
        assert "Journeyman would play `smuggle a` (a thief into the Peacock Palace (a) for 1 × Peacock)." in text
    assert "`smuggle a` is possible now" in text
    assert "[D-ACT-SMUGGLE-4]" in text
    assert "1 You: a guard before the Peacock Palace (a)." in text
    assert "Be the first to win 5 chests." in text
    assert "At the prompt you can type" in text
    assert "copy.json exists already" in text


def test_list_shows_the_cheapest_payment_and_all_shows_every_payment(command, tmp_path):
    position = baghdad.game("dieb").new(2, seed=1)
    for action in ("place a", "place a", "place b", "place b", "place c", "place c", "place d", "place d"):
        position.play(action)
    data = position.position()
    data["hands"][0] = {"cards": [3, 1, 0, 0, 0, 0], "dancers": 2}
    hand = [3, 1, 0, 0, 0, 0]
    data["dancers"] = 6
    data["discard"] = [0] * 6
    data["deck"] = [17 - mine - theirs for mine, theirs in zip(hand, data["hands"][1]["cards"], strict=True)]
    match = baghdad.game("dieb").from_position(data, seed=1, seats=["me", "greedy"])
    (tmp_path / "kept").write_text(match.record().to_json())
    shown, everything = re.split(r"me > |You > ", command("play", "--resume", "kept", typed="all\n").out)[:2]
    assert "smuggle a  for 2 × Peacock" in shown
    assert "smuggle a *1" not in shown
    assert "smuggle a *1  for 1 × Peacock and 1 dancer" in everything
    assert "smuggle a *2  for 2 dancers" in everything


def test_list_says_when_an_action_takes_a_chest(command, tmp_path):
    match = baghdad.game("dieb").new(2, seed=1)
    for action in ("place a", "place a", "place b", "place b", "place c", "place c", "place d", "place d"):
        match.play(action)
    data = match.position()
    data["palaces"][0]["thieves"] = [3, 0]
    data["hands"][0] = {"cards": [3, 0, 0, 0, 0, 0], "dancers": 0}
    data["discard"] = [0] * 6
    data["deck"] = [17 - m - t for m, t in zip([3, 0, 0, 0, 0, 0], data["hands"][1]["cards"], strict=True)]
    match = baghdad.game("dieb").from_position(data, seed=1, seats=["me", "greedy"])
    (tmp_path / "kept").write_text(match.record().to_json())
    outcome = command("play", "--resume", "kept", typed="smuggle a\n")
    assert "smuggle a  for 2 × Peacock – takes the chest!" in outcome.out
    assert "You: chest stolen from the Peacock Palace (a) (strength 4)! Chests won: 1." in outcome.out


def test_game_options_reach_the_match(command, tmp_path):
    command("play", "--edition", "nl", "dieb", "--tactical", "--no-face-down", "--decision-cap=500", "--save", "kept")
    options = record_in(tmp_path / "kept").options
    assert options.pop("face_down", False) is False
    assert options == {"tactical": True, "optional_theft": True, "decision_cap": 500, "edition": "nl"}


def test_first_option_rotates_the_seats(command, tmp_path):
    for first, seats in (
        ("1", ["me", "greedy", "random"]),
        ("2", ["greedy", "random", "me"]),
        ("3", ["random", "me", "greedy"]),
    ):
        command("play", "dieb", "--seats", "me,greedy,random", "--first", first, "--save", f"kept{first}")
        assert record_in(tmp_path / f"kept{first}").seats == seats
    starts = {rotate_seats(["x", "y", "z"], "random", seed)[0] for seed in range(50)}
    assert starts == {"x", "y", "z"}


def test_bots_alone_play_a_whole_match(command, tmp_path):
    outcome = command("play", "dieb", "--seats", "greedy,random", "--seed", 4, "--save", "kept")
    assert outcome.status == 0
    assert "The winner: " in outcome.out
    assert record_in(tmp_path / "kept").result is not None


def test_drawn_cards_of_other_players_are_not_shown(command):
    outcome = command("play", "dieb", "--seed", 5, typed=PLACE_THREE + "pass\npass\npass\nlog\n")
    drawn = [line for line in outcome.out.splitlines() if "New in your hand" in line]
    assert len(drawn) == 2 * (1 + 3)  # during play and in the log: the first hand, and three own draws


def test_output_to_a_file_has_no_escape_sequences(command):
    assert "\x1b" not in command("play", "dieb", "--seed", 5, typed=PLACE_THREE).out


# --- several people at one screen ------------------------------------------------------------------------------------


def typed_lines(lines):
    return "".join(f"{line}\n" for line in lines)


def test_screen_is_handed_over_without_showing_hands(command):
    placing = ["place a", "place a", "place b", "place b", "place c", "place c", "place d", "place d"]
    typed = typed_lines([*placing, "", "pass", "", "", "pass *", "", "", "log", "quit"])
    outcome = command("play", "dieb", "--seats", "person:Anna,person:Bela", "--seed", 2, typed=typed)
    before, *scenes = re.split(
        r"Hand over to (?:Anna|Bela)\. (?:Anna|Bela), press Enter when nobody else looks\.", outcome.out
    )
    assert "New in your hand" not in before
    assert "Your hand:" not in before
    assert len(scenes) == 3
    whose = ["Anna", "Bela", "Anna"]
    for name, scene in zip(whose, scenes, strict=True):
        other = "Bela" if name == "Anna" else "Anna"
        assert f"{name} >" in scene
        assert f"{other} >" not in scene
        assert scene.count("Your hand:") == 1
    assert "Press Enter to hide your cards." in scenes[0]
    assert "Meanwhile:" in scenes[1]
    # Bela sees that Anna drew, but not which cards.
    since = scenes[1].split("Meanwhile:")[1].split("╭")[0]
    assert "Anna: 4 cards drawn." in since
    assert "New in your hand" not in since.split("Anna: 4 cards drawn.")[1]
    match = baghdad.game("dieb").new(2, seed=2)
    for action in [*placing, "pass"]:
        match.play(action)
    hands = [match.view(seat)["hands"][seat]["cards"] for seat in (0, 1)]
    assert hands[0] != hands[1]
    palaces = ("Peacock", "Moon", "Lion", "Pomegranate", "Falcon", "Lamp")
    shown = re.search(r"Your hand:(.*?)\n\n", scenes[1], re.DOTALL)[1]
    for palace, number in zip(palaces, hands[1], strict=True):
        assert (f"{palace} ×{number}" in shown) == (number > 0)


def test_undo_with_several_people(command, tmp_path):
    placing = ["place a", "place a", "place b", "place b", "place c", "place c", "place d", "place d"]
    typed = typed_lines([*placing, "", "1", "undo", "quit"])
    outcome = command("play", "dieb", "--seats", "me,person:Bela", "--seed", 2, "--save", "kept", typed=typed)
    assert "Player 1 >" in outcome.out
    assert "Taken back" in outcome.out
    assert len(record_in(tmp_path / "kept").actions) == len(placing)


@pytest.mark.parametrize(("language", "name"), [("en", "Journeyman 2"), ("de", "Geselle 2"), ("cs", "Tovaryš 2")])
def test_computer_players_have_names_in_the_readers_language(command, language, name):
    assert name in command("play", "dieb", "--seed", 1, "--language", language).out


def test_queries_and_more_at_the_prompt(command):
    typed = "who\nscan f\nwhere thieves\nmoves\nlast\nmore\nhnad\nscan z\nplace a\nlast\nmoves\n"
    out = command("play", "dieb", "--seed", 5, typed=typed).out
    assert "To act: You." in out
    assert "Lamp Palace (f): you have 0 of 4 thieves for the chest" in out
    assert "You, thieves: none." in out
    assert " 1 place a: a guard of yours before the Peacock Palace (a)" in out
    assert "Nothing has happened yet." in out
    assert "There is nothing more to tell." in out
    assert "“hnad” isn't an action. Did you mean hand?" in out
    assert "“z” can't be asked about here; Peacock, Moon, Lion, Pomegranate, Falcon, Lamp" in out
    assert "You: a guard before the Peacock Palace (a)." in out
