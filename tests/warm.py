"""`python -m tests.warm`: compiles sources and rules before the suite, in two processes that share the work.

The suite is as right without it, but its two workers would compile most things twice.
"""

from __future__ import annotations

import compileall
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import baghdad
from baghdad.arena.schooling.course import school_of
from baghdad.bots import bot
from baghdad.bots.dieb import training as dieb
from baghdad.bots.swift import swift
from baghdad.bots.voleurs import training as voleurs
from baghdad.envs import batch
from baghdad.table.chance import chance_of

PLAYERS = {"dieb": ["greedy", "search:2", "master:2", "planner"], "voleurs": ["greedy", "search:8", "master:8"]}


def play(game: str) -> None:
    """The beginning of a match among all players, and all of one in compiled code."""
    names = PLAYERS[game]
    whole = swift(game, names, baghdad.game(game).options())
    if whole is not None:
        whole.play(1)
    match, chance = baghdad.game(game).new(len(names), seed=1), chance_of(1)
    players = [bot(name, game) for name in names]
    for _ in range(40):
        seat = match.to_act[0]
        match.play(players[seat].choose(match.knowledge(seat, chance), chance).action, seat)


def playout(game: str) -> None:
    """A random match in compiled code."""
    work = import_module(f"baghdad.{game}.workspace").workspace(1, baghdad.game(game).options(decision_cap=9))
    import_module(f"baghdad.{game}.rules.playing").play_matches(work, baghdad.game(game).min_players, 1)


def learn(game: str) -> None:
    """The shortest of trainings."""
    if game == "voleurs":
        voleurs.shares(voleurs.GREEDY_WEIGHTS, 3, 1, 0, 1)
        return
    dieb.LESSONS = dieb.TRIALS = 1
    with TemporaryDirectory() as folder:
        (course,) = school_of(game).courses([2], 1, 1, Path(folder))
        list(course.run())


def step() -> None:
    """A step of every batch."""
    for tables in (batch.Dieb(2, opponents=["greedy"]), batch.Voleurs(2)):
        tables.reset(1)
        tables.step(tables.sample())


def main(arguments: list[str]) -> int:
    """Both parts side by side, or one of them."""
    if arguments == ["voleurs"]:
        play("voleurs")
        playout("voleurs")
        learn("voleurs")
    elif arguments == ["others"]:
        play("dieb")
        playout("dieb")
        learn("dieb")
        step()
    else:
        for folder in ("src", "tests"):
            compileall.compile_dir(Path(__file__).parent.parent / folder, quiet=2)
        parts = [subprocess.Popen([sys.executable, "-m", "tests.warm", part]) for part in ("others", "voleurs")]
        return max(part.wait() for part in parts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
