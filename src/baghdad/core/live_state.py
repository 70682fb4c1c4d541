"""The state that a match is played on, and the steps of an action that is under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from baghdad.core import arrays
from baghdad.core.errors import IllegalAction
from baghdad.core.state_holder import StateHolder

if TYPE_CHECKING:
    from baghdad.core.game_rules import Action, GameRules, State


class LiveState(StateHolder):
    """A state that actions and steps are played on.

    The steps of an action under way are applied to a draft, a copy of the state, which becomes the state when the
    action is complete. `number` is that of the action in the match: each has its own stream of random draws.
    """

    def __init__(self, game: GameRules[Any, Any], state: State, rng_key: Any) -> None:
        self.game = game
        self.state = state
        self.rng_key = rng_key
        self.steps: list[int] = []  # of the action under way
        self._draft: State = None
        self._rng: Any = None  # of the action under way

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what a pickle holds: the state without the action under way."""
        return _restored, (self.game, self.snapshot(), self.rng_key)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.game.result(self.state) is not None

    def snapshot(self) -> bytes:
        """Return the state as bytes."""
        return self.game.snapshot(self.state)

    def restore(self, data: bytes) -> None:
        """Go back to a snapshot."""
        self.state = self.game.restore(data)
        self.forget()

    def forget(self) -> None:
        """Drop the action under way and everything computed from the state, which may have been changed."""
        self.steps = []
        self._draft = None

    def legal_steps(self) -> list[int]:
        """Return the steps that are legal after those of the action under way."""
        return self.game.next_steps(self.state if self._draft is None else self._current_draft(), self.steps)

    def legal(self, seat: int) -> list[Any]:
        """Return the legal actions of a seat that may act."""
        return self.game.legal(self.state, seat)

    def play_step(self, step: int, number: int) -> Sequence[int] | None:
        """Take a step; return all steps of its action if it completes it, else None.

        Raises IllegalAction, and changes nothing, if the step isn't legal.
        """
        if step not in self.legal_steps():
            raise illegal_step(step)
        if self._draft is None:
            self._draft, self._rng = self.game.copy(self.state), self.rng(number)
        draft, self._rng = self._current_draft(), arrays.current_form(self._rng)
        self.game.apply_step(draft, step, self._rng)
        self.steps.append(step)
        if not self.game.is_complete(draft):
            return None
        steps, self.state = self.steps, draft
        self.forget()
        return steps

    def play(self, seat: int, action: Action, number: int) -> bool:
        """Play an action of a seat and return True, or return False if it isn't legal; drop the action under way."""
        self.forget()
        if self.game.why_not(self.state, seat, action) is not None:
            return False
        self.apply(seat, action, number)
        return True

    def apply(self, seat: int, action: Action, number: int) -> None:
        """Play an action that is known to be legal."""
        self.forget()
        self.game.apply(self.state, seat, action, self.rng(number))

    def _current_draft(self) -> State:
        """Return the draft in the form in which rules run now."""
        self._draft = self.game.current_form(self._draft)
        return self._draft

    def rng(self, number: int) -> Any:
        """Return the RNG of an action."""
        from baghdad.core.rng import rng_from_key

        return rng_from_key(self.rng_key, number)


def illegal_step(step: int) -> IllegalAction:
    """Return the error that a step isn't legal."""
    return IllegalAction("illegal_step", step=step)


def _restored(game: GameRules[Any, Any], snapshot: bytes, rng_key: Any) -> LiveState:
    """Return a live state as it was when it was pickled."""
    return game.live_state(game.restore(snapshot), rng_key)
