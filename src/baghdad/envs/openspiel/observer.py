"""Observations for OpenSpiel: rows, lists of numbers, and the observer, which fills tensors by plane."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from baghdad.core.batch_rules import NOTHING
from baghdad.core.planes import Layout
from baghdad.envs.openspiel.history import DIGEST_BYTES
from baghdad.envs.openspiel.match_state import MatchState

BYTE_BITS = 8


def observation_of(match: MatchState, player: int) -> np.ndarray[Any, Any]:
    """Return a player's observation, zeros before the deal."""
    if match.pending_action == NOTHING:  # before the deal
        return np.zeros(match.env.spec.layout.size, np.int8)
    return match.env.observe(player)


def float_list(row: np.ndarray[Any, Any]) -> list[float]:
    """Return a row as a list; most values are 0, and a number made for each takes three times as long."""
    values = [0.0] * len(row)
    places = row.nonzero()[0]
    for place, value in zip(places.tolist(), row[places].astype(np.float32).tolist(), strict=True):
        values[place] = value
    return values


def digest_bits(match: MatchState, player: int) -> np.ndarray[Any, Any]:
    """Return the bits of the digest of everything that a player has observed and done."""
    return np.unpackbits(np.frombuffer(match.env.digest(player), np.uint8))


class Observer:
    """Fills observation tensors by plane; with perfect recall, one more plane holds the bits of the history digest."""

    def __init__(self, layout: Layout, observation_type: pyspiel.IIGObservationType | None, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        self.perfect_recall = bool(observation_type and observation_type.perfect_recall)
        self.size = layout.size
        self.tensor = np.zeros(layout.size + self.perfect_recall * DIGEST_BYTES * BYTE_BITS, np.float32)
        self.dict = {
            plane.name: self.tensor[layout.slice_of(plane.name)].reshape(plane.shape) for plane in layout.planes
        }
        if self.perfect_recall:
            self.dict["past"] = self.tensor[layout.size :]

    def set_from(self, state: Any, player: int) -> None:
        """Write a player's observation into the tensor."""
        self.tensor[: self.size] = observation_of(state.match, player)
        if self.perfect_recall:
            self.tensor[self.size :] = digest_bits(state.match, player)

    def string_from(self, state: Any, player: int) -> str:
        """Return a player's observation as a string."""
        describe = state.information_state_string if self.perfect_recall else state.observation_string
        return str(describe(player))
