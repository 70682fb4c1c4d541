"""The validation of a board: for each clause about the city (V-BOARD-*) whether it holds, with the numbers found.

Some clauses hold for every board that `parser.py` can read; they are listed all the same, so that none is left out.
Limits that the clauses leave open are constants here. A recommendation (`recommendations.py`) is never a failure.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from statistics import median

from baghdad.core.errors import BoardError
from baghdad.voleurs.board.distances import UNREACHABLE, fewest_steps
from baghdad.voleurs.board.measurements import MOST_NAMED, BoardMeasurements, Finding
from baghdad.voleurs.board.model import DIRECTIONS, WAYS_IN, Board
from baghdad.voleurs.board.recommendations import RECOMMENDATIONS
from baghdad.voleurs.box import (
    AT_START,
    BAZAAR,
    CARAVANEER,
    CASBAH,
    DISTRICTS,
    GOODS_PER_DISTRICT,
    MAX_PLAYERS,
    PALACE,
    PORT,
    SURPRISE_DISTRICTS,
    THIEF,
    TOKENS,
)

PRINTED_SIZE = (50, 35)  # centimetres (V-BOARD-9)
USUAL_WALK = range(2, 8)  # steps from shop to shop, for at least half of them (V-BOARD-18)
LONGEST_WALK = 8
LONGEST_WAY_OUT = 7  # from the middle shop of the Bazaar to the next one of the Port (V-BOARD-19)
HALF_TURN = 180


def validate_board(board: Board) -> list[Finding]:
    """Return the findings of every clause about the city, in order, then of the recommendations."""
    measured = BoardMeasurements(board)
    return [check(measured) for check in (*CLAUSE_CHECKS, *RECOMMENDATIONS)]


def require_valid_board(board: Board) -> None:
    """Raise BoardError with the first clause that fails, if one does."""
    for finding in validate_board(board):
        if finding.failed:
            raise BoardError("unfit_board", clause=finding.clause, board=board.name)


# --- the clauses -------------------------------------------------------------------------------------------------


def five_districts(measured: BoardMeasurements) -> Finding:
    """V-BOARD-1: five districts, and a desert around."""
    counts = measured.by_district([len(a) + len(b) for a, b in zip(measured.shops, measured.streets, strict=True)])
    return Finding("V-BOARD-1", all(counts.values()) and bool(measured.board.desert), "districts", {"counts": counts})


def two_kinds(measured: BoardMeasurements) -> Finding:
    """V-BOARD-2: shops and streets, told apart by the letter's case."""
    shops, streets = sum(map(len, measured.shops)), sum(map(len, measured.streets))
    return Finding("V-BOARD-2", shops > 0 and streets > 0, "kinds", {"shops": shops, "streets": streets})


def shops_everywhere(measured: BoardMeasurements) -> Finding:
    """V-BOARD-3: shops in every district, streets in the Bazaar and the Casbah."""
    ok = all(measured.shops) and all(measured.streets[district] for district in (BAZAAR, CASBAH))
    counts = measured.by_district([len(streets) for streets in measured.streets])
    return Finding("V-BOARD-3", ok, "shops_and_streets", {"shops": measured.shop_counts(), "counts": counts})


def five_ways_in(measured: BoardMeasurements) -> Finding:
    """V-BOARD-4: five cells lie open to the desert, all in the Bazaar."""
    entries = measured.board.entries
    ok = len(entries) == WAYS_IN and all(measured.cells[entry].district == BAZAAR for entry in entries)
    return Finding(
        "V-BOARD-4", ok, "ways_in", {"cells": measured.names(entries), "found": len(entries), "needed": WAYS_IN}
    )


def ramparts(measured: BoardMeasurements) -> Finding:
    """V-BOARD-5: a rampart wherever touching cells aren't joined."""
    walls = sum(not measured.board.is_open(pair) for pair in measured.board.borders())
    return Finding("V-BOARD-5", True, "ramparts", {"found": walls})


def only_gates(measured: BoardMeasurements) -> Finding:
    """V-BOARD-6: gates, and no other way from district to district."""
    return Finding("V-BOARD-6", True, "gates", {"found": len(measured.board.gates)})


def vizier_outside(measured: BoardMeasurements) -> Finding:
    """V-BOARD-7: there is a desert before the entrance, where the Vizier starts."""
    return Finding("V-BOARD-7", bool(measured.board.ways), "vizier", {"found": len(measured.board.ways)})


def numbers_on_cells(measured: BoardMeasurements) -> Finding:
    """V-BOARD-8: the numbers on cells are computed, not stored."""
    return Finding("V-BOARD-8", True, "printed_numbers")


def printed_size(measured: BoardMeasurements) -> Finding:
    """V-BOARD-9: the size of the board."""
    width, height = measured.board.size or (0, 0)
    facts = {"width": width, "height": height, "needed_width": PRINTED_SIZE[0], "needed_height": PRINTED_SIZE[1]}
    return Finding("V-BOARD-9", (width, height) == PRINTED_SIZE, "size", facts)


def no_way_back(measured: BoardMeasurements) -> Finding:
    """V-BOARD-10: no step leads into the desert, which isn't a cell."""
    return Finding("V-BOARD-10", True, "no_way_back")


def room_to_start(measured: BoardMeasurements) -> Finding:
    """V-BOARD-11: shops for everybody's Caravaneers and streets for everybody's Thief."""
    players = measured.board.players
    shops, streets = players * AT_START[CARAVANEER], players * AT_START[THIEF]
    found = {"shops": len(measured.shops[BAZAAR]), "streets": len(measured.streets[BAZAAR])}
    facts = {**found, "needed_shops": shops, "needed_streets": streets, "players": players}
    return Finding("V-BOARD-11", found["shops"] >= shops and found["streets"] >= streets, "room_to_start", facts)


def decks_suffice(measured: BoardMeasurements) -> Finding:
    """V-BOARD-12: never more shops than cards in a deck without its gem card."""
    most = [GOODS_PER_DISTRICT + (district in SURPRISE_DISTRICTS) for district in range(len(DISTRICTS))]
    ok = all(len(shops) <= limit for shops, limit in zip(measured.shops, most, strict=True))
    return Finding("V-BOARD-12", ok, "decks", {"counts": measured.shop_counts(), "most": measured.by_district(most)})


def all_reachable(measured: BoardMeasurements) -> Finding:
    """V-BOARD-13: every cell can be reached."""
    lost = [number for number in range(len(measured.cells)) if number not in measured.from_desert]
    facts = {
        "reached": len(measured.from_desert),
        "cells": len(measured.cells),
        "lost": measured.names(lost[:MOST_NAMED]),
    }
    return Finding("V-BOARD-13", not lost, "reachable", facts)


def distances(measured: BoardMeasurements) -> Finding:
    """V-BOARD-14: the cells of the entrance lie one step from the desert, all others farther."""
    near = sorted(number for number, steps in measured.from_desert.items() if steps == 1)
    farthest = max(measured.from_desert.values(), default=0)
    return Finding("V-BOARD-14", near == sorted(measured.board.entries), "farthest", {"steps": farthest})


def mutual(measured: BoardMeasurements) -> Finding:
    """V-BOARD-15: steps and abilities that reach one way reach the other way as well."""
    around = measured.board.neighbours
    ok = all(here in around[there] for here, found in enumerate(around) for there in found)
    return Finding("V-BOARD-15", ok, "mutual")


def street_entries(measured: BoardMeasurements) -> Finding:
    """V-BOARD-16: streets at the entrance are safer, but shops are allowed."""
    shops = [entry for entry in measured.board.entries if measured.cells[entry].shop]
    return Finding("V-BOARD-16", not shops, "entry_streets", {"found": len(shops)}, advice=True)


def farther_is_richer(measured: BoardMeasurements) -> Finding:
    """V-BOARD-17: the richer a district, the farther its shops."""
    means = [measured.mean_distance(district) for district in range(len(DISTRICTS))]
    ok = all(one < next_one for one, next_one in pairwise(means))
    return Finding("V-BOARD-17", ok, "distance_by_wealth", {"means": dict(zip(DISTRICTS, means, strict=True))})


def usual_walks(measured: BoardMeasurements) -> Finding:
    """V-BOARD-18: from shop to shop of a district it is mostly two to seven steps, and never more than eight."""
    walks = list(measured.walks())
    usual = sum(steps in USUAL_WALK for steps in walks)
    share, longest = round(100 * usual / max(len(walks), 1)), max(walks, default=0)
    facts = {"share": share, "longest": longest, "first": USUAL_WALK[0], "last": USUAL_WALK[-1], "most": LONGEST_WALK}
    return Finding("V-BOARD-18", 2 * usual >= len(walks) and longest <= LONGEST_WALK, "walks", facts)


def way_out_of_the_bazaar(measured: BoardMeasurements) -> Finding:
    """V-BOARD-19: a few rounds' income leads from the Bazaar into the Port."""
    nearest = []
    for shop in measured.shops[BAZAAR]:
        reached = fewest_steps(measured.board, {shop: 0})
        nearest.append(min((reached.get(port, UNREACHABLE) for port in measured.shops[PORT]), default=UNREACHABLE))
    middle = round(median(nearest or [UNREACHABLE]))
    return Finding("V-BOARD-19", middle <= LONGEST_WAY_OUT, "way_out", {"steps": middle, "most": LONGEST_WAY_OUT})


def palace_shops(measured: BoardMeasurements) -> Finding:
    """V-BOARD-20: shops in the Palace, at least one for each player's Thief, so that it isn't besieged at once."""
    found, needed = len(measured.shops[PALACE]), measured.board.players
    return Finding("V-BOARD-20", found >= needed, "palace_shops", {"found": found, "needed": needed})


def pawns_and_cells(measured: BoardMeasurements) -> Finding:
    """V-BOARD-21: the city needn't have room for all pawns."""
    pawns = MAX_PLAYERS * sum(TOKENS) + 1
    return Finding("V-BOARD-21", True, "pawns", {"cells": len(measured.cells), "pawns": pawns})


def one_letter_one_district(measured: BoardMeasurements) -> Finding:
    """V-BOARD-22: a letter means one district and one kind of cell."""
    return Finding("V-BOARD-22", True, "one_district_each")


def hexagons(measured: BoardMeasurements) -> Finding:
    """V-BOARD-23: a cell has six sides."""
    most = max(len(found) for found in measured.board.neighbours)
    return Finding("V-BOARD-23", most <= len(DIRECTIONS), "hexagons", {"most": most})


def chain_of_gates(measured: BoardMeasurements) -> Finding:
    """V-BOARD-24: gates from each district to the next richer; all clockwise; the desert beside the Bazaar only."""
    chain = {(poorer, poorer + 1) for poorer in range(PALACE)}
    places = measured.board.places
    beside = {
        measured.cells[places[x + dx, y + dy]].district
        for x, y in measured.board.desert
        for dx, dy in DIRECTIONS
        if (x + dx, y + dy) in places
    }
    bearings = [measured.bearing(district) for district in range(len(DISTRICTS))]
    turns = [round((after - before) % (2 * HALF_TURN)) for before, after in pairwise(bearings)]
    clockwise = all(0 < turn < HALF_TURN for turn in turns) and sum(turns) < 2 * HALF_TURN
    ok = set(measured.gates) == chain and beside <= {BAZAAR} and clockwise
    strays = [f"{DISTRICTS[one]}-{DISTRICTS[other]}" for one, other in sorted(set(measured.gates) - chain)]
    missing = [f"{DISTRICTS[one]}-{DISTRICTS[other]}" for one, other in sorted(chain - set(measured.gates))]
    facts = {
        "strays": strays,
        "missing": missing,
        "clockwise": clockwise,
        "beside": [DISTRICTS[district] for district in sorted(beside)],
    }
    return Finding("V-BOARD-24", ok, "chain", facts)


CLAUSE_CHECKS: tuple[Callable[[BoardMeasurements], Finding], ...] = (
    five_districts,
    two_kinds,
    shops_everywhere,
    five_ways_in,
    ramparts,
    only_gates,
    vizier_outside,
    numbers_on_cells,
    printed_size,
    no_way_back,
    room_to_start,
    decks_suffice,
    all_reachable,
    distances,
    mutual,
    street_entries,
    farther_is_richer,
    usual_walks,
    way_out_of_the_bazaar,
    palace_shops,
    pawns_and_cells,
    one_letter_one_district,
    hexagons,
    chain_of_gates,
)
