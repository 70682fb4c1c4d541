"""`baghdad admin`: backup, restore, export and pruning of a server's tables."""

from __future__ import annotations

from pathlib import Path

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, LocalizedGroup, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.cli.serve import data_folder

MODULE = "baghdad.cli.admin"
DAYS = 90


@click.group(cls=LocalizedGroup, homes={"backup": MODULE, "restore": MODULE, "export": MODULE, "prune": MODULE})
@click.pass_context
def admin(ctx: click.Context) -> None:
    """Print the help page if no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@click.command(cls=LocalizedCommand, arguments={"file": "help-admin-file"})
@click.argument("file")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def backup(setting: CliContext, file: str, data: str | None) -> None:
    """Copy all tables while the server runs."""
    from baghdad.server import admin as server_admin

    tables = server_admin.backup(data_folder(data), Path(file))
    click.echo(setting.say("admin-backed-up", tables=tables, path=file))


@click.command(cls=LocalizedCommand, arguments={"file": "help-admin-file"})
@click.argument("file")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def restore(setting: CliContext, file: str, data: str | None) -> None:
    """Put a backup into the data folder."""
    from baghdad.server import admin as server_admin

    folder = data_folder(data)
    tables = server_admin.restore(Path(file), folder)
    click.echo(setting.say("admin-restored", tables=tables, path=str(folder)))


@click.command(cls=LocalizedCommand, arguments={"folder": "help-admin-folder"})
@click.argument("folder")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def export(setting: CliContext, folder: str, data: str | None) -> None:
    """Write the records of matches that are over, one file each."""
    from baghdad.cli.files import write_whole
    from baghdad.server import admin as server_admin

    number = 0
    for number, record in enumerate(server_admin.export(data_folder(data)), start=1):
        write_whole(Path(folder) / f"match-{number:06}.json", record)
    click.echo(setting.say("admin-exported", matches=number, path=folder))


@click.command(cls=LocalizedCommand)
@click.option("--days", metavar="NUMBER", type=WholeNumber(), default=DAYS, help="help-admin-days")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.pass_obj
def prune(setting: CliContext, days: int, data: str | None) -> None:
    """Delete old tables."""
    from baghdad.server import admin as server_admin

    if days < 0:
        raise CommandError("bad_flag_value", option="--days", value=str(days))
    click.echo(setting.say("admin-pruned", tables=server_admin.prune(data_folder(data), days)))
