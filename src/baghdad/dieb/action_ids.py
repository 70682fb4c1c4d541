"""Action ids: at which number each kind of action starts, and how a number is composed.

`actions.py` maps the numbers to named actions and texts.
"""

from __future__ import annotations

from typing import Any

from baghdad.core import arrays as np
from baghdad.core.rule import rule
from baghdad.dieb.box import PALACES
from baghdad.dieb.tally import ALL

PAYMENTS_TO_SMUGGLE = 4  # with 0, 1, 2 or 3 dancers among the cards
PAYMENTS_TO_MOVE = 3  # a card of the source, of the target, a dancer
WAYS_TO_MOVE = 2 * PAYMENTS_TO_MOVE  # each alone or with a thief
WAYS_TO_MOVE_NEUTRAL = 4  # a dancer for neither card, the source's, the target's, both
TARGETS = PALACES - 1
PAIRS = PALACES * TARGETS

PLACE = 0  # + palace
PLACE_NEUTRAL = PLACE + PALACES  # + palace
SMUGGLE = PLACE_NEUTRAL + PALACES  # + PAYMENTS_TO_SMUGGLE * palace + dancers
GUARD = SMUGGLE + PALACES * PAYMENTS_TO_SMUGGLE  # + WAYS_TO_MOVE * pair + 2 * payment + thief
NEUTRAL = GUARD + PAIRS * WAYS_TO_MOVE  # + WAYS_TO_MOVE_NEUTRAL * pair + dancer for source + 2 * for target
END = NEUTRAL + PAIRS * WAYS_TO_MOVE_NEUTRAL
PASS = END + 1
PASS_DANCER = PASS + 1
PASS_CHOSEN = PASS_DANCER + 1  # + palace
STEAL = PASS_CHOSEN + PALACES  # + palace
ACTIONS = STEAL + PALACES

KINDS = (
    (PLACE, "place a guard"),
    (PLACE_NEUTRAL, "place a neutral guard"),
    (SMUGGLE, "smuggle a thief in"),
    (GUARD, "move one's own guard, alone or with a thief"),
    (NEUTRAL, "move a neutral guard"),
    (END, "end the turn after actions"),
    (PASS, "pass, and draw four"),
    (PASS_DANCER, "pass, and draw three and a dancer"),
    (PASS_CHOSEN, "pass, the fourth card of a chosen palace"),
    (STEAL, "take a chest by choice"),
)

PAID_BY_SOURCE, PAID_BY_TARGET, PAID_BY_DANCER = 0, 1, 2

# A pair is a source and a target, which is never the source itself.
SOURCE = np.constant([a for a in range(PALACES) for b in range(PALACES) if a != b])
TARGET = np.constant([b for a in range(PALACES) for b in range(PALACES) if a != b])

# The legal actions are seven words of at most 60 bits; bit b of word w is action FIRST[w] + b.
FIRST = np.constant([0, GUARD, GUARD + 60, GUARD + 120, NEUTRAL, NEUTRAL + 60, END])


def _target_masks(stride: int) -> Any:
    """Return for each set of the five targets a word with one bit per member, `stride` bits apart."""
    sets = range(1 << TARGETS)
    return np.constant([sum(1 << stride * i for i in range(TARGETS) if s >> i & 1) for s in sets])


OWN_TARGETS = _target_masks(WAYS_TO_MOVE)
NEUTRAL_TARGETS = _target_masks(WAYS_TO_MOVE_NEUTRAL)


@rule
def targets_from(palaces: int, source: int) -> int:
    """Return a set of palaces as a set of the five targets from `source`: without it, later palaces moved down."""
    before = (1 << source) - 1
    return (palaces & before) | ((palaces & ALL) >> 1 & ~before)
