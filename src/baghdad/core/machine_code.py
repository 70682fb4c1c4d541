"""Runs machine code of rules in a process that hasn't loaded the compiler, which would take 100 MB.

The code is what Numba made for callers in Python: it takes a tuple of arguments and returns an object. It calls
functions of Python and of two small libraries of Numba.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from struct import Struct
from typing import Any

from baghdad.core.object_file import Image

# Numba's libraries, each with the prefix that its functions have in machine code.
LIBRARIES = (("numba._helperlib", "numba_"), ("numba.core.runtime._nrt_python", "NRT_"))
ADDRESS = Struct("<Q")
TUPLE_AND_KEYWORDS = 1 | 2  # how Python calls such a function: METH_VARARGS | METH_KEYWORDS


class MethodDefinition(ctypes.Structure):
    """A `PyMethodDef`: what Python needs to know of a function in C."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_loaded: list[tuple[mmap.mmap, MethodDefinition]] = []  # never freed: functions refer to it


def load(image: Image, name: str) -> Callable[..., Any]:
    """Return a function that runs an image; raise OSError if the system doesn't let us, or a symbol is missing."""
    memory = mmap.mmap(-1, len(image.data), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory[:] = image.data
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for place, target in image.own_addresses:
        ADDRESS.pack_into(memory, place, start + target)
    for place, symbol in image.addresses:
        ADDRESS.pack_into(memory, place, address_of(symbol))
    for place in image.variables:  # Numba's environments, which have to be there but aren't used
        ADDRESS.pack_into(memory, place, id(None))
    make_executable(start, len(image.data))
    definition = MethodDefinition(name.encode(), start + image.entry, TUPLE_AND_KEYWORDS, None)
    _loaded.append((memory, definition))
    return new_function()(ctypes.byref(definition), None, None)  # type: ignore[no-any-return]


@cache
def address_of(symbol: str) -> int:
    """Return the address of a function that machine code calls."""
    for library, prefix in LIBRARIES:
        if symbol.startswith(prefix):
            return int(library_functions(library)[symbol.removeprefix(prefix)])
    try:
        return ctypes.cast(getattr(ctypes.pythonapi, symbol), ctypes.c_void_p).value or 0
    except AttributeError:
        raise OSError(symbol) from None


@cache
def library_functions(library: str) -> dict[str, int]:
    """Return the addresses of all functions of one of Numba's libraries, without importing Numba."""
    numba: Any = find_spec("numba")
    path = str(Path(numba.submodule_search_locations[0], *library.split(".")[1:])) + EXTENSION_SUFFIXES[0]
    loader = ExtensionFileLoader(library, path)
    module: Any = module_from_spec(ModuleSpec(library, loader, origin=path))
    loader.exec_module(module)
    functions: dict[str, int] = module.c_helpers
    return functions


def make_executable(start: int, size: int) -> None:
    """Let memory be executed, and no longer be written."""
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    protect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    if protect(start, size, mmap.PROT_READ | mmap.PROT_EXEC) != 0:
        raise OSError(ctypes.get_errno(), "mprotect")


@cache
def new_function() -> Any:
    """Return Python's function that makes a function of its definition."""
    made = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    return made(("PyCFunction_NewEx", ctypes.pythonapi))
