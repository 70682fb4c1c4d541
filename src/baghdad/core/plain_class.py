"""Makes the class of a type of plain records (`plain_records.py`): its source has a line for each field, and no loops.

The standard library makes named tuples and data classes in the same way.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from baghdad.core.plain_records import Field, PlainRecord, RecordType

TEMPLATE = """
class FieldRecord(PlainRecord):
    __slots__ = {slots}

    def __init__(self):
        {initialize}

    def copy(self):
        new = FieldRecord.__new__(FieldRecord)
        {copy}
        return new

    def take(self, other):
        {take}

    def numbers(self):
        return ({numbers})

    def read_numbers(self, numbers):
        {read}

    {properties}
"""
INDENT = "\n        "

# A record within a record: to set it copies all numbers of the other.
PROPERTY = """
    @property
    def {name}(self):
        return self._{name}

    @{name}.setter
    def {name}(self, other):
        self._{name}.take(other)
"""


def make_class(kind: RecordType, base: type[PlainRecord], names: dict[str, Any]) -> type[PlainRecord]:
    """Return the class of the records of a type; `names` are those that its source uses."""
    parts = [FieldSource(kind, field) for field in kind.fields]
    source = TEMPLATE.format(
        slots=tuple(part.slot for part in parts),
        initialize=INDENT.join(f"self.{part.slot} = {part.empty}" for part in parts),
        copy=INDENT.join(f"new.{part.slot} = {part.copy}" for part in parts),
        take=INDENT.join(part.take for part in parts),
        numbers="".join(f"{part.numbers}, " for part in parts),
        read=INDENT.join(part.read for part in parts),
        properties="".join(PROPERTY.format(name=part.field.name) for part in parts if part.is_record),
    )
    namespace = {"PlainRecord": base, "islice": islice, "fields": {field.name: field for field in kind.fields}, **names}
    exec(source, namespace)  # made of the names of fields only
    made: type[PlainRecord] = namespace["FieldRecord"]
    made.dtype = kind
    return made


class FieldSource:
    """What the source of a class says about a field: a number, a row, a grid, a record, or a row of records."""

    def __init__(self, kind: RecordType, field: Field) -> None:
        self.field = field
        has_records = not isinstance(field.kind, str)
        self.is_record = has_records and not field.shape
        name = self.slot = f"_{field.name}" if self.is_record else field.name
        if self.is_record:
            self.empty = f"fields[{field.name!r}].kind()"
            self.copy = f"self.{name}.copy()"
            self.take = f"self.{name}.take(other.{name})"
            self.numbers = f"*self.{name}.numbers()"
            self.read = f"self.{name}.read_numbers(numbers)"
        elif has_records:
            self.empty = f"Records([fields[{field.name!r}].kind() for _ in range({field.size})])"
            self.copy = f"self.{name}.copy()"
            self.take = f"for own, others in zip(self.{name}, other.{name}): own.take(others)"
            self.numbers = f"*[number for each in self.{name} for number in each.numbers()]"
            self.read = f"for each in self.{name}: each.read_numbers(numbers)"
        elif len(field.shape) > 1:
            self.empty = f"new_grid({field.shape}, {field.zero!r})"
            self.copy = f"self.{name}.copy()"
            self.take = f"self.{name}.take(other.{name})"
            self.numbers = f"*self.{name}.numbers()"
            self.read = f"for row in self.{name}.rows: row[:] = islice(numbers, len(row))"
        elif field.shape:
            self.empty = f"[{field.zero!r}] * {field.size}"
            self.copy = f"self.{name}[:]"
            self.take = f"self.{name}[:] = other.{name}"
            self.numbers = f"*self.{name}"
            self.read = f"self.{name}[:] = islice(numbers, {field.size})"
        else:
            self.empty = repr(field.zero)
            self.copy = f"self.{name}"
            self.take = f"self.{name} = other.{name}"
            self.numbers = f"self.{name}"
            self.read = f"self.{name} = next(numbers)"
