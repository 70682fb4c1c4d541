"""Voleurs at the terminal: whole matches, offers with lies, what is hidden behind the curtain, what is refused."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import baghdad
from baghdad.bots import bot
from baghdad.cli.face import Look, face_of
from baghdad.table.chance import chance_of
from baghdad.voleurs.box import CARDS, GEMS, district_of
from baghdad.voleurs.names import CARD_NUMBERS, card_name, plain
from baghdad.words import LANGUAGES, speak
from tests.cli.conftest import in_its_own_process
from tests.voleurs.positions import at

VOLEURS = baghdad.game("voleurs")
FACE = face_of("voleurs")
SAY = speak("en")
LONG_NAMES = [f"Wilhelmine-{number}-Ann" for number in range(6)]
PAIR = ("play", "voleurs", "--seats", "person:Anna,person:Tom", "--two-players", "--seed", 4)


def record_in(path):
    return baghdad.Record.from_json(path.read_text())


def played(seats, seed, steps=10**6, **options):
    """A match among computer players, as the terminal would play it; others take the first thing they may do."""
    match = VOLEURS.new(len(seats), seed, seats, **options)
    while not match.over and len(match.history) < steps:
        seat = match.to_act[0]
        chance = chance_of(seed, len(match.history), f"bot {seat}")
        player = bot(seats[seat] if seats[seat] in ("random", "greedy") else "random", "voleurs")
        match.play(player.choose(match.knowledge(seat, chance), chance).action, seat)
    return match


def typed_by(match, seat):
    """What a person in that seat typed in a match."""
    return "".join(f"{turned.action}\n" for turned in match.history if turned.seat == seat)


def typed_by_all(match):
    """What people at one terminal typed: their actions, and Enter wherever the screen is handed over."""
    lines, before = [], None
    for turned in match.history:
        if turned.seat != before:
            lines += [""] if before is None else ["", ""]
        lines.append(str(turned.action))
        before = turned.seat
    return "\n".join([*lines, ""])


def started(seed=4, **options):
    """Two people with characters and pawns, about to trade."""
    match = VOLEURS.new(2, seed, ["person:Anna", "person:Tom"], two_players=True, **options)
    while match.view(0)["phase"] != "trading":
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    return match


def lie_about(match, seat):
    """A card the seat holds, and the name of another card of its district that nobody holds."""
    held = {CARD_NUMBERS[plain(name)] for other in (0, 1) for name in match.view(other)["seats"][other]["cards"]}
    card = CARD_NUMBERS[plain(match.view(seat)["seats"][seat]["cards"][0])]
    lie = next(c for c in range(CARDS) if c not in held and district_of(c) == district_of(card))
    return card_name(card), card_name(lie)


# --- whole matches -----------------------------------------------------------------------------------------------


def test_a_person_and_computer_players_play_a_match(command, tmp_path):
    match = played(["me", "random", "random"], 5, round_cap=2)
    assert match.over
    kept = tmp_path / "kept.json"
    seats = ("play", "voleurs", "--seats", "me,random,random", "--seed", 5, "--round-cap", 2, "--save", kept)
    outcome = command(*seats, typed=typed_by(match, 0))
    assert outcome.status == 0, outcome.err
    assert record_in(kept).actions == match.record().actions
    assert "Nobody wins." in outcome.out
    assert "cut off before the Vizier" in outcome.out
    assert "birthday card: " in outcome.out
    assert command("verify", kept).status == 0
    log = command("replay", kept).out
    assert "the slipper goes on to" in log
    assert "New in your hand" not in log


def test_people_alone_play_a_match_behind_curtains(command, tmp_path):
    match = played(["person:A", "person:B", "person:C"], 6, round_cap=1)
    kept = tmp_path / "kept.json"
    seats = ("play", "voleurs", "--seats", "person:A,person:B,person:C", "--seed", 6, "--round-cap", 1)
    outcome = command(*seats, "--save", kept, typed=typed_by_all(match))
    assert outcome.status == 0, outcome.err
    assert record_in(kept).actions == match.record().actions
    for screen in outcome.out.split("Hand over to ")[1:]:
        seat = "ABC".index(screen[0])
        birthdays = set(re.findall(r"birthday card asks for: ([^.]*)\.", " ".join(screen.split())))
        own = SAY("voleurs-birthday", birthday=match.view(seat)["seats"][seat]["birthday"])
        assert birthdays <= {own}


def test_a_match_goes_on_where_it_was_left(command, tmp_path):
    match = played(["me", "random", "random"], 5, round_cap=1)
    lines = typed_by(match, 0).splitlines(keepends=True)
    kept = tmp_path / "kept.json"
    seats = ("play", "voleurs", "--seats", "me,random,random", "--seed", 5, "--round-cap", 1, "--save", kept)
    first = command(*seats, typed="".join(lines[:3]) + "quit\n")
    assert first.status == 0
    assert 3 <= len(record_in(kept).actions) < len(match.history)
    assert command("play", "--resume", kept, typed="".join(lines[3:])).status == 0
    assert record_in(kept).actions == match.record().actions


def test_a_hint_names_an_action_and_its_reason(command):
    match = played(["me", "random", "random"], 5, steps=13)
    out = command(
        "play", "voleurs", "--seats", "me,random,random", "--seed", 5, typed=f"{typed_by(match, 0)}hint\n"
    ).out
    assert " would play `" in out or "the best moves, says master" in out


# --- trading -----------------------------------------------------------------------------------------------------


def test_a_lie_is_believed_until_the_cards_have_changed_hands(command):
    match = started()
    before = typed_by_all(match)
    maker = match.to_act[0]
    real, lie = lie_about(match, maker)
    mine = match.view(maker)["seats"][maker]["cards"]
    back = match.view(1 - maker)["seats"][1 - maker]["cards"][0]
    handed_over = "\n\n" if match.history[-1].seat != maker else ""
    typed = f"{before}{handed_over}offer {1 - maker} give {real} as {lie} want 1 bazaar\n\n\naccept 1 < {back}\n"
    out = command(*PAIR, typed=typed).out
    *_, offering, answering = out.split("Hand over to ")
    assert f"Bazaar “{lie}”" in answering
    believing, learning = answering.split("You really got: ")
    assert not [name for name in mine if re.search(rf"\b{name}\b", believing)]
    assert learning.startswith(f"{real}. You gave: {back}.")
    assert f"Your cards in it: {real}" not in answering
    assert back not in offering


def test_an_offer_can_be_declined_and_withdrawn(command):
    match = started()
    maker = match.to_act[0]
    real, _ = lie_about(match, maker)
    handed_over = "\n\n" if match.history[-1].seat != maker else ""
    start = f"{typed_by_all(match)}{handed_over}offer {1 - maker} give {real}\n\n\n"
    declined = command(*PAIR, typed=f"{start}why withdraw 1\ndecline 1\n").out
    assert "Offer 1 isn't yours; only its maker withdraws it. [V-AMB-41]" in declined
    assert "offer 1 declined." in declined
    withdrawn = command(*PAIR, typed=f"{start}done\n\n\nwithdraw 1\n").out
    assert "offer 1 withdrawn." in withdrawn


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("offer 9 give {card}", "There is no 9 here: players are counted from 0, offers from 1. [V-AMB-41]"),
        ("offer {me} give {card}", "An offer goes to somebody else. [V-TRADE-1]"),
        ("offer {other} give Gold", "You don't hold the card Gold. [V-TRADE-1]"),
        ("offer {other} give {card} as Gold", "“Gold” is a card of another district"),
        ("offer {other} want 1 palace", "They hold no card of that district (Palace). [V-INFO-3]"),
        ("offer {other}", "An offer has to give something or want something. [V-TRADE-1]"),
        ("offer {other} give Golf", "“golf” in “offer {other} give golf” means nothing there"),
        ("accept 3", "There is no open offer 3. [V-AMB-41]"),
        ("gem ruby < {card}", "`gem` isn't possible now: everybody is trading; purchases come after that. [V-ROUND-1]"),
        ("offre 1", "“offre 1” is no action. Did you mean offer?"),
        ("worth {card}, Gold", "dinars for "),
        ("worth Golf", "Did you mean gold?"),
        ("worth ruby", "Ruby has no value in dinars"),
        ("moves e3", "No pawn that you could move now stands there: “e3”."),
    ],
)
def test_what_is_typed_while_trading_is_answered(command, typed, said):
    match = started()
    me = match.to_act[0]
    facts = {"me": me, "other": 1 - me, "card": match.view(me)["seats"][me]["cards"][0]}
    handed_over = "\n\n" if match.history[-1].seat != me else ""
    out = command(*PAIR, typed=f"{typed_by_all(match)}{handed_over}{typed.format(**facts)}\n").out
    assert said.format(**facts) in " ".join(out.split())


# --- buying ------------------------------------------------------------------------------------------------------


def buying(seed=5):
    """A match in which a person is about to buy for the first time, and what they typed so far."""
    match = played(["me", "random", "random"], seed, steps=0)
    while match.view(0)["phase"] != "buying" or match.to_act != (0,):
        seat = match.to_act[0]
        chance = chance_of(seed, len(match.history), f"bot {seat}")
        match.play(bot("random", "voleurs").choose(match.knowledge(seat, chance), chance).action, seat)
    return match, ("play", "voleurs", "--seats", "me,random,random", "--seed", seed)


def test_moves_are_folded_and_unfolded(command):
    match, seats = buying()
    thief = next(pawn["cell"] for pawn in match.view(0)["pawns"] if (pawn["seat"], pawn["pawn"]) == (0, "thief"))
    moves = [action for action in match.legal(0) if (action.kind, action.start) == ("move", thief)]
    out = command(*seats, typed=f"{typed_by(match, 0)}moves {thief}\nmoves vizier\nall\n").out
    assert f"Thief {thief}: {len(moves)} moves, `moves {thief}`" in out
    assert f"Thief from {thief}; in brackets" in out
    assert "Vizier out of the desert; in brackets" in out
    unfolded = command(*seats, typed=f"{typed_by(match, 0)}moves {thief}\n1\n").out
    assert re.search(rf"You: a thief (stays on|goes from) {thief}", unfolded)


def test_everything_legal_is_listed_if_asked_for():
    match, _ = buying()
    listing = FACE.listing(SAY, match, 0, ["You", "b", "c"], True, Look())
    assert listing.hidden == 0
    assert sorted(map(str, listing.actions)) == sorted(map(str, match.legal(0)))
    usual = FACE.listing(SAY, match, 0, ["You", "b", "c"], False, Look())
    assert usual.hidden == len(match.legal(0)) - len(usual.actions)


def on_screen(thing):
    """The same as one line, whatever was wrapped."""
    return " ".join(" ".join(drawn(thing)).split())


def test_ways_for_change_are_listed_only_if_asked_for():
    match = at(pawns="0T f2, 0M f4, V h1", hands=["Gold, Iron", "Sugar"], change_moves_vizier=True)
    usual = FACE.listing(SAY, match, 0, ["You", "b", "c"], False, Look())
    assert not any(action.change for action in usual.actions)
    assert "`+ vizier h1` at the end" in on_screen(usual.drawn)
    listing = FACE.listing(SAY, match, 0, ["You", "b", "c"], True, Look())
    assert sorted(map(str, listing.actions)) == sorted(map(str, match.legal(0)))
    assert "agent caravaneer < Iron + vizier i1" in on_screen(listing.drawn)
    moved = next(action for action in match.legal(0) if action.change and action.what == "thief")
    assert f"{moved.goal} (9) + vizier {moved.change}" in on_screen(listing.drawn)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gem diamond < {card}", "That costs 35 dinars; the cards laid are worth {worth} to you. [V-GEM-1]"),
        ("agent thief < {card}", "Thieves can't be bought; everybody has one. [V-AGENT-1]"),
        ("move thief a1>a2 < {card}", "No pawn that you may move stands on a1"),
        ("move vizier desert>e6 < {card}", "e6 is "),
        ("slipper 0", "You have the slipper; it goes to somebody else. [V-SLIP-1]"),
        ("slipper 1", "Whoever gets the slipper buys at least once before handing it on. [V-SLIP-2]"),
        ("move thief z9>z8 < {card}", "The city has no cell"),
        ("99", "There is no number 99 in the list."),
        ("rules", "You win if"),
        ("values", "Shéhérazade"),
        ("?", "`worth` and names of cards"),
    ],
)
def test_what_is_typed_while_buying_is_answered(command, typed, said):
    match, seats = buying()
    view = match.view(0)["seats"][0]
    card = view["cards"][0]
    worth = command(*seats, typed=f"{typed_by(match, 0)}worth {card}\n").out
    facts = {"card": card, "worth": re.findall(r": (\d+) dinars? for", worth)[-1]}
    out = command(*seats, typed=f"{typed_by(match, 0)}{typed.format(**facts)}\n").out
    assert said.format(**facts) in " ".join(out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_birthday_card_is_told_to_its_owner_alone(language):
    match = at(pawns="0A f2, V f4", hands=["Lambs", "Ice"], vizier_kill=True)
    events = match.play("move assassin f2>f3 x f4 < Lambs")
    say, names = speak(language), ["Ann", "Bo", "Cy"]
    cards = [say("voleurs-birthday", birthday=seat["birthday"]) for seat in match.position()["seats"]]
    for viewer in (0, 1, 2, None):
        told = " ".join(line for event in events for line in FACE.tell(say, event.seen_by(viewer), names, viewer))
        assert all(name in told for name in names)
        assert [card in told for card in cards] == [seat == viewer for seat in range(3)]


# --- looks -------------------------------------------------------------------------------------------------------


def drawn(thing, width=80, plain=False):
    """What stands on a screen."""
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii" if plain else "utf-8", errors="replace")
    Console(file=file, width=width, highlight=False, markup=False).print(thing)
    file.seek(0)
    return file.read().splitlines()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("plain", [False, True])
def test_the_table_fits_into_80_columns(players, plain):
    match, names = VOLEURS.new(players, players), LONG_NAMES[:players]
    languages = LANGUAGES if players == 6 and not plain else ("en",)
    for step in range(130):
        if match.over:
            break
        seat = match.to_act[0]
        for say in map(speak, languages if step % 40 == 0 else ()):
            assert_fits(say, match, names, Look(plain=plain))
        match.play(bot("random", "voleurs").choose(match.knowledge(seat, chance_of(1)), chance_of(step)).action, seat)


def assert_fits(say, match, names, look):
    """No line is too long, and every player's line is whole."""
    seat = match.to_act[0]
    for viewer in (seat, None):
        lines = drawn(FACE.board(say, match.view(viewer), names, look), plain=look.plain)
        assert max(map(cell_len, lines)) <= 80
        rows = [line for line in lines if re.match(r"\S{0,3} *\d Wilhelmine", line)]
        assert len(rows) == len(names)
        assert all(re.search(r"\d/\d/\d$", row.rstrip()) for row in rows)
    listing = FACE.listing(say, match, seat, names, True, look)
    assert max(map(cell_len, drawn(listing.drawn, plain=look.plain))) <= 80


def test_a_view_of_another_shows_no_hand_bag_or_birthday():
    match = started()
    seen = "\n".join(drawn(FACE.board(SAY, match.view(None), ["Anna", "Tom"], Look())))
    assert "Your" not in seen
    for seat in (0, 1):
        cards = {plain(name): name for name in match.view(seat)["seats"][seat]["cards"]}
        for name in cards.keys() - set(GEMS):  # a gem card is called like its gem, of which all see the supply
            assert not re.search(rf"\b{cards[name]}\b", seen)


def test_every_event_and_action_of_long_matches_can_be_told():
    """Whatever happens, with all advanced rules, has a sentence for everybody who sees it."""
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
            assert FACE.now(SAY, view)
            action = bot("random", "voleurs").choose(match.knowledge(seat, chance_of(1)), chance_of(seed, step)).action
            assert FACE.describe(SAY, view, action, names)
            match.play(action, seat)
            for event in match.history[-1].events:
                kinds.add(event.kind)
                for viewer in (0, 1, 2, None):
                    assert all(FACE.tell(SAY, event.seen_by(viewer), names, viewer))
    assert kinds >= {"choose", "place", "round", "income", "phase", "done", "agent", "gem", "move", "slipper"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_typed_as_the_reader_calls_them_or_as_the_notation_does(language):
    say = speak(language)
    for card in range(CARDS):
        for name in (card_name(card), *([] if language in ("en", "fr") else [say("voleurs-card", number=card)])):
            if plain(name) in CARD_NUMBERS and CARD_NUMBERS[plain(name)] != card:
                continue  # what the notation means by a name goes before
            action = VOLEURS.parse(FACE.typed(say, f"offer 1 give {name.lower()} want 2 souk"))
            assert (action.cards, action.wanted[2]) == ((card,), 2)


def test_a_board_of_ones_own_is_played_on_and_kept_with_the_match(command, tmp_path):
    text = (Path(baghdad.__file__).parent / "voleurs" / "boards" / "oasis.txt").read_text(encoding="utf-8")
    own, kept = tmp_path / "own.txt", tmp_path / "kept.json"
    own.write_text(text.replace("The Oasis", "Our Town"), encoding="utf-8")
    seats = ("play", "voleurs", "--seats", "me,random,random", "--seed", 1)
    assert "Our Town" in command(*seats, "--board", own, "--save", kept, typed="quit\n").out
    own.unlink()
    assert "Our Town" in command("play", "--resume", kept, typed="quit\n").out


@pytest.mark.parametrize(
    ("board", "said"),
    [("rund-city", "Did you mean round-city?"), ("./none.txt", "There is no file ./none.txt."), ("own.txt", "Line 1")],
)
def test_a_board_that_is_none_is_refused_before_anything_is_played(fails, tmp_path, board, said):
    (tmp_path / "own.txt").write_text("nonsense\n")
    assert said in fails("play", "voleurs", "--seats", "me,random,random", "--board", board)


def test_the_help_page_lists_the_options(command):
    out = command("play", "--help").out
    assert "--change-moves-vizier" in out
    assert "--round-cap" in out


def test_a_position_is_printed_and_read(command, tmp_path):
    match = started()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.position()))
    assert "done" in command("legal", path).out.splitlines()


def test_a_screen_with_ascii_only_shows_similar_signs():
    ran = in_its_own_process("--language", "cs", "board", "show", "oasis", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert ran.stdout.isascii()
    assert b" Pristav " in ran.stdout
    assert b"?" not in ran.stdout
