"""Positions: a state as JSON-ready data and back. Invalid positions are refused with the clause they break."""

from baghdad.voleurs.position.reader import read
from baghdad.voleurs.position.writer import write

__all__ = ["read", "write"]
