"""Sessions at a pseudo-terminal, and commands in other processes."""

import json
import os
import pty
import re
import select
import signal
import sys
import time

import baghdad
from tests.cli.conftest import AS_COMMAND, PATIENCE, in_its_own_process, record_in

QUIET = 0.1  # seconds without anything new on the screen


def is_waiting(process_id):
    """Return whether a process waits for something; True where the system doesn't tell."""
    try:
        with open(f"/proc/{process_id}/stat", encoding="ascii") as stat:
            return stat.read().rpartition(")")[2].split()[0] == "S"
    except OSError:
        return True


def run_at_terminal(arguments, keystrokes, **environment):
    """Run a session at a pseudo-terminal: wait for each text, then type; return all output and the exit status."""
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover - another process
        # A test suite in the background ignores this signal, and its children inherit that.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.environ.update({"NUMBA_DISABLE_JIT": "1", "TERM": "xterm-256color", "LINES": "24", **environment})
        os.execv(sys.executable, [sys.executable, "-c", AS_COMMAND, *arguments])
    shown, searched, waiting = "", 0, list(keystrokes)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        ready, _, _ = select.select([terminal], [], [], QUIET)
        if ready:
            try:
                shown += os.read(terminal, 65536).decode("utf-8", "replace")
            except OSError:
                break
        # Type only when the process waits for a key: a Ctrl-C while a prompt is being written would wait for the next.
        if waiting and not ready and waiting[0][0] in shown[searched:] and is_waiting(child):
            searched = len(shown)
            text = waiting.pop(0)[1]
            if isinstance(text, int):
                os.kill(child, text)
            else:
                os.write(terminal, text.encode())
    else:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    return shown, status


def test_short_session_at_a_real_terminal(tmp_path):
    kept = tmp_path / "kept"
    keys = [("You >", "place a\n"), ("You >", "hint\n"), ("You >", "2\n"), ("You >", "quit\n")]
    shown, status = run_at_terminal(["play", "dieb", "--seed", "5", "--delay", "0", "--save", str(kept)], keys)
    assert os.waitstatus_to_exitcode(status) == 0
    assert "\x1b[" in shown
    assert "Journeyman would play" in shown or "the best moves, says Master" in shown
    assert [action for seat, action in record_in(kept).actions if seat == 0] == ["place a", "place b"]


def test_no_color_shows_no_colours(tmp_path):
    keys = [("You >", "place a\n"), ("You >", "quit\n")]
    shown, status = run_at_terminal(
        ["play", "dieb", "--seed", "5", "--delay", "0", "--save", str(tmp_path / "kept")], keys, NO_COLOR="1"
    )
    assert os.waitstatus_to_exitcode(status) == 0
    styles = set(re.findall(r"\x1b\[([0-9;]*)m", shown))
    assert not [style for style in styles if any(int(part or 0) >= 30 for part in style.split(";"))]


def test_kill_after_an_action_loses_nothing(tmp_path):
    kept = tmp_path / "kept"
    keys = [("You >", "place a\n"), ("You >", "place c\n"), ("You >", signal.SIGKILL)]
    _, status = run_at_terminal(["play", "dieb", "--seed", "5", "--delay", "0", "--save", str(kept)], keys)
    assert os.WIFSIGNALED(status)
    assert len(record_in(kept).actions) == 6
    assert baghdad.game("dieb").replay(record_in(kept)).to_act == (0,)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_ctrl_c_quits_and_keeps_the_match(tmp_path):
    kept = tmp_path / "kept"
    shown, status = run_at_terminal(["play", "dieb", "--seed", "5", "--save", str(kept)], [("You >", "\x03")])
    assert os.waitstatus_to_exitcode(status) == 0
    assert "Traceback" not in shown
    assert "baghdad play --resume" in shown
    assert kept.exists()


def test_replay_steps_by_keys(tmp_path):
    kept = tmp_path / "kept"
    match = baghdad.game("dieb").new(2, seed=1, seats=["me", "greedy"])
    match.play("place a")
    match.play("place b")
    kept.write_text(match.record().to_json())
    ask = "\n> "
    keys = [(ask, "\n"), (ask, "n\n"), (ask, "\n"), (ask, "p\n"), (ask, "2\n"), (ask, "x\n"), (ask, "q\n")]
    shown, status = run_at_terminal(["replay", str(kept)], keys)
    assert os.waitstatus_to_exitcode(status) == 0
    moments = re.findall(r"Action (\d) of 2", re.sub(r"\x1b\[[0-9;]*m", "", shown))
    assert moments == ["1", "2", "1", "2"]
    assert "so there is no moment 3" in shown


def test_bad_input_in_another_process(tmp_path):
    ran = in_its_own_process("verify", tmp_path / "nothing.json")
    assert ran.returncode == 2
    assert ran.stderr.decode().count("\n") == 1
    assert json.dumps(ran.stdout.decode()) == '""'
