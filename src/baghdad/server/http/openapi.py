"""The OpenAPI description of the HTTP side, made from the types that decode and encode its messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import baghdad
from baghdad.server import protocol
from baghdad.server.http.endpoint import Endpoint

REFERENCE = "#/components/schemas/{name}"
PARAMETER = re.compile(r"\{(\w+)\}")


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the description of these endpoints, and the schemas of the WebSocket's messages."""
    bodies = [body for endpoint in endpoints for body in (endpoint.response, endpoint.request) if body is not None]
    types = [*bodies, protocol.Problem, protocol.Incoming, protocol.Outgoing]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = {repr(one): schema for one, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "baghdad: the server",
            "version": baghdad.__version__,
            "description": "Tables of two board games. The WebSocket at /ws is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    media = "text/plain" if endpoint.response is str else "application/json"
    content = {media: {"schema": schemas[repr(endpoint.response)]}}
    problem = {"application/json": {"schema": schemas[repr(protocol.Problem)]}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "responses": {
            str(endpoint.status): {"description": endpoint.summary, "content": content},
            "default": {"description": "Why the request is refused", "content": problem},
        },
    }
    names = PARAMETER.findall(endpoint.path)
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
    if endpoint.request is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(endpoint.request)]}},
        }
    if endpoint.secret:
        operation["security"] = [{"secret": []}, {}]
    return operation
