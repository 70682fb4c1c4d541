"""The movements of gems that a position remembers."""

from __future__ import annotations

from baghdad.core.position import refuse
from baghdad.voleurs.box import GEMS
from baghdad.voleurs.names import GEM_NUMBERS
from baghdad.voleurs.position.schema import Position
from baghdad.voleurs.rules.gems import BOUGHT, EXCHANGED, ROBBED, SUPPLY, before_of, entry_of, gem_of, now_of, way_of
from baghdad.voleurs.state import HISTORY


def check_history(position: Position) -> None:
    """What is remembered of the gems must lead to the bags; nothing remembered means all were bought in the open."""
    history, length = position.history, position.history_length
    whole = length <= HISTORY
    if len(history) != min(length, HISTORY):
        refuse("wrong_history", "V-INFO-13")
    if not history or not whole:
        return
    bags = [[0] * len(GEMS) for _ in position.seats]
    for index, entry in enumerate(history):
        now, before, gem, way = now_of(entry), before_of(entry), gem_of(entry), way_of(entry)
        known = now < len(bags) and gem < len(GEMS) and now != before
        if way == BOUGHT:
            known = known and before == SUPPLY
        else:
            known = known and before < len(bags) and bags[before][gem] > 0 and way in (ROBBED, EXCHANGED)
        if not known:
            refuse("wrong_history", "V-INFO-13")
        if way == EXCHANGED and not _is_half(history, index):
            refuse("wrong_history", "V-INFO-13")
        bags[now][gem] += 1
        if way != BOUGHT:
            bags[before][gem] -= 1
    if bags != [[seat.bag.get(gem, 0) for gem in GEMS] for seat in position.seats]:
        refuse("wrong_history", "V-INFO-13")


def _is_half(history: list[int], index: int) -> bool:
    """An exchange is two movements one after the other, to and fro."""
    start = index
    while start > 0 and way_of(history[start - 1]) == EXCHANGED:
        start -= 1
    other = index + 1 if (index - start) % 2 == 0 else index - 1
    if other >= len(history) or way_of(history[other]) != EXCHANGED:
        return False
    one, other = history[index], history[other]
    return bool(now_of(one) == before_of(other) and before_of(one) == now_of(other))


def all_bought(position: Position) -> list[int]:
    """The history of bags that came without one: every gem bought by whoever has it."""
    return [
        int(entry_of(owner, SUPPLY, GEM_NUMBERS[gem], BOUGHT))
        for owner, seat in enumerate(position.seats)
        for gem, number in sorted(seat.bag.items(), key=lambda item: GEM_NUMBERS[item[0]])
        for _ in range(number)
    ]
