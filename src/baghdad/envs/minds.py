"""Who decides for a seat: whoever steps the environment, or a compiled player that does so in between."""

from __future__ import annotations

CALLER, RANDOM, GREEDY = range(3)
KINDS = {"random": RANDOM, "greedy": GREEDY}

GOES_ON, TERMINATED, TRUNCATED = range(3)
