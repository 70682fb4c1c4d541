"""`baghdad serve`: runs the server on this machine."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import nullcontext
from pathlib import Path

import click
import msgspec

from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError

HOST, PORT, HIGHEST_PORT = "127.0.0.1", 8765, 65535
EVERYWHERE = "0.0.0.0"  # all addresses of this machine
MAX_WORKERS = 64
GRAPHICAL_PLATFORMS = ("darwin", "win32")  # always have a graphical browser
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # set elsewhere if there is one


def data_folder(named: str | None) -> Path:
    """Return the folder of the server's data: the one named, else `$BAGHDAD_DATA`, else the user's data folder."""
    chosen = named or os.environ.get("BAGHDAD_DATA")
    user_data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(chosen).expanduser() if chosen else Path(user_data).expanduser() / "baghdad"


def open_browser(address: str) -> bool:
    """Open an address in a browser; return False where there is none, or only one that runs in the terminal."""
    if sys.platform not in GRAPHICAL_PLATFORMS and not any(os.environ.get(name) for name in DISPLAY_VARIABLES):
        return False
    return webbrowser.open(address)


def lan_lines(context: CliContext, addresses: list[str]) -> list[str]:
    """Return what to tell about the addresses that others in the network can reach."""
    if not addresses:
        return [context.say("serve-no-lan")]
    return [*(context.say("serve-lan", address=address) for address in addresses), context.say("serve-lan-warning")]


@click.command(cls=LocalizedCommand)
@click.option("--host", metavar="ADDRESS", default=HOST, help="help-serve-host")
@click.option("--lan", is_flag=True, help="help-serve-lan")
@click.option("--port", metavar="NUMBER", type=WholeNumber(), default=PORT, help="help-serve-port")
@click.option("--data", metavar="FOLDER", help="help-serve-data")
@click.option("--database", metavar="URL", help="help-serve-database")
@click.option("--workers", metavar="NUMBER", type=WholeNumber(), default=1, help="help-serve-workers")
@click.option("--config", metavar="FILE", help="help-serve-config")
@click.option("--open", "show", is_flag=True, help="help-serve-open")
@click.option("--quiet", is_flag=True, help="help-serve-quiet")
@click.pass_obj
def serve(
    context: CliContext,
    host: str,
    lan: bool,
    port: int,
    data: str | None,
    database: str | None,
    workers: int,
    config: str | None,
    show: bool,
    quiet: bool,
) -> None:
    """Print the address at once, and serve until a signal stops the process."""
    if not 0 <= port <= HIGHEST_PORT:
        raise CommandError("bad_flag_value", option="--port", value=str(port))
    if not 1 <= workers <= MAX_WORKERS:
        raise CommandError("bad_flag_value", option="--workers", value=str(workers))
    if workers > 1 and database is not None:
        raise CommandError("workers_and_database")
    from baghdad.bots.budget import TIME_LIMIT
    from baghdad.core.compilation import start_interpreted
    from baghdad.server.processes.supervisor import check_platform, serve_with_workers

    start_interpreted()  # the server goes on compiled when everything is loaded
    from baghdad.server.addresses import listening_at
    from baghdad.server.runner import listen, store_for
    from baghdad.server.runner import serve as run_server
    from baghdad.server.settings import read_settings
    from baghdad.server.storage.folder_lock import folder_lock

    settings = read_settings(Path(config) if config else None)
    settings = msgspec.structs.replace(settings, hosts=[*settings.hosts, host])
    folder = data_folder(data)
    store = store_for(folder, database)
    if workers > 1:
        check_platform()
    with folder_lock(folder) if database is None else nullcontext():
        store.prepare()
        listening = listen(EVERYWHERE if lan else host, port)
        at = listening_at(listening)
        click.echo(context.say("serve-address", address=at.local()))
        if lan:
            click.echo("\n".join(lan_lines(context, at.reachable())))
        if show and not open_browser(at.local()):
            click.echo(context.say("serve-open-yourself"))
        level = "WARNING" if quiet else "INFO"
        with TIME_LIMIT.while_people_wait():
            if workers == 1:
                run_server(store, settings, listening, level)
            else:
                serve_with_workers(folder, settings, listening, level, workers)
