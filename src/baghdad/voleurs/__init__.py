"""The rules of The Thieves of Bagdad: no I/O, no user-facing text, no bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from baghdad.core.errors import OptionError, Refusal
from baghdad.core.events import Event, Result
from baghdad.core.game import Game, State
from baghdad.voleurs import actions, position, refusals, static_data
from baghdad.voleurs.action_ids import ACTIONS
from baghdad.voleurs.actions import Action, action_from_steps
from baghdad.voleurs.board.registry import board_tables, get_board, is_loaded, tables_of_state
from baghdad.voleurs.box import FEWEST_PLAYERS, MAX_PLAYERS, MIN_PLAYERS
from baghdad.voleurs.dry_run import action_steps, apply_action, legal_steps
from baghdad.voleurs.events import events
from baghdad.voleurs.legal_actions import suggested_actions
from baghdad.voleurs.options import Options
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.gems import meets, wealth
from baghdad.voleurs.rules.outcome import outcome_shares
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.state import OVER, STATE, TRADING
from baghdad.voleurs.step_names import KINDS, step_name
from baghdad.voleurs.view import SPECTATOR, view


class Voleurs(Game[Action, Options]):
    """Les Voleurs de Bagdad by Francis Pacherie, for 3 to 6 players."""

    name = "voleurs"
    title = "Les Voleurs de Bagdad"
    version = 3
    replayable_versions = (2,)  # offers of one maker were unlimited, answers had no claims
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    record_type = STATE
    options_type = Options
    passing_words = ("done", "slipper")
    step_count = ACTIONS
    step_kinds = KINDS
    parts = MappingProxyType(
        {
            "observation": "baghdad.voleurs.rules.observation:OBSERVER",
            "batch": "baghdad.envs.voleurs:BATCH",
            "picture": "baghdad.envs.voleurs.picture:draw",
            "bots": "baghdad.bots.voleurs:BOTS",
            "lesson": "baghdad.server.voleurs:LESSON",
            "balance": "baghdad.arena.voleurs.reports:REPORTS",
            "standings": "baghdad.arena.voleurs.standings:Tracker",
            "training": "baghdad.arena.voleurs.training:game_training",
        }
    )

    def is_loaded(self, options: Options) -> bool:
        return is_loaded(options.board)

    def load(self, options: Options) -> None:
        board_tables(options.board)

    def start(self, players: int, options: Options, rng: Any) -> State:
        state = self.states(1)[0]
        options.write_to(state)
        lay_table(state, players)
        deal(state, rng)
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that may act: while trading all of them, starting with the one whose turn it is to speak."""
        if state.phase == OVER:
            return ()
        players, seat = int(state.players), int(state.seat)
        return tuple((seat + turn) % players for turn in range(players if state.phase == TRADING else 1))

    def blocking_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that the match waits for: while trading, those that aren't done."""
        seats = self.to_act(state)
        return tuple(seat for seat in seats if not state.ready[seat]) if state.phase == TRADING else seats

    def is_stale(self, before: State, seat: int, action: Action, now: State) -> bool:
        """Return whether an action was meant for a state that is past.

        Trade is free for all, so only an answer to an offer that has been replaced since is stale.
        """
        if before.phase != TRADING or now.phase != TRADING or before.round_number != now.round_number:
            return True
        return action.is_stale(before, now)

    def legal(self, state: State, seat: int) -> list[Action]:
        return suggested_actions(state, seat)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.why_not(state, seat, action)

    def apply(self, state: State, seat: int, action: Action, rng: Any) -> None:
        apply_action(state, seat, action, rng)

    def events(self, before: State, seat: int, action: Action, after: State) -> list[Event]:
        return events(before, seat, action, after)

    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        redeal(state, SPECTATOR if seat is None else seat, rng)

    def result(self, state: State) -> Result | None:
        if state.phase != OVER:
            return None
        seats = range(int(state.players))
        riches = tuple(int(wealth(state, seat)) for seat in seats)
        shares = np.zeros(MAX_PLAYERS)
        if not outcome_shares(state, tables_of_state(state), shares):
            return Result((), "unfinished", riches)
        winners = tuple(np.flatnonzero(shares).tolist())
        by_birthday = meets(state, winners[0], state.birthdays[winners[0]])
        return Result(winners, "birthday" if by_birthday else "riches", riches)

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        return view(state, options, seat)

    def position(self, state: State, options: Options) -> dict[str, Any]:
        return position.write(state, options)

    def read_position(self, data: Mapping[str, Any]) -> tuple[Options, State]:
        state = self.states(1)[0]
        options = position.read(data, state)
        options.write_to(state)
        position.check_vizier_goal(state)
        return options, state

    def static_data(self, options: Options) -> dict[str, Any]:
        return static_data.static_data(get_board(options.board))

    def describe_action(self, state: State, seat: int, action: Action) -> dict[str, Any]:
        return action.details(state, seat)

    def payments(self, state: State, seat: int, action: Action) -> list[Action]:
        return action.payments(state, seat)

    def listed_events(self, state: State, seat: int, action: Action) -> list[Event]:
        """Return nothing: there may be hundreds of purchases, and their details tell what they do."""
        return []

    def is_irreversible(self, state: State, seat: int, action: Action) -> bool:
        """Return whether an action can't be undone; purchases never can, so they needn't be simulated."""
        return action.irreversible or super().is_irreversible(state, seat, action)

    def step_name(self, step: int) -> str:
        return step_name(step)

    def legal_steps(self, state: State) -> list[int]:
        return legal_steps(state) if state.phase != OVER else []

    def action_steps(self, state: State, seat: int, action: Action) -> Iterator[int]:
        return action_steps(state, seat, action)

    def action_from_steps(self, state: State, steps: Sequence[int]) -> Action:
        return action_from_steps(state, steps)

    def apply_step(self, state: State, step: int, rng: Any) -> None:
        apply(state, tables_of_state(state), step, rng)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def check_players(self, players: int, options: Options | None = None) -> None:
        two = options is not None and options.two_players and players == FEWEST_PLAYERS
        if not two or isinstance(players, bool):
            super().check_players(players, options)
        most = self.max_players if options is None else get_board(options.board).players
        if players > most:
            raise OptionError("bad_players", game=self.name, players=players, min=self.min_players, max=most)


game = Voleurs()
