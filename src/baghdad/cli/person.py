"""A person's decision: the list of choices, what is typed, and the answers to it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from baghdad.cli.advice import advise
from baghdad.cli.errors import CommandError, sentence
from baghdad.cli.files import new_file, write_whole
from baghdad.cli.terminal_game import Listing
from baghdad.core.errors import BaghdadError, NotationError, nearest
from baghdad.core.game import Action

if TYPE_CHECKING:
    from baghdad.cli.session import Session

BLANKS_AROUND = re.compile(r"\s*>\s*")
KEYS = ("number", "notation", "all", "undo", "hint", "why", "log", "rules", "board", "save", "quit")


class Leave(Exception):
    """The person gets up; the match is kept."""


class Person:
    """A person in a seat, asked until they act."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.match, self.face = session.match, session.face
        self.screen, self.say = session.screen, session.say
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
        """Shows the table and asks, until something has been played or taken back."""
        self.board("")
        while not self.acted:
            typed = self.screen.ask(self.say("table-prompt", name=self.session.names[self.seat])).strip()
            try:
                self._answer(typed)
            except BaghdadError as error:
                self.screen.show(sentence(error, self.say, self.match.game.name))

    def _answer(self, typed: str) -> None:
        if not typed:
            return
        first, _, rest = typed.partition(" ")
        word = first.lower()
        if word in self.commands:
            self.commands[word](rest.strip())
        elif word in self.face.commands:
            self._ask_game(word, rest.strip())
        elif typed.isascii() and typed.isdigit():
            self._play(self._numbered(typed))
        else:
            self._play(self._parsed(typed))

    def _play(self, action: Action) -> None:
        self.session.play(self.seat, action)
        self.acted = True

    def _numbered(self, typed: str) -> Action:
        assert self.listing is not None
        number = int(typed[:6])
        if not 1 <= number <= len(self.listing.actions):
            raise CommandError("no_such_number", number=number)
        return self.listing.actions[number - 1]

    def _parsed(self, typed: str) -> Action:
        """An action in notation; capitals and blanks don't matter to people."""
        text = self.face.typed(self.say, BLANKS_AROUND.sub(">", " ".join(typed.lower().split())))
        try:
            action: Action = self.match.game.parse(text)
            return action
        except NotationError as error:
            if error.code != "unknown_action":
                raise
            meant = nearest(text, [*self.commands, *self.face.commands, *map(str, self.match.game.catalogue)])
            near = meant or error.facts.get("nearest", "")
            raise NotationError("unknown_action", text=typed[:60], nearest=near) from None

    def _list(self, everything: bool) -> None:
        names, look = self.session.names, self.screen.look
        self.listing = self.face.listing(self.say, self.match, self.seat, names, everything, look)
        self.screen.show(self.listing.drawn)
        if not look.low:
            self.screen.show(self.say(self._own("table-choices-shown"), hidden=self.listing.hidden), style="dim")

    def _own(self, key: str) -> str:
        """The game's own sentence instead of the one for every game, if it has one."""
        own = f"{self.match.game.name}-{key.removeprefix('table-')}"
        return own if self.say.knows(own) else key

    def _ask_game(self, command: str, rest: str) -> None:
        """A command of the game's own."""
        names, look = self.session.names, self.screen.look
        answer = self.face.answer(self.say, self.match, self.seat, names, command, rest, look)
        if isinstance(answer, Listing):
            self.listing = answer
            answer = answer.drawn
        self.screen.show(answer)

    # --- commands ------------------------------------------------------------------------------------------

    def board(self, rest: str) -> None:
        """The table, the usual choices, and the sentence of what may be done."""
        self.session.draw(self.seat)
        if not self.screen.look.low:
            self.screen.blank()
        self._list(everything=False)
        self.screen.show(self.face.now(self.say, self.match.view(self.seat)), style="bold")

    def all(self, rest: str) -> None:
        """Every action with every way to pay."""
        self._list(everything=True)

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.screen.show(self.say("keys-heading"), style="bold")
        for key in KEYS:
            self.screen.show(f"  {self._key(key)}")
        for command in self.face.commands:
            self.screen.show(f"  {self.say(f'{self.match.game.name}-keys-{command}')}")
        self.screen.show(*self.face.keys(self.say, self.screen.look))

    def _key(self, key: str) -> str:
        return self.say(self._own(f"keys-{key}"), example=f"`{self.face.example}`", bot=self.face.adviser)

    def undo(self, rest: str) -> None:
        """Takes the last action back."""
        self.session.undo(self.seat)
        self.acted = True

    def hint(self, rest: str) -> None:
        """What the adviser would do."""
        advice = advise(self.match, self.seat, self.face.adviser)
        self.screen.show(*advice.sentences(self.say, self.session.names))

    def why(self, rest: str) -> None:
        """Whether an action is possible, and if not, why."""
        action = self._parsed(rest)
        refusal = self.match.why_not(action, self.seat)
        if refusal is not None:
            raise refusal.error()
        described = self.face.describe(self.say, self.match.view(self.seat), action, self.session.names)
        self.screen.show(self.say("table-legal", action=str(action), sentence=described))

    def log(self, rest: str) -> None:
        """All that has happened."""
        self.session.log(self.seat)

    def rules(self, rest: str) -> None:
        """The rules in short."""
        for paragraph in self.face.rules(self.say, self.match.view(self.seat)).splitlines():
            self.screen.show(paragraph)

    def save(self, rest: str) -> None:
        """Keeps the match, here or elsewhere."""
        if rest:
            path = new_file(rest)
            write_whole(path, self.match.record().to_json())
            self.screen.command(self.say("table-saved", path=str(path)))
        elif self.session.keeper.path is None:
            self.screen.show(self.say("table-quit-unsaved"))
        else:
            self.session.keeper.keep(self.match)
            self.screen.command(self.say("table-saved", path=self.session.keeper.shown))

    def quit(self, rest: str) -> None:
        """Gets up."""
        raise Leave
