"""`trace.py SHORT LONG`: play matches of dieb directly on the rule functions and print a digest of each.

The output must be the same compiled and interpreted. `trace.py SHORT LONG MATCH` also prints a digest of every step of
that match, to find where two runs differ.
"""

from __future__ import annotations

import hashlib
import sys
from bisect import bisect_right
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from baghdad.core import arrays as np
from baghdad.core.rng import below
from baghdad.dieb import game
from baghdad.dieb.action_ids import FIRST
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.rules.playouts import start_match
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER, WORKSPACE

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (players, {**options, **variant})
    for options in ({}, {"edition": "cs"}, {"edition": "nl"}, {"peek": True, "decision_cap": 30})
    for variant in ({}, {"tactical": True})
    for players in (2, 3, 4)
]
SHORT, LONG = 24, 600  # decisions at most
REDEAL_EVERY = 16


def words_of(*kinds: str) -> Any:
    """Return the legal words with the bits of all actions of these kinds."""
    words = np.zeros(LEGAL_WORDS, np.int64)
    for action in CATALOGUE:
        if action.kind in kinds:
            word = bisect_right(FIRST, action.number) - 1
            words[word] |= 1 << action.number - int(FIRST[word])
    return words


FORWARD, ENDING = words_of("smuggle", "steal"), words_of("end", "pass")


def matches(short: int, long: int) -> Iterator[tuple[int, dict[str, Any], int]]:
    """Yield players, options and the maximal number of decisions of each match."""
    yield from islice(((players, options, SHORT) for players, options in cycle(VARIANTS)), short)
    yield from islice(((players, options, LONG) for players, options in cycle(VARIANTS)), long)


def choose(work: Any, number: int, eager: bool) -> int:
    """Return a random legal action; an eager player prefers to smuggle and steal, then to end the turn."""
    if not eager:
        return int(nth_legal(work.legal, below(work.rng, number)))
    for wanted in (FORWARD, ENDING) if below(work.rng, 4) else (FORWARD,):
        some = np.array([int(word) & int(bits) for word, bits in zip(work.legal, wanted, strict=True)], np.int64)
        found = sum(int(word).bit_count() for word in some)
        if found:
            return int(nth_legal(some, below(work.rng, found)))
    return choose(work, number, eager=False)


def trace(work: Any, match: int, players: int, options: dict[str, Any], most: int) -> Iterator[bytes]:
    """Yield the bytes of each step of a match: legal words, action, and workspace after it; sometimes a redeal."""
    game.options(**options).write_to(work.state)
    work.rng.word = match
    start_match(work, players)
    yield work.tobytes()
    redealt = game.states(1)[0]
    for decision in range(most):
        number = find_legal(work.state, work.legal)
        yield repr([int(number), *np.as_list(work.legal)]).encode()
        if work.state.phase == OVER:
            return
        action = choose(work, number, eager=most == LONG)
        apply(work.state, action, work.rng)
        yield b"%d" % action + work.tobytes()
        if decision % REDEAL_EVERY == 0:
            redealt = game.copy(work.state)
            redeal(redealt, decision % (players + 1) - 1, work.rng)
            yield redealt.tobytes()


def print_line(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def main() -> None:
    short, long, *one = map(int, sys.argv[1:])
    work = np.new_record(WORKSPACE)
    decisions = thefts = ends = 0
    for match, (players, options, most) in enumerate(matches(short, long)):
        parts = list(trace(work, match, players, options, most))
        print_line(match, hashlib.sha256(b"".join(parts)).hexdigest()[:16])
        decisions += len(parts) // 2
        if most == LONG:
            thefts += int(work.state.chests != 4 * 0x01_01_01_01_01_01)
            ends += int(work.state.phase == OVER and work.state.decision_cap == 0)
        if match in one:
            for number, part in enumerate(parts):
                print_line(f"{match}.{number}", hashlib.sha256(part).hexdigest()[:16])
            return
    print_line("decisions", decisions, "thefts", thefts, "finished", ends)


if __name__ == "__main__":
    main()
