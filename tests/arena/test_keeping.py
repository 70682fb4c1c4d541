"""A folder of results survives what happens to it."""

import json

import pytest

import baghdad
from baghdad.arena.contest_run import Run
from baghdad.arena.errors import ArenaError
from baghdad.arena.executors import InProcess
from baghdad.arena.results import results_of
from baghdad.arena.results_folder import ResultsFolder
from tests.arena.contests import played, short, without_times


def run_in(folder, contest, matches, most=None):
    """Plays in a folder, up to so many matches this time."""
    run = Run([contest], [matches], ResultsFolder(folder, [contest]))
    for _ in run.play(InProcess()):
        if most is not None and run.fresh >= most:
            break
    return run


def test_a_run_goes_on_where_it_stopped(tmp_path):
    contest = short()
    first = run_in(tmp_path / "out", contest, 8, most=3)
    assert 3 <= first.fresh < 8
    second = run_in(tmp_path / "out", contest, 8)
    assert second.found == first.fresh
    assert second.fresh == 8 - first.fresh
    at_one_go = results_of(contest, played(contest, 8))
    assert without_times(results_of(contest, second.counted())) == without_times(at_one_go)
    more = run_in(tmp_path / "out", contest, 10)
    assert (more.found, more.fresh) == (8, 2)
    fewer = run_in(tmp_path / "out", contest, 4)
    assert (fewer.found, fewer.fresh) == (4, 0)


def test_a_line_that_was_being_written_is_forgotten(tmp_path):
    contest = short()
    run_in(tmp_path, contest, 4)
    lines = tmp_path / "matches.jsonl"
    whole = lines.read_bytes()
    lines.write_bytes(whole[:-20])
    again = run_in(tmp_path, contest, 4)
    assert (again.found, again.fresh) == (3, 1)
    assert len(lines.read_bytes().splitlines()) == 4


def test_a_match_that_stands_there_twice_counts_once(tmp_path):
    contest = short()
    run_in(tmp_path, contest, 2)
    lines = tmp_path / "matches.jsonl"
    lines.write_bytes(lines.read_bytes() * 2)
    assert run_in(tmp_path, contest, 2).found == 2


@pytest.mark.parametrize(
    "other",
    [short("random", "greedy"), short(paired=False), short(decision_cap=41), short(players=3)],
    ids=["seats", "pairing", "options", "players"],
)
def test_results_of_another_command_are_refused(tmp_path, other):
    run_in(tmp_path, short(), 2)
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path, [other])
    assert raised.value.code == "other_results"


def test_results_of_other_rules_are_refused(tmp_path, monkeypatch):
    run_in(tmp_path, short(), 2)
    monkeypatch.setattr("baghdad.arena.results_folder.sources_of", lambda game: "changed")
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path, [short()])
    assert raised.value.code == "other_results"


def test_a_folder_of_other_things_is_left_alone(tmp_path):
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path, [short()])
    assert raised.value.code == "not_a_folder_of_results"


def test_a_damaged_file_is_named(tmp_path):
    run_in(tmp_path, short(), 2)
    lines = tmp_path / "matches.jsonl"
    lines.write_bytes(b"nonsense\n" + lines.read_bytes())
    with pytest.raises(ArenaError) as raised:
        run_in(tmp_path, short(), 2)
    assert raised.value.code == "broken_results"


@pytest.mark.parametrize("name", ["file", "file/below"])
def test_a_place_where_no_folder_can_be(tmp_path, name):
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path / name, [short()])
    assert raised.value.code == "cannot_write"


def test_every_match_has_a_record_that_can_be_played_again(tmp_path):
    contest = short()
    run = run_in(tmp_path, contest, 4)
    run.folder.write_records([4])
    paths = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in paths] == [f"{number:06}.json" for number in range(1, 5)]
    for index, path in enumerate(paths):
        record = baghdad.Record.from_json(path.read_text())
        assert record.seed == str(contest.seed_of(index))
        assert baghdad.game("dieb").replay(record).over
        assert json.loads(path.read_text())["result"]["winners"] == list(run.counted()[index].winners)
