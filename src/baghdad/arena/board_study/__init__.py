"""A study of the board of voleurs by matches between bots: `make study` writes docs/voleurs-board.md and its plot.

`make study ARGS=20` plays 20 matches per scenario instead of 100.
"""
