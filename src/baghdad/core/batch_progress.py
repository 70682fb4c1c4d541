"""Which matches of a batch have been stepped: counters that all threads of a step use.

`shares` has a cache line for each thread: the first match of its share that no thread has taken yet, and the end of
the share. `progress` has counters in lines of their own, and what is to be done with every match.
"""

from __future__ import annotations

from baghdad.core.atomic import exchange, fetch_add
from baghdad.core.rule import rule

CACHE_LINE = 8  # words
RANGE = 32  # matches that a thread takes at a time
END = 1  # of a share, in its line
DONE = 0  # how many matches have been stepped
ASLEEP = CACHE_LINE  # how many threads have to be woken
AUTORESET = 2 * CACHE_LINE  # whether a match that has ended is followed by another
DRAWING = AUTORESET + 1  # whether a random action is drawn after the step
PROGRESS_WORDS = 3 * CACHE_LINE


@rule
def begin_step(shares, progress):
    """Offer all matches to the threads, and return how many of these have to be woken."""
    exchange(progress, DONE, 0)
    first = 0
    for share in range(0, len(shares), CACHE_LINE):
        exchange(shares, share, first)
        first = shares[share + END]
    return exchange(progress, ASLEEP, 0)


@rule
def is_stepped(progress, matches, patience):
    """Return whether all matches have been stepped, after at most `patience` looks."""
    while patience and fetch_add(progress, DONE, 0) < matches:
        patience -= 1
    return patience > 0


@rule
def fall_asleep(progress):
    """Count a thread as asleep."""
    fetch_add(progress, ASLEEP, 1)
