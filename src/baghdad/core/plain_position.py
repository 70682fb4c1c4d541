"""Positions that follow from the fields of a state, for games that don't define a form of their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from struct import calcsize
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from baghdad.core import arrays
from baghdad.core.options import state_fields
from baghdad.core.plain_records import STRUCT_CODES, Field
from baghdad.core.position import Data, decode

if TYPE_CHECKING:
    from baghdad.core.game_rules import GameRules, OptionsT, State


def write(game: GameRules[Any, OptionsT], state: State, options: OptionsT) -> dict[str, Any]:
    """Return game, players, options, and every other field of the state by its name."""
    fields = {field.name: _as_json(state[field.name], field) for field in _own_fields(game)}
    return {"game": game.name, "players": int(state["players"]), "options": options.to_data(), **fields}


def _as_json(value: Any, field: Field) -> Any:
    return arrays.as_list(value) if field.shape else int(value)


def read(game: GameRules[Any, OptionsT], data: Mapping[str, Any]) -> tuple[OptionsT, State]:
    """Return options and state; raise PositionError if a field is missing, unknown, or has another shape or range."""
    read_options: Any = game.options
    position, options = decode(data, _schema(game), lambda given: read_options(**given))
    state = game.empty_state(position.players, options)
    for field in _own_fields(game):
        given = getattr(position, field.name)
        if field.shape:
            state[field.name][:] = given
        else:
            state[field.name] = given
    return options, state


def _own_fields(game: GameRules[Any, Any]) -> list[Field]:
    apart = {"players", *(name for name, _ in state_fields(game.options_type))}
    return [field for field in arrays.layout_of(game.record_type).fields if field.name not in apart]


@cache
def _schema(game: GameRules[Any, Any]) -> Any:
    players = Annotated[int, msgspec.Meta(ge=game.min_players, le=game.max_players)]
    fields = [(field.name, _json_type(field)) for field in _own_fields(game)]
    common = [("game", Literal[game.name]), ("players", players), ("options", dict[str, Any])]
    return msgspec.defstruct("Position", [*common, *fields], bases=(Data,))


def _json_type(field: Field) -> Any:
    """Return the type of a field that is a whole number or a row of them."""
    bits = 8 * calcsize(STRUCT_CODES[str(field.kind)])
    smallest, largest = (
        (0, 2**bits - 1) if str(field.kind).startswith("u") else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    )
    found: Any = Annotated[int, msgspec.Meta(ge=smallest, le=largest)]
    for length in reversed(field.shape):
        found = Annotated[list[found], msgspec.Meta(min_length=length, max_length=length)]
    return found
