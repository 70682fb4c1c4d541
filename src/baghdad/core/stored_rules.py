"""Files with the machine code of rules that Python calls, and how such a rule runs without the compiler.

Machine code is made for arguments of certain kinds. Where it is called with others, the compiler is loaded.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import platform
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy

from baghdad.core.machine_code import load
from baghdad.core.object_file import Image, UnknownFormat, read_image
from baghdad.core.target import target_tag

SUFFIX = ".code"
RECORD_DTYPE = numpy.void.dtype.__get__  # reads the type of a record, without its slow way of reading attributes
MACHINES = ("x86_64", "AMD64")


class Kind(ABC):
    """What machine code expects as an argument."""

    usual: str  # an expression that is true for most arguments of the kind, and for no others

    @abstractmethod
    def accepts(self, argument: Any) -> bool:
        """Return whether an argument is of this kind."""


SMALL_INTEGERS = (numpy.int8, numpy.int16, numpy.int32, numpy.uint8, numpy.uint16, numpy.uint32)
NUMBER_TYPES: dict[str, tuple[type, ...]] = {
    **{kind.__name__: (kind,) for kind in (*SMALL_INTEGERS, numpy.uint64)},
    "int64": (int, numpy.int64, *SMALL_INTEGERS),
    "float64": (float, numpy.float64),
    "bool": (bool, numpy.bool_),
}
NUMBERS = frozenset(chain.from_iterable(NUMBER_TYPES.values()))


@dataclass
class Number(Kind):
    """A number that is passed as this machine type, one of `NUMBER_TYPES`."""

    usual = "type({argument}) in types['{kind.name}']"
    name: str

    def accepts(self, argument: Any) -> bool:
        """Return whether an argument is of this kind."""
        return type(argument) in NUMBER_TYPES[self.name]


@dataclass
class RecordOf(Kind):
    """A record of this type."""

    usual = "type({argument}) is record and dtype_of({argument}) is {name}.dtype"
    dtype: numpy.dtype[Any]

    def accepts(self, argument: Any) -> bool:
        """Return whether an argument is of this kind."""
        return isinstance(argument, numpy.void) and self.is_type(argument.dtype)

    def is_type(self, other: numpy.dtype[Any]) -> bool:
        """Return whether a type equals this one; to find that out takes long, but not if it is the one seen last."""
        if other is not self.dtype:
            if other != self.dtype:
                return False
            self.dtype = other
        return True


@dataclass
class ArrayOf(RecordOf):
    """An array of this type, in one piece, that can be written."""

    usual = (
        "type({argument}) is ndarray and {argument}.dtype is {name}.dtype"
        " and {argument}.ndim == {kind.dimensions} and {argument}.flags.carray"
    )
    dimensions: int

    def accepts(self, argument: Any) -> bool:
        """Return whether an argument is of this kind."""
        return (
            isinstance(argument, numpy.ndarray)
            and self.is_type(argument.dtype)
            and argument.ndim == self.dimensions
            and argument.flags.carray
        )


def is_possible() -> bool:
    """Return whether machine code can be stored and run without the compiler on this machine."""
    return sys.platform == "linux" and platform.machine() in MACHINES and platform.python_implementation() == "CPython"


def store(folder: Path, function: Callable[..., Any], kinds: Sequence[Kind], code: bytes, entry: str) -> None:
    """Store an object file with the machine code of a rule, unless that was done or can't be."""
    digest = hashlib.sha256(repr(kinds).encode()).hexdigest()[:8]
    path = folder / f"{_name(function)}-{digest}-{target_tag()}{SUFFIX}"
    if not is_possible() or path.exists():
        return
    try:
        data = pickle.dumps((kinds, tuple(read_image(code, entry))))
    except UnknownFormat:
        return
    with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
        file.write(data)
    os.replace(file.name, path)


def stored_rule(folder: Path, function: Callable[..., Any], otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule that runs the machine code in a folder, or `otherwise` where there is none for its arguments."""
    for path in folder.glob(f"{_name(function)}-*-{target_tag()}{SUFFIX}"):
        with suppress(OSError, EOFError, pickle.UnpicklingError):  # a damaged file, or memory that may not be executed
            kinds, image = pickle.loads(path.read_bytes())
            otherwise = _checked(kinds, load(Image(*image), function.__name__), otherwise)
    return otherwise


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__name__}"


def _checked(kinds: Sequence[Kind], call: Callable[..., Any], otherwise: Callable[..., Any]) -> FunctionType:
    """Return a function that makes a call if its arguments are of these kinds.

    It is one expression about all arguments, because calling a function for each would take longer than the rule. All
    that it refers to are its own arguments, so that another function can take over its code.
    """

    def check(*arguments: Any) -> Any:
        accepted = all(kind.accepts(argument) for kind, argument in zip(kinds, arguments, strict=True))
        return (call if accepted else otherwise)(*arguments)

    names = {f"kind_{number}": kind for number, kind in enumerate(kinds)}
    usual = [kind.usual.format(argument=f"of_{name}", kind=kind, name=name) for name, kind in names.items()]
    passed = [f"of_{name}" for name in names]
    numpy_names = {"types": NUMBER_TYPES, "record": numpy.record, "dtype_of": RECORD_DTYPE, "ndarray": numpy.ndarray}
    used: dict[str, Any] = {"call": call, "check": check, **numpy_names, **names}
    arguments, condition = ", ".join(passed), " and ".join(usual) or "True"
    code = f"lambda {', '.join([*passed, '*', *used])}: call({arguments}) if {condition} else check({arguments})"
    checked: FunctionType = eval(code)  # of our own words only
    checked.__kwdefaults__ = used
    return checked
