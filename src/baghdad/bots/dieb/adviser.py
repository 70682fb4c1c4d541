"""Hints of `master` for dieb: the best turns and stopping at once, tried equally often, and what each brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from baghdad.bots.bot import Choice, Ranked
from baghdad.bots.comparison import Trials, comparison, points
from baghdad.bots.dieb.greedy import reason_of
from baghdad.bots.dieb.rules.comparison import compare_ends, count_chests
from baghdad.bots.dieb.rules.turn_graph import TO_COMPARE
from baghdad.bots.dieb.rules.turn_halving import end_chance, first_action
from baghdad.bots.dieb.search_bots import ROOTS, SearchMemory
from baghdad.bots.dieb.weights import weights
from baghdad.bots.dieb.workspace import MAX_ENDS, NODE
from baghdad.core import arrays as np
from baghdad.core.queries import Line, Player
from baghdad.dieb.action_ids import END, STEAL
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.box import LETTERS, MAX_PLAYERS, PALACES
from baghdad.dieb.state import NEUTRAL
from baghdad.dieb.tally import count, total

COMPARED = 3  # turns, each with another first action
STOPPING = "stop"  # the reason of an action that ends the turn at once
LEAST_SHARE = 0.1  # by which the deals differ in which somebody takes a chest, that is told

Promises = Sequence[tuple[int, float]]  # actions, each with the mover's chance by the evaluation after it


@dataclass(frozen=True, slots=True)
class Effort:
    """How often each turn is tried, and in how many deals the next round is played."""

    trials: int
    deals: int


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is compared: the end it leads to, its first action, its trials, and who takes a chest afterwards."""

    end: int
    first: int
    trials: Trials
    chests: Sequence[float]  # by player, the share of the deals in which it takes a chest in its next turn


def compared(memory: SearchMemory, state: Any, effort: Effort, promises: Promises) -> Choice:
    """Return the ranking of the best turns found.

    Before the first action of a turn, stopping comes first unless another turn is clearly better. Later the turn goes
    on wherever that seems better, since an action that only prepares another is worth less than stopping before it.
    """
    seat = int(state.seat)
    turns = try_turns(memory, chosen_ends(memory, state, promises), effort)
    turns.sort(key=lambda turn: -turn.trials.chance(seat).mean)
    stop = next((turn for turn in turns if stops(memory, turn.end)), None)
    if stop is not None and stop is not turns[0] and not state.acted:
        lead = turns[0].trials.lead(stop.trials, seat)
        if lead.mean <= lead.error:
            turns.remove(stop)
            turns.insert(0, stop)
    ranking = [turn.trials for turn in turns]
    ranked = tuple(
        Ranked(
            CATALOGUE[turn.first],
            turn.trials.chance(seat).mean,
            STOPPING if stops(memory, turn.end) else reason_of(state, turn.first),
            effort.trials,
            turn.trials.chance(seat).error,
            (
                *deeds_of(memory, turn),
                *comparison(ranking, place, seat),
                *chests_after(turns, place),
            ),
        )
        for place, turn in enumerate(turns)
    )
    return Choice(ranked[0].action, ranked[0].reason, ranked, turns[0].trials.chances())


def chosen_ends(memory: SearchMemory, state: Any, promises: Promises) -> list[int]:
    """Return the best end below each of the best first actions, and stopping at once where that is legal."""
    workspace, seat = memory.workspace, int(state.seat)
    numbers = sorted(range(workspace.tried_ends), key=lambda number: -end_chance(workspace, number, seat))
    best: dict[int, int] = {}
    for number in numbers:
        best.setdefault(int(first_action(workspace, memory.turn_nodes, number)), number)
    chosen = [*best.values()][:COMPARED]
    if any(stops(memory, number) for number in chosen):
        return chosen
    known = [number for number in best.values() if stops(memory, number)]
    stop = known[:1] or add_stop(memory, promises)
    return chosen[: COMPARED - len(stop)] + stop


def add_stop(memory: SearchMemory, promises: Promises) -> list[int]:
    """Return the number of an end that stops at once, put in the last place; none where a turn can't be ended."""
    ways = [(action, value) for action, value in promises if END <= action < STEAL]
    if not ways:
        return []
    end = memory.workspace.ends[MAX_ENDS - 1]
    end.turn_node, end.action = 0, max(ways, key=lambda way: way[1])[0]
    return [MAX_ENDS - 1]


def stops(memory: SearchMemory, number: int) -> bool:
    """Return whether an end stops the turn at once."""
    end = memory.workspace.ends[number]
    return int(end.turn_node) == 0 and END <= int(end.action) < STEAL


def try_turns(memory: SearchMemory, chosen: Sequence[int], effort: Effort) -> list[Turn]:
    """Try the ends equally often, then play the next round after each in the same deals."""
    workspace, nodes = memory.workspace, memory.turn_nodes
    row, numbers = weights()[workspace.weights_row], np.array(chosen, np.int64)
    firsts = [int(first_action(workspace, nodes, number)) for number in chosen]
    tree = np.new_records(ROOTS + len(chosen) * effort.trials, NODE)
    outcomes = np.zeros((len(chosen) * effort.trials, MAX_PLAYERS))
    compare_ends(workspace, tree, nodes, numbers, effort.trials, TO_COMPARE, row, outcomes)
    counted = np.zeros((len(chosen), MAX_PLAYERS))
    count_chests(workspace, nodes, numbers, effort.deals, row, counted)
    players = int(workspace.root.players)
    shares = [values[:players] for values in np.as_list(outcomes)]
    return [
        Turn(
            number,
            firsts[place],
            Trials(shares[place * effort.trials : (place + 1) * effort.trials]),
            [float(each) / effort.deals for each in np.as_list(counted[place])[:players]] if effort.deals else [],
        )
        for place, number in enumerate(chosen)
    ]


# --- reasons ---------------------------------------------------------------------------------------------------------


def deeds_of(memory: SearchMemory, turn: Turn) -> Iterator[Line]:
    """Yield what a turn has done when it ends: chests, thieves, guards, and what was paid."""
    root, end = memory.workspace.root, memory.workspace.ends[turn.end]
    last, seat = memory.turn_nodes[end.turn_node].state, int(root.seat)
    deeds: list[Line] = []
    for palace in range(PALACES):
        name = Line("dieb-palace", {"letter": LETTERS[palace]})
        taken = count(root.chests, palace) - count(last.chests, palace)
        changes = {
            "chest": taken,
            "thieves": 0 if taken else count(last.thieves[seat], palace) - count(root.thieves[seat], palace),
            "guards": count(last.guards[seat], palace) - count(root.guards[seat], palace),
            "neutral": count(last.guards[NEUTRAL], palace) - count(root.guards[NEUTRAL], palace),
        }
        deeds += [
            Line(f"dieb-hint-deed-{deed}", {"palace": name, "number": number})
            for deed, number in changes.items()
            if number > 0
        ]
    cards = total(root.cards[seat]) - total(last.cards[seat])
    dancers = int(root.held_dancers[seat]) - int(last.held_dancers[seat])
    deeds += [Line("dieb-hint-deed-cards", {"number": cards})] if cards else []
    deeds += [Line("dieb-hint-deed-dancers", {"number": dancers})] if dancers else []
    if deeds:
        yield Line("dieb-hint-turn", {"deeds": deeds})
    elif stops(memory, turn.end):
        yield Line("dieb-hint-stop")


def chests_after(turns: Sequence[Turn], place: int) -> Iterator[Line]:
    """Yield in how many deals a player takes a chest soon, where that differs most from the turn compared with."""
    other = 1 if place == 0 else 0
    if len(turns) == 1 or not turns[place].chests:
        return
    shares, others = turns[place].chests, turns[other].chests
    player = max(range(len(shares)), key=lambda player: abs(shares[player] - others[player]))
    if abs(shares[player] - others[player]) >= LEAST_SHARE:
        yield Line(
            "dieb-hint-soon",
            {
                "name": Player(player),
                "percent": points(shares[player]),
                "number": other + 1,
                "other": points(others[player]),
            },
        )
