"""How `greedy` trades in voleurs: what it offers, which offers it takes. It doubts what it is told, and lies itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.bots.voleurs.features import MEAN_WORTH, Sight, low_worth
from baghdad.core.rng import below
from baghdad.voleurs.actions import Action
from baghdad.voleurs.box import DISTRICTS, FIRST_GEM_CARD, GOODS, GOODS_PER_DISTRICT, district_of, worth
from baghdad.voleurs.names import CARD_NUMBERS, plain

OFFERS_A_ROUND = 2
TRUST = 0.6  # the share of claims it takes to be true
SUSPICION = 0.85  # what a card unclaimed, or falsely claimed, is worth of its district's mean
LEAST_GAIN = 1.0  # dinars, for both sides, or it isn't worth the talk
TRUTHS_TO_A_LIE = 3


def expected_worth(sight: Sight, district: int, claim: str) -> float:
    """What a card is likely to be worth of which only the district is sure."""
    doubtful = SUSPICION * MEAN_WORTH[district]
    if not claim:
        return doubtful
    return TRUST * sight.card_worth(CARD_NUMBERS[plain(claim)]) + (1 - TRUST) * doubtful


def gain_from(sight: Sight, offer: dict[str, Any], cards: tuple[int, ...]) -> float:
    """Dinars an offer is likely to bring if it is answered with these cards."""
    got = sum(expected_worth(sight, DISTRICTS.index(district), claim) for district, claim in offer["claims"])
    return got - sum(sight.card_worth(card) for card in cards)


def best_answer(sight: Sight, legal: tuple[Action, ...]) -> tuple[Action, str] | None:
    """Takes the best offer if it is good for something; declines whatever else it was asked."""
    offers = {offer["number"]: offer for offer in sight.view["offers"]}
    gains = [(gain_from(sight, offers[a.offer], a.cards), -a.offer, a) for a in legal if a.kind == "accept"]
    if gains:
        gain, _, action = max(gains, key=lambda one: one[:2])
        if gain >= LEAST_GAIN / 2:
            return action, "accept"
    return next(((action, "decline") for action in legal if action.kind == "decline"), None)


def proposals(sight: Sight) -> Iterator[tuple[float, int, int, int]]:
    """Swaps inside a district that should suit both: how well, with whom, the card given, the claim that would help."""
    for card in sight.cards:
        if FIRST_GEM_CARD <= card < FIRST_GEM_CARD + len(DISTRICTS):
            continue
        district = district_of(card)
        for rival in sight.rivals:
            if not sight.view["seats"][rival]["hand"][district]:
                continue
            theirs = sight.characters[rival]
            gain = low_worth(sight.character, theirs, district) - sight.card_worth(card)
            lure = best_claim(sight, district, theirs)
            their_gain = (worth(card, theirs) if card < GOODS else 0) - low_worth(theirs, theirs, district)
            if gain >= LEAST_GAIN:
                yield gain + min(their_gain, gain), rival, card, card if their_gain >= LEAST_GAIN else lure


def best_claim(sight: Sight, district: int, character: int) -> int:
    """The name of a card that somebody would love to have, and that isn't known to be elsewhere."""
    first = district * GOODS_PER_DISTRICT
    spent = {CARD_NUMBERS[plain(name)] for name in sight.view["spent"]}
    names = [card for card in range(first, first + GOODS_PER_DISTRICT) if card not in spent]
    return max(names or [first], key=lambda card: (worth(card, character), -card))


def next_offer(sight: Sight, rng: Any) -> Action | None:
    """The best swap it hasn't proposed yet this round; now and then under a false name."""
    made = sight.mine["offers_made"]
    if made >= OFFERS_A_ROUND:
        return None
    standing = {(o["to"], name) for o in sight.view["offers"] if o["maker"] == sight.me for name in o["cards"]}
    ranked = sorted(proposals(sight), key=lambda one: (-one[0], one[1:]))
    lies = below(rng, TRUTHS_TO_A_LIE + 1) == 0
    honest = [one for one in ranked if one[2] == one[3]]
    wanted = ranked if lies else honest
    if made + len(standing) >= OFFERS_A_ROUND or made >= len(wanted):
        return None
    _, rival, card, claim = wanted[made]
    claim = best_claim(sight, district_of(card), sight.characters[rival]) if lies else claim
    counts = tuple(int(district == district_of(card)) for district in range(len(DISTRICTS)))
    return Action("offer", seat=rival, cards=(card,), claims=(claim,), wanted=counts)
