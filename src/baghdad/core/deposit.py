"""The processor's instruction that deposits bits at the places of a mask (PDEP), for compiled rules.

`FAST_DEPOSIT` says whether it can be used: not in interpreted rules, and not on processors that lack it or take long.
"""

from __future__ import annotations

from typing import Any

from baghdad.core.rule import COMPILED, numba

SLOW = ("znver1", "znver2")  # processors that have it in microcode only


def has_fast_deposit() -> bool:
    """Return whether rules are compiled for a processor on which the instruction is fast."""
    if not COMPILED:
        return False
    from llvmlite import binding

    return bool(binding.get_host_cpu_features().get("bmi2")) and binding.get_host_cpu_name() not in SLOW


FAST_DEPOSIT = has_fast_deposit()


def _deposit_instruction() -> Any:
    """Return a function for compiled rules that is the instruction itself."""
    from llvmlite import ir

    word = ir.IntType(64)

    def deposit(typing_context: Any, bits: Any, mask: Any) -> Any:
        """Put the lowest bits of a word at the places of the bits of a mask, in order."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = ir.FunctionType(word, [word, word])
            return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind), arguments)

        return numba.types.int64(numba.types.int64, numba.types.int64), generate

    return numba.core.extending.intrinsic(deposit)


deposit: Any = _deposit_instruction() if FAST_DEPOSIT else None
