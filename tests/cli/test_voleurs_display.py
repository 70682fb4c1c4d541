"""The display of voleurs at the terminal: the table, lists of actions, sentences about events."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from baghdad.bots import bot
from baghdad.cli.terminal_game import ScreenFormat
from baghdad.cli.terminals import terminal_game_of
from baghdad.core.rng import rng_for
from baghdad.core.spelling import plain
from baghdad.core.typed_names import name_reader
from baghdad.voleurs.box import CARDS, GEMS
from baghdad.voleurs.names import card_name
from baghdad.words import LANGUAGES, localizer_for
from tests.cli.voleurs_matches import VOLEURS, buying, started
from tests.voleurs.positions import at, legal_moves

UI = terminal_game_of("voleurs")
SAY = localizer_for("en")
LONG_NAMES = [f"Wilhelmine-{number}-Ann" for number in range(6)]


def rendered(thing, width=80, plain=False):
    """Return what is on a screen."""
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii" if plain else "utf-8", errors="replace")
    Console(file=file, width=width, highlight=False, markup=False).print(thing)
    file.seek(0)
    return file.read().splitlines()


def on_screen(thing):
    """Return the same as one line, without line breaks."""
    return " ".join(" ".join(rendered(thing)).split())


# --- lists ---------------------------------------------------------------------------------------------------------


def test_full_listing_has_every_legal_action():
    match, _ = buying()
    listing = UI.list_actions(SAY, match, 0, ["You", "b", "c"], True, ScreenFormat())
    assert listing.hidden == 0
    assert sorted(map(str, listing.actions)) == sorted(map(str, match.legal(0)))
    usual = UI.list_actions(SAY, match, 0, ["You", "b", "c"], False, ScreenFormat())
    assert usual.hidden == len(match.legal(0)) - len(usual.actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_listed_actions_have_names_of_the_readers_language_and_can_be_typed(language):
    match = at(pawns="0T f2, 0M f4, V h1", hands=["Fine sabre, Gold, Linen", "Sugar"])
    say, reader = localizer_for(language), name_reader(VOLEURS, localizer_for(language))
    for action in match.legal(0):
        assert VOLEURS.parse(reader.to_notation(UI.for_reader(say, action))) == action
    linen = next(number for number in range(CARDS) if card_name(number) == "Linen")
    name = say("voleurs-card", number=linen)
    drawn = on_screen(UI.list_actions(say, match, 0, ["You", "b", "c"], True, ScreenFormat()).drawn)
    assert name in drawn
    assert "Linen" not in drawn or name == "Linen"
    hand = on_screen(UI.board(say, match.view(0), ["You", "b", "c"], ScreenFormat()))
    assert name in hand
    assert f"[{card_name(linen)}]" not in hand


def test_uses_of_change_are_only_in_the_full_listing():
    match = at(pawns="0T f2, 0M f4, V h1", hands=["Gold, Iron", "Sugar"], change_moves_vizier=True)
    usual = UI.list_actions(SAY, match, 0, ["You", "b", "c"], False, ScreenFormat())
    assert not any(" + vizier " in str(action) for action in usual.actions)
    assert "`+ vizier h1` at the end" in on_screen(usual.drawn)
    listing = UI.list_actions(SAY, match, 0, ["You", "b", "c"], True, ScreenFormat())
    assert sorted(map(str, listing.actions)) == sorted(map(str, match.legal(0)))
    assert "agent caravaneer < Iron + vizier i1" in on_screen(listing.drawn)
    moved = next(action for action in legal_moves(match) if action.change and action.what == "thief")
    assert f"{moved.goal} (9) + vizier {moved.change}" in on_screen(listing.drawn)


# --- the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("plain", [False, True])
def test_table_fits_into_80_columns(players, plain):
    match, names = VOLEURS.new(players, players), LONG_NAMES[:players]
    languages = LANGUAGES if players == 6 and not plain else ("en",)
    for step in range(130):
        if match.over:
            break
        seat = match.to_act[0]
        for say in map(localizer_for, languages if step % 40 == 0 else ()):
            assert_fits(say, match, names, ScreenFormat(plain=plain))
        match.play(bot("random", "voleurs").choose(match.knowledge(seat, rng_for(1)), rng_for(step)).action, seat)


def assert_fits(say, match, names, look):
    """Assert that no line is too long, and that every player's line is complete."""
    seat = match.to_act[0]
    for viewer in (seat, None):
        lines = rendered(UI.board(say, match.view(viewer), names, look), plain=look.plain)
        assert max(map(cell_len, lines)) <= 80
        rows = [line for line in lines if re.match(r"\S{0,3} *\d Wilhelmine", line)]
        assert len(rows) == len(names)
        assert all(re.search(r"\d/\d/\d$", row.rstrip()) for row in rows)
    listing = UI.list_actions(say, match, seat, names, True, look)
    assert max(map(cell_len, rendered(listing.drawn, plain=look.plain))) <= 80


def test_view_of_another_seat_shows_no_hand_bag_or_birthday():
    match = started()
    seen = "\n".join(rendered(UI.board(SAY, match.view(None), ["Anna", "Tom"], ScreenFormat())))
    assert "Your" not in seen
    for seat in (0, 1):
        cards = {plain(name): name for name in match.view(seat)["seats"][seat]["cards"]}
        for name in cards.keys() - set(GEMS):  # a gem card is called like its gem, of which all see the supply
            assert not re.search(rf"\b{cards[name]}\b", seen)


# --- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_birthday_card_is_shown_only_to_its_owner(language):
    match = at(pawns="0A f2, V f4", hands=["Lambs", "Ice"], vizier_kill=True)
    events = match.play("move assassin f2>f3 x f4 < Lambs")
    say, names = localizer_for(language), ["Ann", "Bo", "Cy"]
    cards = [say("voleurs-birthday", birthday=seat["birthday"]) for seat in match.position()["seats"]]
    for viewer in (0, 1, 2, None):
        told = " ".join(
            line for event in events for line in UI.describe_event(say, event.seen_by(viewer), names, viewer)
        )
        assert all(name in told for name in names)
        assert [card in told for card in cards] == [seat == viewer for seat in range(3)]


def test_every_event_and_action_has_a_sentence():
    """With all advanced rules, every event has a sentence for everybody who sees it."""
    options = {"exchange": True, "vizier_kill": True, "refuge": True, "blocking": True, "change_moves_vizier": True}
    kinds = set()
    for seed in range(3):
        match = VOLEURS.new(3, seed, **options)
        names = ["Anna", "Tom", "Eva"]
        for step in range(400):
            if match.over:
                break
            seat = match.to_act[0]
            view = match.view(seat)
            assert UI.turn_prompt(SAY, view)
            action = bot("random", "voleurs").choose(match.knowledge(seat, rng_for(1)), rng_for(seed, step)).action
            assert UI.describe_action(SAY, view, action, names)
            match.play(action, seat)
            for event in match.history[-1].events:
                kinds.add(event.kind)
                for viewer in (0, 1, 2, None):
                    assert all(UI.describe_event(SAY, event.seen_by(viewer), names, viewer))
    assert kinds >= {"choose", "place", "round", "income", "phase", "done", "agent", "gem", "move", "slipper"}
