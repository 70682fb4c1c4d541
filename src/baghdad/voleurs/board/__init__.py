"""Boards of voleurs: reads them from text, validates them clause by clause, and lays them out as tables."""
