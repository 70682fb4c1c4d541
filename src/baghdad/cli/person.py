"""One decision of a person at the terminal: list the choices, read what is typed, answer it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Protocol

import baghdad
from baghdad.cli.advice import advise
from baghdad.cli.autosave import Autosave
from baghdad.cli.errors import CommandError, error_sentence
from baghdad.cli.files import unused_path, write_atomically
from baghdad.cli.prompt_help import game_key, prompt_help
from baghdad.cli.query_answers import Answer, answer_rows, wrapped_rows
from baghdad.cli.query_sentences import words_for_queries
from baghdad.cli.screen import Screen
from baghdad.cli.terminal_game import Listing, ScreenFormat, TerminalGame
from baghdad.cli.wrapping import line_count
from baghdad.core.errors import BaghdadError, NotationError, nearest
from baghdad.core.game import Action
from baghdad.core.match import Match
from baghdad.core.queries import answer, queries_of
from baghdad.core.typed_names import MAX_QUOTED, name_reader

BLANKS_AROUND = re.compile(r"\s*>\s*")
PROMPT_LINES = 1  # where the answer is typed
AIRY_LINES = 2  # a blank line and a note, where there is room for them
LINES_AROUND_ANSWER = 4  # of the screen: the question, what `more` has, the prompt


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

    def draw(self, seat: int | None) -> int:
        """Show the board as a seat sees it; return how many lines it takes."""
        ...

    def last(self, seat: int) -> None:
        """Show what has happened since a seat's last action."""
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
        self.rest: Answer | None = None  # of the last answer, for `more`
        game = baghdad.game(self.match.game.name)
        self.queries, self.names = queries_of(game), name_reader(game, self.say)
        self.acted = False
        self.commands = {
            "?": self.help,
            "help": self.help,
            "all": self.all,
            "undo": self.undo,
            "hint": self.hint,
            "why": self.why,
            "last": self.last,
            "more": self.more,
            "log": self.log,
            "rules": self.rules,
            "board": self.board,
            "map": self.map,
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
        elif word in self.queries:
            self._ask(typed)
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
        text = BLANKS_AROUND.sub(">", " ".join(typed.lower().split()))
        try:
            action: Action = self.match.game.parse(self.names.to_notation(text))
            return action
        except NotationError as error:
            if error.code != "unknown_action":
                raise self.names.for_reader(error, typed) from None
            legal = [self.ui.for_reader(self.say, action) for action in self.match.legal(self.seat)]
            near = nearest(
                text, [*filter(None, [error.facts.get("nearest", "")]), *self.commands, *self.queries, *legal]
            )
            raise NotationError("unknown_action", text=typed[:MAX_QUOTED], nearest=near) from None

    def _list(self, everything: bool, look: ScreenFormat) -> None:
        names = self.session.names
        self.listing = self.ui.list_actions(self.say, self.match, self.seat, names, everything, look)
        self.screen.show(self.listing.drawn)
        if not look.low:
            key = game_key(self.say, self.match.game.name, "table-choices-shown")
            self.screen.show(self.say(key, hidden=self.listing.hidden), style="dim")

    def _ask(self, typed: str) -> None:
        """Answer a query; the actions of the answer replace those of the numbered list."""
        view = self.match.view(self.seat)
        lines = answer(self.queries, typed, view, lambda: self.match.legal(self.seat), self.names)
        self.rest = answer_rows(self.say, lines, self.session.names, self.screen.look.width)
        if self.rest.actions:
            actions = tuple(self.match.game.parse(text) for text in self.rest.actions)
            self.listing = Listing(actions, "", 0)
        self.more("")

    # --- commands: each takes the rest of the line --------------------------------------------------------------

    def board(self, rest: str) -> None:
        """Show the board, the default choices and the sentence that says what may be done."""
        look, drawn = self.screen.look, self.session.draw(self.seat)
        prompt = self.ui.turn_prompt(self.say, self.match.view(self.seat))
        others = line_count(prompt, look.width) + (PROMPT_LINES if look.low else PROMPT_LINES + AIRY_LINES)
        if not look.low:
            self.screen.blank()
        room = max(1, look.height - drawn - others) if look.height else 0
        self._list(everything=False, look=replace(look, room=room))
        self.screen.show(prompt, style="bold")

    def map(self, rest: str) -> None:
        """Show the board alone, if it is large; else everything."""
        drawn = self.ui.map(self.say, self.match.view(self.seat), self.screen.look)
        if drawn is None:
            self.board(rest)
        else:
            self.screen.show(drawn)

    def all(self, rest: str) -> None:
        """List every action with every way to pay."""
        self._list(everything=True, look=self.screen.look)

    def help(self, rest: str) -> None:
        """Show what can be typed."""
        self.screen.show(self.say("keys-heading"), style="bold")
        lines = prompt_help(self.say, self.match.game.name, self.screen.look)
        self.rest = Answer(wrapped_rows(lines, self.screen.look.width), [])
        self.more("")

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
        self.screen.show(self.say("table-legal", action=self.ui.for_reader(self.say, action), sentence=described))

    def more(self, rest: str) -> None:
        """Show the next rows of the last answer."""
        words_for_queries(self.say)
        height = self.screen.look.height
        number = max(1, height - LINES_AROUND_ANSWER) if height else None
        rows = [] if self.rest is None else self.rest.next_rows(number)
        self.screen.show(*rows)
        if not rows:
            self.screen.show(self.say("query-no-more"))
        if self.rest is not None and self.rest.rows:
            self.screen.show(self.say("query-more", number=len(self.rest.rows)), style="dim")

    def last(self, rest: str) -> None:
        """Show what has happened since the person's last action."""
        self.session.last(self.seat)

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
