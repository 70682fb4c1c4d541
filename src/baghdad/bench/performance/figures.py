"""Makes rows of the table from the figures of benchmarks. A figure has a name, whose end is its unit, and a number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.bench.performance.row import Row

PERCENT = "_share"
THOUSAND, MILLION = 1_000, 1_000_000
SHARES = ("ratio", "ratio_to_yardstick")
TITLES = {"play": "random play, {} players"}  # of figures with a number at the end of their name
SIZES = ("cells", "cards", "legal_actions", "bytes", "tables", "sockets")  # of the work, told beside a figure
LIMIT = "one"  # the rate of one thread, which that of several is compared with
# What a name ends or begins with, and the unit after the number.
UNITS_AT_END = {"_per_s": " a second", "_ms": " ms", "_us_per_move": " µs", "_s": " s", "_us": " µs", "_mb": " MB"}
UNITS_AT_START = {"us_per_": " µs", "kb_per_": " kB"}


def rows_of(key: str, found: dict[str, Any]) -> Iterator[Row]:
    """Yield a row for each number of a figure; two rates with their ratio become one row."""
    name = spaced(TITLES.get(key.rpartition("_")[0], "").format(key.rpartition("_")[2]) or key)
    numbers = {part: value for part, value in found.items() if isinstance(value, int | float) and part not in SHARES}
    nested: dict[str, dict[str, Any]] = {part: value for part, value in found.items() if isinstance(value, dict)}
    share = next((f"{found[part]:.2f}" for part in SHARES if part in found), "")
    sides = [*([("", numbers)] if rates_in(numbers) else []), *nested.items()]
    if share and len(sides) == 2:
        ours, other = reversed(sides) if LIMIT in nested else sides
        yield pair(name, ours, other, share)
        return
    facts = ", ".join(f"{spaced(part)} {value:,}" for part, value in numbers.items() if part in SIZES)
    for part, value in numbers.items():
        if unit_of(part):
            label = f"{name}, {spaced(bare(part))}"
            yield Row(f"{label} ({facts})" if facts else label, amount(part, value))
    for part, rest in nested.items():
        yield from rows_of(f"{key}, {part}", rest)


def pair(name: str, ours: tuple[str, dict[str, Any]], other: tuple[str, dict[str, Any]], share: str) -> Row:
    """Return the row of two rates, ours and the one that it is compared with."""
    what = ", ".join(filter(None, (name, spaced(ours[0]), spaced(bare(rate_name(ours[1]))))))
    beside = f"{spaced(other[0])}: {amount(rate_name(other[1]), other[1][rate_name(other[1])])}"
    return Row(what, amount(rate_name(ours[1]), ours[1][rate_name(ours[1])]), beside, share)


def compared(what: str, rate: float, other: tuple[str, float] | None) -> Row:
    """Return a row of a rate of steps beside another, if there is one."""
    figure = amount("steps_per_s", rate)
    if other is None:
        return Row(what, figure)
    return Row(what, figure, f"{other[0]}: {amount('steps_per_s', other[1])}", f"{rate / other[1]:.2f}")


def rate_name(numbers: dict[str, Any]) -> str:
    """Return the name of the one rate among some numbers."""
    (name,) = rates_in(numbers)
    return name


def rates_in(numbers: dict[str, Any]) -> dict[str, Any]:
    """Return the rates among some numbers."""
    return {part: value for part, value in numbers.items() if part.endswith("_per_s")}


def unit_of(part: str) -> str | None:
    """Return the unit of a number by its name; None for a count."""
    if part.endswith(PERCENT):
        return "%"
    for end, unit in UNITS_AT_END.items():
        if part.endswith(end):
            return unit
    return next((unit for start, unit in UNITS_AT_START.items() if part.startswith(start)), None)


def bare(part: str) -> str:
    """Return the name of a number without its unit."""
    for end in UNITS_AT_END:
        if part.endswith(end):
            return part.removesuffix(end)
    return next((part.removeprefix(start) for start in UNITS_AT_START if part.startswith(start)), part)


def amount(part: str, value: float) -> str:
    """Return a number with its unit, to three significant digits."""
    unit = unit_of(part) or ""
    if part.endswith(PERCENT):
        return f"{value:.1%}"
    if abs(value) >= MILLION:
        return f"{value / MILLION:.3g} million{unit}"
    return f"{value:,.0f}{unit}" if abs(value) >= THOUSAND else f"{value:.3g}{unit}"


def spaced(name: str) -> str:
    """Return a name of several words with spaces."""
    return name.replace("_", " ").strip()
