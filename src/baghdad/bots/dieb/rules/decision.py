"""A decision of any kind of compiled player, and whole matches among them."""

from __future__ import annotations

from baghdad.bots.dieb.rules.ismcts import begin, most_visited, ponder
from baghdad.bots.dieb.rules.move_priority import best_wish
from baghdad.bots.dieb.rules.turn_search import NOTHING, plan, winning_action
from baghdad.bots.dieb.workspace import GREEDY, PLANNER, RANDOM
from baghdad.core.rng import below, set_rng, split
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import END, STEAL
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import OVER, PLACING

NOBODY = -1


@rule
def decide(mind, tree, stages, seen, weights):
    """What the player does at its root. It is handed what its seat may know, all else dealt at random."""
    number = find_legal(mind.root, mind.legal)
    if mind.kind == GREEDY:
        return best_wish(mind.root, mind.legal)
    if number == 1:
        return nth_legal(mind.legal, 0)
    winning = winning_action(mind, stages, seen)
    if winning != NOTHING:
        return winning
    if mind.kind == PLANNER:
        return plan(mind, stages, seen, weights[mind.weights])
    begin(mind, tree)
    ponder(mind, tree, weights[mind.weights])
    return most_visited(tree)


@rule
def play_match(work, players, draws, wits, minds, tree, stages, seen, weights, actions, seats, moves, turns):
    """One match from the deal, who did what written down; returns how many actions, or -1 if they are too many.

    `draws` is the key of the match's own generators, `wits` those of each seat. The very match that `Match` plays with
    the same players. `moves` and `turns` count each seat's.
    """
    lay_table(work.state, players)
    set_rng(work.rng, draws, 0)
    deal(work.state, work.rng)
    moves[:] = 0
    turns[:] = 0
    number, before = 0, NOBODY
    while work.state.phase != OVER:
        if number == len(actions):
            return -1
        seat = int(work.state.seat)
        if work.state.phase != PLACING and seat != before:
            turns[seat] += 1
            before = seat
        mind = minds[seat]
        set_rng(mind.rng, wits[seat], number)
        split(mind.rng, mind.dealing)
        if mind.kind == RANDOM:
            legal = find_legal(work.state, work.legal)
            action = nth_legal(work.legal, below(mind.rng, legal))
        else:
            mind.root = work.state
            redeal(mind.root, seat, mind.dealing)
            action = decide(mind, tree, stages, seen, weights)
        actions[number] = action
        seats[number] = seat
        moves[seat] += 1
        number += 1
        if END <= action < STEAL:  # all else draws nothing
            set_rng(work.rng, draws, number)
        apply(work.state, action, work.rng)
    return number
