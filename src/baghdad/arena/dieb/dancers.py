"""The value of a dancer in hand: estimated by search, and by a regression of winning on dancers held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

import numpy as np

from baghdad.arena.contest_match import StoredMatch, replay_states
from baghdad.arena.intervals import Z_95, mean_with_interval, rounded
from baghdad.arena.report.statistics import Row
from baghdad.arena.report.variants import Variant
from baghdad.bots.budget import Budget
from baghdad.bots.dieb.master import Master
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


def dancer_row(variant: Variant, matches: Sequence[StoredMatch]) -> Row:
    """Return two measures of a dancer's value: `master`'s estimated gain in win chance, and a regression of winning."""
    middles = [(match, middle_turns(variant, match)) for match in matches]
    gains = [mean_gains(turns, match) for match, turns in middles]
    dancer_gains, card_gains = zip(*filter(None, gains), strict=True) if any(gains) else ((), ())
    taken = [sum(action.kind == "pass" and action.dancers for action in played_actions([match])) for match in matches]
    return {
        "taken": mean_with_interval(taken),
        "gain": mean_with_interval(dancer_gains) if dancer_gains else None,
        "card": mean_with_interval(card_gains) if card_gains else None,
        "slope": regression_slope([held_dancers(turns, match) for match, turns in middles if turns and match.winners]),
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


def middle_turns(variant: Variant, match: StoredMatch) -> list[Any]:
    """Return the states at the beginning of the turns in the middle third of a match."""
    states = list(turn_starts(variant, match))
    return states[len(states) // THIRD : -(len(states) // THIRD) or None]


def mean_gains(turns: list[Any], match: StoredMatch) -> tuple[float, float] | None:
    """Return the mean gains in win chance by one more dancer and by one more palace card in some of these turns."""
    sampled = turns[:: max(1, -(-len(turns) // MAX_SAMPLES))]
    gains = [extra_card_gains(state, match.index, number) for number, state in enumerate(sampled)]
    found = [gain for gain in gains if gain is not None]
    return (fmean(dancer for dancer, _ in found), fmean(card for _, card in found)) if found else None


def held_dancers(turns: list[Any], match: StoredMatch) -> tuple[Numbers, Numbers]:
    """Return the dancers held by turn and seat, and 1 for each winner."""
    seats = range(int(turns[0].players))
    held = np.array([[state.held_dancers[seat] for seat in seats] for state in turns], float)
    return held, np.array([seat in match.winners for seat in seats], float)


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
