"""`@rule` marks a function of the rules: compiled where Numba is at hand, as it stands where it isn't.

Nothing else in the project touches Numba. With `NUMBA_DISABLE_JIT=1`, or where Numba has no wheel, the very
same source runs interpreted.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

numba: Any
try:
    import numba
except ImportError:  # where Numba has no wheel
    numba = None

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT
MARKING = threading.Lock()  # one function at a time: where its code is kept is a setting of the whole process
WORD_BYTES = 8
ROOMS_WITH_RULES = ("bots", "envs")  # above the games; each may call what those before it have for the same game
PACKAGE = Path(__file__).resolve().parent.parent


def rooms_behind(room: str) -> list[Path]:
    """The folders whose sources a room's compiled rules are made of: a game's own and this one.

    Rooms above the games may call the rules of any of them; a part of one that is named after a game, that game's.
    """
    games = {folder for folder in PACKAGE.iterdir() if (folder / "rules").is_dir()}
    own = PACKAGE / room
    below = {game for game in games if room != "core" and own not in games and own.name in (room, game.name)}
    lower = ROOMS_WITH_RULES[: ROOMS_WITH_RULES.index(own.parent.name)] if own.parent.name in ROOMS_WITH_RULES else ()
    return sorted({PACKAGE / "core", own} | below | {PACKAGE / other / own.name for other in lower})


@cache
def sources_fingerprint(room: str) -> str:
    """A hash of all sources that a room's compiled rules are made of.

    Numba's own cache doesn't notice when a function that is *called* changes in another file; a folder named
    after all sources does.
    """
    digest = hashlib.sha256()
    for folder in rooms_behind(room):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder(room: str) -> Path:
    """Where a room's compiled rules are kept: `$BAGHDAD_CACHE`, the user's cache, or a folder of this process."""
    home = os.environ.get("BAGHDAD_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    name = room.replace("/", "-")
    folder = Path(home).expanduser() / "baghdad" / f"{name}-{sources_fingerprint(room)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return _folder_of_this_process()


@cache
def _folder_of_this_process() -> Path:
    """For want of a better place, one that goes when the process does."""
    folder = tempfile.mkdtemp(prefix="baghdad-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def is_cached(room: str) -> bool:
    """Whether compiled rules of just these sources lie on disk already, so that a first use won't take seconds."""
    return not COMPILED or any(cache_folder(room).rglob("*.nbc"))


def rule(function: Function) -> Function:
    """A rule of a game: Python to read, machine code to play."""
    if not COMPILED:
        return function
    # Numba looks up the folder when a function is marked; other people's functions keep their own.
    with MARKING:
        others_folder = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_folder(room_of(function)))
        try:
            # Nobody calls a rule from C.
            compiled = numba.njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
        finally:
            numba.config.CACHE_DIR = others_folder
    marked: Function = _once_for_all_integers(compiled)
    return marked


def _once_for_all_integers(compiled: Any) -> Any:
    """Lets rules call a rule with machine words, whatever constants and small integers they have at hand.

    Numba would compile it once more for each kind of them, which takes long and plays no faster.
    """
    template_for = compiled.get_call_template

    def call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return template_for(tuple(map(_as_word, args)), {name: _as_word(kind) for name, kind in kws.items()})

    compiled.get_call_template = call_template
    return compiled


def _as_word(kind: Any) -> Any:
    """The type of a machine word for smaller integers and constants; any other type as it is."""
    kind = numba.types.unliteral(kind)
    small = isinstance(kind, numba.types.Integer) and kind.bitwidth < numba.types.int64.bitwidth
    return numba.types.int64 if small else kind


def room_of(function: Callable[..., Any]) -> str:
    """The room a function lives in, `dieb` or `bots/dieb`; rules from elsewhere are kept with those of this one."""
    package, *rooms = function.__module__.split(".")
    if package != PACKAGE.name:
        return "core"
    room, part = (*rooms, "", "")[:2]
    return f"{room}/{part}" if (PACKAGE / room / part / "rules").is_dir() and part else room


def record(fields: list[Any]) -> np.dtype[Any]:
    """The type of a record with these fields, for rules to read and write by name.

    Every field lies where a machine word likes it, records within records too: NumPy forgets that they have words in
    them, and the compiler insists.
    """
    names, formats, offsets, end = [], [], [], 0
    for name, *kind in fields:
        form = np.dtype(tuple(kind) if len(kind) > 1 else kind[0])
        alignment = WORD_BYTES if form.base.names else form.base.alignment
        end = -(-end // alignment) * alignment
        names.append(name)
        formats.append(form)
        offsets.append(end)
        end += form.itemsize
    size = -(-end // WORD_BYTES) * WORD_BYTES
    layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return np.dtype((np.record, np.dtype(layout, align=True)))
