"""What a seat can't know is dealt anew: each unseen card equally likely to lie anywhere. Against full enumeration."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from baghdad.core.rng import rng_for
from tests.dieb.positions import GAME, at, written

TIMES = 2000


def arrangements(hands: list[str], pile: str, seen: list[bool]) -> dict[tuple[str, ...], float]:
    """How likely each way to hold the hands is, by laying out every order of the unseen cards.

    Capital letters stay where they are.
    """
    unseen = [card for hand, open_ in zip(hands, seen, strict=True) if not open_ for card in hand if card.islower()]
    unseen += pile
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(unseen):
        cards = list(order)
        held = []
        for hand, open_ in zip(hands, seen, strict=True):
            known = hand if open_ else "".join(card for card in hand if card.isupper())
            taken = [cards.pop() for _ in range(len(hand) - len(known))]
            held.append("".join(sorted(known.lower() + "".join(taken))))
        found[tuple(held)] += 1
    return {held: number / found.total() for held, number in found.items()}


def redeals(match, seat) -> Counter[tuple[str, ...]]:
    """The hands in so many redeals, with one generator."""
    rng = rng_for(11)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(TIMES):
        hands = GAME.position(GAME.redeal(match.state, seat, rng), match.options)["hands"]
        found[tuple(written(held["cards"]) for held in hands)] += 1
    return found


def strangeness(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], float]) -> float:
    """Chi-square against what was expected, over what it may be once in some thousand tries."""
    freedom = len(expected) - 1
    squares = sum((found[held] - TIMES * p) ** 2 / (TIMES * p) for held, p in expected.items())
    return squares / (freedom + 4 * sqrt(2 * freedom) + 4)


# Hands, pile, the rest of the position, who looks, and whose hands they see.
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
def test_every_unseen_card_is_equally_likely_anywhere(hands, pile, more, seat, seen):
    match = at(len(hands), hands=hands, pile=pile, **more)
    expected = arrangements(hands, pile, seen)
    found = redeals(match, seat)
    assert set(found) == set(expected)
    assert strangeness(found, expected) < 1
    evenly = dict.fromkeys(expected, 1 / len(expected))
    assert strangeness(found, evenly) > 1, "cards are equally likely, not hands; the case must tell the two apart"


@pytest.mark.rule("D-INFO-1", "D-INFO-5")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_redeal_keeps_the_view(seat):
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
def test_redeal_reveals_nothing_hidden():
    one = at(3, hands=["aa", "bcd", "ef*"], pile="abc")
    another = at(3, hands=["aa", "abe", "bc*"], pile="cdf")
    for seat in (None, 0):
        first = GAME.redeal(one.state, seat, rng_for(5))
        second = GAME.redeal(another.state, seat, rng_for(5))
        assert GAME.position(first, one.options) == GAME.position(second, another.options)
