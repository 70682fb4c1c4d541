"""The payments that a hand can make: for each price the least overpaid, then the one with the fewest cards.

A subset-sum table by dynamic programming: one pass for each card, then one look for each price.
"""

from __future__ import annotations

from baghdad.core.array_types import Buffer
from baghdad.core.bits import lowest_bit, popcount
from baghdad.core.rule import record, rule
from baghdad.voleurs.board.tables import MAX_CELLS
from baghdad.voleurs.box import SURPRISE_VALUES
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, WORTH, value
from baghdad.voleurs.typed_records import PaymentTable

MOST_DINARS = MAX_CELLS  # the highest price, a walk through the whole city; larger sums count as this one
SUMS = MOST_DINARS + 1
UNAFFORDABLE = 10_000  # dinars, for a price that the hand can't pay
TOO_MANY = 1000  # more cards than any hand holds: the sum can't be made

PAYMENT_TABLE = record(
    [
        ("paid", "<i8", (SUMS,)),  # for each price the dinars of its payment
        ("goods", "<i8", (SUMS,)),  # and its cards, as bit sets
        ("specials", "<i8", (SUMS,)),
        ("fewest", "<i8", (SUMS,)),  # for each sum the fewest cards that make it
    ]
)


@rule
def fill_payment_table(table: PaymentTable, character: int, goods: int, specials: int) -> None:
    """Find the payment of every price with these cards; gem cards pay nothing in dinars."""
    most = min(int(value(goods, specials, character)), MOST_DINARS)
    fewest = table.fewest
    for total in range(most + 1):
        fewest[total] = TOO_MANY
    fewest[0] = 0
    table.goods[0] = 0
    table.specials[0] = 0
    most_goods = add_goods(table, character, int(goods))
    surprises = int(specials) & ~GEM_CARD_BITS
    if surprises:
        add_surprises(table, surprises, most_goods)
    fill_prices(table, most)


@rule
def add_goods(table: PaymentTable, character: int, goods: int) -> int:
    """Add each card to every sum that can be made without it; return the largest sum.

    Sums are visited from the largest down, so that no card is used twice.
    """
    fewest = table.fewest
    cards, specials = table.goods, table.specials
    most = 0
    while goods:
        bit = goods & -goods
        worth = int(WORTH[character, lowest_bit(goods)])
        goods ^= bit
        for total in range(most, -1, -1):
            number = int(fewest[total]) + 1
            more = min(total + worth, MOST_DINARS)
            if number < fewest[more]:
                fewest[more] = number
                cards[more] = cards[total] | bit
                specials[more] = 0
        most = min(most + worth, MOST_DINARS)
    return most


@rule
def add_surprises(table: PaymentTable, surprises: int, most: int) -> None:
    """Add each number of surprises to every sum of goods, as their worth depends on their number (V-CARD-2).

    Of payments with as many cards one without surprises is kept, else the one with the most surprises.
    """
    goods, specials, fewest = table.goods, table.specials, table.fewest
    for total in range(most, -1, -1):
        goods_laid = int(fewest[total])
        if goods_laid < TOO_MANY:
            rest = surprises
            for laid in range(1, popcount(surprises) + 1):
                rest &= rest - 1
                more = min(total + SURPRISE_VALUES[laid], MOST_DINARS)
                number = goods_laid + laid
                if number < fewest[more] or (number == fewest[more] and specials[more]):
                    fewest[more] = number
                    goods[more] = goods[total]
                    specials[more] = surprises ^ rest


@rule
def fill_prices(table: PaymentTable, most: int) -> None:
    """Pay every price up to `most` by the least sum that reaches it; even a price of 0 costs a card (V-PAY-5)."""
    paid, goods, specials, fewest = table.paid, table.goods, table.specials, table.fewest
    for price in range(SUMS):
        paid[price] = UNAFFORDABLE
    if most == 0:
        return
    found = most
    for price in range(most, -1, -1):
        if price > 0 and fewest[price] < TOO_MANY:
            found = price
        paid[price] = found
        goods[price] = goods[found]
        specials[price] = specials[found]


@rule
def fill_payment_bytes(table_bytes: Buffer, character: int, goods: int, specials: int) -> None:
    """Fill the bytes of a payment table: passing bytes to compiled code costs less than passing a record."""
    fill_payment_table(table_bytes.view(PAYMENT_TABLE)[0], character, goods, specials)
