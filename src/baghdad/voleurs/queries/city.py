"""Queries about the city: where pawns stand, what is in a district, a row or a cell, how far it is."""

from __future__ import annotations

from typing import Any

from baghdad.core.queries import Line, Player, Question, listed, seat_of
from baghdad.voleurs.board.distances import fewest_steps
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.box import DISTRICTS, PAWNS
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.queries.phrases import board_of_view, cell, district, pawn

LETTERS_TOLD = 4  # of a kind of pawn, so that `thief` and `thieves` are the same


def where(question: Question) -> list[Line]:
    """Return where the pawns of a kind are, or the Vizier; with a number, all pawns of that player."""
    view, seat = question.view, seat_of(question)
    if seat is not None:
        return [_pawns(view, seat, kind) for kind in PAWNS if _places(view, seat, kind)] or [Line("query-none")]
    asked = question.about.lower() or PAWNS[0]
    if asked[:LETTERS_TOLD] == VIZIER_NAME[:LETTERS_TOLD]:
        return [Line("voleurs-query-vizier", {"place": _place(board_of_view(view), view["vizier"])})]
    kind = next((name for name in PAWNS if name[:LETTERS_TOLD] == asked[:LETTERS_TOLD]), None)
    if kind is None:
        players = [str(number + 1) for number in range(view["players"])]
        raise question.unknown([*PAWNS, VIZIER_NAME, *players])
    seats = sorted(range(view["players"]), key=lambda other: other != view["you"])
    return [_pawns(view, seat, kind) for seat in seats]


def _pawns(view: dict[str, Any], seat: int, kind: str) -> Line:
    return Line(
        "voleurs-query-where", {"name": Player(seat), "pawn": kind, "places": listed(_places(view, seat, kind))}
    )


def _places(view: dict[str, Any], seat: int, kind: str) -> list[Line]:
    """Return the places of a player's pawns of a kind: cells, and how many wait in the desert."""
    city = board_of_view(view)
    cells = [_place(city, one["cell"]) for one in view["pawns"] if (one["seat"], one["pawn"]) == (seat, kind)]
    outside = view["seats"][seat]["desert"][kind]
    return [*cells, Line("voleurs-query-outside", {"number": outside})] if outside else cells


def _place(city: Board, name: str) -> Line:
    return Line("voleurs-desert-name") if name == DESERT_NAME else cell(city, city.numbers[name])


def scan(question: Question) -> list[Line]:
    """Return a line for each district; with a word, what is in a district, a row, a cell or the desert."""
    view, asked = question.view, question.about.lower()
    city = board_of_view(view)
    if not asked:
        return [_district(view, city, number) for number in range(len(DISTRICTS))]
    if asked in city.numbers:
        return _cell(view, city, city.numbers[asked])
    if asked in DISTRICTS:
        return _inside(view, city, DISTRICTS.index(asked))
    if asked == DESERT_NAME:
        return _desert(view)
    row = [number for number, there in enumerate(city.cells) if there.name[0] == asked]
    if row:
        return [_content(view, city, number) for number in row]
    rows = sorted({there.name[0] for there in city.cells})
    raise question.unknown([*DISTRICTS, DESERT_NAME, f"{rows[0]}–{rows[-1]}", city.cells[0].name])


def occupants(view: dict[str, Any]) -> dict[str, Line]:
    """Return the pawns in the city by their cells."""
    return {one["cell"]: pawn(one["pawn"], one["seat"]) for one in view["pawns"]}


def _free(view: dict[str, Any], city: Board, number: int, shop: bool) -> list[str]:
    taken = {one["cell"] for one in view["pawns"]}
    return [name for one in city.cells_of(number, shop) if (name := city.cells[one].name) not in taken]


def _district(view: dict[str, Any], city: Board, number: int) -> Line:
    inside = [one for one in view["pawns"] if city.cells[city.numbers[one["cell"]]].district == number]
    return Line(
        "voleurs-query-district",
        {
            "district": district(number),
            "pawns": len(inside),
            "shops": len(_free(view, city, number, True)),
            "streets": len(_free(view, city, number, False)),
        },
    )


def _inside(view: dict[str, Any], city: Board, number: int) -> list[Line]:
    there = occupants(view)
    cells = [one for one in city.cells_of(number) if city.cells[one].name in there]
    gates = [pair for pair in city.gates if number in (city.cells[pair[0]].district, city.cells[pair[1]].district)]
    return [
        _district(view, city, number),
        *(_content(view, city, one) for one in cells),
        Line("voleurs-query-free-shops", {"cells": listed(_free(view, city, number, True))}),
        Line("voleurs-query-free-streets", {"cells": listed(_free(view, city, number, False))}),
        *(_gate(city, pair, number) for pair in gates),
    ]


def _gate(city: Board, pair: tuple[int, int], number: int) -> Line:
    inner, outer = pair if city.cells[pair[0]].district == number else (pair[1], pair[0])
    return Line("voleurs-query-gate", {"cell": city.cells[inner].name, "other": cell(city, outer)})


def _content(view: dict[str, Any], city: Board, number: int) -> Line:
    """Return a cell and who is there."""
    found = occupants(view).get(city.cells[number].name)
    if found is None:
        return Line("voleurs-query-free", {"cell": cell(city, number)})
    return Line("voleurs-query-taken", {"cell": cell(city, number), "pawn": found})


def _cell(view: dict[str, Any], city: Board, number: int) -> list[Line]:
    """Return a cell, its distance from the desert, and the cells one step away."""
    steps = fewest_steps(city, dict.fromkeys(city.entries, 1))
    neighbours = city.neighbours[number]
    return [
        _content(view, city, number),
        *([Line("voleurs-query-from-desert", {"steps": steps[number]})] if number in steps else []),
        *(_content(view, city, other) for other in neighbours),
    ]


def _desert(view: dict[str, Any]) -> list[Line]:
    vizier = [Line("voleurs-query-vizier", {"place": Line("voleurs-desert-name")})]
    pawns = [
        Line("voleurs-query-crowd", {"name": Player(number), "pawn": kind, "number": waiting})
        for number, seat in enumerate(view["seats"])
        for kind, waiting in seat["desert"].items()
        if waiting
    ]
    found = [*(vizier if view["vizier"] == DESERT_NAME else []), *pawns]
    return found or [Line("voleurs-board-desert-empty")]


def way(question: Question) -> list[Line]:
    """Return how many steps it is from one cell to another; with one cell, from each of the player's pawns."""
    view = question.view
    city = board_of_view(view)
    cells = question.about.lower().split()
    if not 1 <= len(cells) <= 2 or any(name not in city.numbers for name in cells):
        raise question.unknown([city.cells[0].name, f"{city.cells[0].name} {city.cells[-1].name}"])
    steps = fewest_steps(city, {city.numbers[cells[-1]]: 0})
    starts = cells[:1] if len(cells) > 1 else [one["cell"] for one in view["pawns"] if one["seat"] == question.you]
    entry = min((steps[number] + 1 for number in city.entries if number in steps), default=None)
    lines = [_steps(view, city, start, cells[-1], steps.get(city.numbers[start])) for start in starts]
    if len(cells) == 1 and entry is not None:
        lines.append(Line("voleurs-query-from-desert", {"steps": entry}))
    return lines


def _steps(view: dict[str, Any], city: Board, start: str, goal: str, steps: int | None) -> Line:
    facts = {"start": occupants(view).get(start) or start, "cell": start, "goal": goal}
    return (
        Line("voleurs-query-no-way", facts) if steps is None else Line("voleurs-query-way", {**facts, "steps": steps})
    )
