"""`baghdad train`: computer players learn from matches against themselves, until enough or Ctrl-C."""

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
from baghdad.words import FIRST_LANGUAGE, Speaker, speak

if TYPE_CHECKING:
    from rich.progress import TaskID

    from baghdad.arena.training.training_run import GameTraining, IterationProgress, TrainingRun

USUAL_FOLDER = "build/training"
# What the figures of a lesson are called, beside a bar and above a panel of the curve.
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
@click.option("--seed", metavar="NUMBER", type=WholeNumber(), default=match_flags.USUAL_SEED, help="help-train-seed")
@click.option("--out", metavar="FOLDER", default=USUAL_FOLDER, help="help-train-out")
@click.option("--jobs", metavar="NUMBER", type=WholeNumber(), help="help-train-jobs")
@click.option("--ship", is_flag=True, help="help-train-ship")
@click.option("--json", "as_json", is_flag=True, help="help-train-json")
@click.pass_obj
def train(
    setting: CliContext,
    /,
    game: str,
    players: str | None,
    matches: int | None,
    seed: int,
    out: str,
    jobs: int | None,
    ship: bool,
    as_json: bool,
) -> None:
    """Goes through the lessons that are missing, then puts together what was learned."""
    from baghdad.arena.errors import import_extra
    from baghdad.arena.training.training_run import training_of

    baghdad.game(game)
    setting.game = game
    school = training_of(game)
    import_extra("matplotlib", "arena")
    documents = checkout() if ship else None
    folder = Path(out).expanduser()
    numbers = None if players is None else match_flags.numbers_in(players, "--players")
    if matches is not None:
        match_flags.at_least_one(matches, "--matches")
    courses = school.runs(numbers, matches, seed, folder)
    workers = match_flags.processors() if jobs is None else match_flags.at_least_one(jobs, "--jobs")
    learn(setting.say, courses, folder, workers)
    told = finish(setting.say, game, school, courses, folder, documents)
    if as_json:
        click.echo(json.dumps(told, indent=1, ensure_ascii=False))
        return
    click.echo(setting.say("train-done", weights=told["weights"], curve=told["curve"]))
    places = {"home": str(school.package_path), "picture": f"docs/{curve_name(game)}"}
    click.echo(setting.say("train-shipped" if ship else "train-how-to-ship", **places))


def learn(say: Speaker, courses: Sequence[TrainingRun], folder: Path, jobs: int) -> None:
    """All lessons that are missing. Ctrl-C leaves what was learned."""
    from baghdad.arena.training.processes import run_in_parallel

    found = sum(len(course.completed()) for course in courses)
    if found:
        click.echo(say("train-goes-on", found=found), err=True)
    try:
        with Lessons(say, courses) as lessons, closing(run_in_parallel(courses, jobs)) as running:
            for told in running:
                lessons.show(told.run, told.progress)
    except KeyboardInterrupt:
        click.echo(f"\n{say('train-interrupted', path=str(folder))}", err=True)
        raise


def finish(
    say: Speaker, game: str, school: GameTraining, courses: Sequence[TrainingRun], folder: Path, documents: Path | None
) -> dict[str, Any]:
    """The weights, the curve, and both where they belong if they are to be shipped."""
    from baghdad.arena.training.learning_curve import draw_learning_curve

    curves = {course.players: course.completed() for course in courses}
    weights, curve = school.collect_weights(folder), folder / curve_name(game)
    draw_learning_curve(curve, {label(say, players): steps for players, steps in curves.items()}, plot_words(say))
    if documents is not None:
        lacking = school.missing_players(courses)
        if lacking:
            raise CommandError("ship_incomplete", players=lacking)
        english = speak(FIRST_LANGUAGE)
        named = {label(english, players): steps for players, steps in curves.items()}
        shutil.copyfile(weights, school.package_path)
        draw_learning_curve(documents / curve_name(game), named, plot_words(english))
    return {
        "game": game,
        "courses": [
            {"players": list(players), "lessons": [step.to_data() for step in steps]}
            for players, steps in curves.items()
        ],
        "weights": str(weights),
        "curve": str(curve),
        "shipped": documents is not None,
    }


def checkout() -> Path:
    """The documents of the checkout that this package runs from; CommandError if it was installed."""
    root = Path(baghdad.__file__).parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / "docs").is_dir():
        raise CommandError("not_a_checkout")
    return root / "docs"


def curve_name(game: str) -> str:
    """The file with a game's learning curve."""
    return f"learning-{game}.svg"


def label(say: Speaker, players: tuple[int, ...]) -> str:
    """What a course is called: by its numbers of players."""
    return say("train-course", players=", ".join(map(str, players)))


def plot_words(say: Speaker) -> dict[str, str]:
    """What stands on the curve."""
    return {
        **{key: say(name) for key, name in PANELS.items()},
        "matches": say("plot-matches"),
        "fair": say("plot-fair"),
    }


class Lessons:
    """A bar for each course on standard error; a line for each lesson where nobody looks."""

    def __init__(self, say: Speaker, courses: Sequence[TrainingRun]) -> None:
        from rich import progress
        from rich.console import Console

        self.say, self.runs = say, courses
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
        for course in courses:
            steps = course.completed()
            note = self._note(course, steps[-1], "–") if steps else ""
            name = label(say, course.players)
            self.tasks.append(self.bars.add_task(name, total=course.iterations, completed=len(steps), note=note))
        self.began: dict[int, tuple[float, int]] = {}

    def __enter__(self) -> Lessons:
        self.bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bars.stop()

    def show(self, number: int, step: IterationProgress) -> None:
        """A lesson is over."""
        from baghdad.cli.progress import clock

        course, now = self.runs[number], time.perf_counter()
        began, first = self.began.setdefault(number, (now, step.iteration))
        done = step.iteration - first
        left = clock((now - began) / done * (course.iterations - step.iteration)) if done else "–"
        note = self._note(course, step, left)
        self.bars.update(self.tasks[number], completed=step.iteration, note=note)
        if not self.live:
            click.echo(f"{label(self.say, course.players)}: {note}", err=True)

    def _note(self, course: TrainingRun, step: IterationProgress, left: str) -> str:
        figures = ", ".join(self.say(FIGURES[name], shares=f"{share:.2f}") for name, share in step.figures.items())
        facts = {"lesson": step.iteration, "lessons": course.iterations, "matches": step.matches}
        return self.say("train-progress", figures=figures, left=left, **facts)
