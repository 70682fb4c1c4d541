"""`@rule` marks a function of the rules, which Numba compiles if it is installed; also the cache of compiled code.

No other module uses Numba. With `NUMBA_DISABLE_JIT=1`, or where Numba has no wheel, the same source runs interpreted.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from baghdad.core import compilation
from baghdad.core.arrays import record as record

numba: Any = None
Function = TypeVar("Function", bound=Callable[..., Any])
interpreted_rules: list[FunctionType] = []  # of a process that started interpreted


def load_compiler() -> Any:
    """Import Numba and return it."""
    global numba
    if numba is None:
        import numba
    return numba


def each_field(names: Any) -> Any:
    """Let a rule go through the fields of a record by name: `for name in each_field(NAMES): … state[name] …`."""
    return names


interpreted_each_field = each_field
if compilation.is_compiled():
    each_field = load_compiler().literal_unroll  # Numba unrolls such a loop over a constant tuple

CACHE_DIR_LOCK = threading.Lock()  # Numba's cache folder is a setting of the whole process
TESTED_NUMBA = (("0", "68"),)  # minor versions that `rule_dispatcher.py` was tested with; `pyproject.toml` allows more
# Without the C wrapper, which nothing calls, compiling is faster.
COMPILER_OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
PACKAGES_WITH_RULES = ("bots", "envs")  # above the games; each may call those before it that serve the same game
PLUGINS = "plugins/"
ROOT = Path(__file__).resolve().parent.parent


def source_folders(package: str) -> list[Path]:
    """Return the folders whose sources a package's compiled rules depend on: its own, `core`, and packages below.

    A package above the games may call the rules of all games; a part of it that is named after a game, such as
    `bots/dieb`, those of that game.
    """
    games = {folder for folder in ROOT.iterdir() if (folder / "rules").is_dir()}
    own = ROOT / package
    if package.startswith(PLUGINS):  # rules of another project may call any of ours
        return [ROOT, _location(package.removeprefix(PLUGINS))]
    below = {game for game in games if package != "core" and own not in games and own.name in (package, game.name)}
    parent = own.parent.name
    lower = PACKAGES_WITH_RULES[: PACKAGES_WITH_RULES.index(parent)] if parent in PACKAGES_WITH_RULES else ()
    return sorted({ROOT / "core", own} | below | {ROOT / other / own.name for other in lower})


def _location(name: str) -> Path:
    """Return the folder of an imported package, or the file of a module."""
    module = sys.modules[name]
    path = Path(str(module.__file__))
    return path.parent if hasattr(module, "__path__") else path


@cache
def sources_fingerprint(package: str) -> str:
    """Return a hash of all sources that a package's compiled rules depend on.

    Numba's own cache doesn't notice when a function that is *called* changes in another file, so the cache folder
    is named after all sources.
    """
    digest = hashlib.sha256()
    for folder in source_folders(package):
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            digest.update(path.relative_to(ROOT if path.is_relative_to(ROOT) else folder.parent).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Return the folder that contains everything compiled: in `$BAGHDAD_CACHE`, else in the user's cache."""
    home = os.environ.get("BAGHDAD_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(home).expanduser() / "baghdad"


@cache
def cache_folder(package: str) -> Path:
    """Return the folder for a package's compiled rules; if that can't be written, a temporary folder."""
    name = package.replace("/", "-")
    folder = cache_home() / f"{name}-{sources_fingerprint(package)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return _temporary_folder()


@cache
def _temporary_folder() -> Path:
    """Return a folder that is deleted when the process ends."""
    folder = tempfile.mkdtemp(prefix="baghdad-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def is_cached(package: str) -> bool:
    """Return whether nothing has to be compiled before a start: all of a package's rules are in the cache, if any."""
    has_rules = (ROOT / package / "rules").is_dir()
    return not (compilation.is_compiled() and has_rules) or any(cache_folder(package).rglob("*.nbc"))


def rule(function: Function) -> Function:
    """Decorate a function of the rules: compile it with Numba, or return it unchanged where rules are interpreted."""
    if compilation.started_compiled():
        return compiled_rule(function)
    assert isinstance(function, FunctionType)
    interpreted_rules.append(function)
    for use in on_new_rule:
        use(function)
    return function  # pyright: ignore[reportReturnType]


on_new_rule: list[Callable[[FunctionType], None]] = []  # called with every rule that is imported from now on


def compiled_rule(function: Function) -> Function:
    """Return the compiled form of a function."""
    folder = cache_folder(package_of(function))
    if is_tested_version(load_compiler().__version__):
        from baghdad.core.rule_dispatcher import dispatcher

        compiled = dispatcher(function, folder, COMPILER_OPTIONS)
    else:
        compiled = _plain_dispatcher(function, folder)
    widened: Function = _widen_integer_arguments(compiled)
    return widened


def is_tested_version(version: str) -> bool:
    """Return whether `rule_dispatcher.py`, which uses internals of Numba, was tested with a version of it."""
    return tuple(version.split(".")[:2]) in TESTED_NUMBA


def _plain_dispatcher(function: Callable[..., Any], folder: Path) -> Any:
    """Return a rule that Numba compiles in its usual way."""
    # Numba reads its cache folder when it decorates a function. Functions of other libraries keep theirs.
    with CACHE_DIR_LOCK:
        previous_folder = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            return numba.njit(cache=True, **COMPILER_OPTIONS)(function)
        finally:
            numba.config.CACHE_DIR = previous_folder


def specialize(
    templates: Sequence[Callable[..., Any]], package: str, names: Mapping[str, Any]
) -> dict[str, Callable[..., Any]]:
    """Return copies of functions in which these global names have these values, by the names of the functions.

    The copies call each other, in the order given. They are compiled as rules of the package, so that several
    packages can have their own copies in the cache; without a package they run interpreted.
    """
    namespace = {**templates[0].__globals__, **names}
    found: dict[str, Callable[..., Any]] = {}
    for template in templates:
        copy = FunctionType(template.__code__, namespace, template.__name__)
        copy.__module__, copy.__doc__ = f"{ROOT.name}.{package}", template.__doc__
        found[template.__name__] = namespace[template.__name__] = rule(copy) if package else copy
    return found


def _widen_integer_arguments(compiled: Any) -> Any:
    """Make rules that call this one pass constants and small integers as 64-bit integers.

    Numba would otherwise compile it once for each integer type, which takes long and doesn't run faster.
    """
    template_for = compiled.get_call_template

    def call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return template_for(tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()})

    compiled.get_call_template = call_template
    return compiled


def _widened(kind: Any) -> Any:
    """Return the 64-bit integer type for constants and smaller integers, and any other type unchanged."""
    kind = numba.types.unliteral(kind)
    small = isinstance(kind, numba.types.Integer) and kind.bitwidth < numba.types.int64.bitwidth
    return numba.types.int64 if small else kind


def package_of(function: Callable[..., Any]) -> str:
    """Return the package of a rule, such as `dieb`, `bots/dieb`, or `plugins/NAME` for rules of another project."""
    root, *names = function.__module__.split(".")
    if root != ROOT.name:
        return PLUGINS + root
    package, part = (*names, "", "")[:2]
    return f"{package}/{part}" if (ROOT / package / part / "rules").is_dir() and part else package
