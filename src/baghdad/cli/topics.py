"""The topics of `baghdad help`: documents that come with the package, options of games, and what the prompt takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path

import click

import baghdad
from baghdad.cli.errors import CommandError
from baghdad.cli.game_words import game_option_rows, game_title, working_games
from baghdad.words import Localizer

PACKAGE = Path(baghdad.__file__).parent
FOLDERS = (PACKAGE / "documents", PACKAGE.parent.parent / "docs")  # in a wheel, in a checkout
DOCUMENTS = (
    "notation",
    "levels",
    "bots",
    "page",
    "server",
    "protocol",
    "arena",
    "environments",
    "new-game",
    "glossary",
)
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
LINK = re.compile(r"\[([^\]]*)\]\((?!#)[^)]*\)")
MARK = re.compile(r"<!--.*?-->\n?", re.DOTALL)
WIDTH = 100  # columns at most


def topics(say: Localizer) -> dict[str, str]:
    """Return the names of all topics, with a line about each."""
    own = ("options", "queries", *(name for name in DOCUMENTS if document(name)))
    rules = {game.name: say("help-topic-rules", title=game_title(say, game)) for game in working_games()}
    return {
        **{name: say(f"help-topic-{name}") for name in own},
        **{name: line for name, line in rules.items() if document(name)},
    }


def document(topic: str) -> Path | None:
    """Return the document about a topic, or the rules of a game; None if there is none."""
    name = f"{topic}.md" if topic in DOCUMENTS else f"rules/{topic}.md"
    return next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)


def text_about(say: Localizer, topic: str, games: Sequence[str]) -> str:
    """Return what there is about a topic, for a terminal; `games` are those asked about, all if it is empty."""
    if topic in ABOUT_GAMES:
        names = games or [game.name for game in working_games()]
        return "\n\n".join(ABOUT_GAMES[topic](say, name) for name in names)
    path = document(topic)
    assert path is not None
    if games:
        raise CommandError("unexpected_argument", argument=games[0])
    return rendered(path.read_text(encoding="utf-8"))


def options_of(say: Localizer, name: str) -> str:
    """Return the options of a game, as on the help page of `play`."""
    formatter = click.HelpFormatter()
    game = baghdad.game(name)
    with formatter.section(say("help-game-options", game=name)):
        formatter.write_dl(game_option_rows(say, game))
    return formatter.getvalue().strip()


def queries_of(say: Localizer, name: str) -> str:
    """Return what can be typed at the prompt of a match, as `?` shows it there."""
    from baghdad.cli.prompt_help import prompt_help
    from baghdad.cli.query_answers import wrapped_rows
    from baghdad.cli.terminal_game import ScreenFormat

    heading = f"{game_title(say, baghdad.game(name))}: {say('keys-heading')}"
    look = ScreenFormat(width=terminal_width())
    return "\n".join(row.plain.rstrip() for row in wrapped_rows([heading, *prompt_help(say, name, look)], look.width))


ABOUT_GAMES: dict[str, Callable[[Localizer, str], str]] = {"options": options_of, "queries": queries_of}


def terminal_width() -> int:
    """Return how many columns a text takes."""
    from shutil import get_terminal_size

    return min(get_terminal_size().columns, WIDTH)


def rendered(markdown: str) -> str:
    """Return a document as a terminal shows it: without pictures and links, which lead to other files."""
    from rich.console import Console
    from rich.markdown import Markdown

    text = LINK.sub(r"\1", PICTURE.sub("", MARK.sub("", markdown)))
    console = Console(file=StringIO(), force_terminal=True, color_system="standard", width=terminal_width())
    with console.capture() as capture:
        console.print(Markdown(text, code_theme="ansi_light", hyperlinks=False))
    return "\n".join(line.rstrip() for line in capture.get().strip("\n").splitlines())
