"""Who sits where: `me`, `person:Anna`, or a computer player by its name, `greedy`, `search:800`, `mybot.py:MyBot`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from baghdad.bots import Bot, bot, bots
from baghdad.bots.registry import FILE_MARK
from baghdad.cli.errors import CommandError, printable
from baghdad.core.errors import nearest
from baghdad.core.rng import below, rng_for
from baghdad.words import Speaker

ME = "me"
PERSON = "person:"
LONGEST_NAME = 16
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody in a seat: a person, or a computer player; `player` is one that is ready to play."""

    label: str  # as the record keeps it
    is_person: bool
    player: Bot | None = None


def own_bots(texts: Iterable[str]) -> dict[str, str]:
    """What `--bot` makes available: for the name of each class, where it is."""
    for text in texts:
        if FILE_MARK not in text or not text.rpartition(":")[2]:
            raise CommandError("bad_flag_value", option="--bot", value=text)
    return {text.rpartition(":")[2]: text for text in texts}


def read_names(text: str, own: dict[str, str]) -> list[str]:
    """The names of a list, those of one's own players by where they are."""
    names = [part.strip() for part in text.split(",")]
    return [own.get(name, name) for name in names]


def read_seats(text: str, game: str, own: dict[str, str] | None = None) -> list[str]:
    """The labels of a list of seats; CommandError for one that is nobody."""
    labels = read_names(text, own or {})
    for label in labels:
        named = label.startswith(PERSON) and printable(label.removeprefix(PERSON)).strip()
        if is_bot(label, game):
            bot(label, game)
        elif label != ME and not named:
            known = [*(own or {}), *bots(game)]
            raise CommandError("unknown_seat", seat=label, nearest=nearest(label, [ME, *known]), bots=known)
    return labels


def is_bot(label: str, game: str) -> bool:
    """Whether a label names a computer player, be its parameter right or wrong."""
    return FILE_MARK in label or label.partition(":")[0] in bots(game)


def rotated(labels: list[str], first: str | None, seed: int) -> list[str]:
    """The seats in order of play: whoever starts comes first (D-AMB-1 and its like)."""
    if first is None:
        return labels
    if first == RANDOM:
        start = int(below(rng_for(seed, 0, "first"), len(labels)))
    elif first.isascii() and first.isdigit() and 1 <= int(first[:9]) <= len(labels):
        start = int(first) - 1
    else:
        raise CommandError("bad_first", first=first, players=len(labels), nearest=nearest(first, [RANDOM]))
    return labels[start:] + labels[:start]


def sit_down(labels: tuple[str, ...], game: str) -> list[Sitter]:
    """The sitters of these labels, ready to play; whoever is no computer player is a person."""
    return [
        Sitter(sitter.label, sitter.is_person, None if sitter.is_person else bot(sitter.label, game))
        for sitter in look_on(labels, game)
    ]


def look_on(labels: tuple[str, ...], game: str) -> list[Sitter]:
    """The sitters of a match that is only looked at: nobody's code is loaded for that."""
    return [Sitter(label, not is_bot(label, game)) for label in labels]


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
