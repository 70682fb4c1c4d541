"""Atomic counters that several threads of compiled code use at once; interpreted rules run one at a time anyway."""

from __future__ import annotations

from functools import cache
from typing import Any

from baghdad.core import compilation
from baghdad.core.rule import load_compiler


def plain_fetch_add(counters, index, amount):
    """Add to a counter and return what it was before."""
    before = counters[index]
    counters[index] = before + amount
    return before


def plain_exchange(counters, index, value):
    """Set a counter and return what it was before."""
    before = counters[index]
    counters[index] = value
    return before


def plain_atomic_load(counters, index):
    """Return a counter."""
    return counters[index]


WORD_BYTES = 8
INSTRUCTIONS = {plain_fetch_add: "add", plain_exchange: "xchg"}  # as LLVM names them


@cache
def compiled_atomic(operation: str) -> Any:
    """Return a function for compiled rules that is an atomic instruction."""
    numba = load_compiler()
    word, tools = numba.types.int64, numba.core.cgutils

    def atomic(typing_context: Any, counters: Any, index: Any, operand: Any) -> Any:
        """Change a counter and return what it was before."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(counters)(context, builder, arguments[0])
            place = tools.get_item_pointer(context, builder, counters, array, [arguments[1]])
            return builder.atomic_rmw(operation, place, arguments[2], "seq_cst")

        return word(counters, word, word), generate

    return numba.core.extending.intrinsic(atomic)


@cache
def compiled_atomic_load() -> Any:
    """Return a function for compiled rules that reads a counter which other threads change, without writing to it."""
    numba = load_compiler()
    word, tools = numba.types.int64, numba.core.cgutils

    def atomic_load(typing_context: Any, counters: Any, index: Any) -> Any:
        """Return a counter."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(counters)(context, builder, arguments[0])
            place = tools.get_item_pointer(context, builder, counters, array, [arguments[1]])
            return builder.load_atomic(place, "seq_cst", WORD_BYTES)

        return word(counters, word), generate

    return numba.core.extending.intrinsic(atomic_load)


fetch_add: Any = compiled_atomic("add") if compilation.is_compiled() else plain_fetch_add
exchange: Any = compiled_atomic("xchg") if compilation.is_compiled() else plain_exchange
atomic_load: Any = compiled_atomic_load() if compilation.is_compiled() else plain_atomic_load
