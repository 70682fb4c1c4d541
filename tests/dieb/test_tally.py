"""Tallies are six counts in a word: what a word does in one operation, compared with what lists do."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from baghdad.dieb import tally as t
from baghdad.dieb.box import CARDS_PER_PALACE, PALACES

few = settings(deadline=None, derandomize=True, database=None, max_examples=60)
six = st.lists(st.integers(0, CARDS_PER_PALACE), min_size=PALACES, max_size=PALACES)


def palaces(found):
    """Return the palaces of a set."""
    return [palace for palace in range(PALACES) if t.has(found, palace)]


@few
@given(counts=six, other=six, number=st.integers(0, CARDS_PER_PALACE + 1))
def test_tallies_do_what_lists_do(counts, other, number):
    one, two = t.tally(counts), t.tally(other)
    assert t.counts(one) == counts
    assert [t.count(one, palace) for palace in range(PALACES)] == counts
    assert t.total(one) == sum(counts)
    assert palaces(t.at_least(one, number)) == [palace for palace in range(PALACES) if counts[palace] >= number]
    assert t.counts(t.at_most(one, number)) == [min(count, number) for count in counts]
    assert t.counts(t.larger(one, two)) == [max(pair) for pair in zip(counts, other, strict=True)]
    assert palaces(t.marked(t.marks_of_not_less(one, two))) == [p for p in range(PALACES) if counts[p] >= other[p]]
    items = [palace for palace in range(PALACES) for _ in range(counts[palace])]
    assert [t.nth_item(one, index) for index in range(len(items))] == items


def test_a_tally_of_one_and_the_set_of_all():
    assert [t.counts(t.one(palace)) for palace in range(PALACES)] == [
        [int(palace == other) for other in range(PALACES)] for palace in range(PALACES)
    ]
    assert palaces(t.ALL) == list(range(PALACES))
