"""What a game with compiled rules gives to be measured: its part `bench`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from baghdad.bench.yardstick import Yardstick


@dataclass(frozen=True, slots=True)
class CompiledRules:
    """Modules and functions by name, which are imported when they are needed. The game has an option `decision_cap`.

    `playouts` has `start_match(work, players)` and `play_matches(work, players, matches)`; `from_python` has
    `legal_mask(table, mask)` and `step(table, action, mask)`; `workspace(word, options)` returns what they work on.
    """

    playouts: str
    from_python: str
    workspace: str  # `module:function`
    figures: Mapping[str, str] = field(default_factory=dict)  # further figures, and `module:function` that measures
    yardstick: Yardstick | None = None  # a program in C that plays the same game, if there is one
    option_text: str = ""  # `module:function` that returns a text for the option which takes any, with a `{number}`
