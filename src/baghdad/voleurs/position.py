"""A state as JSON-ready data and back. Whatever can't be a position is refused, with the clause it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from baghdad.table.errors import BoardError, OptionError, PositionError
from baghdad.table.record import where
from baghdad.voleurs.actions import NO_CLAIM
from baghdad.voleurs.box import (
    BIRTHDAYS,
    CARDS,
    DISTRICTS,
    FAKE,
    FEWEST_PLAYERS,
    GEM_COUNTS,
    GEMS,
    MIN_PLAYERS,
    PAWNS,
    THIEF,
    TOKENS,
    district_of,
)
from baghdad.voleurs.names import (
    CARD_NUMBERS,
    CHARACTER_NAMES,
    GEM_NUMBERS,
    PAWN_NUMBERS,
    VIZIER_NAME,
    card_name,
    plain,
)
from baghdad.voleurs.options import Options, read_options
from baghdad.voleurs.payments import hand
from baghdad.voleurs.places import board_called, board_of
from baghdad.voleurs.rules.cards import goods_bit, special_bit
from baghdad.voleurs.rules.gems import BOUGHT, EXCHANGED, ROBBED, SUPPLY, before_of, entry_of, gem_of, now_of, way_of
from baghdad.voleurs.rules.pawns import code_of, put
from baghdad.voleurs.rules.paying import pick_up
from baghdad.voleurs.state import HISTORY, NOWHERE, OFFERS, PHASES, STEPS, TAKING, VIZIER
from baghdad.voleurs.view import cards_of, counted, pawns

Small = Annotated[int, msgspec.Meta(ge=0, le=127)]
Middling = Annotated[int, msgspec.Meta(ge=0, le=2**15 - 1)]
Large = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Wanted = Annotated[list[Small], msgspec.Meta(min_length=len(DISTRICTS), max_length=len(DISTRICTS))]


class _Data(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position; a field that isn't known is a mistake."""


class Pawn(_Data):
    """Who stands on a cell; the Vizier is nobody's."""

    cell: str
    pawn: str
    seat: int | None = None


class Seat(_Data):
    """Everything that is a player's."""

    character: str | None
    birthday: str
    cards: list[str]
    bag: dict[str, Small]
    desert: dict[str, Small]
    supply: dict[str, Small]
    to_place: dict[str, Small]
    known: list[list[str]]  # cards this player knows to be in each hand
    ready: bool = False
    offers_made: Small = 0


class Offer(_Data):
    """An open offer: real cards with the names claimed for them, and districts wanted."""

    number: Small
    maker: Small
    to: Small
    cards: list[str]
    claims: list[str]
    wanted: Wanted


class Look(_Data):
    """A robber looking into a bag: the payment, the two Thieves' cells, and the change."""

    cards: list[str]
    robber: str
    victim: str
    change: Middling


class Position(_Data):
    """The form of a position."""

    game: Literal["voleurs"]
    players: Literal[2, 3, 4, 5, 6]
    options: dict[str, Any]
    phase: Literal["choosing", "placing", "trading", "buying", "over"]
    round: Middling
    seat: Small
    slipper: Small
    bought: bool
    seats: list[Seat]
    spent: list[str]
    deck: list[str]
    gems: dict[str, Small]
    pawns: list[Pawn]
    vizier_killed: bool = False
    history: list[Large] = []
    history_length: Large = 0
    offers: list[Offer] = []
    look: Look | None = None
    decisions: Large = 0


def names_of(goods: int, specials: int) -> list[str]:
    """Cards of a set by name."""
    return [card_name(card) for card in cards_of(goods, specials)]


def write(state: Any, options: Options) -> dict[str, Any]:
    """The whole state, hidden cards included."""
    seats = range(int(state.players))
    remembered = min(int(state.history_length), HISTORY)
    position = Position(
        game="voleurs",
        players=len(seats),  # type: ignore[arg-type]
        options=options.to_data(),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=int(state.round_number),
        seat=int(state.seat),
        slipper=int(state.slipper),
        bought=bool(state.bought),
        seats=[_write_seat(state, seat) for seat in seats],
        spent=names_of(state.spent_goods, state.spent_specials),
        deck=names_of(state.deck_goods, state.deck_specials),
        gems=counted(GEMS, state.gems),
        pawns=[Pawn(**pawn) for pawn in pawns(state)],
        vizier_killed=bool(state.vizier_killed),
        history=[int(entry) for entry in state.history[:remembered]],
        history_length=int(state.history_length),
        offers=[_write_offer(state, number) for number in range(OFFERS) if state.offers[number].open],
        look=_write_look(state) if state.step == TAKING else None,
        decisions=int(state.decisions),
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _write_seat(state: Any, seat: int) -> Seat:
    character = int(state.characters[seat])
    return Seat(
        character=CHARACTER_NAMES[character] if character >= 0 else None,
        birthday=BIRTHDAYS[state.birthdays[seat]],
        cards=[card_name(card) for card in hand(state, seat)],
        bag=counted(GEMS, state.bags[seat]),
        desert=counted(PAWNS, state.desert[seat]),
        supply=counted(PAWNS, state.supply[seat]),
        to_place=counted(PAWNS, state.to_place[seat]),
        known=[
            names_of(state.known_goods[seat, owner], state.known_specials[seat, owner])
            for owner in range(int(state.players))
        ],
        ready=bool(state.ready[seat]),
        offers_made=int(state.offers_made[seat]),
    )


def _write_offer(state: Any, number: int) -> Offer:
    offer = state.offers[number]
    cards = cards_of(offer.goods, offer.specials)
    return Offer(
        number=number + 1,
        maker=int(offer.maker),
        to=int(offer.to),
        cards=[card_name(card) for card in cards],
        claims=[card_name(int(offer.claims[card])) if offer.claims[card] != NO_CLAIM else "" for card in cards],
        wanted=[int(number) for number in offer.wanted],
    )


def _write_look(state: Any) -> Look:
    cells = board_of(state).cells
    laid = names_of(state.laid_goods, state.laid_specials)
    return Look(laid, cells[state.target].name, cells[state.victim].name, int(state.change))


# --- reading -------------------------------------------------------------------------------------------------------


def _refuse(code: str, clause: str, **facts: Any) -> None:
    raise PositionError(code, clause=clause, **facts)


def read(data: Mapping[str, Any], state: Any) -> Options:
    """Checks a position and writes it into a state; returns its options."""
    from baghdad.voleurs import set_options

    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise PositionError("malformed_position", where=where(error)) from None
    try:
        options = read_options(position.options)
    except OptionError as error:
        raise PositionError("bad_options", reason=error.code, facts=error.facts) from error
    try:
        set_options(state, options)
    except BoardError as error:
        raise PositionError("bad_options", reason=error.code, facts=error.facts) from error
    check(position, options)
    _fill(state, position, options)
    return options


def _number(name: str, numbers: Mapping[str, int], where_: str) -> int:
    if name not in numbers:
        _refuse("unknown_name", "V-COMP-10", name=name[:40], where=where_)
    return numbers[name]


def _cards(names: list[str], where_: str) -> list[int]:
    return [_number(plain(name), CARD_NUMBERS, where_) for name in names]


def _set(cards: list[int]) -> tuple[int, int]:
    return sum(goods_bit(card) for card in cards), sum(special_bit(card) for card in cards)


def check(position: Position, options: Options) -> None:
    """PositionError for whatever breaks conservation (V-TEST-19) or names what doesn't exist."""
    players = position.players
    if len(position.seats) != players or max(position.seat, position.slipper) >= players:
        _refuse("wrong_number_of_seats", "V-SETUP-1", where="seats", seats=len(position.seats), players=players)
    fewest, most = FEWEST_PLAYERS if options.two_players else MIN_PLAYERS, board_called(options.board).players
    if not fewest <= players <= most:
        facts = {"players": players, "min": fewest, "max": most}
        raise PositionError("bad_options", reason="bad_players", facts=facts)
    _check_cards(position)
    _check_gems(position)
    _check_pawns(position, options)
    birthdays = [seat.birthday for seat in position.seats]
    if len(set(birthdays)) < players or not set(birthdays) <= set(BIRTHDAYS):
        _refuse("wrong_birthdays", "V-COMP-8", found=", ".join(birthdays)[:80])
    chosen = [seat.character for seat in position.seats if seat.character is not None]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(CHARACTER_NAMES):
        _refuse("wrong_characters", "V-COMP-9", found=", ".join(chosen)[:80])
    if len(chosen) < players and position.phase != "choosing":
        _refuse("no_character", "V-SETUP-5")
    _check_offers(position)
    _check_history(position)
    _check_phase(position)
    if position.look is not None:
        _check_look(position, position.look, options)


def _check_offers(position: Position) -> None:
    numbers = Counter(offer.number for offer in position.offers)
    for offer in position.offers:
        cards = _cards(offer.cards, "offers")
        parties = offer.maker != offer.to and max(offer.maker, offer.to) < position.players
        owned = parties and set(cards) <= set(_cards(position.seats[offer.maker].cards, "cards"))
        fits = 1 <= offer.number <= OFFERS and numbers[offer.number] == 1 and len(set(cards)) == len(cards)
        fits = fits and (cards or any(offer.wanted)) and max(offer.wanted) <= CARDS
        if not (owned and fits and _claims_fit(offer, cards) and position.phase == "trading"):
            _refuse("wrong_offer", "V-AMB-41", offer=offer.number)


def _claims_fit(offer: Offer, cards: list[int]) -> bool:
    """A claim or none for each card, of its district, none twice (V-TRADE-4)."""
    named = [_number(plain(claim), CARD_NUMBERS, "offers") if claim else NO_CLAIM for claim in offer.claims]
    told = [claim for claim in named if claim != NO_CLAIM]
    if len(named) != len(cards) or len(set(told)) < len(told):
        return False
    pairs = zip(cards, named, strict=True)
    return all(claim == NO_CLAIM or district_of(claim) == district_of(card) for card, claim in pairs)


def _check_history(position: Position) -> None:
    """What is remembered of the gems must lead to the bags; nothing remembered means all were bought in the open."""
    history, length = position.history, position.history_length
    whole = length <= HISTORY
    if len(history) != min(length, HISTORY):
        _refuse("wrong_history", "V-INFO-13")
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
            _refuse("wrong_history", "V-INFO-13")
        if way == EXCHANGED and not _is_half(history, index):
            _refuse("wrong_history", "V-INFO-13")
        bags[now][gem] += 1
        if way != BOUGHT:
            bags[before][gem] -= 1
    if bags != [[seat.bag.get(gem, 0) for gem in GEMS] for seat in position.seats]:
        _refuse("wrong_history", "V-INFO-13")


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


def _check_phase(position: Position) -> None:
    """What can't be at this point of a match, and would leave nobody anything to do."""
    cards = any(seat.cards for seat in position.seats) or bool(position.spent)
    unplaced = any(any(seat.to_place.values()) for seat in position.seats)
    fits = {
        "choosing": not cards and position.seats[position.seat].character is None,
        "placing": not cards and any(position.seats[position.seat].to_place.values()),
        "trading": not unplaced and not all(seat.ready for seat in position.seats) and not position.spent,
        "buying": not unplaced and position.seat == position.slipper and any(seat.cards for seat in position.seats),
        "over": True,
    }[position.phase]
    if not fits:
        _refuse("wrong_phase", "V-ROUND-1", phase=position.phase)


def _check_look(position: Position, look: Look, options: Options) -> None:
    """A Thief of the player to act beside a rival's, the payment still in hand (V-ADV-SWAP)."""
    board = board_called(options.board)
    thieves = {pawn.cell: pawn.seat for pawn in position.pawns if pawn.pawn == PAWNS[THIEF]}
    robber, victim = thieves.get(look.robber), thieves.get(look.victim)
    cards = _cards(look.cards, "look")
    fits = options.exchange and position.phase == "buying" and robber == position.seat and victim not in (None, robber)
    if not fits or robber is None or victim is None:
        _refuse("wrong_look", "V-ADV-SWAP")
        return
    beside = board.numbers[look.victim] in board.neighbours[board.numbers[look.robber]]
    real = any(number for gem, number in position.seats[robber].bag.items() if gem != GEMS[FAKE])
    held = set(cards) <= set(_cards(position.seats[robber].cards, "cards")) and len(set(cards)) == len(cards) > 0
    if not (beside and real and held and any(position.seats[victim].bag.values())):
        _refuse("wrong_look", "V-ADV-SWAP")


def _check_cards(position: Position) -> None:
    everywhere = Counter(_cards(position.spent, "spent") + _cards(position.deck, "deck"))
    for seat in position.seats:
        everywhere.update(_cards(seat.cards, "cards"))
        if len(seat.known) != position.players:
            _refuse(
                "wrong_number_of_seats", "V-SETUP-1", where="known", seats=len(seat.known), players=position.players
            )
        for owner, known in zip(position.seats, seat.known, strict=True):
            if not set(_cards(known, "known")) <= set(_cards(owner.cards, "cards")):
                _refuse("known_but_not_held", "V-INFO-7")
    twice = [card for card, number in everywhere.items() if number > 1]
    if twice:
        _refuse("card_twice", "V-COMP-10", card=card_name(twice[0]))
    sold_out = {len(CARD_NUMBERS)} | {
        GEM_NUMBERS[gem] for gem, left in position.gems.items() if left == 0 and gem in GEM_NUMBERS
    }
    from baghdad.voleurs.box import FIRST_GEM_CARD

    for card in range(CARDS):
        if card not in everywhere and card - FIRST_GEM_CARD not in sold_out:
            _refuse("card_missing", "V-COMP-10", card=card_name(card))


def _check_gems(position: Position) -> None:
    for number, gem in enumerate(GEMS):
        found = position.gems.get(gem, 0) + sum(seat.bag.get(gem, 0) for seat in position.seats)
        if found != GEM_COUNTS[number]:
            _refuse("wrong_number_of_gems", "V-COMP-5", gem=gem, found=found, expected=GEM_COUNTS[number])
    for names in (position.gems, *(seat.bag for seat in position.seats)):
        for name in names:
            _number(name, GEM_NUMBERS, "gems")


def _check_pawns(position: Position, options: Options) -> None:
    city = _check_city(position, options)
    for number, seat in enumerate(position.seats):
        for names in (seat.desert, seat.supply, seat.to_place):
            for name in names:
                _number(name, PAWN_NUMBERS, "pawns")
        for kind, pawn_name in enumerate(PAWNS):
            # A Thief is in the city, or about to be placed there.
            others = (seat.to_place,) if kind == THIEF else (seat.desert, seat.supply, seat.to_place)
            found = city[number, pawn_name] + sum(names.get(pawn_name, 0) for names in others)
            if found > TOKENS[kind] or (kind == THIEF and found != 1):
                _refuse("too_many_pawns", "V-COMP-4", seat=number, pawn=pawn_name, found=found, expected=TOKENS[kind])


def _check_city(position: Position, options: Options) -> Counter[tuple[int | None, str]]:
    """Who stands in the city, counted by owner and kind."""
    cells = board_called(options.board).numbers
    taken: set[str] = set()
    city: Counter[tuple[int | None, str]] = Counter()
    for pawn in position.pawns:
        if pawn.cell not in cells or pawn.cell in taken:
            _refuse("wrong_cell", "V-MOVE-8", cell=pawn.cell[:20])
        taken.add(pawn.cell)
        if pawn.pawn != VIZIER_NAME:
            _number(pawn.pawn, PAWN_NUMBERS, "pawns")
            if pawn.seat is None or not 0 <= pawn.seat < position.players:
                _refuse("whose_pawn", "V-COMP-3", cell=pawn.cell)
        city[None if pawn.pawn == VIZIER_NAME else pawn.seat, pawn.pawn] += 1
    if city[None, VIZIER_NAME] > 1:
        _refuse("two_viziers", "V-COMP-2")
    return city


def _fill(state: Any, position: Position, options: Options) -> None:
    cells = board_called(options.board).numbers
    pick_up(state)
    state.players = position.players
    state.phase = PHASES.index(position.phase)
    state.round_number = position.round
    state.seat, state.slipper, state.bought = position.seat, position.slipper, position.bought
    state.vizier, state.vizier_killed = NOWHERE, position.vizier_killed
    state.decisions = position.decisions
    state.spent_goods, state.spent_specials = _set(_cards(position.spent, "spent"))
    state.deck_goods, state.deck_specials = _set(_cards(position.deck, "deck"))
    history = position.history or _purchases(position)
    state.history_length = max(position.history_length, len(history))
    state.history[: len(history)] = history
    for gem, number in position.gems.items():
        state.gems[GEM_NUMBERS[gem]] = number
    for pawn in position.pawns:
        code = VIZIER if pawn.pawn == VIZIER_NAME else code_of(pawn.seat, PAWN_NUMBERS[pawn.pawn])
        put(state, code, cells[pawn.cell])
    for number, seat in enumerate(position.seats):
        _fill_seat(state, number, seat)
    for offer in position.offers:
        _fill_offer(state, offer)
    if position.look is not None:
        state.step = STEPS.index("taking")
        state.laid_goods, state.laid_specials = _set(_cards(position.look.cards, "look"))
        state.target, state.victim = cells[position.look.robber], cells[position.look.victim]
        state.mover = state.occupant[state.target]
        state.change = position.look.change


def _purchases(position: Position) -> list[int]:
    """The history of bags that came without one: every gem bought by whoever has it."""
    return [
        int(entry_of(owner, SUPPLY, GEM_NUMBERS[gem], BOUGHT))
        for owner, seat in enumerate(position.seats)
        for gem, number in sorted(seat.bag.items(), key=lambda item: GEM_NUMBERS[item[0]])
        for _ in range(number)
    ]


def _fill_seat(state: Any, number: int, seat: Seat) -> None:
    state.characters[number] = CHARACTER_NAMES.index(seat.character) if seat.character is not None else -1
    state.birthdays[number] = BIRTHDAYS.index(seat.birthday)
    state.hand_goods[number], state.hand_specials[number] = _set(_cards(seat.cards, "cards"))
    state.ready[number] = seat.ready
    state.offers_made[number] = seat.offers_made
    for gem, count in seat.bag.items():
        state.bags[number, GEM_NUMBERS[gem]] = count
    for field in ("desert", "supply", "to_place"):
        for pawn, count in getattr(seat, field).items():
            state[field][number, PAWN_NUMBERS[pawn]] = count
    for owner, known in enumerate(seat.known):
        state.known_goods[number, owner], state.known_specials[number, owner] = _set(_cards(known, "known"))


def _fill_offer(state: Any, offer: Offer) -> None:
    place = state.offers[offer.number - 1]
    cards = _cards(offer.cards, "offers")
    place.goods, place.specials = _set(cards)
    place.open, place.maker, place.to = 1, offer.maker, offer.to
    place.claims[:] = NO_CLAIM
    place.wanted[:] = offer.wanted
    for card, claimed in zip(cards, offer.claims, strict=True):
        if claimed:
            place.claims[card] = CARD_NUMBERS[plain(claimed)]
