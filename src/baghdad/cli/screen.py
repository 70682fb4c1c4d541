"""The terminal: printing, asking, clearing. Colours and widths are Rich's business, `NO_COLOR` included."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from baghdad.cli.terminal_game import Look
from baghdad.core.game import Game
from baghdad.core.rule import is_cached
from baghdad.words import Speaker

LOW = 34  # lines of a screen on which a table with a full list of choices doesn't fit
WIPE = "\x1b[3J\x1b[2J\x1b[H"  # the lines scrolled away too


class Screen:
    """Where a match is shown and answers are typed."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self.console = Console(highlight=False, markup=False, emoji=False)
        if self.console.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - line editing at the prompt

    @property
    def look(self) -> Look:
        """What can be shown here, now."""
        low = self.console.is_terminal and self.console.height < LOW
        return Look(self.console.width, self.console.options.ascii_only, low)

    @property
    def is_live(self) -> bool:
        """Whether somebody sits at a terminal, rather than a file or another program."""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, *parts: RenderableType, style: str = "") -> None:
        """Prints something on lines of its own."""
        for part in parts:
            self.console.print(Text(part, style) if isinstance(part, str) else part)

    def command(self, text: str) -> None:
        """Prints something to be copied: never broken into lines."""
        self.console.print(Text(text), soft_wrap=True)

    def blank(self) -> None:
        """An empty line."""
        self.console.print()

    def ask(self, prompt: str) -> str:
        """A line typed by a person; EOFError when there are no more."""
        self.console.file.flush()
        return input(f"{prompt} ")

    def wait(self, text: str) -> None:
        """Says something and waits for Enter."""
        self.show(text)
        self.console.file.flush()
        input()

    def wipe(self) -> None:
        """Clears the screen and what has scrolled away, so that the next person can't read it."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()

    @contextlib.contextmanager
    def preparing(self, game: str) -> Iterator[None]:
        """Says that the rules are being compiled, if they are."""
        if is_cached(game):
            yield
        elif self.console.is_terminal:
            with self.console.status(self.say("compiling")):
                yield
        else:
            print(self.say("compiling"), file=sys.stderr)  # noqa: T201
            yield


def warm_up(game: Game[Any, Any], screen: Screen) -> None:
    """Uses every rule once, so that all of them are compiled before anyone waits for an answer."""
    from baghdad.core.rng import rng_for

    with screen.preparing(game.name):
        match = game.new(game.min_players, seed=0)
        while len(match.history) < WARM_UP_ACTIONS and not match.over:
            seat = match.to_act[0]
            match.knowledge(seat, rng_for(0))
            match.play(match.legal(seat)[0], seat)
        for action in game.catalogue:
            match.why_not(action)


WARM_UP_ACTIONS = 30
