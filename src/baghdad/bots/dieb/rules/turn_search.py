"""A whole turn looked through: every position it can lead to, each once, and what the best end of it is worth.

Positions reached in different orders are one. Where cards will do, no dancer is paid: they are good for anything, so
they are spent last.
"""

from __future__ import annotations

from baghdad.bots.dieb.rules.evaluation import judge
from baghdad.core.bits import popcount
from baghdad.core.rng import next_word
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import (
    END,
    FIRST,
    GUARD,
    NEUTRAL,
    PAID_BY_DANCER,
    PAYMENTS_TO_SMUGGLE,
    SMUGGLE,
    STEAL,
    WAYS_TO_MOVE,
    WAYS_TO_MOVE_NEUTRAL,
)
from baghdad.dieb.box import PALACES, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import NO_CHEST, chests_to_win, demanded
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER, PLAYING
from baghdad.dieb.state import NEUTRAL as NEUTRAL_ROW
from baghdad.dieb.tally import count, total

NOTHING = -1
DRAWS = 6  # samples of the cards that end a turn, the same for every end
SPREAD, ROOM = 0x9E37_79B9_7F4A_7C1, (1 << 60) - 1


@rule
def plan(mind, stages, seen, weights):
    """Finds the best way through the turn; returns the action it begins with. `mind.nodes` positions were found."""
    begin_turn(mind, stages, seen)
    mind.promises[:] = NOTHING
    word = next_word(mind.rng)
    best, chosen = -1.0, 0
    place = 0
    while place < mind.nodes:
        find_legal(stages[place].state, mind.legal)
        thrifty(mind.legal)
        for row in range(LEGAL_WORDS):
            rest = mind.legal[row]
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                action = FIRST[row] + popcount(lowest - 1)
                first = action if stages[place].first == NOTHING else int(stages[place].first)
                promise = follow(mind, stages, seen, place, action, first, word, weights)
                mind.promises[first] = max(mind.promises[first], promise)
                if promise > best:
                    best, chosen = promise, first
        place += 1
    return chosen


@rule
def begin_turn(mind, stages, seen):
    """Nothing seen but where the player stands."""
    seen[:] = NOTHING
    stages[0].state = mind.root
    stages[0].first = NOTHING
    mind.nodes = 1
    seen[place_of(mind.root, int(mind.root.seat), stages, seen)] = 0


@rule
def winning_action(mind, stages, seen):
    """The first action of a way to win within the turn, the shortest there is; NOTHING if there is none."""
    if not win_in_reach(mind.root):
        return NOTHING
    begin_turn(mind, stages, seen)
    place = 0
    while place < mind.nodes:
        find_legal(stages[place].state, mind.legal)
        thrifty(mind.legal)
        mind.legal[LEGAL_WORDS - 1] &= -1 << (STEAL - END)
        for row in range(LEGAL_WORDS):
            rest = mind.legal[row]
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                action = FIRST[row] + popcount(lowest - 1)
                first = action if stages[place].first == NOTHING else int(stages[place].first)
                mind.trial = stages[place].state
                apply(mind.trial, action, mind.dealing)
                if mind.trial.phase == OVER and won(mind.trial, int(mind.root.seat)):
                    return first
                if mind.trial.phase != OVER and win_in_reach(mind.trial):
                    remember(mind, stages, seen, first)
        place += 1
    return NOTHING


@rule
def won(state, seat):
    """Whether the seat has the chests it needs."""
    return total(state.chests_won[seat]) >= chests_to_win(state)


@rule
def win_in_reach(state):
    """Whether the actions with a thief that are left could bring the chests still needed, if everything were paid."""
    if state.phase != PLAYING:
        return False
    to_go = chests_to_win(state) - total(state.chests_won[state.seat])
    left = THIEF_ACTIONS - int(state.thief_actions)
    near = 0  # palaces by how many thieves are missing there: three bits for each number from 0
    for palace in range(PALACES):
        need = demanded(state, palace)
        if need != NO_CHEST:
            near += 1 << 3 * min(max(need - count(state.thieves[state.seat], palace), 0), THIEF_ACTIONS + 1)
    for missing in range(THIEF_ACTIONS + 1):
        there = (near >> 3 * missing) & 7
        while there > 0 and to_go > 0 and missing <= left:
            there -= 1
            to_go -= 1
            left -= missing
    return to_go <= 0


@rule
def follow(mind, stages, seen, place, action, first, word, weights):
    """One action further: what the turn's end is worth if it has come, else a position to go on from, worth nothing."""
    seat = int(mind.root.seat)
    ends = action < SMUGGLE or END <= action < STEAL
    worth = 0.0
    for draw in range(DRAWS if ends else 1):
        mind.trial = stages[place].state
        mind.dealing.word = word + draw
        apply(mind.trial, action, mind.dealing)
        if not ends and mind.trial.phase != OVER:
            remember(mind, stages, seen, first)
            return NOTHING
        judge(mind.trial, weights, mind.features, mind.chances)
        worth += mind.chances[seat]
        if mind.trial.phase == OVER:
            return mind.chances[seat]
    return worth / DRAWS


@rule
def remember(mind, stages, seen, first):
    """Keeps the position tried, unless it is known or there is no room for more."""
    if mind.nodes < len(stages):
        slot = place_of(mind.trial, int(mind.root.seat), stages, seen)
        if seen[slot] == NOTHING:
            seen[slot] = mind.nodes
            stages[mind.nodes].state = mind.trial
            stages[mind.nodes].first = first
            mind.nodes += 1


@rule
def place_of(state, seat, stages, seen):
    """The slot of a position among those seen: its own, or the free one where it belongs."""
    mask = len(seen) - 1
    word = int(state.cards[seat])
    for field in (state.guards[seat], state.guards[NEUTRAL_ROW], state.thieves[seat], state.chests):
        word = ((word ^ (word >> 29)) * SPREAD + int(field)) & ROOM
    word = ((word ^ (word >> 29)) * SPREAD + int(state.thief_actions) * 16 + int(state.held_dancers[seat])) & ROOM
    slot = (word ^ (word >> 31)) & mask
    while seen[slot] != NOTHING and not same(state, stages[seen[slot]].state, seat):
        slot = (slot + 1) & mask
    return slot


@rule
def same(one, other, seat):
    """Whether two positions of one turn are the same: all that an action can change is."""
    return (
        one.cards[seat] == other.cards[seat]
        and one.guards[seat] == other.guards[seat]
        and one.guards[NEUTRAL_ROW] == other.guards[NEUTRAL_ROW]
        and one.thieves[seat] == other.thieves[seat]
        and one.chests == other.chests
        and one.held_dancers[seat] == other.held_dancers[seat]
        and one.thief_actions == other.thief_actions
        and one.acted == other.acted
        and one.stole == other.stole
    )


# --- dancers last ------------------------------------------------------------------------------------------------

EACH_SMUGGLING = sum(1 << SMUGGLE + PAYMENTS_TO_SMUGGLE * palace for palace in range(6))
EACH_MOVE = sum(1 << WAYS_TO_MOVE * move for move in range(10))
EACH_NEUTRAL = sum(1 << WAYS_TO_MOVE_NEUTRAL * move for move in range(15))


@rule
def thrifty(legal):
    """Leaves out every payment with a dancer where the same can be had with fewer dancers."""
    first = legal[0]
    fewer = first & (EACH_SMUGGLING * 0b0111)
    fewer |= (fewer << 1) & (EACH_SMUGGLING * 0b1110)
    fewer |= (fewer << 1) & (EACH_SMUGGLING * 0b1110)
    legal[0] = first & ~((fewer << 1) & (EACH_SMUGGLING * 0b1110))
    for row in range(1, 4):
        moves = legal[row]
        by_card = (moves | moves >> 2) & (EACH_MOVE * 0b11)
        legal[row] = moves & ~(by_card << 2 * PAID_BY_DANCER)
    for row in range(4, 6):
        moves = legal[row]
        none = moves & EACH_NEUTRAL
        one = (moves >> 1 | moves >> 2) & EACH_NEUTRAL
        legal[row] = moves & ~(none * 0b1110) & ~((one & ~none) << 3)


assert GUARD == FIRST[1]
assert NEUTRAL == FIRST[4]
