"""Figures of dieb: besides what is counted everywhere, wins by escort and the worth of a dancer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

import numpy as np

from baghdad.arena.balance.statistics import Looked, PairedDeals, Row, count_of, table_row
from baghdad.arena.balance.tables import USUAL, Table, like_usual
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.intervals import NORMAL, rounded, spread
from baghdad.bots.budget import Budget
from baghdad.bots.dieb.search_bots import Master
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below, key_of, rng_for, set_rng
from baghdad.dieb import game
from baghdad.dieb.actions import Action
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import counts, one, total

Numbers = np.ndarray[Any, Any]
THIRD = 3  # the middle third of a match is its middle
MOST_LOOKS = 4  # in the middle of a match
LOOK = Budget(200)


@dataclass
class Worth:
    """What a dancer in the hand is worth, seen in the middle of matches with so many players."""

    dancer: list[float] = field(default_factory=list)  # a match's mean gain in chance by one more
    card: list[float] = field(default_factory=list)  # the same for a palace card from the deck
    held: list[tuple[Numbers, Numbers]] = field(default_factory=list)  # by turn and seat; and who won in the end


def figures_of(looked: Looked) -> dict[str, Any]:
    """All figures of the game."""
    rows, twins = [], PairedDeals()
    for table, matches in looked:
        won = [match for match in matches if match.reason == "chests"]
        row = table_row(table, matches)
        row["escorted"] = count_of([by_escort(match) for match in won])
        row["thieves"] = count_of([action.kind == "escort" for action in doings(matches) if action.has_thief])
        if table.label == USUAL:
            twins.add(table, matches)
            row["dancer"] = dancer_row(table, matches)
        else:
            row["alike"] = twins.alike(table, matches)
        rows.append(row)
    return {"like_usual": like_usual(), "tables": rows}


def doings(matches: Sequence[StoredMatch]) -> Iterator[Action]:
    """Everything that was done."""
    return (game.parse(text) for match in matches for _, text in match.actions)


# --- escorts -------------------------------------------------------------------------------------------------------


def by_escort(match: StoredMatch) -> bool:
    """Whether the thief that completed the last chest came with a guard."""
    (winner,) = match.winners
    own = [game.parse(text) for seat, text in match.actions if seat == winner]
    palace = own[-1].palace if own[-1].kind == "steal" else None
    last = next(action for action in reversed(own) if action.has_thief and palace in (None, arrival(action)))
    return last.kind == "escort"


def arrival(action: Action) -> int:
    """The palace a thief comes to."""
    return action.target if action.kind == "escort" else action.palace


# --- dancers -------------------------------------------------------------------------------------------------------


def dancer_row(table: Table, matches: Sequence[StoredMatch]) -> Row:
    """Two measures: what `master` gives for one more, and how those fare who hold more in the middle of a match."""
    worth = Worth()
    for match in matches:
        see(worth, list(turns(table, match)), match)
    taken = [sum(action.kind == "pass" and action.dancers for action in doings([match])) for match in matches]
    return {
        "taken": spread(taken),
        "gain": spread(worth.dancer) if worth.dancer else None,
        "card": spread(worth.card) if worth.card else None,
        "slope": slope_of(worth.held),
    }


def turns(table: Table, match: StoredMatch) -> Iterator[Any]:
    """The state at the beginning of each turn."""
    contest = table.contest
    seed = contest.seed_of(match.index)
    state = game.start(contest.players, game.options(**contest.options), rng_for(seed))
    rng, draws, before = rng_for(seed), key_of(seed), -1
    for number, (seat, text) in enumerate(match.actions, start=1):
        if state.phase == PLAYING and state.seat != before:
            before = int(state.seat)
            yield game.copy(state)
        set_rng(rng, draws, number)
        game.apply(state, seat, game.parse(text), rng)


def see(worth: Worth, states: list[Any], match: StoredMatch) -> None:
    """What one match says."""
    middle = states[len(states) // THIRD : -(len(states) // THIRD) or None]
    looked = middle[:: max(1, -(-len(middle) // MOST_LOOKS))]
    gains = [gain for number, state in enumerate(looked) if (gain := gain_of(state, match.index, number)) is not None]
    if gains:
        worth.dancer.append(fmean(dancer for dancer, _ in gains))
        worth.card.append(fmean(card for _, card in gains))
    if middle and match.winners:
        seats = range(int(middle[0].players))
        held = np.array([[state.held_dancers[seat] for seat in seats] for state in middle], float)
        worth.held.append((held, np.array([seat in match.winners for seat in seats], float)))


def gain_of(state: Any, match: int, number: int) -> tuple[float, float] | None:
    """How much better the chance of the seat to move is with one more dancer, and with one more card.

    The dancer comes from the open pile, the card is drawn from the deck. None where there is none to be had.
    """
    cards, seat = int(total(state.deck)), int(state.seat)
    if not state.dancers or not cards:
        return None
    label = f"balance {number}"
    drawn = int(below(rng_for(match, 0, label), cards))
    with_dancer, with_card = game.copy(state), game.copy(state)
    with_dancer.held_dancers[seat] += 1
    with_dancer.dancers -= 1
    palace = int(np.searchsorted(np.cumsum(counts(state.deck)), drawn, side="right"))
    with_card.cards[seat] += one(palace)
    with_card.deck -= one(palace)
    before, dancer, card = (chance_to_win(each, rng_for(match, 1, label)) for each in (state, with_dancer, with_card))
    return dancer - before, card - before


def chance_to_win(state: Any, rng: Any) -> float:
    """Of the seat to move, as `master` sees it after looking ahead. The same chance serves what is to be compared."""
    seat, options = int(state.seat), game.options()
    imagined = game.redeal(state, seat, rng)
    legal = tuple(game.legal(imagined, seat))
    choice = Master(LOOK).choose(Knowledge(game, seat, game.view(state, options, seat), legal, imagined), rng)
    return choice.chances[seat]


def slope_of(held: Sequence[tuple[Numbers, Numbers]]) -> Row | None:
    """The regression of winning on dancers held, both from the table's mean; errors by how matches differ."""
    pairs = [(x - x.mean(axis=1, keepdims=True), y - y.mean()) for x, y in held]
    whole = sum(float((x * x).sum()) for x, _ in pairs)
    if not whole:
        return None
    slope = sum(float((x * y).sum()) for x, y in pairs) / whole
    error = sum(float((x * (y - slope * x)).sum()) ** 2 for x, y in pairs) ** 0.5 / whole
    return {"mean": rounded(slope), "error": rounded(NORMAL * error), "matches": len(pairs)}
