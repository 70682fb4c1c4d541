"""Positions: a state as JSON-ready data and back. Invalid positions are refused with the clause they break."""

from baghdad.voleurs.position.open_offers import check_vizier_goal
from baghdad.voleurs.position.reader import read
from baghdad.voleurs.position.writer import write

__all__ = ["check_vizier_goal", "read", "write"]
