"""Machine code of rules that runs in a process without the compiler."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

import baghdad
from baghdad.bots.compile_process import CompileProcess
from baghdad.core import numpy_arrays
from baghdad.core.object_file import UnknownFormat, read_image
from baghdad.core.stored_rules import ArrayOf, Number, RecordOf, is_possible
from tests.core.test_rule import python

ELF_HEADER_BYTES = 64
COMPILING = {"NUMBA_DISABLE_JIT": "0"}
stored_only = pytest.mark.skipif(not is_possible(), reason="machine code isn't stored on this kind of machine")


def test_what_is_no_object_file_is_refused():
    with pytest.raises(UnknownFormat):
        read_image(bytes(ELF_HEADER_BYTES), "rule")
    with pytest.raises(UnknownFormat):
        read_image(Path(sys.executable).resolve().read_bytes()[:18] + b"\xb7\0" + bytes(ELF_HEADER_BYTES), "rule")


def test_numbers_are_told_apart():
    assert all(Number("int64").accepts(number) for number in (3, np.int8(3), np.uint8(3), np.int64(3)))
    assert not any(Number("int64").accepts(other) for other in (3.0, True, np.uint64(3), np.float64(3), None, "3"))
    assert Number("uint8").accepts(np.uint8(3))
    assert not any(Number("uint8").accepts(other) for other in (3, np.int8(3), np.int64(3)))
    assert Number("float64").accepts(3.0)
    assert not Number("float64").accepts(3)
    assert Number("bool").accepts(True)
    assert not Number("bool").accepts(1)


def test_records_of_other_types_and_arrays_in_pieces_are_not_accepted():
    pair, other = (numpy_arrays.record([("first", kind), ("second", "<i8")]) for kind in ("<i8", "<i4"))
    record = RecordOf(np.dtype({"names": ["first", "second"], "formats": ["<i8", "<i8"], "itemsize": 16}))
    assert record.accepts(numpy_arrays.new_record(pair))
    assert record.accepts(numpy_arrays.new_record(pair))  # whose type it knows by now
    assert not record.accepts(numpy_arrays.new_record(other))
    assert not record.accepts(np.zeros((), pair))
    row = ArrayOf(np.dtype(np.int64), 1)
    assert row.accepts(np.zeros(4, np.int64))
    assert not row.accepts(np.zeros(8, np.int64)[::2])
    assert not row.accepts(np.zeros((2, 2), np.int64))
    assert not row.accepts(np.zeros(4, np.int32))
    assert not row.accepts([1, 2])
    fixed = np.zeros(4, np.int64)
    fixed.flags.writeable = False
    assert not row.accepts(fixed)


STORE = """
from baghdad.core.rng import below, rng_for
print(below(rng_for(1), 1000))
"""
RUN = """
import sys
from baghdad.core import compilation, switch
compilation.start_interpreted()
from baghdad.core.rng import below, next_word, rng_for
switch.prepare(())
switch.commit()
print(below(rng_for(1), 1000), "numba" in sys.modules)
{more}
"""


@pytest.fixture(scope="module")
def stored_cache(tmp_path_factory):
    """Store a rule's machine code; return the cache, and the number that the rule gives."""
    folder = tmp_path_factory.mktemp("stored")
    return folder, python(STORE, **COMPILING, BAGHDAD_CACHE=str(folder))


@pytest.fixture
def stored(stored_cache, tmp_path):
    """Return an environment with a cache of its own that has the code, and the number that the rule gives."""
    folder, number = stored_cache
    shutil.copytree(folder, tmp_path / "cache")
    return {**COMPILING, "BAGHDAD_CACHE": str(tmp_path / "cache")}, number


OTHER_ARGUMENTS = """
print(below(rng_for(1), 1000.0), "numba" in sys.modules)
"""


@stored_only
@pytest.mark.parametrize("more", ["", OTHER_ARGUMENTS])
def test_compiler_is_loaded_only_for_other_arguments_than_the_code_is_for(more, stored):
    environment, number = stored
    expected = [f"{number} False", f"{number} True"][: 1 + bool(more)]
    assert python(RUN.format(more=more), **environment).splitlines() == expected


NUMBERS_ALONE = """
import numpy
from baghdad.core.bits import nth_bit
print(nth_bit(0b10110, numpy.uint8(2)), nth_bit(numpy.uint8(0b10000000), 0), "numba" in sys.modules)
"""


@stored_only
def test_rule_of_numbers_alone_is_interpreted_where_no_code_is_stored(stored):
    environment, _ = stored
    assert python(RUN.format(more=NUMBERS_ALONE), **environment).splitlines()[1] == "4 7 False"


@stored_only
def test_damaged_file_is_not_used(stored, tmp_path):
    environment, number = stored
    for path in tmp_path.rglob("*.code"):
        path.write_bytes(path.read_bytes()[:100])
    assert python(RUN.format(more=""), **environment) == f"{number} True"


@stored_only
def test_code_for_another_processor_is_not_run(stored):
    environment, number = stored
    assert python(RUN.format(more=""), **environment, NUMBA_CPU_NAME="generic") == f"{number} True"


SERVING = """
import sys
import traceback
UNWANTED = ("numba", "llvmlite", "scipy", "pandas", "rich", "matplotlib")
importing = []  # the calls that led to the last of them
class Witness:
    def find_spec(self, name, path=None, target=None):
        if name in UNWANTED:
            importing[:] = traceback.format_stack()
sys.meta_path.insert(0, Witness())
from baghdad.core import compilation, switch
compilation.start_interpreted()
from baghdad.bots.warm_up import warm_up
from baghdad.core.rng import rng_for
from baghdad.server.automation.bot_choices import bot_choice
from baghdad.server.runner import serve
from baghdad.server.tables.live_match import LiveMatch
import baghdad
games = baghdad.games()
switch.prepare(games)
switch.commit()
for name in games:
    game = baghdad.game(name)
    list(warm_up(name))
    match = LiveMatch(game, game.min_players, game.options(), 7)
    while not match.over:
        seat = game.blocking_seats(match.state)[0]
        match.view(seat)
        match.texts(seat)
        match.apply_unchecked(bot_choice(match, seat, "random").action, seat)
assert compilation.is_compiled()
found = sorted(name for name in sys.modules if name in UNWANTED)
print(found, *(importing if found else []))
"""


@stored_only
def test_server_that_plays_every_game_and_level_compiled_has_not_loaded_the_compiler(monkeypatch):
    """With Numba and LLVM it would take three times as much memory; `baghdad warm` must compile all that it uses."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    for game in baghdad.games():
        with CompileProcess(game) as process:
            assert process.wait() == ""
    assert python(SERVING) == "[]"
