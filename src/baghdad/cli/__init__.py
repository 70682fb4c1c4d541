"""The `baghdad` command: one sentence for everything that goes wrong, and never a traceback."""

from __future__ import annotations

import codecs
import io
import os
import sys
from unicodedata import normalize

import click

import baghdad
from baghdad import words
from baghdad.cli.commands import CliContext, LocalizedGroup
from baghdad.cli.errors import CommandError, of_click, of_language, sentence
from baghdad.core.errors import BaghdadError

FAILED = 2
INTERRUPTED = 130

HOMES = {
    "play": "baghdad.cli.play",
    "serve": "baghdad.cli.serve",
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
    "balance": "baghdad.cli.balance",
    "train": "baghdad.cli.train",
    "dataset": "baghdad.cli.dataset",
    "bench": "baghdad.cli.bench",
    "games": "baghdad.cli.listings",
    "bots": "baghdad.cli.listings",
}
LANGUAGE = "--language"


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"baghdad {baghdad.__version__}")
        ctx.exit()


@click.group(cls=LocalizedGroup, homes=HOMES)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="help-option-version"
)
@click.option(LANGUAGE, metavar="LANGUAGE", expose_value=False, help="help-option-language")
@click.pass_context
def root(ctx: click.Context) -> None:
    """Without a command, the help page."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: list[str] | None = None) -> int:
    """Runs a command line; returns the exit status."""
    setting = CliContext(words.speak(words.FIRST_LANGUAGE))
    _never_fail_to_print()
    try:
        try:
            return _run(list(sys.argv[1:] if arguments is None else arguments), setting)
        except click.ClickException as error:
            raise of_click(error) from None
        except words.UnknownLanguage as error:
            raise of_language(error) from None
    except BaghdadError as error:
        return _fail(sentence(error, setting.say, setting.game))
    except (KeyboardInterrupt, EOFError, click.Abort):
        click.echo(err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if os.environ.get("BAGHDAD_TRACEBACK"):
            raise
        problem = CommandError("unexpected", problem=f"{type(error).__name__}: {error}")
        return _fail(sentence(problem, setting.say))


def _run(arguments: list[str], setting: CliContext) -> int:
    language, rest = split_language(arguments)
    setting.say = words.speak(words.chosen_language(language, os.environ))
    status = root.main(rest, prog_name="baghdad", standalone_mode=False, obj=setting)
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


def split_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for, anywhere on the command line, and all the rest."""
    language, rest = None, []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == LANGUAGE:
            language = next(waiting, None)
            if language is None:
                raise CommandError("flag_needs_value", option=LANGUAGE)
        elif argument.startswith(f"{LANGUAGE}="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    return language, rest


def _never_fail_to_print() -> None:
    """A terminal that lacks a letter shows a similar one, or a question mark."""
    codecs.register_error("baghdad", _similar)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="baghdad")


# Signs of our sentences and what stands for them, one for one, where there is only ASCII.
SIMILAR = str.maketrans("×–—…·“”„«»‘’‚\u202f\u00a0", 'x--.|"""""\'\'\'  ')


def _similar(error: UnicodeError) -> tuple[str, int]:
    """Letters without their accents, signs by the most similar ones."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end].translate(SIMILAR)
    letters = (normalize("NFD", letter)[0] for letter in lacking)
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def _fail(text: str) -> int:
    click.echo(" ".join(text.splitlines()), err=True)
    return FAILED
