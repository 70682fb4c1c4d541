"""What a bot advises a seat to play, in words: the best moves, the reasons, and each player's chances to win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from baghdad.bots import Choice, Ranked, bot, bot_catalogue, bots
from baghdad.bots.hints import hint
from baghdad.cli.query_sentences import sentence
from baghdad.cli.seats import bot_name
from baghdad.cli.terminal_game import joined
from baghdad.cli.terminals import terminal_game_of
from baghdad.core.match import Match
from baghdad.words import Localizer

ADVISERS = ("master", "search", "greedy")  # the first of these that plays the game is asked
MAX_MOVES = 3
PERCENT = 100


def default_adviser(game: str) -> str:
    """Return the best bot that plays a game."""
    return next((name for name in ADVISERS if name in bots(game)), bot_catalogue(game).adviser)


@dataclass(frozen=True, slots=True)
class Advice:
    """A bot's ranking of a seat's moves."""

    match: Match
    seat: int
    bot: str
    choice: Choice

    @property
    def moves(self) -> tuple[Ranked, ...]:
        """The best moves that the bot ranked; empty if it only picks one."""
        return self.choice.ranking[:MAX_MOVES]

    def sentences(self, say: Localizer, names: Sequence[str]) -> Iterator[str]:
        """Yield one line for each move and one for the chances to win."""
        if not self.moves:
            yield say(
                "table-hint",
                bot=bot_name(say, self.bot),
                **self._localized_move(say, self.choice, names),
            )
        else:
            yield say("hint-heading", bot=bot_name(say, self.bot), moves=len(self.moves), name=names[self.seat])
        for number, move in enumerate(self.moves, start=1):
            facts = self._localized_move(say, move, names)
            yield say("hint-move", number=number, percent=round(PERCENT * move.chance), **facts)
        if self.choice.chances:
            yield say("hint-chances", chances=joined(say, [*self._chance_phrases(say, names)]))

    def to_data(self, say: Localizer, names: Sequence[str]) -> dict[str, Any]:
        """Return the same as JSON-ready data; unknown values are null."""
        moves: list[Ranked | Choice] = [*self.moves] or [self.choice]
        return {
            "game": self.match.game.name,
            "seat": self.seat,
            "bot": self.bot,
            "moves": [
                {
                    "chance": round(move.chance, 4) if isinstance(move, Ranked) else None,
                    "error": round(move.error, 4) if isinstance(move, Ranked) and move.error else None,
                    "visits": move.visits if isinstance(move, Ranked) else None,
                    "why": move.reason,
                    **self._localized_move(say, move, names),
                    "action": str(move.action),
                }
                for move in moves
            ],
            "chances": [round(chance, 4) for chance in self.choice.chances] or None,
        }

    def _localized_move(self, say: Localizer, move: Ranked | Choice, names: Sequence[str]) -> dict[str, str]:
        game, view = self.match.game.name, self.match.view(self.seat)
        ui = terminal_game_of(game)
        return {
            "action": ui.for_reader(say, move.action),
            "sentence": ui.describe_action(say, view, move.action, names),
            "reason": self._reason(say, move, names),
        }

    def _reason(self, say: Localizer, move: Ranked | Choice, names: Sequence[str]) -> str:
        """Return the sentences of an adviser, else that of the reason; a user's bot may give one in its own words."""
        if isinstance(move, Ranked) and move.reasons:
            return " ".join(sentence(say, line, names) for line in move.reasons)
        key = f"{self.match.game.name}-hint-{move.reason}"
        return say(key) if say.knows(key) else move.reason

    def _chance_phrases(self, say: Localizer, names: Sequence[str]) -> Iterator[str]:
        for name, chance in zip(names, self.choice.chances, strict=True):
            yield say("hint-chance", name=name, percent=round(PERCENT * chance))


def advise(match: Match, seat: int, name: str) -> Advice:
    """Ask a bot for advice, which depends only on what the seat knows."""
    return Advice(match, seat, name, hint(match, seat, bot(name, match.game.name)))
