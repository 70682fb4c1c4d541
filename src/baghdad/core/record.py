"""The stored form of a match: JSON with the game, its options, the seed and the actions.

This is event sourcing: a record holds only what led to the state, and replaying it gives the state again. Saving,
undo, replay, export and crash recovery all use records.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from baghdad.core.decoding import convert
from baghdad.core.errors import RecordError
from baghdad.core.validation import error_path

FORMAT: Literal[1] = 1


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The event log of a match. The seed is text, since not every JSON reader can hold it as a number."""

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
        """Return the record as JSON text, one action per line."""
        data = msgspec.to_builtins(self)
        actions = data.pop("actions")
        head = msgspec.json.format(msgspec.json.encode(data), indent=1).decode().removesuffix("\n}")
        lines = ",\n  ".join(msgspec.json.encode(action).decode() for action in actions)
        return f'{head},\n "actions": [\n  {lines}\n ]\n}}\n' if actions else f'{head},\n "actions": []\n}}\n'

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Return the record of a JSON text; raise RecordError if it isn't one."""
        newer = RecordError("newer_format", known=FORMAT)
        try:
            data = msgspec.json.decode(text)
            if isinstance(data, dict) and isinstance(data.get("format"), int) and data["format"] > FORMAT:
                raise newer
            return convert(data, cls)
        except msgspec.ValidationError as error:
            raise RecordError("malformed_record", where=error_path(error)) from None
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise RecordError("not_json") from None

    def sealed(self) -> Record:
        """Return the record without its seed, as others may have it while the match is in progress."""
        return msgspec.structs.replace(self, seed=None)
