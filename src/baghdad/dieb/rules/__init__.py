"""The rules of the game, one module for each part of a turn; `turn.py` combines them."""
