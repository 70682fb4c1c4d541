"""The options of a match: advanced rules, house rules and the board, each with its clause."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import partial
from typing import Any

from baghdad.core import options as core
from baghdad.core.options import LIMITS, option
from baghdad.voleurs.board.parser import DEFAULT_BOARD, boards
from baghdad.voleurs.board.registry import BoardSource, board_hash, source_of

MOST_OFFERS, MOST_ROUNDS = 2**7 - 1, 2**15 - 1


class HasBoardSource:
    """An object that refers to the source of its board, so that states can find the board."""

    __slots__ = ("_board_source",)

    _board_source: BoardSource | None


@dataclass(frozen=True, slots=True)
class Options(core.Options, HasBoardSource):
    """The options of a match, each independent of the others."""

    refuge: bool = option(False, "V-ADV-REFUGE")
    blocking: bool = option(False, "V-ADV-BLOCK")
    vizier_kill: bool = option(False, "V-ADV-VIZKILL")
    exchange: bool = option(False, "V-ADV-SWAP")
    price_rise: bool = option(False, "V-ADV-PRICE")
    own_victims: bool = option(True, "V-AMB-8")
    act_from_desert: bool = option(False, "V-AMB-15")
    change_moves_vizier: bool = option(False, "V-OPT-CHANGE")
    deal_characters: bool = option(False, "V-SETUP-5")
    draw_first: bool = option(False, "V-AMB-6", server_default=True)
    two_players: bool = option(False, "V-AMB-2", in_state=False, group=LIMITS)
    board: str = option(DEFAULT_BOARD, "V-COMP-1", choices=tuple(boards()), free_text=True, in_state=False)
    offer_cap: int = option(0, "V-AMB-46", largest=MOST_OFFERS, group=LIMITS)
    round_cap: int = option(0, "V-AMB-55", largest=MOST_ROUNDS, group=LIMITS)
    decision_cap: int = option(0, "V-AMB-55", group=LIMITS)

    def __post_init__(self) -> None:
        """Make a board given as text known to this process; raise BoardError if the text is too long."""
        object.__setattr__(self, "_board_source", source_of(self.board) if "\n" in self.board else None)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the options so that the process that unpickles them knows their board."""
        return partial(Options, **{f.name: getattr(self, f.name) for f in fields(self)}), ()

    def write_to(self, state: Any) -> None:
        """Write the options that the rules read into a state, and the hash of the board."""
        core.Options.write_to(self, state)
        state.board = board_hash(self.board)
