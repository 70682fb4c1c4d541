"""The compiled forms of interpreted rules, and of the record types and constants that they refer to.

A rule stays the object that it is, wherever it is referred to: `forward` replaces its code by a call of its compiled
form. That sees the global names of its module through `CompiledNames`. Compiled code is found in the cache under the
same names as in a process that started compiled, so nothing is compiled twice.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

import numpy

from baghdad.core import arrays, atomic, deposit, numpy_arrays, plain, rng, rule
from baghdad.core.lazy import refresh_copies
from baghdad.core.plain_records import RecordType

_compiled: dict[Any, Any] = {}  # the compiled form of each rule


class CompiledNames(dict[str, Any]):
    """The global names of a module as its compiled rules see them."""

    def __init__(self, names: dict[str, Any]) -> None:
        super().__init__({"__name__": names["__name__"]})
        self.names = names

    def __missing__(self, name: str) -> Any:
        return compiled_form(self.names[name])


def compiled_form(value: Any) -> Any:
    """Return what compiled rules use instead of a plain rule, record type or constant, and of the module `arrays`."""
    if isinstance(value, FunctionType):
        if value is rule.interpreted_each_field:
            return rule.load_compiler().literal_unroll
        if value is deposit.plain_deposit:
            return deposit.compiled_deposit()
        if value in atomic.INSTRUCTIONS:
            return atomic.compiled_atomic(atomic.INSTRUCTIONS[value])
        return _compiled.get(value, value)
    if isinstance(value, RecordType):
        return numpy_arrays.converted_type(value)
    if value is arrays:
        return numpy
    constant, code = plain.constants.get(id(value), (None, ""))
    return numpy_arrays.constant(value, code) if constant is value else value


def make_compiled(function: Any) -> None:
    """Make the compiled form of a rule; machine code is made when it is first called, or loaded."""
    if function not in _compiled:
        names = CompiledNames(function.__globals__)
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        copy.__module__, copy.__doc__ = function.__module__, function.__doc__
        _compiled[function] = rule.compiled_rule(copy)


def load_machine_code() -> None:
    """Load machine code of rules from the cache, where that is possible before they are called."""
    for compiled in list(_compiled.values()):
        if hasattr(compiled, "load_cached"):
            compiled.load_cached()
        elif not compiled.signatures:  # the first call takes half a second, whatever the rule is
            make_compiled(rng.next_word)
            _compiled[rng.next_word](numpy_arrays.new_record(rng.RNG))
            break


def _call_compiled(*arguments: Any, compiled: Any) -> Any:
    return compiled(*arguments)


def forward(function: FunctionType) -> None:
    """Make a rule call its compiled form from now on."""
    make_compiled(function)
    function.__kwdefaults__ = {"compiled": _compiled[function]}
    function.__defaults__ = None
    function.__code__ = _call_compiled.__code__


PLAIN_NAMES = ("constant", "layout_of", "record")  # modules that are imported later have plain names as well


def use_numpy() -> None:
    """Give the module `arrays` the names of NumPy."""
    for name in set(plain.__all__).difference(PLAIN_NAMES):
        setattr(arrays, name, getattr(numpy_arrays, name))
    refresh_copies(arrays)
