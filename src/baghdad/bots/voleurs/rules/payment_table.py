"""The payments that a hand can make: for each price the least overpayment, then the fewest cards.

A subset-sum table by dynamic programming, as in `baghdad.voleurs.payments`; but of three surprises it lays one or all,
never two.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.workspace import PRICES, UNAFFORDABLE
from baghdad.core.bits import lowest_bit, popcount
from baghdad.core.rule import rule
from baghdad.voleurs.box import SURPRISE_VALUES
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, WORTH

TOO_MANY = 1000  # more cards than any hand holds: the sum can't be made


@rule
def fill_payment_table(workspace, character, goods, specials):
    """Compute all sums that these cards can make, then the payment and its cost for every price."""
    surprises = int(specials) & ~GEM_CARD_BITS
    for total in range(PRICES):
        workspace.fewest[total] = TOO_MANY
    workspace.fewest[0] = 0
    workspace.pay_goods[0] = 0
    workspace.pay_specials[0] = 0
    most = add_goods(workspace, character, int(goods))
    if surprises:
        add_surprises(workspace, surprises, most)
    fill_prices(workspace)


@rule
def add_goods(workspace, character, goods):
    """Add each card to every sum that can be made without it; return the largest sum."""
    most = 0
    while goods:
        bit = goods & -goods
        value = int(WORTH[character, lowest_bit(goods)])
        goods ^= bit
        for total in range(most, -1, -1):
            more = min(total + value, PRICES - 1)
            if workspace.fewest[total] + 1 < workspace.fewest[more]:
                workspace.fewest[more] = workspace.fewest[total] + 1
                workspace.pay_goods[more] = workspace.pay_goods[total] | bit
                workspace.pay_specials[more] = 0
        most = min(most + value, PRICES - 1)
    return most


@rule
def add_surprises(workspace, surprises, most):
    """Add all surprise cards together to every sum, as one alone is worth little; or just one, to get rid of it."""
    number = popcount(surprises)
    for total in range(most, -1, -1):
        if workspace.fewest[total] < TOO_MANY and workspace.pay_specials[total] == 0:
            for laid in (number, 1):
                more = min(total + SURPRISE_VALUES[laid], PRICES - 1)
                if workspace.fewest[total] + laid < workspace.fewest[more]:
                    workspace.fewest[more] = workspace.fewest[total] + laid
                    workspace.pay_goods[more] = workspace.pay_goods[total]
                    workspace.pay_specials[more] = surprises if laid == number else surprises & -surprises


@rule
def fill_prices(workspace):
    """Pay every price by the least sum that reaches it; even a price of 0 costs a card (V-PAY-5)."""
    found = -1
    for price in range(PRICES - 1, -1, -1):
        if price > 0 and workspace.fewest[price] < TOO_MANY:
            found = price
        if found < 0:
            workspace.cost[price] = UNAFFORDABLE
        else:
            workspace.cost[price] = float(found)
            workspace.pay_goods[price] = workspace.pay_goods[found]
            workspace.pay_specials[price] = workspace.pay_specials[found]
            workspace.fewest[price] = workspace.fewest[found]
