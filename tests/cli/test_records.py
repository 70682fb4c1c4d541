"""`verify`, `replay`, `legal` and `apply`: records, positions, and files with other content."""

import json

import pytest

import baghdad
from baghdad import words

GAME = baghdad.game("dieb")


@pytest.fixture
def played():
    """Return a match played to its end."""
    from baghdad.bots import bot
    from baghdad.core.rng import rng_for

    match = GAME.new(3, seed=9, seats=["greedy", "greedy", "random"])
    players = [bot(name, "dieb") for name in match.seats]
    while not match.over:
        seat = match.to_act[0]
        rng = rng_for(9, len(match.history), f"bot {seat}")
        match.play(players[seat].choose(match.knowledge(seat, rng), rng).action, seat)
    return match


@pytest.fixture
def kept(played, tmp_path):
    path = tmp_path / "match.json"
    path.write_text(played.record().to_json(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_verify_accepts_a_valid_record(command, kept, played, language):
    outcome = command("verify", kept, "--language", language)
    assert outcome.status == 0
    assert outcome.out.count("\n") == 1
    assert str(len(played.history)) in outcome.out
    assert played.seed_hash in outcome.out


def test_verify_reads_standard_input(command, kept):
    assert command("verify", "-", typed=kept.read_text()).status == 0


def change_json(kept, change):
    data = json.loads(kept.read_text())
    change(data)
    kept.write_text(json.dumps(data))
    return kept


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda data: data["actions"].__setitem__(3, [0, "smuggle a"]), "Action 4, `smuggle a` by player 1"),
        (lambda data: data["actions"].__setitem__(3, [0, "smuggle a"]), "[D-SETUP-11]"),
        (lambda data: data["actions"].__setitem__(3, [1, "place a"]), "[D-TURN-1]"),
        (lambda data: data["actions"].__setitem__(3, [0, "fly a"]), "“fly a” isn't an action."),
        (lambda data: data["actions"].__setitem__(3, [7, "place a"]), "no player 8"),
        (lambda data: data["actions"].append([0, "end"]), "The match is over."),
        (lambda data: data["actions"].pop(), "result"),
        (lambda data: data.update(result=None), "result"),
        (lambda data: data.update(seed="10"), "hash"),
        (lambda data: data.update(seed="ten"), "ten"),
        (lambda data: data.update(seed=None), "seed"),
        (lambda data: data.update(game="chess"), "chess"),
        (lambda data: data.update(version=99), "version 99"),
        (lambda data: data.update(version=0), "version 0"),
        (lambda data: data.update(format=2), "newer version"),
        (lambda data: data.update(players=9), "2 to 4"),
        (lambda data: data.update(seats=["me"]), "seats"),
        (lambda data: data["options"].update(edition="xx"), "xx"),
        (lambda data: data.update(start={"game": "dieb"}), "position"),
        (lambda data: data.update(more=1), "more"),
        (lambda data: data.pop("actions"), "actions"),
        (lambda data: data.update(actions="none"), "actions"),
    ],
)
def test_verify_names_what_is_wrong_with_a_record(fails, kept, change, part):
    assert part in fails("verify", change_json(kept, change))


def missing_file(folder):
    return folder / "nothing.json"


def folder_itself(folder):
    return folder


def file_with(content):
    def write(folder):
        path = folder / "file.json"
        path.write_bytes(content)
        return path

    return write


BAD_FILES = {
    "missing": missing_file,
    "folder": folder_itself,
    "empty": file_with(b""),
    "not UTF-8": file_with(b"\xff\xfe\x00\x80"),
    "surrogates": file_with(b'{"game": "\\ud800"}'),
    "truncated": file_with(b'{"game": "dieb", "players": 2, "act'),
    "deep": file_with(b"[" * 200_000),
    "deep and closed": file_with(b'{"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}"),
    "huge number": file_with(b'{"game": "dieb", "players": ' + b"9" * 10_000 + b"}"),
    "huge float": file_with(b'{"game": "dieb", "players": 1e999}'),
    "number": file_with(b"7"),
    "list": file_with(b"[]"),
    "null": file_with(b"null"),
    "foreign": file_with(b'{"name": "something", "version": "1.0.0"}'),
    "game is a number": file_with(b'{"game": 7}'),
    "another game": file_with(b'{"game": "chess"}'),
    "only the game": file_with(b'{"game": "dieb"}'),
    "no JSON at all": file_with(b"Dear diary,\n\x1b[31m today"),
    "NUL": file_with(b"\0" * 100),
}


@pytest.mark.parametrize("bad", BAD_FILES.values(), ids=BAD_FILES)
@pytest.mark.parametrize(
    "arguments",
    [["verify"], ["replay"], ["replay", "--to", "1"], ["play", "--resume"], ["legal"], ["apply"]],
    ids=" ".join,
)
def test_bad_file_gives_one_sentence(fails, tmp_path, arguments, bad):
    more = ["end"] if arguments == ["apply"] else []
    message = fails(*arguments, bad(tmp_path), *more)
    assert "\x1b" not in message


def test_impossible_file_name_gives_one_sentence(fails):
    assert "can't be read" in fails("verify", "a\0b")
    assert "can't be read" in fails("legal", "x" * 5000)


def test_replay_without_a_terminal_prints_the_whole_log(command, kept, played):
    outcome = command("replay", kept)
    assert outcome.status == 0
    lines = outcome.out.splitlines()
    assert lines[0].split() == ["1", "greedy", "1:", "a", "guard", "before", "the", "Peacock", "Palace", "(a)."]
    assert "The winner:" in outcome.out
    assert "New in your hand" not in outcome.out


def test_replay_to_a_moment_prints_the_board_then(command, kept, fails):
    assert "Before the first action." in command("replay", kept, "--to", 0).out
    outcome = command("replay", kept, "--to", "5")
    assert "Action 5 of" in outcome.out
    assert "chest needs 4" in outcome.out
    assert "no moment 9,999" in fails("replay", kept, "--to", "9999")
    assert "no moment -1" in fails("replay", kept, "--to", "-1")


@pytest.fixture
def position(tmp_path):
    match = GAME.new(2, seed=4)
    for action in ("place a", "place a", "place b", "place b", "place c", "place c", "place d", "place d"):
        match.play(action)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.position()))
    return path


def test_legal_prints_actions_in_notation(command, position):
    match = GAME.from_position(json.loads(position.read_text()), seed=0)
    outcome = command("legal", position)
    assert outcome.out.splitlines() == [str(action) for action in match.legal()]
    assert command("legal", "-", typed=position.read_text()).out == outcome.out


def test_apply_prints_the_position_after_an_action(command, position):
    outcome = command("apply", position, "pass *", "--seed", "5")
    match = GAME.from_position(json.loads(position.read_text()), seed=5)
    match.play("pass *")
    assert json.loads(outcome.out) == match.position()
    assert (
        command("apply", "-", "pass *", typed=position.read_text()).out
        == command("apply", position, "pass *", "--seed", 0).out
    )


def test_apply_refuses_illegal_actions(fails, position):
    assert "[D-DRAW-2]" in fails("apply", position, "end")
    assert "“fly” isn't an action." in fails("apply", position, "fly")
    assert "a seed" in fails("apply", position, "pass", "--seed", "-4")


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda data: data["deck"].__setitem__(0, 3), "cards of the Peacock Palace (a) instead of 17. [D-COMP-5]"),
        (lambda data: data.update(dancers=9), "dancers instead of 8. [D-COMP-6]"),
        (lambda data: data["palaces"][1].update(chests=3), "[D-COMP-7]"),
        (lambda data: data["palaces"][1].update(thieves=[4, 0]), "Player 1 has enough thieves"),
        (lambda data: data["palaces"][1].update(thieves=[0, 4]), "Player 2 has enough thieves"),
        (lambda data: data["palaces"][1].update(neutral=4), "[D-SETUP-10]"),
        (lambda data: data.update(seat=2), "no player 3; 2 play, counted from 1 (in files from 0)"),
        (lambda data: data.update(players=5), "$.players"),
        (lambda data: data["options"].update(tactcal=True), "tactcal"),
        (lambda data: data.update(phase="sleeping"), "$.phase"),
    ],
)
def test_impossible_position_is_refused_with_the_clause(fails, position, change, part):
    assert part in fails("legal", change_json(position, change))
