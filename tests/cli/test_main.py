"""The `baghdad` command itself: help, version, languages, and mistyped arguments."""

import os
import re
import subprocess
import sys

import pytest

import baghdad
from baghdad import words
from baghdad.bots import bots
from baghdad.cli import COMMAND_MODULES
from tests.cli.conftest import AS_COMMAND, in_its_own_process


def flat(text):
    """Return the text with all whitespace as single blanks."""
    return " ".join(text.split())


def test_version_is_printed(command):
    assert command("--version").out == f"baghdad {baghdad.__version__}\n"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_help_names_every_command_in_every_language(command, language):
    outcome = command("--help", "--language", language)
    assert outcome.status == 0
    say = words.localizer_for(language)
    text = flat(outcome.out)
    for name in COMMAND_MODULES:
        assert flat(f"{name} {say(f'help-{name}')}") in text
    assert flat(say("help-usage")) in text
    assert command("--language", language).out == outcome.out


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", COMMAND_MODULES)
def test_every_command_has_a_help_page_in_every_language(command, name, language):
    outcome = command(name, "--help", f"--language={language}")
    say = words.localizer_for(language)
    assert outcome.status == 0
    assert outcome.err == ""
    text = flat(outcome.out)
    assert flat(say(f"help-{name}")) in text
    assert flat(say("help-option-help")) in text


def test_help_of_play_lists_the_options_of_each_game(command):
    text = command("play", "--help").out
    for option in ("--tactical", "--edition", "--optional-theft", "--decision-cap"):
        assert option in text


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_mistyped_command_gets_a_suggestion_in_the_reader_s_language(command, language, monkeypatch):
    monkeypatch.setenv("BAGHDAD_LANGUAGE", language)
    outcome = command("pley")
    say = words.localizer_for(language)
    assert outcome.status == 2
    expected = f"{say('command-error-unknown-command', command='pley')} {say('did-you-mean', nearest='play')}"
    assert outcome.err == f"{expected}\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["pley"], "Did you mean play?"),
        (["--colour"], "--colour"),
        (["play", "dieb", "--tactcal"], "Did you mean --tactical?"),
        (["play", "dieb", "--seat", "me"], "Did you mean --seats?"),
        (["play", "dieb", "--no-edition"], "--no-edition"),
        (["play", "dieb", "--edition", "xx"], "fr, cs, it, nl"),
        (["play", "dieb", "--edition"], "--edition needs a value"),
        (["play", "dieb", "--decision-cap", "many"], "many"),
        (["play", "dieb", "--decision-cap", "-1"], "-1"),
        (["play", "dieb", "--decision-cap=99999999999999999999999"], "9999"),
        (["play", "dieb", "--tactical=yes"], "takes no value"),
        (["play", "dieb", "chess"], "chess"),
        (["play", "dieb", "--seed"], "--seed"),
        (["play", "dieb", "--seed", "x"], "--seed"),
        (["play", "dieb", "--seed", "-1"], "-1"),
        (["play", "dieb", "--seed", "9" * 60], "128 bits"),
        (["play", "dieb", "--delay", "nan"], "--delay"),
        (["play", "dieb", "--seats", "me"], "2 to 4 players"),
        (["play", "dieb", "--seats", "me,greedy,greedy,greedy,greedy"], "2 to 4 players"),
        (["play", "dieb", "--seats", "me,gredy"], "Did you mean greedy?"),
        (["play", "dieb", "--seats", ""], "Nobody is called"),
        (["play", "dieb", "--seats", "me,person:"], "person:"),
        (["play", "dieb", "--first", "randm"], "Did you mean random?"),
        (["play", "dieb", "--first", "4"], "1 to 3"),
        (["play", "deib"], "Did you mean dieb?"),
        (["play"], "GAME is missing"),
        (["perft", "dieb"], "--depth is missing"),
        (["perft", "dieb", "--depth", "0"], "at least 1"),
        (["perft", "dieb", "--depth", "1", "--players", "7"], "2 to 4 players"),
        (["perft", "chess", "--depth", "1"], "chess"),
        (["legal"], "POSITION is missing"),
        (["games", "dieb"], "dieb"),
        (["bots", "chess"], "chess"),
        (["verify", "a", "b"], "“b”"),
        (["--language"], "--language"),
        (["--language", "frr"], "Did you mean fr?"),
        (["games", "--language=xx"], "xx"),
    ],
)
def test_bad_arguments_give_one_sentence_and_status_2(fails, arguments, part):
    assert part in fails(*arguments)


def test_control_characters_never_reach_the_terminal(fails):
    assert "\x1b" not in fails("\x1b[31mplay")
    assert "\x1b" not in fails("play", "dieb", "--seats", "me,\x1b]0;x")


def test_games_and_bots_are_listed(command):
    dieb, voleurs = command("games").out.splitlines()
    assert dieb == "dieb: The Thief of Baghdad, 2 to 4 players."
    assert voleurs == "voleurs: The Thieves of Baghdad, 3 to 6 players."
    for arguments in (["dieb"], ["voleurs"], []):
        listed = command("bots", *arguments).out
        known = {name: None for game in arguments or baghdad.games() for name in bots(game)}
        assert sorted(line.split(":")[0] for line in listed.splitlines()) == sorted(known)


def test_perft_prints_a_line_for_each_depth(command):
    lines = command("perft", "dieb", "--depth", "2", "--players", "3").out.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2"]
    assert all(line.split()[1].isdigit() for line in lines)


BOTS_ALONE = ("play", "dieb", "--seats", "random,random", "--seed", "1", "--decision-cap")


def test_closed_pipe_gives_no_error_message():
    with subprocess.Popen(
        [sys.executable, "-c", AS_COMMAND, *BOTS_ALONE, "300"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    ) as running:
        running.stdout.readline()
        running.stdout.close()
        complaint = running.stderr.read()
    assert complaint == b""


def test_unexpected_error_is_one_sentence(fails_unexpectedly, command):
    outcome = command("games")
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1
    assert "please report" in outcome.err


@pytest.fixture
def fails_unexpectedly(monkeypatch):
    def broken(name):
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(baghdad, "game", broken)


def test_output_falls_back_to_ascii():
    ran = in_its_own_process(*BOTS_ALONE, "20", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    shown = ran.stdout.decode("ascii")
    assert "+- a Peacock ---" in shown
    assert re.search(r"\| N [12]", shown)
