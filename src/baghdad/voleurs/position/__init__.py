"""A state as JSON-ready data and back. Whatever can't be a position is refused, with the clause it breaks."""

from baghdad.voleurs.position.reading import read
from baghdad.voleurs.position.writing import write

__all__ = ["read", "write"]
