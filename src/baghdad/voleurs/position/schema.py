"""The schema of a position."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from baghdad.core.position import Data
from baghdad.voleurs.box import DISTRICTS

Small = Annotated[int, msgspec.Meta(ge=0, le=127)]
Middling = Annotated[int, msgspec.Meta(ge=0, le=2**15 - 1)]
Large = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Wanted = Annotated[list[Small], msgspec.Meta(min_length=len(DISTRICTS), max_length=len(DISTRICTS))]


class Pawn(Data):
    """A pawn on a cell; the Vizier has no seat."""

    cell: str
    pawn: str
    seat: int | None = None


class Seat(Data):
    """Everything that belongs to a player."""

    character: str | None
    birthday: str
    cards: list[str]
    bag: dict[str, Small]
    desert: dict[str, Small]
    supply: dict[str, Small]
    to_place: dict[str, Small]
    known: list[list[str]]  # cards this player knows to be in each hand
    true_claims: list[Small] = msgspec.field(default_factory=list)  # of each player, that this one saw; empty: none
    false_claims: list[Small] = msgspec.field(default_factory=list)
    ready: bool = False
    offers_made: Small = 0


class Offer(Data):
    """An open offer: real cards with the names claimed for them, and the districts wanted."""

    number: Small
    maker: Small
    to: Small
    cards: list[str]
    claims: list[str]
    wanted: Wanted


class Look(Data):
    """A robber looking into a bag: the payment, the cells of the two Thieves, the change, and the Vizier's goal."""

    cards: list[str]
    robber: str
    victim: str
    change: Middling
    vizier: str = ""


class Position(Data):
    """A whole position."""

    game: Literal["voleurs"]
    players: Literal[2, 3, 4, 5, 6]
    options: dict[str, Any]
    phase: Literal["choosing", "placing", "trading", "buying", "over"]
    round: Middling
    seat: Small
    slipper: Small
    bought: bool
    seats: list[Seat]
    spent: list[str]
    deck: list[str]
    gems: dict[str, Small]
    pawns: list[Pawn]
    vizier_killed: bool = False
    history: list[Large] = msgspec.field(default_factory=list)
    history_length: Large = 0
    offers: list[Offer] = msgspec.field(default_factory=list)
    look: Look | None = None
    decisions: Large = 0
