"""The options of dieb: the tactical variant, editions and house rules, each with its clause."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from baghdad.core import options as core
from baghdad.core.options import LIMITS, declared, option

# The options that follow an edition's text where the four editions differ (section 8 of the rules).
EDITIONS: dict[str, dict[str, Any]] = {
    "fr": {"face_down": True},
    "cs": {"chosen_card": True},
    "it": {"face_down": True},
    "nl": {"optional_theft": True, "face_down": True},
}


@dataclass(frozen=True, slots=True)
class Options(core.Options):
    """The options of a match. An edition sets some of them; each can also be set by itself."""

    tactical: bool = option(False, "D-VAR-1")
    optional_theft: bool = option(False, "D-AMB-4")
    chosen_card: bool = option(False, "D-ED-1")
    peek: bool = option(False, "D-SETUP-8")
    face_down: bool = option(False, "D-ED-5", in_state=False)
    decision_cap: int = option(0, "D-AMB-32", group=LIMITS)
    edition: str = option("", "D-ED-1", choices=("", *EDITIONS), in_state=False)

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Self:
        """Return the options of these keywords, with those of the edition where nothing else is given."""
        chosen = super(Options, cls).read(given)
        return cls(**{**EDITIONS.get(chosen.edition, {}), **given})

    def to_data(self) -> dict[str, Any]:
        """Return the variant and the options that differ from the default or from the edition, as JSON-ready data."""
        printed = EDITIONS.get(self.edition, {})
        values = {each.name: (getattr(self, each.name), each.default) for each in declared(type(self))}
        return {
            name: value
            for name, (value, default) in values.items()
            if name == "tactical" or not value == default == printed.get(name, default)
        }
