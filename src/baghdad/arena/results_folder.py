"""A folder of results: what was asked for, and a file to which every finished match is added as a line.

All else in the folder is made from these two. A kill at any moment loses only what was being played.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import baghdad
from baghdad.arena.contest import Contest, files_of, sources_of
from baghdad.arena.contest_match import Played, StoredMatch
from baghdad.arena.errors import ArenaError

ASKED = "contest.json"
MATCHES = "matches.jsonl"
RECORDS = "records"
RESULTS = "results.json"


def definition(contests: Sequence[Contest]) -> dict[str, Any]:
    """All that must be the same for results to belong together; how many matches are played may change."""
    games = sorted({contest.game for contest in contests})
    return {
        "baghdad": baghdad.__version__,
        "games": {game: {"version": baghdad.game(game).version, "sources": sources_of(game)} for game in games},
        "files": {name: mark for contest in contests for name, mark in files_of(contest).items()},
        "contests": msgspec.to_builtins(contests),
    }


class ResultsFolder:
    """A folder of results. It is made if it isn't there; ArenaError if it holds anything else."""

    def __init__(self, path: Path, contests: Sequence[Contest]) -> None:
        self.path = path
        self.contests = contests
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._claim(definition(contests))
            self._mend()
            self.keep([])
        except OSError as error:
            raise ArenaError("cannot_write", path=str(path), problem=error.strerror or str(error)) from None

    def _claim(self, asked: dict[str, Any]) -> None:
        """The folder belongs to this command from now on, or did already."""
        text = msgspec.json.format(msgspec.json.encode(asked), indent=1)
        found = self.path / ASKED
        if not found.exists():
            if any(self.path.iterdir()):
                raise ArenaError("not_a_folder_of_results", path=str(self.path))
            write(found, text)
        elif found.read_bytes() != text:
            raise ArenaError("other_results", path=str(self.path))

    def _mend(self) -> None:
        """A line that was being written when the process was killed goes."""
        path = self.path / MATCHES
        if path.exists():
            with open(path, "rb+") as file:
                end = 0
                for line in file:
                    end += len(line) if line.endswith(b"\n") else 0
                file.truncate(end)

    def keep(self, played: Sequence[Played]) -> None:
        """Adds matches that have just been played."""
        try:
            with open(self.path / MATCHES, "ab") as file:
                file.write(b"".join(msgspec.json.encode(match) + b"\n" for match in played))
        except OSError as error:
            raise ArenaError("cannot_write", path=str(self.path), problem=error.strerror or str(error)) from None

    def played(self) -> list[Played]:
        """All matches played so far, without their actions."""
        return [match for match, _ in self._lines(Played)]

    def kept(self, matches: Sequence[int]) -> Iterator[StoredMatch]:
        """The first so many matches of each contest in order, with their actions."""
        places = {(match.contest, match.index): place for match, place in self._lines(Played)}
        decode = msgspec.json.Decoder(StoredMatch).decode
        with open(self.path / MATCHES, "rb") as file:
            for (contest, index), place in sorted(places.items()):
                if index < matches[contest]:
                    file.seek(place)
                    yield decode(file.readline())

    def _lines(self, kind: type[Played]) -> Iterator[tuple[Played, int]]:
        """Each match once, and where its line begins."""
        decode = msgspec.json.Decoder(kind).decode
        place, seen = 0, set()
        with open(self.path / MATCHES, "rb") as file:
            for line in file:
                try:
                    match = decode(line)
                except msgspec.MsgspecError:
                    raise ArenaError("broken_results", path=str(self.path / MATCHES)) from None
                if (match.contest, match.index) not in seen:
                    seen.add((match.contest, match.index))
                    yield match, place
                place += len(line)

    def write_records(self, matches: Sequence[int]) -> None:
        """A record of each match, to be replayed and verified."""
        for match in self.kept(matches):
            folder = self.path / RECORDS
            if len(self.contests) > 1:
                folder /= str(match.contest + 1)
            path = folder / f"{match.index + 1:06}.json"
            if not path.exists():
                folder.mkdir(parents=True, exist_ok=True)
                write(path, match.record(self.contests[match.contest]).to_json().encode())

    def write_results(self, results: dict[str, Any]) -> None:
        """The results, for programs."""
        write(self.path / RESULTS, msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def write(path: Path, data: bytes) -> None:
    """Writes a file at one stroke."""
    handle, name = tempfile.mkstemp(prefix=".", dir=path.parent)
    with open(handle, "wb") as file:
        file.write(data)
    os.replace(name, path)
    path.chmod(0o644)
