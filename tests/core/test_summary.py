"""Matches in one sentence, from the view of a seat."""

import baghdad
from baghdad.core.queries import Line, Player
from baghdad.core.summary import Summary, summary_of
from baghdad.dieb.queries import full_name
from tests.toy_game.dozen import Dozen

PLACED = [{"own": 0, "neutral": 0}] * 2


def dieb_view(you, won=((), ()), thieves=(3, 0), phase="playing"):
    palaces = [{"chests": 1, "thieves": list(thieves)}, *({"chests": 0, "thieves": [0, 0]} for _ in range(5))]
    return {
        "you": you,
        "phase": phase,
        "chests_won": [list(chests) for chests in won],
        "chests_to_win": 3,
        "palaces": palaces,
        "demands": [4, None, None, None, None, None],
        "to_place": PLACED,
    }


def sentence(view):
    return baghdad.game("dieb").part("summary")(view).sentence


def test_a_seat_of_dieb_reads_what_it_lacks_for_the_nearest_chest():
    assert sentence(dieb_view(0)) == Line("dieb-summary-nearest", {"missing": 1, "palace": full_name(0)})
    assert sentence(dieb_view(1)) == Line("dieb-summary-nearest", {"missing": 4, "palace": full_name(0)})
    assert sentence(dieb_view(None)) == Line("dieb-summary-left", {"number": 1})


def test_a_rival_who_needs_one_more_chest_comes_first_unless_one_does_too():
    rival = Line("dieb-summary-rival", {"number": 1, "names": [Player(1)]})
    assert sentence(dieb_view(0, won=((), (2, 3)))) == rival
    assert sentence(dieb_view(0, won=((2, 2), (2, 3)))).key == "dieb-summary-nearest"


def voleurs_view(held, offers=(), you=0):
    slots = [{"gems": [], "held": gem, "price": None} for gem in held]
    seats = [{"bag_size": 2, "aim": slots if seat == you else None} for seat in range(3)]
    return {"you": you, "phase": "trading", "round": 4, "seats": seats, "offers": [{"to": to} for to in offers]}


def test_a_seat_of_voleurs_reads_of_offers_and_else_of_its_birthday_card():
    said = baghdad.game("voleurs").part("summary")
    assert said(voleurs_view(["ruby", None])).sentence == Line("voleurs-summary-aim", {"held": 1, "asked": 2})
    assert said(voleurs_view(["ruby", "fake"])).sentence == Line("voleurs-summary-complete")
    assert said(voleurs_view([None], offers=[0, 1, 0])).sentence == Line("voleurs-summary-offers", {"number": 2})
    assert said(voleurs_view([], you=None)).sentence == Line("voleurs-summary-round", {"number": 4})
    assert said(voleurs_view([None])).seats == (Line("voleurs-summary-gems", {"number": 2}),) * 3


def test_a_game_without_the_part_gets_a_general_sentence():
    assert summary_of(Dozen(), {}, 17) == Summary(Line("summary-actions", {"number": 17}))
