"""One decision of a person at the terminal: list the choices, read what is typed, answer it."""

from __future__ import annotations

import re
from typing import Protocol

from baghdad.cli.advice import advise
from baghdad.cli.autosave import Autosave
from baghdad.cli.errors import CommandError, error_sentence
from baghdad.cli.files import unused_path, write_atomically
from baghdad.cli.screen import Screen
from baghdad.cli.terminal_game import Listing, TerminalGame
from baghdad.core.errors import BaghdadError, NotationError, nearest
from baghdad.core.game import Action
from baghdad.core.match import Match

BLANKS_AROUND = re.compile(r"\s*>\s*")
KEYS = ("number", "notation", "all", "undo", "hint", "why", "log", "rules", "board", "save", "quit")


class QuitMatch(Exception):
    """Raised when the person quits; the match is saved already."""


class PersonSession(Protocol):
    """The part of a session that a person's commands use; `Session` implements it."""

    match: Match
    ui: TerminalGame
    screen: Screen
    autosave: Autosave
    names: list[str]

    def play(self, seat: int, action: Action) -> None:
        """Play an action, save the match and show what happened."""
        ...

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat; raise UndoRefused if that isn't allowed."""
        ...

    def draw(self, seat: int | None) -> None:
        """Show the board as a seat sees it."""
        ...

    def log(self, seat: int | None) -> None:
        """Show all events so far as a seat saw them."""
        ...


class Person:
    """A person in a seat, who is asked until they act."""

    def __init__(self, session: PersonSession, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.match, self.ui = session.match, session.ui
        self.screen, self.say = session.screen, session.screen.say
        self.listing: Listing | None = None
        self.acted = False
        self.commands = {
            "?": self.help,
            "help": self.help,
            "all": self.all,
            "undo": self.undo,
            "hint": self.hint,
            "why": self.why,
            "log": self.log,
            "rules": self.rules,
            "board": self.board,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    def act(self) -> None:
        """Show the board and ask, until an action has been played or taken back."""
        self.board("")
        while not self.acted:
            typed = self.screen.ask(self.say("table-prompt", name=self.session.names[self.seat])).strip()
            try:
                self._answer(typed)
            except BaghdadError as error:
                self.screen.show(error_sentence(error, self.say, self.match.game.name))

    def _answer(self, typed: str) -> None:
        if not typed:
            return
        first, _, rest = typed.partition(" ")
        word = first.lower()
        if word in self.commands:
            self.commands[word](rest.strip())
        elif word in self.ui.commands:
            self._run_game_command(word, rest.strip())
        elif typed.isascii() and typed.isdigit():
            self._play(self._numbered_action(typed))
        else:
            self._play(self._parse_action(typed))

    def _play(self, action: Action) -> None:
        self.session.play(self.seat, action)
        self.acted = True

    def _numbered_action(self, typed: str) -> Action:
        assert self.listing is not None
        number = int(typed[:6])
        if not 1 <= number <= len(self.listing.actions):
            raise CommandError("no_such_number", number=number)
        return self.listing.actions[number - 1]

    def _parse_action(self, typed: str) -> Action:
        """Parse an action in notation, without regard to case and blanks."""
        text = self.ui.to_notation(self.say, BLANKS_AROUND.sub(">", " ".join(typed.lower().split())))
        try:
            action: Action = self.match.game.parse(text)
            return action
        except NotationError as error:
            if error.code != "unknown_action":
                raise
            meant = nearest(text, [*self.commands, *self.ui.commands, *map(str, self.match.legal(self.seat))])
            near = meant or error.facts.get("nearest", "")
            raise NotationError("unknown_action", text=typed[:60], nearest=near) from None

    def _list(self, everything: bool) -> None:
        names, look = self.session.names, self.screen.look
        self.listing = self.ui.list_actions(self.say, self.match, self.seat, names, everything, look)
        self.screen.show(self.listing.drawn)
        if not look.low:
            self.screen.show(self.say(self._game_key("table-choices-shown"), hidden=self.listing.hidden), style="dim")

    def _game_key(self, key: str) -> str:
        """Return the key of the game's own sentence if it has one, else the key for every game."""
        return self.say.first_known(f"{self.match.game.name}-{key.removeprefix('table-')}", key)

    def _run_game_command(self, command: str, rest: str) -> None:
        names, look = self.session.names, self.screen.look
        answer = self.ui.run_command(self.say, self.match, self.seat, names, command, rest, look)
        if isinstance(answer, Listing):
            self.listing = answer
            answer = answer.drawn
        self.screen.show(answer)

    # --- commands: each takes the rest of the line --------------------------------------------------------------

    def board(self, rest: str) -> None:
        """Show the board, the default choices and the sentence that says what may be done."""
        self.session.draw(self.seat)
        if not self.screen.look.low:
            self.screen.blank()
        self._list(everything=False)
        self.screen.show(self.ui.turn_prompt(self.say, self.match.view(self.seat)), style="bold")

    def all(self, rest: str) -> None:
        """List every action with every way to pay."""
        self._list(everything=True)

    def help(self, rest: str) -> None:
        """Show what can be typed."""
        self.screen.show(self.say("keys-heading"), style="bold")
        for key in KEYS:
            self.screen.show(f"  {self._key_help(key)}")
        for command in self.ui.commands:
            self.screen.show(f"  {self.say(f'{self.match.game.name}-keys-{command}')}")
        self.screen.show(*self.ui.legend(self.say, self.screen.look))

    def _key_help(self, key: str) -> str:
        return self.say(self._game_key(f"keys-{key}"), example=f"`{self.ui.example}`", bot=self.ui.adviser)

    def undo(self, rest: str) -> None:
        """Take the last action back."""
        self.session.undo(self.seat)
        self.acted = True

    def hint(self, rest: str) -> None:
        """Show what the adviser bot would play."""
        advice = advise(self.match, self.seat, self.ui.adviser)
        self.screen.show(*advice.sentences(self.say, self.session.names))

    def why(self, rest: str) -> None:
        """Say whether an action is legal, and if not, why."""
        action = self._parse_action(rest)
        refusal = self.match.why_not(action, self.seat)
        if refusal is not None:
            raise refusal.error()
        described = self.ui.describe_action(self.say, self.match.view(self.seat), action, self.session.names)
        self.screen.show(self.say("table-legal", action=str(action), sentence=described))

    def log(self, rest: str) -> None:
        """Show all events so far."""
        self.session.log(self.seat)

    def rules(self, rest: str) -> None:
        """Show a summary of the rules."""
        for paragraph in self.ui.rules_summary(self.say, self.match.view(self.seat)).splitlines():
            self.screen.show(paragraph)

    def save(self, rest: str) -> None:
        """Save the match to its own file, or a copy to the file that is named."""
        if rest:
            path = unused_path(rest)
            write_atomically(path, self.match.record().to_json())
            self.screen.show_unwrapped(self.say("table-saved", path=str(path)))
        elif self.session.autosave.path is None:
            self.screen.show(self.say("table-quit-unsaved"))
        else:
            self.session.autosave.save(self.match)
            self.screen.show_unwrapped(self.say("table-saved", path=self.session.autosave.quoted_path))

    def quit(self, rest: str) -> None:
        """Quit the match."""
        raise QuitMatch
