"""The checks of a position: what no match can lead to is refused with the clause it breaks."""

from __future__ import annotations

from baghdad.core.errors import PositionError
from baghdad.core.position import refuse
from baghdad.voleurs.board.registry import get_board
from baghdad.voleurs.box import BIRTHDAYS, FEWEST_PLAYERS, MIN_PLAYERS
from baghdad.voleurs.names import CHARACTER_NAMES
from baghdad.voleurs.options import Options
from baghdad.voleurs.position.conservation import check_cards, check_gems, check_pawns
from baghdad.voleurs.position.history import check_history
from baghdad.voleurs.position.open_offers import check_look, check_offers
from baghdad.voleurs.position.schema import Position


def check(position: Position, options: Options) -> None:
    """Raise PositionError if a position breaks conservation (V-TEST-19) or names what doesn't exist."""
    players = position.players
    if len(position.seats) != players or max(position.seat, position.slipper) >= players:
        refuse("wrong_number_of_seats", "V-SETUP-1", where="seats", seats=len(position.seats), players=players)
    fewest, most = FEWEST_PLAYERS if options.two_players else MIN_PLAYERS, get_board(options.board).players
    if not fewest <= players <= most:
        facts = {"players": players, "min": fewest, "max": most}
        raise PositionError("bad_options", reason="bad_players", facts=facts)
    check_cards(position)
    check_gems(position)
    check_pawns(position, options)
    birthdays = [seat.birthday for seat in position.seats]
    if len(set(birthdays)) < players or not set(birthdays) <= set(BIRTHDAYS):
        refuse("wrong_birthdays", "V-COMP-8", found=", ".join(birthdays)[:80])
    chosen = [seat.character for seat in position.seats if seat.character is not None]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(CHARACTER_NAMES):
        refuse("wrong_characters", "V-COMP-9", found=", ".join(chosen)[:80])
    if len(chosen) < players and position.phase != "choosing":
        refuse("no_character", "V-SETUP-5")
    check_offers(position)
    check_history(position)
    check_phase(position)
    if position.look is not None:
        check_look(position, position.look, options)


def check_phase(position: Position) -> None:
    """Refuse a position that is impossible in its phase or would leave nobody a legal action."""
    cards = any(seat.cards for seat in position.seats) or bool(position.spent)
    unplaced = any(any(seat.to_place.values()) for seat in position.seats)
    fits = {
        "choosing": not cards and position.seats[position.seat].character is None,
        "placing": not cards and any(position.seats[position.seat].to_place.values()),
        "trading": not unplaced and not all(seat.ready for seat in position.seats) and not position.spent,
        "buying": not unplaced and position.seat == position.slipper and any(seat.cards for seat in position.seats),
        "over": True,
    }[position.phase]
    if not fits:
        refuse("wrong_phase", "V-ROUND-1", phase=position.phase)
