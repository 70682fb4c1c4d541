"""Plays many matches of dieb on the rule functions themselves and prints a digest of each: `trace.py MATCHES LONG`.

Run once compiled and once interpreted, the output must be the same. `trace.py MATCHES LONG ONE` prints one match
action by action instead, to see where two runs part.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import numpy as np

from baghdad.core.rng import below
from baghdad.dieb import CATALOGUE, game, set_options
from baghdad.dieb.action_ids import FIRST
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
    """The legal words in which all actions of these kinds are marked."""
    words = np.zeros(LEGAL_WORDS, np.int64)
    for action in CATALOGUE:
        if action.kind in kinds:
            word = int(np.searchsorted(FIRST, action.number, side="right")) - 1
            words[word] |= 1 << action.number - int(FIRST[word])
    return words


FORWARD, ENDING = words_of("smuggle", "steal"), words_of("end", "pass")


def matches(short: int, long: int) -> Iterator[tuple[int, dict[str, Any], int]]:
    """Players, options and the most decisions of each match."""
    yield from islice(((players, options, SHORT) for players, options in cycle(VARIANTS)), short)
    yield from islice(((players, options, LONG) for players, options in cycle(VARIANTS)), long)


def choose(work: Any, number: int, eager: bool) -> int:
    """Any legal action; an eager player smuggles and steals when it can and ends most turns when it can't."""
    if not eager:
        return int(nth_legal(work.legal, below(work.rng, number)))
    for wanted in (FORWARD, ENDING) if below(work.rng, 4) else (FORWARD,):
        some = work.legal & wanted
        found = sum(word.bit_count() for word in some.tolist())
        if found:
            return int(nth_legal(some, below(work.rng, found)))
    return choose(work, number, eager=False)


def trace(work: Any, match: int, players: int, options: dict[str, Any], most: int) -> Iterator[bytes]:
    """All that there is to see of a match: each action with the legal words before and the state after it."""
    set_options(work.state, game.options(**options))
    work.rng.word = match
    start_match(work, players)
    yield work.tobytes()
    imagined = game.states(1)[0]
    for decision in range(most):
        number = find_legal(work.state, work.legal)
        yield b"%d" % number + work.legal.tobytes()
        if work.state.phase == OVER:
            return
        action = choose(work, number, eager=most == LONG)
        apply(work.state, action, work.rng)
        yield b"%d" % action + work.tobytes()
        if decision % REDEAL_EVERY == 0:
            imagined = game.copy(work.state)
            redeal(imagined, decision % (players + 1) - 1, work.rng)
            yield imagined.tobytes()


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def main() -> None:
    short, long, *one = map(int, sys.argv[1:])
    work = np.zeros(1, WORKSPACE).view(np.recarray)[0]
    decisions = thefts = ends = 0
    for match, (players, options, most) in enumerate(matches(short, long)):
        parts = list(trace(work, match, players, options, most))
        say(match, hashlib.sha256(b"".join(parts)).hexdigest()[:16])
        decisions += len(parts) // 2
        if most == LONG:
            thefts += int(np.sum(work.state.chests) != 4 * 0x01_01_01_01_01_01)
            ends += int(work.state.phase == OVER and work.state.decision_cap == 0)
        if match in one:
            for number, part in enumerate(parts):
                say(f"{match}.{number}", hashlib.sha256(part).hexdigest()[:16])
            return
    say("decisions", decisions, "thefts", thefts, "finished", ends)


if __name__ == "__main__":
    main()
