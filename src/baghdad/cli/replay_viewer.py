"""A view of a recorded match from outside: the board after any action, or the log of all events."""

from __future__ import annotations

from baghdad.cli.errors import CommandError
from baghdad.cli.result import result_sentence
from baghdad.cli.screen import Screen
from baghdad.cli.seats import recorded_names
from baghdad.cli.terminals import terminal_game_of
from baghdad.core.history import PlayedAction
from baghdad.core.match import Match


class ReplayViewer:
    """Shows a recorded match as a spectator sees it."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen, self.say = screen, screen.say
        self.ui = terminal_game_of(match.game.name)
        self.names = recorded_names(match, self.say)

    def show(self, moment: int) -> None:
        """Show the board after `moment` actions; raise CommandError if there were fewer."""
        history = self.match.history
        if not 0 <= moment <= len(history):
            raise CommandError("no_such_moment", number=moment, actions=len(history))
        state = self.match.state if moment == len(history) else self.match.game.current_form(history[moment].before)
        view = self.match.game.view(state, self.match.options, None)
        self.screen.show(self.ui.board(self.say, view, self.names, self.screen.look))
        if moment == 0:
            self.screen.show(self.say("replay-start"), style="bold")
        else:
            self._show_events(moment)
        if moment == len(history):
            self.screen.show(result_sentence(self.say, self.ui, self.match, self.names))

    def log(self) -> None:
        """Show all events and the result."""
        for number, played in enumerate(self.match.history, start=1):
            for line in self._event_lines(played):
                self.screen.show(f"{number:>4}  {line}")
        self.screen.show(result_sentence(self.say, self.ui, self.match, self.names))

    def _show_events(self, moment: int) -> None:
        played = self.match.history[moment - 1]
        step = self.say(
            "replay-step",
            number=moment,
            actions=len(self.match.history),
            action=self.ui.for_reader(self.say, played.action),
            name=self.names[played.seat],
        )
        self.screen.show(step, style="bold")
        for line in self._event_lines(played):
            self.screen.show(f"  {line}")

    def _event_lines(self, played: PlayedAction) -> list[str]:
        return [
            line
            for event in played.events
            for line in self.ui.describe_event(self.say, event.seen_by(None), self.names, None)
        ]
