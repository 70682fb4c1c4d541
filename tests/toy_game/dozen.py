"""The Dozen: twelve cards, tricks, and the highest card takes them all. A whole game for baghdad in one file.

1. The cards 1 to 12 are shuffled, and each of 2 or 3 players is dealt three, which only they see.
2. In turn each plays a card openly and draws one, as long as there are any.
3. When each has played a card, the highest takes the trick and its owner leads the next one.
4. With the option `low`, the lowest card takes it.
5. When all cards are played, whoever has the most points on cards taken wins; equals share the victory.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

from baghdad.core import options as core
from baghdad.core.errors import NotationError, Refusal, nearest
from baghdad.core.events import Event, Result
from baghdad.core.game import CatalogueGame, State
from baghdad.core.options import option, state_fields, switches
from baghdad.core.planes import Layout, Observer, Plane
from baghdad.core.position import Data, decode, refuse
from baghdad.core.rng import below
from baghdad.core.rule import record

CARDS, DEALT, MAX_PLAYERS = 12, 3, 3
DECK, PLAYED, HAND = 0, 1, 2  # where a card is; HAND + seat is the hand of that seat


@dataclass(frozen=True, slots=True)
class Options(core.Options):
    """The options of a match."""

    low: bool = option(False, "4")


@dataclass(frozen=True, slots=True)
class Play:
    """The only kind of action: play a card."""

    number: int
    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


CATALOGUE = tuple(Play(number, number + 1) for number in range(CARDS))
BY_TEXT = {str(action): action for action in CATALOGUE}

STATE = record(
    [
        ("players", "i1"),
        ("seat", "i1"),  # to act
        ("place", "i1", (CARDS + 1,)),  # of each card
        ("trick", "i1", (MAX_PLAYERS,)),  # the card that each seat has played, or 0
        ("points", "i1", (MAX_PLAYERS,)),
        *state_fields(Options),
    ]
)


class Position(Data):
    """A match as data; the cards of the deck have no order, since a draw takes any of them."""

    game: Literal["dozen"]
    players: Literal[2, 3]
    options: dict[str, Any]
    seat: int
    hands: list[list[int]]
    deck: list[int]
    trick: list[int]
    points: list[int]


def cards_at(state: State, place: int) -> list[int]:
    """Return the cards at a place, in rising order."""
    return [card for card in range(1, CARDS + 1) if state.place[card] == place]


def draw(state: State, place: int, rng: Any) -> None:
    """Take a random card from the deck."""
    deck = cards_at(state, DECK)
    state.place[deck[below(rng, len(deck))]] = place


class Dozen(CatalogueGame[Play, Options]):
    """The Dozen, for 2 or 3 players."""

    name, title, version = "dozen", "The Dozen", 1
    min_players, max_players = 2, MAX_PLAYERS
    record_type, options_type = STATE, Options
    catalogue, step_count = CATALOGUE, CARDS
    step_kinds = ((0, "play a card"),)
    parts = MappingProxyType({"observation": "dozen:OBSERVER"})

    def start(self, players: int, options: Options, rng: Any) -> State:
        state = self.states(1)[0]
        options.write_to(state)
        state.players = players
        for card in range(DEALT * players):
            draw(state, HAND + card % players, rng)
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return (int(state.seat),) if any(place != PLAYED for place in state.place[1:]) else ()

    def legal(self, state: State, seat: int) -> list[Play]:
        return [CATALOGUE[card - 1] for card in cards_at(state, HAND + seat)]

    def why_not(self, state: State, seat: int, action: Play) -> Refusal | None:
        if not self.to_act(state):
            return Refusal("match_over", "5")
        if seat != state.seat:
            return Refusal("not_your_turn", "2", {"seat": seat, "to_act": int(state.seat)})
        if action not in self.legal(state, seat):
            return Refusal("not_in_hand", "2", {"card": action.card})
        return None

    def apply(self, state: State, seat: int, action: Play, rng: Any) -> None:
        state.place[action.card] = PLAYED
        state.trick[seat] = action.card
        if cards_at(state, DECK):
            draw(state, HAND + seat, rng)
        trick = [int(card) for card in state.trick[: state.players]]
        if all(trick):
            state.seat = trick.index(min(trick) if state.low else max(trick))
            state.points[state.seat] += sum(trick)
            state.trick[:] = [0] * MAX_PLAYERS
        else:
            state.seat = (seat + 1) % state.players

    def events(self, before: State, seat: int, action: Play, after: State) -> list[Event]:
        found = [Event("played", {"seat": seat, "card": action.card})]
        drawn = set(cards_at(before, DECK)) - set(cards_at(after, DECK))
        found += [Event("drew", {"seat": seat}, {seat: {"card": card}}, reveals=True) for card in drawn]
        gained = [int(now - then) for then, now in zip(before.points, after.points, strict=True)]
        found += [Event("trick", {"seat": owner, "points": won}) for owner, won in enumerate(gained) if won]
        return found + ([] if self.to_act(after) else [Event("over")])

    def result(self, state: State) -> Result | None:
        if self.to_act(state):
            return None
        points = [int(number) for number in state.points[: state.players]]
        return Result(tuple(seat for seat, own in enumerate(points) if own == max(points)), "points", tuple(points))

    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        hidden = [HAND + owner for owner in range(state.players) if owner != seat]
        sizes = [len(cards_at(state, place)) for place in hidden]
        for card in range(1, CARDS + 1):
            if state.place[card] in hidden:
                state.place[card] = DECK
        for place, size in zip(hidden, sizes, strict=True):
            for _ in range(size):
                draw(state, place, rng)

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        data = self.position(state, options)
        public = {name: data[name] for name in ("game", "players", "options", "seat", "trick", "points")}
        hands = [
            {"size": len(cards), "cards": cards if owner == seat else None} for owner, cards in enumerate(data["hands"])
        ]
        return {**public, "you": seat, "hands": hands, "deck": len(data["deck"]), "played": cards_at(state, PLAYED)}

    def position(self, state: State, options: Options) -> dict[str, Any]:
        players = int(state.players)
        return {
            "game": self.name,
            "players": players,
            "options": options.to_data(),
            "seat": int(state.seat),
            "hands": [cards_at(state, HAND + seat) for seat in range(players)],
            "deck": cards_at(state, DECK),
            "trick": [int(card) for card in state.trick[:players]],
            "points": [int(number) for number in state.points[:players]],
        }

    def read_position(self, data: Mapping[str, Any]) -> tuple[Options, State]:
        position, options = decode(data, Position, Options.read)
        check_position(position)
        state = self.states(1)[0]
        options.write_to(state)
        state.players, state.seat = position.players, position.seat
        state.place[:] = [PLAYED] * len(state.place)
        for place, cards in enumerate([position.deck, [], *position.hands]):
            for card in cards:
                state.place[card] = place
        state.trick[: position.players] = position.trick
        state.points[: position.players] = position.points
        return options, state

    def parse(self, text: str) -> Play:
        action = BY_TEXT.get(text.strip())
        if action is None:
            raise NotationError("unknown_action", text=text[:60], nearest=nearest(text[:60], BY_TEXT))
        return action


def check_position(position: Position) -> None:
    """Raise PositionError for a position that can't occur in a match."""
    players, seat = position.players, position.seat
    for name in ("hands", "trick", "points"):
        if len(getattr(position, name)) != players:
            refuse("wrong_number_of_seats", "1", where=name, seats=len(getattr(position, name)), players=players)
    if not 0 <= seat < players:
        refuse("no_such_seat", "1", seat=seat, players=players)
    on_table = [card for card in position.trick if card]
    held = [card for cards in (*position.hands, position.deck) for card in cards]
    played = set(range(1, CARDS + 1)).difference(held)
    if len({*held, *on_table}) != len(held) + len(on_table) or not {*held, *on_table} <= set(range(1, CARDS + 1)):
        refuse("wrong_cards", "1")
    if min(position.points) < 0 or sum(position.points) + sum(on_table) != sum(played):
        refuse("wrong_points", "3")
    acted = {(seat - number) % players for number in range(1, len(on_table) + 1)}
    if {owner for owner, card in enumerate(position.trick) if card} != acted or seat in acted:
        refuse("wrong_seat_to_act", "2", seat=seat)
    tricks, draws = len(played) // players, CARDS // players - DEALT
    sizes = [DEALT - max(0, tricks + (owner in acted) - draws) for owner in range(players)]
    if [len(cards) for cards in position.hands] != sizes:
        refuse("wrong_hands", "2")


LAYOUT = Layout(
    [
        Plane("hand", (CARDS,), 1, "own cards"),
        Plane("played", (CARDS,), 1, "cards that have been played"),
        Plane("trick", (MAX_PLAYERS,), CARDS, "cards of the trick, by seat, the own first"),
        Plane("points", (MAX_PLAYERS,), sum(range(CARDS + 1)), "points, by seat, the own first"),
        Plane("options", (len(switches(Options)),), 1, "options that are on"),
    ]
)


def encode(state: State, seat: int, row: Any) -> None:
    """Write the observation of a seat."""
    players, place = int(state.players), state.place[1:]
    order = [(seat + number) % players for number in range(players)]
    row[:] = 0
    row[LAYOUT.slice_of("hand")] = [each == HAND + seat for each in place]
    row[LAYOUT.slice_of("played")] = [each == PLAYED for each in place]
    row[LAYOUT["trick"] : LAYOUT["trick"] + players] = [state.trick[owner] for owner in order]
    row[LAYOUT["points"] : LAYOUT["points"] + players] = [state.points[owner] for owner in order]
    row[LAYOUT.slice_of("options")] = [state[name] for name in switches(Options)]


OBSERVER = Observer(LAYOUT, encode)
game = Dozen()
