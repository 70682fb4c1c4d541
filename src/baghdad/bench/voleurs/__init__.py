"""Benchmarks that only voleurs has."""

from __future__ import annotations

from pathlib import Path

from baghdad.bench.compiled_rules import CompiledRules
from baghdad.bench.yardstick import Yardstick

BENCH = CompiledRules(
    playouts="baghdad.voleurs.rules.playouts",
    from_python="baghdad.voleurs.rules.from_python",
    workspace="baghdad.voleurs.workspace:workspace",
    figures={
        "large_hand": "baghdad.bench.voleurs.large_hand:measure",
        "legal_list": "baghdad.bench.voleurs.growth:measure_hands",
        "board": "baghdad.bench.voleurs.growth:measure_boards",
        "search": "baghdad.bench.voleurs.rollouts:measure",
    },
    yardstick=Yardstick(Path(__file__).with_name("yardstick.c"), "baghdad.bench.voleurs.yardstick_tables:header"),
    option_text="baghdad.bench.voleurs.own_board:text",
)
