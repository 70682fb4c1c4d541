"""Which matches of a batch have been stepped: counters that all threads of a step use.

`shares` has a cache line for each thread: the first match of its share that no thread has taken yet, and the end of
the share. `progress` has counters in lines of their own, and what is to be done with every match.
"""

from __future__ import annotations

from baghdad.core.atomic import exchange, fetch_add
from baghdad.core.rule import rule

CACHE_LINE = 8  # words
RANGE = 128  # matches that a thread takes at a time
END = 1  # of a share, in its line
DONE = 0  # how many matches have been stepped
ASLEEP = CACHE_LINE  # how many threads have to be woken
AUTORESET = 2 * CACHE_LINE  # whether a match that has ended is followed by another
DRAWING = AUTORESET + 1  # whether a random action is drawn after the step
CHECKING = AUTORESET + 2  # whether actions are only checked
WRONG = 3 * CACHE_LINE  # whether an action is illegal
PROGRESS_WORDS = 4 * CACHE_LINE


@rule
def begin_step(shares, progress):
    """Offer all matches to the threads, and return how many of these have to be woken."""
    exchange(progress, DONE, 0)
    for share in range(len(shares) - CACHE_LINE, 0, -CACHE_LINE):  # that of the calling thread last: it isn't there yet
        exchange(shares, share, shares[share - CACHE_LINE + END])
    exchange(shares, 0, 0)
    return exchange(progress, ASLEEP, 0)


@rule
def take_range(shares, own):
    """Return the first match of a range that no thread has taken yet and the one after its last, or 0 and 0.

    It is from the thread's own share, whose memory is in the caches of its processor, or else from another's.
    """
    threads = len(shares) // CACHE_LINE
    for offset in range(threads):
        share = (own + offset) % threads * CACHE_LINE
        end = shares[share + END]
        if fetch_add(shares, share, 0) < end:
            first = fetch_add(shares, share, RANGE)
            if first < end:
                return first, min(first + RANGE, end)
    return 0, 0


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
