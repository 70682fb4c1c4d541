"""Finding and applying legal actions (D-TURN-*): the entry points of the compiled rules."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.bits import nth_bit
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.action_ids import (
    END,
    FIRST,
    GUARD,
    NEUTRAL,
    PAYMENTS_TO_SMUGGLE,
    PLACE_NEUTRAL,
    SMUGGLE,
    SOURCE,
    STEAL,
    TARGET,
    TARGETS,
    WAYS_TO_MOVE,
    WAYS_TO_MOVE_NEUTRAL,
)
from baghdad.dieb.box import PALACES
from baghdad.dieb.rules.drawing import end_turn, ways_to_end
from baghdad.dieb.rules.guards import move_neutral, move_own, ways_to_move_neutral, ways_to_move_own
from baghdad.dieb.rules.payment import palaces_with_card
from baghdad.dieb.rules.pieces import open_palaces
from baghdad.dieb.rules.placing import place, ways_to_place
from baghdad.dieb.rules.smuggling import smuggle, ways_to_smuggle
from baghdad.dieb.rules.stealing import steal, thief_action_left, ways_to_steal
from baghdad.dieb.state import LEGAL_WORDS, OVER, PLACING, PLAYING
from baghdad.dieb.state import NEUTRAL as NEUTRAL_ROW
from baghdad.dieb.tally import at_least, has, popcount
from baghdad.dieb.typed_records import State

LAST_WORD = LEGAL_WORDS - 1
# Moves of own guards take three words, those of neutral guards two; each word holds the moves from several palaces.
OWN_WORDS, NEUTRAL_WORDS = 3, 2
SOURCES_OWN, SOURCES_NEUTRAL = PALACES // OWN_WORDS, PALACES // NEUTRAL_WORDS
BITS_OWN, BITS_NEUTRAL = WAYS_TO_MOVE * TARGETS, WAYS_TO_MOVE_NEUTRAL * TARGETS


@rule
def find_legal(state: State, legal: Row[int]) -> int:
    """Write the legal actions as seven words of bits (`action_ids.FIRST`) and return how many there are."""
    if state.phase != PLAYING:
        for word in range(LEGAL_WORDS):
            legal[word] = 0
        if state.phase == PLACING:
            legal[0] = ways_to_place(state)
        return popcount(legal[0])
    legal[0] = ways_to_smuggle(state) << SMUGGLE
    find_moves(state, legal)
    legal[LAST_WORD] = ways_to_end(state) | ways_to_steal(state) << (STEAL - END)
    number = 0
    for word in range(LEGAL_WORDS):
        number += popcount(legal[word])
    return number


@rule
def find_moves(state: State, legal: Row[int]) -> None:
    """Write the legal moves of own and of neutral guards.

    `ways & -1` is all of them and `ways & -0` none, which is faster than a branch.
    """
    seat = state.seat
    free = open_palaces(state)
    cards = palaces_with_card(state)
    guarded = at_least(state.guards[seat], 1)
    neutral = at_least(state.guards[NEUTRAL_ROW], 1)
    with_thief = at_least(state.thieves[seat], 1)
    if not thief_action_left(state):
        with_thief = 0
    dancer = int(state.held_dancers[seat] > 0)
    two_dancers = int(state.held_dancers[seat] > 1)
    for word in range(OWN_WORDS):
        moves = 0
        for offset in range(SOURCES_OWN):
            source = SOURCES_OWN * word + offset
            ways = ways_to_move_own(source, free, cards, dancer, has(with_thief, source))
            moves |= (ways & -has(guarded, source)) << BITS_OWN * offset
        legal[1 + word] = moves
    for word in range(NEUTRAL_WORDS):
        moves = 0
        for offset in range(SOURCES_NEUTRAL):
            source = SOURCES_NEUTRAL * word + offset
            ways = ways_to_move_neutral(source, free, cards, dancer, two_dancers)
            moves |= (ways & -has(neutral, source)) << BITS_NEUTRAL * offset
        legal[1 + OWN_WORDS + word] = moves


@rule
def nth_legal(legal: Row[int], number: int) -> int:
    """Return the id of legal action `number`, counting from 0 through the legal ones in catalogue order."""
    word = 0
    here = popcount(legal[0])
    while number >= here:
        number -= here
        word += 1
        here = popcount(legal[word])
    return FIRST[word] + nth_bit(legal[word], number)


@rule
def apply(state: State, action: int, rng: Rng) -> None:
    """Apply a legal action with all its consequences (D-TURN-4)."""
    if action < SMUGGLE:
        place(state, action % PLACE_NEUTRAL, action >= PLACE_NEUTRAL)
    elif action < END:
        state.acted = 1
        if action < GUARD:
            number = action - SMUGGLE
            smuggle(state, number // PAYMENTS_TO_SMUGGLE, number % PAYMENTS_TO_SMUGGLE)
        elif action < NEUTRAL:
            pair = (action - GUARD) // WAYS_TO_MOVE
            way = (action - GUARD) % WAYS_TO_MOVE
            move_own(state, SOURCE[pair], TARGET[pair], way // 2, way % 2)
        else:
            pair = (action - NEUTRAL) // WAYS_TO_MOVE_NEUTRAL
            move_neutral(state, SOURCE[pair], TARGET[pair], (action - NEUTRAL) % WAYS_TO_MOVE_NEUTRAL)
    elif action < STEAL:
        end_turn(state, action, rng)
    else:
        steal(state, action - STEAL)
    count_decision(state)


@rule
def count_decision(state: State) -> None:
    """Count a decision and end the match, undecided, if that reaches the cap (D-AMB-32)."""
    state.decisions += 1
    if state.decisions == state.decision_cap:
        state.phase = OVER
