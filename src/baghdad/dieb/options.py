"""The options of dieb: the tactical variant, editions and house rules, each with its clause."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from baghdad.core.errors import OptionError, nearest

# The options that follow an edition's text where the four editions differ (section 8 of the rules).
EDITIONS: dict[str, dict[str, Any]] = {
    "fr": {"face_down": True},
    "cs": {"chosen_card": True},
    "it": {"face_down": True},
    "nl": {"optional_theft": True, "face_down": True},
}


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a match. An edition sets some of them; each can also be set by itself."""

    tactical: bool = field(default=False, metadata={"clause": "D-VAR-1"})
    peek: bool = field(default=False, metadata={"clause": "D-SETUP-8"})
    optional_theft: bool = field(default=False, metadata={"clause": "D-AMB-4"})
    chosen_card: bool = field(default=False, metadata={"clause": "D-ED-1"})
    face_down: bool = field(default=False, metadata={"clause": "D-ED-5"})
    decision_cap: int = field(default=0, metadata={"clause": "D-AMB-32"})
    edition: str = field(default="", metadata={"clause": "D-ED-1"})

    def to_data(self) -> dict[str, Any]:
        """Return the variant and the options that differ from the default or from the edition, as JSON-ready data."""
        default, printed = Options(), Options(**EDITIONS.get(self.edition, {}))
        data = {f.name: getattr(self, f.name) for f in fields(self)}
        unchanged = {name for name, value in data.items() if value == getattr(default, name) == getattr(printed, name)}
        return {name: value for name, value in data.items() if name == "tactical" or name not in unchanged}


MOST_DECISIONS = 2**31 - 1


def read_options(given: dict[str, Any]) -> Options:
    """Return the options of these keywords; raise OptionError for an unknown option or a bad value."""
    known = {f.name: f for f in fields(Options)}
    for name, value in given.items():
        if name not in known:
            raise OptionError("unknown_option", option=name, nearest=nearest(name, known))
        _check(name, value, type(known[name].default))
    edition = given.get("edition", "")
    return Options(**{**EDITIONS.get(edition, {}), **given})


def _check(name: str, value: Any, kind: type) -> None:
    if type(value) is not kind:
        raise OptionError("bad_option_value", option=name, value=repr(value)[:40], kind=kind.__name__)
    if name == "edition" and value and value not in EDITIONS:
        raise OptionError("unknown_edition", edition=value, editions=list(EDITIONS))
    if isinstance(value, int) and not 0 <= value <= MOST_DECISIONS:
        raise OptionError("bad_option_value", option=name, value=repr(value)[:40], kind=kind.__name__)
