"""A state of OpenSpiel on one of our matches."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from baghdad.core.batch_rules import NOTHING
from baghdad.envs.openspiel.match_state import CHANCE_PLAYER, OUTCOMES, TERMINAL, MatchState
from baghdad.envs.openspiel.observer import digest_bits, float_list, observation_of
from baghdad.envs.rendering import text_of

CHANCE_OUTCOMES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


class State(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state, whose content is in `match`.

    Some methods replace OpenSpiel's for callers from Python, because those call several methods of this class.
    """

    def __init__(self, game: Any, match: MatchState) -> None:
        super().__init__(game)
        self.match = match

    def current_player(self) -> int:
        """Return the player to act, or the chance player."""
        return self.match.player

    def is_chance_node(self) -> bool:
        """Return whether a digit of a draw comes next."""
        return self.match.player == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player, by default of the one to act; at a chance node its outcomes."""
        match = self.match
        if match.player >= 0 and player in (None, match.player):
            return match.env.legal()
        legal: list[int] = super().legal_actions(match.player if player is None else player)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.env.legal() if player == self.match.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node, all equally likely."""
        return CHANCE_OUTCOMES

    def _apply_action(self, action: int) -> None:
        self.match = self.match.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.match.env.spec.game.step_name(action)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.match.player == TERMINAL

    def returns(self) -> list[float]:
        """Return each player's reward: 1 for a sole victory, the others share -1; 0 for all if it was cut off."""
        env = self.match.env
        return env.rewards if self.is_terminal() else [0.0] * env.players

    def __str__(self) -> str:
        match = self.match
        if match.pending_action == NOTHING:
            return f"{match.env.spec.game.name} deal {match.digits} {match.digits_left}"
        digest = blake2b(match.env.state.tobytes(), digest_size=4).hexdigest()
        pending = match.pending_action
        draw = "" if pending is None else f" draw {pending} {match.digits} {match.digits_left}"
        return f"{text_of(match.env, None)}{digest}{draw}"

    def observation_string(self, player: int | None = None) -> str:
        """Return a player's observation as a compact string."""
        player = self.current_player() if player is None else player
        return f"p{player} {observation_of(self.match, player).tobytes().hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """Return a player's observation with a digest of everything that the player has observed and done."""
        player = self.current_player() if player is None else player
        return f"{self.observation_string(player)} {self.match.env.digest(player).hex()}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return a player's observation, by default that of the one to act, as a list."""
        player = self.match.player if player is None else player
        if not 0 <= player < self.match.env.players:
            raise pyspiel.SpielError(f"there is no player {player}")
        return float_list(observation_of(self.match, player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return a player's observation and the bits of the history digest as a list."""
        player = self.match.player if player is None else player
        bits: list[float] = digest_bits(self.match, player).astype(np.float32).tolist()
        return self.observation_tensor(player) + bits

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Return a state sampled uniformly from those that look the same to a player (determinization)."""
        copy: State = self.clone()
        if self.match.pending_action is None:
            copy.match = self.match.redealt(player, int(sampler() * 2**53))
        return copy

    # Structs, which OpenSpiel converts to JSON and back.

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """Return a player's observation by plane."""
        row, layout = observation_of(self.match, player), self.match.env.spec.layout
        return {plane.name: row[layout.slice_of(plane.name)].reshape(plane.shape).tolist() for plane in layout.planes}

    def _to_struct(self) -> dict[str, Any]:
        """Return the observations of all players."""
        observations = [self._to_observation_struct(player) for player in range(self.match.env.players)]
        return {"current_player": self.match.player, "seen": observations}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        """Return the legal action with that text, as a list of one; an empty list if there is none."""
        named = {self._action_to_string(self.match.player, action): action for action in self.legal_actions()}
        return [named[struct["action"]]] if struct.get("action") in named else []
