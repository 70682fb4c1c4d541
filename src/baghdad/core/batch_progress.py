"""Which matches of a batch have been stepped: counters that all threads of a step use.

Each thread has a share of the matches, whose memory is in the caches of its processor. It takes ranges of them from the
front; a thread that has finished its own share takes ranges from the back of another's, so that it is the same few
matches that go from one processor to another. `shares` has a cache line for each thread: how many matches have been
taken from the front and, in the upper half of the word, from the back; the first match of the share; its end.
`progress` has counters in lines of their own, and what is to be done with every match.
"""

from __future__ import annotations

from baghdad.core.atomic import atomic_load, exchange, fetch_add
from baghdad.core.rule import rule

CACHE_LINE = 8  # words
RANGE = 64  # matches that a thread takes at a time
FIRST, END = 1, 2  # of a share, in its line
HALF_BITS = 32
FRONT = (1 << HALF_BITS) - 1  # the half of a word that counts what has been taken from the front
ALL_TAKEN = FRONT  # from the front, of any share
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
    for share in range(len(shares) - CACHE_LINE, -1, -CACHE_LINE):  # that of the calling thread last
        exchange(shares, share, 0)
    return exchange(progress, ASLEEP, 0)


@rule
def take_range(shares, own):
    """Return the first match of a range that no thread has taken yet and the one after its last, or 0 and 0."""
    threads = len(shares) // CACHE_LINE
    for offset in range(threads):
        share = (own + offset) % threads * CACHE_LINE
        if has_matches(shares, share, atomic_load(shares, share)):
            taken = fetch_add(shares, share, RANGE if offset == 0 else RANGE << HALF_BITS)
            if has_matches(shares, share, taken):  # no other thread has taken the last ones meanwhile
                first = shares[share + FIRST] + (taken & FRONT)
                end = shares[share + END] - (taken >> HALF_BITS)
                if offset == 0:
                    return first, min(first + RANGE, end)
                return max(first, end - RANGE), end
    return 0, 0


@rule
def has_matches(shares, share, taken):
    """Return whether a share has matches left after so many were taken from its two ends."""
    return shares[share + FIRST] + (taken & FRONT) < shares[share + END] - (taken >> HALF_BITS)


@rule
def is_stepped(progress, matches, patience):
    """Return whether all matches have been stepped, after at most `patience` looks."""
    while patience and atomic_load(progress, DONE) < matches:
        patience -= 1
    return patience > 0


@rule
def fall_asleep(progress):
    """Count a thread as asleep."""
    fetch_add(progress, ASLEEP, 1)
