"""`baghdad help`: the help page of any command, and documents about topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from baghdad.cli.commands import WORDS, CliContext, LocalizedCommand
from baghdad.cli.errors import CommandError
from baghdad.core.errors import nearest

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class Topic(click.ParamType[str]):
    """A parameter that names a command or a topic; a shell completes it."""

    name = "topic"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Return the commands and topics that begin with what was typed."""
        from click.shell_completion import CompletionItem

        from baghdad import words
        from baghdad.cli.topics import topics

        known = dict.fromkeys([*_commands(ctx), *topics(words.localizer_for(words.FIRST_LANGUAGE))])
        return [CompletionItem(name) for name in known if name.startswith(incomplete)]


@click.command(cls=LocalizedCommand, arguments={"topic": "help-help-topic"})
@click.argument("topic", nargs=-1, type=Topic())
@click.pass_context
def help(ctx: click.Context, topic: tuple[str, ...]) -> None:  # noqa: A001
    """Print the help page of a command and what there is about a topic; without arguments, the lists of both."""
    from baghdad.cli.topics import text_about, topics

    context: CliContext = ctx.obj
    commands, known = _commands(ctx), topics(context.say)
    if not topic:
        click.echo(_page(ctx, topic))
        formatter = click.HelpFormatter()
        with formatter.section(context.say("help-topics")):
            formatter.write_dl(list(known.items()))
        click.echo(f"\n{formatter.getvalue()}", nl=False)
        return
    name, *rest = topic
    parts = []
    if name in commands:
        parts.append(_page(ctx, topic))
    if name in known and not (parts and rest):
        parts.append(text_about(context.say, name, rest))
    if not parts:
        raise CommandError("unknown_topic", topic=name, nearest=nearest(name, [*commands, *known]))
    _show("\n\n".join(parts))


def _show(text: str) -> None:
    """Print a text; one that is longer than the screen goes through a pager."""
    from shutil import get_terminal_size

    if text.count("\n") < get_terminal_size().lines - 1:
        click.echo(text)
    else:
        click.echo_via_pager(f"{text}\n")


def _commands(ctx: click.Context) -> list[str]:
    root = ctx.find_root()
    assert isinstance(root.command, click.Group)
    return root.command.list_commands(root)


def _page(ctx: click.Context, words: tuple[str, ...]) -> str:
    """Return the help page of a command: `board check`, or `play dieb` with a game."""
    page = ctx.find_root()
    for number, name in enumerate(words, start=1):
        if not isinstance(page.command, click.Group):
            break
        command = page.command.get_command(page, name)
        assert command is not None
        page = click.Context(command, parent=page, info_name=name)
        page.meta[WORDS] = words[number:]
    return page.get_help()
