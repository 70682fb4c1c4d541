"""Benchmarks that only dieb has."""

from __future__ import annotations

from pathlib import Path

from baghdad.bench.compiled_rules import CompiledRules
from baghdad.bench.yardstick import Yardstick

BENCH = CompiledRules(
    playouts="baghdad.dieb.rules.playouts",
    from_python="baghdad.dieb.rules.from_python",
    workspace="baghdad.dieb.workspace:workspace",
    figures={"contests": "baghdad.bench.dieb.arena:measure", "thinking": "baghdad.bench.dieb.search:measure"},
    yardstick=Yardstick(Path(__file__).with_name("yardstick.c")),
)
