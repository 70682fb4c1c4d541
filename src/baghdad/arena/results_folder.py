"""A results folder: the definition of its contests, and a log to which every finished match is appended as a line.

All other files in the folder are derived from these two. A process killed at any moment loses only the matches under
way.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import baghdad
from baghdad.arena.contest import Contest, bot_file_fingerprints, source_fingerprint
from baghdad.arena.contest_match import MatchSummary, StoredMatch
from baghdad.arena.errors import ArenaError

DEFINITION = "contest.json"
MATCHES = "matches.jsonl"
RECORDS = "records"
RESULTS = "results.json"


def definition(contests: Sequence[Contest]) -> dict[str, Any]:
    """Return all that must be equal for results to belong together; the number of matches may change."""
    games = sorted({contest.game for contest in contests})
    return {
        "baghdad": baghdad.__version__,
        "games": {game: {"version": baghdad.game(game).version, "sources": source_fingerprint(game)} for game in games},
        "files": {
            name: fingerprint for contest in contests for name, fingerprint in bot_file_fingerprints(contest).items()
        },
        "contests": msgspec.to_builtins(contests),
    }


class ResultsFolder:
    """A folder of results, created if missing; ArenaError if it contains anything else."""

    def __init__(self, path: Path, contests: Sequence[Contest]) -> None:
        self.path = path
        self.contests = contests
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._check_or_write_definition(definition(contests))
            self._drop_partial_line()
            self.append([])
        except OSError as error:
            raise ArenaError("cannot_write", path=str(path), problem=error.strerror or str(error)) from None

    def _check_or_write_definition(self, definition_data: dict[str, Any]) -> None:
        """Write the definition into an empty folder, or compare it with the one that is there."""
        text = msgspec.json.format(msgspec.json.encode(definition_data), indent=1)
        definition_path = self.path / DEFINITION
        if not definition_path.exists():
            if any(self.path.iterdir()):
                raise ArenaError("not_a_folder_of_results", path=str(self.path))
            write_atomic(definition_path, text)
        elif definition_path.read_bytes() != text:
            raise ArenaError("other_results", path=str(self.path))

    def _drop_partial_line(self) -> None:
        """Truncate a last line whose write was interrupted."""
        path = self.path / MATCHES
        if path.exists():
            with open(path, "rb+") as file:
                end = 0
                for line in file:
                    end += len(line) if line.endswith(b"\n") else 0
                file.truncate(end)

    def append(self, played: Sequence[MatchSummary]) -> None:
        """Append finished matches to the log."""
        try:
            with open(self.path / MATCHES, "ab") as file:
                file.write(b"".join(msgspec.json.encode(match) + b"\n" for match in played))
        except OSError as error:
            raise ArenaError("cannot_write", path=str(self.path), problem=error.strerror or str(error)) from None

    def summaries(self) -> list[MatchSummary]:
        """Return all matches played so far, without their actions."""
        return [match for match, _ in self._read_lines(MatchSummary)]

    def stored_matches(self, matches: Sequence[int]) -> Iterator[StoredMatch]:
        """Yield the first matches of each contest in order, up to its number in `matches`, with their actions."""
        offsets = {(match.contest, match.index): offset for match, offset in self._read_lines(MatchSummary)}
        decode = msgspec.json.Decoder(StoredMatch).decode
        with open(self.path / MATCHES, "rb") as file:
            for (contest, index), offset in sorted(offsets.items()):
                if index < matches[contest]:
                    file.seek(offset)
                    yield decode(file.readline())

    def _read_lines(self, match_type: type[MatchSummary]) -> Iterator[tuple[MatchSummary, int]]:
        """Yield each match once with the offset of its line."""
        decode = msgspec.json.Decoder(match_type).decode
        offset, seen = 0, set()
        with open(self.path / MATCHES, "rb") as file:
            for line in file:
                try:
                    match = decode(line)
                except msgspec.MsgspecError:
                    raise ArenaError("broken_results", path=str(self.path / MATCHES)) from None
                if (match.contest, match.index) not in seen:
                    seen.add((match.contest, match.index))
                    yield match, offset
                offset += len(line)

    def write_records(self, matches: Sequence[int]) -> None:
        """Write the record of each match, for replaying and verifying."""
        for match in self.stored_matches(matches):
            folder = self.path / RECORDS
            if len(self.contests) > 1:
                folder /= str(match.contest + 1)
            path = folder / f"{match.index + 1:06}.json"
            if not path.exists():
                folder.mkdir(parents=True, exist_ok=True)
                write_atomic(path, match.record(self.contests[match.contest]).to_json().encode())

    def write_results(self, results: dict[str, Any]) -> None:
        """Write the results as JSON."""
        write_atomic(self.path / RESULTS, msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def write_atomic(path: Path, data: bytes) -> None:
    """Write a file atomically: to a temporary file that then replaces it."""
    handle, name = tempfile.mkstemp(prefix=".", dir=path.parent)
    with open(handle, "wb") as file:
        file.write(data)
    os.replace(name, path)
    path.chmod(0o644)
