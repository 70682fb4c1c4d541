"""Players do not import research frameworks."""

import subprocess
import sys

HEAVY = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "pyarrow", "polars", "duckdb", "torch", "jax", "ray")


def test_importing_the_package_imports_no_framework():
    code = "import sys, baghdad, baghdad.envs, baghdad.cli, baghdad.envs.batch, baghdad.envs.registry\n"
    code += f"found = [name for name in {HEAVY!r} if name in sys.modules]\nassert not found, found"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


def test_registering_imports_no_rules():
    code = "import sys; from baghdad.envs.registry import register; register()\n"
    code += "assert not {'baghdad.dieb.engine', 'baghdad.voleurs.engine', 'numba'} & {*sys.modules}"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)
