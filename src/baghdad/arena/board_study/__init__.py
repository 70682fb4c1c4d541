"""The board of voleurs, studied by matches among computer players: `make study` writes the page and its plot.

`make study ARGS=20` plays that many matches for each table instead of a hundred.
"""
