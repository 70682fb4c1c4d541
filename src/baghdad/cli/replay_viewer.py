"""A match looked at from outside, when it is over or elsewhere: any moment of it, or the log of all."""

from __future__ import annotations

from baghdad.cli.errors import CommandError
from baghdad.cli.screen import Screen
from baghdad.cli.seats import look_on, names
from baghdad.cli.session import winners
from baghdad.cli.terminal_game import terminal_game_of
from baghdad.core.match import Match


class ReplayViewer:
    """Shows a match that has been played, with what lies open to everybody."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen, self.say = screen, screen.say
        self.face = terminal_game_of(match.game.name)
        self.names = names(look_on(match.seats, match.game.name), self.say, self.face.first_number)

    def show(self, moment: int) -> None:
        """The table after so many actions; CommandError if there weren't as many."""
        history = self.match.history
        if not 0 <= moment <= len(history):
            raise CommandError("no_such_moment", number=moment, actions=len(history))
        state = self.match.state if moment == len(history) else history[moment].before
        view = self.match.game.view(state, self.match.options, None)
        self.screen.show(self.face.board(self.say, view, self.names, self.screen.look))
        if moment == 0:
            self.screen.show(self.say("replay-start"), style="bold")
        else:
            self._tell(moment)
        if moment == len(history):
            self.screen.show(self.ending())

    def log(self) -> None:
        """All that happened, and how it came out."""
        for number, turned in enumerate(self.match.history, start=1):
            for event in turned.events:
                for line in self.face.tell(self.say, event.seen_by(None), self.names, None):
                    self.screen.show(f"{number:>4}  {line}")
        self.screen.show(self.ending())

    def ending(self) -> str:
        """How it came out, or that it is still on."""
        result = self.match.result
        if result is None:
            return self.say("verify-still-on")
        reason = self.face.result(self.say, result, self.names)
        return f"{winners(self.say, result.winners, self.names)} {reason}"

    def _tell(self, moment: int) -> None:
        turned = self.match.history[moment - 1]
        step = self.say(
            "replay-step",
            number=moment,
            actions=len(self.match.history),
            action=str(turned.action),
            name=self.names[turned.seat],
        )
        self.screen.show(step, style="bold")
        for event in turned.events:
            for line in self.face.tell(self.say, event.seen_by(None), self.names, None):
                self.screen.show(f"  {line}")
