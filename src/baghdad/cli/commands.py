"""Click commands with help pages and error messages in the reader's language, imported only when they are called."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli.errors import BadValue, CommandError
from baghdad.core.errors import nearest
from baghdad.words import LANGUAGES, Localizer

if TYPE_CHECKING:
    from baghdad.core.game import Game

LANGUAGE = "--language"


class CliContext:
    """What all commands share: the translate function, and the game once it is known.

    `say(key, **facts)` returns the sentence of a key in the reader's language.
    """

    def __init__(self, say: Localizer) -> None:
        self.say = say
        self._game: str | None = None

    @property
    def game(self) -> str | None:
        """The name of the game, if there is one."""
        return self._game

    @game.setter
    def game(self, name: str) -> None:
        from baghdad.cli.game_words import add_words

        add_words(self.say, baghdad.game(name))
        self._game = name


class WholeNumber(click.ParamType[int]):
    """A parameter that is a whole number."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Parse a whole number."""
        if isinstance(value, int):
            return value
        text = str(value)
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= MAX_DIGITS):
            raise BadValue(value, ctx, param)
        return int(text)


class Seconds(click.ParamType[float]):
    """A parameter that is a non-negative time in seconds."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Parse a time."""
        try:
            seconds = float(value)
        except ValueError:
            raise BadValue(value, ctx, param) from None
        if not 0 <= seconds <= MAX_SECONDS:
            raise BadValue(value, ctx, param)
        return seconds


WORDS = "baghdad.words"  # key of the command line in click's context
MAX_DIGITS = 100
MAX_SECONDS = 60


class LocalizedCommand(click.Command):
    """A command whose `help` texts are keys of sentences; `arguments` maps its arguments to keys.

    `game_options` says that options of a game may follow the command's own.
    """

    def __init__(
        self, name: str | None, arguments: dict[str, str] | None = None, game_options: bool = False, **kwargs: Any
    ) -> None:
        kwargs["context_settings"] = {"allow_extra_args": True, "ignore_unknown_options": game_options}
        super().__init__(name, **kwargs)
        self.arguments = arguments or {}
        self.game_options = game_options

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse as click does, but raise our own error for surplus arguments."""
        ctx.meta[WORDS] = tuple(args)
        rest = super().parse_args(ctx, args)
        if ctx.args and not self.game_options and not ctx.resilient_parsing:
            raise CommandError("unexpected_argument", argument=ctx.args[0])
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help page: usage, description, arguments, options."""
        say = ctx.find_object(CliContext).say  # type: ignore[union-attr]
        named = [param for param in self.params if isinstance(param, click.Argument)]
        usage = [say("help-word-options"), *(_metavar(param) for param in named)]
        formatter.write_usage(ctx.command_path, " ".join(usage), prefix=f"{say('help-usage')} ")
        _paragraph(formatter, say(help_key(ctx)))
        rows = [(_metavar(param), say(self.arguments[param.name or ""])) for param in named]
        _section(formatter, say("help-arguments"), rows)
        _section(formatter, say("help-options"), option_rows(self.params, say))
        for game in _games_in_help(ctx) if self.game_options else ():
            from baghdad.cli.game_words import game_option_rows

            _section(formatter, say("help-game-options", game=game.name), game_option_rows(say, game))


class LocalizedGroup(click.Group):
    """A command with subcommands; `modules` maps each to its module, which is imported only when it is called."""

    def __init__(self, name: str | None, modules: dict[str, str], **kwargs: Any) -> None:
        kwargs["invoke_without_command"] = True
        super().__init__(name, **kwargs)
        self.modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of the help page."""
        return list(self.modules)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Import a command and return it."""
        if name not in self.modules:
            raise CommandError("unknown_command", command=name, nearest=nearest(name, self.modules))
        found: click.Command = getattr(import_module(self.modules[name]), name)
        return found

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help page without importing any command."""
        say = ctx.find_object(CliContext).say  # type: ignore[union-attr]
        usage = f"{say('help-word-options')} {say('help-word-command')}"
        formatter.write_usage(ctx.command_path, usage, prefix=f"{say('help-usage')} ")
        _paragraph(formatter, say(help_key(ctx)))
        _section(formatter, say("help-commands"), [(name, say(help_key(ctx, name))) for name in self.modules])
        _section(formatter, say("help-options"), option_rows(self.params, say))


def current_options() -> list[str]:
    """Return the options of the running command, to suggest one for an option that no game has."""
    context = click.get_current_context(silent=True)
    params = [] if context is None else context.command.params
    return [name for param in params if isinstance(param, click.Option) for name in param.opts] + [LANGUAGE, "--help"]


def help_key(ctx: click.Context, command: str = "") -> str:
    """Return the key of a command's description: `help-play`, `help-board-check`; for the program, `help-baghdad`."""
    program, *path = [*ctx.command_path.split(), *command.split()]
    return "-".join(["help", *(path or [program])])


def option_rows(params: Sequence[click.Parameter], say: Localizer) -> list[tuple[str, str]]:
    """Return options as typed and their descriptions."""
    rows = []
    for option in params:
        if isinstance(option, click.Option):
            shown = ", ".join(option.opts)
            facts = {"languages": ", ".join(LANGUAGES)} if option.opts == [LANGUAGE] else {}
            rows.append((f"{shown} {option.metavar}" if option.metavar else shown, say(option.help or "", **facts)))
    return [*rows, ("--help", say("help-option-help"))]


def _games_in_help(ctx: click.Context) -> list[Game[Any, Any]]:
    """Return the games whose options the help shows: the one on the command line, or all."""
    from baghdad.cli.game_words import working_games

    return [baghdad.game(name) for name in baghdad.games() if name in ctx.meta[WORDS]] or working_games()


def _metavar(param: click.Argument) -> str:
    name = (param.metavar or param.name or "").upper()
    return name if param.required else f"[{name}]"


def _paragraph(formatter: click.HelpFormatter, text: str) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text)


def _section(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)
