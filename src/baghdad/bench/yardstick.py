"""Yardsticks: programs in C that play the same random matches as a game's compiled rules."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name

from baghdad.bench.errors import BenchError

HEADER = "yardstick_tables.h"  # with what a program needs to know of the game
OPTIMIZED = ("-O3", "-march=native")


@dataclass(frozen=True, slots=True)
class Yardstick:
    """The source of a yardstick, and the function that writes its header, as `module:function`, if it has one.

    The program takes `PLAYERS MATCHES SEED` and prints `{"decisions": …, "cpu": …}`; compiled with `-DTRACE` it writes
    every decision instead.
    """

    source: Path
    header: str = ""


def compiler() -> str | None:
    """Return the path of a C compiler, if there is one."""
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def compile_yardstick(yardstick: Yardstick, folder: Path, *flags: str) -> Path:
    """Compile a yardstick into a folder, with its header, and return the program."""
    program = folder / "yardstick"
    if yardstick.header:
        header: Callable[[], str] = resolve_name(yardstick.header)
        (folder / HEADER).write_text(header())
    command = [str(compiler()), *(flags or OPTIMIZED), f"-I{folder}", "-o", str(program), str(yardstick.source)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        raise BenchError("yardstick_fails", path=str(yardstick.source))
    return program


def run_yardstick(program: Path, players: int, matches: int, seed: int) -> float:
    """Run the yardstick and return the decisions per second that it reports."""
    command = [str(program), str(players), str(matches), str(seed)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        figures = json.loads(run.stdout)
        return float(figures["decisions"] / figures["cpu"])
    except (ValueError, KeyError, TypeError, ZeroDivisionError):
        raise BenchError("yardstick_fails", path=str(program.name)) from None
