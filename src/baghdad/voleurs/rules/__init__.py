"""The rules of the game, a file for each part of a round; `steps.py` is where they come together."""
