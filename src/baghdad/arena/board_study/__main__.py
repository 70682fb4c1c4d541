"""The command of the study: plays all matches, then writes the page and the plot; writes neither if interrupted."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from baghdad.arena.board_study.matches import Results, play_all
from baghdad.arena.board_study.plot import draw_plot
from baghdad.arena.board_study.report import render_page
from baghdad.arena.board_study.scenarios import all_scenarios
from baghdad.arena.results_folder import write_atomic

PAGE = Path(__file__).parents[4] / "docs" / "voleurs-board.md"
PLOT = PAGE.with_suffix(".svg")
MATCHES = 100
FEWEST = 2  # a standard error needs two
BAR = 30  # characters
LOG_STEPS = 20  # progress lines when the output isn't a terminal
STOPPED = 130  # the exit status after Ctrl-C


def main() -> None:
    """Read the number of matches per scenario from the command line, play them, and write page and plot."""
    argument = sys.argv[1] if len(sys.argv) > 1 else str(MATCHES)
    if not argument.isdecimal() or int(argument) < FEWEST:
        sys.exit(f"how many matches? a whole number, at least {FEWEST}, not {argument!r}")
    try:
        results = play_scenarios(int(argument))
    except KeyboardInterrupt:
        sys.stderr.write("\nstopped; nothing was written\n")
        sys.exit(STOPPED)
    write_atomic(PAGE, render_page(results).encode())
    write_atomic(PLOT, draw_plot(results).encode())


def play_scenarios(number: int) -> Results:
    """Return the results of every scenario, with that many matches each."""
    results: Results = {scenario: [] for scenario in all_scenarios()}
    tasks = [(scenario, seed) for seed in range(number) for scenario in results]
    start = monotonic()
    for done, match in enumerate(play_all(tasks), start=1):
        results[match.scenario].append(match)
        show_progress(done, len(tasks), monotonic() - start)
    return results


def show_progress(done: int, total: int, seconds: float) -> None:
    """Show a progress bar in a terminal, or a line now and then in a file."""
    left = seconds / done * (total - done)
    message = f"{done} of {total} matches, {left / 60:.0f} min left"
    if sys.stderr.isatty():
        bar = ("█" * (BAR * done // total)).ljust(BAR, "░")
        sys.stderr.write(f"\r{bar} {message}   " + "\n" * (done == total))
    elif done * LOG_STEPS // total > (done - 1) * LOG_STEPS // total:
        sys.stderr.write(f"{message}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
