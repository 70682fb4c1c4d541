"""`baghdad hint`: the best moves for a seat, from a record or a position, by what the seat can know."""

import json

import pytest

import baghdad
from baghdad import words
from baghdad.bots import bot, bots
from baghdad.bots.bot import Choice, Ranked
from baghdad.cli import advice
from baghdad.cli.advice import Advice, advise, default_adviser
from baghdad.cli.terminals import terminal_game_of
from baghdad.core.rng import rng_for

QUICK = {"dieb": "search:200", "voleurs": "search:20"}
MANY = 60  # actions into a match
MAX_ITERATIONS = 1200  # of the adviser; they take well below a second on a small machine


def match_in_progress(game, players, actions, seed=7):
    """Play at least `actions` actions, until the seat to act has at least four choices, and return the match."""
    match, player = baghdad.game(game).new(players, seed), bot("greedy", game)
    while len(match.history) < actions or len(match.legal(match.to_act[0])) < 4:
        seat = match.to_act[0]
        rng = rng_for(seed, len(match.history), "test")
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)
    return match


def write_position(tmp_path, match, name="position.json"):
    path = tmp_path / name
    path.write_text(json.dumps(match.position()), encoding="utf-8")
    return path


@pytest.fixture
def match():
    return match_in_progress("dieb", 3, MANY)


@pytest.mark.slow
def test_hint_lists_three_moves_with_reasons_and_chances(command, tmp_path, match):
    outcome = command("hint", write_position(tmp_path, match), "--player", match.to_act[0] + 1, "--bot", "search:200")
    assert outcome.status == 0
    text = " ".join(outcome.out.split())
    assert f"Player {match.to_act[0] + 1}: the best moves, says search:200 1. `" in text
    assert " 2. `" in text
    assert " 3. `" in text
    assert " 4. `" not in text
    assert "Chances to win: Player 1: " in text


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_hint_as_json(command, tmp_path, game):
    match = match_in_progress(game, 3, MANY)
    seat = match.to_act[0]
    outcome = command("hint", write_position(tmp_path, match), "--player", seat + 1, "--bot", QUICK[game], "--json")
    answer = json.loads(outcome.out)
    assert (answer["game"], answer["seat"], answer["bot"]) == (game, seat, QUICK[game])
    assert 1 <= len(answer["moves"]) <= 3
    for move in answer["moves"]:
        assert match.why_not(move["action"], seat) is None
        assert move["sentence"]
        assert move["reason"].endswith(".")
        assert "-hint-" not in move["reason"]
        if game == "dieb":  # `search` of voleurs compares with equally many rollouts, and says what they show
            assert move["reason"] == words.localizer_for("en")(f"{game}-hint-{move['why']}")
    if answer["chances"]:
        assert sum(answer["chances"]) == pytest.approx(1, abs=0.01)


@pytest.mark.slow
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_hint_in_every_language(command, tmp_path, match, language):
    path, seat = write_position(tmp_path, match), match.to_act[0]
    outcome = command("hint", path, "--player", seat + 1, "--bot", "search:50", "--language", language)
    assert outcome.status == 0
    assert words.localizer_for(language)("hint-chances", chances="").rstrip(" .") in outcome.out


@pytest.mark.slow
def test_hint_for_a_record_and_for_an_earlier_moment(command, tmp_path, match):
    path = tmp_path / "match.json"
    path.write_text(match.record().to_json(), encoding="utf-8")
    seat = match.to_act[0]
    now = command("hint", path, "--player", seat + 1, "--bot", "search:50", "--json")
    assert (
        now.out
        == command("hint", write_position(tmp_path, match), "--player", seat + 1, "--bot", "search:50", "--json").out
    )
    first = match.history[0]
    earlier = command("hint", path, "--player", first.seat + 1, "--to", 0, "--bot", "greedy", "--json")
    assert json.loads(earlier.out)["moves"][0]["action"] == str(first.action)


def test_hint_reads_standard_input(command, match):
    typed = json.dumps(match.position())
    assert command("hint", "-", "--player", match.to_act[0] + 1, "--bot", "greedy", typed=typed).status == 0


# --- hidden information ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_hint_does_not_depend_on_hidden_information(command, tmp_path, game, name):
    match = match_in_progress(game, 3, MANY)
    seat = match.to_act[0]
    name = QUICK[game] if name == "search" else name
    texts = set()
    for number in range(3):
        other = baghdad.game(game).redeal(match.state, seat, rng_for(number, 0, "another deal"))
        data = baghdad.game(game).position(other, match.options)
        assert number == 0 or data != match.position()
        path = tmp_path / "position.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        texts.add(command("hint", path, "--player", seat + 1, "--bot", name).out)
    assert len(texts) == 1


@pytest.mark.slow
def test_hint_does_not_depend_on_the_seed_of_a_record(command, tmp_path):
    """Two records of one position differ in their seeds, which no player knows."""
    match = match_in_progress("dieb", 2, MANY)
    seat, texts = match.to_act[0], set()
    for seed in (1, 2):
        again = match.game.from_position(match.position(), seed)
        path = tmp_path / "match.json"
        path.write_text(again.record().to_json(), encoding="utf-8")
        texts.add(command("hint", path, "--player", seat + 1, "--bot", "search:100").out)
    assert len(texts) == 1


# --- the adviser -----------------------------------------------------------------------------------------------------


def test_default_adviser_is_the_strongest_bot(monkeypatch):
    assert {default_adviser(game) for game in baghdad.games()} == {"master"}
    monkeypatch.setattr(advice, "bots", lambda game: ("random", "greedy"))
    assert default_adviser("dieb") == "greedy"


@pytest.mark.slow
@pytest.mark.parametrize("game", baghdad.games())
def test_advice_in_a_match_takes_a_limited_number_of_iterations(game):
    match = match_in_progress(game, 3, MANY)
    adviser = terminal_game_of(game).adviser
    assert adviser in bots(game)
    budget = bot(adviser, game).budget
    assert 0 < budget.iterations <= MAX_ITERATIONS
    assert budget.seconds == 0
    ranking = advise(match, match.to_act[0], adviser).choice.ranking
    assert 0 < sum(ranked.visits for ranked in ranking) <= MAX_ITERATIONS


def test_bot_without_ranking_gives_one_action(command, tmp_path, match):
    seat = match.to_act[0]
    outcome = command("hint", write_position(tmp_path, match), "--player", seat + 1, "--bot", "greedy")
    assert outcome.out.startswith("greedy would play `")
    answer = json.loads(
        command("hint", write_position(tmp_path, match), "--player", seat + 1, "--bot", "greedy", "--json").out
    )
    assert (len(answer["moves"]), answer["moves"][0]["chance"], answer["chances"]) == (1, None, None)


def test_unknown_reason_of_a_user_bot_is_shown_as_it_is(match):
    action = match.legal(match.to_act[0])[0]
    choice = Choice(action, "because", (Ranked(action, 0.5, "because"),), (0.5, 0.25, 0.25))
    texts = list(Advice(match, match.to_act[0], "mine", choice).sentences(words.localizer_for("en"), ["A", "B", "C"]))
    assert texts[1].endswith("): 50%. because")
    assert texts[2] == "Chances to win: A: 50%, B: 25% and C: 25%."


# --- refusals --------------------------------------------------------------------------------------------------------


def test_hint_is_refused_for_a_seat_that_may_not_act(fails, tmp_path, match):
    path, seat = write_position(tmp_path, match), match.to_act[0]
    other = (seat + 1) % 3
    refused = fails("hint", path, "--player", other + 1)
    assert f"Player {other + 1} isn't to act now. To act: {seat + 1}." in refused
    assert "There is no player 4; they are counted from 1 to 3." in fails("hint", path, "--player", 4)
    assert "There is no player 0;" in fails("hint", path, "--player", 0)


def test_hint_is_refused_after_the_end(fails, tmp_path):
    match, player = baghdad.game("dieb").new(2, 3), bot("greedy", "dieb")
    while not match.over:
        seat = match.to_act[0]
        match.play(player.choose(match.knowledge(seat, rng_for(1)), rng_for(1)).action, seat)
    assert "The match is over" in fails("hint", write_position(tmp_path, match), "--player", 1)


def test_bad_arguments_are_refused(fails, tmp_path, match):
    path, seat = write_position(tmp_path, match), match.to_act[0]
    assert "--player is missing" in fails("hint", path)
    assert "Did you mean greedy?" in fails("hint", path, "--player", seat + 1, "--bot", "gredy")
    assert "There is no file" in fails("hint", tmp_path / "nothing.json", "--player", 1)
    assert "so there is no moment 5" in fails("hint", path, "--player", seat + 1, "--to", 5)
    (tmp_path / "odd.json").write_text("[]")
    assert "doesn't say which game" in fails("hint", tmp_path / "odd.json", "--player", 1)
