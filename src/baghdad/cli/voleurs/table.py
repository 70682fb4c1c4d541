"""The table drawn: the city with its pawns; beside or below it players, gems, offers, and what the viewer alone sees.

On a low screen the city is a page of its own (`map`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from baghdad.cli.terminal_game import ScreenFormat, joined
from baghdad.cli.voleurs.board_text import WIDE, Mark, board_text, columns, legend
from baghdad.cli.voleurs.card_names import card_text, character_text, localized_name
from baghdad.cli.voleurs.colours import FAINT, PAWN_SIGNS, SEAT_STYLES, VIZIER_SIGN, VIZIER_STYLE, Signs, signs
from baghdad.cli.voleurs.district_colours import TINTS
from baghdad.cli.voleurs.phrases import (
    gem_counts,
    is_gem_card,
    offer_lines,
    own_cards,
    own_character,
)
from baghdad.cli.wrapping import wrap_items
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.parser import boards
from baghdad.voleurs.box import DISTRICTS, FIRST_SURPRISE, GEMS, district_of, worth
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.options import Options
from baghdad.voleurs.payments import dinars
from baghdad.voleurs.queries.phrases import board_of_view
from baghdad.words import Localizer

LONGEST_NAME = 16  # the number of the seat included
GAP = 2  # columns between the city and what is beside it
MIN_BESIDE = 36  # columns of the facts beside the city
MIN_PLAYER_ROWS = 66  # columns of the table of players
STACKED_HEIGHT = 50  # lines, for the city with the facts below it and a list of choices
LINES_BELOW_MAP = 3  # what was typed, the explanation of the colours, the prompt
AGENTS = ("caravaneer", "merchant", "broker", "assassin")


def table(say: Localizer, view: dict[str, Any], names: Sequence[str], look: ScreenFormat) -> RenderableType:
    """Return the drawing of a whole view: facts beside the city, below it, or without it, as the screen has room."""
    city, shown = board_of_view(view), signs(look.plain)
    beside = _room_beside(city, look.width)
    if beside >= MIN_BESIDE:
        grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        grid.add_column(min_width=columns(city, WIDE), no_wrap=True)
        grid.add_column(max_width=beside)
        column = [heading(say, view, shown), *public_facts(say, view, names, look, city, beside)]
        grid.add_row(city_drawing(view, city, look), Group(*column))
        return Group(grid, _legend(say, city), *private_facts(say, view, names, look.width, city))
    facts = public_facts(say, view, names, look, city, look.width)
    if needs_pages(look, city):
        note = Text(say("voleurs-board-map-note"), FAINT)
        start: list[RenderableType] = [Text("  ").join([heading(say, view, shown), note])]
    else:
        start = [heading(say, view, shown), city_drawing(view, city, look), _legend(say, city)]
    return Group(*start, *facts, *private_facts(say, view, names, look.width, city, short=needs_pages(look, city)))


def needs_pages(look: ScreenFormat, city: Board) -> bool:
    """Return whether the city and the facts don't fit on the screen together."""
    return 0 < look.height < STACKED_HEIGHT and _room_beside(city, look.width) < MIN_BESIDE


def city_map(say: Localizer, view: dict[str, Any], look: ScreenFormat) -> RenderableType:
    """Return the city alone; the explanation of its colours where there is a line for it."""
    city = board_of_view(view)
    drawing = city_drawing(view, city, look)
    room = look.height == 0 or look.height > len(drawing.plain.splitlines()) + LINES_BELOW_MAP
    return Group(drawing, _legend(say, city)) if room else drawing


def _room_beside(city: Board, width: int) -> int:
    """Return the columns that are left beside the city."""
    return width - columns(city, WIDE) - GAP


def heading(say: Localizer, view: dict[str, Any], shown: Signs) -> Text:
    """Return the name of the city and the round."""
    return Text(_dotted(say("voleurs-board-heading", board=city_name(say, view), round=view["round"]), shown), "bold")


def city_drawing(view: dict[str, Any], city: Board, look: ScreenFormat) -> Text:
    """Return the city with its pawns."""
    drawing = board_text(city, look.width, look.plain, marks=marks(view, city))
    drawing.end = "\n"
    return drawing


def _legend(say: Localizer, city: Board) -> Text:
    return legend(city, [say("voleurs-district-name", district=district) for district in DISTRICTS])


def public_facts(
    say: Localizer, view: dict[str, Any], names: Sequence[str], look: ScreenFormat, city: Board, width: int
) -> list[RenderableType]:
    """Return what everybody sees beside the city: players, pawns in the desert, gems for sale."""
    shown = signs(look.plain)
    wide = width >= MIN_PLAYER_ROWS
    players = player_rows(say, view, names, city, shown) if wide else player_blocks(say, view, names, city, shown)
    desert = desert_line(say, view, names, short=needs_pages(look, city))
    return [players, Text(desert), Text(gems_line(say, view))]


def private_facts(
    say: Localizer, view: dict[str, Any], names: Sequence[str], width: int, city: Board, short: bool = False
) -> list[RenderableType]:
    """Return the offers, then what the viewer alone sees; at the end what all have in their bags.

    Offers between others are left out of a short form: `offers` tells them.
    """
    offers = [offer for offer in view["offers"] if not short or view["you"] in (offer["maker"], offer["to"])]
    parts = [Text(line) for offer in offers for line in offer_lines(say, offer, names)]
    if view["phase"] == "over":
        return [*parts, *(Text(line) for line in final_bags(say, view, names))]
    return [*parts, *own_lines(say, view, names, width, city, short)] if view["you"] is not None else [*parts]


def player_blocks(say: Localizer, view: dict[str, Any], names: Sequence[str], city: Board, shown: Signs) -> Text:
    """Return three lines for each player, for a narrow column."""
    lines = []
    for number, name in enumerate(names):
        seat = view["seats"][number]
        character = f", {character_text(say, seat['character'])}" if seat["character"] else ""
        sign = f"{_status_signs(view, number, shown):<3}"
        lines += [
            Text.assemble(sign, (str(number + 1), SEAT_STYLES[number]), f" {name[:LONGEST_NAME]}{character}"),
            Text.assemble(
                "   ", _cards(seat["hand"], city, shown), f"  {say('voleurs-board-bag', number=seat['bag_size'])}"
            ),
            Text("   " + " ".join(f"{PAWN_SIGNS[agent]} {_agents(view, number, agent)}" for agent in AGENTS)),
        ]
    return Text("\n").join(lines)


def city_name(say: Localizer, view: dict[str, Any]) -> str:
    """Return the name of the board, in the reader's language if it comes with the game."""
    name = view["options"].get("board", Options().board)
    return say("voleurs-city-name", board=name if name in boards() else "", name=view["board"])


def _dotted(text: str, shown: Signs) -> str:
    return text.replace("·", shown.dot)


def marks(view: dict[str, Any], city: Board) -> dict[int, Mark]:
    """Return the marks of the pawns: a letter for the kind and the number of the player."""
    found, numbers = {}, city.numbers
    for pawn in view["pawns"]:
        if pawn["pawn"] == VIZIER_NAME:
            mark = Mark(VIZIER_SIGN, VIZIER_STYLE)
        else:
            mark = Mark(f"{PAWN_SIGNS[pawn['pawn']]}{pawn['seat'] + 1}", SEAT_STYLES[pawn["seat"]])
        found[numbers[pawn["cell"]]] = mark
    return found


def desert_line(say: Localizer, view: dict[str, Any], names: Sequence[str], short: bool = False) -> str:
    """Return the line about the pawns outside the city; a short one has the signs of the pawns, as on the map."""
    groups = [say("voleurs-pawn-name", pawn=VIZIER_NAME)] if view["vizier"] == DESERT_NAME else []
    for number, (name, seat) in enumerate(zip(names, view["seats"], strict=True), start=1):
        waiting = [(PAWN_SIGNS[pawn], count) for pawn, count in seat["desert"].items() if count]
        if short:
            groups += [say("voleurs-board-waiting", sign=f"{sign}{number}", number=count) for sign, count in waiting]
        elif waiting:
            group_signs = " ".join(f"{sign}{count}" for sign, count in waiting)
            groups.append(say("voleurs-board-crowd", name=name, signs=group_signs))
    return say("voleurs-board-desert", pawns=joined(say, groups)) if groups else say("voleurs-board-desert-empty")


def gems_line(say: Localizer, view: dict[str, Any]) -> str:
    """Return the line about the gems that are left, with their prices."""
    kinds = []
    for gem in GEMS:
        key = "voleurs-board-gem" if view["gems"][gem] else "voleurs-board-gem-sold-out"
        kinds.append(say(key, gem=gem, number=view["gems"][gem], price=view["prices"][gem]))
    return say("voleurs-board-gems", gems=", ".join(kinds))


def player_rows(say: Localizer, view: dict[str, Any], names: Sequence[str], city: Board, shown: Signs) -> Table:
    """Return a table with a row for each player; agents in the city, in the desert, and left to buy."""
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=FAINT)
    rows.add_column("", no_wrap=True)
    rows.add_column(say("voleurs-players-name"), max_width=LONGEST_NAME, no_wrap=True)
    rows.add_column(say("voleurs-players-character"), no_wrap=True)
    rows.add_column(say("voleurs-players-cards"), no_wrap=True)
    rows.add_column(say("voleurs-players-bag"), justify="right", no_wrap=True)
    for agent in AGENTS:
        rows.add_column(PAWN_SIGNS[agent], justify="right", no_wrap=True)
    for number, name in enumerate(names):
        seat = view["seats"][number]
        rows.add_row(
            _status_signs(view, number, shown),
            Text.assemble((str(number + 1), SEAT_STYLES[number]), f" {name}"),
            character_text(say, seat["character"]) if seat["character"] else "",
            _cards(seat["hand"], city, shown),
            str(seat["bag_size"]),
            *(_agents(view, number, agent) for agent in AGENTS),
        )
    return rows


def _status_signs(view: dict[str, Any], number: int, shown: Signs) -> str:
    """Return the signs for the turn, the slipper and being done trading."""
    acting = number == view["seat"] and view["phase"] != "over"
    ready = view["phase"] == "trading" and view["seats"][number]["ready"]
    signs_ = (shown.turn if acting else "", shown.slipper if number == view["slipper"] else "")
    return "".join((*signs_, shown.ready if ready else ""))


def _cards(hand: Sequence[int], city: Board, shown: Signs) -> Text:
    parts = [
        Text(f"{letter}{number}", f"bold {tint.light}")
        for letter, number, tint in zip(city.letters, hand, TINTS, strict=True)
        if number
    ]
    return Text(" ").join(parts) if parts else Text(shown.none)


def _agents(view: dict[str, Any], number: int, agent: str) -> str:
    seat = view["seats"][number]
    inside = sum(pawn["pawn"] == agent and pawn["seat"] == number for pawn in view["pawns"])
    return f"{inside}/{seat['desert'][agent]}/{seat['supply'][agent]}"


def final_bags(say: Localizer, view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return lines with all bags and birthday cards, when the match is over (V-END-2)."""
    return [
        say("voleurs-shown-at-end", name=name, gems=gem_counts(say, seat["bag"]), birthday=seat["birthday"])
        for name, seat in zip(names, view["seats"], strict=True)
    ]


def own_lines(
    say: Localizer, view: dict[str, Any], names: Sequence[str], width: int, city: Board, short: bool = False
) -> list[Text]:
    """Return lines with what only the viewer sees: hand, bag, birthday card, cards known in other hands, true claims.

    The last two are left out of a short form: `who 2` tells them.
    """
    mine = view["seats"][view["you"]]
    lines = hand_lines(say, view, width, city)
    for number, seat in enumerate(view["seats"]):
        if not short and number != view["you"] and seat["known"]:
            known = joined(say, [localized_name(say, card) for card in seat["known"]])
            lines.append(Text(say("voleurs-known", name=names[number], cards=known)))
        if not short and number != view["you"] and any(seat["claims"].values()):
            lines.append(Text(say("voleurs-offer-record", name=names[number], **seat["claims"])))
    if view["look"] is not None:
        looked = say("voleurs-looked-bag", other=names[view["looked_at"]], gems=gem_counts(say, view["look"]))
        lines.append(Text(looked, "bold"))
    full = any(mine["bag"].values())
    bag = say("voleurs-hand-bag", gems=gem_counts(say, mine["bag"])) if full else say("voleurs-hand-bag-empty")
    birthday = say("voleurs-hand-birthday", birthday=mine["birthday"])
    together = f"{bag} {birthday}"
    lines += [Text(together)] if len(together) <= width else [Text(bag), Text(birthday)]
    return lines


def hand_lines(say: Localizer, view: dict[str, Any], width: int, city: Board) -> list[Text]:
    """Return the viewer's cards by district, each with its value, and what all are worth together."""
    cards, character = own_cards(view), own_character(view)
    if not cards:
        return [Text(say("voleurs-hand-empty"))]
    if character is None:
        start = say("voleurs-hand-before")
    else:
        owner = character_text(say, view["seats"][view["you"]]["character"])
        start = say("voleurs-hand", dinars=dinars(cards, character), character=owner)
    shown = []
    for district, group in groupby(sorted(cards, key=lambda card: (district_of(card), card)), key=district_of):
        for card in group:
            text = _held_card(say, card, character)
            shown.append(Text(f"{city.letters[district]} {text}", f"bold {TINTS[district].light}"))
    return wrap_items(Text(start, "bold"), shown, width)


def _held_card(say: Localizer, card: int, character: int | None) -> str:
    if is_gem_card(card):
        return say("voleurs-hand-gem-card", card=card_text(say, card))
    if card >= FIRST_SURPRISE:
        return say("voleurs-hand-surprise", card=card_text(say, card))
    if character is None:
        return card_text(say, card)
    return say("voleurs-hand-card", card=card_text(say, card), dinars=worth(card, character))
