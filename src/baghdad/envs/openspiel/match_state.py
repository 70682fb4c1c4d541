"""The content of a state: a position with its history, and a draw under way.

A random draw is a sequence of chance nodes with `OUTCOMES` equally likely outcomes each. They are the digits of a
number that seeds the RNG of the draw (2**15 values for a draw, 2**40 for the deal).
"""

from __future__ import annotations

from typing import Any

import pyspiel

from baghdad.core.batch_rules import NOTHING
from baghdad.core.rng import WORD
from baghdad.core.siphash import siphash
from baghdad.envs.openspiel.history import HistoryNode, first_node, restored_node
from baghdad.envs.single import SingleEnv

OUTCOMES = 32
DEAL_DIGITS, DRAW_DIGITS = 8, 3
CHANCE_PLAYER, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DRAW_KEY = 0xBA6DAD


class MatchState:
    """The content of a state. It doesn't change, so that copies of a state share it."""

    __slots__ = ("digits", "digits_left", "env", "pending_action", "player")

    def __init__(
        self, env: HistoryNode, player: int, pending_action: int | None = None, digits: int = 0, digits_left: int = 0
    ) -> None:
        self.env = env  # the match, before a draw that is under way
        self.player = player  # the player to act
        self.pending_action = pending_action  # the action whose draw is under way, `NOTHING` for the deal
        self.digits, self.digits_left = digits, digits_left  # the digits drawn so far, and how many are missing

    def after(self, action: int) -> MatchState:
        """Return the content after a decision, or after a digit of a draw."""
        env, pending = self.env, self.pending_action
        if pending is None:
            node = env.branch(self.player, action)
            node.play(action)
            if node.drew:  # it has to be played again with the digits
                return MatchState(env, CHANCE_PLAYER, action, 0, DRAW_DIGITS)
            return MatchState(node, TERMINAL if node.over else node.seat)
        digits = self.digits * OUTCOMES + action
        if self.digits_left > 1:
            return MatchState(env, CHANCE_PLAYER, pending, digits, self.digits_left - 1)
        return self._after_draw(pending, digits)

    def _after_draw(self, action: int, digits: int) -> MatchState:
        node = self.env.branch(NOTHING if action == NOTHING else self.env.seat, action, draws=1)
        node.set_word(int(siphash(DRAW_KEY, digits, node.draw_count)) & WORD)
        node.play(action)
        node.set_word(0)  # between draws, so that a state says nothing about the next one
        return at(node)

    def redealt(self, player: int, word: int) -> MatchState:
        """Return a determinization: content that looks the same to a player, with the hidden information redealt.

        The other players have no history before it.
        """
        node = self.env.branch(owner=player)
        node.redeal(player, word)
        node.set_word(0)
        return at(node)

    def __deepcopy__(self, memo: dict[int, Any]) -> MatchState:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the history as a list, since pickle would recurse along the links."""
        contents: list[tuple[Any, ...]] = []
        node = self.env
        while node.previous is not None:
            contents.append(node.content())
            node = node.previous
        return _restored, (node.copy(), contents, self.player, self.pending_action, self.digits, self.digits_left)


def at(node: HistoryNode) -> MatchState:
    """Return the content at a node without a draw under way."""
    return MatchState(node, TERMINAL if node.over else node.seat)


def before_deal(env: SingleEnv) -> MatchState:
    """Return the content before the deal of a match."""
    return MatchState(first_node(env), CHANCE_PLAYER, NOTHING, 0, DEAL_DIGITS)


def _restored(env: SingleEnv, contents: list[tuple[Any, ...]], *rest: Any) -> MatchState:
    """Return the content that was pickled; its nodes come last first."""
    node = first_node(env)
    while contents:
        node = restored_node(node, contents.pop())
    return MatchState(node, *rest)
