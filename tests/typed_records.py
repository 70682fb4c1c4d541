"""Writes the records that rules play on as classes, for type checkers and editors: `python -m tests.typed_records`.

The one declaration of a record's fields is its list, such as `STATE` in `dieb/state.py`. From each list follows a class
with the same fields in `typed_records.py` of its package. A test compares them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from baghdad.core.arrays import layout_of
from baghdad.core.plain_records import FLOAT_CODES, Field, RecordType

ROOT = Path(__file__).parent.parent / "src"
PACKAGES = ("baghdad.core", "baghdad.dieb", "baghdad.voleurs", "baghdad.bots.dieb")
DECLARATION = re.compile(r"^([A-Z_]+) = record\(", re.MULTILINE)
SHAPES = ("", "Row", "Grid")  # by the number of dimensions
COMMAND = "python -m tests.typed_records"


def class_name(constant: str) -> str:
    """Return the name of the class for a record: `SearchWorkspace` for `SEARCH_WORKSPACE`."""
    return "".join(word.capitalize() for word in constant.split("_"))


def declarations(package: str) -> list[tuple[str, str, RecordType]]:
    """Return the records that the modules of a package declare: module, name of the constant, layout."""
    found = []
    for path in sorted((ROOT / package.replace(".", "/")).rglob("*.py")):
        for name in DECLARATION.findall(path.read_text(encoding="utf-8")):
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found.append((module, name, layout_of(getattr(import_module(module), name))))
    return found


def classes() -> dict[RecordType, tuple[str, str]]:
    """Return the class of each layout: the module it is in, and its name."""
    return {
        layout: (f"{package}.typed_records", class_name(name))
        for package in reversed(PACKAGES)
        for _, name, layout in reversed(declarations(package))
    }


def type_of(field: Field, known: dict[RecordType, tuple[str, str]]) -> str:
    """Return the type of a field as it is written."""
    if isinstance(field.kind, RecordType):
        one = known[field.kind][1]
    else:
        one = "float" if field.kind in FLOAT_CODES else "int"
    return f"{SHAPES[len(field.shape)]}[{one}]" if field.shape else one


def text_of(package: str) -> str:
    """Return the text of a package's `typed_records.py`."""
    known = classes()
    own = declarations(package)
    imported = {known[each.kind] for _, _, layout in own for each in layout.fields if isinstance(each.kind, RecordType)}
    lines = [
        f'"""The records of `{package}` as types, for editors. Written by `{COMMAND}`."""',
        "",
        "from __future__ import annotations",
        "",
        "from baghdad.core.array_types import Grid, Record, Row",
        *sorted(f"from {module} import {name}" for module, name in imported if module != f"{package}.typed_records"),
    ]
    for module, name, layout in own:
        lines += ["", "", f"class {class_name(name)}(Record):", f'    """`{module}.{name}`."""', ""]
        lines += [f"    {each.name}: {type_of(each, known)}" for each in layout.fields]
    return formatted("\n".join(lines) + "\n")


def formatted(text: str) -> str:
    """Return a text as ruff formats it, without imports that it doesn't need."""
    ruff = [sys.executable, "-m", "ruff"]
    for command in (["check", "--fix", "--quiet", "--select", "F401,I"], ["format"]):
        end = ["--stdin-filename", str(ROOT / "typed_records.py"), "-"]
        text = subprocess.run([*ruff, *command, *end], input=text, capture_output=True, text=True, check=True).stdout
    return text


def path_of(package: str) -> Path:
    """Return where a package's classes are."""
    return ROOT / package.replace(".", "/") / "typed_records.py"


def main() -> None:
    """Write the classes of all packages."""
    for package in PACKAGES:
        path_of(package).write_text(text_of(package), encoding="utf-8")


if __name__ == "__main__":
    main()
