"""Features that `greedy` decides by, computed from the seat's view and the board alone."""

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

MAX_MISSING = 3  # no birthday card asks for more gems
OUT_OF_REACH = 99  # dinars, for a birthday card that can no longer be met

# The mean value of a district's cards is the same for every character.
MEAN_VALUE = tuple(
    sum(worth(card, 0) for card in range(first, first + GOODS_PER_DISTRICT)) / GOODS_PER_DISTRICT
    for first in range(0, GOODS, GOODS_PER_DISTRICT)
)

Bag = tuple[int, ...]


@cache
def is_met(birthday: int, bag: Bag) -> bool:
    """Return whether a bag meets a birthday card, by the rule itself."""
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.bags[0] = bag
    return bool(meets(state, 0, birthday))


@cache
def birthday_cost(birthday: int, bag: Bag, supply: Bag, prices: Bag) -> int:
    """Return the fewest dinars for which a birthday card can still be met; OUT_OF_REACH if it can't."""
    best = 0 if is_met(birthday, bag) else OUT_OF_REACH
    for number in range(1, MAX_MISSING + 1):
        for bought in combinations_with_replacement(range(1, len(GEMS)), number):
            price = sum(prices[gem] for gem in bought)
            if price < best and all(bought.count(gem) <= supply[gem] for gem in set(bought)):
                more = tuple(held + bought.count(gem) for gem, held in enumerate(bag))
                best = price if is_met(birthday, more) else best
    return best


@cache
def low_value(mine: int, theirs: int, district: int) -> float:
    """Return the mean value to character `mine` of the half of a district that character `theirs` values least."""
    first = district * GOODS_PER_DISTRICT
    cards = sorted(range(first, first + GOODS_PER_DISTRICT), key=lambda card: worth(card, theirs))
    poor = cards[: GOODS_PER_DISTRICT // 2]
    return sum(worth(card, mine) for card in poor) / len(poor)


class Features:
    """Features of one position for one seat."""

    def __init__(self, view: dict[str, Any], sampled_state: Any) -> None:
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
        self.birthday_cost = birthday_cost(self.birthday, self.bag, self.supply, self.prices)
        self.satisfied = is_met(self.birthday, self.bag)
        self.board, self.tables = board_of(sampled_state), tables_of_state(sampled_state)
        self.numbers = self.board.numbers
        self.rows: dict[int, list[int]] = {}
        self.pawns = {pawn["cell"]: pawn for pawn in view["pawns"]}
        self.bag_sizes = [seat["bag_size"] for seat in view["seats"]]
        self.hand_sizes = [sum(seat["hand"]) for seat in view["seats"]]

    # --- cards and gems ----------------------------------------------------------------------------------------------

    def card_value(self, card: int, character: int | None = None) -> float:
        """Return the dinars that a card is worth to a character, as far as this seat can know; to itself by default."""
        if card < GOODS:
            return worth(card, self.character if character is None else character)
        if card < FIRST_SURPRISE:
            return self.gem_value(card - FIRST_GEM_CARD)
        number = sum(held >= FIRST_SURPRISE for held in self.cards) if character is None else 1
        return SURPRISE_VALUES[number] / max(number, 1)

    def payment_value(self, cards: tuple[int, ...]) -> float:
        """Return the dinars that a payment gives up."""
        goods = sum(worth(card, self.character) for card in cards if card < GOODS)
        return goods + SURPRISE_VALUES[sum(card >= FIRST_SURPRISE for card in cards)]

    def gem_value(self, gem: int) -> float:
        """Return what one more gem saves on the birthday card, plus a share of its own value."""
        if self.supply[gem] == 0:
            return 0
        return self.gem_saving(gem) + SPARE_GEM * GEM_VALUES[gem] + (SPARE_FAKE if gem == FAKE else 0)

    def gem_saving(self, gem: int) -> float:
        """Return by how much one more gem of a kind lowers the birthday cost."""
        more = tuple(held + (kind == gem) for kind, held in enumerate(self.bag))
        return self.birthday_cost - birthday_cost(self.birthday, more, self.supply, self.prices)

    def gem_loss(self, gem: int) -> float:
        """Return by how much one gem of a kind less raises the birthday cost."""
        fewer = tuple(held - (kind == gem) for kind, held in enumerate(self.bag))
        return birthday_cost(self.birthday, fewer, self.supply, self.prices) - self.birthday_cost

    def expected_loot(self) -> float:
        """Return the expected value of a gem from another's bag, all gems sold to others being equally likely."""
        sold = [GEM_COUNTS[gem] - self.supply[gem] - self.bag[gem] for gem in range(len(GEMS))]
        values = [self.gem_saving(gem) + SPARE_GEM * GEM_VALUES[gem] for gem in range(len(GEMS))]
        return sum(number * each for number, each in zip(sold, values, strict=True)) / max(sum(sold), 1)

    # --- distances ---------------------------------------------------------------------------------------------------

    def distance(self, start: str, goal: int) -> int:
        """Return the steps from a cell or the desert to a cell, ignoring pawns on the way."""
        return self.distances_from(start)[goal]

    def distances_from(self, start: str) -> list[int]:
        """Return the steps from a cell or the desert to all cells."""
        row = DESERT if start == DESERT_NAME else self.numbers[start]
        if row not in self.rows:
            self.rows[row] = self.tables.distance[row].tolist()
        return self.rows[row]

    def free_shops(self, district: int | None = None) -> Iterator[int]:
        """Yield the unoccupied shops, of one district or of all."""
        for number, cell in enumerate(self.board.cells):
            if cell.shop and cell.name not in self.pawns and district in (None, cell.district):
                yield number

    def palace_distance(self, cell: str) -> int:
        """Return the steps from a cell to the nearest free shop of the Palace."""
        here = self.numbers.get(cell)
        if here is not None and self.is_palace_shop(here):
            return 0
        return min((self.distance(cell, shop) for shop in self.free_shops(PALACE)), default=OUT_OF_REACH)

    def is_palace_shop(self, cell: int) -> bool:
        """Return whether a cell is a shop of the Palace, where the Vizier is at home."""
        there = self.board.cells[cell]
        return there.shop and there.district == PALACE

    # --- rivals ------------------------------------------------------------------------------------------------------

    @property
    def others_hold_cards(self) -> bool:
        """Whether any other seat can still act this round."""
        return any(self.hand_sizes[seat] for seat in self.rivals)

    @property
    def is_rival_dangerous(self) -> bool:
        """Whether any rival has gems, so that its birthday card may be met."""
        return any(self.bag_sizes[seat] > 0 for seat in self.rivals)


SPARE_GEM = 0.25  # share of its value, for a gem that isn't needed
SPARE_FAKE = 1.0  # for a fake, which a robber may draw instead of a real gem


def _character(name: str | None) -> int:
    return CHARACTER_NAMES.index(name) if name else 0
