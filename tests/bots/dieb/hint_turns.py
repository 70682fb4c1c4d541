"""Turns that are played by taking the first hint again and again, compared with stopping at once.

`python -m tests.bots.dieb.hint_turns --positions 500` prints the turns that are worth less than stopping, by trials
of their own with other deals. Positions are turns of matches among good players; in every fourth the hand is large.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import baghdad
from baghdad.bots.budget import Budget
from baghdad.bots.comparison import Estimate, Trials
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.dieb.master import Master, promises
from baghdad.bots.dieb.rules.comparison import compare_ends
from baghdad.bots.dieb.rules.turn_graph import TO_COMPARE, ends_turn
from baghdad.bots.dieb.search_bots import ROOTS
from baghdad.bots.dieb.weights import weights
from baghdad.bots.dieb.workspace import NODE
from baghdad.bots.hints import hint
from baghdad.core import arrays as np
from baghdad.core.rng import below, rng_for
from baghdad.dieb.action_ids import END, STEAL
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import nth_item, one, total

DIEB = baghdad.game("dieb")
PLAYERS_OF_MATCHES = "level:6"
TABLES = (2, 3, 4)
LARGE_HAND, LARGE_HANDS_EVERY = 20, 4
TRIALS = 1500  # what an end is worth still drifts by points after some hundred trials
TO_JUDGE = TO_COMPARE + 1  # the purpose of deals that no hint has seen
ERRORS, LEAST = 3.0, 0.001  # a turn counts as worse by so many standard errors, and at least a tenth of a point


class Position(NamedTuple):
    """The start of a turn."""

    seed: int
    number: int  # of actions before it
    match: baghdad.Match


def positions(number: int, first_seed: int = 1) -> Iterator[Position]:
    """Yield so many starts of turns, each of another match."""
    for seed in range(first_seed, first_seed + number):
        rng, players = rng_for(seed, 0, "positions"), TABLES[seed % len(TABLES)]
        runner = compiled_runner("dieb", [PLAYERS_OF_MATCHES] * players, DIEB.options())
        assert runner is not None
        log = [(seat, CATALOGUE[steps[0]]) for seat, steps in runner.play(seed).log()]
        match = DIEB.new(players, seed)
        starts = []
        for played, (seat, action) in enumerate(log):
            if match.state.phase == PLAYING and seat != log[played - 1][0]:
                starts.append(played)
            match.play(action, seat)
        chosen = starts[below(rng, len(starts))]
        match = DIEB.new(players, seed)
        for seat, action in log[:chosen]:
            match.play(action, seat)
        if seed % LARGE_HANDS_EVERY == 0:
            fill_hand(match.state, rng)
        yield Position(seed, chosen, DIEB.from_position(match.position(), seed))


def fill_hand(state: Any, rng: Any) -> None:
    """Give the seat to move cards from the deck until its hand is large."""
    seat = int(state.seat)
    while total(state.cards[seat]) < LARGE_HAND and total(state.deck) > 0:
        card = one(nth_item(state.deck, below(rng, total(state.deck))))
        state.deck -= card
        state.cards[seat] += card


def follow_hints(match: baghdad.Match) -> tuple[Any, int] | None:
    """Take the first hint until the turn ends; return the position before its last action, and that.

    None if the match is won on the way.
    """
    seat = match.to_act[0]
    while True:
        action: Any = hint(match, seat, Master()).action
        if ends_turn(action.number):
            return match.game.copy(match.state), action.number
        match.play(action, seat)
        if match.over:
            return None


def lead_of_turn(start: Any, last: Any, action: int, trials: int = TRIALS) -> Estimate | None:
    """Return by how much the turn is worth more than stopping at once, or None if it does stop at once."""
    memory = Master(Budget(1)).allocate(int(start.players))
    workspace, nodes, row = memory.workspace, memory.turn_nodes, weights()[memory.workspace.weights_row]
    workspace.root = start
    stop = max((way for way in promises(memory) if END <= way[0] < STEAL), key=lambda way: way[1])[0]
    if stop == action and last.tobytes() == start.tobytes():
        return None
    nodes[0].state, nodes[1].state = start, last
    for number, (node, ending) in enumerate(((1, action), (0, stop))):
        workspace.ends[number].turn_node, workspace.ends[number].action = node, ending
    outcomes = np.zeros((2 * trials, MAX_PLAYERS))
    tree = np.new_records(ROOTS + 2 * trials, NODE)
    compare_ends(workspace, tree, nodes, np.array([0, 1], np.int64), trials, TO_JUDGE, row, outcomes)
    shares = np.as_list(outcomes)
    return Trials(shares[:trials]).lead(Trials(shares[trials:]), int(start.seat))


def is_worse(lead: Estimate) -> bool:
    """Return whether a turn is worth less than stopping by so much that a hint would tell it: tenths of a point."""
    return lead.mean < -max(ERRORS * lead.error, LEAST)


def main() -> None:
    """Print each turn that is worth less than stopping, and how many were looked at."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    looked, stopped, won, lower, worse, leads = 0, 0, 0, 0, 0, []
    for position in positions(chosen.positions, chosen.seed):
        looked += 1
        start = position.match.game.copy(position.match.state)
        followed = follow_hints(position.match)
        lead = lead_of_turn(start, *followed) if followed else None
        won, stopped = won + (followed is None), stopped + (followed is not None and lead is None)
        if lead is not None:
            leads.append(lead.mean)
            lower += lead.mean < 0
            if is_worse(lead):
                worse += 1
                place = f"seed {position.seed}, after {position.number} actions, {start.players} players"
                cards = total(start.cards[int(start.seat)])
                sys.stdout.write(f"{place}, {cards} cards: {100 * lead.mean:+.2f} ± {100 * lead.error:.2f} points\n")
                sys.stdout.flush()
    mean = 100 * sum(leads) / max(len(leads), 1)
    sys.stdout.write(
        f"{looked} turns: {won} won, {stopped} stopped at once; of {len(leads)} others, worth {mean:+.2f} points more "
        f"than stopping on average, {lower} were worth less, {worse} clearly\n"
    )


if __name__ == "__main__":
    main()
