"""Houses in pairs: one tells of a match as it is, the other of one where all is different that a viewer can't know.

Both give the same names, tokens and seeds, so that whatever differs in what they say comes from what is hidden.
`worlds.json` in the data folder says, for each table in the order of founding, who the viewer is, and whether this is
the house of shadows.
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
from baghdad.server.tables import registry, state
from baghdad.server.tables.live_match import LiveMatch

ATTEMPTS = 400  # to deal something else with which the same could have happened
CALL = "tests.server.worlds:main"


def number_of(what: str, number: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{what} {number}".encode()).digest()[:16], "big")


class Shadow(LiveMatch):
    """A match in which everything a viewer can't know is dealt anew before every action, the truth beside it."""

    def __init__(self, *facts: Any, viewer: int | None, told: Path) -> None:
        super().__init__(*facts)
        self.viewer, self.told = viewer, told
        self.truth = LiveMatch(*facts)
        self.state = self.dealt_anew(0)

    def dealt_anew(self, attempt: int) -> Any:
        rng = rng_for(self.seed, self.moves, f"shadow {attempt}")
        return self.game.redeal(self.truth.state, self.viewer, rng)

    def why_not(self, action: Any, seat: int | None = None) -> Any:
        """What another may do depends on what the viewer can't know: there the truth decides."""
        return super().why_not(action, seat) if seat == self.viewer else self.truth.why_not(action, seat)

    def apply_unchecked(self, action: Any, seat: int) -> Any:
        self.state = self.dealt_so_that(action, seat)
        self.truth.apply_unchecked(action, seat)
        found = super().apply_unchecked(action, seat)
        differs = self.position() != self.truth.position()
        with self.told.open("a") as told:
            told.write(f"{int(differs)}\n")
        return found

    def dealt_so_that(self, action: Any, seat: int) -> Any:
        """Another deal from which the action leads to what the viewer sees next; for want of one, the true deal."""
        after = self.game.copy(self.truth.state)
        self.game.apply(after, seat, action, rng_for(self.seed, self.moves + 1))
        wanted = self.game.view(after, self.options, self.viewer)
        for attempt in range(1, ATTEMPTS + 1):
            dealt = self.dealt_anew(attempt)
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
    """`baghdad serve`, with tables as `worlds.json` wants them."""
    folder = Path(arguments[arguments.index("--data") + 1])
    worlds = json.loads((folder / "worlds.json").read_text())
    names, tokens, seeds = count(1), count(1), count()
    registry.new_name = lambda: f"table{next(names):07}"
    registry.new_token = lambda: f"{number_of('token', next(tokens)):032x}"[:22]
    registry.new_seed = lambda: number_of("seed", next(seeds))
    viewers = {number_of("seed", number): viewer for number, viewer in enumerate(worlds["viewers"])}

    def running(game: Any, players: int, options: Any, seed: int, start: Any) -> LiveMatch:
        shadow = partial(Shadow, viewer=viewers[seed], told=folder / f"differs-{seed}.txt")
        return (shadow if worlds["shadows"] else LiveMatch)(game, players, options, seed, start)

    state.LiveMatch = running  # type: ignore[misc, assignment]
    return serve(arguments)
