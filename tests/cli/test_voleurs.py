"""Voleurs at the terminal: whole matches, false claims, secrets between turns, refused input."""

import json
import re
from pathlib import Path

import pytest

import baghdad
from baghdad.words import localizer_for
from tests.cli.conftest import in_its_own_process, record_in
from tests.cli.voleurs_matches import buying, false_claim, played, started, typed_by, typed_by_all

SAY = localizer_for("en")
PAIR = ("play", "voleurs", "--seats", "person:Anna,person:Tom", "--two-players", "--seed", 4)


# --- whole matches -----------------------------------------------------------------------------------------------


def test_match_of_a_person_and_bots(command, tmp_path):
    match = played(["me", "random", "random"], 5, round_cap=2)
    assert match.over
    kept = tmp_path / "kept.json"
    seats = ("play", "voleurs", "--seats", "me,random,random", "--seed", 5, "--round-cap", 2, "--save", kept)
    outcome = command(*seats, typed=typed_by(match, 0))
    assert outcome.status == 0, outcome.err
    assert record_in(kept).actions == match.record().actions
    assert "Nobody wins." in outcome.out
    assert "cut off before the Vizier" in outcome.out
    assert "birthday card: " in outcome.out
    assert command("verify", kept).status == 0
    log = command("replay", kept).out
    assert "the slipper goes on to" in log
    assert "New in your hand" not in log


def test_match_of_people_hides_secrets_between_turns(command, tmp_path):
    match = played(["person:A", "person:B", "person:C"], 6, round_cap=1)
    kept = tmp_path / "kept.json"
    seats = ("play", "voleurs", "--seats", "person:A,person:B,person:C", "--seed", 6, "--round-cap", 1)
    outcome = command(*seats, "--save", kept, typed=typed_by_all(match))
    assert outcome.status == 0, outcome.err
    assert record_in(kept).actions == match.record().actions
    for screen in outcome.out.split("Hand over to ")[1:]:
        seat = "ABC".index(screen[0])
        birthdays = set(re.findall(r"birthday card asks for: ([^.]*)\.", " ".join(screen.split())))
        own = SAY("voleurs-birthday", birthday=match.view(seat)["seats"][seat]["birthday"])
        assert birthdays <= {own}


def test_resumed_match_continues_where_it_stopped(command, tmp_path):
    match = played(["me", "random", "random"], 5, round_cap=1)
    lines = typed_by(match, 0).splitlines(keepends=True)
    kept = tmp_path / "kept.json"
    seats = ("play", "voleurs", "--seats", "me,random,random", "--seed", 5, "--round-cap", 1, "--save", kept)
    first = command(*seats, typed="".join(lines[:3]) + "quit\n")
    assert first.status == 0
    assert 3 <= len(record_in(kept).actions) < len(match.history)
    assert command("play", "--resume", kept, typed="".join(lines[3:])).status == 0
    assert record_in(kept).actions == match.record().actions


def test_hint_names_an_action_and_its_reason(command):
    match = played(["me", "random", "random"], 5, steps=13)
    out = command(
        "play", "voleurs", "--seats", "me,random,random", "--seed", 5, typed=f"{typed_by(match, 0)}hint\n"
    ).out
    assert " would play `" in out or "the best moves, says Master" in out


# --- trading -----------------------------------------------------------------------------------------------------


def test_false_claim_is_shown_until_the_trade_is_made(command):
    match = started()
    before = typed_by_all(match)
    maker = match.to_act[0]
    real, lie = false_claim(match, maker)
    mine = match.view(maker)["seats"][maker]["cards"]
    back = match.view(1 - maker)["seats"][1 - maker]["cards"][0]
    handed_over = "\n\n" if match.history[-1].seat != maker else ""
    typed = f"{before}{handed_over}offer {2 - maker} give {real} as {lie} want 1 bazaar\n\n\naccept 1 < {back}\n"
    out = command(*PAIR, typed=typed).out
    *_, offering, answering = out.split("Hand over to ")
    assert f"Bazaar “{lie}”" in answering
    believing, learning = answering.split("You really got: ")
    assert not [name for name in mine if re.search(rf"\b{name}\b", believing)]
    assert learning.startswith(f"{real} (called “{lie}”). You gave: {back}.")
    assert f"Your cards in it: {real}" not in answering
    assert back not in offering


def test_offer_can_be_declined_and_withdrawn(command):
    match = started()
    maker = match.to_act[0]
    real, _ = false_claim(match, maker)
    handed_over = "\n\n" if match.history[-1].seat != maker else ""
    start = f"{typed_by_all(match)}{handed_over}offer {2 - maker} give {real}\n\n\n"
    declined = command(*PAIR, typed=f"{start}why withdraw 1\ndecline 1\n").out
    assert "Offer 1 isn't yours; only its maker withdraws it. [V-AMB-41]" in declined
    assert "offer 1 declined." in declined
    withdrawn = command(*PAIR, typed=f"{start}done\n\n\nwithdraw 1\n").out
    assert "offer 1 withdrawn." in withdrawn


TYPED_WHILE_TRADING = {
    "offer 9 give {card}": "There is no 9 here: players and offers are counted from 1. [V-AMB-41]",
    "offer {me} give {card}": "An offer goes to somebody else. [V-TRADE-1]",
    "offer {other} give Gold": "You don't hold the card Gold. [V-TRADE-1]",
    "offer {other} give {card} as Gold": "“Gold” is a card of another district",
    "offer {other} want 1 palace": "They hold no card of that district (Palace). [V-INFO-3]",
    "offer {other}": "An offer has to give something or want something. [V-TRADE-1]",
    "offer {other} give Golf": "“golf” in “offer {other} give Golf” means nothing there",
    "accept 3": "There is no open offer 3. [V-AMB-41]",
    "gem ruby < {card}": "`gem` isn't possible now: everybody is trading; purchases come after that. [V-ROUND-1]",
    "offre 1": "“offre 1” isn't an action. Did you mean offer?",
    "worth {card}, Gold": "dinars for ",
    "worth Golf": "Did you mean Gold?",
    "worth ruby": "Ruby has no value in dinars",
    "offer 0 give {card}": "“0” in “offer 0 give {card}” means nothing there, or stands there twice. Did you mean 1?",
    "moves e3": "No pawn that you could move now stands there: “e3”.",
}


def test_input_while_trading_is_answered(command):
    match = started()
    me = match.to_act[0]
    facts = {"me": me + 1, "other": 2 - me, "card": match.view(me)["seats"][me]["cards"][0]}
    before = typed_by_all(match) + ("\n\n" if match.history[-1].seat != me else "")
    answers = {typed.format(**facts): said.format(**facts) for typed, said in TYPED_WHILE_TRADING.items()}
    out = command(*PAIR, typed=before + "\n".join([*answers, ""])).out
    assert_answered(out, ("Anna", "Tom")[me], answers)


def assert_answered(out, name, answers):
    """Assert that each of the last lines that somebody typed is answered before the next."""
    *scenes, _ = out.split(f"{name} > ")[-len(answers) - 1 :]
    for scene, (typed, said) in zip(scenes, answers.items(), strict=True):
        assert said in " ".join(scene.split()), typed


# --- buying ------------------------------------------------------------------------------------------------------


def test_moves_are_folded_and_unfolded(command):
    match, seats = buying()
    thief = next(pawn["cell"] for pawn in match.view(0)["pawns"] if (pawn["seat"], pawn["pawn"]) == (0, "thief"))
    moves = [action for action in match.legal(0) if action.kind == "move" and action.start == thief]
    out = command(*seats, typed=f"{typed_by(match, 0)}moves {thief}\nmoves vizier\nall\n").out
    assert f"Thief {thief}: {len(moves)} moves, `moves {thief}`" in out
    assert re.search(r"1 [a-k]\d+, \d+ dinars?  ", out)
    assert "Vizier desert: " in out
    unfolded = command(*seats, typed=f"{typed_by(match, 0)}moves {thief}\n1\n").out
    assert re.search(rf"You: a thief (stays on|goes from) {thief}", unfolded)


TYPED_WHILE_BUYING = {
    "gem diamond < {card}": "That costs 35 dinars; the cards laid are worth {worth} to you. [V-GEM-1]",
    "agent thief < {card}": "Thieves can't be bought; everybody has one. [V-AGENT-1]",
    "move thief a1>a2 < {card}": "No pawn that you may move stands on a1",
    "move vizier desert>e6 < {card}": "e6 is ",
    "slipper 1": "You have the slipper; it goes to somebody else. [V-SLIP-1]",
    "slipper 2": "Whoever gets the slipper buys at least once before handing it on. [V-SLIP-2]",
    "move thief z9>z8 < {card}": "The city has no cell",
    "99": "There is no number 99 in the list.",
    "rules": "You win if",
    "values": "Scheherazade",
    "?": "`worth` and names of cards",
}


def test_input_while_buying_is_answered(command):
    match, seats = buying()
    card = match.view(0)["seats"][0]["cards"][0]
    typed_before = typed_by(match, 0)
    worth = command(*seats, typed=f"{typed_before}worth {card}\n").out
    facts = {"card": card, "worth": re.findall(r": (\d+) dinars? for", worth)[-1]}
    answers = {typed.format(**facts): said.format(**facts) for typed, said in TYPED_WHILE_BUYING.items()}
    out = command(*seats, typed=typed_before + "\n".join([*answers, ""])).out
    assert_answered(out, "You", answers)


# --- boards, positions, options -----------------------------------------------------------------------------------


def test_custom_board_is_played_on_and_saved_with_the_match(command, tmp_path):
    text = (Path(baghdad.__file__).parent / "voleurs" / "boards" / "oasis.txt").read_text(encoding="utf-8")
    own, kept = tmp_path / "own.txt", tmp_path / "kept.json"
    own.write_text(text.replace("The Oasis", "Our Town"), encoding="utf-8")
    seats = ("play", "voleurs", "--seats", "me,random,random", "--seed", 1)
    assert "Our Town" in command(*seats, "--board", own, "--save", kept, typed="quit\n").out
    own.unlink()
    assert "Our Town" in command("play", "--resume", kept, typed="quit\n").out


@pytest.mark.parametrize(
    ("board", "said"),
    [("rund-city", "Did you mean round-city?"), ("./none.txt", "There is no file ./none.txt."), ("own.txt", "Line 1")],
)
def test_invalid_board_is_refused_before_the_match(fails, tmp_path, board, said):
    (tmp_path / "own.txt").write_text("nonsense\n")
    assert said in fails("play", "voleurs", "--seats", "me,random,random", "--board", board)


def test_help_page_lists_the_options(command):
    out = command("play", "--help").out
    assert "--change-moves-vizier" in out
    assert "--round-cap" in out


def test_position_is_printed_and_read(command, tmp_path):
    match = started()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.position()))
    assert "done" in command("legal", path).out.splitlines()


def test_ascii_screen_shows_similar_signs():
    ran = in_its_own_process("--language", "cs", "board", "show", "oasis", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert ran.stdout.isascii()
    assert b" Pristav " in ran.stdout
    assert b"?" not in ran.stdout
