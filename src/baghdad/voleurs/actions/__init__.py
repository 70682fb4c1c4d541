"""Actions of players, one class for each kind in a file of its own, and their notation.

A class is found by being in this package: nothing else has to name it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from baghdad.core.errors import NotationError, nearest
from baghdad.core.package_classes import package_classes
from baghdad.core.spelling import plain
from baghdad.voleurs.actions.base import Action
from baghdad.voleurs.actions.notation import UnknownWord
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NUMBERS, DISTRICT_NUMBERS, GEM_NUMBERS, PAWN_NUMBERS

_CLASSES = package_classes(__name__, Action)  # type: ignore[type-abstract]  # it yields concrete classes

# All kinds by their tag, in the order of the catalogue of steps.
KINDS = {found.kind: found for found in sorted(_CLASSES, key=lambda found: found.key_steps.start)}
PATTERNS = {kind: re.compile(found.pattern) for kind, found in KINDS.items()}
NAMES = (*CARD_NUMBERS, *CHARACTER_NUMBERS, *PAWN_NUMBERS, *GEM_NUMBERS, *DISTRICT_NUMBERS)


def parse(text: str) -> Action:
    """Return the action of a text; raise NotationError if it is none.

    Case, accents and extra blanks are ignored. Cards may be named in English or French.
    """
    words = plain(text if isinstance(text, str) else "")
    kind = words.partition(" ")[0]
    found = PATTERNS[kind].fullmatch(words) if kind in KINDS else None
    if found is None:
        raise NotationError("unknown_action", text=str(text)[:60], nearest=nearest(kind, KINDS))
    try:
        return KINDS[kind].from_text({name: part for name, part in found.groupdict().items() if part is not None})
    except UnknownWord as unknown:
        near = nearest(str(unknown), NAMES)
        raise NotationError("unknown_word", text=str(text)[:60], word=str(unknown)[:40], nearest=near) from None


def action_from_steps(state: Any, steps: Sequence[int]) -> Action:
    """Return the action that consists of these steps in a state."""
    kind = next(found for found in KINDS.values() for step in steps if step in found.key_steps)
    return kind.from_steps(state, steps)


__all__ = ["KINDS", "Action", "action_from_steps", "parse"]
