"""What players of dieb type in their own language: palaces and kinds of pieces."""

from __future__ import annotations

from baghdad.core.queries import kind_of
from baghdad.core.typed_names import Name, TypedNames
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.box import LETTERS
from baghdad.dieb.queries import PIECES

TYPED_NAMES = TypedNames(
    (
        *(Name(letter, key, {"letter": letter}) for letter in LETTERS for key in ("dieb-palace-name", "dieb-palace")),
        *(Name(piece, "dieb-asked", {"what": piece}) for piece in PIECES),
    ),
    {word: word for word in map(kind_of, CATALOGUE)},
)
