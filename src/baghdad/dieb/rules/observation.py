"""The observation of a seat (D-INFO-*): a row of numbers for learners, laid out by `planes.py`."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.planes import Observer
from baghdad.core.rule import each_field, rule
from baghdad.dieb.box import CHESTS_PER_PALACE, CHESTS_TO_WIN, MAX_PLAYERS, MIN_PLAYERS, PALACES, THIEVES
from baghdad.dieb.planes import OBSERVATION, SWITCHES
from baghdad.dieb.rules.redeal import sees_hand
from baghdad.dieb.state import NEUTRAL, OVER
from baghdad.dieb.tally import BYTE, COUNT, total
from baghdad.dieb.typed_records import State

SIZE = OBSERVATION.size
PLAYERS = OBSERVATION["players"]
YOU = OBSERVATION["you"]
TO_ACT = OBSERVATION["to_act"]
PHASE = OBSERVATION["phase"]
ACTED = OBSERVATION["acted"]
THIEF_ACTIONS = OBSERVATION["thief_actions"]
STOLE = OBSERVATION["stole"]
IDLE_TURNS = OBSERVATION["idle_turns"]
OPTIONS = OBSERVATION["options"]
TO_WIN = OBSERVATION["chests_to_win"]
CHESTS = OBSERVATION["chests"]
NEUTRAL_GUARDS = OBSERVATION["neutral_guards"]
GUARDS = OBSERVATION["guards"]
COURTYARDS = OBSERVATION["thieves"]
SUPPLY = OBSERVATION["supply"]
OWN_TO_PLACE = OBSERVATION["own_to_place"]
NEUTRAL_TO_PLACE = OBSERVATION["neutral_to_place"]
CHESTS_WON = OBSERVATION["chests_won"]
HAND_SEEN = OBSERVATION["hand_seen"]
CARDS = OBSERVATION["cards"]
HELD_CARDS = OBSERVATION["held_cards"]
HELD_DANCERS = OBSERVATION["held_dancers"]
SHOWN = OBSERVATION["shown"]
DISCARD = OBSERVATION["discard"]
DECK = OBSERVATION["deck"]
DANCERS = OBSERVATION["dancers"]


@rule
def write_counts(out: Row[int], start: int, tally: int, number: int) -> None:
    """Write the first `number` counts of a tally into a row."""
    rest = int(tally)
    for index in range(number):
        out[start + index] = rest & COUNT
        rest >>= BYTE


@rule
def encode(state: State, seat: int, out: Row[int]) -> None:
    """Write everything that a seat may know into a row."""
    clear_row(state, out)
    fill_row(state, seat, out)


@rule
def clear_row(state: State, out: Row[int]) -> None:
    """Clear a row; it is so short that it is faster to clear all of it."""
    out[:SIZE] = 0


@rule
def fill_row(state: State, seat: int, out: Row[int]) -> None:
    """Write everything that a seat may know into a row of zeros.

    The rows of seats are constants here, since indices known to the compiler take a third of the time.
    """
    encode_shared(state, seat, out)
    owner = int(seat)
    encode_seat(state, owner, 0, out)
    owner = next_seat(state, owner)
    encode_seat(state, owner, 1, out)
    if state.players > MIN_PLAYERS:
        owner = next_seat(state, owner)
        encode_seat(state, owner, 2, out)
        if state.players == MAX_PLAYERS:
            encode_seat(state, next_seat(state, owner), 3, out)
    if sees_hand(state, seat, seat):
        out[HAND_SEEN] = 1
        write_counts(out, CARDS, state.cards[seat], PALACES)


@rule
def next_seat(state: State, seat: int) -> int:
    """Return the seat after another."""
    return seat + 1 if seat + 1 < int(state.players) else 0


@rule
def encode_shared(state: State, seat: int, out: Row[int]) -> None:
    """Write what belongs to no player: the turn, options, palaces and piles."""
    players = int(state.players)
    out[PLAYERS + players - MIN_PLAYERS] = 1
    out[YOU + int(seat)] = 1
    if state.phase != OVER:
        row = int(state.seat) - int(seat)
        out[TO_ACT + (row if row >= 0 else row + players)] = 1
    out[PHASE + int(state.phase)] = 1
    out[ACTED] = state.acted
    out[THIEF_ACTIONS] = state.thief_actions
    out[STOLE] = state.stole
    out[IDLE_TURNS] = state.idle_turns
    encode_options(state, out)
    out[TO_WIN] = CHESTS_TO_WIN[players]
    write_counts(out, CHESTS, state.chests, PALACES)
    write_counts(out, NEUTRAL_GUARDS, state.guards[NEUTRAL], PALACES)
    write_counts(out, DISCARD, state.discard, PALACES)
    out[DECK] = total(state.deck)
    out[DANCERS] = state.dancers


@rule
def encode_options(state: State, out: Row[int]) -> None:
    """Write the options that are on or off."""
    index = OPTIONS
    for name in each_field(SWITCHES):
        out[index] = state[name]
        index += 1


@rule
def encode_seat(state: State, owner: int, row: int, out: Row[int]) -> None:
    """Write what everybody knows of one player."""
    write_counts(out, GUARDS + PALACES * row, state.guards[owner], PALACES)
    write_counts(out, COURTYARDS + PALACES * row, state.thieves[owner], PALACES)
    write_counts(out, CHESTS_WON + CHESTS_PER_PALACE * row, state.chests_won[owner], CHESTS_PER_PALACE)
    write_counts(out, SHOWN + PALACES * row, state.shown[owner], PALACES)
    out[SUPPLY + row] = THIEVES - total(state.thieves[owner])
    out[OWN_TO_PLACE + row] = state.own_to_place[owner]
    out[NEUTRAL_TO_PLACE + row] = state.neutral_to_place[owner]
    out[HELD_CARDS + row] = total(state.cards[owner])
    out[HELD_DANCERS + row] = state.held_dancers[owner]


OBSERVER = Observer(OBSERVATION, encode)
