"""`python -m tests.golden_records [--write]`: play fixed matches and compare them with the digests in `golden/`.

Each game has 200 matches of random legal actions, with all numbers of players and all options. A digest covers the
record of a match, its events as every seat sees them, and the views at its end. A change that is meant to leave
behaviour alone must leave all digests alone; a change of behaviour raises the game's version and writes them again.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import baghdad

FOLDER = Path(__file__).parent / "golden"
MATCHES = 200
MOST_ACTIONS = 600

# The values that an option takes in these matches, the default first.
VALUES: dict[str, dict[str, list[Any]]] = {
    "dieb": {
        "tactical": [False, True],
        "peek": [False, True],
        "optional_theft": [False, True],
        "chosen_card": [False, True],
        "face_down": [False, True],
        "decision_cap": [0, 60],
        "edition": ["", "fr", "cs", "it", "nl"],
    },
    "voleurs": {
        "refuge": [False, True],
        "blocking": [False, True],
        "vizier_kill": [False, True],
        "exchange": [False, True],
        "price_rise": [False, True],
        "own_victims": [True, False],
        "act_from_desert": [False, True],
        "change_moves_vizier": [False, True],
        "deal_characters": [False, True],
        "draw_first": [False, True],
        "two_players": [False, True],
        "offer_cap": [0, 2],
        "round_cap": [0, 4],
        "decision_cap": [0, 150],
    },
}


class Case(NamedTuple):
    """Everything that determines a match."""

    game: str
    seed: int
    players: int
    options: dict[str, Any]


def cases(game: str) -> Iterator[Case]:
    """Yield the matches of a game: every option alone first, then random mixtures."""
    rng = random.Random(f"golden {game}")
    values = VALUES[game]
    single = [{name: value} for name, choices in values.items() for value in choices[1:]]
    sizes = list(range(baghdad.game(game).min_players, baghdad.game(game).max_players + 1))
    for seed in range(MATCHES):
        if seed < len(single):
            options = dict(single[seed])
        else:
            options = {name: rng.choice(choices) for name, choices in values.items() if rng.random() < 0.4}
            options = {name: value for name, value in options.items() if value != values[name][0]}
        players = 2 if options.get("two_players") else sizes[seed % len(sizes)]
        yield Case(game, seed, players, options)


def play_and_digest(case: Case) -> str:
    """Play a match and return the digest of its record, events, views and final position."""
    match = baghdad.game(case.game).new(case.players, seed=case.seed, **case.options)
    rng = random.Random(f"golden {case.game} {case.seed}")
    viewers: list[int | None] = [None, *range(case.players)]
    digest = hashlib.sha256()
    for _ in range(MOST_ACTIONS):
        if match.over:
            break
        seat, action = rng.choice([(seat, action) for seat in match.to_act for action in match.legal(seat)])
        for event in match.play(action, seat):
            for viewer in viewers:
                digest.update(_canonical(event.seen_by(viewer)))
    digest.update(match.record().to_json().encode())
    for viewer in viewers:
        digest.update(_canonical(match.view(viewer)))
    digest.update(_canonical(match.position()))
    return digest.hexdigest()


def _canonical(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True, ensure_ascii=True).encode()


def stored_digests(game: str) -> list[str]:
    """Return the stored digests of a game, by seed."""
    return (FOLDER / f"{game}.txt").read_text().split()


def main(arguments: list[str]) -> int:
    """Compare all matches with their digests, or write the digests."""
    differing_matches = 0
    with ProcessPoolExecutor() as pool:
        for game in VALUES:
            played = list(pool.map(play_and_digest, cases(game), chunksize=4))
            if "--write" in arguments:
                FOLDER.mkdir(exist_ok=True)
                (FOLDER / f"{game}.txt").write_text("\n".join(played) + "\n")
            differing = [seed for seed, found in enumerate(played) if found != stored_digests(game)[seed]]
            differing_matches += len(differing)
            sys.stdout.write(f"{game}: {len(played)} matches, {len(differing)} differ {differing or ''}\n")
    return 1 if differing_matches else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
