"""`baghdad board`: the boards of voleurs checked clause by clause, and drawn."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, LocalizedGroup
from baghdad.cli.errors import CommandError
from baghdad.words import Speaker

if TYPE_CHECKING:
    from baghdad.cli.screen import Screen
    from baghdad.voleurs.board.measurements import Finding
    from baghdad.voleurs.board.model import Board

HOME = "baghdad.cli.board"
UNFIT = 1  # the exit status for a board that fails a clause
PICTURE = ".svg"
SIGNS, PLAIN_SIGNS = ("✓", "✗", "~"), ("ok", "NO", "~")
STYLES = ("green", "bold red", "yellow")


@click.group(cls=LocalizedGroup, modules={"check": HOME, "show": HOME})
@click.pass_context
def board(ctx: click.Context) -> None:
    """Without a command, the help page."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@click.command(cls=LocalizedCommand, arguments={"board": "help-board-board"})
@click.argument("board")
@click.pass_obj
def check(setting: CliContext, /, board: str) -> int:
    """A line for each clause, then whether the board can be played on; the exit status says so too."""
    from rich.table import Table
    from rich.text import Text

    from baghdad.cli.screen import Screen
    from baghdad.voleurs.board.validation import survey

    found, screen = find_board(board), Screen(setting.say)
    findings = survey(found)
    table = Table.grid(padding=(0, 1))
    signs = PLAIN_SIGNS if screen.look.plain else SIGNS
    for finding in findings:
        mark = 1 if finding.failed else 0 if finding.ok else 2
        table.add_row(Text(signs[mark], STYLES[mark]), finding.clause, Text(told(setting.say, finding)))
    screen.show(table)
    failed = sum(finding.failed for finding in findings)
    key = "board-unfit" if failed else "board-fit"
    screen.show(setting.say(key, board=found.name, number=failed), style="bold")
    return UNFIT if failed else 0


@click.command(cls=LocalizedCommand, arguments={"board": "help-board-board"})
@click.argument("board")
@click.option("--svg", metavar="FILE", help="help-board-svg")
@click.option("--distances", is_flag=True, help="help-board-distances")
@click.pass_obj
def show(setting: CliContext, /, board: str, svg: str | None, distances: bool) -> None:
    """The city, here or as a picture."""
    from baghdad.cli.screen import Screen

    found = find_board(board)
    if svg is None:
        draw(found, Screen(setting.say), distances)
    else:
        paint(found, setting.say, svg)


def find_board(name: str) -> Board:
    """A board that comes with the game, or one in a file."""
    from baghdad.cli.files import read_text
    from baghdad.voleurs.board.parser import load_board, read_board

    return read_board(read_text(name)) if is_file(name) else load_board(name)


def is_file(name: str) -> bool:
    """Whether a board is meant that isn't one of ours but in a file."""
    from baghdad.cli.files import STANDARD_INPUT
    from baghdad.voleurs.board.parser import boards

    path = Path(name)
    looks_so = name == STANDARD_INPUT or bool(path.suffix) or len(path.parts) > 1 or os.path.exists(name)
    return looks_so and name not in boards()


def draw(board: Board, screen: Screen, distances: bool) -> None:
    """The city at the terminal, with what its signs mean."""
    from baghdad.cli.voleurs.board_text import FINE, PLAIN, board_text, legend

    say, look = screen.say, screen.look
    bricks = PLAIN if look.plain else FINE
    shops = sum(cell.shop for cell in board.cells)
    counts = {"players": board.players, "cells": len(board.cells), "shops": shops}
    screen.show(say("board-heading", board=board.name, **counts), style="bold")
    screen.show(board_text(board, look.width, look.plain, distances))
    screen.blank()
    screen.show(legend(board, district_names(say)))
    places = say("board-key-places", example=board.cells[0].name)
    screen.show(say("board-key-distances") if distances else places)
    walls = say("board-key-walls", wall=bricks.upright, gate=bricks.gate, way=bricks.ways[0])
    screen.show(walls.replace("·", " ") if look.plain else walls)


def paint(board: Board, say: Speaker, path: str) -> None:
    """The city as a picture in a file."""
    from baghdad.cli.files import write_atomically
    from baghdad.cli.voleurs.board_picture.svg import Captions, board_svg

    target = Path(path).expanduser()
    if target.suffix != PICTURE:
        raise CommandError("not_svg_name", path=path)
    title = say("board-picture-title", board=board.name)
    write_atomically(target, board_svg(board, Captions(title, district_names(say), say("voleurs-desert-name"))))
    click.echo(say("board-picture-done", path=path))


def district_names(say: Speaker) -> list[str]:
    """The districts from poor to rich, in the reader's language."""
    from baghdad.voleurs.box import DISTRICTS

    return [say("voleurs-district-name", district=district) for district in DISTRICTS]


# --- what the survey found, in words -----------------------------------------------------------------------------


def told(say: Speaker, finding: Finding) -> str:
    """The sentence about one clause."""
    facts = {name: _spoken(say, value) for name, value in finding.facts.items()}
    return say(f"board-finding-{finding.code.replace('_', '-')}", **facts)


def _spoken(say: Speaker, fact: Any) -> Any:
    """A fact as a sentence can hold it, districts by their names."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, dict):
        return ", ".join(f"{_name(say, district)} {number}" for district, number in fact.items())
    if isinstance(fact, list):
        return ", ".join(_name(say, item) for item in fact) or say("board-none")
    return fact


def _name(say: Speaker, text: str) -> str:
    """A district by its name, two as `Port–Souk`; cells as they are."""
    from baghdad.voleurs.box import DISTRICTS

    parts = text.split("-")
    if not set(parts) <= set(DISTRICTS):
        return text
    return "–".join(say("voleurs-district-name", district=part) for part in parts)
