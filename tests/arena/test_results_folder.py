"""Results folders: resuming, partial writes, and refusal of other folders."""

import json

import pytest

import baghdad
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.errors import ArenaError
from baghdad.arena.executors import InProcess
from baghdad.arena.results import results_of
from baghdad.arena.results_folder import ResultsFolder
from tests.arena.contests import play_here, short_contest, without_times


def run_in_folder(folder, contest, matches, max_matches=None):
    """Play in a folder; stop after about `max_matches` new matches."""
    run = ContestRun([contest], [matches], ResultsFolder(folder, [contest]))
    for _ in run.play(InProcess()):
        if max_matches is not None and run.newly_played >= max_matches:
            break
    return run


def test_interrupted_run_resumes(tmp_path):
    contest = short_contest()
    first = run_in_folder(tmp_path / "out", contest, 8, max_matches=3)
    assert 3 <= first.newly_played < 8
    second = run_in_folder(tmp_path / "out", contest, 8)
    assert second.resumed == first.newly_played
    assert second.newly_played == 8 - first.newly_played
    uninterrupted = results_of(contest, play_here(contest, 8))
    assert without_times(results_of(contest, second.counted_matches())) == without_times(uninterrupted)
    more = run_in_folder(tmp_path / "out", contest, 10)
    assert (more.resumed, more.newly_played) == (8, 2)
    fewer = run_in_folder(tmp_path / "out", contest, 4)
    assert (fewer.resumed, fewer.newly_played) == (4, 0)


def test_partial_last_line_is_dropped(tmp_path):
    contest = short_contest()
    run_in_folder(tmp_path, contest, 4)
    lines = tmp_path / "matches.jsonl"
    whole = lines.read_bytes()
    lines.write_bytes(whole[:-20])
    again = run_in_folder(tmp_path, contest, 4)
    assert (again.resumed, again.newly_played) == (3, 1)
    assert len(lines.read_bytes().splitlines()) == 4


def test_duplicate_line_counts_once(tmp_path):
    contest = short_contest()
    run_in_folder(tmp_path, contest, 2)
    lines = tmp_path / "matches.jsonl"
    lines.write_bytes(lines.read_bytes() * 2)
    assert run_in_folder(tmp_path, contest, 2).resumed == 2


@pytest.mark.parametrize(
    "other",
    [
        short_contest("random", "greedy"),
        short_contest(paired=False),
        short_contest(decision_cap=41),
        short_contest(players=3),
    ],
    ids=["seats", "pairing", "options", "players"],
)
def test_results_of_another_command_are_refused(tmp_path, other):
    run_in_folder(tmp_path, short_contest(), 2)
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path, [other])
    assert raised.value.code == "other_results"


def test_results_of_other_rules_are_refused(tmp_path, monkeypatch):
    run_in_folder(tmp_path, short_contest(), 2)
    monkeypatch.setattr("baghdad.arena.results_folder.source_fingerprint", lambda game: "changed")
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path, [short_contest()])
    assert raised.value.code == "other_results"


def test_folder_with_other_files_is_refused(tmp_path):
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path, [short_contest()])
    assert raised.value.code == "not_a_folder_of_results"


def test_malformed_line_is_reported(tmp_path):
    run_in_folder(tmp_path, short_contest(), 2)
    lines = tmp_path / "matches.jsonl"
    lines.write_bytes(b"nonsense\n" + lines.read_bytes())
    with pytest.raises(ArenaError) as raised:
        run_in_folder(tmp_path, short_contest(), 2)
    assert raised.value.code == "broken_results"


@pytest.mark.parametrize("name", ["file", "file/below"])
def test_unwritable_path_is_reported(tmp_path, name):
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError) as raised:
        ResultsFolder(tmp_path / name, [short_contest()])
    assert raised.value.code == "cannot_write"


def test_written_records_replay(tmp_path):
    contest = short_contest()
    run = run_in_folder(tmp_path, contest, 4)
    run.folder.write_records([4])
    paths = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in paths] == [f"{number:06}.json" for number in range(1, 5)]
    for index, path in enumerate(paths):
        record = baghdad.Record.from_json(path.read_text())
        assert record.seed == str(contest.match_seed(index))
        assert baghdad.game("dieb").replay(record).over
        assert json.loads(path.read_text())["result"]["winners"] == list(run.counted_matches()[index].winners)
