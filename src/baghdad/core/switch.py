"""Switches a process that started interpreted to compiled rules, while it runs and with the same results.

`prepare` loads compiled rules, in a thread beside those that play; `commit` then takes no time to speak of.
A state that was made interpreted is plain. It goes on as a NumPy record with the same bytes: `arrays.current_form`
converts it when it is next used. Nothing else that is plain may be kept across the switch, no random generator and no
workspace. So no rule may run while the switch is made: threads that use rules do it in `using_rules`, and `commit`
waits until none does; the thread that calls `commit` needn't.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from baghdad.core import compilation
from baghdad.core.rule_gate import gate, is_busy, using_rules

__all__ = ["commit", "is_busy", "prepare", "using_rules"]

PACKAGES = ("{game}", "bots/{game}")  # that have the rules which matches of a game use

_lock = threading.Lock()  # one switch at a time


def prepare(games: Sequence[str]) -> None:
    """Load the compiled rules of games; where they can't be loaded without the compiler, this takes a second or two."""
    with _lock:
        if not _can_switch():
            return
        from baghdad.core import compiled_forms, rule

        for game in games:
            for package in PACKAGES:
                folder = Path(package.format(game=game), "rules")
                for path in sorted((rule.ROOT / folder).glob("[!_]*.py")):  # other projects' games import their own
                    import_module(".".join((rule.ROOT.name, *folder.parts, path.stem)))
        for function in list(rule.interpreted_rules):
            compiled_forms.make_compiled(function)
        compiled_forms.load_machine_code()


def commit() -> None:
    """Run rules compiled from now on; where they can't be compiled, do nothing."""
    with _lock:
        if not _can_switch():
            return
        from baghdad.core import compiled_forms, rule

        for function in list(rule.interpreted_rules):
            compiled_forms.make_compiled(function)
        with gate.alone():
            rule.on_new_rule.append(compiled_forms.forward)
            for function in list(rule.interpreted_rules):
                compiled_forms.forward(function)
            compiled_forms.use_numpy()
            compilation.switched = True


def _can_switch() -> bool:
    return not compilation.is_compiled() and compilation.can_compile()
