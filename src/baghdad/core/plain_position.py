"""Positions that follow from the fields of a state, for games that don't define a form of their own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import numpy as np

from baghdad.core.options import state_fields
from baghdad.core.position import Data, decode

if TYPE_CHECKING:
    from baghdad.core.game_rules import GameRules, OptionsT, State


def write(game: GameRules[Any, OptionsT], state: State, options: OptionsT) -> dict[str, Any]:
    """Return game, players, options, and every other field of the state by its name."""
    fields = {name: state[name].tolist() for name in _own_fields(game)}
    return {"game": game.name, "players": int(state["players"]), "options": options.to_data(), **fields}


def read(game: GameRules[Any, OptionsT], data: Mapping[str, Any]) -> tuple[OptionsT, State]:
    """Return options and state; raise PositionError if a field is missing, unknown, or has another shape or range."""
    read_options: Any = game.options
    position, options = decode(data, _schema(game), lambda given: read_options(**given))
    state = game.empty_state(position.players, options)
    for name in _own_fields(game):
        state[name] = getattr(position, name)
    return options, state


def _own_fields(game: GameRules[Any, Any]) -> list[str]:
    apart = {"players", *(name for name, _ in state_fields(game.options_type))}
    return [name for name in game.record_type.names or () if name not in apart]


@cache
def _schema(game: GameRules[Any, Any]) -> Any:
    players = Annotated[int, msgspec.Meta(ge=game.min_players, le=game.max_players)]
    fields = [(name, _json_type(game.record_type[name])) for name in _own_fields(game)]
    common = [("game", Literal[game.name]), ("players", players), ("options", dict[str, Any])]
    return msgspec.defstruct("Position", [*common, *fields], bases=(Data,))


def _json_type(field: np.dtype[Any]) -> Any:
    """Return the type of a field that is a whole number or an array of them."""
    limits = np.iinfo(field.base)
    found: Any = Annotated[int, msgspec.Meta(ge=int(limits.min), le=int(limits.max))]
    for length in reversed(field.shape):
        found = Annotated[list[found], msgspec.Meta(min_length=length, max_length=length)]
    return found
