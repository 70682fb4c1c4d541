"""Plays, then writes the page and the plot; stopped before, it writes neither."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic

from baghdad.arena.board_study.matches import Tables, play_all
from baghdad.arena.board_study.plot import plot
from baghdad.arena.board_study.report import page
from baghdad.arena.board_study.tables import all_tables
from baghdad.arena.results_folder import write_atomic

PAGE = Path(__file__).parents[4] / "docs" / "voleurs-board.md"
PLOT = PAGE.with_suffix(".svg")
MATCHES = 100
FEWEST = 2  # a spread takes two
BAR = 30  # signs
LOG_STEPS = 20  # lines of progress in a file
STOPPED = 130  # the exit status after Ctrl-C


def main() -> None:
    """Reads how many matches are wanted for each table."""
    given = sys.argv[1] if len(sys.argv) > 1 else str(MATCHES)
    if not given.isdecimal() or int(given) < FEWEST:
        sys.exit(f"how many matches? a whole number, at least {FEWEST}, not {given!r}")
    try:
        tables = played(int(given))
    except KeyboardInterrupt:
        sys.stderr.write("\nstopped; nothing was written\n")
        sys.exit(STOPPED)
    write_atomic(PAGE, page(tables).encode())
    write_atomic(PLOT, plot(tables).encode())


def played(number: int) -> Tables:
    """Every table with that many matches."""
    tables: Tables = {table: [] for table in all_tables()}
    tasks = [(table, seed) for seed in range(number) for table in tables]
    start = monotonic()
    for done, match in enumerate(play_all(tasks), start=1):
        tables[match.table].append(match)
        show_progress(done, len(tasks), monotonic() - start)
    return tables


def show_progress(done: int, total: int, seconds: float) -> None:
    """A bar that moves at a terminal, a line now and then in a file."""
    left = seconds / done * (total - done)
    words = f"{done} of {total} matches, {left / 60:.0f} min left"
    if sys.stderr.isatty():
        bar = ("█" * (BAR * done // total)).ljust(BAR, "░")
        sys.stderr.write(f"\r{bar} {words}   " + "\n" * (done == total))
    elif done * LOG_STEPS // total > (done - 1) * LOG_STEPS // total:
        sys.stderr.write(f"{words}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
