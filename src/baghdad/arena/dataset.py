"""Data sets for imitation and offline learning: one row for each decision, with observation, action mask, action and
result (extra `data`).

They are derived from the matches of a results folder, in parts of `MATCHES_PER_PART` matches. Each part is written
atomically, so an existing part is complete, and missing parts are written by the next run.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import StoredMatch, bots_by_seat
from baghdad.arena.errors import import_extra
from baghdad.arena.results_folder import ResultsFolder
from baghdad.bots import bot
from baghdad.bots.bot import label_of
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import fork, rng_for

EXTRA = "data"
MATCHES_PER_PART = 200
DATA_FOLDER = "data"
COLUMNS = ("match", "number", "seat", "bot", "observation", "mask", "action", "chances", "result")


class Decision(NamedTuple):
    """One step of an action; `state` is the state before it."""

    state: Any
    seat: int
    action: int


def part_names(part: int) -> tuple[str, str]:
    """Return the file names of a part: its matches and its decisions."""
    return f"{DATA_FOLDER}/matches-{part:05}.parquet", f"{DATA_FOLDER}/decisions-{part:05}.parquet"


def part_count(matches: int) -> int:
    """Return the number of parts for that many matches."""
    return -(-matches // MATCHES_PER_PART)


def write_dataset(folder: ResultsFolder, matches: int, chances: bool) -> Iterator[int]:
    """Write the missing parts; yield the number of finished parts."""
    contest, folder_path = folder.contests[0], folder.path
    (folder_path / DATA_FOLDER).mkdir(exist_ok=True)
    group: list[StoredMatch] = []
    for match in folder.stored_matches([matches]):
        group.append(match)
        part = match.index // MATCHES_PER_PART
        if match.index == min((part + 1) * MATCHES_PER_PART, matches) - 1:
            if not _is_complete(folder_path, part, len(group), chances):
                _write_part(folder_path, contest, part, group, chances)
            group = []
            yield part + 1


def _is_complete(folder_path: Path, part: int, matches: int, chances: bool) -> bool:
    """Return whether a part exists with all its matches, and with win chances if they are wanted."""
    parquet = import_extra("pyarrow.parquet", EXTRA)
    paths = [folder_path / name for name in part_names(part)]
    if not all(path.exists() for path in paths):
        return False
    metadata = parquet.read_schema(paths[1]).metadata or {}
    return bool(
        parquet.read_metadata(paths[0]).num_rows == matches and metadata.get(b"chances") == str(chances).encode()
    )


def schemas(game: str, chances: bool) -> tuple[Any, Any]:
    """Return the Arrow schemas of the match table and the decision table."""
    arrow = import_extra("pyarrow", EXTRA)
    known = baghdad.game(game)
    layout, actions = known.part("observation").layout, known.step_count
    planes = ";".join(f"{plane.name}:{layout[plane.name]}:{'x'.join(map(str, plane.shape))}" for plane in layout.planes)
    facts = {"game": game, "version": str(known.version), "planes": planes, "chances": str(chances)}
    seats = arrow.list_(arrow.int16())
    matches = arrow.schema(
        [
            ("match", arrow.int32()),
            ("seed", arrow.string()),
            ("bots", arrow.list_(arrow.string())),
            ("winners", seats),
            ("reason", arrow.string()),
            ("scores", seats),
            ("decisions", arrow.int32()),
        ],
        facts,
    )
    decisions = arrow.schema(
        [
            ("match", arrow.int32()),
            ("number", arrow.int32()),
            ("seat", arrow.int8()),
            ("bot", arrow.dictionary(arrow.int16(), arrow.string())),
            ("observation", arrow.list_(arrow.int8(), layout.size)),
            ("mask", arrow.list_(arrow.int8(), actions)),
            ("action", arrow.int16()),
            ("chances", arrow.list_(arrow.float32())),
            ("result", arrow.float32()),
        ],
        facts,
    )
    return matches, decisions


def _write_part(folder_path: Path, contest: Contest, part: int, group: Sequence[StoredMatch], chances: bool) -> None:
    arrow = import_extra("pyarrow", EXTRA)
    of_matches, of_decisions = schemas(contest.game, chances)
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    rows: list[dict[str, Any]] = []
    for match in group:
        before = len(columns["match"])
        _append_decisions(columns, contest, match, chances)
        rows.append(
            {
                "match": match.index + 1,
                "seed": str(contest.match_seed(match.index)),
                "bots": list(bots_by_seat(contest, match.index)),
                "winners": match.winners,
                "reason": match.reason,
                "scores": match.scores,
                "decisions": len(columns["match"]) - before,
            }
        )
    arrays = [_column(arrow, of_decisions.field(name).type, columns[name]) for name in COLUMNS]
    tables = arrow.Table.from_pylist(rows, of_matches), arrow.Table.from_arrays(arrays, schema=of_decisions)
    for name, table in zip(part_names(part), tables, strict=True):
        _write_parquet(folder_path / name, table)


def _column(arrow: Any, arrow_type: Any, values: list[Any]) -> Any:
    """Return an Arrow array; fixed-size rows are concatenated and wrapped without a copy of each row."""
    if not arrow.types.is_fixed_size_list(arrow_type):
        return arrow.array(values, arrow_type)
    flat = np.concatenate(values) if values else np.zeros(0, np.int8)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(flat, arrow_type.value_type), arrow_type.list_size)


def _write_parquet(path: Path, table: Any) -> None:
    parquet = import_extra("pyarrow.parquet", EXTRA)
    temporary = path.with_suffix(".part")
    parquet.write_table(table, temporary, compression="zstd")
    os.replace(temporary, path)


def _append_decisions(columns: dict[str, list[Any]], contest: Contest, match: StoredMatch, chances: bool) -> None:
    """Append the decisions of a match to the columns."""
    game = baghdad.game(contest.game)
    observer = game.part("observation")
    names, rewards = bots_by_seat(contest, match.index), seat_rewards(match, contest.players)
    estimator = _chance_estimator(contest, match) if chances else None
    number = 0
    for turn, decisions in enumerate(_replay_decisions(contest, match)):
        estimate = estimator(turn, decisions[0]) if estimator and decisions else None
        for state, seat, action in decisions:
            observation, mask = np.zeros(observer.layout.size, np.int8), np.zeros(game.step_count, np.int8)
            observer.encode(state, seat, observation)
            mask[game.legal_steps(state)] = 1
            number += 1
            new = (match.index + 1, number, seat, names[seat], observation, mask, action, estimate, rewards[seat])
            for name, value in zip(COLUMNS, new, strict=True):
                columns[name].append(value)


def seat_rewards(match: StoredMatch, players: int) -> list[float]:
    """Return each seat's reward: 1 for a sole victory, the others share -1, and 0 for all if the match was cut off."""
    if not match.winners:
        return [0.0] * players
    shares = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]


def _replay_decisions(contest: Contest, match: StoredMatch) -> Iterator[list[Decision]]:
    """Replay a match; yield the decisions of each action before it is applied."""
    game, seed = baghdad.game(contest.game), contest.match_seed(match.index)
    options = game.options(**contest.options)  # kept while the state is used, so that its board is known
    state = game.start(contest.players, options, rng_for(seed))
    for number, (seat, text) in enumerate(match.actions, start=1):
        rng, action = rng_for(seed, number), game.parse(text)
        yield _step_decisions(game, state, seat, action)
        game.apply(state, seat, action, rng)


def _step_decisions(game: Any, state: Any, seat: int, action: Any) -> list[Decision]:
    """Return the steps of an action, each with its own copy of the state before it.

    What the last step draws is irrelevant, because the copy is not used afterwards.
    """
    state, rng, found = game.copy(state), rng_for(0), []
    for step in game.action_steps(state, seat, action):
        found.append(Decision(game.copy(state), seat, step))
        game.apply_step(state, step, rng)
    return found


def _chance_estimator(contest: Contest, match: StoredMatch) -> Any:
    """Return a function that asks the bot to act again for its win chances; with the same RNG it decides the same."""
    game, seed = baghdad.game(contest.game), contest.match_seed(match.index)
    options = game.options(**contest.options)
    players = [bot(name, contest.game) for name in bots_by_seat(contest, match.index)]

    def estimate(turn: int, decision: Decision) -> list[float] | None:
        state, seat, _ = decision
        rng = rng_for(seed, turn, label_of(seat))
        sampled_state = game.redeal(state, seat, fork(rng))
        legal = tuple(game.legal(state, seat))
        choice = players[seat].choose(Knowledge(game, seat, game.view(state, options, seat), legal, sampled_state), rng)
        return list(choice.chances) or None

    return estimate
