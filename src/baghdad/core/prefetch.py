"""Prefetches memory: compiled rules have the processor load what they are about to use into its caches."""

from __future__ import annotations

from functools import cache
from typing import Any

from baghdad.core import compilation
from baghdad.core.rule import load_compiler

CACHE_LINE = 64  # bytes
FOR_WRITING, KEEP, DATA = 1, 3, 1  # operands of LLVM's instruction


def plain_prefetch_row(row: Any) -> None:
    """Do nothing: interpreted rules hardly wait for memory."""


@cache
def compiled_prefetch_row() -> Any:
    """Return a function for compiled rules that begins to load a row of bytes into the caches."""
    from llvmlite import ir

    numba = load_compiler()
    tools, number = numba.core.cgutils, ir.IntType(32)
    address_type = ir.IntType(8).as_pointer()
    operands = [number(FOR_WRITING), number(KEEP), number(DATA)]

    def prefetch_row(typing_context: Any, row: Any) -> Any:
        """Begin to load a row of bytes into the caches."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(row)(context, builder, arguments[0])
            start, size = builder.bitcast(array.data, address_type), array.nitems
            kind = ir.FunctionType(ir.VoidType(), [address_type, number, number, number])
            instruction = builder.module.declare_intrinsic("llvm.prefetch", [address_type], kind)
            with tools.for_range_slice(builder, size.type(0), size, size.type(CACHE_LINE)) as (byte, _):
                builder.call(instruction, [builder.gep(start, [byte]), *operands])
            return context.get_dummy_value()

        return numba.types.void(row), generate

    return numba.core.extending.intrinsic(prefetch_row)


prefetch_row: Any = compiled_prefetch_row() if compilation.is_compiled() else plain_prefetch_row
