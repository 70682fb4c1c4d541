"""What a computer player of voleurs sees, asked the way it thinks: what cards are worth, what is missing, who is near.

Built from its view and the board alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import (
    BIRTHDAYS,
    FAKE,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GEM_COUNTS,
    GEM_VALUES,
    GEMS,
    GOODS,
    GOODS_PER_DISTRICT,
    PALACE,
    SURPRISE_VALUES,
    worth,
)
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES, DESERT_NAME, plain
from baghdad.voleurs.rules.gems import meets
from baghdad.voleurs.state import DESERT, STATE

MOST_MISSING = 3  # gems no birthday card asks for more
OUT_OF_REACH = 99  # dinars, for a birthday that can't be met any more

# A card of a district is worth the same on average to every character.
MEAN_WORTH = tuple(
    sum(worth(card, 0) for card in range(first, first + GOODS_PER_DISTRICT)) / GOODS_PER_DISTRICT
    for first in range(0, GOODS, GOODS_PER_DISTRICT)
)

Bag = tuple[int, ...]


@cache
def is_met(birthday: int, bag: Bag) -> bool:
    """Whether a bag holds what a birthday card asks for, by the rule itself."""
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.bags[0] = bag
    return bool(meets(state, 0, birthday))


@cache
def still_to_pay(birthday: int, bag: Bag, supply: Bag, prices: Bag) -> int:
    """The cheapest way to meet a birthday card from here, in dinars."""
    best = 0 if is_met(birthday, bag) else OUT_OF_REACH
    for number in range(1, MOST_MISSING + 1):
        for bought in combinations_with_replacement(range(1, len(GEMS)), number):
            price = sum(prices[gem] for gem in bought)
            if price < best and all(bought.count(gem) <= supply[gem] for gem in set(bought)):
                more = tuple(held + bought.count(gem) for gem, held in enumerate(bag))
                best = price if is_met(birthday, more) else best
    return best


@cache
def low_worth(mine: int, theirs: int, district: int) -> float:
    """What the poorer half of a district to another character is worth on average to this one."""
    first = district * GOODS_PER_DISTRICT
    cards = sorted(range(first, first + GOODS_PER_DISTRICT), key=lambda card: worth(card, theirs))
    poor = cards[: GOODS_PER_DISTRICT // 2]
    return sum(worth(card, mine) for card in poor) / len(poor)


class Sight:
    """One look at the table."""

    def __init__(self, view: dict[str, Any], imagined: Any) -> None:
        self.view = view
        self.me: int = view["you"]
        self.mine: dict[str, Any] = view["seats"][self.me]
        self.round: int = view["round"]
        self.rivals = [seat for seat in range(view["players"]) if seat != self.me]
        self.characters = [_character(seat["character"]) for seat in view["seats"]]
        self.character = self.characters[self.me]
        self.cards = [CARD_NUMBERS[plain(name)] for name in self.mine["cards"]]
        self.birthday = BIRTHDAYS.index(self.mine["birthday"])
        self.bag: Bag = tuple(self.mine["bag"].values())
        self.supply: Bag = tuple(view["gems"].values())
        self.prices: Bag = tuple(view["prices"].values())
        self.to_pay = still_to_pay(self.birthday, self.bag, self.supply, self.prices)
        self.satisfied = is_met(self.birthday, self.bag)
        self.board, self.atlas = board_of(imagined), tables_of_state(imagined)
        self.numbers = self.board.numbers
        self.rows: dict[int, list[int]] = {}
        self.pawns = {pawn["cell"]: pawn for pawn in view["pawns"]}
        self.bag_sizes = [seat["bag_size"] for seat in view["seats"]]
        self.hand_sizes = [sum(seat["hand"]) for seat in view["seats"]]

    # --- cards and gems ------------------------------------------------------------------------------------------

    def card_worth(self, card: int, character: int | None = None) -> float:
        """Dinars a card is worth to somebody, as far as this player can tell; to itself if nobody is named."""
        if card < GOODS:
            return worth(card, self.character if character is None else character)
        if card < FIRST_SURPRISE:
            return self.gem_worth(card - FIRST_GEM_CARD)
        number = sum(held >= FIRST_SURPRISE for held in self.cards) if character is None else 1
        return SURPRISE_VALUES[number] / max(number, 1)

    def paid(self, cards: tuple[int, ...]) -> float:
        """What a payment gives up: the dinars it could have bought something else with."""
        goods = sum(worth(card, self.character) for card in cards if card < GOODS)
        return goods + SURPRISE_VALUES[sum(card >= FIRST_SURPRISE for card in cards)]

    def gem_worth(self, gem: int) -> float:
        """Dinars saved on the way to the birthday by having one more gem, and a little for riches."""
        if self.supply[gem] == 0:
            return 0
        return self.saved(gem) + SPARE_GEM * GEM_VALUES[gem] + (SPARE_FAKE if gem == FAKE else 0)

    def saved(self, gem: int) -> float:
        """Dinars less to pay for the birthday with one more gem of a kind in the bag."""
        more = tuple(held + (kind == gem) for kind, held in enumerate(self.bag))
        return self.to_pay - still_to_pay(self.birthday, more, self.supply, self.prices)

    def lost(self, gem: int) -> float:
        """Dinars more to pay for the birthday with one gem of a kind less in the bag."""
        fewer = tuple(held - (kind == gem) for kind, held in enumerate(self.bag))
        return still_to_pay(self.birthday, fewer, self.supply, self.prices) - self.to_pay

    def loot_worth(self) -> float:
        """What a gem out of another's bag is worth on average: any that was sold and isn't one's own."""
        sold = [GEM_COUNTS[gem] - self.supply[gem] - self.bag[gem] for gem in range(len(GEMS))]
        worths = [self.saved(gem) + SPARE_GEM * GEM_VALUES[gem] for gem in range(len(GEMS))]
        return sum(number * each for number, each in zip(sold, worths, strict=True)) / max(sum(sold), 1)

    # --- places --------------------------------------------------------------------------------------------------

    def steps(self, start: str, goal: int) -> int:
        """Steps from a cell, or from the desert, whoever stands between."""
        return self.row(start)[goal]

    def row(self, start: str) -> list[int]:
        """Steps from a cell, or from the desert, to all the others."""
        row = DESERT if start == DESERT_NAME else self.numbers[start]
        if row not in self.rows:
            self.rows[row] = self.atlas.distance[row].tolist()
        return self.rows[row]

    def shops(self, district: int | None = None) -> Iterator[int]:
        """Shops where nobody stands."""
        for number, cell in enumerate(self.board.cells):
            if cell.shop and cell.name not in self.pawns and district in (None, cell.district):
                yield number

    def to_palace(self, cell: str) -> int:
        """Steps from there to a shop of the Palace that is free."""
        here = self.numbers.get(cell)
        if here is not None and self.is_palace_shop(here):
            return 0
        return min((self.steps(cell, shop) for shop in self.shops(PALACE)), default=OUT_OF_REACH)

    def is_palace_shop(self, cell: int) -> bool:
        """Where the Vizier is at home."""
        there = self.board.cells[cell]
        return there.shop and there.district == PALACE

    # --- the others ----------------------------------------------------------------------------------------------

    @property
    def others_hold_cards(self) -> bool:
        """Whether anybody else can still act this round."""
        return any(self.hand_sizes[seat] for seat in self.rivals)

    @property
    def rival_may_win(self) -> bool:
        """Whether somebody's bag is so full that it might be enough."""
        return any(self.bag_sizes[seat] > 0 for seat in self.rivals)


SPARE_GEM = 0.25  # of its value, for a gem that isn't needed
SPARE_FAKE = 1.0  # for a thief to draw instead of a real one


def _character(name: str | None) -> int:
    return CHARACTER_NAMES.index(name) if name else 0
