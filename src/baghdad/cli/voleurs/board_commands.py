"""`baghdad board`: checks boards of voleurs clause by clause, and draws them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, LocalizedGroup
from baghdad.cli.errors import CommandError
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.cli.screen import Screen
    from baghdad.voleurs.board.measurements import Finding
    from baghdad.voleurs.board.model import Board

HOME = "baghdad.cli.voleurs.board_commands"
UNFIT = 1  # the exit status for a board that fails a clause
PICTURE = ".svg"
SIGNS, PLAIN_SIGNS = ("✓", "✗", "~"), ("ok", "NO", "~")
STYLES = ("green", "bold red", "yellow")


@click.group(cls=LocalizedGroup, modules={"check": HOME, "show": HOME})
@click.pass_context
def board(ctx: click.Context) -> None:
    """Show the help page, if no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@click.command(cls=LocalizedCommand, arguments={"board": "help-board-board"})
@click.argument("board")
@click.pass_obj
def check(context: CliContext, /, board: str) -> int:
    """Print a finding for each clause and whether the board is fit to play on; the exit status says so too."""
    from rich.table import Table
    from rich.text import Text

    from baghdad.cli.screen import Screen
    from baghdad.voleurs.board.validation import validate_board

    found, screen = find_board(board), Screen(context.say)
    findings = validate_board(found)
    table = Table.grid(padding=(0, 1))
    signs = PLAIN_SIGNS if screen.look.plain else SIGNS
    for finding in findings:
        mark = 1 if finding.failed else 0 if finding.ok else 2
        table.add_row(Text(signs[mark], STYLES[mark]), finding.clause, Text(finding_sentence(context.say, finding)))
    screen.show(table)
    failed = sum(finding.failed for finding in findings)
    key = "board-unfit" if failed else "board-fit"
    screen.show(context.say(key, board=found.name, number=failed), style="bold")
    return UNFIT if failed else 0


@click.command(cls=LocalizedCommand, arguments={"board": "help-board-board"})
@click.argument("board")
@click.option("--svg", metavar="FILE", help="help-board-svg")
@click.option("--distances", is_flag=True, help="help-board-distances")
@click.pass_obj
def show(context: CliContext, /, board: str, svg: str | None, distances: bool) -> None:
    """Draw the city, at the terminal or as a picture."""
    from baghdad.cli.screen import Screen

    found = find_board(board)
    if svg is None:
        show_text(found, Screen(context.say), distances)
    else:
        write_picture(found, context.say, svg)


def find_board(name: str) -> Board:
    """Return a board that comes with the game, or one in a file."""
    from baghdad.cli.files import read_text
    from baghdad.voleurs.board.parser import load_board, read_board

    return read_board(read_text(name)) if is_file(name) else load_board(name)


def is_file(name: str) -> bool:
    """Return whether a name means a file instead of a board that comes with the game."""
    from baghdad.cli.files import STANDARD_INPUT
    from baghdad.voleurs.board.parser import boards

    path = Path(name)
    looks_so = name == STANDARD_INPUT or bool(path.suffix) or len(path.parts) > 1 or os.path.exists(name)
    return looks_so and name not in boards()


def show_text(board: Board, screen: Screen, distances: bool) -> None:
    """Draw the city at the terminal, with a legend."""
    from baghdad.cli.voleurs.board_text import FINE_WALLS, PLAIN_WALLS, board_text, legend

    say, look = screen.say, screen.look
    wall_signs = PLAIN_WALLS if look.plain else FINE_WALLS
    shops = sum(cell.shop for cell in board.cells)
    counts = {"players": board.players, "cells": len(board.cells), "shops": shops}
    screen.show(say("board-heading", board=board.name, **counts), style="bold")
    screen.show(board_text(board, look.width, look.plain, distances))
    screen.blank()
    screen.show(legend(board, district_names(say)))
    places = say("board-key-places", example=board.cells[0].name)
    screen.show(say("board-key-distances") if distances else places)
    walls = say("board-key-walls", wall=wall_signs.upright, gate=wall_signs.gate, way=wall_signs.ways[0])
    screen.show(walls.replace("·", " ") if look.plain else walls)


def write_picture(board: Board, say: Localizer, path: str) -> None:
    """Write the picture of the city into a file."""
    from baghdad.cli.files import write_atomically
    from baghdad.cli.voleurs.board_picture.svg import Captions, board_svg

    target = Path(path).expanduser()
    if target.suffix != PICTURE:
        raise CommandError("not_svg_name", path=path)
    title = say("board-picture-title", board=board.name)
    write_atomically(target, board_svg(board, Captions(title, district_names(say), say("voleurs-desert-name"))))
    click.echo(say("board-picture-done", path=path))


def district_names(say: Localizer) -> list[str]:
    """Return the districts from poor to rich, in the reader's language."""
    from baghdad.voleurs.box import DISTRICTS

    return [say("voleurs-district-name", district=district) for district in DISTRICTS]


# --- sentences about findings ------------------------------------------------------------------------------------


def finding_sentence(say: Localizer, finding: Finding) -> str:
    """Return the sentence about one finding."""
    facts = {name: _localized_fact(say, value) for name, value in finding.facts.items()}
    return say(f"board-finding-{finding.code.replace('_', '-')}", **facts)


def _localized_fact(say: Localizer, fact: Any) -> Any:
    """Return a fact as a sentence can hold it, with districts by their names."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, dict):
        return ", ".join(f"{_localized_name(say, district)} {number}" for district, number in fact.items())
    if isinstance(fact, list):
        return ", ".join(_localized_name(say, item) for item in fact) or say("board-none")
    return fact


def _localized_name(say: Localizer, text: str) -> str:
    """Return a district by its name, two as `Port–Souk`; cells unchanged."""
    from baghdad.voleurs.box import DISTRICTS

    parts = text.split("-")
    if not set(parts) <= set(DISTRICTS):
        return text
    return "–".join(say("voleurs-district-name", district=part) for part in parts)
