"""Compiled rules for a command that thinks about one position."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

from baghdad.bots.background_compilation import BackgroundCompilation
from baghdad.bots.compile_process import is_complete
from baghdad.core.compilation import can_compile

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from baghdad.cli.screen import Screen


def use_compiled_rules(game: str, screen: Screen) -> None:
    """Go on with compiled rules; where they can't be compiled, do nothing."""
    compilation = BackgroundCompilation([game])
    try:
        with _notice(game, screen):
            if compilation.start():
                compilation.thread.join()
                compilation.commit()
    finally:
        compilation.stop()


def _notice(game: str, screen: Screen) -> AbstractContextManager[object]:
    """Show that the rules are being compiled, if they are."""
    if is_complete(game) or not can_compile():
        return nullcontext()
    if screen.console.is_terminal:
        return screen.console.status(screen.say("compiling"))
    print(screen.say("compiling"), file=sys.stderr)  # noqa: T201
    return nullcontext()
