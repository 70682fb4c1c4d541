"""Benchmarks that only dieb has."""

from __future__ import annotations

from baghdad.bench.compiled_rules import CompiledRules

BENCH = CompiledRules(
    playouts="baghdad.dieb.rules.playouts",
    from_python="baghdad.dieb.rules.from_python",
    workspace="baghdad.dieb.workspace:workspace",
    figures={"contests": "baghdad.bench.dieb.arena:measure", "thinking": "baghdad.bench.dieb.search:measure"},
)
