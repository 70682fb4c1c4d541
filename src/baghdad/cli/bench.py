"""`baghdad bench`: measures the rules of a game, the environments, the server or its start; prints a table or JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from baghdad.cli.commands import CliContext, LocalizedCommand, Seconds, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.cli.serve import MAX_WORKERS
from baghdad.words import Localizer

# What else can be measured besides a game.
SERVER = "server"
SERVER_ALIASES = (SERVER, "house")  # "house" is the old word, still accepted
MILLION, THOUSAND = 1_000_000, 1_000
ENVIRONMENTS = "envs"
START = "start"
EVERYTHING = "all"
ROUNDS = 9  # each figure is the best of this many, the one least disturbed by other work on the machine


@click.command(cls=LocalizedCommand, arguments={"game": "help-bench-game"})
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="help-bench-json")
@click.option("--yardstick", metavar="FILE.c", help="help-bench-yardstick")
@click.option("--rounds", metavar="NUMBER", type=WholeNumber(), default=ROUNDS, help="help-bench-rounds")
@click.option("--tables", metavar="NUMBERS", default="10,100,500", help="help-bench-tables")
@click.option("--write", "document", metavar="FILE.md", help="help-bench-write")
@click.option("--quick", is_flag=True, help="help-bench-quick")
@click.option("--seconds", metavar="SECONDS", type=Seconds(), default=10.0, help="help-bench-seconds")
@click.option("--workers", metavar="NUMBER", type=WholeNumber(), default=1, help="help-bench-workers")
@click.option("--attacks", is_flag=True, help="help-bench-attacks")
@click.pass_obj
def bench(
    context: CliContext,
    game: str,
    as_json: bool,
    yardstick: str | None,
    rounds: int,
    tables: str,
    document: str | None,
    quick: bool,
    seconds: float,
    workers: int,
    attacks: bool,
) -> None:
    """Measure one figure after the other; progress goes to standard error."""
    import baghdad

    def measure_server() -> None:
        if attacks:
            bench_attacks(context, as_json, seconds)
        else:
            bench_server(context, as_json, tables, seconds, workers)

    others = {
        EVERYTHING: lambda: bench_everything(document, quick),
        START: lambda: bench_start(context.say, as_json),
        ENVIRONMENTS: lambda: bench_envs(context.say, as_json, rounds),
        **dict.fromkeys(SERVER_ALIASES, measure_server),
    }
    if game in others:
        others[game]()
        return
    baghdad.game(game)
    context.game = game
    if yardstick is not None and not Path(yardstick).is_file():
        raise CommandError("missing_file", path=yardstick)
    if rounds < 1:
        raise CommandError("bad_flag_value", option="--rounds", value=str(rounds))
    from baghdad.bench.rules import figure_count, measure

    figures: dict[str, Any] = {"game": game}
    total = figure_count(game)
    for number, (key, found) in enumerate(measure(game, own_yardstick(game, yardstick), rounds), start=1):
        figures[key] = found
        if sys.stderr.isatty():
            click.echo(f"\r{context.say('bench-progress', done=number, total=total)}  ", nl=number == total, err=True)
    if as_json:
        click.echo(json.dumps(figures, indent=1))
    else:
        print_table(context.say, figures)


def own_yardstick(game: str, path: str | None) -> Any:
    """Return the yardstick at a path, which may use the header of ours, if one is given."""
    import baghdad
    from baghdad.bench.rules import PART
    from baghdad.bench.yardstick import Yardstick

    if path is None:
        return None
    rules = baghdad.game(game)
    ours = rules.part(PART).yardstick if rules.has_part(PART) else None
    return Yardstick(Path(path), ours.header if ours else "")


def bench_everything(document: str | None, quick: bool) -> None:
    """Measure everything and print each row; write the rows into a document, those before an interruption too."""
    from baghdad.bench.performance.document import line_of, measure_all
    from baghdad.bench.performance.row import QUICK, Effort
    from baghdad.bench.performance.sections import sections

    for part, row in measure_all(sections(), QUICK if quick else Effort(), Path(document) if document else None):
        click.echo(line_of((part, row.what, row.figure, row.beside, row.share)))


def bench_server(context: CliContext, as_json: bool, tables: str, seconds: float, workers: int) -> None:
    """Measure the server under load at each number of tables."""
    from baghdad.bench import server

    if not 1 <= workers <= MAX_WORKERS:
        raise CommandError("bad_flag_value", option="--workers", value=str(workers))

    numbers = server.numbers_in(tables)
    figures: dict[str, Any] = {}
    total = len(numbers) + server.FIGURES
    for done, (key, found) in enumerate(server.measure(numbers, seconds, workers), start=1):
        figures[key] = found
        if sys.stderr.isatty():
            click.echo(f"\r{context.say('bench-progress', done=done, total=total)}  ", nl=done == total, err=True)
    if as_json:
        click.echo(server.as_json(figures))
    else:
        print_server_table(context.say, figures)


def bench_attacks(context: CliContext, as_json: bool, seconds: float) -> None:
    """Measure what honest players notice of attacks on a server, and say whether the goals are reached."""
    from rich.console import Console
    from rich.table import Table

    from baghdad.bench import server_attacks

    figures: dict[str, Any] = {}
    total = server_attacks.FIGURES
    for done, (key, found) in enumerate(server_attacks.measure(seconds), start=1):
        figures[key] = found
        if sys.stderr.isatty():
            click.echo(f"\r{context.say('bench-progress', done=done, total=total)}  ", nl=done == total, err=True)
    verdicts = server_attacks.verdicts(figures)
    if as_json:
        click.echo(json.dumps({**figures, "verdicts": verdicts}, indent=1))
        return
    load = figures["machine"]["load"]
    table = Table(title=context.say("bench-attacks-title", load="?" if load is None else load))
    for column in ("attack", "before", "during", "ratio", "answer"):
        table.add_column(context.say(f"bench-attacks-{column}"))
    for name, found in verdicts.items():
        milliseconds = [f"{found[key]} ms" for key in ("undisturbed_p99_ms", "p99_ms")]
        label = context.say(f"bench-attacks-{name}")
        table.add_row(label, *milliseconds, f"{found['ratio']}", f"{found['answer_p99_ms']} ms")
    Console().print(table)


def print_server_table(say: Localizer, figures: dict[str, Any]) -> None:
    """Print the server's figures as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=say("bench-server-title"), show_header=False)
    for key, found in figures.items():
        if key.startswith("tables_"):
            fields = {"rate": "moves_per_s", "p50": "p50_ms", "p99": "p99_ms", "cpu": "server_cpu_us_per_move"}
            facts = {name: str(found[field]) for name, field in fields.items()}
            table.add_row(say("bench-server-row", tables=found["tables"]), say("bench-server-figures", **facts))
    table.add_row(say("bench-server-disk"), f"{figures['disk']['commits_per_s']:,}")
    bots = figures["bots"]
    table.add_row(say("bench-server-bots", tables=bots["tables"]), f"p99 {bots['p99_ms']} ms")
    live = [found["kb_per_live_table"] for key, found in figures.items() if key.startswith("tables_")]
    table.add_row(say("bench-server-live"), f"{live[-1]:.0f} kB")
    table.add_row(say("bench-server-idle"), f"{figures['idle']['kb_per_table']:.0f} kB")
    table.add_row(say("bench-server-asleep"), f"{figures['asleep']['kb_per_table']:.0f} kB")
    sockets = figures["sockets"]
    table.add_row(say("bench-server-sockets", sockets=sockets["sockets"]), f"{sockets['server_cpu_share']:.2%}")
    Console().print(table)


def bench_start(say: Localizer, as_json: bool) -> None:
    """Measure what people wait for at the first start on a machine."""
    from rich.console import Console
    from rich.table import Table

    from baghdad.bench import start

    figures: dict[str, Any] = {}
    table, total = Table(title=say("bench-start-title"), show_header=False), start.figure_count()
    for done, (key, found) in enumerate(start.measure(), start=1):
        figures[key] = found
        if key != "machine":
            table.add_row(*_start_row(say, key, found))
        if sys.stderr.isatty():
            click.echo(f"\r{say('bench-progress', done=done, total=total)}  ", nl=done == total, err=True)
    if as_json:
        click.echo(json.dumps(figures, indent=1))
    else:
        Console().print(table)


def _start_row(say: Localizer, key: str, found: dict[str, Any]) -> tuple[str, str]:
    """Return the table row of one figure of a start."""
    if "level" in found:
        label = say(f"bench-start-{found['state']}", game=found["game"], level=found["level"])
        return label, f"{found['first_s']:.2f} s, ≤ {found['longest_s']:.2f} s"
    if "prompt_s" in found:
        return say("bench-start-prompt", game=found["game"]), f"{found['prompt_s']:.2f} s"
    if key.startswith("memory_"):
        return say("bench-start-memory", state=key.removeprefix("memory_")), f"{found['memory_mb']:.0f} MB"
    return say(f"bench-start-{key}"), f"{found[f'{key}_s']:.2f} s"


def bench_envs(say: Localizer, as_json: bool, rounds: int) -> None:
    """Measure the environments, and comparable environments of other libraries if they are installed."""
    from rich.console import Console
    from rich.table import Table

    from baghdad.bench.environments import measure_envs, ratios

    if rounds < 1:
        raise CommandError("bad_flag_value", option="--rounds", value=str(rounds))
    figures: dict[str, Any] = {}
    table = Table(title=say("bench-envs-title"), show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    for key, found in measure_envs(rounds):
        figures[key] = found
        if sys.stderr.isatty():
            click.echo(f"{key}", err=True)
        if "threads" in found:
            label = say("bench-envs-batch", game=found["game"], threads=found["threads"], matches=found["n"])
            table.add_row(label, _rate(say, found))
        elif "us_per_call" in found:
            label = say("bench-envs-step", name=f"{found['name']}, {found['method']}()")
            table.add_row(label, f"{found['us_per_call']:.1f} µs")
        elif "name" in found:
            number = round(found["steps_per_s"] / THOUSAND)
            table.add_row(say("bench-envs-step", name=found["name"]), say("bench-thousands", number=number))
    if as_json:
        click.echo(json.dumps({**figures, "ratios": ratios(figures)}, indent=1))
    else:
        Console().print(table)


def print_table(say: Localizer, figures: dict[str, Any]) -> None:
    """Print the figures of a game as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=say("bench-title", game=figures["game"]), show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    for key, found in figures.items():
        for label, value in _rows(say, key, found):
            table.add_row(label, value)
    Console().print(table)


def _rows(say: Localizer, key: str, found: Any) -> list[tuple[str, str]]:
    """Return the table rows of one figure."""
    if key.startswith("play_"):
        rows = [(say("bench-play", players=found["players"]), _rate(say, found))]
        if "yardstick" in found:
            rows.append((say("bench-yardstick", players=found["players"]), _rate(say, found["yardstick"])))
            rows.append((say("bench-ratio"), f"{found['ratio_to_yardstick']:.2f}"))
        return rows
    if key == "start":
        return [(say("bench-cold"), f"{found['cold_s']:.2f} s"), (say("bench-warm"), f"{found['warm_s']:.2f} s")]
    if key == "threads":
        return [(say("bench-threads"), f"× {found['ratio']:.2f}")]
    if key == "copies":
        return [
            (say("bench-copies", bytes=found["bytes"]), say("bench-millions", number=_millions(found, "copies_per_s")))
        ]
    if key == "from_python":
        return [(say("bench-step"), f"{found['us_per_step']:.2f} µs")]
    if key == "match":
        rates = {name.removesuffix("_per_s").replace("_", "-"): rate for name, rate in found.items()}
        return [
            (say(f"bench-match-{name}"), say("bench-thousands", number=_thousands(rate)))
            for name, rate in rates.items()
        ]
    if key == "calls":
        return [(say("bench-call", method=f"{name}()"), f"{time:.1f} µs") for name, time in found.items()]
    if key == "interpreted":
        return [(say("bench-interpreted"), _rate(say, found))]
    return _game_rows(say, key, found)


def _game_rows(say: Localizer, key: str, found: Any) -> list[tuple[str, str]]:
    """Return the table rows of a figure that only one game has."""
    if key == "large_hand":
        return [
            (say("bench-payments", cards=found["cards"]), f"{found['us_per_purse']:.0f} µs"),
            (say("bench-legal", cards=found["cards"], number=found["legal"]), f"{found['us_per_legal']:.0f} µs"),
        ]
    if key == "contests":
        return [
            row
            for bot, rates in found.items()
            if bot != "processes"
            for row in (
                (
                    say("bench-arena", bot=bot),
                    say("bench-thousands", number=_thousands(rates["arena"]["matches_per_s"])),
                ),
                (say("bench-bare"), say("bench-thousands", number=_thousands(rates["bare"]["matches_per_s"]))),
            )
        ]
    if key == "thinking":
        return [
            (say("bench-thinking", bot=bot), say("bench-thousands", number=round(rate["iterations_per_s"] / THOUSAND)))
            for bot, rate in found.items()
        ]
    return []


def _rate(say: Localizer, found: dict[str, Any]) -> str:
    return say("bench-millions", number=_millions(found, "decisions_per_s"))


def _thousands(rate: int) -> str:
    """Return a rate in thousands, to three significant digits."""
    return f"{rate / THOUSAND:.3g}"


def _millions(found: dict[str, Any], key: str) -> str:
    """Return a rate in millions, to three significant digits."""
    return f"{found[key] / MILLION:.3g}"
