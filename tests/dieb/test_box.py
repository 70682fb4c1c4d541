"""The contents of the box, and that the document has the same numbers."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial

import pytest

from baghdad.dieb import box
from tests.clauses import documents, rows_in
from tests.dieb.positions import GAME, at, palace

RULES = documents()["dieb.md"]
rows = partial(rows_in, RULES)


@pytest.mark.rule("D-COMP-1", "D-COMP-8")
def test_six_palaces_with_four_guard_places_each():
    assert (box.PALACES, box.GUARD_PLACES) == (6, 4)
    for players in (2, 3, 4):
        for tactical in (False, True):
            neutrals = box.NEUTRALS_TO_PLACE * players if tactical else box.NEUTRALS_AT_START
            assert box.PALACES * box.GUARD_PLACES - players * box.OWN_GUARDS[players] - neutrals >= 8


@pytest.mark.rule("D-COMP-2", "D-COMP-3", "D-COMP-4")
def test_numbers_of_pieces():
    assert box.THIEVES * box.MAX_PLAYERS == 48
    assert max(box.OWN_GUARDS) * box.MAX_PLAYERS == 16
    assert box.NEUTRAL_GUARDS == 8


@pytest.mark.rule("D-COMP-5", "D-COMP-6")
def test_numbers_of_cards():
    start = GAME.new(players=4, seed=1).position()
    cards = [start["deck"], start["discard"], *(hand["cards"] for hand in start["hands"])]
    assert [sum(column) for column in zip(*cards, strict=True)] == [17] * 6
    assert sum(map(sum, cards)) == box.PALACE_CARDS == 102
    assert start["dancers"] + sum(hand["dancers"] for hand in start["hands"]) == 8


@pytest.mark.rule("D-COMP-7", "D-ED-23")
def test_six_chests_of_each_strength():
    found = Counter()
    for letter in box.LETTERS:
        for strength in (4, 5, 6, 7):
            match = at(2, **{letter: f"0N/{'0' * (strength - 1)}/{strength}"}, hands=[letter])
            (theft,) = (event for event in match.play(f"smuggle {letter}") if event.kind == "theft")
            found[theft.facts["strength"]] += 1
    assert found == {4: 6, 5: 6, 6: 6, 7: 6}
    assert box.CHESTS == 24


@pytest.mark.rule("D-COMP-9")
def test_palaces_are_letters_and_neutral_guards_are_called_neutral():
    assert box.LETTERS == "abcdef"
    words = {word for action in GAME.catalogue for word in re.findall(r"[a-z]{2,}", str(action))}
    assert words == {"place", "neutral", "smuggle", "guard", "escort", "end", "pass", "steal"}
    assert {letter for action in GAME.catalogue for letter in re.findall(r"\b[a-z]\b", str(action))} == set("abcdef")


@pytest.mark.rule("D-COMP-10")
def test_all_neutral_guards_are_used_only_with_four_players_in_the_variant():
    used = {}
    for players in (2, 3, 4):
        base = GAME.new(players=players, seed=1).position()
        variant = GAME.new(players=players, seed=1, tactical=True).position()
        assert sum(found["neutral"] for found in base["palaces"]) == box.NEUTRAL_GUARDS - 2
        used[players] = sum(left["neutral"] for left in variant["to_place"])
    assert used[4] == box.NEUTRAL_GUARDS
    assert max(used[2], used[3]) < box.NEUTRAL_GUARDS


@pytest.mark.rule("D-COMP-11")
def test_there_are_enough_chests_until_somebody_wins():
    most = {players: players * (box.CHESTS_TO_WIN[players] - 1) + 1 for players in (2, 3, 4)}
    assert most == {2: 11, 3: 13, 4: 13}
    assert max(most.values()) < box.CHESTS
    one_palace_empty = at(2, a="0N/000/-")
    assert palace(one_palace_empty, "a") == "0N/000/-"
    assert not one_palace_empty.over


def test_document_has_the_numbers_by_number_of_players():
    for players, own, guards, free, hands, pile, goal in rows("players"):
        number = int(players)
        start = GAME.new(players=number, seed=1).position()
        on_board = number * box.OWN_GUARDS[number] + box.NEUTRALS_AT_START
        assert int(own) == box.OWN_GUARDS[number]
        assert (int(guards), int(free)) == (on_board, 24 - on_board)
        assert hands == ", ".join(str(sum(hand["cards"])) for hand in start["hands"])
        assert int(pile) == sum(start["deck"])
        assert int(goal) == box.CHESTS_TO_WIN[number]
    assert len(rows("players")) == 3
