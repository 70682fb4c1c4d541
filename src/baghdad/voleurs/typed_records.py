"""The records of `baghdad.voleurs` as types, for editors. Written by `python -m tests.typed_records`."""

from __future__ import annotations

from baghdad.core.array_types import Grid, Record, Row
from baghdad.core.typed_records import Rng


class BoardTables(Record):
    """`baghdad.voleurs.board.tables.BOARD_TABLES`."""

    cells: int
    shop: Row[int]
    district: Row[int]
    neighbours: Grid[int]
    degree: Row[int]
    distance: Grid[int]
    entry: Row[int]
    entries: Row[int]
    shops: Row[int]
    first_streets: Row[int]
    first_shops: Row[int]


class PaymentTable(Record):
    """`baghdad.voleurs.rules.payment_table.PAYMENT_TABLE`."""

    paid: Row[int]
    goods: Row[int]
    specials: Row[int]
    fewest: Row[int]


class Offer(Record):
    """`baghdad.voleurs.state.OFFER`."""

    goods: int
    specials: int
    claimed_goods: int
    claimed_specials: int
    wanted: int
    claims: Row[int]
    open: int
    maker: int
    to: int


class State(Record):
    """`baghdad.voleurs.state.STATE`."""

    draft: Offer
    offers: Row[Offer]
    hand_goods: Row[int]
    hand_specials: Row[int]
    deck_goods: int
    deck_specials: int
    spent_goods: int
    spent_specials: int
    known_goods: Grid[int]
    known_specials: Grid[int]
    true_claims: Grid[int]
    false_claims: Grid[int]
    gems: Row[int]
    bags: Grid[int]
    history: Row[int]
    history_length: int
    birthdays: Row[int]
    characters: Row[int]
    taken_cells: Row[int]
    pawn_cells: Grid[int]
    occupant: Row[int]
    desert: Grid[int]
    supply: Grid[int]
    to_place: Grid[int]
    vizier: int
    vizier_killed: int
    players: int
    phase: int
    seat: int
    slipper: int
    bought: int
    round_number: int
    step: int
    laid_goods: int
    laid_specials: int
    laid_worth: int
    mover: int
    origin: int
    target: int
    victim: int
    taken: int
    claimed_card: int
    claimed_name: int
    change: int
    vizier_goal: int
    answered: int
    ready: int
    offers_made: Row[int]
    offers_by: Row[int]
    offers_to: Row[int]
    decisions: int
    board: int
    refuge: int
    blocking: int
    vizier_kill: int
    exchange: int
    price_rise: int
    own_victims: int
    act_from_desert: int
    change_moves_vizier: int
    deal_characters: int
    draw_first: int
    offer_cap: int
    round_cap: int
    decision_cap: int


class Legal(Record):
    """`baghdad.voleurs.state.LEGAL`."""

    sets: int
    first: Row[int]
    members: Row[int]


class Workspace(Record):
    """`baghdad.voleurs.state.WORKSPACE`."""

    state: State
    rng: Rng
    legal: Legal
    tables: BoardTables


class MatchWorkspace(Record):
    """`baghdad.voleurs.state.MATCH_WORKSPACE`."""

    state: State
    draft: State
    rng: Rng
    key: Row[int]
    under_way: int
    legal: Legal
    ids: Row[int]
