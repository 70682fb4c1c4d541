"""Nothing calls what Windows lacks without asking for it first."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "baghdad"
# Functions of `os`, and modules, that Python has on Unix only.
FUNCTIONS = {
    *("chown", "fchmod", "fork", "getegid", "geteuid", "getgid", "getloadavg", "getpriority", "getuid", "killpg"),
    *("mkfifo", "nice", "openpty", "pread", "pwrite", "register_at_fork", "sched_getaffinity", "sched_setaffinity"),
    *("sendfile", "setpriority", "setsid", "statvfs", "sysconf", "uname", "wait", "wait3", "wait4"),
}
MODULES = {"curses", "fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"}
# Where something else says that this is Unix: /proc in the first two, another function of the module in the last.
ASKED_ELSEWHERE = {
    ("bench/process_tree.py", "sysconf"),
    ("bench/timing.py", "sysconf"),
    ("server/processes/supervisor.py", "fork"),
}


def guarded(node: ast.AST, parents: dict[ast.AST, ast.AST], name: str) -> bool:
    """Return whether a condition around a node, or before it in its function, asks for a function of `os`."""
    question = f"hasattr(os, '{name}')"
    while node in parents:
        node = parents[node]
        if isinstance(node, ast.If | ast.IfExp | ast.FunctionDef) and question in ast.unparse(node):
            return True
    return False


def catches_import_error(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    while node in parents:
        node = parents[node]
        if isinstance(node, ast.Try) and any("ImportError" in ast.unparse(each) for each in node.handlers):
            return True
        if isinstance(node, ast.With) and "suppress(ImportError)" in ast.unparse(node.items[0]):
            return True
    return False


def missing_on_windows() -> Iterator[tuple[str, str]]:
    """Yield each use of something that Windows lacks which isn't guarded: file and name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        file = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "os" and node.attr in FUNCTIONS:
                if not guarded(node, parents, node.attr):
                    yield file, node.attr
            elif isinstance(node, ast.Import | ast.ImportFrom):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names]
                for name in MODULES.intersection(names):
                    if not catches_import_error(node, parents):
                        yield file, name


def test_nothing_that_windows_lacks_is_used_unasked():
    assert set(missing_on_windows()) == ASKED_ELSEWHERE
