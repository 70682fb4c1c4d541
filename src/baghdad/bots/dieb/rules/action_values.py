"""The value of every legal action: the mover's lead after it, by what the action changes.

Most legal actions move a guard, which changes the two palaces it leaves and comes to. So what each possible change of
a palace adds to each seat's strength is found once for all actions, for all palaces at a time, and the value of a move
is made of two such changes, the hand, the turn and the palaces within reach. Other actions are tried on a copy of the
state. Learned weights have 24 significant bits, so their sums are exact in any order.
"""

from __future__ import annotations

from math import exp, log

from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.features import (
    RACE,
    READY,
    SECOND_RIVAL,
    find_race,
    holding_index,
    is_active,
    pack_palaces,
    palace_tallies,
    purse_index,
    reach_index,
    reach_marks,
    readiness_index,
    ready_number,
    rivalry_index,
    turn_index,
)
from baghdad.bots.dieb.typed_records import SearchWorkspace, SeatValues
from baghdad.bots.dieb.workspace import CHANGES
from baghdad.core.array_types import Row
from baghdad.core.bits import lowest_bit
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.action_ids import (
    END,
    GUARD,
    NEUTRAL,
    PAID_BY_DANCER,
    PAID_BY_SOURCE,
    PAID_BY_TARGET,
    SOURCE,
    TARGET,
    WAYS_TO_MOVE,
    WAYS_TO_MOVE_NEUTRAL,
)
from baghdad.dieb.box import GUARD_PLACES, PALACES, STRONGEST_CHEST, THIEF_ACTIONS
from baghdad.dieb.rules.pieces import all_guards
from baghdad.dieb.rules.turn import apply
from baghdad.dieb.state import NEUTRAL as NEUTRAL_ROW
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import BYTE, COUNT, EACH, count, larger, marks_from, one, total
from baghdad.dieb.typed_records import State

# A change of a palace is a sum of these: a guard leaves, or comes; an own guard, or a neutral one; alone, or with a
# thief; and it is paid for with a card of this palace, or otherwise.
PAID, WITH_THIEF, BY_NEUTRAL, COMES = 1, 2, 4, 8
NOW, LESS, MORE = 0, 1, 2  # what a rival can reach as it is, with a foreign guard less everywhere, and with one more
LEAST_CHANCE = 1e-12  # leads stay finite
NO_LEAD = -1e9
assert CHANGES == PAID + WITH_THIEF + BY_NEUTRAL + COMES + 1


# --- what all actions share ------------------------------------------------------------------------------------------


@rule
def prepare_values(workspace: SearchWorkspace, weights: Row[float]) -> None:
    """Keep what the values of the actions at `workspace.state` are made of."""
    state = workspace.state
    workspace.only_tries = state.phase != PLAYING or state.decisions + 1 == state.decision_cap
    if workspace.only_tries:
        return
    for seat in range(int(state.players)):
        kept = workspace.kept[seat]
        kept.guards = state.guards[seat]
        kept.foreign = all_guards(state) - int(state.guards[seat])
        find_race(state, seat, workspace.features[seat])
        kept.strength = weights[workspace.features[seat, RACE]] + weights[workspace.features[seat, SECOND_RIVAL]]
        keep_changes(workspace, seat, weights)
        for number in range(READY):
            kept.ready_values[number] = weights[readiness_index(state, seat, number)]
        if seat == state.seat:
            keep_hand(workspace, seat, weights)
        else:
            kept.strength += rival_hand_value(state, seat, weights)
            keep_reach(state, seat, kept)


@rule
def rival_hand_value(state: State, seat: int, weights: Row[float]) -> float:
    """Return the sum of the weights of a rival's hand and the turn, which no action of the mover changes."""
    hand = purse_index(state, seat, 0, int(state.held_dancers[seat]), total(state.cards[seat]))
    return weights[hand] + weights[turn_index(state, 0, 0, 0)]


@rule
def keep_hand(workspace: SearchWorkspace, seat: int, weights: Row[float]) -> None:
    """Keep the mover's weights of the hand and the turn after each payment, by cards and dancers paid."""
    state = workspace.state
    cards, dancers = total(state.cards[seat]), int(state.held_dancers[seat])
    for paid_cards in range(3):
        for paid_dancers in range(3 - paid_cards):
            index = purse_index(state, seat, 1, max(dancers - paid_dancers, 0), max(cards - paid_cards, 0))
            workspace.purse_values[paid_cards, paid_dancers] = weights[index]
    for thief in range(2):
        thief_actions = min(int(state.thief_actions) + thief, THIEF_ACTIONS)
        workspace.turn_values[thief] = weights[turn_index(state, 1, thief_actions, 1)]


@rule
def keep_reach(state: State, seat: int, kept: SeatValues) -> None:
    """Keep what a rival of the mover can reach as it is, and with other prices."""
    chests, thieves, guards = int(state.chests), int(state.thieves[seat]), int(state.guards[seat])
    means = int(state.cards[seat]) + int(state.held_dancers[seat]) * EACH
    for change in range(3):
        foreign = int(kept.foreign)
        if change == LESS:
            foreign -= marks_from(foreign, 1)
        elif change == MORE:
            foreign += EACH
        payable, near, ready = reach_marks(chests, thieves, guards, foreign, means, THIEF_ACTIONS)
        kept.payable[change], kept.near, kept.ready[change] = payable, near, ready


@rule
def keep_changes(workspace: SearchWorkspace, seat: int, weights: Row[float]) -> None:
    """Add a seat's weights of the palaces to its strength, and keep what each change of a palace adds to it."""
    state, kept = workspace.state, workspace.kept[seat]
    active = is_active(state, seat)
    stacks, pieces, prices, rivals = palace_tallies(state, seat)
    for palace in range(PALACES):
        kept.palace_values[palace] = palace_value(stacks, pieces, prices, rivals, active, palace, weights)
        kept.strength += kept.palace_values[palace]
    with_neutrals = workspace.legal[4] | workspace.legal[5] != 0
    for change in range(CHANGES):
        if is_needed(state, change, active, with_neutrals):
            where = possible_palaces(state, change)
            stacks, pieces, prices, rivals = changed_tallies(state, seat, int(kept.foreign), change, where)
            while where:
                palace = lowest_bit(where) // BYTE
                where &= where - 1
                value = palace_value(stacks, pieces, prices, rivals, active, palace, weights)
                kept.change_values[change, palace] = value - kept.palace_values[palace]


@rule
def changed_tallies(state: State, seat: int, foreign: int, change: int, where: int) -> tuple[int, int, int, int]:
    """Return the quantities of a seat's palaces (`pack_palaces`) after the mover has changed all that are marked."""
    moves = int(seat == state.seat)
    step = where if change & COMES else -where
    guard_step = 0 if change & BY_NEUTRAL else step
    thief_step = step if change & WITH_THIEF else 0
    paid = where if change & PAID else 0
    rival_thieves, rival_guards = 0, 0
    for rival in range(int(state.players)):
        if rival != seat:
            rival_moves = int(rival == state.seat)
            rival_thieves = larger(rival_thieves, int(state.thieves[rival]) + rival_moves * thief_step)
            rival_guards |= int(state.guards[rival]) + rival_moves * guard_step
    return pack_palaces(
        int(state.chests),
        int(state.thieves[seat]) + moves * thief_step,
        int(state.guards[seat]) + moves * guard_step,
        foreign + step - moves * guard_step,
        int(state.cards[seat]) - moves * paid,
        rival_thieves,
        rival_guards,
    )


@rule
def palace_value(
    stacks: int, pieces: int, prices: int, rivals: int, active: int, palace: int, weights: Row[float]
) -> float:
    """Return the sum of a palace's weights."""
    holding = weights[holding_index(pieces, prices, active, palace)]
    return holding + weights[rivalry_index(stacks, rivals, palace)]


@rule
def is_needed(state: State, change: int, active: int, with_neutrals: int) -> int:
    """Return whether any action makes a change; the payment concerns only the mover."""
    if change & PAID and not active:
        return False
    if change & BY_NEUTRAL:
        return with_neutrals and not change & WITH_THIEF
    return state.thief_actions < THIEF_ACTIONS or not change & WITH_THIEF


@rule
def possible_palaces(state: State, change: int) -> int:
    """Return marks of the palaces where the mover could make a change."""
    seat = int(state.seat)
    if change & COMES:
        where = EACH ^ marks_from(all_guards(state), GUARD_PLACES)
    else:
        where = marks_from(state.guards[NEUTRAL_ROW if change & BY_NEUTRAL else seat], 1)
        if change & WITH_THIEF:
            where &= marks_from(state.thieves[seat], 1)
    if change & PAID:
        where &= marks_from(state.cards[seat], 1)
    return where


# --- one action ------------------------------------------------------------------------------------------------------


@rule
def action_lead(workspace: SearchWorkspace, action: int, rng: Rng, weights: Row[float]) -> float:
    """Return the mover's lead after an action; `prepare_values` must have been called for the position.

    `rng` is for the cards that an action draws.
    """
    if workspace.only_tries or action < GUARD or action >= END:
        return lead_after_trial(workspace, action, rng, weights)
    if action < NEUTRAL:
        return lead_after_own_move(workspace, action, rng, weights)
    return lead_after_neutral_move(workspace, action, weights)


@rule
def win_probability(lead: float) -> float:
    """Return the win probability of a seat with a lead: the logistic function."""
    return 1.0 / (1.0 + exp(-lead))


@rule
def lead_after_trial(workspace: SearchWorkspace, action: int, rng: Rng, weights: Row[float]) -> float:
    """Return the mover's lead after an action by trying it."""
    seat = int(workspace.state.seat)
    workspace.trial = workspace.state
    apply(workspace.trial, action, rng)
    evaluate(workspace.trial, weights, workspace.features, workspace.chances)
    chance = min(max(workspace.chances[seat], LEAST_CHANCE), 1.0 - LEAST_CHANCE)
    return log(chance / (1.0 - chance))


@rule
def lead_after_own_move(workspace: SearchWorkspace, action: int, rng: Rng, weights: Row[float]) -> float:
    """Return the mover's lead after a move of an own guard, alone or with a thief."""
    state = workspace.state
    seat = int(state.seat)
    pair, way = (action - GUARD) // WAYS_TO_MOVE, (action - GUARD) % WAYS_TO_MOVE
    source, target, payment, thief = SOURCE[pair], TARGET[pair], way // 2, way % 2
    if thief and takes_chest(state, seat, target):
        return lead_after_trial(workspace, action, rng, weights)
    kept = workspace.kept[seat]
    by_source, by_target = int(payment == PAID_BY_SOURCE), int(payment == PAID_BY_TARGET)
    by_dancer = int(payment == PAID_BY_DANCER)
    moved = one(target) - one(source)
    kind = WITH_THIEF * thief
    strength = kept.strength + workspace.purse_values[1 - by_dancer, by_dancer] + workspace.turn_values[thief]
    strength += kept.change_values[kind + PAID * by_source, source]
    strength += kept.change_values[kind + PAID * by_target + COMES, target]
    cards = int(state.cards[seat]) - by_source * one(source) - by_target * one(target)
    payable, near, ready = reach_marks(
        int(state.chests),
        int(state.thieves[seat]) + moved * thief,
        int(kept.guards) + moved,
        int(kept.foreign),
        cards + (int(state.held_dancers[seat]) - by_dancer) * EACH,
        THIEF_ACTIONS - int(state.thief_actions) - thief,
    )
    strength += reach_value(kept, payable, near, ready, 1, weights)
    return lead_after_move(workspace, strength, kind, source, target, weights)


@rule
def lead_after_neutral_move(workspace: SearchWorkspace, action: int, weights: Row[float]) -> float:
    """Return the mover's lead after a move of a neutral guard."""
    state = workspace.state
    seat = int(state.seat)
    kept = workspace.kept[seat]
    pair, way = (action - NEUTRAL) // WAYS_TO_MOVE_NEUTRAL, (action - NEUTRAL) % WAYS_TO_MOVE_NEUTRAL
    source, target = SOURCE[pair], TARGET[pair]
    by_source, by_target = 1 - (way & 1), 1 - (way >> 1)
    paid_cards = by_source + by_target
    dancers = 2 - paid_cards
    strength = kept.strength + workspace.purse_values[paid_cards, dancers] + workspace.turn_values[0]
    strength += kept.change_values[BY_NEUTRAL + PAID * by_source, source]
    strength += kept.change_values[BY_NEUTRAL + PAID * by_target + COMES, target]
    cards = int(state.cards[seat]) - by_source * one(source) - by_target * one(target)
    payable, near, ready = reach_marks(
        int(state.chests),
        int(state.thieves[seat]),
        int(kept.guards),
        int(kept.foreign) + one(target) - one(source),
        cards + (int(state.held_dancers[seat]) - dancers) * EACH,
        THIEF_ACTIONS - int(state.thief_actions),
    )
    strength += reach_value(kept, payable, near, ready, 1, weights)
    return lead_after_move(workspace, strength, BY_NEUTRAL, source, target, weights)


@rule
def takes_chest(state: State, seat: int, palace: int) -> bool:
    """Return whether another thief at a palace takes its chest at once."""
    chests = count(state.chests, palace)
    enough = count(state.thieves[seat], palace) + 1 + chests > STRONGEST_CHEST
    return chests > 0 and enough and not state.optional_theft


@rule
def reach_value(kept: SeatValues, payable: int, near: int, ready: int, active: int, weights: Row[float]) -> float:
    """Return the sum of the weights of palaces within reach, given their marks."""
    return weights[reach_index(payable, near, active)] + kept.ready_values[ready_number(ready)]


@rule
def lead_after_move(
    workspace: SearchWorkspace, strength: float, change: int, source: int, target: int, weights: Row[float]
) -> float:
    """Return the mover's lead by its strength and that of its rivals after a guard has moved."""
    best, others = NO_LEAD, 0.0
    seat = int(workspace.state.seat)
    at_source, at_target = COUNT << BYTE * source, COUNT << BYTE * target
    for rival in range(int(workspace.state.players)):
        if rival != seat:
            kept = workspace.kept[rival]
            payable = pick_marks(kept.payable, at_source, at_target)
            ready = pick_marks(kept.ready, at_source, at_target)
            theirs = kept.strength + reach_value(kept, payable, int(kept.near), ready, 0, weights)
            theirs += kept.change_values[change, source] + kept.change_values[change + COMES, target]
            if best == NO_LEAD:
                best = theirs
            else:
                others += exp(theirs - best)
    return strength - best - (log(1.0 + others) if others else 0.0)


@rule
def pick_marks(marks: Row[int], at_source: int, at_target: int) -> int:
    """Return a rival's marks after a guard has moved: one less at the source, one more at the target."""
    elsewhere = int(marks[NOW]) & ~(at_source | at_target)
    return elsewhere | (int(marks[LESS]) & at_source) | (int(marks[MORE]) & at_target)
