"""Trade of a shark: its worst card under the finest name, for one to three cards; it accepts nothing."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.claim_value import LOW_VALUE, card_value
from baghdad.bots.voleurs.rules.features import MEAN_VALUE
from baghdad.bots.voleurs.rules.trade_value import first_open_offer, push_offer
from baghdad.bots.voleurs.rules.workspace import (
    DECLINE_REASON,
    DONE_REASON,
    TRADE_REASON,
    push_step,
)
from baghdad.core import arrays as np
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import (
    CARDS,
    DISTRICTS,
    FAKE,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GEM_VALUES,
    GOODS,
    GOODS_PER_DISTRICT,
)
from baghdad.voleurs.rules.cards import DISTRICT_OF, WORTH, goods_bit, held_in_district, special_bit
from baghdad.voleurs.rules.trading import may_offer

# The belief that each offer to the same rival in a round counts on, and whether it may claim a gem card.
BELIEF = np.constant([1.0, 1.0, 0.75, 0.75, 0.5, 0.25], "<f8")
CLAIMS_GEM_CARD = np.constant([1, 0, 1, 0, 0, 0])
MOST_WANTED = 3  # cards in return
NEVER = -1e9


@rule
def decide_shark_trade(workspace):
    """Write the steps of a shark's next action in trade."""
    state = workspace.state
    seat = np.int64(state.seat)
    number = first_open_offer(state, seat)
    if number >= 0:
        workspace.reason = DECLINE_REASON
        push_step(workspace, n.DECLINE + number)
        return
    rivals = int(state.players) - 1
    attempt = int(state.offers_made[seat]) // rivals
    if attempt < len(BELIEF) and may_offer(state):
        rival = (seat + 1 + int(state.offers_made[seat]) % rivals) % int(state.players)
        card, wanted, number = best_catch(workspace, seat, rival, attempt)
        if card >= 0:
            claim = finest_claim(state, seat, rival, DISTRICT_OF[card], attempt)
            workspace.reason = TRADE_REASON
            push_offer(workspace, rival, card, claim, wanted, number)
            return
    workspace.reason = DONE_REASON
    push_step(workspace, n.DONE)


@rule
def best_catch(workspace, seat, rival, attempt):
    """Return the card to give, the district wanted and the number of cards with the highest gain; -1 each for none."""
    state = workspace.state
    found = -1, -1, -1
    most = 0.0
    for card in range(CARDS):
        held = state.hand_goods[seat] & goods_bit(card) or state.hand_specials[seat] & special_bit(card)
        if held and not FIRST_GEM_CARD <= card < FIRST_SURPRISE:
            for wanted in range(len(DISTRICTS)):
                for number in range(1, min(MOST_WANTED, held_in_district(state, rival, wanted)) + 1):
                    gain = catch_gain(workspace, seat, rival, card, wanted, number, attempt)
                    if gain > most:
                        most = gain
                        found = card, wanted, number
    return found


@rule
def catch_gain(workspace, seat, rival, card, wanted, number, attempt):
    """Return what a shark gains by an offer; very low if its rival would lose by it even if it believes the claim."""
    state = workspace.state
    mine = state.characters[seat]
    theirs = state.characters[rival]
    district = DISTRICT_OF[card]
    claim = finest_claim(state, seat, rival, district, attempt)
    believed = BELIEF[attempt] * claim_worth(theirs, claim) + (1.0 - BELIEF[attempt]) * MEAN_VALUE[district]
    if believed < number * LOW_VALUE[theirs, theirs, wanted]:
        return NEVER
    return number * LOW_VALUE[mine, theirs, wanted] - card_value(workspace, seat, card)


@rule
def finest_claim(state, seat, rival, district, attempt):
    """Return the name of a district that a rival values most, as far as the shark knows that it may be true."""
    gem = district
    if CLAIMS_GEM_CARD[attempt] and gem != FAKE and state.gems[gem] > 0:
        card = FIRST_GEM_CARD + gem
        if not state.known_specials[seat, rival] & special_bit(card):
            return card
    best = district * GOODS_PER_DISTRICT
    most = -1
    for index in range(GOODS_PER_DISTRICT):
        # The two cards of the finest group are claimed in turn.
        turned = index if attempt % 2 else GOODS_PER_DISTRICT - 1 - index
        card = district * GOODS_PER_DISTRICT + turned
        worth = int(WORTH[state.characters[rival], card])
        if worth > most and not state.known_goods[seat, rival] & goods_bit(card):
            best = card
            most = worth
    return best


@rule
def claim_worth(character, claim):
    """Return the dinars that a card is worth to a character, a gem card as much as its gem."""
    if claim < GOODS:
        return float(WORTH[character, claim])
    return float(GEM_VALUES[claim - FIRST_GEM_CARD])
