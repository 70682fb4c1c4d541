"""The rules of the game, a file for each part of a turn; `turn.py` is where they come together."""
