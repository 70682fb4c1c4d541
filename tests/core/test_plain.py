"""Plain records: the same bytes as NumPy's, independent copies, and numbers that don't fit."""

from __future__ import annotations

import ast
import struct
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import baghdad
from baghdad.core import numpy_arrays, plain
from baghdad.core.plain_records import RecordType
from tests.core.record_forms import share_memory

MODULES = (
    "baghdad.core.rng",
    "baghdad.dieb.state",
    "baghdad.voleurs.state",
    "baghdad.voleurs.rules.payment_table",
    "baghdad.bots.dieb.workspace",
    "baghdad.bots.voleurs.rules.workspace",
)
NUMBERS = {
    code: st.floats(allow_nan=False) if code == "f8" else st.integers(low, high)
    for code, low, high in (
        ("i1", -(2**7), 2**7 - 1),
        ("u1", 0, 2**8 - 1),
        ("i2", -(2**15), 2**15 - 1),
        ("i4", -(2**31), 2**31 - 1),
        ("i8", -(2**63), 2**63 - 1),
        ("u8", 0, 2**64 - 1),
        ("f8", 0, 0),
    )
}


def record_types() -> dict[str, RecordType]:
    """Return every record type of core, games and bots."""
    found = {}
    for module in MODULES:
        for name, value in vars(import_module(module)).items():
            if isinstance(value, np.dtype | RecordType) and not name.startswith("_"):
                found[f"{module.removeprefix('baghdad.')}.{name}"] = numpy_arrays.layout_of(value)
    return found


TYPES = record_types()
EACH_TYPE = pytest.mark.parametrize("kind", TYPES.values(), ids=TYPES.keys())


@st.composite
def writes(draw: st.DrawFn, kind: RecordType) -> list[tuple[tuple[Any, ...], Any]]:
    """Return the paths of some numbers of a record, and what to write there."""
    return [draw(one_write(kind)) for _ in range(draw(st.integers(1, 8)))]


@st.composite
def one_write(draw: st.DrawFn, kind: RecordType) -> tuple[tuple[Any, ...], Any]:
    """Return the path of a number of a record, and what to write there."""
    field = draw(st.sampled_from(kind.fields))
    index = tuple(draw(st.integers(0, size - 1)) for size in field.shape)
    path = (field.name, *([index if len(index) > 1 else index[0]] if index else []))
    if isinstance(field.kind, str):
        return path, draw(NUMBERS[field.kind])
    rest, number = draw(one_write(field.kind))
    return path + rest, number


def write(record: Any, path: tuple[Any, ...], number: Any) -> None:
    """Write a number into a record."""
    for step in path[:-1]:
        record = getattr(record, step) if isinstance(step, str) else record[step]
    if isinstance(path[-1], str):
        setattr(record, path[-1], number)
    else:
        record[path[-1]] = number


def test_every_record_type_is_found():
    assert len({id(kind) for kind in TYPES.values()}) >= 12
    assert {"dieb.state.STATE", "voleurs.state.WORKSPACE", "bots.voleurs.rules.workspace.SEARCH"} <= set(TYPES)


@EACH_TYPE
def test_layout_is_that_of_numpy(kind):
    dtype = numpy_arrays.converted_type(kind)
    assert dtype.itemsize == kind.itemsize
    assert [dtype.fields[field.name][1] for field in kind.fields] == [field.offset for field in kind.fields]


@EACH_TYPE
@given(data=st.data())
def test_bytes_are_those_of_numpy_after_any_writes(kind, data):
    record, numpy_record = kind(), numpy_arrays.new_record(kind)
    for path, number in data.draw(writes(kind)):
        write(record, path, number)
        write(numpy_record, path, number)
    assert record.tobytes() == numpy_record.tobytes()
    again = kind.from_bytes(record.tobytes())
    assert again == record
    assert again.tobytes() == numpy_record.tobytes()


@EACH_TYPE
@given(data=st.data())
def test_copies_are_independent(kind, data):
    record, taker = kind(), kind()
    for path, number in data.draw(writes(kind)):
        write(record, path, number)
    copy, before = record.copy(), record.tobytes()
    taker.take(record)
    assert copy == taker == record
    assert not share_memory(copy, record)
    assert not share_memory(taker, record)
    for path, number in data.draw(writes(kind)):
        write(record, path, number)
    assert copy.tobytes() == taker.tobytes() == before


PAIR = plain.record([("small", "i1"), ("row", "<i2", (3,))])
NEST = plain.record([("pair", PAIR), ("pairs", PAIR, (2,)), ("grid", "<i8", (2, 3)), ("share", "<f8")])


def test_record_within_a_record_is_copied_when_it_is_set():
    nest, pair = NEST(), PAIR()
    pair.small, pair.row[1] = 3, 4
    kept, row = nest.pair, nest.pair.row
    nest.pair = nest.pairs[1] = pair
    pair.small, pair.row[1] = 5, 6
    assert (nest.pair.small, nest.pair.row, nest.pairs[1].row) == (3, [0, 4, 0], [0, 4, 0])
    assert nest.pair is kept
    assert nest.pair.row is row


@pytest.mark.parametrize(("field", "number"), [("small", 128), ("small", -129), ("row", 2**15)])
def test_number_that_does_not_fit_is_found_when_the_record_is_written_as_bytes(field, number):
    pair = PAIR()
    if field == "row":
        pair.row[2] = number
    else:
        pair.small = number
    with pytest.raises(struct.error):
        pair.tobytes()


def test_buffers_side_by_side_have_as_many_bytes_as_those_of_numpy():
    fields = [("word", "<u8"), ("row", "<i2", (3,))]
    sizes = [
        make.stack([make.new_buffer(make.record(fields)) for _ in range(2)]).size for make in (plain, numpy_arrays)
    ]
    assert sizes == [32, 32]


def test_grids_are_read_by_row_by_column_and_by_place():
    grid = plain.array([[1, 2, 3], [4, 5, 6]])
    cube = plain.array([[[1, 2], [3, 4]], [[5, 6], [7, 8]]])
    assert (grid[1], grid[1, 2], grid[:, 1], len(grid)) == ([4, 5, 6], 6, [2, 5], 2)
    assert (cube[1, 0], cube[1, 0, 1]) == ([5, 6], 6)
    grid[0] = [7, 8, 9]
    grid[1, 0] = 0
    cube[0, 1, 1] = 9
    assert plain.as_list(grid) == [[7, 8, 9], [0, 5, 6]]
    assert plain.as_list(cube) == [[[1, 2], [3, 9]], [[5, 6], [7, 8]]]


def test_no_module_sets_a_whole_row_of_a_record():
    """A plain row would then be shared by two records; NumPy copies it."""
    fields = [field for kind in TYPES.values() for field in kind.fields]
    rows = {field.name for field in fields if field.shape} - {field.name for field in fields if not field.shape}
    found = []
    root = Path(baghdad.__file__).parent
    for package in ("core", "dieb", "voleurs", "bots"):
        for path in sorted((root / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                targets = node.targets if isinstance(node, ast.Assign) else []
                for target in (part for each in targets for part in getattr(each, "elts", [each])):
                    own = isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name)
                    if own and target.attr in rows and target.value.id != "self":
                        found.append(f"{path.relative_to(root)}:{node.lineno} {target.attr}")
    assert not found
