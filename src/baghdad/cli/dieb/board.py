"""The board of dieb as a drawing: six palaces, beside or below them players and piles, then the hand.

Fits into 80 columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from baghdad.cli.dieb.colours import DANCER_COLOUR, FAINT, PALACE_COLOURS, SEAT_STYLES, YOURS, Signs, signs
from baghdad.cli.terminal_game import ScreenFormat
from baghdad.cli.wrapping import wrap_items
from baghdad.dieb.box import GUARD_PLACES, LETTERS, PALACES, THIEF_ACTIONS
from baghdad.dieb.queries import price as smuggling_price
from baghdad.words import Localizer

PALACE_WIDTH = 26
INNER_WIDTH = PALACE_WIDTH - 4
GAP = 1
MAX_COLUMNS = 3
MAX_NAME_LENGTH = 20
GAP_BESIDE = 2  # columns between the palaces and what is beside them
BLOCK_WIDTH = 37  # columns of two lines for each player
TABLE_WIDTH = 66  # columns of the table of players


def board(say: Localizer, view: dict[str, Any], names: Sequence[str], look: ScreenFormat) -> RenderableType:
    """Draw everything that a view knows."""
    shown = signs(look.plain)
    drawn, below = palaces(say, view, look, shown), piles(say, view, shown)
    beside = look.width - _grid_width(MAX_COLUMNS) - GAP_BESIDE
    if beside < BLOCK_WIDTH:
        parts: list[RenderableType] = [drawn, players(say, view, names, shown), below]
    else:
        table = players if beside >= TABLE_WIDTH else player_blocks
        grid = Table.grid(padding=(0, GAP_BESIDE, 0, 0), pad_edge=False)
        grid.add_column(min_width=_grid_width(MAX_COLUMNS))
        grid.add_column(max_width=beside)
        grid.add_row(drawn, Group(table(say, view, names, shown), below))
        parts = [grid]
    if view["you"] is not None:
        parts += hand(say, view, look.width, shown)
    return Group(*parts)


def _grid_width(columns: int) -> int:
    """Return the width of some palaces in a row."""
    return columns * PALACE_WIDTH + (columns - 1) * GAP


def palaces(say: Localizer, view: dict[str, Any], look: ScreenFormat, shown: Signs) -> RenderableType:
    """Draw the palaces in 3×2; on a narrow screen in 2×3 or one above the other."""
    columns = next((n for n in (MAX_COLUMNS, 2) if _grid_width(n) <= look.width), 1)
    grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    drawn = [palace(say, view, number, shown, framed=not look.low) for number in range(PALACES)]
    for first in range(0, PALACES, columns):
        grid.add_row(*drawn[first : first + columns])
    return grid


def palace(say: Localizer, view: dict[str, Any], number: int, shown: Signs, framed: bool) -> RenderableType:
    """Draw a palace in its colour: guards, price, chests, thieves, and how many thieves the viewer still needs.

    Without a frame it takes one line less.
    """
    colour = PALACE_COLOURS[number]
    title = f"{LETTERS[number]} {shown.palaces[number]} {say('dieb-palace-name', letter=LETTERS[number])}"
    lines = [
        _justify(_guards(view, number, shown), _price(say, view, number)),
        _justify(_chest(say, view, number), Text(shown.chest * view["palaces"][number]["chests"], colour)),
        _justify(*_thieves(say, view, number, shown)),
    ]
    heading = Text(" ".join(title.split()), f"bold {colour}")
    if not framed:
        line = Text(shown.line * (INNER_WIDTH - heading.cell_len - 1), colour)
        return Padding(Group(_justify(heading, line), *lines), (0, PALACE_WIDTH - INNER_WIDTH, 0, 0))
    return Panel(Group(*lines), title=heading, title_align="left", border_style=colour, width=PALACE_WIDTH)


def _justify(left: Text, right: Text, width: int = INNER_WIDTH) -> Text:
    """Return a line of a palace, or of another width, with a text at either end."""
    left.truncate(width - right.cell_len - 1, overflow="ellipsis")
    gap = width - left.cell_len - right.cell_len
    return Text.assemble(left, " " * gap, right, no_wrap=True)


def _seat(view: dict[str, Any], seat: int, text: str) -> tuple[str, str]:
    return text, YOURS if seat == view["you"] else SEAT_STYLES[seat]


def _guards(view: dict[str, Any], number: int, shown: Signs) -> Text:
    """Draw the four places before the gate: neutral guards, each player's by number, then the free places."""
    there = view["palaces"][number]
    places: list[tuple[str, str]] = [(shown.neutral, "bold")] * there["neutral"]
    for seat, guards in enumerate(there["guards"]):
        places += [_seat(view, seat, str(seat + 1))] * guards
    places += [(shown.free, FAINT)] * (GUARD_PLACES - len(places))
    return Text(" ").join(Text(*place) for place in places)


def _thieves(say: Localizer, view: dict[str, Any], number: int, shown: Signs) -> tuple[Text, Text]:
    """Return how many thieves each player has inside."""
    text = Text()
    for seat, thieves in enumerate(view["palaces"][number]["thieves"]):
        if thieves:
            text.append(" ").append(*_seat(view, seat, str(seat + 1))).append(f"{shown.times}{thieves}")
    return (Text(say("dieb-board-thieves"), FAINT), text) if text else (Text(say("dieb-board-no-thieves"), FAINT), text)


def _price(say: Localizer, view: dict[str, Any], number: int) -> Text:
    """Return what the next thief costs the viewer there, or nothing if none can be smuggled."""
    you = view["you"]
    price = 0 if you is None else smuggling_price(view, number)
    return Text(say("dieb-board-price", price=price) if price else "")


def _chest(say: Localizer, view: dict[str, Any], number: int) -> Text:
    """Return how many thieves the top chest needs, and how many the viewer has."""
    you, demand = view["you"], view["demands"][number]
    if not demand:
        return Text(say("dieb-board-no-chest"), FAINT)
    if you is None:
        return Text(say("dieb-board-chest", demand=demand))
    return Text(say("dieb-board-chest-you", thieves=view["palaces"][number]["thieves"][you], demand=demand))


def players(say: Localizer, view: dict[str, Any], names: Sequence[str], shown: Signs) -> RenderableType:
    """Draw a line for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=FAINT)
    table.add_column("")
    table.add_column(say("dieb-players-name"), max_width=MAX_NAME_LENGTH, no_wrap=True)
    for heading in ("chests", "supply", "cards", "dancers"):
        table.add_column(say(f"dieb-players-{heading}"), justify="right", no_wrap=True)
    table.add_column(say("dieb-players-actions"), no_wrap=True)
    for seat, name in enumerate(names):
        table.add_row(
            shown.turn if _is_acting(view, seat) else "",
            Text.assemble(_seat(view, seat, str(seat + 1)), f" {name}"),
            _chests_won(say, view, seat),
            str(view["supplies"][seat]),
            str(view["hands"][seat]["size"]),
            str(view["hands"][seat]["dancers"]),
            _thief_actions(view, seat, shown),
        )
    return table


def player_blocks(say: Localizer, view: dict[str, Any], names: Sequence[str], shown: Signs) -> Text:
    """Return two lines for each player, for a narrow column."""
    lines = []
    for seat, name in enumerate(names):
        turn = shown.turn if _is_acting(view, seat) else " " * len(shown.turn)
        chests = f"{say('dieb-players-chests')} {_chests_won(say, view, seat)}"
        right = Text("  ".join(filter(None, [_thief_actions(view, seat, shown), chests])))
        hand = view["hands"][seat]
        counts = {"supply": view["supplies"][seat], "cards": hand["size"], "dancers": hand["dancers"]}
        lines += [
            _justify(Text.assemble(f"{turn} ", _seat(view, seat, str(seat + 1)), f" {name}"), right, BLOCK_WIDTH),
            Text("  " + "  ".join(f"{say(f'dieb-players-{key}')} {number}" for key, number in counts.items()), FAINT),
        ]
    return Text("\n").join(lines)


def _is_acting(view: dict[str, Any], seat: int) -> bool:
    return bool(seat == view["seat"] and view["phase"] != "over")


def _chests_won(say: Localizer, view: dict[str, Any], seat: int) -> str:
    return say("dieb-players-won", won=len(view["chests_won"][seat]), goal=view["chests_to_win"])


def _thief_actions(view: dict[str, Any], seat: int, shown: Signs) -> str:
    """Draw how many thief actions the player to move has used."""
    if not _is_acting(view, seat) or view["phase"] != "playing":
        return ""
    used: int = view["thief_actions"]
    return shown.used * used + shown.unused * (THIEF_ACTIONS - used)


def piles(say: Localizer, view: dict[str, Any], shown: Signs) -> Text:
    """Describe the draw pile, the dancers and the discard pile."""
    discard = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, view["discard"], strict=True) if n)
    key = "dieb-piles" if discard else "dieb-piles-no-discard"
    text = say(key, deck=view["deck"], dancers=view["dancers"], discard=discard)
    return Text(text if shown.dot == "·" else text.replace("·", shown.dot), FAINT)


def hand(say: Localizer, view: dict[str, Any], width: int, shown: Signs) -> list[Text]:
    """Draw the viewer's cards by palace, dancers last, in as many lines as needed."""
    held = view["hands"][view["you"]]
    if held["cards"] is None:
        return [Text(say("dieb-hand-hidden", number=held["size"]))]
    if held["size"] == 0:
        return [Text(say("dieb-hand-empty"))]
    cards = []
    for palace, number in enumerate(held["cards"]):
        if number:
            name = say("dieb-palace-name", letter=LETTERS[palace])
            sign = f" {shown.palaces[palace]}" if shown.palaces[palace] else ""
            cards.append(Text(f"{LETTERS[palace]}{sign} {name} {shown.times}{number}", PALACE_COLOURS[palace]))
    if held["dancers"]:
        cards.append(Text(f"* {say('dieb-hand-dancer')} {shown.times}{held['dancers']}", DANCER_COLOUR))
    return wrap_items(Text(say("dieb-hand"), "bold"), cards, width)
