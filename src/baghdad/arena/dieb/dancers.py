"""The value of a dancer in hand: estimated by search, and by a regression of winning on dancers held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

import numpy as np

from baghdad.arena.contest_match import StoredMatch, replay_states
from baghdad.arena.intervals import Z_95, mean_with_interval, rounded
from baghdad.arena.report.statistics import Row
from baghdad.arena.report.variants import Variant
from baghdad.bots.budget import Budget
from baghdad.bots.dieb.search_bots import Master
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below, rng_for
from baghdad.dieb import game
from baghdad.dieb.actions import Action
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import counts, one, total

Numbers = np.ndarray[Any, Any]
THIRD = 3  # samples come from the middle third of a match
MAX_SAMPLES = 4  # per match
SEARCH_BUDGET = Budget(200)


@dataclass
class DancerSamples:
    """Samples of the value of a dancer in hand, from the middle of matches with the same number of players."""

    dancer_gains: list[float] = field(default_factory=list)  # a match's mean gain in win chance by one more dancer
    card_gains: list[float] = field(default_factory=list)  # the same for a palace card from the deck
    held: list[tuple[Numbers, Numbers]] = field(default_factory=list)  # dancers by turn and seat; 1 for each winner


def dancer_row(variant: Variant, matches: Sequence[StoredMatch]) -> Row:
    """Return two measures of a dancer's value: `master`'s estimated gain in win chance, and a regression of winning."""
    samples = DancerSamples()
    for match in matches:
        accumulate(samples, list(turn_starts(variant, match)), match)
    taken = [sum(action.kind == "pass" and action.dancers for action in played_actions([match])) for match in matches]
    return {
        "taken": mean_with_interval(taken),
        "gain": mean_with_interval(samples.dancer_gains) if samples.dancer_gains else None,
        "card": mean_with_interval(samples.card_gains) if samples.card_gains else None,
        "slope": regression_slope(samples.held),
    }


def played_actions(matches: Sequence[StoredMatch]) -> Iterator[Action]:
    """Yield every action of these matches."""
    return (game.parse(text) for match in matches for _, text in match.actions)


def turn_starts(variant: Variant, match: StoredMatch) -> Iterator[Any]:
    """Yield the state at the beginning of each turn."""
    actions, before = [(seat, game.parse(text)) for seat, text in match.actions], -1
    for state, _ in zip(replay_states(variant.contest, match.index, actions), actions, strict=False):
        if state.phase == PLAYING and state.seat != before:
            before = int(state.seat)
            yield game.copy(state)


def accumulate(samples: DancerSamples, states: list[Any], match: StoredMatch) -> None:
    """Add the samples of one match."""
    middle = states[len(states) // THIRD : -(len(states) // THIRD) or None]
    sampled = middle[:: max(1, -(-len(middle) // MAX_SAMPLES))]
    gains = [
        gain
        for number, state in enumerate(sampled)
        if (gain := extra_card_gains(state, match.index, number)) is not None
    ]
    if gains:
        samples.dancer_gains.append(fmean(dancer for dancer, _ in gains))
        samples.card_gains.append(fmean(card for _, card in gains))
    if middle and match.winners:
        seats = range(int(middle[0].players))
        held = np.array([[state.held_dancers[seat] for seat in seats] for state in middle], float)
        samples.held.append((held, np.array([seat in match.winners for seat in seats], float)))


def extra_card_gains(state: Any, match: int, number: int) -> tuple[float, float] | None:
    """Return the gain in win chance of the seat to move by one more dancer, and by one more palace card.

    The dancer comes from the open pile, the card from the deck. Return None if either is empty.
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
    before, dancer, card = (
        estimate_win_chance(each, rng_for(match, 1, label)) for each in (state, with_dancer, with_card)
    )
    return dancer - before, card - before


def estimate_win_chance(state: Any, rng: Any) -> float:
    """Return the win chance of the seat to move as `master` estimates it by search.

    States to be compared use the same RNG, which reduces the variance of their difference.
    """
    seat, options = int(state.seat), game.options()
    sampled_state = game.redeal(state, seat, rng)
    legal = tuple(game.legal(sampled_state, seat))
    choice = Master(SEARCH_BUDGET).choose(
        Knowledge(game, seat, game.view(state, options, seat), legal, sampled_state), rng
    )
    return choice.chances[seat]


def regression_slope(held: Sequence[tuple[Numbers, Numbers]]) -> Row | None:
    """Return the slope of winning on dancers held, both centered by match, with a cluster-robust error by match."""
    pairs = [(x - x.mean(axis=1, keepdims=True), y - y.mean()) for x, y in held]
    total_squares = sum(float((x * x).sum()) for x, _ in pairs)
    if not total_squares:
        return None
    slope = sum(float((x * y).sum()) for x, y in pairs) / total_squares
    error = sum(float((x * (y - slope * x)).sum()) ** 2 for x, y in pairs) ** 0.5 / total_squares
    return {"mean": rounded(slope), "error": rounded(Z_95 * error), "matches": len(pairs)}
