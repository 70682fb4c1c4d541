"""The observation of a seat: what it may know, encoded for learners (V-INFO-*). `planes.py` defines the layout.

It is a whitelist, built up from zeros.
"""

from __future__ import annotations

from baghdad.core import arrays as np
from baghdad.core.array_types import Grid, Row
from baghdad.core.bits import lowest_bit
from baghdad.core.planes import Observer
from baghdad.core.rule import each_field, rule
from baghdad.voleurs.box import BIRTHDAYS, CARDS, CHARACTERS, DISTRICTS, FEWEST_PLAYERS, GEMS, GOODS, MAX_PLAYERS, PAWNS
from baghdad.voleurs.planes import KINDS_AND_VIZIER, MOST, OBSERVATION, SEATS_AND_VIZIER, SWITCHES
from baghdad.voleurs.rules.cards import held_by_district, value
from baghdad.voleurs.rules.gems import bag_size
from baghdad.voleurs.rules.offers import open_offers
from baghdad.voleurs.rules.pawns import kind_of, owner_of
from baghdad.voleurs.rules.payment import gem_price
from baghdad.voleurs.rules.rounds import is_ready
from baghdad.voleurs.rules.tally import count, tally_of
from baghdad.voleurs.state import (
    ANSWERING,
    BUYING,
    CLAIMING,
    FREE,
    GIVING,
    MAX_CELLS,
    NO_CLAIM,
    NOBODY,
    NOWHERE,
    OFFERING,
    OVER,
    TAKING,
    VIZIER,
)
from baghdad.voleurs.typed_records import Offer, State

SIZE = OBSERVATION.size
PLAYERS = OBSERVATION["players"]
YOU = OBSERVATION["you"]
TO_ACT = OBSERVATION["to_act"]
SLIPPER = OBSERVATION["slipper"]
PHASE = OBSERVATION["phase"]
STEP = OBSERVATION["step"]
BOUGHT = OBSERVATION["bought"]
ROUND = OBSERVATION["round"]
OPTIONS = OBSERVATION["options"]
CHARACTER = OBSERVATION["characters"]
OWNER = OBSERVATION["owner"]
KIND = OBSERVATION["kind"]
MARKED = OBSERVATION["marked"]
VIZIER_AWAY = OBSERVATION["vizier_away"]
VIZIER_KILLED = OBSERVATION["vizier_killed"]
IN_DESERT = OBSERVATION["desert"]
SUPPLY = OBSERVATION["supply"]
TO_PLACE = OBSERVATION["to_place"]
FOR_SALE = OBSERVATION["gems"]
PRICES = OBSERVATION["prices"]
BAG_SIZES = OBSERVATION["bag_sizes"]
BAGS = OBSERVATION["bags"]
BIRTHDAY_CARDS = OBSERVATION["birthdays"]
LOOK = OBSERVATION["look"]
TAKEN = OBSERVATION["taken"]
HELD = OBSERVATION["cards"]
HANDS = OBSERVATION["hands"]
DECKS = OBSERVATION["decks"]
SPENT = OBSERVATION["spent"]
LAID = OBSERVATION["laid"]
PURSE = OBSERVATION["purse"]
CHANGE = OBSERVATION["change"]
MOVER = OBSERVATION["mover"]
READY = OBSERVATION["ready"]
OFFERS_MADE = OBSERVATION["offers_made"]
TRUE_CLAIMS = OBSERVATION["true_claims"]
FALSE_CLAIMS = OBSERVATION["false_claims"]
OFFER_MAKER = OBSERVATION["offer_maker"]
OFFER_TO = OBSERVATION["offer_to"]
OFFER_GIVEN = OBSERVATION["offer_given"]
OFFER_WANTED = OBSERVATION["offer_wanted"]
OFFER_CLAIMS = OBSERVATION["offer_claims"]
OFFER_CARDS = OBSERVATION["offer_cards"]
ANSWERED = OBSERVATION["answered"]
DRAFT_TO = OBSERVATION["draft_to"]
DRAFT_CARDS = OBSERVATION["draft_cards"]
DRAFT_CLAIMS = OBSERVATION["draft_claims"]
DRAFT_WANTED = OBSERVATION["draft_wanted"]
NEXT_CLAIM = OBSERVATION["next_claim"]

ORIGIN_MARK, TARGET_MARK, VICTIM_MARK = 1, 2, 3

CODES = VIZIER + 1


def shown_owner(players: int, seat: int, code: int) -> int:
    """Return what the plane `owner` shows a seat of the pawn with a code."""
    if code in (NOBODY, VIZIER):
        return SEATS_AND_VIZIER if code == VIZIER else 0
    return 1 + ((code - 1) // len(PAWNS) - seat) % max(players, 1)


def shown_kind(code: int) -> int:
    """Return what the plane `kind` shows of the pawn with a code."""
    if code in (NOBODY, VIZIER):
        return KINDS_AND_VIZIER if code == VIZIER else 0
    return 1 + (code - 1) % len(PAWNS)


SHOWN_OWNER = np.constant(
    [
        [[shown_owner(players, seat, code) for code in range(CODES)] for seat in range(MAX_PLAYERS)]
        for players in range(MAX_PLAYERS + 1)
    ],
    "i1",
)
SHOWN_KIND = np.constant([shown_kind(code) for code in range(CODES)], "i1")


@rule
def row_of_seat(state: State, seat: int, other: int) -> int:
    """Return the row of a seat, counted from the observer."""
    row = int(other) - int(seat)
    return row if row >= 0 else row + int(state.players)


@rule
def mark_cards(out: Row[int], start: int, goods: int, specials: int) -> None:
    """Write a 1 for each card of a set."""
    goods = int(goods)
    specials = int(specials)
    while goods:
        out[start + lowest_bit(goods)] = 1
        goods &= goods - 1
    while specials:
        out[start + GOODS + lowest_bit(specials)] = 1
        specials &= specials - 1


@rule
def write_counts(out: Row[int], start: int, tally: int) -> None:
    """Write the counts of a tally."""
    for district in range(len(DISTRICTS)):
        out[start + district] = count(tally, district)


@rule
def encode(state: State, seat: int, out: Row[int]) -> None:
    """Write the observation of a seat into `out`."""
    out[:SIZE] = 0
    fill_row(state, seat, out)


@rule
def clear_row(state: State, out: Row[int]) -> None:
    """Clear an observation of the state by any seat.

    Most of a row is about offers, of which few are open. Memory that isn't touched needn't be fetched either.
    """
    out[:OFFER_MAKER] = 0
    rest = open_offers(state)
    while rest:
        clear_offer(out, lowest_bit(rest))
        rest &= rest - 1
    if state.step == OFFERING or state.step == CLAIMING or state.step == ANSWERING:
        out[ANSWERED:SIZE] = 0


@rule
def clear_offer(out: Row[int], number: int) -> None:
    """Clear an offer."""
    clear_block(out, OFFER_MAKER, MAX_PLAYERS, number)
    clear_block(out, OFFER_TO, MAX_PLAYERS, number)
    clear_block(out, OFFER_GIVEN, len(DISTRICTS), number)
    clear_block(out, OFFER_WANTED, len(DISTRICTS), number)
    clear_block(out, OFFER_CLAIMS, CARDS, number)
    clear_block(out, OFFER_CARDS, CARDS, number)


@rule
def clear_block(out: Row[int], start: int, size: int, number: int) -> None:
    """Clear one of several blocks of the same size."""
    first = start + size * number
    out[first : first + size] = 0


@rule
def fill_row(state: State, seat: int, out: Row[int]) -> None:
    """Write the observation of a seat into zeros."""
    encode_turn(state, seat, out)
    encode_options(state, out)
    encode_city(state, seat, out)
    for row in range(int(state.players)):
        owner = int(seat) + row
        if owner >= int(state.players):
            owner -= int(state.players)
        encode_seat(state, owner, row, out)
        encode_secrets(state, seat, owner, row, out)
    encode_market(state, out)
    rest = open_offers(state)
    while rest:
        encode_offer(state, seat, lowest_bit(rest), out)
        rest &= rest - 1
    if state.phase != OVER:
        encode_laid(state, seat, out)
        if seat == state.seat:
            encode_unfinished_action(state, seat, out)


@rule
def encode_turn(state: State, seat: int, out: Row[int]) -> None:
    """Write whose turn it is and its step; an unfinished action shows only once it can't be taken back."""
    out[PLAYERS + int(state.players) - FEWEST_PLAYERS] = 1
    out[YOU + int(seat)] = 1
    if state.phase != OVER:
        out[TO_ACT + row_of_seat(state, seat, state.seat)] = 1
        shows = seat == state.seat or state.step == TAKING
        out[STEP + (int(state.step) if shows else FREE)] = 1
    out[SLIPPER + row_of_seat(state, seat, state.slipper)] = 1
    out[PHASE + int(state.phase)] = 1
    out[BOUGHT] = state.bought
    out[ROUND] = min(int(state.round_number), MOST)


@rule
def encode_options(state: State, out: Row[int]) -> None:
    """Write the options that are on or off."""
    index = OPTIONS
    for name in each_field(SWITCHES):
        out[index] = state[name]
        index += 1


@rule
def encode_city(state: State, seat: int, out: Row[int]) -> None:
    """Write the pawns in the city."""
    owner = SHOWN_OWNER[int(state.players), int(seat)]
    for cell in range(MAX_CELLS):
        code = int(state.occupant[cell])
        out[OWNER + cell] = owner[code]
        out[KIND + cell] = SHOWN_KIND[code]
    out[VIZIER_AWAY] = state.vizier == NOWHERE
    out[VIZIER_KILLED] = state.vizier_killed


@rule
def encode_seat(state: State, owner: int, row: int, out: Row[int]) -> None:
    """Write the public facts about a player."""
    if state.characters[owner] >= 0:
        out[CHARACTER + len(CHARACTERS) * row + int(state.characters[owner])] = 1
    for kind in range(len(PAWNS)):
        out[IN_DESERT + len(PAWNS) * row + kind] = state.desert[owner, kind]
        out[SUPPLY + len(PAWNS) * row + kind] = state.supply[owner, kind]
        out[TO_PLACE + len(PAWNS) * row + kind] = state.to_place[owner, kind]
    write_counts(out, HANDS + len(DISTRICTS) * row, held_by_district(state, owner))
    out[BAG_SIZES + row] = bag_size(state, owner)
    out[READY + row] = is_ready(state, owner)
    out[OFFERS_MADE + row] = state.offers_made[owner]


@rule
def encode_secrets(state: State, seat: int, owner: int, row: int, out: Row[int]) -> None:
    """Write cards, gems and birthday: the seat's own, what it knows of others, and all at the end (V-END-2)."""
    if seat == owner:
        mark_cards(out, HELD + CARDS * row, state.hand_goods[owner], state.hand_specials[owner])
    else:
        mark_cards(out, HELD + CARDS * row, state.known_goods[seat, owner], state.known_specials[seat, owner])
    out[TRUE_CLAIMS + row] = claims_seen(state, state.true_claims, seat, owner)
    out[FALSE_CLAIMS + row] = claims_seen(state, state.false_claims, seat, owner)
    if seat == owner or state.phase == OVER:
        out[BIRTHDAY_CARDS + len(BIRTHDAYS) * row + int(state.birthdays[owner])] = 1
        for gem in range(len(GEMS)):
            out[BAGS + len(GEMS) * row + gem] = state.bags[owner, gem]


@rule
def claims_seen(state: State, claims: Grid[int], seat: int, owner: int) -> int:
    """Return how many claims of a player a seat saw in its own trades; of its own, how many others saw."""
    if seat != owner:
        return int(claims[seat, owner])
    seen = 0
    for viewer in range(state.players):
        seen += int(claims[viewer, owner])
    return min(seen, MOST)


@rule
def encode_market(state: State, out: Row[int]) -> None:
    """Write gems for sale, decks and spent cards."""
    for gem in range(len(GEMS)):
        out[FOR_SALE + gem] = state.gems[gem]
        out[PRICES + gem] = gem_price(state, gem)
    write_counts(out, DECKS, tally_of(state.deck_goods, state.deck_specials))
    mark_cards(out, SPENT, state.spent_goods, state.spent_specials)


@rule
def encode_offer(state: State, seat: int, number: int, out: Row[int]) -> None:
    """Write an offer: districts and counts for all, claimed names for both parties, the real cards for the maker."""
    offer = state.offers[number]
    out[OFFER_MAKER + MAX_PLAYERS * number + row_of_seat(state, seat, offer.maker)] = 1
    out[OFFER_TO + MAX_PLAYERS * number + row_of_seat(state, seat, offer.to)] = 1
    write_counts(out, OFFER_GIVEN + len(DISTRICTS) * number, tally_of(offer.goods, offer.specials))
    write_counts(out, OFFER_WANTED + len(DISTRICTS) * number, offer.wanted)
    if seat == offer.maker or seat == offer.to:
        encode_claims(offer, OFFER_CLAIMS + CARDS * number, out)
    if seat == offer.maker:
        mark_cards(out, OFFER_CARDS + CARDS * number, offer.goods, offer.specials)


@rule
def encode_claims(offer: Offer, start: int, out: Row[int]) -> None:
    """Write the names claimed in an offer, without the cards they are claimed for."""
    mark_cards(out, start, offer.claimed_goods, offer.claimed_specials)


@rule
def encode_laid(state: State, seat: int, out: Row[int]) -> None:
    """Write the cards laid for an unfinished action: public once it can't be taken back."""
    if seat == state.seat or state.step == TAKING:
        mark_cards(out, LAID, state.laid_goods, state.laid_specials)


@rule
def encode_unfinished_action(state: State, seat: int, out: Row[int]) -> None:
    """Write the parts of an unfinished action that only the seat to act knows."""
    if state.step == OFFERING or state.step == CLAIMING:
        draft = state.draft
        out[DRAFT_TO + row_of_seat(state, seat, draft.to)] = 1
        mark_cards(out, DRAFT_CARDS, draft.goods, draft.specials)
        encode_claims(draft, DRAFT_CLAIMS, out)
        write_counts(out, DRAFT_WANTED, draft.wanted)
    elif state.step == ANSWERING:
        out[ANSWERED + int(state.answered)] = 1
        encode_claims(state.draft, DRAFT_CLAIMS, out)
        if state.claimed_name != NO_CLAIM:
            out[NEXT_CLAIM + int(state.claimed_name)] = 1
    elif state.phase == BUYING and state.step != FREE:
        encode_purchase(state, seat, out)


@rule
def encode_purchase(state: State, seat: int, out: Row[int]) -> None:
    """Write an unfinished purchase: its payment, the moving pawn with its cells, and a look into a bag."""
    dinars = value(state.laid_goods, state.laid_specials, state.characters[seat])
    out[PURSE] = min(int(dinars), MOST)
    out[CHANGE] = min(int(state.change), MOST)
    code = int(state.mover)
    if code == VIZIER:
        out[MOVER + len(PAWNS)] = 1
    elif code != NOBODY:
        out[MOVER + kind_of(code)] = 1
    if state.origin != NOWHERE:
        out[MARKED + int(state.origin)] = ORIGIN_MARK
    if state.target != NOWHERE:
        out[MARKED + int(state.target)] = TARGET_MARK
    if state.step == TAKING or state.step == GIVING:
        out[MARKED + int(state.victim)] = VICTIM_MARK
        victim = owner_of(state.occupant[state.victim])
        for gem in range(len(GEMS)):
            out[LOOK + gem] = state.bags[victim, gem]
    if state.step == GIVING:
        out[TAKEN + int(state.taken)] = 1


OBSERVER = Observer(OBSERVATION, encode)
