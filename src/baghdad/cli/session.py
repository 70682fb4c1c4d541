"""A match at the terminal, from the first decision to the last: whose turn it is, who may look, what is told."""

from __future__ import annotations

import time

from baghdad.bots.bot import label_of
from baghdad.cli.autosave import Autosave
from baghdad.cli.errors import sentence
from baghdad.cli.person import Leave, Person
from baghdad.cli.screen import Screen
from baghdad.cli.seats import Sitter, names
from baghdad.cli.terminal_game import TerminalGame, joined
from baghdad.core.errors import BaghdadError
from baghdad.core.game import Action
from baghdad.core.match import Match, PlayedAction
from baghdad.core.rng import rng_for
from baghdad.words import Speaker

UNTOLD = ("turn",)  # goes without saying while one looks on


class Session:
    """Several sitters at one match and one screen."""

    def __init__(
        self,
        match: Match,
        sitters: list[Sitter],
        face: TerminalGame,
        screen: Screen,
        keeper: Autosave,
        delay: float = 0,
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.face = face
        self.screen = screen
        self.keeper = keeper
        self.delay = delay
        self.names = names(sitters, self.say, face.first_number)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
        self.told = dict.fromkeys(self.people, len(match.history))
        self.looking: int | None = None  # the person whose cards are on the screen

    @property
    def say(self) -> Speaker:
        """The reader's language."""
        return self.screen.say

    @property
    def several(self) -> bool:
        """Whether more than one person sits at this screen."""
        return len(self.people) > 1

    def run(self) -> None:
        """Plays until the match is over or somebody leaves."""
        title = self.say(f"{self.match.game.name}-title")
        self.screen.show(self.say("table-welcome", title=title, names=joined(self.say, self.names)), style="bold")
        try:
            while not self.match.over:
                self._decision(self.match.to_act[0])
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()

    def play(self, seat: int, action: Action) -> None:
        """One action: played, kept, then told."""
        hidden_before = self.several and any(self.face.hides(self.match.view(person)) for person in self.people)
        self.match.play(action, seat)
        self.keep()
        if not self.several:
            self._tell(self.match.history[-1], self.people[0] if self.people else None)
        elif not hidden_before:
            self._tell(self.match.history[-1], None)
            self.told = dict.fromkeys(self.people, len(self.match.history))
        elif self.sitters[seat].is_person:
            self._tell(self.match.history[-1], seat)
            self.told[seat] = len(self.match.history)

    def undo(self, seat: int) -> None:
        """Takes a seat's last action back; UndoRefused if it can't be."""
        action = str(self.match.history[-1].action) if self.match.history else ""
        self.match.undo(seat)
        self.told = {person: min(told, len(self.match.history)) for person, told in self.told.items()}
        self.keep()
        self.screen.show(self.say("table-undone", action=action))

    def keep(self) -> None:
        """Keeps the match, or says why it can't be."""
        try:
            self.keeper.keep(self.match)
        except BaghdadError as error:
            self.screen.show(self.say("table-not-saved", problem=sentence(error, self.say)), style="bold")

    def draw(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        view = self.match.view(seat)
        self.screen.blank()
        self.screen.show(self.face.board(self.say, view, self.names, self.screen.look))

    def log(self, seat: int | None) -> None:
        """All that has happened, as a seat saw it."""
        if not self.match.history:
            self.screen.show(self.say("table-log-empty"))
        for number, turned in enumerate(self.match.history, start=1):
            for line in self._lines(turned, seat, ()):
                self.screen.show(f"{number:>3}  {line}")

    def _decision(self, seat: int) -> None:
        sitter = self.sitters[seat]
        if sitter.player is None:
            self._seat_person(seat)
            Person(self, seat).act()
        else:
            rng = rng_for(self.match.seed, len(self.match.history), label_of(seat))
            self.play(seat, sitter.player.choose(self.match.knowledge(seat, rng), rng).action)
            time.sleep(self.delay)

    def _seat_person(self, seat: int) -> None:
        """Several people see their own cards only: the screen is wiped and handed over."""
        if not self.several:
            return
        if self.looking not in (None, seat):
            self.screen.wait(self.say("table-hide"))
            self.screen.wipe()
            self.looking = None
        if self.looking is None and self.face.hides(self.match.view(seat)):
            self.screen.wipe()
            self.screen.wait(self.say("table-curtain", name=self.names[seat]))
            self.screen.wipe()
            self.looking = seat
        missed = self.match.history[self.told[seat] :]
        if missed:
            self.screen.show(self.say("table-since"))
        for turned in missed:
            self._tell(turned, seat)
        self.told[seat] = len(self.match.history)

    def _tell(self, turned: PlayedAction, seat: int | None) -> None:
        for line in self._lines(turned, seat, UNTOLD):
            self.screen.show(line)

    def _lines(self, turned: PlayedAction, seat: int | None, left_out: tuple[str, ...]) -> list[str]:
        return [
            line
            for event in turned.events
            if event.kind not in left_out
            for line in self.face.tell(self.say, event.seen_by(seat), self.names, seat)
        ]

    def _leave(self) -> None:
        self.screen.blank()
        if self.keeper.path is None:
            self.screen.show(self.say("table-quit-unsaved"))
        else:
            self.screen.command(self.say("table-quit", path=self.keeper.shown))

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        self.draw(None if self.several or not self.people else self.people[0])
        self.screen.blank()
        self.screen.show(winners(self.say, result.winners, self.names), style="bold")
        self.screen.show(self.face.result(self.say, result, self.names))
        if self.keeper.path is not None:
            for key in ("table-record", "table-replay-how", "table-verify-how"):
                self.screen.command(self.say(key, path=self.keeper.shown))


def winners(say: Speaker, seats: tuple[int, ...], names: list[str]) -> str:
    """Who won."""
    won = [names[seat] for seat in seats]
    if not won:
        return say("result-nobody")
    return say("result-winner", name=won[0]) if len(won) == 1 else say("result-shared", names=joined(say, won))
