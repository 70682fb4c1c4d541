"""Writes src/lib/wire.ts, the TypeScript types of all messages, from the server's own: `python page/wire_types.py`.

A field may be missing where the server fills in a default for what it reads, or leaves defaults out of what it sends.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from baghdad.server import protocol
from baghdad.server.http.api import ENDPOINTS

FILE = Path(__file__).parent / "src" / "lib" / "wire.ts"
HEAD = "// Written by page/wire_types.py from the server's types; don't edit it.\n"
REFERENCE = "{name}"
WIDTH = 120
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def text() -> str:
    """Return the file."""
    bodies = {"read": [protocol.Incoming], "sent": [protocol.Outgoing, protocol.Advice, protocol.Problem]}
    for endpoint in ENDPOINTS:
        bodies["read"] += [endpoint.request] if endpoint.request else []
        bodies["sent"] += [endpoint.response] if isinstance(endpoint.response, type) else []
    read, all_types = (
        msgspec.json.schema_components(types, ref_template=REFERENCE)[1]
        for types in (bodies["read"], bodies["read"] + bodies["sent"])
    )
    unions = [
        f"export type {name} =\n  | {alternatives};\n"
        for name, union in (("Incoming", protocol.Outgoing), ("Outgoing", protocol.Incoming))  # as the page sees them
        for alternatives in ["\n  | ".join(one.__name__ for one in get_args(union))]
    ]
    structs = [
        interface(name, schema, sent_by_server=name not in read)
        for name, schema in sorted(all_types.items())
        if "properties" in schema
    ]
    return HEAD + "\n" + "\n".join([*structs, *unions])


def interface(name: str, schema: Mapping[str, Any], *, sent_by_server: bool) -> str:
    """Return the declaration of one type."""
    omits_defaults = getattr(protocol, name).__struct_config__.omit_defaults if hasattr(protocol, name) else False
    required = set(schema.get("required", ()))
    if sent_by_server and not omits_defaults:
        required = set(schema["properties"])
    lines = []
    for field, kind in schema["properties"].items():
        if sent_by_server and omits_defaults and field not in required and kind.get("default", ...) is None:
            kind = without_null(kind)
        lines.append(f"  {field}{'' if field in required else '?'}: {typescript(kind)};")
    return f"{comment(schema.get('description', name))}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def comment(description: str) -> str:
    """Return a comment of one or more lines."""
    words, lines = " ".join(description.split()).split(), [""]
    if len(" ".join(words)) + 7 <= WIDTH:
        return f"/** {' '.join(words)} */\n"
    for word in words:
        if len(lines[-1]) + len(word) + 4 > WIDTH:
            lines.append("")
        lines[-1] += f" {word}"
    return "/**\n" + "".join(f" *{line}\n" for line in lines) + " */\n"


def without_null(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the schema of the same without null."""
    others = [one for one in schema.get("anyOf", ()) if one.get("type") != "null"]
    return {"anyOf": others} if others else schema


def typescript(schema: Mapping[str, Any]) -> str:
    """Return the type that a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(typescript(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{one}"' for one in schema["enum"])
    kind = schema.get("type")
    if kind is None:
        return "unknown"
    if kind == "array":
        item = typescript(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {typescript(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[kind]


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    sys.exit(0)
