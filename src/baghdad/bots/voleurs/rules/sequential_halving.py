"""Sequential halving (Karnin, Koren, Somekh 2013): shares a budget of rollouts among candidate actions.

The budget is shared equally over ceil(log2(n)) stages; after each, the worse half of the candidates is dropped. Unlike
in the paper the first candidate, the greedy choice, always stays: the others are compared with it. A single candidate
gets a few rollouts, only to estimate the win chances.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.candidates import list_candidates
from baghdad.bots.voleurs.rules.rollouts import run_rollouts
from baghdad.bots.voleurs.rules.workspace import MAX_CANDIDATES, SEARCH_WORKSPACE
from baghdad.core import arrays as np
from baghdad.core.rng import KEY_WORDS, next_word
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS

MIN_SAMPLES = 2  # of each candidate in a stage
SINGLE_CANDIDATE_DIVISOR = 10  # a single candidate gets a tenth of the budget, only for its win chances
MARGIN = 0.5  # standard errors by which a candidate must beat the greedy choice


@rule
def start_search(workspace_bytes, search, rng):
    """Begin a search from the position in a workspace, a determinization of what the seat to act knows."""
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    search.root = workspace.state
    for word in range(KEY_WORDS):
        search.key[word] = next_word(rng)
    search.last_round = workspace.state.round_number + workspace.horizon
    search.samples = 0
    list_candidates(workspace, search)
    for index in range(MAX_CANDIDATES):
        search.ranking[index] = index
        search.alive[index] = 1
        search.visits[index] = 0
        clear_row(search.share_sums, index, MAX_PLAYERS)
        clear_row(search.lead_sums, index, 2)


@rule
def clear_row(sums, index, columns):
    """Set a row to zeros."""
    for column in range(columns):
        sums[index, column] = 0.0


@rule
def run_search(workspace_bytes, search, iterations):
    """Run all stages of a search with a budget of rollouts."""
    share_sums = np.zeros((MAX_CANDIDATES, MAX_PLAYERS))
    lead_sums = np.zeros((MAX_CANDIDATES, 2))
    for _ in range(stage_count(search)):
        samples = samples_per_stage(search, iterations)
        for index in range(MAX_CANDIDATES):
            clear_row(share_sums, index, MAX_PLAYERS)
            clear_row(lead_sums, index, 2)
        run_rollouts(workspace_bytes, search, search.samples, samples, share_sums, lead_sums)
        add_rollouts(search, samples, share_sums, lead_sums)
        drop_worse_half(search)


@rule
def stage_count(search):
    """Return the number of stages; a single candidate has one."""
    stages = 1
    while 1 << stages < search.candidate_count:
        stages += 1
    return stages


@rule
def samples_per_stage(search, iterations):
    """Return how many rollouts each candidate that is alive gets in a stage."""
    if search.candidate_count == 1:
        return max(MIN_SAMPLES, iterations // SINGLE_CANDIDATE_DIVISOR)
    return max(MIN_SAMPLES, iterations // (stage_count(search) * alive_count(search)))


@rule
def alive_count(search):
    """Return how many candidates haven't been dropped."""
    alive = 0
    for index in range(search.candidate_count):
        alive += int(search.alive[index])
    return alive


@rule
def add_rollouts(search, samples, share_sums, lead_sums):
    """Add the sums of rollouts of all candidates that are alive, and rank the candidates."""
    search.samples += samples
    for index in range(search.candidate_count):
        if search.alive[index]:
            search.visits[index] += samples
            for seat in range(MAX_PLAYERS):
                search.share_sums[index, seat] += share_sums[index, seat]
            for column in range(2):
                search.lead_sums[index, column] += lead_sums[index, column]
    rank_candidates(search)


@rule
def rank_candidates(search):
    """Sort the candidates by number of rollouts, then by their lead."""
    for index in range(search.candidate_count):
        place = index
        while place > 0 and is_better(search, index, search.ranking[place - 1]):
            search.ranking[place] = search.ranking[place - 1]
            place -= 1
        search.ranking[place] = index


@rule
def is_better(search, index, other):
    """Return whether a candidate had more rollouts than another, or as many and a larger lead."""
    if search.visits[index] != search.visits[other]:
        return search.visits[index] > search.visits[other]
    return lead_bound(search, index) > lead_bound(search, other)


@rule
def lead_bound(search, index):
    """Return a lower bound of a candidate's lead over the first: the mean less `MARGIN` standard errors."""
    number = search.visits[index]
    if index == 0 or number == 0:
        return 0.0
    mean = search.lead_sums[index, 0] / number
    variance = max(search.lead_sums[index, 1] / number - mean * mean, 0.0)
    return mean - MARGIN * np.sqrt(variance / number)


@rule
def drop_worse_half(search):
    """Drop the worse half of the candidates that are alive, but never the first."""
    kept = (alive_count(search) + 1) // 2
    for place in range(search.candidate_count):
        index = search.ranking[place]
        if search.alive[index]:
            if kept <= 0 and index != 0:
                search.alive[index] = 0
            kept -= 1
