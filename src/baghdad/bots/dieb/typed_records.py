"""The records of `baghdad.bots.dieb` as types, for editors. Written by `python -m tests.typed_records`."""

from __future__ import annotations

from baghdad.core.array_types import Grid, Record, Row
from baghdad.core.typed_records import Rng
from baghdad.dieb.typed_records import State


class Node(Record):
    """`baghdad.bots.dieb.workspace.NODE`."""

    total_value: float
    visits: int
    availability: int
    first_child: int
    next_sibling: int
    action: int
    children: int
    seat: int


class TurnNode(Record):
    """`baghdad.bots.dieb.workspace.TURN_NODE`."""

    state: State
    promises: Row[float]
    parent: int
    first_action: int


class Step(Record):
    """`baghdad.bots.dieb.workspace.STEP`."""

    node: int
    next_node: int


class TurnEnd(Record):
    """`baghdad.bots.dieb.workspace.TURN_END`."""

    promises: Row[float]
    surplus: Row[float]
    bias: float
    visits: int
    turn_node: int
    tree_node: int
    action: int


class SeatValues(Record):
    """`baghdad.bots.dieb.workspace.SEAT_VALUES`."""

    guards: int
    foreign: int
    strength: float
    palace_values: Row[float]
    change_values: Grid[float]
    ready_values: Row[float]
    near: int
    payable: Row[int]
    ready: Row[int]


class Outcome(Record):
    """`baghdad.bots.dieb.workspace.OUTCOME`."""

    moves: Row[int]
    turns: Row[int]
    scores: Row[int]
    winners: int
    length: int


class SearchWorkspace(Record):
    """`baghdad.bots.dieb.workspace.SEARCH_WORKSPACE`."""

    root: State
    state: State
    trial: State
    rng: Rng
    deal_rng: Rng
    legal: Row[int]
    chances: Row[float]
    chance_sums: Row[float]
    features: Grid[int]
    kept: Row[SeatValues]
    purse_values: Grid[float]
    turn_values: Row[float]
    only_tries: int
    untried: Row[int]
    action_values: Row[float]
    path: Row[int]
    node_count: int
    queue_leads: Row[float]
    queue_steps: Row[int]
    queue_length: int
    opened: int
    steps: Row[Step]
    step_count: int
    ends: Row[TurnEnd]
    spare_end: TurnEnd
    end_count: int
    tried_ends: int
    deal_key: Row[int]
    listed: Row[int]
    promises: Row[float]
    priors: Row[float]
    child_of: Row[int]
    path_promises: Row[float]
    path_best: Row[float]
    kind: int
    weights_row: int
    iterations: int
    rollout_length: int
    learned_prior: int
    widening: float
    exploration: float
    max_opened: int
    max_ends: int
    deep_iterations: int
    is_biased: int
    noise_seed: int
    temperature: float
    boldness: float
    thrift: float
    spite: float
    patience: float
