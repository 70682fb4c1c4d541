"""Questions that a player can ask at the prompt: where pawns can go, what cards are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from baghdad.cli.terminal_game import Listing, ScreenFormat, joined
from baghdad.cli.voleurs.card_names import card_text
from baghdad.cli.voleurs.colours import FAINT
from baghdad.cli.voleurs.menu import moves_listing
from baghdad.cli.voleurs.phrases import (
    is_gem_card,
    own_cards,
    own_character,
    to_notation,
    typed_card,
)
from baghdad.core.errors import NotationError, nearest
from baghdad.core.match import Match
from baghdad.voleurs.box import FIRST_SURPRISE, GOODS, worth
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES, plain
from baghdad.voleurs.payments import dinars
from baghdad.words import Localizer

Answer = Listing | RenderableType


def moves(say: Localizer, match: Match, seat: int, names: Sequence[str], rest: str, look: ScreenFormat) -> Answer:
    """Answer where a pawn can go: `moves e3`, `moves vizier`, `moves` for all."""
    asked = plain(rest)
    return moves_listing(say, match, seat, names, asked, look) or say("voleurs-moves-none", place=rest[:20])


def hand_worth(say: Localizer, match: Match, seat: int, names: Sequence[str], rest: str, look: ScreenFormat) -> Answer:
    """Answer what cards are worth together: `worth Lambs, Camel`; without names, the whole hand."""
    view = match.view(seat)
    character = own_character(view)
    if character is None:
        return say("voleurs-worth-no-character")
    cards = named_cards(to_notation(say, rest)) if rest else [card for card in own_cards(view) if not is_gem_card(card)]
    for card in cards:
        if is_gem_card(card):
            return say("voleurs-worth-gem-card", card=card_text(say, card))
    if not cards:
        return say("voleurs-hand-empty")
    parts = joined(say, [_card_worth(say, card, character) for card in cards])
    return say("voleurs-worth", cards=parts, dinars=dinars(cards, character), character=CHARACTER_NAMES[character])


def named_cards(text: str) -> list[int]:
    """Return cards by their names, each once; raise NotationError for an unknown name."""
    cards = []
    for name in text.split(","):
        if plain(name) not in CARD_NUMBERS:
            near = nearest(plain(name), list(CARD_NUMBERS))
            raise NotationError("unknown_word", text=text[:60], word=name.strip()[:40], nearest=near)
        cards.append(CARD_NUMBERS[plain(name)])
    return sorted(set(cards))


def _card_worth(say: Localizer, card: int, character: int) -> str:
    if card >= FIRST_SURPRISE:
        return card_text(say, card)
    return say("voleurs-payment-part", card=card_text(say, card), dinars=worth(card, character))


def value_table(say: Localizer, match: Match, seat: int, names: Sequence[str], rest: str, look: ScreenFormat) -> Answer:
    """Answer what the goods of the hand, or those named, are worth to each character."""
    view: dict[str, Any] = match.view(seat)
    cards = [card for card in (named_cards(to_notation(say, rest)) if rest else own_cards(view)) if card < GOODS]
    if not cards:
        return say("voleurs-hand-empty")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=FAINT)
    table.add_column("", no_wrap=True)
    mine = own_character(view)
    for number, character in enumerate(CHARACTER_NAMES):
        table.add_column(Text(character, "bold" if number == mine else ""), justify="right", no_wrap=True)
    for card in cards:
        table.add_row(typed_card(say, card), *(str(worth(card, number)) for number in range(len(CHARACTER_NAMES))))
    return table


QUERIES: dict[str, Callable[[Localizer, Match, int, Sequence[str], str, ScreenFormat], Answer]] = {
    "moves": moves,
    "worth": hand_worth,
    "values": value_table,
}
