"""The rules of The Thieves of Baghdad: no I/O, no user-facing text, no bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from baghdad.core.errors import OptionError, Refusal
from baghdad.core.events import Event, Result
from baghdad.core.game import Game, State
from baghdad.core.lazy import LazyAttribute, LazyModule
from baghdad.voleurs.board.registry import board_tables, get_board, is_loaded
from baghdad.voleurs.box import FEWEST_PLAYERS, MAX_PLAYERS, MIN_PLAYERS
from baghdad.voleurs.options import Options

if TYPE_CHECKING:
    from baghdad.core import arrays as np
    from baghdad.core.live_state import LiveState
    from baghdad.voleurs import engine
    from baghdad.voleurs.actions import Action
else:
    np, engine = LazyModule("baghdad.core.arrays"), LazyModule("baghdad.voleurs.engine")


class Voleurs(Game["Action", Options]):
    """Les Voleurs de Bagdad by Francis Pacherie, for 3 to 6 players."""

    name = "voleurs"
    title = "Les Voleurs de Bagdad"
    version = 3
    environment_version = 2  # since observations tell about claims
    replayable_versions = (2,)  # offers of one maker were unlimited, answers had no claims
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    record_type = LazyAttribute("baghdad.voleurs.state:STATE")
    options_type = Options
    passing_words = ("done", "slipper")
    step_count = LazyAttribute("baghdad.voleurs.action_ids:ACTIONS")
    step_kinds = LazyAttribute("baghdad.voleurs.action_ids:KINDS")
    parts = MappingProxyType(
        {
            "observation": "baghdad.voleurs.rules.observation:OBSERVER",
            "batch": "baghdad.envs.voleurs:BATCH",
            "picture": "baghdad.envs.voleurs.picture:draw",
            "bots": "baghdad.bots.voleurs:BOTS",
            "queries": "baghdad.voleurs.queries:QUERIES",
            "summary": "baghdad.voleurs.summary:summarize",
            "typed_names": "baghdad.voleurs.typed_names:TYPED_NAMES",
            "terminal": "baghdad.cli.voleurs:terminal_game",
            "board_commands": "baghdad.cli.voleurs.board_commands:board",
            "bench": "baghdad.bench.voleurs:BENCH",
            "lesson": "baghdad.server.voleurs:LESSON",
            "school": "baghdad.server.voleurs:SCHOOL",
            "coach": "baghdad.bots.voleurs.coach:COACH",
            "page": "baghdad.server.voleurs:PAGE",
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
        state = self.empty_state(players, options)
        engine.lay_table(state, players)
        engine.deal(state, rng)
        return state

    def live_state(self, state: State, rng_key: Any) -> LiveState:
        return engine.live_state(self, state, rng_key)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that may act: while trading all of them, starting with the one whose turn it is to speak."""
        if state.phase == engine.OVER:
            return ()
        players, seat = int(state.players), int(state.seat)
        return tuple((seat + turn) % players for turn in range(players if state.phase == engine.TRADING else 1))

    def blocking_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that the match waits for: while trading, those that aren't done."""
        seats = self.to_act(state)
        if state.phase != engine.TRADING:
            return seats
        return tuple(seat for seat in seats if not engine.is_done(state, seat))

    def is_stale(self, before: State, seat: int, action: Action, now: State) -> bool:
        """Return whether an action was meant for a state that is past.

        Trade is free for all, so only an answer to an offer that has been replaced since is stale.
        """
        if before.phase != engine.TRADING or now.phase != engine.TRADING or before.round_number != now.round_number:
            return True
        return action.is_stale(before, now)

    def legal(self, state: State, seat: int) -> list[Action]:
        return engine.suggested_actions(state, seat)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return engine.refusals.why_not(state, seat, action)

    def apply(self, state: State, seat: int, action: Action, rng: Any) -> None:
        engine.apply_action(state, seat, action, rng)

    def events(self, before: State, seat: int, action: Action, after: State) -> list[Event]:
        return engine.events(before, seat, action, after)

    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        engine.redeal(state, engine.SPECTATOR if seat is None else seat, rng)

    def result(self, state: State) -> Result | None:
        if state.phase != engine.OVER:
            return None
        seats = range(int(state.players))
        riches = tuple(int(engine.wealth(state, seat)) for seat in seats)
        shares = np.zeros(MAX_PLAYERS)
        if not engine.outcome_shares(state, engine.tables_of_state(state), shares):
            return Result((), "unfinished", riches)
        winners = tuple(seat for seat in seats if shares[seat])
        by_birthday = engine.meets(state, winners[0], state.birthdays[winners[0]])
        return Result(winners, "birthday" if by_birthday else "riches", riches)

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        return engine.view(state, options, seat)

    def position(self, state: State, options: Options) -> dict[str, Any]:
        return engine.position.write(state, options)

    def read_position(self, data: Mapping[str, Any]) -> tuple[Options, State]:
        state = self.states(1)[0]
        options = engine.position.read(data, state)
        options.write_to(state)
        engine.position.check_vizier_goal(state)
        return options, state

    def static_data(self, options: Options) -> dict[str, Any]:
        return engine.static_data(get_board(options.board))

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
        return engine.step_name(step)

    def legal_steps(self, state: State) -> list[int]:
        return engine.legal_steps(state) if state.phase != engine.OVER else []

    def is_complete(self, state: State) -> bool:
        return bool(engine.is_complete(state))

    def next_steps(self, state: State, steps: Sequence[int]) -> list[int]:
        return engine.next_steps(state, steps)

    def action_steps(self, state: State, seat: int, action: Action) -> Iterator[int]:
        return engine.action_steps(state, seat, action)

    def action_from_steps(self, state: State, steps: Sequence[int]) -> Action:
        return engine.action_from_steps(state, steps)

    def apply_step(self, state: State, step: int, rng: Any) -> None:
        engine.apply(state, engine.tables_of_state(state), step, rng)

    def parse(self, text: str) -> Action:
        return engine.actions.parse(text)

    def check_players(self, players: int, options: Options | None = None) -> None:
        two = options is not None and options.two_players and players == FEWEST_PLAYERS
        if not two or isinstance(players, bool):
            super().check_players(players, options)
        most = self.max_players if options is None else get_board(options.board).players
        if players > most:
            raise OptionError("bad_players", game=self.name, players=players, min=self.min_players, max=most)


game = Voleurs()
