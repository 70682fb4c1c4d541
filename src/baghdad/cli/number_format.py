"""Numbers of the arena as texts: shares, ratings, times."""

from __future__ import annotations

from typing import Any

PERCENT, THOUSAND = 100, 1000
MINUTE, HOUR = 60, 3600


def format_share(row: dict[str, Any]) -> str:
    """Return a share of the wins and its confidence interval."""
    return f"{PERCENT * row['share']:.1f} % ({PERCENT * row['low']:.1f}–{PERCENT * row['high']:.1f})"


def format_elo(row: dict[str, Any]) -> str:
    """Return an Elo rating and half the width of its interval; the reference bot has no interval."""
    return f"{row['elo']:+.0f} ± {row['elo_error']:.0f}" if row["elo_error"] else f"{row['elo']:.0f}"


def format_milliseconds(row: dict[str, Any]) -> str:
    """Return the milliseconds per move, to three significant digits."""
    return f"{THOUSAND * row['seconds_per_move']:.3g}"


def format_mean(row: dict[str, Any]) -> str:
    """Return a mean and half the width of its interval."""
    return f"{row['mean']:.1f} ± {row['error']:.1f}"


def format_count(number: float) -> str:
    """Return wins or points, without decimals if the number is whole."""
    return f"{number:.0f}" if number == int(number) else f"{number:.1f}"


def format_duration(seconds: float) -> str:
    """Return a duration as `1:05` or `2:01:05`."""
    whole = round(seconds)
    minutes = f"{whole // MINUTE % MINUTE}:{whole % MINUTE:02}"
    return minutes if whole < HOUR else f"{whole // HOUR}:{minutes:0>5}"
