"""Trade of `greedy` in voleurs: which offers it makes, some with false claims, and which it accepts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.bots.voleurs.features import MEAN_VALUE, Features, low_value
from baghdad.core.rng import below
from baghdad.voleurs.actions.offer import Offer
from baghdad.voleurs.box import DISTRICTS, FIRST_GEM_CARD, GOODS, GOODS_PER_DISTRICT, district_of, worth
from baghdad.voleurs.names import CARD_NUMBERS, plain

Action = Any  # one of the kinds of actions

OFFERS_A_ROUND = 2
TRUST = 0.6  # assumed probability that a claim is true
SUSPICION = 0.85  # value of a card without a claim, or with a false one, as a share of its district's mean
LEAST_GAIN = 1.0  # dinars that a swap must gain for both sides
HONEST_OFFERS_PER_LIE = 3


def claimed_card_value(features: Features, district: int, claim: str) -> float:
    """Return the expected value of an offered card, of which only the district is certain."""
    doubtful = SUSPICION * MEAN_VALUE[district]
    if not claim:
        return doubtful
    return TRUST * features.card_value(CARD_NUMBERS[plain(claim)]) + (1 - TRUST) * doubtful


def offer_gain(features: Features, offer: dict[str, Any], cards: tuple[int, ...]) -> float:
    """Return the expected gain of an offer if it is answered with these cards."""
    got = sum(claimed_card_value(features, DISTRICTS.index(district), claim) for district, claim in offer["claims"])
    return got - sum(features.card_value(card) for card in cards)


def best_answer(features: Features, legal: tuple[Action, ...]) -> tuple[Action, str] | None:
    """Return the acceptance of the best offer if it gains enough, else a refusal; None without an offer."""
    offers = {offer["number"]: offer for offer in features.view["offers"]}
    gains = [(offer_gain(features, offers[a.offer], a.cards), -a.offer, a) for a in legal if a.kind == "accept"]
    if gains:
        gain, _, action = max(gains, key=lambda one: one[:2])
        if gain >= LEAST_GAIN / 2:
            return action, "accept"
    return next(((action, "decline") for action in legal if action.kind == "decline"), None)


def swaps(features: Features) -> Iterator[tuple[float, int, int, int]]:
    """Yield swaps within a district that should gain for both: value, rival, card given, and the claim to make."""
    for card in features.cards:
        if FIRST_GEM_CARD <= card < FIRST_GEM_CARD + len(DISTRICTS):
            continue
        district = district_of(card)
        for rival in features.rivals:
            if not features.view["seats"][rival]["hand"][district]:
                continue
            theirs = features.characters[rival]
            gain = low_value(features.character, theirs, district) - features.card_value(card)
            false_claim = most_wanted_claim(features, district, theirs)
            their_gain = (worth(card, theirs) if card < GOODS else 0) - low_value(theirs, theirs, district)
            if gain >= LEAST_GAIN:
                yield gain + min(their_gain, gain), rival, card, card if their_gain >= LEAST_GAIN else false_claim


def most_wanted_claim(features: Features, district: int, character: int) -> int:
    """Return the unspent card of a district that a character values most, as a claim."""
    first = district * GOODS_PER_DISTRICT
    spent = {CARD_NUMBERS[plain(name)] for name in features.view["spent"]}
    names = [card for card in range(first, first + GOODS_PER_DISTRICT) if card not in spent]
    return max(names or [first], key=lambda card: (worth(card, character), -card))


def next_offer(features: Features, rng: Any) -> Action | None:
    """Return the best swap not yet proposed this round, one in four with a false claim; None without one."""
    made = features.mine["offers_made"]
    if made >= OFFERS_A_ROUND:
        return None
    open_offers = {(o["to"], name) for o in features.view["offers"] if o["maker"] == features.me for name in o["cards"]}
    ranked = sorted(swaps(features), key=lambda one: (-one[0], one[1:]))
    lies = below(rng, HONEST_OFFERS_PER_LIE + 1) == 0
    honest = [swap for swap in ranked if swap[2] == swap[3]]
    choices = ranked if lies else honest
    if made + len(open_offers) >= OFFERS_A_ROUND or made >= len(choices):
        return None
    _, rival, card, claim = choices[made]
    claim = most_wanted_claim(features, district_of(card), features.characters[rival]) if lies else claim
    counts = tuple(int(district == district_of(card)) for district in range(len(DISTRICTS)))
    return Offer(rival, (card,), (claim,), counts)
