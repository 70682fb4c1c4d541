"""The `baghdad` command: one sentence for each error, never a traceback."""

from __future__ import annotations

import codecs
import io
import os
import sys
from unicodedata import normalize

import click

import baghdad
from baghdad import words
from baghdad.cli.commands import LANGUAGE, CliContext, LocalizedGroup
from baghdad.cli.errors import CommandError, error_sentence, from_click, from_unknown_language
from baghdad.core.errors import BaghdadError

FAILED = 2
INTERRUPTED = 130
NOT_NEEDED_TO_PLAY = ("numpy", "numba", "llvmlite")  # libraries that an installation may do without

COMMAND_MODULES = {
    "play": "baghdad.cli.play",
    "serve": "baghdad.cli.serve",
    "warm": "baghdad.cli.warm",
    "admin": "baghdad.cli.admin",
    "replay": "baghdad.cli.replay",
    "verify": "baghdad.cli.verify",
    "hint": "baghdad.cli.hint",
    "legal": "baghdad.cli.positions",
    "apply": "baghdad.cli.positions",
    "perft": "baghdad.cli.perft",
    "board": "baghdad.cli.board",
    "arena": "baghdad.cli.arena",
    "tournament": "baghdad.cli.tournament",
    "league": "baghdad.cli.league",
    "audit": "baghdad.cli.audit",
    "calibrate": "baghdad.cli.calibrate",
    "balance": "baghdad.cli.balance",
    "train": "baghdad.cli.train",
    "dataset": "baghdad.cli.dataset",
    "bench": "baghdad.cli.bench",
    "games": "baghdad.cli.listings",
    "bots": "baghdad.cli.listings",
    "help": "baghdad.cli.help",
}


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"baghdad {baghdad.__version__}")
        ctx.exit()


@click.group(cls=LocalizedGroup, modules=COMMAND_MODULES)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="help-option-version"
)
@click.option(LANGUAGE, metavar="LANGUAGE", expose_value=False, help="help-option-language")
@click.pass_context
def root(ctx: click.Context) -> None:
    """Print the help page if no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: list[str] | None = None) -> int:
    """Run a command line and return the exit status."""
    context = CliContext(words.localizer_for(words.FIRST_LANGUAGE))
    _replace_unprintable_characters()
    try:
        try:
            return _run(list(sys.argv[1:] if arguments is None else arguments), context)
        except click.ClickException as error:
            raise from_click(error) from None
        except words.UnknownLanguage as error:
            raise from_unknown_language(error) from None
    except BaghdadError as error:
        return _fail(error_sentence(error, context.say, context.game))
    except (KeyboardInterrupt, EOFError, click.Abort):
        click.echo(err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed the pipe; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if os.environ.get("BAGHDAD_TRACEBACK"):
            raise
        if isinstance(error, ModuleNotFoundError) and error.name in NOT_NEEDED_TO_PLAY:
            return _fail(error_sentence(CommandError("missing_library", library=error.name), context.say))
        problem = CommandError("unexpected", problem=f"{type(error).__name__}: {error}")
        return _fail(error_sentence(problem, context.say))


def _run(arguments: list[str], context: CliContext) -> int:
    language, rest = split_language(arguments)
    context.say = words.localizer_for(words.chosen_language(language, os.environ))
    status = root.main(rest, prog_name="baghdad", standalone_mode=False, obj=context)
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


def split_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Return the value of `--language`, which may stand anywhere on the command line, and the other arguments."""
    language, rest = None, []
    remaining = iter(arguments)
    for argument in remaining:
        if argument == LANGUAGE:
            language = next(remaining, None)
            if language is None:
                raise CommandError("flag_needs_value", option=LANGUAGE)
        elif argument.startswith(f"{LANGUAGE}="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    return language, rest


def _replace_unprintable_characters() -> None:
    """Make output never fail: a character that the terminal lacks is replaced by a similar one or by `?`."""
    codecs.register_error("baghdad", _ascii_replacement)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="baghdad")


# Replacements, one character for one, of characters in our sentences where the terminal has only ASCII.
ASCII_REPLACEMENTS = str.maketrans("×–—…·“”„«»‘’‚\u202f\u00a0", 'x--.|"""""\'\'\'  ')


def _ascii_replacement(error: UnicodeError) -> tuple[str, int]:
    """Replace accented letters by plain ones and signs by ASCII signs (a codec error handler)."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end].translate(ASCII_REPLACEMENTS)
    letters = (normalize("NFD", letter)[0] for letter in missing)
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def _fail(text: str) -> int:
    click.echo(" ".join(text.splitlines()), err=True)
    return FAILED
