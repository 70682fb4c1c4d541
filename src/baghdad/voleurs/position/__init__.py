"""A state as JSON-ready data and back. Whatever can't be a position is refused, with the clause it breaks."""

from baghdad.voleurs.position.reader import read
from baghdad.voleurs.position.writer import write

__all__ = ["read", "write"]
