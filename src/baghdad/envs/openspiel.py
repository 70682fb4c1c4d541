"""The games in OpenSpiel (extra `openspiel`); importing this registers them.

>>> import pyspiel, baghdad.envs.openspiel
>>> pyspiel.load_game("python_baghdad_dieb(players=2)").num_players()
2

Chance is explicit. Where something is drawn, a few chance nodes with `OUTCOMES` equally likely outcomes each are the
digits of a number that chooses the generator it is drawn with (2**15 for a draw, 2**40 for the deal). So a history
alone replays a match, and a copy of a state foresees nothing.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel

from baghdad.core.batch_rules import NOTHING
from baghdad.core.errors import BaghdadError
from baghdad.core.planes import Layout
from baghdad.core.rng import WORD
from baghdad.core.siphash import siphash
from baghdad.envs.game_specs import GameSpec, spec_of
from baghdad.envs.rendering import text_of
from baghdad.envs.single import SingleEnv

OUTCOMES = 32
DIGITS_OF_DEAL, DIGITS = 8, 3
CHANCE_OUTCOMES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
NATURE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
KEY = 0xBA6DAD
PAST_BYTES = 16
BYTE_BITS = 8
USUAL_CAP = {"dieb": 5000, "voleurs": 5000}  # decisions, after which a match counts as undecided
OVERRUN = 400  # steps by which an action under way may go beyond it
LONG_NAMES = {"dieb": "The Thief of Baghdad", "voleurs": "Thieves of Bagdad"}


class Past:
    """What happened last, and before that: shared by all copies of a state, and looked at only when somebody asks."""

    __slots__ = ("action", "actor", "before", "digests", "owner", "table")

    def __init__(self, before: Past | None, table: bytes, actor: int, action: int, owner: int = NOTHING) -> None:
        self.before = before
        self.table = table  # as it was then
        self.actor, self.action = actor, action
        self.owner = owner  # where the world was dealt anew: for whom, and nobody else has a past
        self.digests: dict[int, bytes] = {}

    def digest(self, kind: GameSpec, player: int) -> bytes:
        """A digest of all that a player has seen and done."""
        chain: list[Past] = []
        past: Past | None = self
        digest = bytes(PAST_BYTES)
        while past is not None:
            if player in past.digests:
                digest = past.digests[player]
                break
            if past.owner in (NOTHING, player):
                if past.owner == NOTHING:
                    chain.append(past)
                past = past.before
            else:
                chain.append(past)
                break
        for link in reversed(chain):
            digest = link.digests[player] = link._after(kind, player, digest)
        return digest

    def _after(self, kind: GameSpec, player: int, digest: bytes) -> bytes:
        row = np.empty(kind.layout.size, np.int8)
        kind.stepping.observe(np.frombuffer(self.table, np.uint8).copy(), player, row)
        own = self.action if player == self.actor else NOTHING
        return blake2b(digest + own.to_bytes(2, "little", signed=True) + row.tobytes(), digest_size=PAST_BYTES).digest()


class Core:
    """All there is to a state: the table, a draw under way, and what happened so far."""

    __slots__ = ("actor", "digits", "draws", "left", "one", "past", "pending", "player")

    def __init__(self, one: SingleEnv) -> None:
        self.one = one
        self.pending: int | None = NOTHING  # the action whose draw is under way; first, the deal
        self.actor = NOTHING  # whose action it is
        self.digits, self.left = 0, DIGITS_OF_DEAL  # those drawn, and how many are to come
        self.draws = 0
        self.past = Past(None, one.table.tobytes(), NOTHING, NOTHING)
        self.past.digests = dict.fromkeys(range(one.players), bytes(PAST_BYTES))
        self.player = NATURE  # whose turn it is

    def apply(self, action: int) -> None:
        """A decision, or a digit of a draw."""
        if self.pending is not None:
            self.digits = self.digits * OUTCOMES + action
            self.left -= 1
            if self.left == 0:
                self._finish()
            return
        one = self.one
        actor = self.player
        one.play(action)
        if one.word[0]:  # it is 0 between draws
            one.table[:] = np.frombuffer(self.past.table, np.uint8)
            self.pending, self.actor, self.digits, self.left = action, actor, 0, DIGITS
            self.player = NATURE
        else:
            self._go_on(actor, action)

    def _finish(self) -> None:
        one, action = self.one, self.pending
        assert action is not None
        self.draws += 1
        one.word[0] = int(siphash(KEY, self.digits, self.draws)) & WORD
        one.play(action)
        one.word[0] = 0
        self.pending = None
        self._go_on(self.actor, action)

    def _go_on(self, actor: int, action: int) -> None:
        one = self.one
        self.past = Past(self.past, one.table.tobytes(), actor, action)
        self.player = TERMINAL if one.over else one.seat

    def stand_at(self, position: Any) -> None:
        """Goes on from a state of the game itself."""
        one = self.one
        one.table[: position.nbytes] = np.frombuffer(position.tobytes(), np.uint8)
        one.look()
        self.pending, self.left = None, 0
        self.past.table, self.player = one.table.tobytes(), one.seat

    def imagined(self, player: int, word: int) -> Core:
        """Another world that looks the same to a player; of others' pasts there is nothing in it."""
        twin = self.copy()
        twin.one = self.one.imagined(player, word)
        twin.one.word[0] = 0
        twin.past = Past(self.past, twin.one.table.tobytes(), NOTHING, NOTHING, player)
        return twin

    def digest(self, player: int) -> bytes:
        """Of all that a player has seen and done."""
        return self.past.digest(self.one.kind, player)

    def copy(self) -> Core:
        """A core of its own."""
        twin = object.__new__(Core)
        twin.one, twin.pending, twin.digits, twin.draws = self.one.copy(), self.pending, self.digits, self.draws
        twin.actor, twin.left, twin.past, twin.player = self.actor, self.left, self.past, self.player
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Core:
        return self.copy()


class State(pyspiel.State):  # type: ignore[misc]
    """A state of a match; everything about it is in its core."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.core = Core(SingleEnv(game.kind, game.players, game.chosen))

    def current_player(self) -> int:
        """Whose turn it is, or chance's."""
        return self.core.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.core.one.legal() if player == self.core.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        return CHANCE_OUTCOMES

    def _apply_action(self, action: int) -> None:
        self.core.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else action_name(self.core.one.kind, action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.core.player == TERMINAL

    def returns(self) -> list[float]:
        """1 for a victory, as much below 0 among the others, 0 for all if it was cut off."""
        one = self.core.one
        return one.rewards if self.is_terminal() else [0.0] * one.players

    def __str__(self) -> str:
        core = self.core
        if core.pending == NOTHING:
            return f"{core.one.kind.game.name} deal {core.digits} {core.left}"
        whole = blake2b(core.one.table[: core.one.kind.table["state"].itemsize].tobytes(), digest_size=4).hexdigest()
        draw = "" if core.pending is None else f" draw {core.pending} {core.digits} {core.left}"
        return f"{text_of(core.one, None)}{whole}{draw}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, compact."""
        player = self.current_player() if player is None else player
        return f"p{player} {_seen(self.core, player).tobytes().hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """The same, and a digest of all that it has seen and done."""
        player = self.current_player() if player is None else player
        return f"{self.observation_string(player)} {self.core.digest(player).hex()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state drawn from all that look the same to a player."""
        twin: State = self.clone()
        if self.core.pending is None:
            twin.core = self.core.imagined(player, int(sampler() * 2**53))
        return twin

    # Structs, which OpenSpiel turns to JSON and back.

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What a player sees, plane by plane."""
        row, layout = _seen(self.core, player), self.core.one.kind.layout
        return {plane.name: row[layout.slice_of(plane.name)].reshape(plane.shape).tolist() for plane in layout.planes}

    def _to_struct(self) -> dict[str, Any]:
        """What everybody sees, taken together."""
        seen = [self._to_observation_struct(player) for player in range(self.core.one.players)]
        return {"current_player": self.core.player, "seen": seen}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        """The one action of that name, if it is one now."""
        named = {self._action_to_string(self.core.player, action): action for action in self.legal_actions()}
        return [named[struct["action"]]] if struct.get("action") in named else []


def _seen(core: Core, player: int) -> np.ndarray[Any, Any]:
    if core.pending == NOTHING:  # nothing lies on the table yet
        return np.zeros(core.one.kind.layout.size, np.int8)
    return core.one.observe(player)


class Observer:
    """Fills tensors plane by plane; with perfect recall there is one more, the bits of the past's digest."""

    def __init__(self, layout: Layout, kind: pyspiel.IIGObservationType | None, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        self.recalls = bool(kind and kind.perfect_recall)
        self.size = layout.size
        self.tensor = np.zeros(layout.size + self.recalls * PAST_BYTES * BYTE_BITS, np.float32)
        self.dict = {
            plane.name: self.tensor[layout.slice_of(plane.name)].reshape(plane.shape) for plane in layout.planes
        }
        if self.recalls:
            self.dict["past"] = self.tensor[layout.size :]

    def set_from(self, state: State, player: int) -> None:
        """What a player sees there."""
        self.tensor[: self.size] = _seen(state.core, player)
        if self.recalls:
            self.tensor[self.size :] = np.unpackbits(np.frombuffer(state.core.digest(player), np.uint8))

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def _is_whole(kind: Any) -> bool:
    return bool(kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


@cache
def _names(game: str) -> list[str]:
    kind = spec_of(game)
    if kind.game.enumerates_actions:
        return [str(action) for action in kind.game.catalogue]
    from baghdad.envs.voleurs.step_names import step_name

    return [step_name(step) for step in range(kind.actions)]


def action_name(kind: GameSpec, action: int) -> str:
    """An action as text: the notation, or the name of a step."""
    return _names(kind.game.name)[action]


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; the same ones as everywhere, and `players`."""

    name: ClassVar[str]
    kind_of_game: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = spec_of(self.name)
        given = {**usual_parameters(self.name), **(params or {})}
        self.players = given.pop("players")
        try:
            self.chosen = kind.options(self.players, given)
        except BaghdadError as error:
            raise pyspiel.SpielError(str(error)) from error
        self.kind = kind
        info = pyspiel.GameInfo(
            num_distinct_actions=kind.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=(self.chosen.decision_cap or USUAL_CAP[self.name]) + OVERRUN,
        )
        super().__init__(self.kind_of_game, info, params or {})

    def new_initial_state(self, from_string: str | None = None) -> State:
        """Before the deal."""
        if from_string:
            raise pyspiel.SpielError("a match starts with its deal")
        return State(self)

    def state_at(self, position: Any) -> State:
        """A state that stands where a match does, without its past: `match.state`, or what a player imagines."""
        state = State(self)
        state.core.stand_at(position)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """An observer of this game: of all that a player may know, never of a part of it."""
        if iig_obs_type and not _is_whole(iig_obs_type):
            return None
        return Observer(self.kind.layout, iig_obs_type, params)


def usual_parameters(name: str) -> dict[str, Any]:
    """Every option with its usual value."""
    kind = spec_of(name)
    usual = {field.name: field.default for field in fields(kind.game.options())}
    return {**usual, "players": kind.usual_players, "decision_cap": USUAL_CAP[name]}


def _type_of(name: str) -> Any:
    game = spec_of(name).game
    return pyspiel.GameType(
        short_name=f"python_baghdad_{name}",
        long_name=LONG_NAMES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual_parameters(name),
    )


class DiebGame(Game):
    """The Thief of Baghdad."""

    name = "dieb"
    kind_of_game = _type_of("dieb")


class VoleursGame(Game):
    """The Thieves of Bagdad, decided step by step."""

    name = "voleurs"
    kind_of_game = _type_of("voleurs")


for _game in (DiebGame, VoleursGame):
    if _game.kind_of_game.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_game.kind_of_game, _game)
