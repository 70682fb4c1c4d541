"""`python -m tests.warm`: compile the rules before the test suite, in two processes that share the work.

The suite passes without it, but its two workers would compile most rules twice.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import baghdad
from baghdad.arena.training.training_run import training_of
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.dieb import training as dieb
from baghdad.bots.voleurs import training as voleurs
from baghdad.bots.warm_up import match_in_progress, use_bot, use_rules
from baghdad.envs import batch

PLAYERS = {"dieb": ["ismcts:2", "search:2", "master:8", "planner"], "voleurs": ["greedy", "search:8", "master:8"]}


def play(game: str) -> None:
    """Play whole matches between bots in compiled code, and the beginning of one from Python."""
    names = PLAYERS[game]
    for players in (names, ["greedy"] * baghdad.game(game).min_players):
        runner = compiled_runner(game, players, baghdad.game(game).options())
        if runner is not None:
            runner.play(1)
    begin(game, names)


def begin(game: str, names: list[str]) -> None:
    """Play the beginning of a match from Python, after what playing needs is compiled."""
    use_rules(game)
    match = match_in_progress(game)
    for name in names:
        use_bot(match, name)


def playout(game: str) -> None:
    """Play a random match in compiled code."""
    work = import_module(f"baghdad.{game}.workspace").workspace(1, baghdad.game(game).options(decision_cap=9))
    import_module(f"baghdad.{game}.rules.playouts").play_matches(work, baghdad.game(game).min_players, 1)


def train(game: str) -> None:
    """Run the shortest possible training."""
    if game == "voleurs":
        voleurs.shares(voleurs.GREEDY_WEIGHTS, 3, 1, 0, 1)
        return
    dieb.LESSONS = dieb.TRIALS = 1
    with TemporaryDirectory() as folder:
        (course,) = training_of(game).runs([2], 1, 1, Path(folder))
        list(course.run())


def step(game: str) -> None:
    """Step a batch environment once."""
    env = batch.Dieb(2, opponents=["greedy"]) if game == "dieb" else batch.Voleurs(2)
    env.reset(1)
    env.step(env.sample())


def rules(game: str) -> None:
    """Compile everything that uses only a game's own rules; search bots build on it."""
    playout(game)
    step(game)
    begin(game, ["random"] * baghdad.game(game).min_players)


# Each process compiles one game, then the parts of the other game that build on what was compiled meanwhile.
PARTS = {
    "voleurs": [(rules, "voleurs"), (train, "dieb"), (step, "dieb")],
    "dieb": [(play, "dieb"), (playout, "dieb"), (play, "voleurs"), (train, "voleurs")],
}


def main(arguments: list[str]) -> int:
    """Run both parts in parallel processes, or the named one in this process."""
    if arguments:
        for compile_part, game in PARTS[arguments[0]]:
            compile_part(game)
        return 0
    parts = [subprocess.Popen([sys.executable, "-m", "tests.warm", part]) for part in PARTS]
    return max(part.wait() for part in parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
