"""The rules of The Thief of Baghdad, without I/O, words or bots."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from baghdad.core.errors import Refusal
from baghdad.core.events import Event, Result
from baghdad.core.game import CatalogueGame, State
from baghdad.core.lazy import LazyAttribute, LazyModule
from baghdad.dieb.box import CHESTS_TO_WIN, MAX_PLAYERS, MIN_PLAYERS
from baghdad.dieb.options import Options

if TYPE_CHECKING:
    from baghdad.core import arrays as np
    from baghdad.core.live_state import LiveState
    from baghdad.dieb import engine
    from baghdad.dieb.actions import Action
else:
    np, engine = LazyModule("baghdad.core.arrays"), LazyModule("baghdad.dieb.engine")


class Dieb(CatalogueGame["Action", Options]):
    """Der Dieb von Bagdad by Thorsten Gimmler, for 2 to 4 players."""

    name = "dieb"
    title = "Der Dieb von Bagdad"
    version = 2
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    record_type = LazyAttribute("baghdad.dieb.state:STATE")
    options_type = Options
    passing_words = ("pass", "end")
    catalogue = LazyAttribute("baghdad.dieb.actions:CATALOGUE")
    step_count = LazyAttribute("baghdad.dieb.action_ids:ACTIONS")
    step_kinds = LazyAttribute("baghdad.dieb.action_ids:KINDS")
    parts = MappingProxyType(
        {
            "observation": "baghdad.dieb.rules.observation:OBSERVER",
            "batch": "baghdad.envs.dieb:BATCH",
            "picture": "baghdad.envs.dieb.picture:draw",
            "bots": "baghdad.bots.dieb:BOTS",
            "queries": "baghdad.dieb.queries:QUERIES",
            "summary": "baghdad.dieb.summary:summarize",
            "typed_names": "baghdad.dieb.typed_names:TYPED_NAMES",
            "terminal": "baghdad.cli.dieb:terminal_game",
            "perft": "baghdad.dieb.perft:perft",
            "bench": "baghdad.bench.dieb:BENCH",
            "lesson": "baghdad.server.dieb:LESSON",
            "school": "baghdad.server.dieb:SCHOOL",
            "coach": "baghdad.bots.dieb.coach:COACH",
            "page": "baghdad.server.dieb:PAGE",
            "balance": "baghdad.arena.dieb.reports:REPORTS",
            "audit": "baghdad.arena.dieb.audit:AUDITOR",
            "standings": "baghdad.arena.dieb.standings:Tracker",
            "training": "baghdad.arena.dieb.training:game_training",
        }
    )

    def start(self, players: int, options: Options, rng: Any) -> State:
        state = self.empty_state(players, options)
        engine.lay_table(state, players)
        engine.deal(state, rng)
        return state

    def live_state(self, state: State, rng_key: Any) -> LiveState:
        return engine.live_state(self, state, rng_key)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state["phase"] == engine.OVER else (int(state["seat"]),)

    def legal(self, state: State, seat: int) -> list[Action]:
        numbers = np.empty(engine.ACTIONS, np.int64)
        count = engine.list_legal(np.asarray(state), np.empty(engine.LEGAL_WORDS, np.int64), numbers)
        return [engine.CATALOGUE[number] for number in np.as_list(numbers[:count])]

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return engine.refusals.why_not(state, seat, action)

    def apply(self, state: State, seat: int, action: Action, rng: Any) -> None:
        state_array, rng_array = np.asarray(state), np.asarray(rng)
        if state_array.base is None or rng_array.base is None:  # the array is a copy, so changes to it would be lost
            engine.apply(state, action.number, rng)
        else:
            engine.play(state_array, action.number, rng_array)

    def events(self, before: State, seat: int, action: Action, after: State) -> list[Event]:
        return engine.events(before, action, after)

    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        engine.redeal(state, engine.SPECTATOR if seat is None else seat, rng)

    def result(self, state: State) -> Result | None:
        if state["phase"] != engine.OVER:
            return None
        players = int(state.players)
        chests = tuple(engine.total(won) for won in np.as_list(state.chests_won[:players]))
        shares = np.zeros(MAX_PLAYERS)
        if not engine.outcome_shares(state, shares):
            return Result((), "unfinished", chests)
        winners = tuple(seat for seat in range(players) if shares[seat])
        return Result(winners, "chests" if max(chests) >= CHESTS_TO_WIN[players] else "standstill", chests)

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        return engine.view(state, options, seat)

    def position(self, state: State, options: Options) -> dict[str, Any]:
        return engine.position.write(state, options)

    def read_position(self, data: Mapping[str, Any]) -> tuple[Options, State]:
        state = self.states(1)[0]
        options = engine.position.read(data, state)
        options.write_to(state)
        return options, state


game = Dieb()
