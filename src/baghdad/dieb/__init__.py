"""The rules of The Thief of Baghdad, without I/O, words or bots."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from baghdad.core.errors import Refusal
from baghdad.core.events import Event, Result
from baghdad.core.game import CatalogueGame, State
from baghdad.dieb import actions, position, refusals
from baghdad.dieb.action_ids import ACTIONS, KINDS
from baghdad.dieb.actions import CATALOGUE, Action
from baghdad.dieb.box import CHESTS_TO_WIN, MAX_PLAYERS, MIN_PLAYERS
from baghdad.dieb.events import events
from baghdad.dieb.options import Options
from baghdad.dieb.rules.from_python import list_legal, play
from baghdad.dieb.rules.outcome import outcome_shares
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply
from baghdad.dieb.state import LEGAL_WORDS, OVER, STATE
from baghdad.dieb.tally import total
from baghdad.dieb.view import SPECTATOR, view


class Dieb(CatalogueGame[Action, Options]):
    """Der Dieb von Bagdad by Thorsten Gimmler, for 2 to 4 players."""

    name = "dieb"
    title = "Der Dieb von Bagdad"
    version = 2
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    record_type = STATE
    options_type = Options
    passing_words = ("pass", "end")
    catalogue = CATALOGUE
    step_count = ACTIONS
    step_kinds = KINDS
    parts = MappingProxyType(
        {
            "observation": "baghdad.dieb.rules.observation:OBSERVER",
            "batch": "baghdad.envs.dieb:BATCH",
            "picture": "baghdad.envs.dieb.picture:draw",
            "bots": "baghdad.bots.dieb:BOTS",
            "lesson": "baghdad.server.dieb:LESSON",
            "balance": "baghdad.arena.dieb.reports:REPORTS",
            "standings": "baghdad.arena.dieb.standings:Tracker",
            "training": "baghdad.arena.dieb.training:game_training",
        }
    )

    def start(self, players: int, options: Options, rng: Any) -> State:
        state = self.states(1)[0]
        options.write_to(state)
        lay_table(state, players)
        deal(state, rng)
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state["phase"] == OVER else (int(state["seat"]),)

    def legal(self, state: State, seat: int) -> list[Action]:
        numbers = np.empty(ACTIONS, np.int64)
        count = list_legal(np.asarray(state), np.empty(LEGAL_WORDS, np.int64), numbers)
        return [CATALOGUE[number] for number in numbers[:count].tolist()]

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(state, seat, action)

    def apply(self, state: State, seat: int, action: Action, rng: Any) -> None:
        state_array, rng_array = np.asarray(state), np.asarray(rng)
        if state_array.base is None or rng_array.base is None:  # the array is a copy, so changes to it would be lost
            apply(state, action.number, rng)
        else:
            play(state_array, action.number, rng_array)

    def events(self, before: State, seat: int, action: Action, after: State) -> list[Event]:
        return events(before, action, after)

    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        redeal(state, SPECTATOR if seat is None else seat, rng)

    def result(self, state: State) -> Result | None:
        if state["phase"] != OVER:
            return None
        players = int(state.players)
        chests = tuple(total(won) for won in state.chests_won[:players].tolist())
        shares = np.zeros(MAX_PLAYERS)
        if not outcome_shares(state, shares):
            return Result((), "unfinished", chests)
        winners = tuple(np.flatnonzero(shares).tolist())
        return Result(winners, "chests" if max(chests) >= CHESTS_TO_WIN[players] else "standstill", chests)

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        return view(state, options, seat)

    def position(self, state: State, options: Options) -> dict[str, Any]:
        return position.write(state, options)

    def read_position(self, data: Mapping[str, Any]) -> tuple[Options, State]:
        state = self.states(1)[0]
        options = position.read(data, state)
        options.write_to(state)
        return options, state

    def parse(self, text: str) -> Action:
        return actions.parse(text)


game = Dieb()
