"""What playing a game needs of its rules and computer players. Using it compiles it, in a process that compiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import baghdad
from baghdad.bots.bot import Adviser, label_of
from baghdad.bots.chances import chances
from baghdad.bots.registry import bot, bot_catalogue
from baghdad.core.match import Match
from baghdad.core.options import switches
from baghdad.core.rng import rng_for

SEED, DECISIONS, FEW_TRIALS = 1, 40, 2
LONGEST = 5_000  # decisions of a whole match of `random`
RULES = "rules"


def parts_of(name: str) -> list[str]:
    """Return the names of the parts of a game that `warm_up` goes through: its rules, then each level."""
    return [RULES, *bot_catalogue(name).all_levels]


def warm_up(name: str) -> Iterator[str]:
    """Use everything that playing a game needs; yield the name of each part when it is done."""
    use_rules(name)
    use_whole_match(name)
    yield RULES
    match = match_in_progress(name)
    for level in bot_catalogue(name).all_levels:
        use_bot(match, level)
        yield level


def use_rules(name: str) -> None:
    """Play some actions of a game by `random`, with everything that a table asks about the match."""
    game = baghdad.game(name)
    match = game.new(game.min_players, SEED)
    player = bot("random", name)
    considered: list[Any] = []
    while len(match.history) < DECISIONS and not match.over:
        seat, rng = match.to_act[0], rng_for(SEED, len(match.history))
        knowledge = match.knowledge(seat, rng)
        action = player.choose(knowledge, rng).action
        match.view(None)
        use_state(match, seat, action, rng)
        considered += knowledge.legal
        match.play(action, seat)
    for action in considered:
        match.why_not(action, 0)


def use_whole_match(name: str) -> None:
    """Play a match by `random` to its end, with all rules that can be switched on: what is rare happens there."""
    game = baghdad.game(name)
    options: dict[str, Any] = dict.fromkeys(switches(game.options_type), True)
    match = game.new(game.min_players, SEED, **options)
    player = bot("random", name)
    while len(match.history) < LONGEST and not match.over:
        seat, rng = match.to_act[0], rng_for(SEED, len(match.history))
        list(match.play(player.choose(match.knowledge(seat, rng), rng).action, seat))  # its events are lazy
    match.view(None)
    game.result(match.state)


def use_state(match: Match, seat: int, action: Any, rng: Any) -> None:
    """Use what a table asks of a game about a state, without a match."""
    game, state = match.game, match.game.copy(match.state)
    game.blocking_seats(state)
    for other in game.legal(state, seat):
        game.describe_action(state, seat, other)
    game.why_not(state, seat, action)
    game.payments(state, seat, action)
    game.certain_events(state, seat, action)
    game.is_irreversible(state, seat, action)
    game.read_position(game.position(state, match.options))
    game.apply(state, seat, action, rng)
    game.result(state)


def match_in_progress(name: str) -> Match:
    """Return a match that the stand-in has begun to play."""
    game = baghdad.game(name)
    match = game.new(game.min_players, SEED)
    while len(match.history) < DECISIONS and not match.over:
        use_bot(match, bot_catalogue(name).stand_in, play=True)
    return match


def use_bot(match: Match, name: str, play: bool = False) -> None:
    """Have a computer player decide something, and play it if that is wanted."""
    if match.over:
        return
    seat = match.game.blocking_seats(match.state)[0]
    rng = rng_for(SEED, len(match.history), label_of(seat))
    player = bot(name, match.game.name)
    choice = player.choose(match.knowledge(seat, rng), rng)
    if isinstance(player, Adviser) and not play:
        player.advise(match.knowledge(seat, rng), rng)
        if bot_catalogue(match.game.name).chances:
            chances(match.game, match.state, len(match.history), FEW_TRIALS)
    if play:
        match.play(choice.action, seat)
