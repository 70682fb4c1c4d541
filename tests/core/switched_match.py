"""`switched_match.py GAME PLAYERS SWITCH`: play a match with bots and switch to compiled rules after some decisions.

Prints a digest of everything that can be seen of the match, whether rules were compiled at the end, and which rules
Numba had to compile, as JSON. With a SWITCH of -1 the match is played interpreted to its end.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from baghdad.core import compilation, switch

BOTS = ("greedy", "apprentice", "random")
MOST_DECISIONS = 120


def main(name: str, players: int, switch_after: int) -> None:
    compilation.start_interpreted()
    import baghdad
    from baghdad.bots import bot
    from baghdad.core.rng import rng_for

    game = baghdad.game(name)
    match, seen = game.new(players, seed=11), hashlib.sha256()
    bots = [bot(BOTS[seat % len(BOTS)], name) for seat in range(players)]
    undone = decisions = 0
    while not match.over and decisions < MOST_DECISIONS:
        seat, rng = game.blocking_seats(match.state)[0], rng_for(5, decisions)
        choice = bots[seat].choose(match.knowledge(seat, rng), rng)
        before = json.dumps(match.position())
        events = match.play(choice.action, seat)
        if decisions == switch_after:
            switch.prepare([name])
            switch.commit()
        if not match.over and not any(event.reveals for event in events):
            match.undo(seat)
            assert json.dumps(match.position()) == before
            events = match.play(choice.action, seat)
            undone += 1
        legal = [str(action) for seat in match.to_act for action in match.legal(seat)]
        views = [match.view(viewer) for viewer in (None, *range(players))]
        if not match.over:
            check_secrecy(match, seat, rng_for(6, decisions))
        seen.update(json.dumps([seat, str(choice.action), choice.reason, legal, views, match.position()]).encode())
        seen.update(repr(events).encode())
        decisions += 1
    seen.update(match.record().to_json().encode())
    assert game.replay(match.record()).position() == match.position()
    facts = {"digest": seen.hexdigest(), "undone": undone, "decisions": decisions}
    sys.stdout.write(json.dumps({**facts, "compiled": compilation.is_compiled(), "misses": cache_misses()}))


def check_secrecy(match: Any, seat: int, rng: Any) -> None:
    """Check that a redeal changes nothing that the seat sees."""
    redealt = match.game.redeal(match.state, seat, rng)
    assert match.game.view(redealt, match.options, seat) == match.view(seat)


def cache_misses() -> list[str]:
    """Return the rules that Numba compiled, as it didn't find them in the cache."""
    if not compilation.is_compiled():
        return []
    from baghdad.core.compiled_forms import _compiled

    return sorted(function.__name__ for function, made in _compiled.items() if sum(made.stats.cache_misses.values()))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
