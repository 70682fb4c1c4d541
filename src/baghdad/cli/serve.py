"""`baghdad serve`: the house on line, from this machine."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError

HOST, PORT, HIGHEST_PORT = "127.0.0.1", 8765, 65535
WINDOWED = ("darwin", "win32")  # systems that have windows in any case
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # what says so elsewhere


def data_folder(named: str | None) -> Path:
    """Where the house keeps its tables: where it is told, else `$BAGHDAD_DATA`, else the user's data folder."""
    own = named or os.environ.get("BAGHDAD_DATA")
    shared = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(own).expanduser() if own else Path(shared).expanduser() / "baghdad"


def shown(address: str) -> bool:
    """Shows an address in the browser; False where there is none, or only one that would take the terminal over."""
    if sys.platform not in WINDOWED and not any(os.environ.get(name) for name in DISPLAYS):
        return False
    return webbrowser.open(address)


@click.command(cls=LocalizedCommand)
@click.option("--host", metavar="ADDRESS", default=HOST, help="help-serve-host")
@click.option("--port", metavar="NUMBER", type=WholeNumber(), default=PORT, help="help-serve-port")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.option("--database", metavar="URL", help="help-serve-database")
@click.option("--config", metavar="FILE", help="help-serve-config")
@click.option("--open", "show", is_flag=True, help="help-serve-open")
@click.option("--quiet", is_flag=True, help="help-serve-quiet")
@click.pass_obj
def serve(
    setting: CliContext,
    host: str,
    port: int,
    data: str | None,
    database: str | None,
    config: str | None,
    show: bool,
    quiet: bool,
) -> None:
    """Says where it is, at once, and serves until it is told to stop."""
    if not 0 <= port <= HIGHEST_PORT:
        raise CommandError("bad_flag_value", option="--port", value=str(port))
    from baghdad.server.runner import address_of, listen, store_for
    from baghdad.server.runner import serve as serve_house
    from baghdad.server.settings import read_settings

    settings = read_settings(Path(config) if config else None)
    store = store_for(data_folder(data), database)
    listening = listen(host, port)
    click.echo(setting.say("serve-address", address=address_of(listening)))
    if show and not shown(address_of(listening)):
        click.echo(setting.say("serve-open-yourself"))
    serve_house(store, settings, listening, "WARNING" if quiet else "INFO")
