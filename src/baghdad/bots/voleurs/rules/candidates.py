"""The candidates of a search: all options at a purchase, offers where the greedy policy makes one or none in trade.

Otherwise there is only the greedy action. What others offer isn't searched: the real cards of an offer would have to be
dealt by how far its maker is trusted.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.further_moves import add_further_moves
from baghdad.bots.voleurs.rules.greedy_policy import decide_action, misjudge_options, push_option
from baghdad.bots.voleurs.rules.purchase_value import list_options, option_reason
from baghdad.bots.voleurs.rules.trade_value import choose_swap, push_offer
from baghdad.bots.voleurs.rules.workspace import DONE_REASON, GREEDY_TRADER, MAX_CANDIDATES, TRADE_REASON, push_step
from baghdad.core import arrays as np
from baghdad.core.rule import rule
from baghdad.voleurs.action_ids import DONE
from baghdad.voleurs.rules.trading import may_offer
from baghdad.voleurs.state import BUYING, TRADING

OFFER_GAIN = 1.0  # of an offer: the rollouts aren't all that speaks for it


@rule
def list_candidates(workspace, search):
    """List the candidates of the seat to act, the highest gain first."""
    search.candidate_count = 0
    if workspace.state.phase != BUYING:
        decide_action(workspace)
        add_candidate(workspace, search, 0.0, workspace.reason)
        if workspace.state.phase == TRADING and workspace.searched_offers:
            list_offers(workspace, search)
        return
    list_options(workspace, True)
    if workspace.further_moves:
        add_further_moves(workspace)
    if workspace.temperature > 0.0:
        misjudge_options(workspace)
    while search.candidate_count < workspace.max_candidates:
        best = -1
        for index in range(workspace.option_count):
            if not np.isnan(workspace.options[index].gain):
                if best < 0 or workspace.options[index].gain > workspace.options[best].gain:
                    best = index
        if best < 0:
            return
        option = workspace.options[best]
        workspace.step_count = 0
        push_option(workspace, option)
        add_candidate(workspace, search, option.gain, option_reason(option))
        option.gain = np.nan  # listed


@rule
def list_offers(workspace, search):
    """List what else the seat could do that makes an offer or none: the best offers, true and false, and no offer."""
    state = workspace.state
    seat = np.int64(state.seat)
    answers = workspace.reason != TRADE_REASON and workspace.reason != DONE_REASON
    made = int(state.offers_made[seat])
    if answers or workspace.traders[seat] != GREEDY_TRADER or made >= workspace.weights[seat].offers:
        return
    if not may_offer(state):
        return
    for rank in range(made, made + workspace.searched_offers):
        for lies in range(2):
            rival, card, claim, wanted = choose_swap(workspace, seat, lies > 0, rank)
            if rival >= 0 and search.candidate_count < MAX_CANDIDATES - 1:
                workspace.step_count = 0
                push_offer(workspace, rival, card, claim, wanted, 1)
                add_new_candidate(workspace, search, TRADE_REASON)
    workspace.step_count = 0
    push_step(workspace, DONE)
    add_new_candidate(workspace, search, DONE_REASON)


@rule
def add_new_candidate(workspace, search, reason):
    """Append the action in the workspace to the candidates, if it isn't the first one."""
    same = workspace.step_count == search.step_counts[0]
    for step in range(workspace.step_count):
        same = same and workspace.steps[step] == search.steps[0, step]
    if not same:
        add_candidate(workspace, search, OFFER_GAIN, reason)


@rule
def add_candidate(workspace, search, gain, reason):
    """Append the action in the workspace to the candidates."""
    number = search.candidate_count
    for step in range(workspace.step_count):
        search.steps[number, step] = workspace.steps[step]
    search.step_counts[number] = workspace.step_count
    search.gains[number] = gain
    search.reasons[number] = reason
    search.candidate_count += 1


@rule
def take_candidate(workspace, search, number):
    """Write the steps of a candidate into the workspace."""
    for step in range(search.step_counts[number]):
        workspace.steps[step] = search.steps[number, step]
    workspace.step_count = search.step_counts[number]
