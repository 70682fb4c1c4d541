"""Recommendations for boards beyond the clauses. A board that doesn't follow them can be played on all the same."""

from __future__ import annotations

from collections.abc import Callable

from baghdad.voleurs.board.measurements import MOST_NAMED, BoardMeasurements, Finding
from baghdad.voleurs.box import AT_START, CARAVANEER, DISTRICTS, PALACE

FEWEST_GATES = 2  # between two districts


def equal_shops(measured: BoardMeasurements) -> Finding:
    """Check that every district has as many shops as the Bazaar needs: twelve for six players, like the goods."""
    needed = measured.board.players * AT_START[CARAVANEER]
    ok = all(len(shops) == needed for shops in measured.shops)
    return Finding("", ok, "wish_equal_shops", {"counts": measured.shop_counts(), "needed": needed}, advice=True)


def two_gates(measured: BoardMeasurements) -> Finding:
    """Check that every border has two gates or more, so that one pawn can't close it."""
    fewest = min(measured.gates.count((poorer, poorer + 1)) for poorer in range(PALACE))
    return Finding("", fewest >= FEWEST_GATES, "wish_two_gates", {"found": fewest, "needed": FEWEST_GATES}, advice=True)


def shops_on_streets(measured: BoardMeasurements) -> Finding:
    """Check that every shop touches a street of its own district."""
    hidden = [
        shop
        for shops, streets in zip(measured.shops, measured.streets, strict=True)
        for shop in shops
        if not set(streets).intersection(measured.board.neighbours[shop])
    ]
    facts = {"found": len(hidden), "cells": measured.names(hidden[:MOST_NAMED])}
    return Finding("", not hidden, "wish_shops_on_streets", facts, advice=True)


def connected_streets(measured: BoardMeasurements) -> Finding:
    """Check that in each district all streets can be walked without entering a shop."""
    torn = [
        name for name, streets in zip(DISTRICTS, measured.streets, strict=True) if not measured.is_connected(streets)
    ]
    return Finding("", not torn, "wish_streets_together", {"districts": torn, "found": len(torn)}, advice=True)


def connected_districts(measured: BoardMeasurements) -> Finding:
    """Check that each district can be walked without leaving it."""
    torn = [name for d, name in enumerate(DISTRICTS) if not measured.is_connected(measured.board.cells_of(d))]
    return Finding("", not torn, "wish_districts_together", {"districts": torn, "found": len(torn)}, advice=True)


def gates_between_streets(measured: BoardMeasurements) -> Finding:
    """Check that both sides of every gate are streets."""
    blocked = sum(measured.cells[one].shop or measured.cells[other].shop for one, other in measured.board.gates)
    return Finding("", not blocked, "wish_gates_on_streets", {"found": blocked}, advice=True)


RECOMMENDATIONS: tuple[Callable[[BoardMeasurements], Finding], ...] = (
    equal_shops,
    two_gates,
    shops_on_streets,
    connected_streets,
    connected_districts,
    gates_between_streets,
)
