"""The legal actions of dieb as a numbered list, grouped by kind; the payment with the fewest dancers first."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

from baghdad.cli.dieb.colours import FAINT, PALACE_COLOURS, signs
from baghdad.cli.dieb.phrases import price_or_effect
from baghdad.cli.terminal_game import Listing, ScreenFormat
from baghdad.cli.wrapping import line_count
from baghdad.core.match import Match
from baghdad.dieb.actions import Action
from baghdad.dieb.box import LETTERS
from baghdad.words import Localizer

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
ROW_KINDS = ("escort", "guard", "neutral")  # many of them: a row for each palace they start from
# Groups of which only the number of actions is shown: the first choice with which the list fits.
FOLDED = ((), ("neutral",), ("neutral", "guard"), ("neutral", "guard", "escort"), ("neutral", "guard", "escort", "end"))
HEADING_WIDTH = 18
MOVES_PER_ROW = 5


def listing(say: Localizer, match: Match, seat: int, everything: bool, look: ScreenFormat) -> Listing:
    """List what a seat may do. Where there is little room, groups of many moves are folded, unless `everything`."""
    view, legal = match.view(seat), legal_actions(match, seat)
    if everything:
        return _list(_Writer(say, match, view, look), legal, legal, ())
    chosen = cheapest_payments(view, legal)
    for folded in FOLDED[1:] if look.low else FOLDED:
        found = _list(_Writer(say, match, view, look), legal, chosen, folded)
        if not look.room or line_count(found.drawn, look.width) <= look.room:
            break
    return found


def _list(writer: _Writer, legal: list[Action], chosen: list[Action], folded: tuple[str, ...]) -> Listing:
    """Write the groups of actions; of those that are folded only how many there are."""
    for group, kinds in GROUPS:
        members = [action for action in chosen if action.kind in kinds]
        if group == "end" and group in folded and members:
            writer.beside(group, members)
        elif group in folded and len(members) > 1:
            writer.fold(group, len([action for action in legal if action.kind in kinds]))
        elif members:
            writer.write(group, members)
    if any(action.kind in ROW_KINDS for action in writer.actions) and not folded:
        writer.note(writer.say("dieb-row-key"))
    if any(action.kind in ENDING for action in chosen) and len(folded) <= 1:
        writer.note(writer.say("dieb-end-note"))
    return Listing(tuple(writer.actions), writer.table, len(legal) - len(writer.actions))


def legal_actions(match: Match, seat: int) -> list[Action]:
    """Return the legal actions of a seat, typed as actions of dieb."""
    return [action for action in match.legal(seat) if isinstance(action, Action)]


def cheapest_payments(view: dict[str, Any], legal: list[Action]) -> list[Action]:
    """Keep, of actions that differ only in payment, the one with the fewest dancers, from the longer suit."""
    held = view["hands"][view["you"]]["cards"] or [0] * len(LETTERS)

    def cost(action: Action) -> tuple[int, int, int]:
        return action.dancers, -sum(held[LETTERS.index(card)] for card in action.paid if card in LETTERS), action.number

    best: dict[tuple[Any, ...], Action] = {}
    for action in legal:
        paid = action.kind in ("smuggle", *ROW_KINDS)
        effect = (action.kind, action.palace, action.target) if paid else (action.number,)
        if effect not in best or cost(action) < cost(best[effect]):
            best[effect] = action
    return list(best.values())


def certain_effects(say: Localizer, match: Match, view: dict[str, Any], action: Action) -> list[str]:
    """Return sentences for what an action certainly causes."""
    if not (action.has_thief or action.kind == "steal"):
        return []
    kinds = {event.kind for event in match.preview(action)}
    if "theft" in kinds:
        return [say("dieb-causes-win" if "over" in kinds else "dieb-causes-theft")]
    empty = view["demands"][action.target if action.kind == "escort" else action.palace] == 0
    return [say("dieb-causes-no-chest")] if empty else []


class _Writer:
    """Writes the list group by group and numbers the actions."""

    def __init__(self, say: Localizer, match: Match, view: dict[str, Any], look: ScreenFormat) -> None:
        self.say, self.match, self.view = say, match, view
        self.arrow = signs(look.plain).arrow
        self.actions: list[Action] = []
        self.table = Table.grid(padding=(0, 1, 0, 0))
        self.table.add_column(max_width=HEADING_WIDTH, no_wrap=True)
        self.table.add_column()
        self.lines: list[Text] = []

    def write(self, group: str, members: list[Action]) -> None:
        """Add a group with its heading."""
        self.lines = []
        for action in members:
            effects = certain_effects(self.say, self.match, self.view, action)
            if effects or group not in ROW_KINDS:
                self._line(action, effects)
        rest = [action for action in members if action not in self.actions]
        for source, row in groupby(rest, key=lambda action: action.palace):
            self._row(source, list(row))
        self.table.add_row(self._heading(group), Text("\n").join(self.lines))

    def beside(self, group: str, members: list[Action]) -> None:
        """Add a group in one line, in notation."""
        texts = [self._numbered(action).append(str(action), "bold") for action in members]
        self.table.add_row(self._heading(group), Text("  ").join(texts))

    def fold(self, group: str, number: int) -> None:
        """Add a group of which only the size is shown."""
        self.table.add_row(self._heading(group), Text(self.say("dieb-row-folded", number=number, kind=group), FAINT))

    def note(self, text: str) -> None:
        """Add a remark below the groups."""
        self.table.add_row("", Text(text, FAINT))

    def _heading(self, group: str) -> Text:
        return Text(self.say(f"dieb-group-{group}"), "bold")

    def _numbered(self, action: Action) -> Text:
        self.actions.append(action)
        return Text(f"{len(self.actions):>2} ", "bold")

    def _line(self, action: Action, effects: list[str]) -> None:
        """Add a line for one action: number, notation, description, certain effects."""
        colour = PALACE_COLOURS[action.palace] if action.palace >= 0 else ""
        line = self._numbered(action)
        line.append(str(action), f"bold {colour}").append("  ").append(price_or_effect(self.say, self.view, action))
        for effect in effects:
            line.append(f" – {effect}", "bold")
        self.lines.append(line)

    def _row(self, source: int, row: list[Action]) -> None:
        """Add a row of moves from one palace: number, target and payment of each."""
        line = Text(self.say("dieb-row-from", letter=LETTERS[source]), f"bold {PALACE_COLOURS[source]}")
        for position, action in enumerate(row):
            if position and position % MOVES_PER_ROW == 0:
                self.lines.append(line)
                line = Text(" " * len(self.say("dieb-row-from", letter=LETTERS[source])))
            line.append(" ").append(self._numbered(action)).append(self.arrow)
            line.append(LETTERS[action.target], f"bold {PALACE_COLOURS[action.target]}").append(f" ({action.paid})")
        self.lines.append(line)
