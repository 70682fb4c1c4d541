"""The names of cards, gems, pawns and characters in the notation: English, with French names understood."""

from __future__ import annotations

from baghdad.core.spelling import plain
from baghdad.voleurs.box import CARDS, CHARACTERS, DISTRICTS, GEMS, GOODS, GOODS_CARDS, PAWNS, SURPRISE_DISTRICTS

GEM_CARD_NAMES = (
    ("Faux", "Fake"),
    ("Saphir", "Sapphire"),
    ("Emeraude", "Emerald"),
    ("Rubis", "Ruby"),
    ("Diamant", "Diamond"),
)
SURPRISE_NAMES = tuple((name, name) for name in (f"Surprise {DISTRICTS[d].title()}" for d in SURPRISE_DISTRICTS))

# Every trade card in French and English, by number.
CARD_NAMES: tuple[tuple[str, str], ...] = (
    *((french, english) for french, english, _ in GOODS_CARDS),
    *GEM_CARD_NAMES,
    *SURPRISE_NAMES,
)
OTHER_SPELLINGS = {"Poudre noir": "Poudre noire"}  # as the French text of the rules spells the card
CHARACTER_NAMES = ("David", "Saïd", "Afif", "Shéhérazade", "Ali Baba", "Simbad")
ENGLISH_CHARACTERS = {"Scheherazade": "Shéhérazade", "Sinbad": "Simbad"}  # understood too
VIZIER_NAME = "vizier"
DESERT_NAME = "desert"

assert len(CARD_NAMES) == CARDS
assert len(CHARACTER_NAMES) == len(CHARACTERS)
assert len(GOODS_CARDS) == GOODS


CARD_NUMBERS = {plain(name): number for number, names in enumerate(CARD_NAMES) for name in names}
CARD_NUMBERS |= {plain(other): CARD_NUMBERS[plain(name)] for other, name in OTHER_SPELLINGS.items()}
CHARACTER_NUMBERS = {plain(name): number for number, name in enumerate(CHARACTER_NAMES)}
CHARACTER_NUMBERS |= {plain(other): CHARACTER_NUMBERS[plain(name)] for other, name in ENGLISH_CHARACTERS.items()}
PAWN_NUMBERS = {name: number for number, name in enumerate(PAWNS)}
GEM_NUMBERS = {name: number for number, name in enumerate(GEMS)}
DISTRICT_NUMBERS = {name: number for number, name in enumerate(DISTRICTS)}


def card_name(card: int) -> str:
    """Return the name of a card in the notation."""
    return CARD_NAMES[card][1]
