"""Names without regard to how they are spelt."""

from __future__ import annotations

from unicodedata import combining, normalize


def plain(name: str) -> str:
    """Return a name without case, accents and extra blanks."""
    letters = (letter for letter in normalize("NFD", name) if not combining(letter))
    return " ".join("".join(letters).casefold().split())
