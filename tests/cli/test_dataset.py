"""`baghdad dataset`: the tables hold the decisions of the matches that were played."""

import json

import duckdb
import numpy as np
import polars
import pyarrow.parquet
import pytest

import baghdad
from baghdad.arena import dataset
from baghdad.core.rng import rng_for


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch):
    monkeypatch.setattr(dataset, "MATCHES_PER_PART", 3)


def decisions(folder):
    return polars.read_parquet(folder / "data" / "decisions-*.parquet").sort("match", "number")


def test_polars_pyarrow_and_duckdb_read_the_same_rows(command, tmp_path):
    done = command("dataset", "dieb", "--bots", "greedy,random", "--matches", 5, "--jobs", 1, "--out", tmp_path / "d")
    assert done.status == 0, done.err
    table = decisions(tmp_path / "d")
    files = sorted((tmp_path / "d" / "data").glob("decisions-*.parquet"))
    assert len(files) == 2
    parts = pyarrow.concat_tables([pyarrow.parquet.read_table(file) for file in files])
    rows = duckdb.sql(
        f"select count(*), sum(action), sum(result) from '{tmp_path}/d/data/decisions-*.parquet'"
    ).fetchall()[0]
    assert rows[0] == len(table) == parts.num_rows
    assert rows[1] == table["action"].cast(polars.Int64).sum()
    assert parts.column("action").to_pylist() == table["action"].to_list()
    assert table["observation"].to_numpy().shape == (len(table), 158)
    assert table["mask"].to_numpy().shape == (len(table), 351)
    assert parts.schema.metadata[b"game"] == b"dieb"


def test_rows_are_the_decisions_of_the_matches(command, tmp_path):
    command("dataset", "dieb", "--bots", "greedy", "--matches", 2, "--jobs", 1, "--out", tmp_path / "d")
    table = decisions(tmp_path / "d")
    masks, actions = table["mask"].to_numpy(), table["action"].to_numpy()
    assert (masks[np.arange(len(table)), actions] == 1).all()
    card = json.loads((tmp_path / "d" / "card.json").read_text())
    assert card["decisions"] == len(table)
    matches = polars.read_parquet(tmp_path / "d" / "data" / "matches-*.parquet")
    game = baghdad.game("dieb")
    first = table.filter(polars.col("match") == 1)
    seed = int(matches["seed"][0])
    state = game.start(2, game.options(), rng_for(seed))
    for number, action in enumerate(first["action"], start=1):
        game.apply(state, int(state.seat), game.catalogue[action], rng_for(seed, number))
    result = game.result(state)
    assert list(result.winners) == matches["winners"][0].to_list()
    last = {row["seat"]: row["result"] for row in first.to_dicts()}
    assert all(reward == (1.0 if seat in result.winners else -1.0) for seat, reward in last.items())


def test_voleurs_rows_are_steps(command, tmp_path):
    options = ("--players", 3, "--round-cap", 2, "--offer-cap", 1)
    done = command(
        "dataset", "voleurs", "--bots", "random", "--matches", 2, "--jobs", 1, *options, "--out", tmp_path / "d"
    )
    assert done.status == 0, done.err
    table = decisions(tmp_path / "d")
    masks, actions = table["mask"].to_numpy(), table["action"].to_numpy()
    assert masks.shape[1] == baghdad.game("voleurs").step_count
    assert (masks[np.arange(len(table)), actions] == 1).all()


def test_dataset_resumes_and_keeps_finished_parts(command, tmp_path):
    arguments = ("dataset", "dieb", "--bots", "random", "--jobs", 1, "--out", tmp_path / "d", "--matches")
    command(*arguments, 4)
    first = (tmp_path / "d" / "data" / "decisions-00000.parquet").stat()
    before = decisions(tmp_path / "d")
    (tmp_path / "d" / "data" / "decisions-00001.parquet").unlink()
    done = command(*arguments, 7)
    assert done.status == 0, done.err
    assert (tmp_path / "d" / "data" / "decisions-00000.parquet").stat().st_mtime_ns == first.st_mtime_ns
    after = decisions(tmp_path / "d")
    assert after.filter(polars.col("match") <= 4).equals(before)
    assert after["match"].max() == 7


def test_chances_column_has_win_chances_that_sum_to_one(command, tmp_path):
    arguments = ("dataset", "dieb", "--bots", "search:30", "--matches", 1, "--jobs", 1, "--decision-cap", 30, "--out")
    command(*arguments, tmp_path / "d", "--chances")
    chances = [row for row in decisions(tmp_path / "d")["chances"].to_list() if row]
    assert chances
    assert all(len(row) == 2 and sum(row) == pytest.approx(1, abs=0.01) for row in chances)


def test_card_as_json(command, tmp_path):
    done = command(
        "dataset", "dieb", "--bots", "random", "--matches", 1, "--jobs", 1, "--out", tmp_path / "d", "--json"
    )
    card = json.loads(done.out)
    assert card["planes"][0]["name"] == "players"
    assert card["columns"]["decisions"]["action"] == "int16"
    assert "random" in (tmp_path / "d" / "README.md").read_text()


def test_bad_arguments_are_refused(fails, tmp_path):
    assert "--bots" in fails("dataset", "dieb", "--out", tmp_path / "d")
    assert "--out" in fails("dataset", "dieb", "--bots", "random")
    assert "gredy" in fails("dataset", "dieb", "--bots", "gredy", "--out", tmp_path / "d")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").touch()
    fails("dataset", "dieb", "--bots", "random", "--out", tmp_path / "full")
