"""Decisions of whole matches on screens of 80×24 and 120×40: board, list of actions and prompt fit on the screen."""

from io import StringIO

import pytest
from rich.console import Console

import baghdad
from baghdad import words
from baghdad.bots import bot
from baghdad.cli.person import Person
from baghdad.cli.screen import Screen
from baghdad.cli.terminal_game import ScreenFormat
from baghdad.cli.terminals import terminal_game_of
from baghdad.cli.wrapping import line_count
from baghdad.core.rng import rng_for

NAMES = ["You", *(f"Journeyman {number}" for number in range(2, 7))]


class SizedScreen(Screen):
    """A screen of a size, on which everything is written down."""

    def __init__(self, say, width, height):
        super().__init__(say)
        self.size = (width, height)
        self.console = Console(width=width, file=StringIO(), color_system=None, highlight=False, markup=False)

    @property
    def look(self):
        return ScreenFormat(self.size[0], False, self.size[1])


class Sitting:
    """What a person's decision needs of a session."""

    autosave = None

    def __init__(self, match, screen):
        self.match, self.screen = match, screen
        self.ui, self.names = terminal_game_of(match.game.name), NAMES[: match.players]

    def draw(self, seat):
        board = self.ui.board(self.screen.say, self.match.view(seat), self.names, self.screen.look)
        self.screen.show(board)
        return line_count(board, self.screen.look.width)


def screens(game, players, width, height, language, seed=3, **options):
    """Yield what is on the screen at each decision of the first player in a match of computer players."""
    match, player, rng = baghdad.game(game).new(players, seed=seed, **options), bot("greedy", game), rng_for(seed)
    while not match.over:
        seat = match.to_act[0]
        if seat == 0:
            screen = SizedScreen(words.localizer_for(language), width, height)
            Person(Sitting(match, screen), 0).board("")
            yield screen.console.file.getvalue()
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize(("game", "players"), [("dieb", 2), ("dieb", 4), ("voleurs", 3), ("voleurs", 6)])
def test_every_decision_fits_on_the_screen(game, players, width, height, language):
    options = {"round_cap": 6} if game == "voleurs" else {"decision_cap": 160}
    shown = list(screens(game, players, width, height, language, **options))
    assert len(shown) > 8
    too_high = [screen for screen in shown if screen.count("\n") + 1 > height]  # one more line for what is typed
    assert not too_high, too_high[0]
    assert all(len(line.rstrip()) <= width for screen in shown for line in screen.splitlines())


def test_city_has_a_page_of_its_own_or_facts_beside_it():
    low = next(screens("voleurs", 3, 80, 24, "en"))
    assert "`map` shows the city." in low
    assert "┏" not in low
    wide = next(screens("voleurs", 3, 120, 40, "en")).splitlines()
    beside = next(line for line in wide if "The Round City" in line)
    assert "┏" in beside
    ui, say = terminal_game_of("voleurs"), words.localizer_for("en")
    view = baghdad.game("voleurs").new(3, seed=3).view(0)
    assert line_count(ui.map(say, view, ScreenFormat(80, False, 24)), 80) <= 22


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_players_of_dieb_are_beside_the_palaces_where_there_is_room(language):
    narrow, wide, widest = (next(screens("dieb", 4, width, 40, language)).splitlines() for width in (80, 120, 160))
    assert not any("╮" in line and "You" in line for line in narrow)
    assert "╮" in wide[0]
    assert "1 You" in wide[0]
    say, beside = words.localizer_for(language), [line[82:].rstrip() for line in wide]
    counts = [line for line in beside if line.strip().startswith(say("dieb-players-supply"))]
    assert len(counts) == 4
    assert all(line.endswith(f"{say('dieb-players-dancers')} 0") for line in counts)  # not wrapped
    assert say("dieb-players-supply") in widest[0]  # room for the whole table
    assert len(widest) < len(narrow)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_number_and_its_percent_sign_stay_on_one_line(language):
    say = words.localizer_for(language)
    sentence = say("hint-chances", chances=", ".join(say("hint-chance", name=name, percent=36) for name in NAMES))
    for width in range(20, 60):
        screen = SizedScreen(say, width, 24)
        screen.show(sentence)
        shown = screen.console.file.getvalue()
        assert "%" in shown
        assert not [line for line in shown.splitlines() if line.startswith("%")]
        assert shown.count("\n") == line_count(sentence, width)
