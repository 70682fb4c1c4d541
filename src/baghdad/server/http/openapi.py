"""The HTTP side described as OpenAPI, made of the same types that read and write it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import baghdad
from baghdad.server import protocol
from baghdad.server.http.api import Endpoint

REFERENCE = "#/components/schemas/{name}"
PARAMETER = re.compile(r"\{(\w+)\}")


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for endpoint in endpoints for kind in (endpoint.gives, endpoint.takes) if kind is not None]
    messages = [protocol.Incoming, protocol.Outgoing]  # of the wire, for those who generate their types from here
    schemas, components = msgspec.json.schema_components([*kinds, protocol.Problem, *messages], ref_template=REFERENCE)
    by_kind = {repr(kind): schema for kind, schema in zip([*kinds, protocol.Problem, *messages], schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "baghdad: the house",
            "version": baghdad.__version__,
            "description": "Tables of two board games. The wire at /ws is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    media = "text/plain" if endpoint.gives is str else "application/json"
    told = {media: {"schema": schemas[repr(endpoint.gives)]}}
    problem = {"application/json": {"schema": schemas[repr(protocol.Problem)]}}
    operation: dict[str, Any] = {
        "summary": endpoint.what,
        "operationId": endpoint.answer.__name__,
        "responses": {
            str(endpoint.status): {"description": endpoint.what, "content": told},
            "default": {"description": "Why not", "content": problem},
        },
    }
    named = PARAMETER.findall(endpoint.path)
    if named:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named
        ]
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(endpoint.takes)]}},
        }
    if endpoint.secret:
        operation["security"] = [{"secret": []}, {}]
    return operation
