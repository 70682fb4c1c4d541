"""The games for OpenSpiel (extra `openspiel`); importing this module registers all that have observations.

>>> import pyspiel, baghdad.envs.openspiel
>>> pyspiel.load_game("python_baghdad_dieb(players=2)").num_players()
2

Chance is explicit. A random draw is a sequence of chance nodes with `OUTCOMES` equally likely outcomes each. They are
the digits of a number that seeds the RNG of the draw (2**15 values for a draw, 2**40 for the deal). So a history
alone replays a match, and a copy of a state reveals nothing of future draws.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel

import baghdad
from baghdad.core.batch_rules import NOTHING
from baghdad.core.errors import BaghdadError, UnknownGame
from baghdad.core.options import declared
from baghdad.core.planes import Layout
from baghdad.core.rng import WORD
from baghdad.core.siphash import siphash
from baghdad.envs.game_specs import spec_of
from baghdad.envs.rendering import text_of
from baghdad.envs.single import SingleEnv

OUTCOMES = 32
DEAL_DIGITS, DRAW_DIGITS = 8, 3
CHANCE_OUTCOMES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
CHANCE_PLAYER, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DRAW_KEY = 0xBA6DAD
DIGEST_BYTES = 16
BYTE_BITS = 8
DECISION_CAP = "decision_cap"  # the option of a game that cuts a match off
DEFAULT_DECISION_CAP = 5000
MAX_OVERRUN = 400  # steps by which an action under way may exceed the cap


class HistoryNode:
    """A position, the action that led there and a link to the previous node. It doesn't change, so that copies of a
    state share it; digests are computed on demand.
    """

    __slots__ = ("action", "actor", "digests", "draw_count", "env", "owner", "previous")

    def __init__(
        self,
        previous: HistoryNode | None,
        env: SingleEnv,
        actor: int = NOTHING,
        action: int = NOTHING,
        draw_count: int = 0,
        owner: int = NOTHING,
    ) -> None:
        self.previous, self.env = previous, env
        self.actor, self.action = actor, action
        self.draw_count = draw_count  # draws so far
        self.owner = owner  # after a redeal: the player it was made for; the others have no history before it
        self.digests: dict[int, bytes] = {}

    def digest(self, player: int) -> bytes:
        """Return a digest of everything that a player has observed and done."""
        chain: list[HistoryNode] = []
        node: HistoryNode | None = self
        digest = bytes(DIGEST_BYTES)
        while node is not None:
            if player in node.digests:
                digest = node.digests[player]
                break
            if node.owner in (NOTHING, player):
                if node.owner == NOTHING:
                    chain.append(node)
                node = node.previous
            else:
                chain.append(node)
                break
        for link in reversed(chain):
            digest = link.digests[player] = link._digest_after(player, digest)
        return digest

    def _digest_after(self, player: int, digest: bytes) -> bytes:
        own = self.action if player == self.actor else NOTHING
        data = digest + own.to_bytes(2, "little", signed=True) + self.env.observe(player).tobytes()
        return blake2b(data, digest_size=DIGEST_BYTES).digest()


class MatchState:
    """The content of a state: the history with the position, and a draw under way. It doesn't change either."""

    __slots__ = ("digits", "digits_left", "history", "pending_action", "player")

    def __init__(
        self,
        history: HistoryNode,
        player: int,
        pending_action: int | None = None,
        digits: int = 0,
        digits_left: int = 0,
    ) -> None:
        self.history = history
        self.player = player  # the player to act
        self.pending_action = pending_action  # the action whose draw is under way, `NOTHING` for the deal
        self.digits, self.digits_left = digits, digits_left  # the digits drawn so far, and how many are missing

    @property
    def env(self) -> SingleEnv:
        """Return the match, before a draw that is under way."""
        return self.history.env

    def after(self, action: int) -> MatchState:
        """Return the content after a decision, or after a digit of a draw."""
        history, pending = self.history, self.pending_action
        if pending is None:
            env = history.env.copy()
            env.play(action)
            if env.drew:  # it has to be played again with the digits
                return MatchState(history, CHANCE_PLAYER, action, 0, DRAW_DIGITS)
            return _at(HistoryNode(history, env, self.player, action, history.draw_count))
        digits = self.digits * OUTCOMES + action
        if self.digits_left > 1:
            return MatchState(history, CHANCE_PLAYER, pending, digits, self.digits_left - 1)
        return self._after_draw(pending, digits)

    def _after_draw(self, action: int, digits: int) -> MatchState:
        history = self.history
        env, draw_count = history.env.copy(), history.draw_count + 1
        env.set_word(int(siphash(DRAW_KEY, digits, draw_count)) & WORD)
        env.play(action)
        env.set_word(0)  # between draws, so that a state says nothing about the next one
        actor = NOTHING if action == NOTHING else history.env.seat
        return _at(HistoryNode(history, env, actor, action, draw_count))

    def redealt(self, player: int, word: int) -> MatchState:
        """Return a determinization: content that looks the same to a player, with the hidden information redealt.

        The other players have no history before it.
        """
        env = self.env.redealt(player, word)
        env.set_word(0)
        return _at(HistoryNode(self.history, env, draw_count=self.history.draw_count, owner=player))

    def digest(self, player: int) -> bytes:
        """Return a digest of everything that a player has observed and done."""
        return self.history.digest(player)

    def __deepcopy__(self, memo: dict[int, Any]) -> MatchState:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the history as a list, since pickle would recurse along the links."""
        nodes: list[tuple[Any, ...]] = []
        node: HistoryNode | None = self.history
        while node is not None:
            nodes.append((node.env, node.actor, node.action, node.draw_count, node.owner))
            node = node.previous
        return _restored, (nodes, self.player, self.pending_action, self.digits, self.digits_left)


def _restored(nodes: list[tuple[Any, ...]], *rest: Any) -> MatchState:
    """Return the content that was pickled; its nodes come last first."""
    history = _first_node(nodes.pop()[0])
    while nodes:
        history = HistoryNode(history, *nodes.pop())
    return MatchState(history, *rest)


def _at(history: HistoryNode) -> MatchState:
    """Return the content at a node without a draw under way."""
    env = history.env
    return MatchState(history, TERMINAL if env.over else env.seat)


def _first_node(env: SingleEnv) -> HistoryNode:
    """Return the node at which a history begins."""
    node = HistoryNode(None, env)
    node.digests = dict.fromkeys(range(env.players), bytes(DIGEST_BYTES))
    return node


class State(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state, whose content is in `match`.

    Some methods replace OpenSpiel's for callers from Python, because those call several methods of this class.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.match = game.before_deal

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
            return match.history.env.legal()
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
        return f"p{player} {_observation(self.match, player).tobytes().hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """Return a player's observation with a digest of everything that the player has observed and done."""
        player = self.current_player() if player is None else player
        return f"{self.observation_string(player)} {self.match.digest(player).hex()}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return a player's observation, by default that of the one to act, as a list."""
        player = self.match.player if player is None else player
        if not 0 <= player < self.match.env.players:
            raise pyspiel.SpielError(f"there is no player {player}")
        return _float_list(_observation(self.match, player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return a player's observation and the bits of the history digest as a list."""
        player = self.match.player if player is None else player
        bits: list[float] = _digest_bits(self.match, player).astype(np.float32).tolist()
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
        row, layout = _observation(self.match, player), self.match.env.spec.layout
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


def _observation(match: MatchState, player: int) -> np.ndarray[Any, Any]:
    if match.pending_action == NOTHING:  # before the deal
        return np.zeros(match.env.spec.layout.size, np.int8)
    return match.env.observe(player)


def _float_list(row: np.ndarray[Any, Any]) -> list[float]:
    """Return a row as a list; most values are 0, and a number made for each takes three times as long."""
    values = [0.0] * len(row)
    places = row.nonzero()[0]
    for place, value in zip(places.tolist(), row[places].astype(np.float32).tolist(), strict=True):
        values[place] = value
    return values


def _digest_bits(match: MatchState, player: int) -> np.ndarray[Any, Any]:
    return np.unpackbits(np.frombuffer(match.digest(player), np.uint8))


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

    def set_from(self, state: State, player: int) -> None:
        """Write a player's observation into the tensor."""
        self.tensor[: self.size] = _observation(state.match, player)
        if self.perfect_recall:
            self.tensor[self.size :] = _digest_bits(state.match, player)

    def string_from(self, state: State, player: int) -> str:
        """Return a player's observation as a string."""
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def _is_complete_observation(observation_type: Any) -> bool:
    return bool(observation_type.public_info and observation_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class Game(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game, with the options of our game and `players` as parameters."""

    name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        spec = spec_of(self.name)
        given = {**default_parameters(self.name), **(params or {})}
        self.players = given.pop("players")
        try:
            self.game_options = spec.options(self.players, given)
        except BaghdadError as error:
            raise pyspiel.SpielError(str(error)) from error
        self.spec = spec
        env = SingleEnv(spec, self.players, self.game_options)
        self.before_deal = MatchState(_first_node(env), CHANCE_PLAYER, NOTHING, 0, DEAL_DIGITS)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=(getattr(self.game_options, DECISION_CAP, 0) or DEFAULT_DECISION_CAP) + MAX_OVERRUN,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self, from_string: str | None = None) -> State:
        """Return the state before the deal."""
        if from_string:
            raise pyspiel.SpielError("a match starts with its deal")
        return State(self)

    def state_at(self, position: Any) -> State:
        """Return a state at the position of a match without its history: `match.state` or a bot's sampled state."""
        state = State(self)
        env = SingleEnv(self.spec, self.players, self.game_options)
        env.set_state(position)
        state.match = _at(_first_node(env))
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer of everything that a player may know; None for any partial observation type."""
        if iig_obs_type and not _is_complete_observation(iig_obs_type):
            return None
        return Observer(self.spec.layout, iig_obs_type, params)


def default_parameters(name: str) -> dict[str, Any]:
    """Return every option with its default value; a match is cut off in the end, if the game has an option for it."""
    game = spec_of(name).game
    found: dict[str, Any] = {each.name: each.default for each in declared(game.options_type)}
    if DECISION_CAP in found:
        found[DECISION_CAP] = DEFAULT_DECISION_CAP
    return {**found, "players": game.min_players}


def game_class(name: str) -> type[Game]:
    """Return the class of one of our games for OpenSpiel."""
    game = spec_of(name).game
    game_type = pyspiel.GameType(
        short_name=f"python_baghdad_{name}",
        long_name=game.title,
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
        parameter_specification=default_parameters(name),
    )
    return type(f"{name.capitalize()}Game", (Game,), {"name": name, "game_type": game_type, "__doc__": game.title})


def _has_observations(name: str) -> bool:
    try:
        return baghdad.game(name).has_part("observation")
    except UnknownGame:  # the package of a game is broken
        return False


for _name in baghdad.games():
    if f"python_baghdad_{_name}" not in pyspiel.registered_names() and _has_observations(_name):
        _class = game_class(_name)
        globals()[_class.__name__] = _class  # where pickle looks for it
        pyspiel.register_game(_class.game_type, _class)
