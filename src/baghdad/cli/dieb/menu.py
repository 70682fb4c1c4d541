"""What a player of dieb may do, as a numbered list grouped by kind: the payment with the fewest dancers first."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

from baghdad.cli.dieb.colours import FAINT, PALACE_COLOURS, signs
from baghdad.cli.dieb.phrases import short
from baghdad.cli.terminal_game import Listing, Look
from baghdad.core.match import Match
from baghdad.dieb.actions import Action
from baghdad.dieb.box import LETTERS
from baghdad.words import Speaker

ENDING = ("end", "pass")
# The order of the groups, and which kinds of action stand in them.
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("place", ("place",)),
    ("place-neutral", ("place neutral",)),
    ("steal", ("steal",)),
    ("smuggle", ("smuggle",)),
    ("escort", ("escort",)),
    ("guard", ("guard",)),
    ("neutral", ("neutral",)),
    ("end", ENDING),
)
IN_ROWS = ("escort", "guard", "neutral")  # many of them: a row for each palace they start from
HEADING_WIDTH = 18
MOVES_IN_ROW = 5


def listing(say: Speaker, match: Match, seat: int, everything: bool, look: Look) -> Listing:
    """What a seat may do now. A low screen folds the many moves of neutral guards, unless everything is asked for."""
    view, legal = match.view(seat), legal_actions(match, seat)
    chosen = legal if everything else usual_ways(view, legal)
    writer = _Writer(say, match, view, look)
    for group, kinds in GROUPS:
        members = [action for action in chosen if action.kind in kinds]
        if group == "neutral" and len(members) > 1 and look.low and not everything:
            writer.fold(group, len([action for action in legal if action.kind in kinds]))
        elif members:
            writer.write(group, members)
    if any(action.kind in IN_ROWS for action in writer.actions) and not look.low:
        writer.note(say("dieb-row-key"))
    if any(action.kind in ENDING for action in chosen):
        writer.note(say("dieb-end-note"))
    return Listing(tuple(writer.actions), writer.table, len(legal) - len(writer.actions))


def legal_actions(match: Match, seat: int) -> list[Action]:
    """What the seat may do, known to be actions of dieb."""
    return [action for action in match.legal(seat) if isinstance(action, Action)]


def usual_ways(view: dict[str, Any], legal: list[Action]) -> list[Action]:
    """Of actions that differ only in the payment, the one with the fewest dancers, from the longer suit."""
    held = view["hands"][view["you"]]["cards"] or [0] * len(LETTERS)

    def cost(action: Action) -> tuple[int, int, int]:
        return action.dancers, -sum(held[LETTERS.index(card)] for card in action.paid if card in LETTERS), action.number

    best: dict[tuple[Any, ...], Action] = {}
    for action in legal:
        paid = action.kind in ("smuggle", *IN_ROWS)
        deed = (action.kind, action.palace, action.target) if paid else (action.number,)
        if deed not in best or cost(action) < cost(best[deed]):
            best[deed] = action
    return list(best.values())


def causes(say: Speaker, match: Match, view: dict[str, Any], action: Action) -> list[str]:
    """What follows from an action, as far as that is sure."""
    if not (action.has_thief or action.kind == "steal"):
        return []
    kinds = {event.kind for event in match.preview(action)}
    if "theft" in kinds:
        return [say("dieb-causes-win" if "over" in kinds else "dieb-causes-theft")]
    empty = view["demands"][action.target if action.kind == "escort" else action.palace] == 0
    return [say("dieb-causes-no-chest")] if empty else []


class _Writer:
    """Writes the list, a group after the other, and numbers the actions as they come."""

    def __init__(self, say: Speaker, match: Match, view: dict[str, Any], look: Look) -> None:
        self.say, self.match, self.view = say, match, view
        self.arrow = signs(look.plain).arrow
        self.actions: list[Action] = []
        self.table = Table.grid(padding=(0, 1, 0, 0))
        self.table.add_column(max_width=HEADING_WIDTH, no_wrap=True)
        self.table.add_column()
        self.lines: list[Text] = []

    def write(self, group: str, members: list[Action]) -> None:
        """A group with its heading."""
        self.lines = []
        for action in members:
            effects = causes(self.say, self.match, self.view, action)
            if effects or group not in IN_ROWS:
                self._line(action, effects)
        rest = [action for action in members if action not in self.actions]
        for source, row in groupby(rest, key=lambda action: action.palace):
            self._row(source, list(row))
        self.table.add_row(self._heading(group), Text("\n").join(self.lines))

    def fold(self, group: str, number: int) -> None:
        """A group of which only the size is said."""
        self.table.add_row(self._heading(group), Text(self.say("dieb-row-folded", number=number), FAINT))

    def note(self, text: str) -> None:
        """A remark below the groups."""
        self.table.add_row("", Text(text, FAINT))

    def _heading(self, group: str) -> Text:
        return Text(self.say(f"dieb-group-{group}"), "bold")

    def _numbered(self, action: Action) -> Text:
        self.actions.append(action)
        return Text(f"{len(self.actions):>2} ", "bold")

    def _line(self, action: Action, effects: list[str]) -> None:
        """One action: number, notation, what it does, what it causes."""
        colour = PALACE_COLOURS[action.palace] if action.palace >= 0 else ""
        line = self._numbered(action)
        line.append(str(action), f"bold {colour}").append("  ").append(short(self.say, self.view, action))
        for effect in effects:
            line.append(f" – {effect}", "bold")
        self.lines.append(line)

    def _row(self, source: int, row: list[Action]) -> None:
        """Moves that start from one palace: number, target and payment of each."""
        line = Text(self.say("dieb-row-from", letter=LETTERS[source]), f"bold {PALACE_COLOURS[source]}")
        for position, action in enumerate(row):
            if position and position % MOVES_IN_ROW == 0:
                self.lines.append(line)
                line = Text(" " * len(self.say("dieb-row-from", letter=LETTERS[source])))
            line.append(" ").append(self._numbered(action)).append(self.arrow)
            line.append(LETTERS[action.target], f"bold {PALACE_COLOURS[action.target]}").append(f" ({action.paid})")
        self.lines.append(line)
