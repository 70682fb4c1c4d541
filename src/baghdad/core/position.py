"""What reading a position has in common in all games: its form, its options, and how it is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, Protocol, TypeVar

import msgspec

from baghdad.core.errors import BoardError, OptionError, PositionError
from baghdad.core.record import where


class Data(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position; a field that isn't known is a mistake, one that says nothing is left out."""


class Form(Protocol):
    """The form of a whole position."""

    options: dict[str, Any]


FormT = TypeVar("FormT", bound=Form)
OptionsT = TypeVar("OptionsT")


def decode(
    data: Mapping[str, Any], form: type[FormT], read_options: Callable[[dict[str, Any]], OptionsT]
) -> tuple[FormT, OptionsT]:
    """A position in its form, with its options; whether it can be is another question."""
    try:
        position = msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise PositionError("malformed_position", where=where(error)) from None
    try:
        return position, read_options(position.options)
    except (OptionError, BoardError) as error:
        raise PositionError("bad_options", reason=error.code, facts=error.facts) from error


def refuse(code: str, clause: str, **facts: Any) -> NoReturn:
    """A position that can't be, because of a clause."""
    raise PositionError(code, clause=clause, **facts)
