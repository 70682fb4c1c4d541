"""Whoever plays doesn't pay for research."""

import subprocess
import sys

HEAVY = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "pyarrow", "polars", "duckdb", "torch", "jax", "ray")


def test_importing_the_package_imports_no_framework():
    code = "import sys, baghdad, baghdad.envs, baghdad.cli, baghdad.envs.batch, baghdad.envs.registry\n"
    code += f"found = [name for name in {HEAVY!r} if name in sys.modules]\nassert not found, found"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


def test_registering_loads_no_rules():
    code = "import sys; from baghdad.envs.registry import register; register()\n"
    code += "assert 'baghdad.dieb' not in sys.modules and 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)
