"""Refusals: one code for each broken clause, with its facts."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from pkgutil import iter_modules

import pytest

from baghdad.core.errors import IllegalAction
from baghdad.voleurs import actions, refusals
from baghdad.voleurs.actions.agent import Agent
from baghdad.voleurs.actions.gem import Gem
from baghdad.voleurs.actions.move import Move
from baghdad.voleurs.actions.offer import Offer
from tests.voleurs.positions import CITY, GAME, at, refusal

HANDS = ["Lambs, Iron, Gold", "Sugar", "Ice"]
BUYING = {"pawns": "0T f2", "hands": HANDS}
TRADING = {"phase": "trading", "hands": ["Lambs, Iron", "Honey", ""]}
OFFER = {"number": 1, "maker": 0, "to": 1, "cards": ["Lambs"], "claims": [""], "wanted": [0, 0, 1, 0, 0]}
ASKED = {**TRADING, "offers": [OFFER]}
UNABLE = {**TRADING, "offers": [{**OFFER, "wanted": [0, 0, 2, 0, 0]}]}
SWAP = {"pawns": "0T f2, 1T f4", "hands": HANDS, "bags": ["S", "R"], "exchange": True}
LOOKING = {**SWAP, "pawns": "0T f3, 1T f4"}
LOOKING["look"] = {"cards": ["Lambs"], "robber": "f3", "victim": "f4", "change": 3}
MERCHANT = {"pawns": "0T c10, 0M f2, 1C f4", "hands": HANDS}


def choosing():
    match = GAME.new(3, seed=1, board=CITY)
    match.play("choose David")
    return match


def placing():
    match = choosing()
    match.play("choose Afif")
    match.play("choose Simbad")
    match.play("place thief h1")
    match.play("place thief h2")
    match.play("place thief f2")
    return match


# The action, the position it is tried in (or what makes it), the seat, the code, the clause, the facts.
REFUSED = [
    ("done", {"phase": "over", "hands": []}, 0, "match_over", "V-END-1", {}),
    ("done", BUYING, 0, "not_now", "V-ROUND-1", {"kind": "done", "phase": "buying"}),
    ("place thief h1", choosing, 1, "not_now", "V-ROUND-1", {"kind": "place", "phase": "choosing"}),
    ("choose Afif", choosing, 2, "not_your_turn", "V-AMB-6", {"seat": 2, "to_act": 1}),
    ("place caravaneer g1", placing, 1, "not_your_turn", "V-SETUP-8", {"seat": 1, "to_act": 0}),
    ("slipper 2", BUYING, 1, "not_your_turn", "V-SLIP-1", {"seat": 1, "to_act": 0}),
    ("choose David", choosing, 1, "character_taken", "V-SETUP-5", {"character": "David"}),
    ("place thief f3", placing, 0, "nothing_to_place", "V-SETUP-7", {"pawn": "thief"}),
    ("place caravaneer a1", placing, 0, "not_in_bazaar", "V-SETUP-8", {"cell": "a1"}),
    ("place caravaneer h1", placing, 0, "cell_taken", "V-SETUP-9", {"cell": "h1"}),
    ("place caravaneer f3", placing, 0, "wrong_ground", "V-SETUP-9", {"cell": "f3", "pawn": "caravaneer"}),
    ("place caravaneer desert", placing, 0, "no_such_cell", "V-BOARD-22", {"cell": "desert"}),
    ("place caravaneer z3", placing, 0, "no_such_cell", "V-BOARD-22", {"cell": "z3"}),
    ("agent merchant < Rifles", BUYING, 0, "card_not_held", "V-PAY-1", {"card": "Rifles"}),
    ("gem ruby < Gold, Ruby", {**BUYING, "hands": ["Gold, Ruby"]}, 0, "gem_card_alone", "V-AMB-27", {"card": "Ruby"}),
    ("agent thief < Gold", BUYING, 0, "thief_not_for_sale", "V-AGENT-1", {}),
    ("agent broker < Gold", {**BUYING, "dead": ["BBB"]}, 0, "no_agent_left", "V-AGENT-2", {"pawn": "broker"}),
    ("agent broker < Iron", BUYING, 0, "too_few_dinars", "V-AGENT-1", {"price": 12, "purse": 9}),
    ("gem ruby < Iron", BUYING, 0, "too_few_dinars", "V-GEM-1", {"price": 27, "purse": 9}),
    ("gem ruby < Iron", {**BUYING, "bags": ["RRR"]}, 0, "no_gem_left", "V-GEM-2", {"gem": "ruby"}),
    (Agent("merchant"), BUYING, 0, "nothing_paid", "V-PAY-1", {}),
    (Gem("ruby"), BUYING, 0, "nothing_paid", "V-PAY-1", {}),
    (Move("thief", "f2", "f3"), BUYING, 0, "nothing_paid", "V-PAY-1", {}),
    (Move("vizier", "desert", "h1"), BUYING, 0, "nothing_paid", "V-PAY-1", {}),
    ("agent merchant < Ruby", {**BUYING, "hands": ["Ruby"]}, 0, "gem_card_buys_its_gem", "V-CARD-3", {}),
    ("move thief f2>f2 < Ruby", {**BUYING, "hands": ["Ruby"]}, 0, "gem_card_buys_its_gem", "V-CARD-3", {}),
    ("move vizier desert>h1 < Ruby", {**BUYING, "hands": ["Ruby"]}, 0, "gem_card_buys_its_gem", "V-CARD-3", {}),
    ("move thief f3>f2 < Gold", BUYING, 0, "not_your_pawn", "V-MOVE-2", {"cell": "f3"}),
    ("move caravaneer f4>f3 < Gold", MERCHANT, 0, "not_your_pawn", "V-MOVE-2", {"cell": "f4"}),
    ("move broker desert>h1 < Gold", BUYING, 0, "not_in_desert", "V-MOVE-2", {"pawn": "broker"}),
    (
        "move vizier desert>h1 < Lambs",
        {**BUYING, "pawns": "1C h1, 1C i1, 1C j1, 1C j2, 1C j3", "blocking": True},
        0,
        "no_way_in",
        "V-MOVE-3",
        {"purse": 4},
    ),
    ("discard Lambs", BUYING, 0, "not_worthless", "V-AMB-29", {}),
    ("discard Ruby", BUYING, 0, "card_not_held", "V-PAY-1", {"card": "Ruby"}),
    ("move thief f2>desert < Gold", BUYING, 0, "no_return_to_desert", "V-MOVE-4", {}),
    ("move thief f2>f3 < Gold + vizier desert", BUYING, 0, "no_return_to_desert", "V-MOVE-4", {}),
    ("move merchant desert>desert < Gold", {**BUYING, "desert": ["M"]}, 0, "stays_in_desert", "V-AMB-15", {}),
    ("move merchant desert>desert x h1 < Gold", {**BUYING, "desert": ["M"]}, 0, "stays_in_desert", "V-AMB-15", {}),
    ("move vizier desert>desert < Gold", BUYING, 0, "stays_in_desert", "V-AMB-22", {}),
    ("move vizier desert>desert < Gold", {**BUYING, "act_from_desert": True}, 0, "stays_in_desert", "V-AMB-22", {}),
    ("move merchant f2>f4 < Gold", MERCHANT, 0, "cell_taken", "V-MOVE-7", {"cell": "f4"}),
    ("move thief f2>a1 < Lambs", BUYING, 0, "too_far", "V-MOVE-1", {"cell": "a1", "steps": 5, "purse": 4}),
    ("move thief f2>f3 < Gold + vizier h1", BUYING, 0, "no_change", "V-OPT-CHANGE", {}),
    ("move merchant f2>f2 x f4 < Gold", MERCHANT, 0, "not_a_neighbour", "V-ABIL-1", {"cell": "f4"}),
    ("move merchant f2>h1 x desert < Gold", MERCHANT, 0, "not_a_neighbour", "V-ABIL-4", {"cell": "desert"}),
    ("move merchant f2>f3 x g3 < Gold", MERCHANT, 0, "nobody_there", "V-ABIL-1", {"cell": "g3"}),
    (
        "move caravaneer f2>f3 x f4 < Gold",
        {**MERCHANT, "pawns": "0C f2, 1C f4"},
        0,
        "no_ability",
        "V-CARAV-1",
        {"pawn": "caravaneer"},
    ),
    ("move merchant f2>f3 x f4 < Gold", {**MERCHANT, "pawns": "0M f2, V f4"}, 0, "vizier_is_safe", "V-VIZ-2", {}),
    ("move thief f2>f3 x f4 < Gold", {**SWAP, "bags": ["S"]}, 0, "empty_bag", "V-AMB-10", {"cell": "f4"}),
    ("move thief f2>f3 look f4 < Gold", {**SWAP, "exchange": False}, 0, "no_look", "V-ADV-SWAP", {}),
    ("move merchant f2>f3 look f4 < Gold", MERCHANT, 0, "no_look", "V-ADV-SWAP", {}),
    (
        "move merchant f2>f3 x f4 < Gold",
        {**MERCHANT, "pawns": "0M f2, 0C f4", "own_victims": False},
        0,
        "own_pawn",
        "V-AMB-8",
        {"cell": "f4"},
    ),
    (
        "move merchant f2>f3 x e4 < Gold",
        {**MERCHANT, "pawns": "0M f2, 1C e4", "refuge": True},
        0,
        "in_refuge",
        "V-ADV-REFUGE",
        {"cell": "e4"},
    ),
    (
        "move merchant f2>f3 x f4 < Gold",
        {**MERCHANT, "pawns": "0M f2, 1B f4"},
        0,
        "not_its_prey",
        "V-MERCH-2",
        {"pawn": "merchant", "victim": "broker"},
    ),
    ("exchange ruby for sapphire", SWAP, 0, "no_exchange", "V-ADV-SWAP", {}),
    ("slipper 1", LOOKING, 0, "exchange_first", "V-ADV-SWAP", {}),
    ("exchange emerald for sapphire", LOOKING, 0, "not_in_their_bag", "V-ADV-SWAP", {"gem": "emerald"}),
    ("exchange ruby for fake", LOOKING, 0, "no_fake_given", "V-AMB-62", {"gem": "fake"}),
    ("exchange ruby for emerald", LOOKING, 0, "not_in_your_bag", "V-AMB-62", {"gem": "emerald"}),
    ("slipper 0", BUYING, 0, "slipper_to_oneself", "V-SLIP-1", {}),
    ("slipper 2", {**BUYING, "hands": ["Gold", "Ice"]}, 0, "slipper_to_cardless", "V-SLIP-1", {"seat": 2, "player": 3}),
    ("slipper 1", BUYING, 0, "buy_first", "V-SLIP-2", {}),
    ("slipper 3", BUYING, 0, "no_such_seat_or_offer", "V-AMB-41", {"number": 4}),
    ("offer 3 give Lambs", TRADING, 0, "no_such_seat_or_offer", "V-AMB-41", {"number": 4}),
    ("accept 37", TRADING, 0, "no_such_seat_or_offer", "V-AMB-41", {"number": 37}),
    ("withdraw 0", TRADING, 0, "no_such_seat_or_offer", "V-AMB-41", {"number": 0}),
    ("done", {**TRADING, "ready": "0"}, 0, "already_done", "V-AMB-46", {}),
    ("offer 1 give Gold", TRADING, 0, "card_not_held", "V-TRADE-1", {"card": "Gold"}),
    ("offer 1 give Lambs as Gold", TRADING, 0, "other_district_claimed", "V-TRADE-4", {"card": "Gold"}),
    (
        "offer 1 give Lambs as Fake, Camel as Fake",
        {**TRADING, "hands": ["Lambs, Camel", "Ice"]},
        0,
        "claimed_twice",
        "V-TRADE-4",
        {"card": "Fake"},
    ),
    ("offer 1 want 2 souk", TRADING, 0, "they_hold_fewer", "V-INFO-3", {"district": "souk", "held": 1}),
    (Offer(1), TRADING, 0, "empty_offer", "V-TRADE-1", {}),
    ("offer 0 give Lambs", TRADING, 0, "offer_to_oneself", "V-TRADE-1", {}),
    ("offer 2 want 1 souk", {**TRADING, "hands": ["Lambs"]}, 1, "nobody_has_cards", "V-AMB-46", {}),
    (
        "offer 1 give Lambs",
        {**TRADING, "offers": [{**OFFER, "number": number} for number in range(1, 5)]},
        0,
        "too_many_open_offers",
        "V-AMB-41",
        {"limit": 4},
    ),
    ("offer 1 give Lambs", lambda: after_an_offer(offer_cap=1), 0, "too_many_offers", "V-AMB-46", {"limit": 1}),
    ("accept 1 < Iron", ASKED, 1, "card_not_wanted", "V-AMB-41", {"card": "Iron"}),
    ("accept 1 < Honey as Lambs", ASKED, 1, "other_district_claimed", "V-TRADE-4", {"card": "Lambs"}),
    ("accept 1 < Iron as Wheat", ASKED, 1, "card_not_wanted", "V-AMB-41", {"card": "Iron"}),
    ("accept 1", ASKED, 1, "too_few_cards_in_return", "V-AMB-41", {}),
    ("accept 1 < Honey", UNABLE, 1, "too_few_to_give", "V-AMB-41", {"offer": 1}),
    ("accept 2", ASKED, 1, "no_such_offer", "V-AMB-41", {"offer": 2}),
    ("withdraw 1", ASKED, 1, "not_your_offer", "V-AMB-41", {"offer": 1}),
    ("decline 1", ASKED, 2, "offer_to_another", "V-AMB-41", {"offer": 1}),
]


def after_an_offer(**options):
    """Return a match in which seat 0 has made an offer."""
    match = at(**TRADING, **options)
    match.play("offer 1 give Lambs", 0)
    return match


def match_of(described):
    """Return the match of a description."""
    return described() if callable(described) else at(**described)


@pytest.mark.parametrize(
    ("action", "described", "seat", "code", "clause", "facts"),
    REFUSED,
    ids=[f"{row[3]}-{number}" for number, row in enumerate(REFUSED)],
)
def test_refusal_code_clause_and_facts(action, described, seat, code, clause, facts):
    match = match_of(described)
    assert refusal(match, action, seat) == (code, clause, facts)
    before = match.position()
    with pytest.raises(IllegalAction) as error:
        match.play(action, seat)
    assert (error.value.code, error.value.clause) == (code, clause)
    assert match.position() == before


def codes_in(module):
    """Return the codes of the refusals in a module's source, given at the call or as a variable `code`."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        code = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            code = node.args[0]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "code":
            code = node.value
        for part in ast.walk(code) if code is not None else ():
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and "_" in part.value:
                yield part.value


def test_every_refusal_code_is_tested():
    modules = [import_module(f"{actions.__name__}.{found.name}") for found in iter_modules(actions.__path__)]
    codes = {code for module in (refusals, *modules) for code in codes_in(module)}
    assert {row[3] for row in REFUSED} == codes


def test_payment_cards_may_be_in_any_order():
    match = at(**BUYING)
    assert match.why_not(Agent("broker", cards=(48, 6)), 0) is None
    assert match.why_not(Agent("broker", cards=(6, 6)), 0) is not None
