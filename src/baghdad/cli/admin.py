"""`baghdad admin`: what whoever runs a house needs now and then."""

from __future__ import annotations

from pathlib import Path

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, LocalizedGroup, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.cli.serve import data_folder

HOME = "baghdad.cli.admin"
DAYS = 90


@click.group(cls=LocalizedGroup, modules={"backup": HOME, "restore": HOME, "export": HOME, "prune": HOME})
@click.pass_context
def admin(ctx: click.Context) -> None:
    """Without a command, the help page."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@click.command(cls=LocalizedCommand, arguments={"file": "help-admin-file"})
@click.argument("file")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def backup(setting: CliContext, file: str, data: str | None) -> None:
    """Copies all tables while the house plays on."""
    from baghdad.server import admin as house

    tables = house.backup(data_folder(data), Path(file))
    click.echo(setting.say("admin-backed-up", tables=tables, path=file))


@click.command(cls=LocalizedCommand, arguments={"file": "help-admin-file"})
@click.argument("file")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def restore(setting: CliContext, file: str, data: str | None) -> None:
    """Puts a backup in place."""
    from baghdad.server import admin as house

    folder = data_folder(data)
    tables = house.restore(Path(file), folder)
    click.echo(setting.say("admin-restored", tables=tables, path=str(folder)))


@click.command(cls=LocalizedCommand, arguments={"folder": "help-admin-folder"})
@click.argument("folder")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def export(setting: CliContext, folder: str, data: str | None) -> None:
    """Writes the records of matches that are over, a file each."""
    from baghdad.cli.files import write_atomically
    from baghdad.server import admin as house

    number = 0
    for number, record in enumerate(house.export(data_folder(data)), start=1):
        write_atomically(Path(folder) / f"match-{number:06}.json", record)
    click.echo(setting.say("admin-exported", matches=number, path=folder))


@click.command(cls=LocalizedCommand)
@click.option("--days", metavar="NUMBER", type=WholeNumber(), default=DAYS, help="help-admin-days")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def prune(setting: CliContext, days: int, data: str | None) -> None:
    """Forgets old tables."""
    from baghdad.server import admin as house

    if days < 0:
        raise CommandError("bad_flag_value", option="--days", value=str(days))
    click.echo(setting.say("admin-pruned", tables=house.prune(data_folder(data), days)))
