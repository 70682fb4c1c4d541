"""The picture of a board as SVG."""
