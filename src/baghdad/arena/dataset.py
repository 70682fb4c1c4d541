"""Decisions as data for learners: what a seat saw, what it could do, what it did, and how that came out (extra `data`).

Made from the matches a folder of results keeps, in parts of so many matches. A part is written at one stroke, so
whatever is there is whole, and what is missing is made the next time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import baghdad
from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import StoredMatch, seated
from baghdad.arena.errors import optional
from baghdad.arena.results_folder import ResultsFolder
from baghdad.bots import bot
from baghdad.bots.bot import label_of
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import fork, rng_for

EXTRA = "data"
PART = 200  # matches
DATA = "data"
COLUMNS = ("match", "number", "seat", "bot", "observation", "mask", "action", "chances", "result")


class Decision(NamedTuple):
    """One decision, in voleurs one step of an action; `state` is the one it was taken in."""

    state: Any
    seat: int
    action: int


def part_names(part: int) -> tuple[str, str]:
    """The files of a part: its matches and its decisions."""
    return f"{DATA}/matches-{part:05}.parquet", f"{DATA}/decisions-{part:05}.parquet"


def parts_of(matches: int) -> int:
    """How many parts so many matches make."""
    return -(-matches // PART)


def write_data(folder: ResultsFolder, matches: int, chances: bool) -> Iterator[int]:
    """Makes the parts that are missing; yields how many are done."""
    contest, home = folder.contests[0], folder.path
    (home / DATA).mkdir(exist_ok=True)
    group: list[StoredMatch] = []
    for match in folder.kept([matches]):
        group.append(match)
        part = match.index // PART
        if match.index == min((part + 1) * PART, matches) - 1:
            if not _is_whole(home, part, len(group), chances):
                _write_part(home, contest, part, group, chances)
            group = []
            yield part + 1


def _is_whole(home: Path, part: int, matches: int, chances: bool) -> bool:
    """Whether a part is there with all its matches, and with chances if they are asked for."""
    parquet = optional("pyarrow.parquet", EXTRA)
    paths = [home / name for name in part_names(part)]
    if not all(path.exists() for path in paths):
        return False
    kept = parquet.read_schema(paths[1]).metadata or {}
    return bool(parquet.read_metadata(paths[0]).num_rows == matches and kept.get(b"chances") == str(chances).encode())


def schemas(game: str, chances: bool) -> tuple[Any, Any]:
    """The columns of both tables, and what they are, as Arrow has it."""
    arrow = optional("pyarrow", EXTRA)
    layout, actions = import_module(f"baghdad.{game}.planes").OBSERVATION, numbers_of(game)
    planes = ";".join(f"{plane.name}:{layout[plane.name]}:{'x'.join(map(str, plane.shape))}" for plane in layout.planes)
    facts = {"game": game, "version": str(baghdad.game(game).version), "planes": planes, "chances": str(chances)}
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


def numbers_of(game: str) -> int:
    """How many actions, or steps of actions, a game's catalogue has."""
    number: int = import_module(f"baghdad.{game}.action_ids").ACTIONS
    return number


def _write_part(home: Path, contest: Contest, part: int, group: Sequence[StoredMatch], chances: bool) -> None:
    arrow = optional("pyarrow", EXTRA)
    of_matches, of_decisions = schemas(contest.game, chances)
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    rows: list[dict[str, Any]] = []
    for match in group:
        before = len(columns["match"])
        _add(columns, contest, match, chances)
        rows.append(
            {
                "match": match.index + 1,
                "seed": str(contest.seed_of(match.index)),
                "bots": list(seated(contest, match.index)),
                "winners": match.winners,
                "reason": match.reason,
                "scores": match.scores,
                "decisions": len(columns["match"]) - before,
            }
        )
    arrays = [_array(arrow, of_decisions.field(name).type, columns[name]) for name in COLUMNS]
    tables = arrow.Table.from_pylist(rows, of_matches), arrow.Table.from_arrays(arrays, schema=of_decisions)
    for name, table in zip(part_names(part), tables, strict=True):
        _write(home / name, table)


def _array(arrow: Any, kind: Any, values: list[Any]) -> Any:
    """A column; rows of numbers all of one length go over without a copy for each."""
    if not arrow.types.is_fixed_size_list(kind):
        return arrow.array(values, kind)
    flat = np.concatenate(values) if values else np.zeros(0, np.int8)
    return arrow.FixedSizeListArray.from_arrays(arrow.array(flat, kind.value_type), kind.list_size)


def _write(path: Path, table: Any) -> None:
    parquet = optional("pyarrow.parquet", EXTRA)
    unfinished = path.with_suffix(".part")
    parquet.write_table(table, unfinished, compression="zstd")
    os.replace(unfinished, path)


def _add(columns: dict[str, list[Any]], contest: Contest, match: StoredMatch, chances: bool) -> None:
    """The decisions of a match, at the end of the columns."""
    game = baghdad.game(contest.game)
    encode = import_module(f"baghdad.{contest.game}.rules.observation").encode
    size, actions = import_module(f"baghdad.{contest.game}.planes").OBSERVATION.size, numbers_of(contest.game)
    names, results = seated(contest, match.index), results_of(match, contest.players)
    thoughts = _thoughts(contest, match) if chances else None
    number = 0
    for turn, decisions in enumerate(_retraced(contest, match)):
        thought = thoughts(turn, decisions[0]) if thoughts and decisions else None
        for state, seat, action in decisions:
            row, mask = np.zeros(size, np.int8), np.zeros(actions, np.int8)
            encode(state, seat, row)
            mask[_legal(game, state)] = 1
            number += 1
            new = (match.index + 1, number, seat, names[seat], row, mask, action, thought, results[seat])
            for name, value in zip(COLUMNS, new, strict=True):
                columns[name].append(value)


def results_of(match: StoredMatch, players: int) -> list[float]:
    """1 for a victory, as much below 0 among the others, 0 for all if it was cut off; by seat."""
    if not match.winners:
        return [0.0] * players
    shares = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(players)]
    return [(players * share - 1) / (players - 1) for share in shares]


def _legal(game: Any, state: Any) -> list[int]:
    if game.enumerates_actions:
        return [action.number for action in game.legal(state, int(state.seat))]
    from baghdad.voleurs.dry_run import legal_steps

    return legal_steps(state)


def _retraced(contest: Contest, match: StoredMatch) -> Iterator[list[Decision]]:
    """A match played again: the decisions of each action, before they are carried out."""
    game, seed = baghdad.game(contest.game), contest.seed_of(match.index)
    state = game.start(contest.players, game.options(**contest.options), rng_for(seed))
    for number, (seat, text) in enumerate(match.actions, start=1):
        rng, action = rng_for(seed, number), game.parse(text)
        if game.enumerates_actions:
            yield [Decision(state, seat, action.number)]
            game.apply(state, seat, action, rng)
        else:
            yield list(_steps(game, state, seat, action))
            game.apply(state, seat, action, rng)


def _steps(game: Any, state: Any, seat: int, action: Any) -> Iterator[Decision]:
    """The steps of an action of voleurs, each with a state of its own. What the last one draws means nothing here."""
    from baghdad.voleurs.action_steps import closing_step, implied_step, steps_of
    from baghdad.voleurs.board.registry import tables_of_state
    from baghdad.voleurs.rules.apply_step import apply
    from baghdad.voleurs.state import TRADING

    state, rng = game.copy(state), rng_for(0)
    tables = tables_of_state(state)
    if state.phase == TRADING:
        state.seat = seat
    for step in steps_of(state, action):
        unsaid = implied_step(state, step)
        for each in (step,) if unsaid is None else (unsaid, step):
            yield Decision(game.copy(state), seat, each)
            apply(state, tables, each, rng)
    closing = closing_step(state)
    while closing is not None:
        yield Decision(game.copy(state), seat, closing)
        apply(state, tables, closing, rng)
        closing = closing_step(state)


def _thoughts(contest: Contest, match: StoredMatch) -> Any:
    """What the player to act thought of everybody's chances: it is asked again, and thinks the same."""
    game, seed = baghdad.game(contest.game), contest.seed_of(match.index)
    options = game.options(**contest.options)
    players = [bot(name, contest.game) for name in seated(contest, match.index)]

    def thought(turn: int, decision: Decision) -> list[float] | None:
        state, seat, _ = decision
        rng = rng_for(seed, turn, label_of(seat))
        imagined = game.redeal(state, seat, fork(rng))
        legal = tuple(game.legal(state, seat))
        choice = players[seat].choose(Knowledge(game, seat, game.view(state, options, seat), legal, imagined), rng)
        return list(choice.chances) or None

    return thought
