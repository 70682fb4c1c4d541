"""What equally many trials of some actions, on the same deals, say about them, and the sentences about it.

Points are hundredths of the probability of winning. Actions are numbered from 1, as they are shown, the best first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from baghdad.core.queries import Line, Player

POINTS = 100
DIGITS = 4  # of the chances of all seats
LEAST_SHIFT = 0.03  # of a rival's chance, that is told


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Trials:
    """Each seat's share of the victory in each trial of one action; trial n of all actions has the same deal."""

    shares: Sequence[Sequence[float]]

    def chance(self, seat: int) -> Estimate:
        """Return a seat's probability of winning."""
        return estimate([shares[seat] for shares in self.shares])

    def lead(self, other: Trials, seat: int) -> Estimate:
        """Return how much more of it a seat has than after another action."""
        return estimate([one[seat] - two[seat] for one, two in zip(self.shares, other.shares, strict=True)])

    def chances(self) -> tuple[float, ...]:
        """Return the probability of every seat."""
        return tuple(round(estimate(column).mean, DIGITS) for column in zip(*self.shares, strict=True))


def estimate(numbers: Sequence[float]) -> Estimate:
    """Return the mean of numbers and its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    squares = sum((number - mean) ** 2 for number in numbers)
    return Estimate(mean, sqrt(squares / (count - 1) / count) if count > 1 else 0.0)


def comparison(ranking: Sequence[Trials], place: int, seat: int) -> Iterator[Line]:
    """Yield what an action brings against another: the first against the second, the others against the first."""
    if len(ranking) == 1:
        return
    other = 1 if place == 0 else 0
    lead = ranking[place].lead(ranking[other], seat)
    facts = {"points": points(abs(lead.mean)), "number": other + 1, "error": points(lead.error)}
    if abs(lead.mean) <= lead.error:
        yield Line("hint-reason-even", facts)
        return
    yield Line("hint-reason-more" if lead.mean > 0 else "hint-reason-less", facts)
    yield from rival_shift(ranking[place], ranking[other], other, seat)


def rival_shift(trials: Trials, others: Trials, other: int, seat: int) -> Iterator[Line]:
    """Yield whose chance differs most against the action that is compared, if it differs visibly."""
    rivals = [rival for rival in range(len(trials.shares[0])) if rival != seat]
    if len(rivals) < 2:  # the rival's chance is the rest
        return
    leads = {rival: trials.lead(others, rival) for rival in rivals}
    rival = max(rivals, key=lambda rival: abs(leads[rival].mean))
    lead = leads[rival]
    if abs(lead.mean) > max(LEAST_SHIFT, lead.error):
        yield Line(
            "hint-reason-rival",
            {
                "name": Player(rival),
                "percent": points(trials.chance(rival).mean),
                "number": other + 1,
                "other": points(others.chance(rival).mean),
            },
        )


def points(chance: float) -> float:
    """Return a probability in points, with a digit behind the point where it is small."""
    exact = POINTS * chance
    return round(exact) if exact >= 10 else round(exact, 1)
