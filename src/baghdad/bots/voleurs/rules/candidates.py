"""The candidates of a search: all options at a purchase; in other phases only the greedy action."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.greedy_policy import decide_action, misjudge_options, push_option
from baghdad.bots.voleurs.rules.purchase_value import list_options, option_reason
from baghdad.core import arrays as np
from baghdad.core.rule import rule
from baghdad.voleurs.state import BUYING


@rule
def list_candidates(workspace, search):
    """List the candidates of the seat to act, the highest gain first."""
    search.candidate_count = 0
    if workspace.state.phase != BUYING:
        decide_action(workspace)
        add_candidate(workspace, search, 0.0, workspace.reason)
        return
    list_options(workspace, True)
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
