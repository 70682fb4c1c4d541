"""The notation of actions: round trips, French names, tolerant parsing, errors."""

from __future__ import annotations

import pytest

from baghdad.core.errors import NotationError
from baghdad.voleurs.actions.notation import from_reader
from baghdad.voleurs.names import CARD_NAMES
from tests.voleurs.positions import GAME

TEXTS = [
    "choose Shéhérazade",
    "place thief h1",
    "place caravaneer g1",
    "agent merchant < Lambs, Iron",
    "gem sapphire < Lambs, Dromedary",
    "gem sapphire < Sapphire",
    "gem ruby < Gold, Surprise Port + vizier f3",
    "move thief f2>f3 < Lambs",
    "move thief f2>f3 x f4 < Lambs",
    "move thief f2>f3 look f4 < Lambs",
    "move vizier desert>h1 < Wrought iron",
    "move merchant desert>desert x h1 < Fine dagger",
    "move merchant f2>f3 x f4 < Lambs + vizier e1",
    "discard Ruby",
    "exchange ruby for sapphire",
    "slipper 2",
    "offer 1 give Lambs as Camel, Iron want 2 souk, 1 palace",
    "offer 1 give Lambs",
    "offer 1 want 1 bazaar",
    "accept 12 < Honey, Sugar",
    "accept 1",
    "decline 3",
    "withdraw 4",
    "done",
]


@pytest.mark.parametrize("text", TEXTS)
def test_notation_round_trip(text):
    action = GAME.parse(text)
    assert str(action) == text
    assert GAME.parse(str(action)) == action
    assert repr(action) == f"<{text}>"


@pytest.mark.parametrize("card", range(len(CARD_NAMES)))
def test_cards_are_understood_in_french_and_english(card):
    french, english = CARD_NAMES[card]
    for name in (french, english, english.upper(), f" {french.lower()} "):
        assert GAME.parse(f"gem ruby < {name}").cards == (card,)


@pytest.mark.rule("V-COMP-10")
@pytest.mark.parametrize("name", ["Poudre noir", "Poudre noire", "POUDRE NOIR", "Black powder"])
def test_black_powder_is_understood_in_the_spelling_of_the_french_rules(name):
    assert str(GAME.parse(f"gem ruby < {name}")) == "gem ruby < Black powder"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  GEM  Sapphire <  lambs,dromadaire ", "gem sapphire < Lambs, Dromedary"),
        ("choose sheherazade", "choose Shéhérazade"),
        ("move thief F2>F3 X F4 < ble", "move thief f2>f3 x f4 < Wheat"),
        ("offer 1 want 1 souk, 1 bazaar, 1 souk", "offer 1 want 1 bazaar, 2 souk"),
        ("agent merchant < Iron, Lambs", "agent merchant < Lambs, Iron"),
        ("gem fake < poisson, poison", "gem fake < Fish, Poison"),
    ],
)
def test_case_blanks_accents_and_order_are_normalized(typed, meant):
    assert str(GAME.parse(typed)) == meant


@pytest.mark.parametrize(
    ("text", "code", "fact"),
    [
        ("", "unknown_action", {"nearest": ""}),
        ("gemm sapphire < Lambs", "unknown_action", {"nearest": "gem"}),
        ("gem sapphire", "unknown_action", {"nearest": "gem"}),
        ("move thief f2 f3 < Lambs", "unknown_action", {"text": "move thief f2 f3 < Lambs"}),
        ("place merchant g1", "unknown_action", {}),
        ("slipper 9999", "unknown_action", {}),
        ("gem saphire < Lambs", "unknown_word", {"word": "saphire"}),
        ("gem ruby < Lamb", "unknown_word", {"word": "lamb", "nearest": "lambs"}),
        ("gem ruby < Lambs, Lambs", "unknown_word", {}),
        ("gem ruby < ", "unknown_action", {}),
        ("choose Davide", "unknown_word", {"nearest": "david"}),
        ("agent vizier < Gold", "unknown_word", {"word": "vizier"}),
        ("offer 1 give Lambs as Camels", "unknown_word", {"nearest": "camel"}),
        ("offer 1 give Lambs, Lambs", "unknown_word", {}),
        ("offer 1 want many souk", "unknown_word", {"word": "many souk"}),
        ("offer 1 want 1 suok", "unknown_word", {"nearest": "souk"}),
        ("exchange ruby for pearl", "unknown_word", {"word": "pearl"}),
        (None, "unknown_action", {}),
        (7, "unknown_action", {}),
    ],
)
def test_invalid_text_raises_notation_error(text, code, fact):
    with pytest.raises(NotationError) as error:
        GAME.parse(text)
    assert error.value.code == code
    assert fact.items() <= error.value.facts.items()


def test_numbers_of_wanted_cards_have_two_digits_at_most():
    assert GAME.parse("offer 1 want 99 souk").wanted[2] == 99
    for number in ("100", "-1", "x", "²"):
        with pytest.raises(NotationError):
            GAME.parse(f"offer 1 want {number} souk")


def test_what_is_told_of_an_offer_to_player_0_is_cut_off():
    text = "offer 0 give " + ", ".join(["Lambs"] * 20)
    with pytest.raises(NotationError) as refused:
        from_reader(text)
    assert refused.value.facts["text"] == text[:60]
    assert from_reader("offer 1 give Lambs") == "offer 0 give Lambs"
