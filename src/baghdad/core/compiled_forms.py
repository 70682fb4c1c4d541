"""The compiled forms of interpreted rules, and of the record types and constants that they refer to.

A rule stays the object that it is, wherever it is referred to: `forward` replaces its code by a call of its compiled
form. That is machine code which another process has stored (`stored_rules.py`); only where there is none, the compiler
is loaded. It sees the global names of a rule's module through `CompiledNames`. Compiled code is found in the cache
under the same names as in a process that started compiled, so nothing is compiled twice.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy

from baghdad.core import arrays, atomic, deposit, numpy_arrays, plain, prefetch, rng, rule, stored_rules
from baghdad.core.lazy import refresh_copies
from baghdad.core.plain_records import RecordType
from baghdad.core.target import numba_version

_sources: dict[Any, FunctionType] = {}  # each rule as the compiler sees it
_compiled: dict[Any, Any] = {}  # Numba's form of each rule that needed it
_callable: dict[Any, Callable[..., Any]] = {}  # what each rule calls after the switch


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
        if value is prefetch.plain_prefetch_row:
            return prefetch.compiled_prefetch_row()
        if value in atomic.INSTRUCTIONS:
            return atomic.compiled_atomic(atomic.INSTRUCTIONS[value])
        return numba_form(value) if value in _sources else value
    if isinstance(value, RecordType):
        return numpy_arrays.converted_type(value)
    if value is arrays:
        return numpy
    constant, code = plain.constants.get(id(value), (None, ""))
    return numpy_arrays.constant(value, code) if constant is value else value


def numba_form(function: Any) -> Any:
    """Return a rule as Numba compiles it; machine code is made when it is first called, or loaded."""
    if function not in _compiled:
        define_instructions()  # while it compiles, Numba doesn't learn of new ones
        _compiled.setdefault(function, rule.compiled_rule(_sources[function]))
    return _compiled[function]


def define_instructions() -> None:
    """Tell Numba the instructions that rules use."""
    deposit.compiled_deposit()
    prefetch.compiled_prefetch_row()
    for operation in atomic.INSTRUCTIONS.values():
        atomic.compiled_atomic(operation)


def make_compiled(function: Any) -> None:
    """Make the compiled form of a rule, of stored machine code if there is some."""
    if function not in _sources:
        names = CompiledNames(function.__globals__)
        source = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        source.__module__, source.__doc__ = function.__module__, function.__doc__
        _sources[function] = source
        _callable[function] = _stored_form(function) if runs_stored_rules() else numba_form(function)


def _stored_form(function: Any) -> Callable[..., Any]:
    """Return stored machine code of a rule. With arguments of other kinds, numbers are computed interpreted.

    A rule of numbers alone is short, so that isn't worth loading the compiler; it is loaded for records and arrays.
    """
    interpreted = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)

    def otherwise(*arguments: Any) -> Any:
        if all(type(argument) in stored_rules.NUMBERS for argument in arguments):
            return interpreted(*map(plain_number, arguments))
        compiled = numba_form(function)
        _become(function, _call_compiled, compiled=compiled)  # from the next call on
        return compiled(*arguments)

    folder = rule.cache_folder(rule.package_of(function))
    return stored_rules.stored_rule(folder, function, otherwise)


def plain_number(number: Any) -> Any:
    """Return a number of Python's for one of NumPy's, which may overflow."""
    return number.item() if isinstance(number, numpy.generic) else number


def runs_stored_rules() -> bool:
    """Return whether this process runs machine code that others have stored, without loading the compiler."""
    return stored_rules.is_possible() and rule.is_tested_version(numba_version())


def load_machine_code() -> None:
    """Load the compiler and machine code from its cache, where rules don't run without it."""
    if runs_stored_rules():
        return
    for function in list(_sources):
        compiled = numba_form(function)
        if hasattr(compiled, "load_cached"):
            compiled.load_cached()
        elif not compiled.signatures:  # the first call takes half a second, whatever the rule is
            make_compiled(rng.next_word)
            numba_form(rng.next_word)(numpy_arrays.new_record(rng.RNG))
            break


def _call_compiled(*arguments: Any, compiled: Any) -> Any:
    return compiled(*arguments)


def forward(function: FunctionType) -> None:
    """Make a rule call its compiled form from now on."""
    make_compiled(function)
    compiled = _callable[function]
    if isinstance(compiled, FunctionType) and compiled.__kwdefaults__:
        _become(function, compiled, **compiled.__kwdefaults__)
    else:
        _become(function, _call_compiled, compiled=compiled)


def _become(function: FunctionType, other: Any, **defaults: Any) -> None:
    """Give a function the code of another one, with these values for the arguments that nobody passes."""
    function.__defaults__, function.__kwdefaults__ = None, defaults
    function.__code__ = other.__code__


PLAIN_NAMES = ("constant", "layout_of", "record")  # modules that are imported later have plain names as well


def use_numpy() -> None:
    """Give the module `arrays` the names of NumPy."""
    for name in set(plain.__all__).difference(PLAIN_NAMES):
        setattr(arrays, name, getattr(numpy_arrays, name))
    refresh_copies(arrays)
