"""Reading positions, as far as all games do it alike: schema, options, and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, Protocol, TypeVar

import msgspec

from baghdad.core.decoding import convert
from baghdad.core.errors import BoardError, OptionError, PositionError
from baghdad.core.validation import error_path


class Data(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base class of the parts of a position: unknown fields are refused, default values are left out."""


class Schema(Protocol):
    """The schema of a whole position; every game's has options."""

    options: dict[str, Any]


SchemaT = TypeVar("SchemaT", bound=Schema)
OptionsT = TypeVar("OptionsT")


def decode(
    data: Mapping[str, Any], schema: type[SchemaT], read_options: Callable[[dict[str, Any]], OptionsT]
) -> tuple[SchemaT, OptionsT]:
    """Convert data to a game's position schema and return it with its options.

    Raises PositionError if a field or an option is wrong. Whether the rules allow the position isn't checked here.
    """
    try:
        position = convert(data, schema)
    except msgspec.ValidationError as error:
        raise PositionError("malformed_position", where=error_path(error)) from None
    try:
        return position, read_options(position.options)
    except (OptionError, BoardError) as error:
        raise PositionError("bad_options", reason=error.code, facts=error.facts) from error


def refuse(code: str, clause: str, **facts: Any) -> NoReturn:
    """Raise PositionError for a position that a clause of the rules makes impossible."""
    raise PositionError(code, clause=clause, **facts)
