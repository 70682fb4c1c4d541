"""The records of `baghdad.dieb` as types, for editors. Written by `python -m tests.typed_records`."""

from __future__ import annotations

from baghdad.core.array_types import Record, Row
from baghdad.core.typed_records import Rng


class State(Record):
    """`baghdad.dieb.state.STATE`."""

    guards: Row[int]
    thieves: Row[int]
    cards: Row[int]
    shown: Row[int]
    deck: int
    discard: int
    chests: int
    chests_won: Row[int]
    held_dancers: Row[int]
    dancers: int
    own_to_place: Row[int]
    neutral_to_place: Row[int]
    players: int
    seat: int
    phase: int
    acted: int
    thief_actions: int
    stole: int
    idle_turns: int
    decisions: int
    tactical: int
    optional_theft: int
    chosen_card: int
    peek: int
    decision_cap: int


class Workspace(Record):
    """`baghdad.dieb.state.WORKSPACE`."""

    state: State
    rng: Rng
    legal: Row[int]


class MatchWorkspace(Record):
    """`baghdad.dieb.state.MATCH_WORKSPACE`."""

    state: State
    rng: Rng
    legal: Row[int]
    key: Row[int]
    ids: Row[int]
