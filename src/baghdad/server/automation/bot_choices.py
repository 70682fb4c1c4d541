"""Choices of computer players. These functions run in worker threads, never on the event loop."""

from __future__ import annotations

import threading
from typing import Any

import baghdad
from baghdad.bots.bot import Bot, Choice, label_of
from baghdad.bots.chances import TRIALS, chances, trials_of
from baghdad.bots.hints import hint
from baghdad.bots.registry import bot
from baghdad.core.compilation import is_compiled
from baghdad.core.match import Match
from baghdad.core.record import Record
from baghdad.core.rng import rng_for
from baghdad.server import protocol
from baghdad.server.errors import ServerError
from baghdad.server.tables.live_match import LiveMatch

# Modules of rules must be imported one at a time: meanwhile the compiler's cache folder is set to that of the module.
IMPORT_LOCK = threading.Lock()
DIGITS = 4  # of chances


def copy_for_thread(match: LiveMatch) -> LiveMatch:
    """Return a copy of a match that a worker thread can use while the match goes on."""
    copy = LiveMatch.__new__(LiveMatch)
    copy.__dict__ = {**match.__dict__, "undoable": []}
    copy.state = match.game.copy(match.state)
    return copy


def bot_choice(match: LiveMatch, seat: int, name: str) -> Choice:
    """Return what a computer player would do in its own seat; each decision has a separate RNG."""
    rng = rng_for(match.seed, match.moves, label_of(seat))
    return _player(name, match).choose(match.knowledge(seat, rng), rng)


def hint_choice(match: LiveMatch | Match, seat: int, name: str) -> Choice:
    """Return what a computer player advises a seat to do; the seed of the match has no part in it."""
    return hint(match, seat, _player(name, match))


def chances_in_finished_match(record: Record, number: int) -> protocol.Chances:
    """Return everybody's chances after some number of actions; trials without compiled rules would take too long."""
    if not is_compiled():
        raise ServerError("not_ready")
    game = baghdad.game(record.game)
    with IMPORT_LOCK:
        trials_of(record.game)
    found = chances(game, game.replay(record, number).state, number)
    return protocol.Chances(
        number=number,
        chances=[round(each.mean, DIGITS) for each in found],
        errors=[round(each.error, DIGITS) for each in found],
        trials=TRIALS,
    )


def _player(name: str, match: LiveMatch | Match) -> Bot:
    with IMPORT_LOCK:
        return bot(name, match.game.name)


def passing_action(match: LiveMatch, seat: int) -> Any:
    """Return a legal action that lets others go on, or None."""
    legal = match.legal(seat)
    for word in match.game.passing_words:
        for action in legal:
            if str(action).partition(" ")[0] == word:
                return action
    return None
