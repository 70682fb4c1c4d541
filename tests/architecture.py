"""Writes what docs/architecture.md says of modules, and its pictures, from the code: `python -m tests.architecture`."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from html import escape
from importlib import import_module
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "baghdad"
DOCUMENT = ROOT / "docs" / "architecture.md"
IMPORTS, MOVE = ROOT / "docs" / "architecture-imports.svg", ROOT / "docs" / "architecture-move.svg"
MARK = re.compile(r"(<!-- modules of (\S+) -->\n).*?(<!-- end -->)", re.DOTALL)
LAYERS = (
    ("cli",),
    ("bench",),
    ("arena", "server", "envs"),
    ("bots",),
    ("dieb", "voleurs"),
    ("core", "words"),
)  # as in the import contracts of pyproject.toml, the highest first

# The way of a move from a player's message to everybody's screen: what happens, and the function that does it.
WAY_OF_A_MOVE = (
    ("A frame arrives and becomes a message", "baghdad.server.ws.connection:Connection.decode"),
    ("The budgets of connection, seat and address", "baghdad.server.ws.connection:Connection.can_afford"),
    (
        "The table's lock; a command that is done already is only acknowledged",
        "baghdad.server.tables.live_table:LiveTable.run_command",
    ),
    (
        "Checked without changing anything: is it stale, is it legal?",
        "baghdad.server.commands.play:Play.pending_entries",
    ),
    ("… by the rules, which give the reason of a refusal", "baghdad.server.tables.live_match:LiveMatch.why_not"),
    ("Its log entry goes to the store", "baghdad.server.tables.live_table:LiveTable.write"),
    ("Stored with everything that arrives meanwhile (group commit)", "baghdad.server.storage.sqlite:write_batch"),
    ("Acknowledged to the player", "baghdad.server.ws.connection:Connection.enqueue"),
    ("Applied to the table in memory, by the same code as in a replay", "baghdad.server.tables.state:TableState.apply"),
    ("… by the rules, which change the record", "baghdad.server.tables.live_match:LiveMatch.apply_unchecked"),
    (
        "Each reader gets the update with the view of their seat",
        "baghdad.server.tables.live_table:LiveTable.update_for",
    ),
    (
        "Legal actions in full follow from a worker thread",
        "baghdad.server.tables.legal_action_push:LegalActionPush.schedule",
    ),
    ("Computer players and the clock go on", "baghdad.server.automation.automation:Automation.schedule"),
)


def function_at(path: str) -> object:
    """Return what a step of the way names as `module:attribute.attribute`."""
    module, _, names = path.partition(":")
    found: object = import_module(module)
    for name in names.split("."):
        found = getattr(found, name)
    return found


def first_line(path: Path) -> str:
    """Return the first line of a module's docstring."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring, path
    return docstring.splitlines()[0]


def modules(package: str) -> Iterator[Path]:
    """Yield the modules of a package and of the packages in it, each package before its modules."""
    folder = PACKAGE / package
    files = [path for path in folder.rglob("*.py") if path != folder / "__init__.py"]
    return iter(
        sorted(files, key=lambda path: (path.relative_to(folder).parent.parts, path.name != "__init__.py", path.name))
    )


def table(package: str) -> str:
    """Return the table of a package's modules."""
    rows = ["| module | contents |", "| --- | --- |"]
    for path in modules(package):
        inside = path.relative_to(PACKAGE / package)
        name = f"{inside.parent.as_posix()}/" if path.name == "__init__.py" else inside.as_posix()
        line = first_line(path).replace("|", "\\|")
        rows.append(f"| **`{name}`** | **{line}** |" if path.name == "__init__.py" else f"| `{name}` | {line} |")
    return "\n".join(rows) + "\n"


def with_tables(document: str) -> str:
    """Return the document with the tables of the modules as they are now."""
    return MARK.sub(lambda found: f"{found[1]}{table(found[2])}{found[3]}", document)


def imports() -> dict[str, set[str]]:
    """Return which package imports which, at the top of modules or inside functions."""
    graph = grimp.build_graph("baghdad", exclude_type_checking_imports=True, cache_dir=None)
    found: dict[str, set[str]] = {name: set() for layer in LAYERS for name in layer}
    for module in graph.modules:
        package = module.split(".")[1] if module.count(".") else ""
        if package in found:
            others = {name.split(".")[1] for name in graph.find_modules_directly_imported_by(module) if name.count(".")}
            found[package] |= others & set(found) - {package}
    return found


STYLE = (
    "<style>text{font:14px system-ui,sans-serif;fill:#222}.note{font-size:12px;fill:#555}"
    ".box{fill:#f3eefb;stroke:#5e35b1}.edge{stroke:#8a7bb0;fill:none;marker-end:url(#arrow)}</style>"
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
    '<path d="M0 0 8 4 0 8z" fill="#8a7bb0"/></marker></defs>'
)


def svg(width: int, height: int, title: str, parts: list[str]) -> str:
    """Return a picture."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    paper = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", STYLE, paper, *parts, "</svg>\n"])


def imports_picture() -> str:
    """Return the picture of the packages and what they import, layer above layer."""
    width, row, box = 760, 92, (130, 38)
    places = {
        name: (width * (2 * at + 1) // (2 * len(layer)), 40 + row * number)
        for number, layer in enumerate(LAYERS)
        for at, name in enumerate(layer)
    }
    found = imports()
    edges, boxes = [], []
    for name, others in found.items():
        x, y = places[name]
        for other in sorted(others):
            to_x, to_y = places[other]
            start, end = y + box[1] // 2, to_y - box[1] // 2
            bend = 30 if to_x >= x else -30
            edges.append(
                f'<path class="edge" d="M{x} {start}C{x + bend} {start + 40} {to_x} {end - 50} {to_x} {end}"/>'
            )
        boxes.append(
            f'<rect class="box" x="{x - box[0] // 2}" y="{y - box[1] // 2}" width="{box[0]}" height="{box[1]}" rx="6"/>'
            f'<text x="{x}" y="{y + 5}" text-anchor="middle">{name}</text>'
        )
    return svg(width, 80 + row * (len(LAYERS) - 1), "Which package imports which", edges + boxes)


def move_picture() -> str:
    """Return the picture of a move's way through the server."""
    row, parts = 56, []
    for number, (what, path) in enumerate(WAY_OF_A_MOVE):
        y = 12 + row * number
        function = path.removeprefix("baghdad.").replace(":", ".")
        parts.append(
            f'<rect class="box" x="10" y="{y}" width="620" height="42" rx="6"/>'
            f'<text x="24" y="{y + 18}">{number + 1}. {escape(what)}</text>'
            f'<text class="note" x="24" y="{y + 35}">{escape(function)}</text>'
        )
        if number:
            parts.append(f'<path class="edge" d="M320 {y - 14}V{y - 1}"/>')
    return svg(640, row * len(WAY_OF_A_MOVE) + 10, "A move's way through the server", parts)


def main() -> None:
    """Write the document and its pictures."""
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    IMPORTS.write_text(imports_picture(), encoding="utf-8")
    MOVE.write_text(move_picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
    sys.exit(0)
