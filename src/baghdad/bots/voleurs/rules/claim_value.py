"""What a claimed card is worth: by what a seat knows of the card, and by the claims of its maker that it saw.

The belief in a claim follows from Bayes' rule. An honest maker can only name a card that it holds; a liar names what
the other would like to have, the dearer the more often.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.birthday_cost import birthday_cost, gem_saving
from baghdad.bots.voleurs.rules.features import gem_value
from baghdad.core import arrays as np
from baghdad.core.bits import lowest_bit, popcount
from baghdad.core.rule import rule
from baghdad.voleurs.box import (
    CARDS,
    CHARACTERS,
    DISTRICTS,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GEM_VALUES,
    GOODS,
    GOODS_PER_DISTRICT,
    SURPRISE_VALUES,
    district_of,
    worth,
)
from baghdad.voleurs.rules.cards import (
    DISTRICT_OF,
    GEM_CARD_BITS,
    GOODS_OF,
    SPECIALS_OF,
    WORTH,
    count_in_district,
    goods_bit,
    held_in_district,
    special_bit,
)
from baghdad.voleurs.state import NO_CLAIM

PRIOR_CLAIMS = 2.0  # seen claims that the trust in an unknown player counts for
GREED = 4  # how much more often liars claim dearer names: their odds are values to this power
SURPRISE_WORTH = 4  # of a surprise, which is worth little alone and much with others


def _low_value(mine: int, theirs: int, district: int) -> float:
    """Return the mean value to one character of the half of a district's cards that another values least."""
    first = district * GOODS_PER_DISTRICT
    cards = sorted(range(first, first + GOODS_PER_DISTRICT), key=lambda card: worth(card, theirs))
    poor = cards[: GOODS_PER_DISTRICT // 2]
    return sum(worth(card, mine) for card in poor) / len(poor)


def _claim_worth(card: int, character: int) -> int:
    """Return what a card is worth to a character in general: a gem card as much as its gem."""
    if card < GOODS:
        return worth(card, character)
    return GEM_VALUES[card - FIRST_GEM_CARD] if card < FIRST_SURPRISE else SURPRISE_WORTH


def _liars_choice(card: int, character: int) -> float:
    """Return the probability that a liar claims this card to a character, among all of its district."""
    names = [other for other in range(CARDS) if district_of(other) == district_of(card)]
    return float(_claim_worth(card, character) ** GREED / sum(_claim_worth(name, character) ** GREED for name in names))


LOW_VALUE = np.constant(
    [
        [[_low_value(mine, theirs, d) for d in range(len(DISTRICTS))] for theirs in range(len(CHARACTERS))]
        for mine in range(len(CHARACTERS))
    ],
    "<f8",
)
GENERAL_VALUE = np.constant(
    [[_claim_worth(card, who) for card in range(CARDS)] for who in range(len(CHARACTERS))], "<f8"
)
LIARS_CHOICE = np.constant(
    [[_liars_choice(card, who) for card in range(CARDS)] for who in range(len(CHARACTERS))], "<f8"
)
NAMES_OF = np.constant([sum(district_of(card) == d for card in range(CARDS)) for d in range(len(DISTRICTS))])


@rule
def card_value(workspace, seat, card):
    """Return the dinars that a card is worth to its holder."""
    state = workspace.state
    if card < GOODS:
        return float(WORTH[state.characters[seat], card])
    if card < FIRST_SURPRISE:
        gem = card - FIRST_GEM_CARD
        if state.gems[gem] == 0:
            return 0.0
        birthday = state.birthdays[seat]
        saving = gem_saving(state, seat, birthday, gem, birthday_cost(state, seat, birthday))
        return gem_value(workspace.weights[seat], gem, saving)
    held = max(1, popcount(int(state.hand_specials[seat]) & ~GEM_CARD_BITS))
    return SURPRISE_VALUES[held] / held


@rule
def claimed_card_value(workspace, seat, maker, district, claim):
    """Return the expected value of an offered card, of which only the district is certain."""
    doubtful = doubtful_value(workspace, seat, maker, district)
    if claim == NO_CLAIM:
        return doubtful
    belief = claim_belief(workspace, seat, maker, claim)
    if belief <= 0.0:
        return doubtful
    return belief * card_value(workspace, seat, claim) + (1.0 - belief) * doubtful


@rule
def doubtful_value(workspace, seat, maker, district):
    """Return the expected value of a card without a true claim: what its maker values least is given first.

    If the seat knows all cards of that district that the maker holds, it is the mean of these.
    """
    state = workspace.state
    goods = int(state.known_goods[seat, maker]) & GOODS_OF[district]
    specials = int(state.known_specials[seat, maker]) & SPECIALS_OF[district]
    known = popcount(goods) + popcount(specials)
    if known == 0 or known < held_in_district(state, maker, district):
        low = LOW_VALUE[state.characters[seat], state.characters[maker], district]
        return workspace.weights[seat].suspicion * low
    total = 0.0
    while goods or specials:
        card = lowest_card(goods, specials)
        goods &= ~goods_bit(card)
        specials &= ~special_bit(card)
        total += card_value(workspace, seat, card)
    return total / known


@rule
def value_given_up(workspace, seat, maker, district, claim):
    """Return what a card that is offered to a seat is likely to be worth to its maker."""
    theirs = workspace.state.characters[maker]
    low = LOW_VALUE[theirs, theirs, district]
    if claim == NO_CLAIM:
        return low
    belief = claim_belief(workspace, seat, maker, claim)
    return belief * GENERAL_VALUE[theirs, claim] + (1.0 - belief) * low


@rule
def lowest_card(goods, specials):
    """Return the first card of a set that isn't empty."""
    return lowest_bit(goods) if goods else GOODS + lowest_bit(specials)


@rule
def claim_belief(workspace, seat, maker, claim):
    """Return the probability that a claim is true, as far as the seat can tell."""
    state = workspace.state
    district = DISTRICT_OF[claim]
    goods, specials = cards_elsewhere(state, seat, maker)
    if goods & goods_bit(claim) or specials & special_bit(claim) or is_sold_out(state, claim):
        return 0.0
    known_goods = int(state.known_goods[seat, maker])
    known_specials = int(state.known_specials[seat, maker])
    holds = 1.0
    if not (known_goods & goods_bit(claim) or known_specials & special_bit(claim)):
        known = count_in_district(known_goods, known_specials, district)
        unseen = NAMES_OF[district] - count_in_district(goods, specials, district) - known
        holds = (held_in_district(state, maker, district) - known) / max(1, unseen)
    trust = workspace.weights[seat].trust
    honesty = trust_in(trust, int(state.true_claims[seat, maker]), int(state.false_claims[seat, maker]))
    belief = posterior(honesty, holds, LIARS_CHOICE[state.characters[seat], claim])
    return belief / makers_claiming(state, seat, claim)


@rule
def trust_in(trust, true_claims, false_claims):
    """Return the probability that a player is honest, by its claims that were seen."""
    return (PRIOR_CLAIMS * trust + true_claims) / (PRIOR_CLAIMS + true_claims + false_claims)


@rule
def posterior(honesty, holds, lied):
    """Return the probability of a claim: an honest maker holds the card, a liar chose that name."""
    honest = honesty * min(holds, 1.0)
    return honest / max(honest + (1.0 - honesty) * lied, 1e-9)


@rule
def cards_elsewhere(state, seat, maker):
    """Return the cards that a maker can't hold as far as the seat knows: its own, spent ones, those others hold."""
    goods = int(state.hand_goods[seat]) | int(state.spent_goods)
    specials = int(state.hand_specials[seat]) | int(state.spent_specials)
    for other in range(state.players):
        if other != maker and other != seat:
            goods |= int(state.known_goods[seat, other])
            specials |= int(state.known_specials[seat, other])
    return goods, specials


@rule
def is_sold_out(state, card):
    """Return whether a card is the gem card of a gem that is sold out, which has left the game."""
    return FIRST_GEM_CARD <= card < FIRST_SURPRISE and state.gems[card - FIRST_GEM_CARD] == 0


@rule
def makers_claiming(state, seat, claim):
    """Return how many players claim in open offers to the seat to give the same card, at least 1."""
    makers = 0
    rest = int(state.offers_to[seat])
    while rest:
        offer = state.offers[lowest_bit(rest)]
        rest &= rest - 1
        if offer.claimed_goods & goods_bit(claim) or offer.claimed_specials & special_bit(claim):
            makers |= 1 << int(offer.maker)
    return max(1, popcount(makers))


@rule
def belief_of_rival(workspace, seat, rival, claim):
    """Return the probability that a rival may be expected to give a claim of the seat.

    The rival is taken to have the seat's own trust, but knows what it saw of the seat's claims. Gem cards are hardly
    believed of anybody.
    """
    if claim >= GOODS:
        return 0.0
    state = workspace.state
    trust = workspace.weights[seat].trust
    honesty = trust_in(trust, int(state.true_claims[rival, seat]), int(state.false_claims[rival, seat]))
    holds = held_in_district(state, seat, DISTRICT_OF[claim]) / NAMES_OF[DISTRICT_OF[claim]]
    return posterior(honesty, holds, LIARS_CHOICE[state.characters[rival], claim])


@rule
def claim_value_to_rival(workspace, seat, rival, claim):
    """Return what a rival may be expected to value a card at that the seat claims to give."""
    state = workspace.state
    theirs = state.characters[rival]
    doubtful = workspace.weights[seat].suspicion * LOW_VALUE[theirs, state.characters[seat], DISTRICT_OF[claim]]
    belief = belief_of_rival(workspace, seat, rival, claim)
    if belief <= 0.0:
        return doubtful
    return belief * WORTH[theirs, claim] + (1.0 - belief) * doubtful


@rule
def best_lie(workspace, seat, rival, card):
    """Return the name of a card's district that a rival is expected to value most, besides what it is known to hold.

    A name that isn't believed enough is no better than the true one (`caution`).
    """
    state = workspace.state
    district = DISTRICT_OF[card]
    caution = workspace.weights[seat].caution
    best = card
    most = -1.0
    for name in range(district * GOODS_PER_DISTRICT, (district + 1) * GOODS_PER_DISTRICT):
        known = (int(state.known_goods[seat, rival]) | int(state.spent_goods)) & goods_bit(name)
        credible = name == card or belief_of_rival(workspace, seat, rival, name) >= caution
        value = claim_value_to_rival(workspace, seat, rival, name)
        if value > most and credible and not known:
            best = name
            most = value
    return best
