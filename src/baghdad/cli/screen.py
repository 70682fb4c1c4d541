"""The terminal: printing, asking, clearing. Rich takes care of colours and widths, and of `NO_COLOR`."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from baghdad.cli.terminal_game import ScreenFormat
from baghdad.cli.wrapping import wrapped
from baghdad.words import Localizer

CLEAR_SCREEN = "\x1b[3J\x1b[2J\x1b[H"  # the scrollback too


class Screen:
    """The terminal that shows a match and reads answers."""

    def __init__(self, say: Localizer) -> None:
        self.say = say
        self.console = Console(highlight=False, markup=False, emoji=False)
        if self.console.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - line editing at the prompt

    @property
    def look(self) -> ScreenFormat:
        """What the screen can show now."""
        height = self.console.height if self.console.is_terminal else 0
        return ScreenFormat(self.console.width, self.console.options.ascii_only, height)

    @property
    def is_interactive(self) -> bool:
        """Whether a person is at the terminal, rather than a file or another program."""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, *parts: RenderableType, style: str = "") -> None:
        """Print parts, each on its own lines."""
        for part in parts:
            lines = wrapped(Text(part, style), self.console.width) if isinstance(part, str) else [part]
            self.console.print(*lines, sep="\n")

    def show_unwrapped(self, text: str) -> None:
        """Print a text to be copied, without breaking it into lines."""
        self.console.print(Text(text), soft_wrap=True)

    def blank(self) -> None:
        """Print an empty line."""
        self.console.print()

    def ask(self, prompt: str) -> str:
        """Read a line; raise EOFError at the end of input."""
        self.console.file.flush()
        return input(f"{prompt} ")

    def wait_for_enter(self, text: str) -> None:
        """Show a text and wait for Enter."""
        self.show(text)
        self.console.file.flush()
        input()

    def clear(self) -> None:
        """Clear the screen and its scrollback, so that the next person can't read it."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR_SCREEN)
            self.console.file.flush()
