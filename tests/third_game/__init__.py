"""A game from a package of its own works with everything that isn't one game's own part."""

POSITION = {
    "game": "dozen",
    "players": 2,
    "options": {},
    "seat": 1,
    "hands": [[1, 2, 3], [4, 5, 6]],
    "deck": [7, 8, 9, 10, 11],
    "trick": [12, 0],
    "points": [0, 0],
}
