"""`baghdad play`: where matches are saved, and how they are resumed."""

import os

import baghdad
from tests.cli.conftest import record_in

PLACE_THREE = "place a\nplace b\nplace a\n"


def test_quit_saves_the_match_and_resume_continues_it(command, tmp_path):
    typed = PLACE_THREE + "smuggle a\nend\n"
    for ending in ("quit\n", ""):
        kept = tmp_path / f"kept{len(ending)}"
        outcome = command("play", "dieb", "--seed", 5, "--save", kept, typed=typed + ending)
        assert outcome.status == 0
        assert f"baghdad play --resume {kept}" in outcome.out
        before = record_in(kept)
        resumed = command("play", "--resume", kept, typed="quit\n")
        assert resumed.status == 0
        assert record_in(kept) == before
    whole = tmp_path / "whole"
    command("play", "dieb", "--seed", 5, "--save", whole, typed=typed + "pass\npass *\npass\n")
    command("play", "--resume", kept, typed="pass\npass *\npass\n")
    assert kept.read_text() == whole.read_text()


def test_match_is_saved_in_the_data_folder_by_default(command, tmp_path):
    outcome = command("play", "dieb", "--seed", 5, typed="place a\nquit\n")
    (kept,) = (tmp_path / "data" / "matches").iterdir()
    assert str(kept) in outcome.out
    assert len(record_in(kept).actions) == 3


def test_existing_file_is_not_overwritten(fails, tmp_path):
    (tmp_path / "kept").write_text("precious")
    assert "exists already" in fails("play", "dieb", "--save", "kept")
    assert (tmp_path / "kept").read_text() == "precious"


def test_unwritable_save_path_is_refused_before_the_match(fails, tmp_path):
    assert "folder" in fails("play", "dieb", "--save", tmp_path)
    (tmp_path / "file").write_text("")
    assert "can't be written" in fails("play", "dieb", "--save", tmp_path / "file" / "kept")


def test_match_is_played_unsaved_if_the_data_folder_is_unwritable(command, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BAGHDAD_DATA", str(tmp_path / "file"))
    outcome = command("play", "dieb", "--seed", 5, typed="place a\nsave\nquit\n")
    assert outcome.status == 0
    assert "Not saved:" in outcome.out
    assert "The match could not be saved." in outcome.out


def test_resumed_match_accepts_no_new_options(command, fails, tmp_path):
    command("play", "dieb", "--seed", 5, "--save", "kept", typed="place a\n")
    assert "--seats" in fails("play", "--resume", "kept", "--seats", "me,greedy")
    assert "--tactical" in fails("play", "--resume", "kept", "--tactical")
    assert command("play", "dieb", "--resume", "kept").status == 0
    assert "chess" in fails("play", "chess", "--resume", "kept")
    command("play", "--resume", "kept", "--save", "other", typed="place b\n")
    assert len(record_in(tmp_path / "other").actions) > len(record_in(tmp_path / "kept").actions)


def test_resume_alone_takes_the_last_match_that_is_not_over(command, fails, tmp_path):
    assert "no match to go on with" in fails("play", "--resume")
    command("play", "dieb", "--seed", 1, typed="place a\n")
    command("play", "voleurs", "--seed", 2, typed="1\n")
    folder = tmp_path / "data" / "matches"
    dieb, voleurs = (next(folder.glob(f"{game}-*.json")) for game in ("dieb", "voleurs"))
    os.utime(dieb, (1, 1))
    over = folder / "voleurs-9.json"
    finished = baghdad.game("voleurs").new(3, seed=1, seats=["me", "random", "random"], round_cap=1)
    while not finished.over:
        finished.play(finished.legal(finished.to_act[0])[0], finished.to_act[0])
    over.write_text(finished.record().to_json())
    (folder / "dieb-broken.json").write_text("{")
    before = len(record_in(voleurs).actions)
    assert "The Thieves of Baghdad" in command("play", "--resume", typed="1\n").out
    assert len(record_in(voleurs).actions) > before
    for resumed in (("dieb", "--resume"), ("--resume", "dieb")):
        assert "The Thief of Baghdad" in command("play", *resumed).out


def test_resume_alone_finds_the_last_match_wherever_it_was_saved(command, fails, tmp_path):
    command("play", "voleurs", "--seed", 2, typed="1\n")
    kept = tmp_path / "elsewhere" / "kept.json"
    command("play", "dieb", "--seed", 1, "--save", kept, typed="place a\n")
    before = len(record_in(kept).actions)
    assert "The Thief of Baghdad" in command("play", "--resume", typed="place b\n").out
    assert len(record_in(kept).actions) > before
    assert "The Thieves of Baghdad" in command("play", "voleurs", "--resume").out  # that of this game, in the folder
    command("play", "--resume", kept)
    kept.unlink()
    problem = " ".join(fails("play", "--resume").split())
    assert "and that file is gone" in problem
    assert "baghdad play --resume FILE" in problem
    assert "The Thieves of Baghdad" in command("play", "--resume", "voleurs").out
    assert "The Thieves of Baghdad" in command("play", "--resume").out  # the last match is in the folder again
