"""`baghdad train`: trains the learning bots by self-play, until done or Ctrl-C."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import baghdad
from baghdad.cli import match_flags
from baghdad.cli.commands import CliContext, LocalizedCommand, WholeNumber
from baghdad.cli.errors import CommandError
from baghdad.cli.number_format import format_duration
from baghdad.words import FIRST_LANGUAGE, Localizer, localizer_for

if TYPE_CHECKING:
    from rich.progress import TaskID

    from baghdad.arena.training.training_run import GameTraining, IterationProgress, TrainingRun

DEFAULT_FOLDER = "build/training"
# Keys of the names of a lesson's figures: beside a progress bar, and above a panel of the learning curve.
FIGURES = {
    "search": "train-figure-search",
    "early": "train-figure-early",
    "best": "train-figure-best",
    "mean": "train-figure-mean",
}
PANELS = {
    "search": "plot-learning-search",
    "early": "plot-learning-early",
    "best": "plot-learning-best",
    "mean": "plot-learning-mean",
}


@click.command(cls=LocalizedCommand, arguments={"game": "help-train-game"})
@click.argument("game")
@click.option("--players", metavar="NUMBERS", help="help-train-players")
@click.option("--matches", metavar="NUMBER", type=WholeNumber(), help="help-train-matches")
@click.option("--seed", metavar="NUMBER", type=WholeNumber(), default=match_flags.DEFAULT_SEED, help="help-train-seed")
@click.option("--out", metavar="FOLDER", default=DEFAULT_FOLDER, help="help-train-out")
@click.option("--further", is_flag=True, help="help-train-further")
@click.option("--jobs", metavar="NUMBER", type=WholeNumber(), help="help-train-jobs")
@click.option("--ship", is_flag=True, help="help-train-ship")
@click.option("--json", "as_json", is_flag=True, help="help-train-json")
@click.pass_obj
def train(
    context: CliContext,
    /,
    game: str,
    players: str | None,
    matches: int | None,
    seed: int,
    out: str,
    further: bool,
    jobs: int | None,
    ship: bool,
    as_json: bool,
) -> None:
    """Run the missing lessons, then put the weights together."""
    from baghdad.arena.errors import import_extra
    from baghdad.arena.training.training_run import training_of

    baghdad.game(game)
    context.game = game
    training = training_of(game)
    import_extra("matplotlib", "arena")
    documents = source_docs_folder() if ship else None
    folder = Path(out).expanduser()
    numbers = None if players is None else match_flags.parse_numbers(players, "--players")
    if matches is not None:
        match_flags.check_positive(matches, "--matches")
    runs = training.runs(numbers, matches, seed, folder, further)
    workers = match_flags.available_cpus() if jobs is None else match_flags.check_positive(jobs, "--jobs")
    run_training(context.say, runs, folder, workers)
    curve = curve_name(game, further)
    summary = write_outputs(context.say, training, runs, folder, curve, documents)
    if as_json:
        click.echo(json.dumps({"game": game, **summary}, indent=1, ensure_ascii=False))
        return
    click.echo(context.say("train-done", weights=summary["weights"], curve=summary["curve"]))
    places = {"home": str(training.package_path), "picture": f"docs/{curve}"}
    click.echo(context.say("train-shipped" if ship else "train-how-to-ship", **places))


def run_training(say: Localizer, runs: Sequence[TrainingRun], folder: Path, jobs: int) -> None:
    """Run all missing lessons. What was learned before Ctrl-C is kept."""
    from baghdad.arena.training.processes import run_in_parallel

    done = sum(len(run.completed()) for run in runs)
    if done:
        click.echo(say("train-goes-on", found=done), err=True)
    try:
        with TrainingProgress(say, runs) as progress, closing(run_in_parallel(runs, jobs)) as results:
            for result in results:
                progress.show(result.run, result.progress)
    except KeyboardInterrupt:
        click.echo(f"\n{say('train-interrupted', path=str(folder))}", err=True)
        raise


def write_outputs(
    say: Localizer,
    training: GameTraining,
    runs: Sequence[TrainingRun],
    folder: Path,
    curve_file: str,
    documents: Path | None,
) -> dict[str, Any]:
    """Write weights and learning curve; with `documents`, also copy both to where they are shipped from."""
    from baghdad.arena.training.learning_curve import draw_learning_curve

    curves = {run.players: run.completed() for run in runs}
    weights, curve = training.collect_weights(folder), folder / curve_file
    draw_learning_curve(
        curve, {course_label(say, players): completed for players, completed in curves.items()}, plot_labels(say)
    )
    if documents is not None:
        missing = training.missing_players(runs)
        if missing:
            raise CommandError("ship_incomplete", players=missing)
        english = localizer_for(FIRST_LANGUAGE)
        named = {course_label(english, players): completed for players, completed in curves.items()}
        shutil.copyfile(weights, training.package_path)
        draw_learning_curve(documents / curve_file, named, plot_labels(english))
    return {
        "courses": [
            {"players": list(players), "lessons": [progress.to_data() for progress in completed]}
            for players, completed in curves.items()
        ],
        "weights": str(weights),
        "curve": str(curve),
        "shipped": documents is not None,
    }


def source_docs_folder() -> Path:
    """Return the docs folder of the source tree; raise CommandError if the package was installed."""
    root = Path(baghdad.__file__).parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / "docs").is_dir():
        raise CommandError("not_a_checkout")
    return root / "docs"


def curve_name(game: str, further: bool) -> str:
    """Return the file name of a game's learning curve."""
    return f"learning-{game}-further.svg" if further else f"learning-{game}.svg"


def course_label(say: Localizer, players: tuple[int, ...]) -> str:
    """Return the name of a training run: its numbers of players."""
    return say("train-course", players=", ".join(map(str, players)))


def plot_labels(say: Localizer) -> dict[str, str]:
    """Return the texts on the learning curve."""
    return {
        **{key: say(name) for key, name in PANELS.items()},
        "matches": say("plot-matches"),
        "fair": say("plot-fair"),
    }


class TrainingProgress:
    """A progress bar for each training run on standard error; one line per lesson if it isn't a terminal."""

    def __init__(self, say: Localizer, runs: Sequence[TrainingRun]) -> None:
        from rich import progress
        from rich.console import Console

        self.say, self.runs = say, runs
        console = Console(stderr=True, highlight=False)
        self.live = console.is_terminal
        self.bars = progress.Progress(
            progress.TextColumn("{task.description}", markup=False),
            progress.BarColumn(bar_width=20),
            progress.TextColumn("{task.fields[note]}", markup=False),
            console=console,
            disable=not self.live,
            transient=True,
        )
        self.tasks: list[TaskID] = []
        for run in runs:
            completed = run.completed()
            note = self._note(run, completed[-1], "–") if completed else ""
            name = course_label(say, run.players)
            self.tasks.append(self.bars.add_task(name, total=run.iterations, completed=len(completed), note=note))
        self.began: dict[int, tuple[float, int]] = {}

    def __enter__(self) -> TrainingProgress:
        self.bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bars.stop()

    def show(self, number: int, progress: IterationProgress) -> None:
        """Show that a lesson of a training run is finished."""
        run, now = self.runs[number], time.perf_counter()
        began, first = self.began.setdefault(number, (now, progress.iteration))
        done = progress.iteration - first
        left = format_duration((now - began) / done * (run.iterations - progress.iteration)) if done else "–"
        note = self._note(run, progress, left)
        self.bars.update(self.tasks[number], completed=progress.iteration, note=note)
        if not self.live:
            click.echo(f"{course_label(self.say, run.players)}: {note}", err=True)

    def _note(self, run: TrainingRun, progress: IterationProgress, left: str) -> str:
        figures = ", ".join(self.say(FIGURES[name], shares=f"{share:.2f}") for name, share in progress.figures.items())
        facts = {"lesson": progress.iteration, "lessons": run.iterations, "matches": progress.matches}
        return self.say("train-progress", figures=figures, left=left, **facts)
