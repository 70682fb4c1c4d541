"""What a temper changes: figures of compiled matches of a level with a temper at a table of the same level without one.

`python -m tests.bots.dieb.styles --players 2 --matches 200` prints a row for each trait at its most and least.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

import baghdad
from baghdad.bots.characters import Temper
from baghdad.bots.dieb.compiled_matches import compiled_runner
from baghdad.bots.dieb.levels import TRAITS, Level
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.tally import count, total

DIEB = baghdad.game("dieb")
ENDS, PLACINGS, GUARD_MOVES, THIEF_MOVES = (
    ("end", "pass"),
    ("place", "place_neutral"),
    ("guard", "escort", "neutral"),
    ("smuggle", "escort"),
)
NAMES = ("cards", "passes", "blocks", "contested", "won")


def figures(players: int, matches: int, level: float, temper: Temper) -> dict[str, float]:
    """Return the figures of the player in the first seat.

    These are the cards kept at the end of a turn, the share of turns that are passes, of moves of guards to where
    rivals have thieves, of thieves brought there, and of matches won.
    """
    sums: Counter[str] = Counter()
    runner = compiled_runner([Level(level, temper)] + [Level(level)] * (players - 1), DIEB.options())
    assert runner is not None
    for seed in range(matches):
        found, match = runner.play(seed), DIEB.new(players, seed)
        sums["won"] += 0 in found.winners
        for seat, (number,) in found.log():
            if seat == 0 and CATALOGUE[number].kind not in PLACINGS:
                count_action(sums, match.state, CATALOGUE[number], players)
            match.play(CATALOGUE[number])
    return {
        "cards": sums["cards"] / sums["turns"],
        "passes": sums["passes"] / sums["turns"],
        "blocks": sums["blocks"] / sums["moves"],
        "contested": sums["contested"] / sums["thieves"],
        "won": sums["won"] / matches,
    }


def count_action(sums: Counter[str], state: Any, action: Any, players: int) -> None:
    """Count an action of the first seat."""
    place = action.target if action.kind in GUARD_MOVES else action.palace
    rivals = action.kind not in ENDS and any(count(state.thieves[other], place) for other in range(1, players))
    sums["turns"] += action.kind in ENDS
    sums["passes"] += action.kind == "pass"
    sums["cards"] += total(state.cards[0]) * (action.kind in ENDS)
    sums["moves"] += action.kind in GUARD_MOVES
    sums["blocks"] += action.kind in GUARD_MOVES and rivals
    sums["thieves"] += action.kind in THIEF_MOVES
    sums["contested"] += action.kind in THIEF_MOVES and rivals


def main() -> None:
    """Print the figures of all traits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--level", type=float, default=4.0)
    chosen = parser.parse_args()
    for trait in TRAITS:
        for value in (1.0, 0.0):
            found = figures(chosen.players, chosen.matches, chosen.level, Temper(**{trait: value}))
            row = "  ".join(f"{name} {found[name]:.3f}" for name in NAMES)
            sys.stdout.write(f"{trait} {value}: {row}\n")


if __name__ == "__main__":
    main()
