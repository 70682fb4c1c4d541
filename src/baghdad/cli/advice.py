"""What a computer player would advise a seat, in words: the best moves, why, and everybody's chances."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from baghdad.bots import Choice, Ranked, bot, bots
from baghdad.cli.terminal_game import joined, terminal_game_of
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.words import Speaker

ADVISERS = ("master", "search", "greedy")  # the first that knows a game
MOVES = 3
PERCENT = 100
SEED_LETTERS = 16  # of a hash


def usual_adviser(game: str) -> str:
    """The best computer player that knows a game."""
    return next(name for name in ADVISERS if name in bots(game))


@dataclass(frozen=True, slots=True)
class Advice:
    """What a computer player thinks of a seat's moves."""

    match: Match
    seat: int
    bot: str
    choice: Choice

    @property
    def moves(self) -> tuple[Ranked, ...]:
        """The best moves it thought about; none if it only ever thinks of one."""
        return self.choice.ranking[:MOVES]

    def sentences(self, say: Speaker, names: Sequence[str]) -> Iterator[str]:
        """All of it, a line for each move and one for the chances."""
        if not self.moves:
            yield say("table-hint", bot=self.bot, **self._said(say, self.choice.action, self.choice.reason, names))
        else:
            yield say("hint-heading", bot=self.bot, moves=len(self.moves), name=names[self.seat])
        for number, move in enumerate(self.moves, start=1):
            said = self._said(say, move.action, move.reason, names)
            yield say("hint-move", number=number, percent=round(PERCENT * move.chance), **said)
        if self.choice.chances:
            yield say("hint-chances", chances=joined(say, [*self._chances(say, names)]))

    def to_data(self, say: Speaker, names: Sequence[str]) -> dict[str, Any]:
        """The same, JSON-ready; what isn't known is null."""
        thought: list[Ranked | Choice] = [*self.moves] or [self.choice]
        return {
            "game": self.match.game.name,
            "seat": self.seat,
            "bot": self.bot,
            "moves": [
                {
                    "chance": round(move.chance, 4) if isinstance(move, Ranked) else None,
                    "visits": move.visits if isinstance(move, Ranked) else None,
                    "why": move.reason,
                    **self._said(say, move.action, move.reason, names),
                }
                for move in thought
            ],
            "chances": [round(chance, 4) for chance in self.choice.chances] or None,
        }

    def _said(self, say: Speaker, action: Any, reason: str, names: Sequence[str]) -> dict[str, str]:
        game, view = self.match.game.name, self.match.view(self.seat)
        key = f"{game}-hint-{reason}"
        return {
            "action": str(action),
            "sentence": terminal_game_of(game).describe(say, view, action, names),
            "reason": say(key) if say.knows(key) else reason,  # somebody's own bot has its own words
        }

    def _chances(self, say: Speaker, names: Sequence[str]) -> Iterator[str]:
        for name, chance in zip(names, self.choice.chances, strict=True):
            yield say("hint-chance", name=name, percent=round(PERCENT * chance))


def advise(match: Match, seat: int, name: str) -> Advice:
    """Asks a computer player. What it says depends on nothing but what the seat knows, its chance included."""
    player = bot(name, match.game.name)
    rng = rng_for(_seed_of(match.view(seat)), 0, "hint")
    return Advice(match, seat, name, player.choose(match.knowledge(seat, rng), rng))


def _seed_of(view: dict[str, Any]) -> int:
    """A seed from what is seen: a record's own would tell of what is hidden."""
    digest = hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()
    return int(digest[:SEED_LETTERS], 16)
