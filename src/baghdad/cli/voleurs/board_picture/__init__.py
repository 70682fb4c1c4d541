"""Draws a board of voleurs as an SVG picture."""
