"""Which ES module is a game's page, for games whose page is built with ours."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BuiltModule:
    """A module of the build in `page/`, by the name of its source there."""

    source: str
