"""Redeals are uniform over the unseen cards, compared with a full enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from baghdad.core.rng import rng_for
from tests.dieb.positions import GAME, at, card_letters

REDEALS = 2000


def deal_probabilities(hands: list[str], pile: str, seen: list[bool]) -> dict[tuple[str, ...], float]:
    """Return the probability of each combination of hands, by enumerating all orders of the unseen cards.

    Cards in capital letters are known and stay where they are.
    """
    unseen = [card for hand, visible in zip(hands, seen, strict=True) if not visible for card in hand if card.islower()]
    unseen += pile
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(unseen):
        cards = list(order)
        held = []
        for hand, visible in zip(hands, seen, strict=True):
            known = hand if visible else "".join(card for card in hand if card.isupper())
            taken = [cards.pop() for _ in range(len(hand) - len(known))]
            held.append("".join(sorted(known.lower() + "".join(taken))))
        found[tuple(held)] += 1
    return {held: number / found.total() for held, number in found.items()}


def count_redeals(match, seat) -> Counter[tuple[str, ...]]:
    """Return how often each combination of hands occurs in redeals with one RNG."""
    rng = rng_for(11)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(REDEALS):
        hands = GAME.position(GAME.redeal(match.state, seat, rng), match.options)["hands"]
        found[tuple(card_letters(held["cards"]) for held in hands)] += 1
    return found


def relative_chi_square(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], float]) -> float:
    """Return chi-square, divided by a limit that a uniform redeal exceeds once in some thousand tries."""
    freedom = len(expected) - 1
    squares = sum((found[held] - REDEALS * p) ** 2 / (REDEALS * p) for held, p in expected.items())
    return squares / (freedom + 4 * sqrt(2 * freedom) + 4)


# Hands, deck, the rest of the position, the viewer, and whose hands the viewer sees.
CASES = {
    "an opponent's hand": (["abf", "bc"], "aab", {}, 0, [True, False]),
    "two opponents' hands": (["ab", "ccc", "a"], "bbd", {}, 1, [False, True, False]),
    "a spectator's": (["ab", "aa"], "bc", {}, None, [False, False]),
    "one's own while placing": (["ac", "b"], "aab", {"phase": "placing"}, 0, [False, False]),
    "a spectator's while placing": (["ac", "b"], "aab", {"phase": "placing"}, None, [False, False]),
    "with peek while placing": (["ac", "ab"], "aab", {"phase": "placing", "peek": True}, 0, [True, False]),
    "a spectator's with peek": (["ac", "b"], "aab", {"phase": "placing", "peek": True}, None, [False, False]),
    "cards seen being taken": (["ab", "Aab"], "aac", {"chosen_card": True}, 0, [True, False]),
    "a spectator's, cards seen being taken": (["Ab", "BBa"], "ac", {"chosen_card": True}, None, [False, False]),
    "an empty pile": (["a", "bb", "ac"], "", {}, 0, [True, False, False]),
}


@pytest.mark.rule("D-INFO-1", "D-INFO-4", "D-INFO-5", "D-ED-1")
@pytest.mark.parametrize(("hands", "pile", "more", "seat", "seen"), CASES.values(), ids=CASES.keys())
def test_each_unseen_card_is_equally_likely_to_be_anywhere(hands, pile, more, seat, seen):
    match = at(len(hands), hands=hands, pile=pile, **more)
    expected = deal_probabilities(hands, pile, seen)
    found = count_redeals(match, seat)
    assert set(found) == set(expected)
    assert relative_chi_square(found, expected) < 1
    uniform_hands = dict.fromkeys(expected, 1 / len(expected))
    assert relative_chi_square(found, uniform_hands) > 1, (
        "cards are equally likely, not hands, and the case must distinguish the two"
    )


@pytest.mark.rule("D-INFO-1", "D-INFO-5")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_redeal_does_not_change_the_view(seat):
    match = at(3, a="01N/0011/5", hands=["aab*", "BBcdd", "ef**"], discard="abc", seat=1, chosen_card=True)
    before = match.view(seat)
    whole = match.position()
    rng = rng_for(3)
    different = 0
    for _ in range(50):
        state = GAME.redeal(match.state, seat, rng)
        assert GAME.view(state, match.options, seat) == before
        different += GAME.position(state, match.options) != whole
    assert different > 40
    assert match.position() == whole


@pytest.mark.rule("D-INFO-1")
def test_redeal_does_not_depend_on_hidden_cards():
    one = at(3, hands=["aa", "bcd", "ef*"], pile="abc")
    another = at(3, hands=["aa", "abe", "bc*"], pile="cdf")
    for seat in (None, 0):
        first = GAME.redeal(one.state, seat, rng_for(5))
        second = GAME.redeal(another.state, seat, rng_for(5))
        assert GAME.position(first, one.options) == GAME.position(second, another.options)
