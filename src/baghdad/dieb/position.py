"""Positions: a state as JSON-ready data and back. Impossible positions are refused with the clause they break."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from baghdad.core.position import Data, decode, refuse
from baghdad.dieb.box import (
    CARDS_PER_PALACE,
    CHESTS_PER_PALACE,
    CHESTS_TO_WIN,
    DANCERS,
    GUARD_PLACES,
    LETTERS,
    NEUTRALS_AT_START,
    NEUTRALS_TO_PLACE,
    OWN_GUARDS,
    PALACES,
    THIEF_ACTIONS,
    THIEVES,
    WEAKEST_CHEST,
)
from baghdad.dieb.options import Options
from baghdad.dieb.state import NEUTRAL, PHASES
from baghdad.dieb.tally import counts, tally
from baghdad.dieb.unpacked import unpack_state
from baghdad.dieb.view import public_state

Number = Annotated[int, msgspec.Meta(ge=0, le=CARDS_PER_PALACE * PALACES)]
Large = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
ByPalace = Annotated[list[Number], msgspec.Meta(min_length=PALACES, max_length=PALACES)]


class Palace(Data):
    """A palace: chests left, neutral guards, and each seat's guards and thieves."""

    chests: Number
    neutral: Number
    guards: list[Number]
    thieves: list[Number]


class Hand(Data):
    """A seat's cards by palace, and its dancers."""

    cards: ByPalace
    dancers: Number
    shown: ByPalace | None = None  # left out if none were shown


class ToPlace(Data):
    """The guards that a seat still has to place."""

    own: Number
    neutral: Number


class Position(Data):
    """The schema of a position; `stole`, `idle_turns` and `decisions` are left out while they are 0."""

    game: Literal["dieb"]
    players: Literal[2, 3, 4]
    options: dict[str, Any]
    phase: Literal["placing", "playing", "over"]
    seat: Number
    acted: bool
    thief_actions: Number
    palaces: Annotated[list[Palace], msgspec.Meta(min_length=PALACES, max_length=PALACES)]
    hands: list[Hand]
    deck: ByPalace
    discard: ByPalace
    dancers: Number
    chests_won: list[list[Number]]
    to_place: list[ToPlace]
    stole: bool = False
    idle_turns: Number = 0
    decisions: Large = 0


def write(state: Any, options: Options) -> dict[str, Any]:
    """Return the whole state, hidden cards included, as JSON-ready data."""
    now = unpack_state(state)
    public = public_state(now)
    position = Position(
        game="dieb",
        players=now.players,
        options=options.to_data(),
        hands=[
            Hand(
                counts(now.cards[seat]),
                now.held_dancers[seat],
                counts(now.shown[seat]) if now.shown[seat] else None,
            )
            for seat in range(now.players)
        ],
        deck=counts(now.deck),
        stole=bool(now.stole),
        idle_turns=now.idle_turns,
        decisions=now.decisions,
        **public,
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def read(data: Mapping[str, Any], state: Any) -> Options:
    """Check a position, write it into a state, and return its options."""
    position, options = decode(data, Position, Options.read)
    check(position, options)
    _fill(state, position)
    return options


def _fill(state: Any, position: Position) -> None:
    state.players = position.players
    state.phase = PHASES.index(position.phase)
    state.seat = position.seat
    state.acted = position.acted
    state.thief_actions = position.thief_actions
    state.stole = position.stole
    state.idle_turns = position.idle_turns
    state.decisions = position.decisions
    state.deck = tally(position.deck)
    state.discard = tally(position.discard)
    state.dancers = position.dancers
    state.chests = tally(palace.chests for palace in position.palaces)
    state.guards[NEUTRAL] = tally(palace.neutral for palace in position.palaces)
    for seat in range(position.players):
        state.guards[seat] = tally(palace.guards[seat] for palace in position.palaces)
        state.thieves[seat] = tally(palace.thieves[seat] for palace in position.palaces)
        state.cards[seat] = tally(position.hands[seat].cards)
        state.shown[seat] = tally(position.hands[seat].shown or ())
        state.held_dancers[seat] = position.hands[seat].dancers
        state.chests_won[seat] = tally(position.chests_won[seat].count(WEAKEST_CHEST + k) for k in range(PALACES))
        state.own_to_place[seat] = position.to_place[seat].own
        state.neutral_to_place[seat] = position.to_place[seat].neutral


# --- invariants of every position (D-TEST-15 and the clauses named) -----------------------------------------


def check(position: Position, options: Options) -> None:
    """Raise PositionError if the counts of a position can't occur in a match."""
    for check_part in (_check_seats, _check_cards, _check_guards, _check_chests, _check_thieves, _check_turn):
        check_part(position, options)


def _check_seats(position: Position, options: Options) -> None:
    players = position.players
    rows: dict[str, list[Any]] = {
        "hands": position.hands,
        "chests_won": position.chests_won,
        "to_place": position.to_place,
    }
    for letter, palace in zip(LETTERS, position.palaces, strict=True):
        rows |= {f"guards {letter}": palace.guards, f"thieves {letter}": palace.thieves}
    for name, row in rows.items():
        if len(row) != players:
            refuse("wrong_number_of_seats", "D-SETUP-4", where=name, seats=len(row), players=players)
    if position.seat >= players:
        refuse("no_such_seat", "D-SETUP-4", seat=position.seat, players=players)


def _check_cards(position: Position, options: Options) -> None:
    for palace, letter in enumerate(LETTERS):
        hands = sum(hand.cards[palace] for hand in position.hands)
        found = hands + position.deck[palace] + position.discard[palace]
        if found != CARDS_PER_PALACE:
            refuse("wrong_number_of_cards", "D-COMP-5", palace=letter, found=found, expected=CARDS_PER_PALACE)
    dancers = position.dancers + sum(hand.dancers for hand in position.hands)
    if dancers != DANCERS:
        refuse("wrong_number_of_dancers", "D-COMP-6", found=dancers, expected=DANCERS)
    for seat, hand in enumerate(position.hands):
        for letter, shown, held in zip(LETTERS, hand.shown or (), hand.cards, strict=False):
            if shown > (held if options.chosen_card else 0):
                refuse("shown_but_not_held", "D-ED-1", seat=seat, palace=letter)


def _check_guards(position: Position, options: Options) -> None:
    for letter, palace in zip(LETTERS, position.palaces, strict=True):
        guards = palace.neutral + sum(palace.guards)
        if guards > GUARD_PLACES:
            refuse("too_many_guards", "D-SETUP-10", palace=letter, found=guards, expected=GUARD_PLACES)
    own = OWN_GUARDS[position.players]
    placed = 0
    for seat, left in enumerate(position.to_place):
        on_board = sum(palace.guards[seat] for palace in position.palaces)
        if on_board + left.own != own:
            refuse("wrong_number_of_guards", "D-SETUP-6", seat=seat, found=on_board + left.own, expected=own)
        if left.neutral > (NEUTRALS_TO_PLACE if options.tactical else 0):
            refuse("too_many_neutrals_to_place", "D-VAR-1b", seat=seat, found=left.neutral)
        placed += on_board
    left_neutral = sum(left.neutral for left in position.to_place)
    neutral = sum(palace.neutral for palace in position.palaces)
    expected = NEUTRALS_TO_PLACE * position.players if options.tactical else NEUTRALS_AT_START
    if neutral + left_neutral != expected:
        refuse("wrong_number_of_neutrals", "D-VAR-1d", found=neutral + left_neutral, expected=expected)
    _check_placing(position, placed + (neutral if options.tactical else 0))


def _check_placing(position: Position, placed: int) -> None:
    """Raise PositionError unless guards were placed one each in turn, the start player first (D-SETUP-9)."""
    unplaced = [left.own + left.neutral for left in position.to_place]
    if (position.phase == "placing") != (sum(unplaced) > 0) and position.phase != "over":
        refuse("phase_and_guards_disagree", "D-SETUP-11", phase=position.phase, unplaced=sum(unplaced))
    if position.phase == "placing" and position.seat != placed % position.players:
        refuse("not_their_turn_to_place", "D-SETUP-9", seat=position.seat, to_act=placed % position.players)
    if max(unplaced) - min(unplaced) > 1 or sorted(unplaced) != unplaced:
        refuse("placed_out_of_turn", "D-SETUP-9", unplaced=str(unplaced))


def _check_chests(position: Position, options: Options) -> None:
    for letter, palace in zip(LETTERS, position.palaces, strict=True):
        if palace.chests > CHESTS_PER_PALACE:
            refuse("too_many_chests", "D-SETUP-1", palace=letter, found=palace.chests, expected=CHESTS_PER_PALACE)
    won = sorted(strength for chests in position.chests_won for strength in chests)
    gone = sorted(
        WEAKEST_CHEST + taken for palace in position.palaces for taken in range(CHESTS_PER_PALACE - palace.chests)
    )
    if won != gone:
        refuse("chests_disagree", "D-COMP-7", won=str(won), gone=str(gone))


def _check_thieves(position: Position, options: Options) -> None:
    for seat in range(position.players):
        thieves = sum(palace.thieves[seat] for palace in position.palaces)
        if thieves > THIEVES:
            refuse("too_many_thieves", "D-COMP-2", seat=seat, found=thieves, expected=THIEVES)
        if thieves and position.phase == "placing":
            refuse("thieves_before_play", "D-SETUP-5", seat=seat)
        for letter, palace in zip(LETTERS, position.palaces, strict=True):
            demanded = WEAKEST_CHEST + CHESTS_PER_PALACE - palace.chests
            if palace.chests and palace.thieves[seat] >= demanded and not options.optional_theft:
                refuse("theft_overdue", "D-STEAL-7", seat=seat, palace=letter)


def _check_turn(position: Position, options: Options) -> None:
    goal = CHESTS_TO_WIN[position.players]
    most = max(len(chests) for chests in position.chests_won)
    finished = sum(len(chests) >= goal for chests in position.chests_won)
    if position.thief_actions > THIEF_ACTIONS:
        refuse("too_many_thief_actions", "D-LIMIT-1", found=position.thief_actions, expected=THIEF_ACTIONS)
    if position.thief_actions and not position.acted:
        refuse("thief_actions_without_action", "D-LIMIT-3")
    if position.phase == "placing" and (position.acted or most or position.stole or position.idle_turns):
        refuse("turn_before_play", "D-SETUP-11")
    if most > goal or finished > 1:
        refuse("too_many_chests_won", "D-END-1", found=most, expected=goal)
    idle = position.idle_turns >= position.players
    cut_off = options.decision_cap > 0 and position.decisions >= options.decision_cap
    if position.idle_turns > position.players:
        refuse("too_many_idle_turns", "D-AMB-25", found=position.idle_turns, expected=position.players)
    if (position.phase == "over") != (finished == 1 or idle or cut_off):
        refuse("phase_and_chests_disagree", "D-END-1", phase=position.phase, chests=most, goal=goal)
