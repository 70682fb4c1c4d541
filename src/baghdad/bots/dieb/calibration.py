"""The ratings of the levels for dieb, and the skills that they follow from: estimates from few matches."""

from __future__ import annotations

# Elo of levels 1 to 9, 1500 for level 5.
RATINGS = (865.0, 985.0, 1175.0, 1345.0, 1500.0, 1640.0, 1755.0, 1935.0, 2115.0)
# The skills of levels 1 to 9, by number of players.
SKILLS = {
    2: (0.16, 0.24, 0.31, 0.39, 0.47, 0.57, 0.75, 0.87, 1.0),
    3: (0.16, 0.24, 0.31, 0.39, 0.47, 0.57, 0.75, 0.87, 1.0),
    4: (0.16, 0.24, 0.31, 0.39, 0.47, 0.57, 0.75, 0.87, 1.0),
}
