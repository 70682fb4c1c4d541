"""What players of voleurs type in their own language: cards, districts, characters, gems, pawns and the desert."""

from __future__ import annotations

from baghdad.core.spelling import plain
from baghdad.core.typed_names import Name, TypedNames
from baghdad.voleurs.actions import KINDS
from baghdad.voleurs.actions.notation import from_reader
from baghdad.voleurs.box import CARDS, CHARACTERS, DISTRICTS, GEMS, PAWNS
from baghdad.voleurs.names import (
    CARD_NUMBERS,
    CHARACTER_NAMES,
    CHARACTER_NUMBERS,
    DESERT_NAME,
    VIZIER_NAME,
    card_name,
)

ALL_PAWNS = (*PAWNS, VIZIER_NAME)
OTHER_WORDS = ("give", "as", "want", "look", "x", "for")  # of the notation, beside names and kinds of action

NAMES = (
    *(Name(plain(card_name(number)), "voleurs-card", {"number": number}) for number in range(CARDS)),
    *(
        Name(plain(name), "voleurs-character-name", {"character": character})
        for name, character in zip(CHARACTER_NAMES, CHARACTERS, strict=True)
    ),
    *(Name(district, "voleurs-district-name", {"district": district}) for district in DISTRICTS),
    *(Name(gem, "voleurs-gem-name", {"gem": gem}) for gem in GEMS),
    *(Name(what, "voleurs-asked", {"what": what}) for what in (*ALL_PAWNS, DESERT_NAME)),
    *(Name(pawn, key, {"pawn": pawn}) for pawn in ALL_PAWNS for key in ("voleurs-pawn", "voleurs-pawn-name")),
    Name(DESERT_NAME, "voleurs-desert-name", {}),
)
MEANINGS = {
    **{name: plain(card_name(number)) for name, number in CARD_NUMBERS.items()},
    **{name: plain(CHARACTER_NAMES[number]) for name, number in CHARACTER_NUMBERS.items()},
    **{word: word for word in (*KINDS, *ALL_PAWNS, *GEMS, *DISTRICTS, *OTHER_WORDS, DESERT_NAME)},
}
TYPED_NAMES = TypedNames(NAMES, MEANINGS, from_reader)
