"""A match as it is kept: JSON with game, options, seed and actions, from which everything can be played again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from baghdad.core.errors import BaghdadError, RecordError
from baghdad.core.game import checked_seed
from baghdad.core.match import Match
from baghdad.core.rng import seed_hash

if TYPE_CHECKING:
    from baghdad.core.game import Game

FORMAT: Literal[1] = 1


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kept match. The seed is text, since not every reader of JSON can hold it as a number."""

    format: Literal[1] = FORMAT
    game: str
    version: int
    players: int
    options: dict[str, Any]
    seats: list[str]
    seed: str | int | None = None
    seed_hash: str
    start: dict[str, Any] | None = None
    actions: list[tuple[int, str]]
    result: dict[str, Any] | None = None

    def to_json(self) -> str:
        """The record as text, an action a line."""
        data = msgspec.to_builtins(self)
        actions = data.pop("actions")
        head = msgspec.json.format(msgspec.json.encode(data), indent=1).decode().removesuffix("\n}")
        lines = ",\n  ".join(msgspec.json.encode(action).decode() for action in actions)
        return f'{head},\n "actions": [\n  {lines}\n ]\n}}\n' if actions else f'{head},\n "actions": []\n}}\n'

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """The record of a text; RecordError for anything else."""
        newer = RecordError("newer_format", known=FORMAT)
        try:
            data = msgspec.json.decode(text)
            if isinstance(data, dict) and isinstance(data.get("format"), int) and data["format"] > FORMAT:
                raise newer
            return msgspec.convert(data, cls)
        except msgspec.ValidationError as error:
            raise RecordError("malformed_record", where=where(error)) from None
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise RecordError("not_json") from None

    def sealed(self) -> Record:
        """The record without its seed: what others may have while the match is on."""
        return msgspec.structs.replace(self, seed=None)


def where(error: msgspec.ValidationError) -> str:
    """The place in the data that a validation error speaks of."""
    found = re.search(r"at `([^`]*)`$", str(error)) or re.search(r"field `([^`]*)`", str(error))
    return found.group(1) if found else "$"


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    start = None if match.start is None else match.game.position(match.start, match.options)
    return Record(
        game=match.game.name,
        version=match.game.version,
        players=match.players,
        options=match.options.to_data(),
        seats=list(match.seats),
        seed=str(match.seed),
        seed_hash=match.seed_hash,
        start=start,
        actions=[(turned.seat, str(turned.action)) for turned in match.history],
        result=None if match.result is None else match.result.to_data(),
    )


def replay(game: Game[Any, Any], record: Record, to: int | None = None) -> Match:
    """Plays a record again; RecordError names the first thing in it that can't be."""
    match = _opened(game, record)
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


def _opened(game: Game[Any, Any], record: Record) -> Match:
    """The match of a record before its first action."""
    if record.game != game.name:
        raise RecordError("other_game", record=record.game, game=game.name)
    if record.version != game.version:
        code = "newer_version" if record.version > game.version else "older_version"
        raise RecordError(code, game=game.name, record=record.version, known=game.version)
    seed = _seed(record)
    try:
        if record.start is not None:
            match = game.from_position(record.start, seed, record.seats)
        else:
            options = game.options(**record.options)
            game.check_players(record.players, options)
            match = Match(game, record.players, options, checked_seed(seed), record.seats)
    except BaghdadError as error:
        raise RecordError("bad_start", reason=error.code, facts=error.facts) from error
    if match.players != record.players or match.options.to_data() != record.options:
        raise RecordError("start_disagrees")
    return match


def _seed(record: Record) -> int:
    """The seed, which must be the one whose hash was given."""
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
