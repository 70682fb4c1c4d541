"""Switching from interpreted to compiled rules while a process runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_rule import python

SCRIPT = Path(__file__).with_name("switched_match.py")
NEVER = -1
COMPILING = {"NUMBA_DISABLE_JIT": "0"}


@cache
def played(game: str, players: int, switch_after: int, disable: str = "0") -> dict[str, Any]:
    """Return what the script says of a match."""
    command = [sys.executable, str(SCRIPT), game, str(players), str(switch_after)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": disable}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    return facts


@pytest.mark.parametrize("switch_after", [0, 9, 60])
@pytest.mark.parametrize(("game", "players"), [("dieb", 3), ("voleurs", 3)])
def test_switched_match_is_the_same_with_undo_views_and_redeals(game, players, switch_after):
    interpreted, switched = played(game, players, NEVER), played(game, players, switch_after)
    assert (interpreted["compiled"], switched["compiled"]) == (False, True)
    assert switched["digest"] == interpreted["digest"]
    assert switched["undone"] == interpreted["undone"] > 5
    assert switched["decisions"] > switch_after


def test_nothing_is_compiled_that_another_process_has_compiled():
    played("dieb", 3, 9)
    again = subprocess.run(
        [sys.executable, str(SCRIPT), "dieb", "3", "9"],
        env={**os.environ, **COMPILING},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(again.stdout)["misses"] == []


CACHE_OF_COMPILED_START = """
from baghdad.core.rng import next_word, rng_for
next_word(rng_for(1))
"""
CACHE_AFTER_SWITCH = """
from baghdad.core import compilation, switch
compilation.start_interpreted()
from baghdad.core.rng import next_word, rng_for
switch.prepare(())
switch.commit()
from baghdad.core.compiled_forms import _compiled
next_word(rng_for(1))
print(sum(sum(made.stats.cache_misses.values()) for made in _compiled.values()), compilation.is_compiled())
"""


def test_code_of_a_process_that_started_compiled_is_found(tmp_path):
    environment = {**COMPILING, "BAGHDAD_CACHE": str(tmp_path)}
    python(CACHE_OF_COMPILED_START, **environment)
    assert python(CACHE_AFTER_SWITCH, **environment) == "0 True"


def test_switch_does_nothing_where_rules_are_not_compiled():
    assert played("dieb", 3, 9, disable="1")["compiled"] is False
    assert played("dieb", 3, 9, disable="1")["digest"] == played("dieb", 3, NEVER)["digest"]


THREADS = """
import json, threading
from baghdad.core import compilation, switch
compilation.start_interpreted()
import baghdad
from baghdad.bots import bot
from baghdad.core.rng import rng_for
game = baghdad.game("dieb")

def play(seed):
    match, player = game.new(2, seed=seed), bot("greedy", "dieb")
    forms = set()
    while not match.over:
        rng = rng_for(seed, len(match.history))
        match.play(player.choose(match.knowledge(match.to_act[0], rng), rng).action)
        forms.add(type(match.state).__name__)
    return json.dumps(match.position()), forms

expected = [play(seed)[0] for seed in range(3)]
played, mixed, stop, rounds = [], [], threading.Event(), [0, 0]

def play_on(index):
    while not stop.is_set():
        position, forms = switch.using_rules(play, index)
        played.append(position == expected[index])
        mixed.append(len(forms) > 1)
        rounds[index] += 1

threads = [threading.Thread(target=play_on, args=(index,)) for index in range(2)]
for thread in threads:
    thread.start()
switch.prepare(["dieb"])
while min(rounds) < 2:
    pass
before = list(rounds)
switch.commit()
while min(after - now for after, now in zip(rounds, before)) < 3:
    pass
stop.set()
for thread in threads:
    thread.join()
print(all(played), any(mixed), compilation.is_compiled(), switch.is_busy(), play(2)[0] == expected[2])
"""


def test_switch_waits_for_threads_that_play():
    assert python(THREADS, **COMPILING) == "True False True False True"


LATE_RULE = """
from baghdad.core import arrays as np
from baghdad.core.rng import RNG, next_word
from baghdad.core.rule import each_field, record, rule

PAIR = record([("first", "<i8"), ("second", "i1"), ("rng", RNG)])
NAMES = ("first", "second")
TABLE = np.constant([10, 20, 30], "i1")

@rule
def total(pair):
    found = 0
    for name in each_field(NAMES):
        found += pair[name]
    return found + TABLE[1] + (next_word(pair.rng) & 1)

def fresh():
    pair = np.new_record(PAIR)
    pair.first, pair.second = 3, 4
    return pair

held = [total]
"""
IMPORT_LATE = """
from baghdad.core import compilation, switch
compilation.start_interpreted()
{early}
switch.prepare(())
switch.commit()
import late_rule
from baghdad.core.compiled_forms import _compiled
print(late_rule.held[0](late_rule.fresh()), len(_compiled[late_rule.total].signatures))
"""


@pytest.mark.parametrize("early", ["import late_rule; late_rule.total(late_rule.fresh())", "import baghdad.core.rng"])
def test_rules_of_other_projects_are_switched_and_so_are_those_imported_later(early, tmp_path, monkeypatch):
    (tmp_path / "late_rule.py").write_text(LATE_RULE)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    interpreted = python("import late_rule; print(late_rule.total(late_rule.fresh()))", NUMBA_DISABLE_JIT="1")
    switched = python(IMPORT_LATE.format(early=early), **COMPILING, BAGHDAD_CACHE=str(tmp_path))
    assert switched == f"{interpreted} 1"


OLD_RNG = """
from baghdad.core import compilation, switch
compilation.start_interpreted()
from baghdad.core.rng import next_word, rng_for
rng = rng_for(1)
switch.commit()
try:
    next_word(rng)
except Exception as error:
    print(type(error).__name__)
"""


def test_what_was_not_converted_is_refused_by_compiled_rules():
    assert python(OLD_RNG, **COMPILING) == "TypingError"


SEARCH = """
from baghdad.core import compilation, switch
{start}
import baghdad
from baghdad.bots import bot
from baghdad.core.rng import rng_for
from baghdad.server.automation.bot_choices import copy_for_thread
from baghdad.server.tables.live_match import LiveMatch
game = baghdad.game({game!r})
match = LiveMatch(game, 3, game.options(), 7)
for number in range(60):
    if number == 30:
        waiting = copy_for_thread(match)
        bot("master:2", game.name)
        {switch}
        print(waiting.legal(waiting.to_act[0])[0], waiting.view(0))
    seat = game.blocking_seats(match.state)[0]
    rng = rng_for(1, number)
    match.apply_unchecked(bot("greedy", game.name).choose(match.knowledge(seat, rng), rng).action, seat)
seat = game.blocking_seats(match.state)[0]
print(bot("master:30", game.name).choose(match.knowledge(seat, rng_for(2)), rng_for(3)), match.view(seat))
print(compilation.is_compiled())
"""


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_searching_bots_and_tables_of_the_server_go_on_compiled(game):
    started = python(SEARCH.format(game=game, start="", switch=""), **COMPILING)
    start, switched = "compilation.start_interpreted()", f"switch.prepare([{game!r}]); switch.commit()"
    assert python(SEARCH.format(game=game, start=start, switch=switched), **COMPILING) == started
    assert started.endswith("True")
