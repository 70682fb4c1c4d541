"""Who sits where: `me`, `person:Anna`, or a computer player by its name."""

from __future__ import annotations

from dataclasses import dataclass

from baghdad.bots import Bot, bot, bots
from baghdad.cli.errors import CommandError, printable
from baghdad.table.chance import below, chance_of
from baghdad.table.errors import nearest
from baghdad.words import Speaker

ME = "me"
PERSON = "person:"
LONGEST_NAME = 16
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody in a seat: a person, or a computer player if `player` is one."""

    label: str  # as the record keeps it
    player: Bot | None = None

    @property
    def is_person(self) -> bool:
        """Whether decisions are typed in here."""
        return self.player is None


def read_seats(text: str, game: str) -> list[str]:
    """The labels of a list of seats; CommandError for one that is nobody."""
    labels = [part.strip() for part in text.split(",")]
    known = bots(game)
    for label in labels:
        named = label.startswith(PERSON) and printable(label.removeprefix(PERSON)).strip()
        if label != ME and not named and label not in known:
            near = nearest(label, [ME, *known])
            raise CommandError("unknown_seat", seat=label, nearest=near, bots=list(known))
    return labels


def rotated(labels: list[str], first: str | None, seed: int) -> list[str]:
    """The seats in order of play: whoever starts comes first (D-AMB-1 and its like)."""
    if first is None:
        return labels
    if first == RANDOM:
        start = int(below(chance_of(seed, 0, "first"), len(labels)))
    elif first.isascii() and first.isdigit() and 1 <= int(first[:9]) <= len(labels):
        start = int(first) - 1
    else:
        raise CommandError("bad_first", first=first, players=len(labels), nearest=nearest(first, [RANDOM]))
    return labels[start:] + labels[:start]


def sit_down(labels: tuple[str, ...], game: str) -> list[Sitter]:
    """The sitters of these labels; whoever is no computer player is a person."""
    known = bots(game)
    return [Sitter(label, bot(label, game) if label in known else None) for label in labels]


def names(sitters: list[Sitter], say: Speaker, first: int = 1) -> list[str]:
    """What sentences call them, counted from `first`. A person alone among computer players is “you”."""
    people = sum(sitter.is_person for sitter in sitters)
    return [_name(sitter, number, people, say) for number, sitter in enumerate(sitters, start=first)]


def _name(sitter: Sitter, number: int, people: int, say: Speaker) -> str:
    if not sitter.is_person:
        return say("seat-bot", bot=sitter.label, number=number)
    if sitter.label == ME:
        return say("seat-you") if people == 1 else say("seat-player", number=number)
    name = " ".join(printable(sitter.label.removeprefix(PERSON)).split())[:LONGEST_NAME]
    return name or say("seat-player", number=number)
