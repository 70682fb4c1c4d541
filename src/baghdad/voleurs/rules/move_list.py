"""The moves that a player can pay for, without uses of their change."""

from __future__ import annotations

from baghdad.core.array_types import Buffer, Grid, Single
from baghdad.core.rule import rule
from baghdad.voleurs.rules.abilities import cells_in_reach, may_look, may_strike
from baghdad.voleurs.rules.pawns import code_of, is_pawn_of
from baghdad.voleurs.rules.payment_table import PAYMENT_TABLE, SUMS, UNAFFORDABLE
from baghdad.voleurs.rules.walking import may_end_on, steps_from
from baghdad.voleurs.state import KINDS, NOBODY, NOWHERE, VIZIER
from baghdad.voleurs.typed_records import BoardTables, PaymentTable, State

# The columns of a list of moves. Cells are numbers; NOWHERE is the desert, or no victim.
CODE, ORIGIN, END, VICTIM, LOOK, PRICE = range(6)
COLUMNS = 6


@rule
def list_moves_in(
    state_array: Single[State], tables_array: Single[BoardTables], payment_bytes: Buffer, seat: int, rows: Grid[int]
) -> int:
    """List the moves in the state of an array (`list_moves`)."""
    return list_moves(state_array[()], tables_array[()], payment_bytes.view(PAYMENT_TABLE)[0], seat, rows)


@rule
def list_moves(state: State, tables: BoardTables, payments: PaymentTable, seat: int, rows: Grid[int]) -> int:
    """Write a row for each move that a seat can pay for, pawn by pawn, as far as there is room; return their number.

    The pawns are the seat's own and the Vizier; in the desert, one of each kind.
    """
    number = 0
    for origin in range(tables.cells):
        code = state.occupant[origin]
        if code == VIZIER or is_pawn_of(code, seat):
            number = add_moves(state, tables, payments, code, origin, rows, number)
    for kind in range(KINDS):
        if state.desert[seat, kind] > 0:
            number = add_moves(state, tables, payments, code_of(seat, kind), NOWHERE, rows, number)
    if state.vizier == NOWHERE:
        number = add_moves(state, tables, payments, VIZIER, NOWHERE, rows, number)
    return number


@rule
def add_moves(
    state: State, tables: BoardTables, payments: PaymentTable, code: int, origin: int, rows: Grid[int], number: int
) -> int:
    """Add the moves of a pawn to each cell it can reach, with and without its ability.

    Where V-AMB-15 is played, a pawn in the desert may use its ability from there.
    """
    steps = steps_from(state, tables, origin)
    for end in range(tables.cells):
        price = int(steps[end])
        if may_end_on(state, end, origin) and can_pay(payments, price):
            add_row(rows, number, code, origin, end, NOWHERE, 0, price)
            number = add_victims(state, tables, code, origin, end, price, rows, number + 1)
    if state.act_from_desert and origin == NOWHERE and can_pay(payments, 0):
        number = add_victims(state, tables, code, origin, NOWHERE, 0, rows, number)
    return number


@rule
def add_victims(
    state: State, tables: BoardTables, code: int, origin: int, end: int, price: int, rows: Grid[int], number: int
) -> int:
    """Add a move once for each victim that the pawn may act on where it ends, and for each bag it may look into."""
    for victim in cells_in_reach(tables, end):
        if victim < 0:  # the rest of the row is empty
            break
        occupied = state.occupant[victim] != NOBODY and victim != origin
        if occupied and may_strike(state, tables, code, victim):
            add_row(rows, number, code, origin, end, victim, 0, price)
            number += 1
            if may_look(state, code):
                add_row(rows, number, code, origin, end, victim, 1, price)
                number += 1
    return number


@rule
def can_pay(payments: PaymentTable, price: int) -> bool:
    """Return whether a hand can pay a price; a price of 0 still costs a card."""
    if price >= SUMS or payments.paid[price] >= UNAFFORDABLE:
        return False
    return payments.goods[price] != 0 or payments.specials[price] != 0


@rule
def add_row(rows: Grid[int], number: int, code: int, origin: int, end: int, victim: int, look: int, price: int) -> None:
    """Write a row if there is room for it."""
    if number < len(rows):
        row = rows[number]
        row[CODE] = code
        row[ORIGIN] = origin
        row[END] = end
        row[VICTIM] = victim
        row[LOOK] = look
        row[PRICE] = price
