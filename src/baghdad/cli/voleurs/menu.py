"""What a player of voleurs may do, as a numbered list grouped by kind; moves are folded, a line for each pawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from baghdad.cli.terminal_game import Listing, Look
from baghdad.cli.voleurs.colours import FAINT
from baghdad.cli.voleurs.phrases import acting, describe, is_gem_card, own_cards, own_character
from baghdad.cli.wrapping import wrap_items
from baghdad.core.match import Match
from baghdad.voleurs.actions import Action
from baghdad.voleurs.box import AGENT_PRICES, DISTRICTS, PAWNS, district_of
from baghdad.voleurs.names import VIZIER_NAME, card_name
from baghdad.voleurs.payments import dinars
from baghdad.words import Speaker

HEADING_WIDTH = 18
MOST_ACTS = 8  # ways to act on a neighbour that are listed before moves are asked for
Pawn = tuple[str, str]  # a kind of pawn and where it stands


def listing(say: Speaker, match: Match, seat: int, names: Sequence[str], everything: bool, look: Look) -> Listing:
    """What a seat may do now; every move of every pawn, and every way for change, only if everything is asked for."""
    view, legal = match.view(seat), legal_actions(match, seat)
    writer = Writer(say, view, names, look)
    for group, belongs in GROUPS:
        members = [action for action in legal if belongs(action) and (everything or not action.change)]
        if members:
            GROUP_WRITERS.get(group, Writer.lines)(writer, group, members)
        if group == "done" and view["phase"] == "trading":
            writer.offer_example()
    moves = [action for action in legal if action.kind == "move"]
    if everything:
        for pawn in pawns_of(moves):
            writer.moves(pawn, moves)
    elif moves:
        writer.folded(moves)
    return Listing(tuple(writer.actions), writer.drawn, len(legal) - len(writer.actions))


def moves_listing(
    say: Speaker, match: Match, seat: int, names: Sequence[str], asked: str, look: Look
) -> Listing | None:
    """The moves of the pawns of a kind or on a cell; None if there are none."""
    view = match.view(seat)
    moves = [action for action in legal_actions(match, seat) if action.kind == "move"]
    chosen = [pawn for pawn in pawns_of(moves) if not asked or asked in (*pawn, " ".join(pawn))]
    writer = Writer(say, view, names, look)
    for pawn in chosen:
        writer.moves(pawn, moves)
    return Listing(tuple(writer.actions), writer.drawn, 0) if chosen else None


def legal_actions(match: Match, seat: int) -> list[Action]:
    """What the seat may do, known to be actions of voleurs."""
    return [action for action in match.legal(seat) if isinstance(action, Action)]


def pawns_of(moves: Iterable[Action]) -> list[Pawn]:
    """The pawns that are moved, each once; the Vizier last."""
    found = dict.fromkeys((action.what, action.start) for action in moves)
    return sorted(found, key=lambda pawn: [*PAWNS, VIZIER_NAME].index(pawn[0]))


def _of(*kinds: str, pawn: str = "") -> Callable[[Action], bool]:
    return lambda action: action.kind in kinds and pawn in ("", action.what)


# The order of the groups, and what stands in them; moves come after them.
GROUPS: tuple[tuple[str, Callable[[Action], bool]], ...] = (
    ("choose", _of("choose")),
    ("place-thief", _of("place", pawn="thief")),
    ("place-caravaneer", _of("place", pawn="caravaneer")),
    ("answer", _of("accept", "decline", "withdraw")),
    ("done", _of("done")),
    ("exchange", _of("exchange")),
    ("agent", _of("agent")),
    ("gem", _of("gem")),
    ("discard", _of("discard")),
    ("slipper", _of("slipper")),
)


class Writer:
    """Writes the list, a group after the other, and numbers the actions as they come."""

    def __init__(self, say: Speaker, view: dict[str, Any], names: Sequence[str], look: Look) -> None:
        self.say, self.view, self.names = say, view, names
        self.room = look.width - HEADING_WIDTH - 1
        self.character = own_character(view)
        self.actions: list[Action] = []
        self.drawn = Table.grid(padding=(0, 1, 0, 0))
        self.drawn.add_column(max_width=HEADING_WIDTH, no_wrap=True)
        self.drawn.add_column()

    def add(self, group: str, lines: Iterable[Text]) -> None:
        """A group with its heading."""
        heading = Text(self.say(f"voleurs-group-{group}"), "bold") if group else Text()
        self.drawn.add_row(heading, Text("\n").join(lines))

    def number(self, action: Action) -> Text:
        """The next number, for this action."""
        self.actions.append(action)
        return Text(f"{len(self.actions):>2} ", "bold")

    def lines(self, group: str, members: list[Action]) -> None:
        """A line for each action: number, notation, what it does."""
        lines = []
        for action in members:
            line = self.number(action).append(str(action), "bold")
            lines.append(line.append("  ").append(describe(self.say, self.view, action, self.names)))
        self.add(group, lines)

    def notations(self, group: str, members: list[Action]) -> None:
        """A line for each action that needs no explanation."""
        self.add(group, [self.number(action).append(str(action), "bold") for action in members])

    def cells(self, group: str, members: list[Action]) -> None:
        """Cells side by side."""
        self.add(group, wrap_items(Text(), [self.number(action).append(action.goal) for action in members], self.room))

    def purchases(self, group: str, members: list[Action]) -> None:
        """A line for each: number, notation, what is paid, and how much too much."""
        self.add(group, [self.purchase(action) for action in members])

    def purchase(self, action: Action) -> Text:
        """One purchase."""
        line = self.number(action).append(str(action), "bold")
        if self.character is None or all(map(is_gem_card, action.cards)):
            return line
        paid = dinars(action.cards, self.character)
        line.append("  ").append(self.say("voleurs-dinars", dinars=paid))
        agent = action.kind == "agent"
        price = AGENT_PRICES[PAWNS.index(action.what)] if agent else self.view["prices"][action.what]
        if paid > price and not action.change:
            line.append(", ").append(self.say("voleurs-wasted", dinars=paid - price), "italic")
        return line

    def offer_example(self) -> None:
        """How an offer is made, with cards and players of this very table."""
        cards, seats = own_cards(self.view), self.view["seats"]
        others = [other for other in range(len(seats)) if other != self.view["you"]]
        holding = [other for other in others if sum(seats[other]["hand"])]
        if not cards and not holding:
            self.add("offer", [Text(self.say("voleurs-offer-impossible"), FAINT)])
            return
        to = (holding or others)[0]
        district = next((d for d, number in zip(DISTRICTS, seats[to]["hand"], strict=True) if number), None)
        give = f" give {card_name(cards[0])} as {_lie(cards[0])}" if cards else ""
        want = f" want 1 {district}" if district else ""
        self.add("offer", [Text(self.say("voleurs-offer-example", example=f"offer {to}{give}{want}"), FAINT)])

    def folded(self, moves: list[Action]) -> None:
        """Ways to act on a neighbour, each in its cheapest way; then how many moves each pawn has."""
        acts: dict[tuple[str, ...], Action] = {}
        for action in moves:
            key = (action.what, action.start, action.victim, str(action.look))
            if action.victim and (key not in acts or self.paid(action) < self.paid(acts[key])):
                acts[key] = action
        if acts:
            self.add("act", [self.act(action) for action in list(acts.values())[:MOST_ACTS]])
        lines = []
        for what, start in pawns_of(moves):
            number = sum((action.what, action.start) == (what, start) for action in moves)
            lines.append(Text(self.say("voleurs-row-moves", pawn=what, place=start, number=number)))
        notes = ["voleurs-buying-note"]
        if any(action.change for action in moves):
            notes.append("voleurs-change-note")
        self.add("move", [*lines, *(Text(self.say(note), FAINT) for note in notes)])

    def act(self, action: Action) -> Text:
        """A move and what it does to a neighbour."""
        return self.number(action).append(acting(self.say, self.view, action, self.names, str(action)))

    def paid(self, action: Action) -> int:
        """What the cards of an action are worth."""
        return dinars(action.cards, self.character) if self.character is not None else 0

    def walk(self, action: Action) -> str:
        """Where a pawn goes and what that costs; and the Vizier with the change."""
        change = f" + {VIZIER_NAME} {action.change}" if action.change else ""
        return f"{action.goal} ({self.paid(action)}){change}"

    def moves(self, pawn: Pawn, moves: list[Action]) -> None:
        """All moves of a pawn: those that do something a line each, the others side by side."""
        what, start = pawn
        own = [action for action in moves if (action.what, action.start) == pawn]
        heading = self.say("voleurs-moves-heading", pawn=what, place=start)
        walks = [self.number(action).append(self.walk(action)) for action in own if not action.victim]
        lines = [Text(heading, FAINT), *wrap_items(Text(), walks, self.room)]
        self.add("move", lines)
        acts = [self.act(action) for action in own if action.victim]
        if acts:
            self.add("act", acts)


def _lie(card: int) -> str:
    """Another name of the same district, for the example of an offer."""
    return card_name(next(other for other in range(card + 1, card + 100) if _same_district(card, other)))


def _same_district(card: int, other: int) -> bool:
    from baghdad.voleurs.box import GOODS

    return district_of(other % GOODS) == district_of(card) and other % GOODS != card


GROUP_WRITERS: dict[str, Callable[[Writer, str, list[Action]], None]] = {
    "choose": Writer.notations,
    "place-thief": Writer.cells,
    "place-caravaneer": Writer.cells,
    "agent": Writer.purchases,
    "gem": Writer.purchases,
}
