"""A game from a package of its own works with everything that isn't one game's own part."""

POSITION = {
    "game": "dozen",
    "players": 2,
    "options": {},
    "seat": 1,
    "place": [0, 2, 2, 2, 3, 3, 3, 0, 0, 0, 0, 0, 1],  # of the cards 1 to 12: the deck, played, or a hand
    "trick": [12, 0, 0],
    "points": [0, 0, 0],
}
