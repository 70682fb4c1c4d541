"""The Dozen: twelve cards, tricks, and the highest card takes them all. A whole game for baghdad in one file.

1. The cards 1 to 12 are shuffled, and each of 2 or 3 players is dealt three, which only they see.
2. In turn each plays a card openly and draws one, as long as there are any.
3. When each has played a card, the highest takes the trick and its owner leads the next one.
4. With the option `low`, the lowest card takes it.
5. When all cards are played, whoever has the most points on cards taken wins; equals share the victory.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from baghdad.core import arrays
from baghdad.core import options as core
from baghdad.core.errors import Refusal
from baghdad.core.events import Event, Result
from baghdad.core.game import CatalogueGame, State
from baghdad.core.options import option, state_fields
from baghdad.core.planes import Plane, options_plane, plane_observer, seat_plane
from baghdad.core.position import refuse
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
    turn_clause, end_clause = "2", "5"
    parts = MappingProxyType({"observation": "dozen:OBSERVER"})

    def start(self, players: int, options: Options, rng: Any) -> State:
        state = self.empty_state(players, options)
        for card in range(DEALT * players):
            draw(state, HAND + card % players, rng)
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return (int(state.seat),) if any(place != PLAYED for place in state.place[1:]) else ()

    def legal(self, state: State, seat: int) -> list[Play]:
        return [CATALOGUE[card - 1] for card in cards_at(state, HAND + seat)]

    def explain(self, state: State, seat: int, action: Play) -> Refusal:
        return Refusal("not_in_hand", "2", {"card": action.card})

    def apply(self, state: State, seat: int, action: Play, rng: Any) -> None:
        state.place[action.card] = PLAYED
        state.trick[seat] = action.card
        if cards_at(state, DECK):
            draw(state, HAND + seat, rng)
        trick = arrays.as_list(state.trick[: state.players])
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
        points = zip(arrays.as_list(before.points), arrays.as_list(after.points), strict=True)
        found += [Event("trick", {"seat": n, "points": now - old}) for n, (old, now) in enumerate(points) if now > old]
        return found + ([] if self.to_act(after) else [Event("over")])

    def result(self, state: State) -> Result | None:
        return None if self.to_act(state) else Result.by_score("points", arrays.as_list(state.points[: state.players]))

    def shuffle_hidden(self, state: State, seat: int | None, rng: Any) -> None:
        known = PLAYED if seat is None else HAND + seat
        hidden = [card for card in range(1, CARDS + 1) if state.place[card] >= HAND and state.place[card] != known]
        places = sorted(state.place[card] for card in hidden)
        for card in hidden:
            state.place[card] = DECK
        for place in places:
            draw(state, place, rng)

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        players = int(state.players)
        hands = [cards_at(state, HAND + owner) for owner in range(players)]
        shown = [{"size": len(hand), "cards": hand if owner == seat else None} for owner, hand in enumerate(hands)]
        match = {"game": self.name, "players": players, "options": options.to_data(), "you": seat}
        return {
            **match,
            "seat": int(state.seat),
            "hands": shown,
            "deck": len(cards_at(state, DECK)),
            "played": cards_at(state, PLAYED),
            "trick": arrays.as_list(state.trick[:players]),
            "points": arrays.as_list(state.points[:players]),
        }

    def check_position(self, state: State) -> None:
        players, seat, places = int(state.players), int(state.seat), arrays.as_list(state.place)
        trick, points, played = arrays.as_list(state.trick), arrays.as_list(state.points), cards_at(state, PLAYED)
        on_table = [card for card in trick if card]
        acted = {(seat - number) % players for number in range(1, len(on_table) + 1)}
        draws = CARDS // players - DEALT  # of each seat
        left = [DEALT - max(0, len(played) // players + (owner in acted) - draws) for owner in range(players)]
        if not 0 <= seat < players:
            refuse("no_such_seat", "1", seat=seat, players=players)
        if places[0] != DECK or not DECK <= min(places) <= max(places) < HAND + players:
            refuse("wrong_places", "1")
        if len(set(on_table)) < len(on_table) or not set(on_table) <= set(played):
            refuse("wrong_trick", "2")
        if min(points) < 0 or any(points[players:]) or sum(points) + sum(on_table) != sum(played):
            refuse("wrong_points", "3")
        if {owner for owner, card in enumerate(trick) if card} != acted or seat in acted:
            refuse("wrong_seat_to_act", "2", seat=seat)
        if [len(cards_at(state, HAND + owner)) for owner in range(players)] != left:
            refuse("wrong_hands", "2")


OBSERVER = plane_observer(
    (Plane("hand", (CARDS,), 1, "own cards"), lambda state, seat: [place == HAND + seat for place in state.place[1:]]),
    (
        Plane("played", (CARDS,), 1, "cards that have been played"),
        lambda state, seat: [place == PLAYED for place in state.place[1:]],
    ),
    seat_plane("trick", MAX_PLAYERS, CARDS, "cards of the trick"),
    seat_plane("points", MAX_PLAYERS, sum(range(CARDS + 1)), "points"),
    options_plane(Options),
)
game = Dozen()
