"""A match at the terminal, from the first decision to the last: whose turn it is, and who is shown what."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

import baghdad
from baghdad.bots.bot import label_of
from baghdad.cli.autosave import Autosave
from baghdad.cli.errors import error_sentence
from baghdad.cli.game_words import game_title
from baghdad.cli.person import Person, QuitMatch
from baghdad.cli.result import winner_sentence
from baghdad.cli.screen import Screen
from baghdad.cli.seats import SeatedPlayer, display_names
from baghdad.cli.talk import Talk
from baghdad.cli.terminal_game import TerminalGame, joined
from baghdad.cli.wrapping import line_count
from baghdad.core.errors import BaghdadError
from baghdad.core.game import Action
from baghdad.core.history import PlayedAction
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.words import Localizer

UNANNOUNCED_EVENTS = ("turn",)  # the next prompt says it already


class Session:
    """The players of one match at one screen."""

    def __init__(
        self,
        match: Match,
        players: list[SeatedPlayer],
        ui: TerminalGame,
        screen: Screen,
        autosave: Autosave,
        delay: float = 0,
        before_decision: Callable[[], object] = lambda: None,
        talks: bool = False,
    ) -> None:
        self.match = match
        self.before_decision = before_decision  # called when no rule runs
        self.players = players
        self.ui = ui
        self.screen = screen
        self.autosave = autosave
        self.delay = delay  # seconds after each action of a bot
        self.names = display_names(players, self.say)
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        self.actions_shown = dict.fromkeys(self.people, len(match.history))  # how many each person has been shown
        labels = [player.label for player in players] if talks and not self.shared_screen else []
        self.talk = Talk(self.say, labels, self.names)
        self.screen_owner: int | None = None  # the person whose cards are on the screen

    @property
    def say(self) -> Localizer:
        """The function that returns sentences in the reader's language."""
        return self.screen.say

    @property
    def shared_screen(self) -> bool:
        """Whether more than one person plays at this screen."""
        return len(self.people) > 1

    def run(self) -> None:
        """Play until the match is over or somebody quits."""
        title = game_title(self.say, baghdad.game(self.match.game.name))
        self.screen.show(self.say("table-welcome", title=title, names=joined(self.say, self.names)), style="bold")
        self._show_talk(self.talk.greeting(self.match.seed))
        try:
            while not self.match.over:
                self.before_decision()
                self._play_decision(self.match.to_act[0])
        except (QuitMatch, EOFError, KeyboardInterrupt):
            self._show_quit_message()
        else:
            self._show_result()

    def play(self, seat: int, action: Action) -> None:
        """Play an action, save the match, then show the events to those who may see them now."""
        secrets_before = self.shared_screen and any(
            self.ui.has_secrets(self.match.view(person)) for person in self.people
        )
        self.match.play(action, seat)
        self.save()
        if not self.shared_screen:
            self._show_events(self.match.history[-1], self.people[0] if self.people else None)
            self._show_talk(self.talk.lines(len(self.match.history), self._occasions()))
        elif not secrets_before:
            self._show_events(self.match.history[-1], None)
            self.actions_shown = dict.fromkeys(self.people, len(self.match.history))
        elif self.players[seat].is_person:
            self._show_events(self.match.history[-1], seat)
            self.actions_shown[seat] = len(self.match.history)

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat; raise UndoRefused if that isn't allowed."""
        action = self.ui.for_reader(self.say, self.match.history[-1].action) if self.match.history else ""
        self.match.undo(seat)
        number = len(self.match.history)
        self.actions_shown = {person: min(shown, number) for person, shown in self.actions_shown.items()}
        self.save()
        self.screen.show(self.say("table-undone", action=action))

    def save(self) -> None:
        """Save the match, or show why it can't be saved."""
        try:
            self.autosave.save(self.match)
        except BaghdadError as error:
            self.screen.show(self.say("table-not-saved", problem=error_sentence(error, self.say)), style="bold")

    def draw(self, seat: int | None) -> int:
        """Show the board as a seat sees it; return how many lines it takes."""
        board = self.ui.board(self.say, self.match.view(seat), self.names, self.screen.look)
        self.screen.blank()
        self.screen.show(board)
        return line_count(board, self.screen.look.width)

    def last(self, seat: int) -> None:
        """Show what has happened since a seat's last action, that action included."""
        history = self.match.history
        own = (number for number in reversed(range(len(history))) if history[number].seat == seat)
        self._show_history(next(own, 0), seat)

    def log(self, seat: int | None) -> None:
        """Show all events so far as a seat saw them."""
        self._show_history(0, seat)

    def _show_history(self, start: int, seat: int | None) -> None:
        if not self.match.history:
            self.screen.show(self.say("table-log-empty"))
        for number, played in enumerate(self.match.history[start:], start=start + 1):
            for line in self._event_lines(played, seat, ()):
                self.screen.show(f"{number:>3}  {line}")

    def _play_decision(self, seat: int) -> None:
        player = self.players[seat]
        if player.bot is None:
            self._hand_over_screen(seat)
            Person(self, seat).act()
        else:
            rng = rng_for(self.match.seed, len(self.match.history), label_of(seat))
            self.play(seat, player.bot.choose(self.match.knowledge(seat, rng), rng).action)
            time.sleep(self.delay)

    def _hand_over_screen(self, seat: int) -> None:
        """Clear the screen between people, so that each sees only their own cards, and show what happened since."""
        if not self.shared_screen:
            return
        if self.screen_owner not in (None, seat):
            self.screen.wait_for_enter(self.say("table-hide"))
            self.screen.clear()
            self.screen_owner = None
        if self.screen_owner is None and self.ui.has_secrets(self.match.view(seat)):
            self.screen.clear()
            self.screen.wait_for_enter(self.say("table-curtain", name=self.names[seat]))
            self.screen.clear()
            self.screen_owner = seat
        missed = self.match.history[self.actions_shown[seat] :]
        if missed:
            self.screen.show(self.say("table-since"))
        for played in missed:
            self._show_events(played, seat)
        self.actions_shown[seat] = len(self.match.history)

    def _show_events(self, played: PlayedAction, seat: int | None) -> None:
        for line in self._event_lines(played, seat, UNANNOUNCED_EVENTS):
            self.screen.show(line)

    def _occasions(self) -> Iterator[tuple[int, str]]:
        """Return the occasions of the last action for the characters to speak; there is one person or none."""
        viewer = self.people[0] if self.people else None
        events = [event.seen_by(viewer) for event in self.match.history[-1].events]
        return self.ui.occasions(events, self.match.view(viewer), viewer)

    def _show_talk(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.show(line, style="italic")

    def _event_lines(self, played: PlayedAction, seat: int | None, left_out: tuple[str, ...]) -> list[str]:
        return [
            line
            for event in played.events
            if event.kind not in left_out
            for line in self.ui.describe_event(self.say, event.seen_by(seat), self.names, seat)
        ]

    def _show_quit_message(self) -> None:
        self.screen.blank()
        if self.autosave.path is None:
            self.screen.show(self.say("table-quit-unsaved"))
        else:
            self.screen.show_unwrapped(self.say("table-quit", path=self.autosave.quoted_path))

    def _show_result(self) -> None:
        result = self.match.result
        assert result is not None
        self.draw(None if self.shared_screen or not self.people else self.people[0])
        self.screen.blank()
        self.screen.show(winner_sentence(self.say, result.winners, self.names), style="bold")
        self.screen.show(self.ui.describe_result(self.say, result, self.names))
        self._show_talk(self.talk.farewell(result, self.match.seed))
        if self.autosave.path is not None:
            for key in ("table-record", "table-replay-how", "table-verify-how"):
                self.screen.show_unwrapped(self.say(key, path=self.autosave.quoted_path))
