"""What we like a board to have beyond the clauses. A board that hasn't is played on all the same."""

from __future__ import annotations

from collections.abc import Callable

from baghdad.voleurs.board.measurements import MOST_NAMED, Finding, Land
from baghdad.voleurs.box import AT_START, CARAVANEER, DISTRICTS, PALACE

FEWEST_GATES = 2  # between two districts


def equal_shops(land: Land) -> Finding:
    """As many shops in every district as the Bazaar needs: twelve for six players, as many as there are goods."""
    needed = land.board.players * AT_START[CARAVANEER]
    ok = all(len(shops) == needed for shops in land.shops)
    return Finding("", ok, "wish_equal_shops", {"counts": land.shop_counts(), "needed": needed}, advice=True)


def two_gates(land: Land) -> Finding:
    """Two gates or more to every border, so that one pawn can't close it."""
    fewest = min(land.gates.count((poorer, poorer + 1)) for poorer in range(PALACE))
    return Finding("", fewest >= FEWEST_GATES, "wish_two_gates", {"found": fewest, "needed": FEWEST_GATES}, advice=True)


def shops_on_streets(land: Land) -> Finding:
    """Every shop on a street of its own district."""
    hidden = [
        shop
        for shops, streets in zip(land.shops, land.streets, strict=True)
        for shop in shops
        if not set(streets).intersection(land.board.neighbours[shop])
    ]
    facts = {"found": len(hidden), "cells": land.names(hidden[:MOST_NAMED])}
    return Finding("", not hidden, "wish_shops_on_streets", facts, advice=True)


def streets_hang_together(land: Land) -> Finding:
    """In each district one can walk all streets without entering a shop."""
    torn = [name for name, streets in zip(DISTRICTS, land.streets, strict=True) if not land.hangs_together(streets)]
    return Finding("", not torn, "wish_streets_together", {"districts": torn, "found": len(torn)}, advice=True)


def districts_hang_together(land: Land) -> Finding:
    """Each district can be walked without leaving it."""
    torn = [name for d, name in enumerate(DISTRICTS) if not land.hangs_together(land.board.cells_of(d))]
    return Finding("", not torn, "wish_districts_together", {"districts": torn, "found": len(torn)}, advice=True)


def gates_between_streets(land: Land) -> Finding:
    """Streets on both sides of every gate."""
    blocked = sum(land.cells[one].shop or land.cells[other].shop for one, other in land.board.gates)
    return Finding("", not blocked, "wish_gates_on_streets", {"found": blocked}, advice=True)


WISHES: tuple[Callable[[Land], Finding], ...] = (
    equal_shops,
    two_gates,
    shops_on_streets,
    streets_hang_together,
    districts_hang_together,
    gates_between_streets,
)
