"""Hints depend on what a seat knows and on nothing else: neither on the seed nor on anything hidden."""

import asyncio

import msgspec
import pytest

import baghdad
from baghdad.bots import bot, bot_catalogue
from baghdad.bots.comparison import Trials, comparison
from baghdad.bots.hints import hint
from baghdad.bots.voleurs.adviser import lies
from baghdad.core.queries import Player
from baghdad.core.rng import rng_for
from baghdad.server import protocol
from baghdad.server.tables import registry as registry_module
from baghdad.server.tables.lessons import lesson
from baghdad.server.tables.questions import answer
from tests.server.in_process import run_with_registry

SEEDS = range(3)


def match_after(game, players, actions, seed=7):
    """Return a match of greedy players after so many actions."""
    match, player = baghdad.game(game).new(players, seed), bot("greedy", game)
    while len(match.history) < actions:
        seat = match.to_act[0]
        match.play(player.choose(match.knowledge(seat, rng_for(seed)), rng_for(seed, len(match.history))).action, seat)
    return match


def same_views(match, seat):
    """Return matches of other seeds and hidden cards whose view is the same for a seat."""
    game = match.game
    for seed in SEEDS:
        other = game.redeal(match.state, seat, rng_for(seed, 0, "another deal"))
        again = game.from_position(game.position(other, match.options), seed)
        assert again.view(seat) == match.view(seat)
        yield again


@pytest.mark.parametrize("game", baghdad.games())
@pytest.mark.parametrize("actions", [14, 41, 60])
@pytest.mark.parametrize("level", ["greedy", "adviser"])
def test_the_same_view_gives_the_same_hint_whatever_the_seed(game, actions, level):
    match = match_after(game, 3, actions)
    seat = match.to_act[0]
    player = bot(bot_catalogue(game).adviser if level == "adviser" else level, game)
    hints = [hint(other, seat, player) for other in same_views(match, seat)]
    assert hints == [hint(match, seat, player)] * len(SEEDS)


@pytest.mark.parametrize("game", baghdad.games())
def test_tables_of_other_seeds_get_the_same_hint(game, tmp_path, monkeypatch):
    """The answers of the server are compared to the last letter, at tables that look the same to the learner."""
    original = lesson(game)
    first = baghdad.game(game).from_position(original.start)
    worlds = [
        msgspec.structs.replace(original, seed=seed, start=other.position())
        for seed, other in zip(SEEDS, same_views(first, 0), strict=True)
    ]
    worlds.append(worlds[0])
    asked = iter(worlds)
    monkeypatch.setattr(registry_module, "lesson", lambda game: next(asked))

    async def ask(registry):
        made = await registry.create_lesson(protocol.LessonRequest(game=game, name="Ann"))
        live_table = registry.live_tables[made.table.table]
        return msgspec.json.encode(await answer(live_table, 0, protocol.Hint(id="1")))

    async def ask_all(registry):
        return [await asyncio.wait_for(ask(registry), 60) for _ in worlds]

    assert len(set(run_with_registry(tmp_path, ask_all))) == 1


# --- what a hint compares --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", baghdad.games())
@pytest.mark.parametrize("actions", [14, 41, 60])
def test_all_actions_of_a_hint_have_equally_many_trials(game, actions):
    match = match_after(game, 3, actions)
    ranking = hint(match, match.to_act[0], bot("master", game)).ranking
    assert len({ranked.visits for ranked in ranking}) == 1
    assert all(ranked.visits >= 200 and 0 < ranked.error < 0.05 for ranked in ranking)


def test_stopping_is_among_the_turns_compared_in_dieb():
    match = match_after("dieb", 3, 60)
    ranking = hint(match, match.to_act[0], bot("master", "dieb")).ranking
    stops = [ranked for ranked in ranking if ranked.reason == "stop"]
    assert [str(ranked.action).partition(" ")[0] in ("end", "pass") for ranked in stops] == [True]


def test_every_action_is_compared_with_the_best_and_that_with_the_second():
    match = match_after("dieb", 3, 60)
    ranking = hint(match, match.to_act[0], bot("master", "dieb")).ranking
    compared = [
        [
            line.facts["number"]
            for line in ranked.reasons
            if line.key.startswith("hint-reason-") and "error" in line.facts
        ]
        for ranked in ranking
    ]
    assert compared == [[2], *[[1]] * (len(ranking) - 1)]


def test_a_lead_that_is_clear_is_told_as_one_and_one_that_is_not_as_none():
    better, worse = Trials([(0.6, 0.4), (0.7, 0.3), (0.5, 0.5)]), Trials([(0.5, 0.5), (0.6, 0.4), (0.4, 0.6)])
    assert [line.key for line in comparison([better, worse], 0, 0)] == ["hint-reason-more"]
    assert [line.key for line in comparison([better, worse], 1, 0)] == ["hint-reason-less"]
    mixed = Trials([(0.5, 0.5), (0.5, 0.5), (0.8, 0.2)])
    assert [line.key for line in comparison([better, mixed], 0, 0)] == ["hint-reason-even"]
    assert [*comparison([better], 0, 0)] == []


def test_the_rival_whose_chance_changes_most_is_named():
    one, other = Trials([(0.5, 0.1, 0.4)] * 3), Trials([(0.3, 0.3, 0.4)] * 3)
    rival = [*comparison([one, other], 0, 0)][1]
    assert rival.key == "hint-reason-rival"
    assert rival.facts == {"name": Player(1), "percent": 10, "number": 2, "other": 30}


def test_an_advised_lie_is_told():
    offer = baghdad.game("voleurs").parse("offer 1 give Camel as Cumin want 1 port")
    (lie,) = lies(offer)
    assert lie.key == "voleurs-hint-lie"
    assert [lie.facts[role].facts["number"] for role in ("card", "claim")] == [7, 4]
    assert [*lies(baghdad.game("voleurs").parse("offer 1 give Camel as Camel want 1 port"))] == []
