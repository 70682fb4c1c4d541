"""Deposits bits at the places of a mask; compiled rules use the instruction of the processor for it (PDEP)."""

from __future__ import annotations

from functools import cache
from typing import Any

from baghdad.core import compilation
from baghdad.core.rule import compiled_rule, load_compiler

SLOW = ("znver1", "znver2")  # processors that have the instruction in microcode only


def plain_deposit(bits, mask):
    """Put the lowest bits of a word at the places of the bits of a mask, in order."""
    found = 0
    while bits and mask:
        if bits & 1:
            found |= mask & -mask
        bits >>= 1
        mask &= mask - 1
    return found


@cache
def compiled_deposit() -> Any:
    """Return what compiled rules call: the instruction, or where that is missing or slow the function above."""
    return deposit_instruction() if has_fast_deposit() else compiled_rule(plain_deposit)


def has_fast_deposit() -> bool:
    """Return whether rules are compiled for a processor on which the instruction is fast."""
    from llvmlite import binding

    config = load_compiler().config
    if config.CPU_NAME or config.CPU_FEATURES:  # compiled for another processor than this one
        return False
    return bool(binding.get_host_cpu_features().get("bmi2")) and binding.get_host_cpu_name() not in SLOW


def deposit_instruction() -> Any:
    """Return a function for compiled rules that is the instruction itself."""
    from llvmlite import ir

    numba = load_compiler()
    word, signed = ir.IntType(64), numba.types.int64

    def deposit(typing_context: Any, bits: Any, mask: Any) -> Any:
        """Put the lowest bits of a word at the places of the bits of a mask, in order."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = ir.FunctionType(word, [word, word])
            return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind), arguments)

        return signed(signed, signed), generate

    return numba.core.extending.intrinsic(deposit)


deposit: Any = compiled_deposit() if compilation.is_compiled() else plain_deposit
