"""Redealing (determinization): what a seat can't know is sampled again: hands, bags, birthday cards (V-INFO-*).

A seat knows the districts and numbers of cards held, the cards it gave away or was given (until their holder passes
cards of that district on), which claims of its trades were true, every gem bought, the robberies it took part in, and
the bags it looked into. Talk, open claims and conclusions from somebody's play aren't used.
"""

from __future__ import annotations

from baghdad.core import arrays as np
from baghdad.core.array_types import Grid, Row
from baghdad.core.bits import popcount
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs.box import BIRTHDAYS, CARDS, DISTRICTS, FAKE, MAX_PLAYERS
from baghdad.voleurs.rules.cards import GOODS_OF, SPECIALS_OF, goods_bit, nth_card, special_bit
from baghdad.voleurs.rules.gems import (
    BOUGHT,
    KINDS_OF_GEMS,
    ROBBED,
    bag_size,
    gem_of,
    kind_of_transfer,
    new_owner_of,
    old_owner_of,
    with_other_gem,
)
from baghdad.voleurs.rules.pawns import owner_of
from baghdad.voleurs.rules.payment import reset_unfinished_action
from baghdad.voleurs.rules.trading import clear_offer
from baghdad.voleurs.state import (
    ANSWERING,
    CLAIMING,
    FREE,
    GIVING,
    HISTORY,
    LEAVING,
    NO_CLAIM,
    OFFERING,
    OFFERS,
    PAYING,
    TAKING,
)
from baghdad.voleurs.typed_records import Offer, State

MAX_TRIES = 400


@rule
def redeal(state: State, viewer: int, rng: Rng) -> None:
    """Sample everything again that the viewer can't know; a spectator is -1."""
    clear_hidden_action(state, viewer)
    redeal_cards(state, viewer, rng)
    redeal_offers(state, viewer, rng)
    redeal_birthdays(state, viewer, rng)
    redeal_bags(state, viewer, rng)


@rule
def clear_hidden_action(state: State, viewer: int) -> None:
    """Clear another player's unfinished action, and the contents of closed offers."""
    unseen = state.step == PAYING or state.step == LEAVING or state.step == ANSWERING
    unseen = unseen or state.step == OFFERING or state.step == CLAIMING
    if unseen and state.seat != viewer:
        reset_unfinished_action(state)
    if state.step == FREE:
        state.answered = 0
        state.taken = 0
    if state.step != OFFERING and state.step != CLAIMING and state.step != ANSWERING:
        clear_offer(state.draft)
    for number in range(OFFERS):
        if not state.offers[number].open:
            clear_offer(state.offers[number])


@rule
def redeal_cards(state: State, viewer: int, rng: Rng) -> None:
    """Deal hidden cards again; each hand keeps its size in every district and the cards the viewer knows."""
    goods = np.zeros(MAX_PLAYERS, np.int64)
    specials = np.zeros(MAX_PLAYERS, np.int64)
    unseen_goods = int(state.deck_goods)
    unseen_specials = int(state.deck_specials)
    for owner in range(state.players):
        goods[owner], specials[owner] = known_cards(state, viewer, owner)
        unseen_goods |= state.hand_goods[owner] & ~goods[owner]
        unseen_specials |= state.hand_specials[owner] & ~specials[owner]
    for owner in range(state.players):
        for district in range(len(DISTRICTS)):
            hidden = popcount(state.hand_goods[owner] & ~goods[owner] & GOODS_OF[district])
            hidden += popcount(state.hand_specials[owner] & ~specials[owner] & SPECIALS_OF[district])
            for _ in range(hidden):
                some = unseen_goods & GOODS_OF[district]
                others = unseen_specials & SPECIALS_OF[district]
                card = nth_card(some, others, below(rng, popcount(some) + popcount(others)))
                unseen_goods ^= goods_bit(card)
                unseen_specials ^= special_bit(card)
                goods[owner] |= goods_bit(card)
                specials[owner] |= special_bit(card)
    for owner in range(state.players):
        clear_others_knowledge(state, viewer, owner)
        state.hand_goods[owner] = goods[owner]
        state.hand_specials[owner] = specials[owner]
    state.deck_goods = unseen_goods
    state.deck_specials = unseen_specials


@rule
def redeal_offers(state: State, viewer: int, rng: Rng) -> None:
    """Deal the cards of others' offers again; the real cards are the maker's secret, the claims both parties'."""
    for number in range(OFFERS):
        offer = state.offers[number]
        if offer.open and offer.maker != viewer:
            redeal_offer(state, offer, offer.to == viewer, rng)


@rule
def redeal_offer(state: State, offer: Offer, sees_claims: bool, rng: Rng) -> None:
    """Draw as many cards of each district as before from the maker's hand; claims keep their order, not their cards."""
    claims = np.full(CARDS, NO_CLAIM, np.int64)
    goods = 0
    specials = 0
    for district in range(len(DISTRICTS)):
        given = popcount(offer.goods & GOODS_OF[district]) + popcount(offer.specials & SPECIALS_OF[district])
        some_goods = int(state.hand_goods[offer.maker]) & GOODS_OF[district]
        some_specials = int(state.hand_specials[offer.maker]) & SPECIALS_OF[district]
        next_claim = CARDS
        for _ in range(given):
            card = nth_card(some_goods, some_specials, below(rng, popcount(some_goods) + popcount(some_specials)))
            some_goods ^= goods_bit(card)
            some_specials ^= special_bit(card)
            goods |= goods_bit(card)
            specials |= special_bit(card)
            if sees_claims:
                next_claim = next_lower_claim(offer, district, next_claim)
                claims[card] = next_claim
    offer.goods = goods
    offer.specials = specials
    if not sees_claims:
        offer.claimed_goods = 0
        offer.claimed_specials = 0
    for card in range(CARDS):
        offer.claims[card] = claims[card]


@rule
def next_lower_claim(offer: Offer, district: int, last: int) -> int:
    """Return the highest claim of a district below the last one, or `NO_CLAIM` if none is left."""
    best = NO_CLAIM
    for card in range(CARDS):
        here = goods_bit(card) & GOODS_OF[district] or special_bit(card) & SPECIALS_OF[district]
        if here and best < offer.claims[card] < last:
            best = int(offer.claims[card])
    return best


@rule
def known_cards(state: State, viewer: int, owner: int) -> tuple[int, int]:
    """Return the cards of a hand that the viewer knows: its own, and others' that it saw given or laid."""
    if viewer == owner:
        return int(state.hand_goods[owner]), int(state.hand_specials[owner])
    goods = 0
    specials = 0
    if owner == state.seat:
        goods = int(state.laid_goods)
        specials = int(state.laid_specials)
    if viewer >= 0:
        goods |= int(state.known_goods[viewer, owner])
        specials |= int(state.known_specials[viewer, owner])
    return goods, specials


@rule
def clear_others_knowledge(state: State, viewer: int, seat: int) -> None:
    """Clear what another player knows of hands and claims, except of the viewer's own, which it saw in its trades."""
    if seat != viewer:
        for owner in range(state.players):
            if owner != viewer:
                state.known_goods[seat, owner] = 0
                state.known_specials[seat, owner] = 0
                state.true_claims[seat, owner] = 0
                state.false_claims[seat, owner] = 0


@rule
def redeal_birthdays(state: State, viewer: int, rng: Rng) -> None:
    """Deal the others any of the birthday cards that the viewer doesn't hold (V-INFO-9, V-INFO-10)."""
    left = (1 << len(BIRTHDAYS)) - 1
    cards = len(BIRTHDAYS)
    if viewer >= 0:
        left ^= 1 << state.birthdays[viewer]
        cards -= 1
    for owner in range(state.players):
        if owner != viewer:
            number = below(rng, cards)
            cards -= 1
            rest = left
            for _ in range(number):
                rest &= rest - 1
            card = popcount((rest & -rest) - 1)
            left ^= 1 << card
            state.birthdays[owner] = card


@rule
def redeal_bags(state: State, viewer: int, rng: Rng) -> None:
    """Replay the transfers of gems with random gems for hidden robberies, until they fit what the viewer saw.

    This is rejection sampling: a sample that contradicts the viewer's knowledge is thrown away.
    """
    if state.history_length <= HISTORY:
        for _ in range(MAX_TRIES):
            if replay_transfers(state, viewer, rng):
                return
    shuffle_bags(state, viewer, rng)


@rule
def looked_into(state: State, viewer: int) -> int:
    """Return whose bag the viewer is looking into, or -1 (V-INFO-16)."""
    if viewer == state.seat and (state.step == TAKING or state.step == GIVING):
        return int(owner_of(state.occupant[state.victim]))
    return -1


@rule
def replay_transfers(state: State, viewer: int, rng: Rng) -> bool:
    """Replay all transfers once; if they fit, write the bags and the history that they lead to and return True."""
    sampled = np.zeros((MAX_PLAYERS, KINDS_OF_GEMS), np.int64)
    actual = np.zeros((MAX_PLAYERS, KINDS_OF_GEMS), np.int64)
    sampled_history = np.zeros(HISTORY, np.int64)
    number = 0
    while number < state.history_length:
        entry = int(state.history[number])
        sampled_history[number] = entry
        transfer_kind = kind_of_transfer(entry)
        if transfer_kind == BOUGHT:
            sampled[new_owner_of(entry), gem_of(entry)] += 1
            actual[new_owner_of(entry), gem_of(entry)] += 1
        elif transfer_kind == ROBBED:
            if not replay_robbery(entry, viewer, sampled, actual, sampled_history, number, rng):
                return False
        else:
            answer = int(state.history[number + 1])
            if not replay_exchange(entry, answer, viewer, sampled, actual, sampled_history, number, rng):
                return False
            number += 1
        number += 1
    open_bag = looked_into(state, viewer)
    if open_bag >= 0 and not same_bag(sampled[open_bag], state.bags[open_bag]):
        return False
    for owner in range(state.players):
        for gem in range(KINDS_OF_GEMS):
            state.bags[owner, gem] = sampled[owner, gem]
    for index in range(state.history_length):
        state.history[index] = sampled_history[index]
    return True


@rule
def replay_robbery(
    entry: int, viewer: int, sampled: Grid[int], actual: Grid[int], sampled_history: Row[int], number: int, rng: Rng
) -> bool:
    """Replay a robbery: with the real gem if the viewer took part in it, else with a random one."""
    new_owner, old_owner, gem = new_owner_of(entry), old_owner_of(entry), gem_of(entry)
    other = gem
    if viewer != new_owner and viewer != old_owner:
        other = random_gem(sampled[old_owner], 0, rng)
    if not accepts_robbery(sampled, old_owner, other, viewer == new_owner, rng):
        return False
    move_gem(sampled, old_owner, new_owner, other)
    move_gem(actual, old_owner, new_owner, gem)
    sampled_history[number] = with_other_gem(entry, other)
    return True


@rule
def replay_exchange(
    entry: int,
    answer: int,
    viewer: int,
    sampled: Grid[int],
    actual: Grid[int],
    sampled_history: Row[int],
    number: int,
    rng: Rng,
) -> bool:
    """Replay an exchange: a robber knows the victim's whole bag, both players know both gems, others know neither."""
    new_owner, old_owner, gem, given = new_owner_of(entry), old_owner_of(entry), gem_of(entry), gem_of(answer)
    taken, back = gem, given
    if viewer == new_owner and not same_bag(sampled[old_owner], actual[old_owner]):
        return False
    if viewer != new_owner and viewer != old_owner:
        taken = random_gem(sampled[old_owner], 0, rng)
        back = random_gem(sampled[new_owner], FAKE + 1, rng)
    if taken < 0 or back < 0 or sampled[old_owner, taken] == 0 or sampled[new_owner, back] == 0:
        return False
    move_gem(sampled, old_owner, new_owner, taken)
    move_gem(sampled, new_owner, old_owner, back)
    move_gem(actual, old_owner, new_owner, gem)
    move_gem(actual, new_owner, old_owner, given)
    sampled_history[number] = with_other_gem(entry, taken)
    sampled_history[number + 1] = with_other_gem(answer, back)
    return True


@rule
def accepts_robbery(sampled: Grid[int], victim: int, gem: int, seen: bool, rng: Rng) -> bool:
    """Return whether a bag can lose that gem; for a robber who saw it, accept with the chance of drawing it."""
    if gem < 0 or sampled[victim, gem] == 0:
        return False
    if not seen:
        return True
    size = 0
    for kind in range(KINDS_OF_GEMS):
        size += sampled[victim, kind]
    return below(rng, size) < sampled[victim, gem]


@rule
def random_gem(bag: Row[int], first: int, rng: Rng) -> int:
    """Return a random gem of a bag, of this kind or a more valuable one; -1 if it has none."""
    size = 0
    for gem in range(first, KINDS_OF_GEMS):
        size += bag[gem]
    if size == 0:
        return -1
    number = below(rng, size)
    for gem in range(first, KINDS_OF_GEMS):
        number -= bag[gem]
        if number < 0:
            return gem
    return -1


@rule
def move_gem(bags: Grid[int], giver: int, taker: int, gem: int) -> None:
    """Move a gem from one bag to another."""
    bags[giver, gem] -= 1
    bags[taker, gem] += 1


@rule
def same_bag(bag: Row[int], other: Row[int]) -> bool:
    """Return whether two bags hold the same gems."""
    for gem in range(KINDS_OF_GEMS):
        if bag[gem] != other[gem]:
            return False
    return True


@rule
def shuffle_bags(state: State, viewer: int, rng: Rng) -> None:
    """Deal the gems of the others' bags again, each bag keeping its size, if the history is too long to replay.

    The history is cleared, since it would reveal what is hidden, and counts as too long from then on.
    """
    pool = np.zeros(KINDS_OF_GEMS, np.int64)
    sizes = np.zeros(MAX_PLAYERS, np.int64)
    open_bag = looked_into(state, viewer)
    for index in range(HISTORY):
        state.history[index] = 0
    state.history_length = max(int(state.history_length), HISTORY + 1)
    for owner in range(state.players):
        if owner != viewer and owner != open_bag:
            sizes[owner] = bag_size(state, owner)
            for gem in range(KINDS_OF_GEMS):
                pool[gem] += state.bags[owner, gem]
                state.bags[owner, gem] = 0
    for owner in range(state.players):
        for _ in range(sizes[owner]):
            gem = random_gem(pool, 0, rng)
            pool[gem] -= 1
            state.bags[owner, gem] += 1
