"""The ratings of the levels for voleurs, and the skills that they follow from: estimates from few matches."""

from __future__ import annotations

# Elo of levels 1 to 9, 1500 for level 5.
RATINGS = (1100.0, 1200.0, 1300.0, 1400.0, 1500.0, 1600.0, 1700.0, 1800.0, 1900.0)
# The skills of levels 1 to 9, by number of players; larger tables have the last.
SKILLS = {
    3: (0.0, 0.22, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
    4: (0.0, 0.22, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
}
