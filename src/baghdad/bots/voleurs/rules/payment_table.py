"""What a hand can pay: for every price the least overpaid payment, then the fewest cards (as `payments.py` does)."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.workspace import DINARS, NO_WAY
from baghdad.core.bits import lowest_bit, popcount
from baghdad.core.rule import rule
from baghdad.voleurs.box import SURPRISE_VALUES
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, WORTH

MANY = 1000  # more cards than anybody holds
SURPRISE_WORTH = SURPRISE_VALUES


@rule
def fill_purse(mind, character, goods, specials):
    """Works out all sums these cards can make, then for every price the payment to make and what it costs."""
    surprises = int(specials) & ~GEM_CARD_BITS
    for total in range(DINARS):
        mind.fewest[total] = MANY
    mind.fewest[0] = 0
    mind.pay_goods[0] = 0
    mind.pay_specials[0] = 0
    most = add_goods(mind, character, int(goods))
    if surprises:
        add_surprises(mind, surprises, most)
    settle_prices(mind)


@rule
def add_goods(mind, character, goods):
    """Each card in turn joins every sum there is; returns the largest."""
    most = 0
    while goods:
        bit = goods & -goods
        value = int(WORTH[character, lowest_bit(goods)])
        goods ^= bit
        for total in range(most, -1, -1):
            more = min(total + value, DINARS - 1)
            if mind.fewest[total] + 1 < mind.fewest[more]:
                mind.fewest[more] = mind.fewest[total] + 1
                mind.pay_goods[more] = mind.pay_goods[total] | bit
                mind.pay_specials[more] = 0
        most = min(most + value, DINARS - 1)
    return most


@rule
def add_surprises(mind, surprises, most):
    """One alone is worth next to nothing, so all are laid together, or else just one to be rid of it."""
    number = popcount(surprises)
    for total in range(most, -1, -1):
        if mind.fewest[total] < MANY and mind.pay_specials[total] == 0:
            for laid in (number, 1):
                more = min(total + SURPRISE_WORTH[laid], DINARS - 1)
                if mind.fewest[total] + laid < mind.fewest[more]:
                    mind.fewest[more] = mind.fewest[total] + laid
                    mind.pay_goods[more] = mind.pay_goods[total]
                    mind.pay_specials[more] = surprises if laid == number else surprises & -surprises


@rule
def settle_prices(mind):
    """A price is paid by the least sum that reaches it; a price of nothing still costs a card (V-PAY-5)."""
    found = -1
    for price in range(DINARS - 1, -1, -1):
        if price > 0 and mind.fewest[price] < MANY:
            found = price
        if found < 0:
            mind.cost[price] = NO_WAY
        else:
            mind.cost[price] = float(found)
            mind.pay_goods[price] = mind.pay_goods[found]
            mind.pay_specials[price] = mind.pay_specials[found]
            mind.fewest[price] = mind.fewest[found]
