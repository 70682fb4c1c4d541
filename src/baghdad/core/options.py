"""Options of a game: each is declared once, as a field of its `Options` class, and everything else follows from that.

A declaration says type, default, range, clause, and whether the rules read the option. From it follow the field of the
state, the plane of the observation, the flag of the command line, the set-up form of the page, and the documents.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, TypeVar

from baghdad.core.errors import OptionError, nearest

Value = bool | int | str
OptionsT = TypeVar("OptionsT", bound="Options")

RULES, LIMITS = "rules", "limits"  # groups of options: what changes play, and what cuts a match off
MOST_DECISIONS = 2**31 - 1
SIZES = (("i1", 2**7 - 1), ("<i2", 2**15 - 1), ("<i4", 2**31 - 1))  # NumPy types with their largest values


@dataclass(frozen=True, slots=True)
class Option:
    """The declaration of one option."""

    name: str
    default: Value
    clause: str
    largest: int  # of a number; the smallest is 0
    choices: tuple[str, ...]  # of a text
    free_text: bool  # whether a text other than the choices may do
    group: str  # RULES or LIMITS, under which forms show it
    in_state: bool  # whether the rules read it from the state
    server_default: Value | None  # the default at tables of the server, if that is another

    @property
    def kind(self) -> type:
        """Return the type of the values."""
        return type(self.default)

    @property
    def state_type(self) -> str:
        """Return the NumPy type of the state's field."""
        largest = 1 if self.kind is bool else self.largest
        return next(size for size, most in SIZES if largest <= most)

    def check(self, value: Any) -> None:
        """Raise OptionError unless the option may have this value."""
        wrong = type(value) is not self.kind or (type(value) is int and not 0 <= value <= self.largest)
        if wrong:
            raise OptionError("bad_option_value", option=self.name, value=repr(value)[:40], kind=self.kind.__name__)
        if self.kind is str and not self.free_text and value not in self.choices:
            raise OptionError("unknown_choice", option=self.name, value=str(value)[:40], choices=list(self.choices))

    def to_data(self) -> dict[str, Any]:
        """Return the declaration as JSON-ready data, for forms that let people choose."""
        default = self.default if self.server_default is None else self.server_default
        return {
            "name": self.name,
            "kind": self.kind.__name__,
            "default": default,
            "largest": self.largest if self.kind is int else None,
            "choices": list(self.choices),
            "free_text": self.free_text,
            "group": self.group,
            "clause": self.clause,
        }


def option(
    default: Any,
    clause: str,
    *,
    largest: int = MOST_DECISIONS,
    choices: tuple[str, ...] = (),
    free_text: bool = False,
    group: str = RULES,
    in_state: bool = True,
    server_default: Value | None = None,
) -> Any:
    """Declare an option as a field of an `Options` class."""
    metadata = {
        "clause": clause,
        "largest": largest,
        "choices": choices,
        "free_text": free_text,
        "group": group,
        "in_state": in_state,
        "server_default": server_default,
    }
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class Options:
    """Base class of the options of a match; a game's class declares its options as fields."""

    @classmethod
    def read(cls: type[OptionsT], given: Mapping[str, Any]) -> OptionsT:
        """Return the options of these keywords; raise OptionError for an unknown name or a bad value."""
        known = {each.name: each for each in declared(cls)}
        for name, value in given.items():
            if name not in known:
                raise OptionError("unknown_option", option=name, nearest=nearest(name, known))
            known[name].check(value)
        return cls(**given)

    def to_data(self) -> dict[str, Any]:
        """Return the keywords that make these options again, as JSON-ready data; defaults are left out."""
        if self == _defaults(type(self)):  # type: ignore[arg-type]  # classes are hashable
            return {}
        values = ((each.name, getattr(self, each.name), each.default) for each in declared(type(self)))
        return {name: value for name, value, default in values if value != default}

    def write_to(self, state: Any) -> None:
        """Write the options that the rules read into a state."""
        for each in declared(type(self)):
            if each.in_state:
                setattr(state, each.name, getattr(self, each.name))


def declared(options: type[Options]) -> tuple[Option, ...]:
    """Return the declarations of an `Options` class, in order."""
    return _declared(options)  # type: ignore[arg-type]  # classes are hashable


@cache
def _declared(options: type[Options]) -> tuple[Option, ...]:
    defaults: Any = options()
    return tuple(Option(each.name, getattr(defaults, each.name), **each.metadata) for each in fields(options))


@cache
def _defaults(options: type[Options]) -> Options:
    return options()


def state_fields(options: type[Options]) -> list[tuple[str, str]]:
    """Return the fields that a state record needs for the options."""
    return [(each.name, each.state_type) for each in declared(options) if each.in_state]


def switches(options: type[Options]) -> tuple[str, ...]:
    """Return the names of the options in the state that are on or off; they make a plane of an observation."""
    return tuple(each.name for each in declared(options) if each.in_state and each.kind is bool)


def server_defaults(options: type[Options]) -> dict[str, Value]:
    """Return the defaults at tables of the server where they differ from the game's."""
    return {each.name: each.server_default for each in declared(options) if each.server_default is not None}
