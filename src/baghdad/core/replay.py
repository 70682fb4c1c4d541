"""Replaying records: from the stored actions of a match back to the match."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import BaghdadError, RecordError
from baghdad.core.game_rules import GameRules
from baghdad.core.match import Match
from baghdad.core.record import Record
from baghdad.core.rng import checked_seed, seed_hash


def replay(game: GameRules[Any, Any], record: Record, to: int | None = None) -> Match:
    """Play the actions of a record again, up to number `to` or to the end, and return the match.

    Raises RecordError that names the first thing in the record that is wrong. A record of an older version of the rules
    is replayed if the game allows it, and refused if a rule that has changed since matters to it.
    """
    if record.game != game.name:
        raise RecordError("other_game", record=record.game, game=game.name)
    if record.version == game.version:
        return _replay(game, record, to)
    if record.version not in game.replayable_versions:
        code = "newer_version" if record.version > game.version else "older_version"
        raise RecordError(code, game=game.name, record=record.version, known=game.version)
    try:
        return _replay(game, record, to)
    except RecordError as error:
        if error.code not in ("bad_action", "wrong_result"):
            raise
        raise RecordError("older_version", game=game.name, record=record.version, known=game.version) from error


def _replay(game: GameRules[Any, Any], record: Record, to: int | None) -> Match:
    match = _match_at_start(game, record)
    actions = record.actions if to is None else record.actions[: max(0, to)]
    for number, (seat, text) in enumerate(actions, start=1):
        try:
            match.play(text, seat)
        except BaghdadError as error:
            clause = error.facts.get("clause", "")
            raise RecordError(
                "bad_action",
                number=number,
                seat=seat,
                action=text[:60],
                reason=error.code,
                clause=clause,
                facts=error.facts,
            ) from error
    if len(actions) == len(record.actions):
        result = None if match.result is None else match.result.to_data()
        if record.result != result:
            raise RecordError("wrong_result", kept=record.result, played=result)
    return match


def _match_at_start(game: GameRules[Any, Any], record: Record) -> Match:
    """Return the match of a record before its first action."""
    seed = _verified_seed(record)
    try:
        if record.start is not None:
            match = Match.from_position(game, record.start, seed, record.seats)
        else:
            options = game.options(**record.options)
            game.check_players(record.players, options)
            match = Match(game, record.players, options, checked_seed(seed), record.seats)
    except BaghdadError as error:
        raise RecordError("bad_start", reason=error.code, facts=error.facts) from error
    if match.players != record.players or match.options.to_data() != record.options:
        raise RecordError("start_disagrees")
    return match


def _verified_seed(record: Record) -> int:
    """Return the seed as a number; raise RecordError unless it matches the record's hash of it."""
    if record.seed is None:
        raise RecordError("sealed_record")
    written = str(record.seed)
    try:
        seed = int(written)
    except ValueError:
        raise RecordError("bad_seed", seed=written[:40]) from None
    if str(seed) != written:
        raise RecordError("bad_seed", seed=written[:40])
    if seed_hash(seed) != record.seed_hash:
        raise RecordError("wrong_seed_hash")
    return seed
