"""The comparison of ends of a turn for a hint: as many trials of each, with the same deals, and what follows soon.

The search drops most ends after a few trials. Numbers that people read side by side must be as good as each other.
"""

from __future__ import annotations

from baghdad.bots.dieb.rules.end_trials import evaluate_actions, try_end
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.turn_graph import end_with_deal, seed_by_turn, set_deals
from baghdad.bots.dieb.rules.turn_search import drop_wasteful_payments
from baghdad.core.rule import rule
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.turn import apply, find_legal
from baghdad.dieb.state import OVER, PLACING
from baghdad.dieb.tally import total

SPECTATOR = -1
MAX_TURN = 40  # actions of a turn that is played on; then its player stops


@rule
def compare_ends(workspace, tree, turn_nodes, chosen, trials, purpose, weights, outcomes):
    """Try the chosen ends equally often, with the same new deals; write each seat's chance after each trial.

    A purpose has its own deals, which are the same throughout a turn.
    `outcomes` has a row for each trial, all trials of the first chosen end first.
    """
    seed_by_turn(workspace, purpose)
    set_deals(workspace, workspace.rng)
    workspace.node_count = 1 + len(chosen)
    for place in range(len(chosen)):
        end = workspace.ends[chosen[place]]
        end.visits = 0
        end.tree_node = 1 + place
        tree[1 + place].first_child = 0
    for trial in range(trials):
        for place in range(len(chosen)):
            try_end(workspace, tree, turn_nodes, int(chosen[place]), weights)
            for seat in range(int(workspace.root.players)):
                outcomes[place * trials + trial, seat] = workspace.chances[seat]


@rule
def count_chests(workspace, turn_nodes, chosen, deals, weights, counted):
    """Count for each chosen end in how many of the deals each player takes a chest in its next turn.

    `counted` has a row for each chosen end. The players take the action with the best evaluation.
    """
    players, seat = int(workspace.root.players), int(workspace.root.seat)
    state = workspace.state
    for place in range(len(chosen)):
        end = workspace.ends[chosen[place]]
        for player in range(MAX_PLAYERS):
            counted[place, player] = 0.0
        for deal in range(deals):
            workspace.state = turn_nodes[end.turn_node].state
            end_with_deal(workspace, state, deal, int(end.action))
            for turn in range(players):
                if state.phase != OVER:
                    player = int(state.seat)
                    before = total(state.chests_won[player])
                    play_turn(workspace, weights)
                    if total(state.chests_won[player]) > before and (player != seat or turn == players - 1):
                        counted[place, player] += 1.0


@rule
def play_turn(workspace, weights):
    """Play until another player is to act, always the action with the best evaluation."""
    state = workspace.state
    player = int(state.seat)
    for _ in range(MAX_TURN):
        find_legal(state, workspace.legal)
        drop_wasteful_payments(workspace.legal)
        number, _ = evaluate_actions(workspace, weights)
        best = 0
        for index in range(1, number):
            if workspace.promises[index] > workspace.promises[best]:
                best = index
        apply(state, int(workspace.listed[best]), workspace.rng)
        if state.phase == OVER or int(state.seat) != player:
            return


@rule
def play_rounds(workspace, trials, rounds, weights, outcomes):
    """Play some rounds so often from the root, with all hidden cards dealt anew; write each seat's chance after them.

    Nobody's hand is seen: the chances are those that a spectator can tell. The evaluation favours the seat to move, so
    trials end before the turns of all seats equally often.
    """
    players = int(workspace.root.players)
    for trial in range(trials):
        workspace.state = workspace.root
        redeal(workspace.state, SPECTATOR, workspace.rng)
        while workspace.state.phase == PLACING:
            play_turn(workspace, weights)
        for _ in range(rounds * players + trial % players):
            if workspace.state.phase != OVER:
                play_turn(workspace, weights)
        evaluate(workspace.state, weights, workspace.features, workspace.chances)
        for seat in range(players):
            outcomes[trial, seat] = workspace.chances[seat]
