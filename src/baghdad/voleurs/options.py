"""The options of a match: advanced rules, house rules and the board, each with its clause."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any

from baghdad.core.errors import OptionError, nearest
from baghdad.voleurs.board.registry import BoardSource, source_of


class HasBoardSource:
    """An object that refers to the source of its board, so that states can find the board."""

    __slots__ = ("_board_source",)

    _board_source: BoardSource | None


@dataclass(frozen=True, slots=True)
class Options(HasBoardSource):
    """The options of a match, each independent of the others."""

    refuge: bool = field(default=False, metadata={"clause": "V-ADV-REFUGE"})
    blocking: bool = field(default=False, metadata={"clause": "V-ADV-BLOCK"})
    vizier_kill: bool = field(default=False, metadata={"clause": "V-ADV-VIZKILL"})
    exchange: bool = field(default=False, metadata={"clause": "V-ADV-SWAP"})
    price_rise: bool = field(default=False, metadata={"clause": "V-ADV-PRICE"})
    own_victims: bool = field(default=True, metadata={"clause": "V-AMB-8"})
    act_from_desert: bool = field(default=False, metadata={"clause": "V-AMB-15"})
    change_moves_vizier: bool = field(default=False, metadata={"clause": "V-OPT-CHANGE"})
    deal_characters: bool = field(default=False, metadata={"clause": "V-SETUP-5"})
    draw_first: bool = field(default=False, metadata={"clause": "V-AMB-6"})
    two_players: bool = field(default=False, metadata={"clause": "V-AMB-2"})
    board: str = field(default="round-city", metadata={"clause": "V-COMP-1"})
    offer_cap: int = field(default=0, metadata={"clause": "V-AMB-46"})
    round_cap: int = field(default=0, metadata={"clause": "V-AMB-55"})
    decision_cap: int = field(default=0, metadata={"clause": "V-AMB-55"})

    def __post_init__(self) -> None:
        """Make a board given as text known to this process; raise BoardError if the text is too long."""
        object.__setattr__(self, "_board_source", source_of(self.board) if "\n" in self.board else None)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the options so that the process that unpickles them knows their board."""
        return partial(Options, **{f.name: getattr(self, f.name) for f in fields(self)}), ()

    def to_data(self) -> dict[str, Any]:
        """Return the options that differ from their defaults."""
        usual = Options()
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != getattr(usual, f.name)}


LARGEST_VALUES = {"offer_cap": 2**7 - 1, "round_cap": 2**15 - 1, "decision_cap": 2**31 - 1}


def read_options(given: dict[str, Any]) -> Options:
    """Return the options of these keywords; raise OptionError for an unknown name or a bad value."""
    known = {f.name: f for f in fields(Options)}
    for name, value in given.items():
        if name not in known:
            raise OptionError("unknown_option", option=name, nearest=nearest(name, known))
        kind = type(known[name].default)
        too_large = isinstance(value, int) and not 0 <= value <= LARGEST_VALUES.get(name, 1)
        if type(value) is not kind or too_large:
            raise OptionError("bad_option_value", option=name, value=repr(value)[:40], kind=kind.__name__)
    return Options(**given)
