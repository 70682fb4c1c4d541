"""Bots from a user's own Python file, and bots with parameters."""

import pytest

from tests.cli.conftest import record_in

OWN_BOT = """
from baghdad.bots import Choice

class First:
    games = ("dieb",)

    def choose(self, knowledge, rng):
        return Choice(knowledge.legal[0], "pass")
"""
FAILING_BOT = (
    OWN_BOT
    + """
    def __init__(self):
        raise OSError("no weights")
"""
)


@pytest.mark.parametrize(
    "seats", [("--bot", "mine.py:First", "--seats", "First,greedy"), ("--seats", "mine.py:First,greedy")]
)
def test_user_bot_plays_and_its_record_needs_no_code(command, tmp_path, seats):
    (tmp_path / "mine.py").write_text(OWN_BOT)
    kept = tmp_path / "match.json"
    outcome = command("play", "dieb", *seats, "--decision-cap", 60, "--seed", 1, "--save", kept)
    assert (outcome.status, outcome.err) == (0, "")
    record = record_in(kept)
    assert record.seats == ["mine.py:First", "greedy"]
    assert {action for seat, action in record.actions[:4:2]} == {"place a"}
    (tmp_path / "mine.py").unlink()
    assert command("verify", kept).status == 0, "verifying a record loads no bot"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--bot", "mine.py"], "--bot"),
        (["--bot", "nowhere.py:First", "--seats", "First,greedy"], "nowhere.py"),
        (["--bot", "mine.py:First", "--seats", "Frist,greedy"], "Did you mean First?"),
        (["--bot", "mine.py:Frist", "--seats", "Frist,greedy"], "Did you mean First?"),
        (["--bot", "broken.py:First", "--seats", "First,greedy"], "ZeroDivisionError"),
        (["--bot", "failing.py:First", "--seats", "First,greedy"], "failing.py:First can't be loaded: OSError"),
        (["--seats", "greedy:5,greedy"], "after a colon"),
        (["--seats", "greedy:,greedy"], "greedy"),
    ],
)  # fmt: skip
def test_bad_user_bot_is_refused(fails, tmp_path, arguments, part):
    (tmp_path / "mine.py").write_text(OWN_BOT)
    (tmp_path / "broken.py").write_text("1 / 0")
    (tmp_path / "failing.py").write_text(FAILING_BOT)
    assert part in fails("play", "dieb", *arguments)
