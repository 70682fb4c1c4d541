"""What the characters in the seats say at a terminal: few lines, each once, about what the reader has just seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from baghdad.bots.characters import ADAPTIVE, CHARACTER_NAMES
from baghdad.core.events import Result
from baghdad.words import FOLDER, Localizer

CATALOGUE = FOLDER / "characters"
TALKERS = (*CHARACTER_NAMES, ADAPTIVE)
MOST_LINES = 4  # of a match, besides one at its start and one at its end
DISTANCE = 12  # actions between two lines
Occasion = tuple[int, str]  # a seat, and the moment: the key of what a character says is `talk-MOMENT-CHARACTER`


class Talk:
    """The characters among the players of a match, and what they have said."""

    def __init__(self, say: Localizer, labels: Sequence[str], names: Sequence[str]) -> None:
        self.say, self.names = say, names
        self.characters: Mapping[int, str] = {
            seat: name for seat, label in enumerate(labels) if (name := label.partition(":")[0]) in TALKERS
        }
        self.said: set[Occasion] = set()
        self.last = 0  # the number of the action that the last line was about
        if self.characters:
            say.add_catalogue(CATALOGUE)

    def greeting(self, seed: int) -> Iterator[str]:
        """Yield how one of them presents itself."""
        yield from self._line(self._anyone(seed), "says")

    def lines(self, number: int, occasions: Iterator[Occasion]) -> Iterator[str]:
        """Yield what is said at these occasions, after so many actions: nothing soon after another line."""
        for occasion in occasions:
            is_soon = number - self.last < DISTANCE or len(self.said) >= MOST_LINES
            if occasion[0] in self.characters and occasion not in self.said and not is_soon:
                self.said.add(occasion)
                self.last = number
                yield from self._line(*occasion)

    def farewell(self, result: Result, seed: int) -> Iterator[str]:
        """Yield what a winner says, or one of those who have lost; nothing if the match was cut off."""
        if not result.winners:
            return
        winners = [seat for seat in result.winners if seat in self.characters]
        yield from self._line(winners[0], "wins") if winners else self._line(self._anyone(seed), "loses")

    def _anyone(self, seed: int) -> int | None:
        seats = [*self.characters]
        return seats[seed % len(seats)] if seats else None

    def _line(self, seat: int | None, moment: str) -> Iterator[str]:
        if seat is not None:
            text = self.say(f"talk-{moment}-{self.characters[seat]}")
            yield self.say("talk-line", name=self.names[seat], text=text)
