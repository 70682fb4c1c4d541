"""Pairs of servers: one plays a match as it is, the other with everything redealt that a viewer can't know.

Both use the same names, tokens and seeds, so that every difference in what they send comes from what is hidden.
`redealt.json` in the data folder says who the viewer of each table is, in the order of creation, and whether this
server redeals.
"""

from __future__ import annotations

import hashlib
import json
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from baghdad.cli import main as serve
from baghdad.core.rng import rng_for
from baghdad.server.processes import worker_group
from baghdad.server.tables import registry, state
from baghdad.server.tables.live_match import LiveMatch

ATTEMPTS = 400  # to find another deal that looks the same to the viewer
CALL = "tests.server.redealt_server:main"


def number_of(what: str, number: int) -> int:
    """Return a large number derived from a label and a number."""
    return int.from_bytes(hashlib.sha256(f"{what} {number}".encode()).digest()[:16], "big")


class RedealtMatch(LiveMatch):
    """A match in which everything a viewer can't know is redealt before every action; it keeps the true match too."""

    def __init__(self, *facts: Any, viewer: int | None, log: Path) -> None:
        super().__init__(*facts)
        self.viewer, self.log = viewer, log
        self.truth = LiveMatch(*facts)
        self.state = self.redealt(0)

    def redealt(self, attempt: int) -> Any:
        rng = rng_for(self.seed, self.moves, f"shadow {attempt}")
        return self.game.redeal(self.truth.state, self.viewer, rng)

    def why_not(self, action: Any, seat: int) -> Any:
        """Ask the true match about other seats: what they may do depends on what the viewer can't know."""
        return super().why_not(action, seat) if seat == self.viewer else self.truth.why_not(action, seat)

    def apply_unchecked(self, action: Any, seat: int) -> Any:
        self.state = self.redealt_for(action, seat)
        self.truth.apply_unchecked(action, seat)
        found = super().apply_unchecked(action, seat)
        differs = self.position() != self.truth.position()
        with self.log.open("a") as log:
            log.write(f"{int(differs)}\n")
        return found

    def redealt_for(self, action: Any, seat: int) -> Any:
        """Return another deal in which the action leads to the same view, or the true state if none is found."""
        after = self.game.copy(self.truth.state)
        self.game.apply(after, seat, action, rng_for(self.seed, self.moves + 1))
        wanted = self.game.view(after, self.options, self.viewer)
        for attempt in range(1, ATTEMPTS + 1):
            dealt = self.redealt(attempt)
            if self.game.why_not(dealt, seat, action) is not None:
                continue
            after = self.game.copy(dealt)
            self.game.apply(after, seat, action, rng_for(self.seed, self.moves + 1))
            if self.game.view(after, self.options, self.viewer) == wanted:
                return dealt
        return self.game.copy(self.truth.state)

    def undo(self, seat: int) -> Any:
        found = super().undo(seat)
        self.truth.undo(seat)
        return found


def main(arguments: list[str]) -> int:
    """Run `baghdad serve`, with tables as `redealt.json` says."""
    folder = Path(arguments[arguments.index("--data") + 1])
    settings = json.loads((folder / "redealt.json").read_text())
    names, tokens, seeds = count(1), count(1), count()
    worker_group.new_name = lambda: f"table{next(names):07}"
    registry.new_token = lambda: f"{number_of('token', next(tokens)):032x}"[:22]
    registry.new_seed = lambda: number_of("seed", next(seeds))
    viewers = {number_of("seed", number): viewer for number, viewer in enumerate(settings["viewers"])}

    def new_match(game: Any, players: int, options: Any, seed: int, *more: Any) -> LiveMatch:
        redealt = partial(RedealtMatch, viewer=viewers[seed], log=folder / f"differs-{seed}.txt")
        return (redealt if settings["redeal"] else LiveMatch)(game, players, options, seed, *more)

    state.LiveMatch = new_match  # type: ignore[misc, assignment]
    return serve(arguments)
