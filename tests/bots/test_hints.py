"""Hints depend on what a seat knows and on nothing else: neither on the seed nor on anything hidden."""

import asyncio

import msgspec
import pytest

import baghdad
from baghdad.bots import bot, bot_catalogue
from baghdad.bots.hints import hint
from baghdad.core.rng import rng_for
from baghdad.server import protocol
from baghdad.server.tables import registry as registry_module
from baghdad.server.tables.lessons import lesson
from baghdad.server.tables.questions import answer
from tests.server.in_process import run_with_registry

SEEDS = range(6)


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
