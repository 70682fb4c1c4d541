"""The numbered list of legal actions, grouped by kind; moves are folded into one line for each pawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from baghdad.cli.terminal_game import Listing, ScreenFormat
from baghdad.cli.voleurs.card_names import action_for_reader, card_text, character_text
from baghdad.cli.voleurs.colours import FAINT
from baghdad.cli.voleurs.phrases import describe, is_gem_card, own_cards, own_character, with_strike
from baghdad.cli.wrapping import line_count, wrap_items
from baghdad.core.match import Match
from baghdad.voleurs.actions import Action
from baghdad.voleurs.actions.choose import Choose
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.actions.place import Place
from baghdad.voleurs.actions.purchase import Purchase
from baghdad.voleurs.box import DISTRICTS, GOODS, PAWNS, district_of
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.payments import dinars
from baghdad.words import Localizer

HEADING_WIDTH = 18
MOST_ACTS = 8  # uses of abilities in the folded list
MOST_BESIDE = (100, 6, 4, 2, 1)  # actions of a group side by side: the first number with which all fit
Pawn = tuple[str, str]  # kind of pawn and name of its cell


def listing(
    say: Localizer, match: Match, seat: int, names: Sequence[str], everything: bool, look: ScreenFormat
) -> Listing:
    """Return the legal actions of a seat; all moves of all pawns, and all uses of the change, only if `everything`.

    Where that takes more lines than there is room for, actions are listed side by side, and of many only the first.
    """
    legal = legal_actions(match, seat)
    found = full_listing(ListingWriter(say, match, seat, names, look), legal, everything)
    if everything or not look.room or line_count(found.drawn, look.width) <= look.room:
        return found
    for most in MOST_BESIDE:
        found = compact_listing(ListingWriter(say, match, seat, names, look), legal, most)
        if line_count(found.drawn, look.width) <= look.room:
            break
    return found


def full_listing(writer: ListingWriter, legal: list[Action], everything: bool) -> Listing:
    """List the actions group by group, with descriptions."""
    moves = moves_of(legal)
    for group, members in groups_of(legal, everything).items():
        layout = next((layout for kind, layout in LAYOUTS.items() if isinstance(members[0], kind)), ListingWriter.lines)
        layout(writer, group, members)
    if writer.view["phase"] == "trading":
        writer.offer_example()
    if everything:
        for pawn in pawns_of(moves):
            writer.moves(pawn, moves)
    elif moves:
        writer.folded_moves(moves)
    return Listing(tuple(writer.actions), writer.drawn, len(legal) - len(writer.actions))


def compact_listing(writer: ListingWriter, legal: list[Action], most: int) -> Listing:
    """List the actions group by group, side by side and in notation, at most so many of a group."""
    moves = moves_of(legal)
    for group, members in groups_of(legal, everything=False).items():
        writer.beside(group, members, most)
    if moves:
        writer.beside("act", writer.cheapest_acts(moves), most)
        writer.pawns(moves, explained=most > 1)
    return Listing(tuple(writer.actions), writer.drawn, len(legal) - len(writer.actions))


def groups_of(legal: list[Action], everything: bool) -> dict[str, list[Action]]:
    """Return the actions that aren't moves by group; uses of the change only if `everything`."""
    others = [action for action in legal if not isinstance(action, Move) and (everything or not uses_change(action))]
    groups = dict.fromkeys(action.group for action in others)
    return {group: [action for action in others if action.group == group] for group in groups}


def legal_actions(match: Match, seat: int) -> list[Action]:
    """Return the legal actions of a seat, typed as actions of voleurs."""
    return [action for action in match.legal(seat) if isinstance(action, Action)]


def moves_of(legal: Iterable[Action]) -> list[Move]:
    """Return the moves among the legal actions."""
    return [action for action in legal if isinstance(action, Move)]


def uses_change(action: Action) -> bool:
    """Return whether the change of a purchase moves the Vizier."""
    return isinstance(action, Purchase) and bool(action.change)


def pawns_of(moves: Iterable[Move]) -> list[Pawn]:
    """Return the pawns that are moved, each once, the Vizier last."""
    found = dict.fromkeys((action.what, action.start) for action in moves)
    return sorted(found, key=lambda pawn: [*PAWNS, VIZIER_NAME].index(pawn[0]))


class ListingWriter:
    """Writes the list group by group and numbers the actions."""

    def __init__(self, say: Localizer, match: Match, seat: int, names: Sequence[str], look: ScreenFormat) -> None:
        self.say, self.match, self.view, self.names = say, match, match.view(seat), names
        self.room = look.width - HEADING_WIDTH - 1
        self.character = own_character(self.view)
        self.actions: list[Action] = []
        self.drawn = Table.grid(padding=(0, 1, 0, 0))
        self.drawn.add_column(max_width=HEADING_WIDTH, no_wrap=True)
        self.drawn.add_column()

    def add(self, group: str, lines: Iterable[Text]) -> None:
        """Add a group with its heading."""
        heading = Text(self.say(f"voleurs-group-{group}"), "bold") if group else Text()
        self.drawn.add_row(heading, Text("\n").join(lines))

    def number(self, action: Action) -> Text:
        """Give an action the next number."""
        self.actions.append(action)
        return Text(f"{len(self.actions):>2} ", "bold")

    def lines(self, group: str, members: list[Action]) -> None:
        """Add a line for each action: number, notation, description."""
        lines = []
        for action in members:
            line = self.number(action).append(action_for_reader(self.say, action), "bold")
            lines.append(line.append("  ").append(describe(self.say, self.view, action, self.names)))
        self.add(group, lines)

    def typed_choice(self, action: Choose) -> str:
        """Return the choice of a character with the name that the reader knows."""
        return f"{action.kind} {character_text(self.say, action.what)}"

    def characters(self, group: str, members: list[Choose]) -> None:
        """Add the choices of a character side by side."""
        texts = [self.number(action).append(self.typed_choice(action), "bold") for action in members]
        self.add(group, wrap_items(Text(), texts, self.room))

    def cells(self, group: str, members: list[Place]) -> None:
        """Add cells side by side."""
        self.add(group, wrap_items(Text(), [self.number(action).append(action.goal) for action in members], self.room))

    def purchases(self, group: str, members: list[Purchase]) -> None:
        """Add a line for each purchase: number, notation, payment and overpayment."""
        self.add(group, [self.purchase(action) for action in members])

    def purchase(self, action: Purchase) -> Text:
        """Return the line of one purchase."""
        line = self.number(action).append(action_for_reader(self.say, action), "bold")
        if self.character is None or all(map(is_gem_card, action.cards)):
            return line
        paid = dinars(action.cards, self.character)
        line.append("  ").append(self.say("voleurs-dinars", dinars=paid))
        price = action.price(self.match.state)
        if paid > price and not action.change:
            line.append(", ").append(self.say("voleurs-wasted", dinars=paid - price), "italic")
        return line

    def offer_example(self) -> None:
        """Add an example of an offer, with cards and players of this match."""
        cards, seats = own_cards(self.view), self.view["seats"]
        others = [other for other in range(len(seats)) if other != self.view["you"]]
        holding = [other for other in others if sum(seats[other]["hand"])]
        if not cards and not holding:
            self.add("offer", [Text(self.say("voleurs-offer-impossible"), FAINT)])
            return
        to = (holding or others)[0]
        district = next((d for d, number in zip(DISTRICTS, seats[to]["hand"], strict=True) if number), None)
        give = f" give {self.card(cards[0])} as {self.card(_other_card_of_district(cards[0]))}" if cards else ""
        want = f" want 1 {self.say('voleurs-district-name', district=district)}" if district else ""
        self.add("offer", [Text(self.say("voleurs-offer-example", example=f"offer {to + 1}{give}{want}"), FAINT)])

    def card(self, number: int) -> str:
        """Return the name of a card."""
        return card_text(self.say, number)

    def folded_moves(self, moves: list[Move]) -> None:
        """Add uses of abilities, each with its cheapest payment, then the number of moves of each pawn."""
        acts = self.cheapest_acts(moves)
        if acts:
            self.add("act", [self.ability_line(action) for action in acts[:MOST_ACTS]])
        lines = []
        for what, start in pawns_of(moves):
            number = sum((action.what, action.start) == (what, start) for action in moves)
            lines.append(Text(self.say("voleurs-row-moves", pawn=what, place=self.place(start), number=number)))
        notes = ["voleurs-buying-note"]
        if any(action.change for action in moves):
            notes.append("voleurs-change-note")
        self.add("move", [*lines, *(Text(self.say(note), FAINT) for note in notes)])

    def cheapest_acts(self, moves: list[Move]) -> list[Move]:
        """Return the uses of abilities, each with its cheapest payment."""
        acts: dict[tuple[str, ...], Move] = {}
        for action in moves:
            key = (action.what, action.start, action.victim, str(action.look))
            if action.victim and (key not in acts or self.payment_value(action) < self.payment_value(acts[key])):
                acts[key] = action
        return list(acts.values())

    def beside(self, group: str, members: Sequence[Action], most: int) -> None:
        """Add the first actions of a group side by side, and how many more there are."""
        texts = [self.number(action).append(self.short(action)) for action in members[:most]]
        if len(members) > most:
            texts.append(Text(self.say("voleurs-more-folded", number=len(members) - most), FAINT))
        if texts:
            self.add(group, wrap_items(Text(), texts, self.room))

    def short(self, action: Action) -> str:
        """Return the notation without what the heading says."""
        if isinstance(action, Choose):
            return self.typed_choice(action)
        return action.goal if isinstance(action, Place) else action_for_reader(self.say, action)

    def pawns(self, moves: list[Move], explained: bool) -> None:
        """Add the pawns that can move side by side, and how to see where they can go."""
        pawns = pawns_of(moves)
        texts = [Text(f"{self.say('voleurs-pawn-name', pawn=what)} {self.place(start)}") for what, start in pawns]
        if explained:
            texts.append(Text(self.say("voleurs-moves-note", place=self.place(pawns[0][1])), FAINT))
        self.add("move", wrap_items(Text(), texts, self.room))

    def place(self, name: str) -> str:
        """Return a cell or the desert, as it is typed in the reader's language."""
        return self.say("voleurs-asked", what=name) if name == DESERT_NAME else name

    def ability_line(self, action: Move) -> Text:
        """Return the line of a move and what it does to a neighbour."""
        return self.number(action).append(with_strike(self.say, self.view, action, self.names))

    def payment_value(self, action: Move) -> int:
        """Return what the cards of an action are worth."""
        return dinars(action.cards, self.character) if self.character is not None else 0

    def move_text(self, action: Move) -> str:
        """Return the goal and the cost of a move, and the Vizier's goal with the change."""
        change = f" + {VIZIER_NAME} {action.change}" if action.change else ""
        return f"{action.goal} ({self.payment_value(action)}){change}"

    def moves(self, pawn: Pawn, moves: list[Move]) -> None:
        """Add all moves of a pawn: those that use an ability on a line each, the others side by side."""
        what, start = pawn
        own = [action for action in moves if (action.what, action.start) == pawn]
        heading = self.say("voleurs-moves-heading", pawn=what, place=start)
        walks = [self.number(action).append(self.move_text(action)) for action in own if not action.victim]
        lines = [Text(heading, FAINT), *wrap_items(Text(), walks, self.room)]
        self.add("move", lines)
        acts = [self.ability_line(action) for action in own if action.victim]
        if acts:
            self.add("act", acts)


def _other_card_of_district(card: int) -> int:
    """Return another card of the same district, for the example of an offer: the next one."""
    after = (*range(card + 1, GOODS), *range(GOODS))
    found: int = next(other for other in after if other != card and district_of(other) == district_of(card))
    return found


# How the actions of some kinds are laid out; all others have a line each, with a description.
LAYOUTS: dict[type, Callable[[ListingWriter, str, list[Any]], None]] = {
    Choose: ListingWriter.characters,
    Place: ListingWriter.cells,
    Purchase: ListingWriter.purchases,
}
