"""The players in the seats: `me`, `person:Anna`, or a bot by its name, `greedy`, `search:800`, `mybot.py:MyBot`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from baghdad.bots import Bot, bot, bots
from baghdad.bots.characters import ADAPTIVE
from baghdad.bots.registry import FILE_MARK
from baghdad.cli.errors import CommandError, printable
from baghdad.core.errors import nearest
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.core.match import Match

ME = "me"
PERSON = "person:"
MAX_NAME_LENGTH = 16
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """A person or a bot in a seat; `bot` is set only if it is ready to play."""

    label: str  # as the record stores it
    is_person: bool
    bot: Bot | None = None


def parse_bot_options(texts: Iterable[str]) -> dict[str, str]:
    """Return the bots that `--bot` makes available: the name of each class and where it is."""
    for text in texts:
        if FILE_MARK not in text or not text.rpartition(":")[2]:
            raise CommandError("bad_flag_value", option="--bot", value=text)
    return {text.rpartition(":")[2]: text for text in texts}


def resolve_names(text: str, own: dict[str, str]) -> list[str]:
    """Split a list of names, and replace those in `own` by where the bot is."""
    names = [part.strip() for part in text.split(",")]
    return [own.get(name, name) for name in names]


def parse_seats(text: str, game: str, own: dict[str, str] | None = None) -> list[str]:
    """Return the labels in a list of seats; raise CommandError for an unknown one."""
    labels = resolve_names(text, own or {})
    for label in labels:
        named = label.startswith(PERSON) and printable(label.removeprefix(PERSON)).strip()
        if is_bot(label, game):
            bot(label, game)
        elif label != ME and not named:
            known = [*(own or {}), *bots(game)]
            raise CommandError("unknown_seat", seat=label, nearest=nearest(label, [ME, *known]), bots=known)
    return labels


def is_bot(label: str, game: str) -> bool:
    """Return whether a label names a bot; its parameter isn't checked."""
    return FILE_MARK in label or label.partition(":")[0] in bots(game)


def rotate_seats(labels: list[str], first: str | None, seed: int) -> list[str]:
    """Return the labels in order of play, the first player first (D-AMB-1 and its like)."""
    from baghdad.core.rng import below, rng_for

    if first is None:
        return labels
    if first == RANDOM:
        start = int(below(rng_for(seed, 0, "first"), len(labels)))
    elif first.isascii() and first.isdigit() and 1 <= int(first[:9]) <= len(labels):
        start = int(first) - 1
    else:
        raise CommandError("bad_first", first=first, players=len(labels), nearest=nearest(first, [RANDOM]))
    return labels[start:] + labels[:start]


def load_players(labels: tuple[str, ...], game: str) -> list[SeatedPlayer]:
    """Return the players for these labels with their bots loaded; a label that names no bot is a person."""
    return [
        SeatedPlayer(player.label, player.is_person, None if player.is_person else bot(player.label, game))
        for player in unloaded_players(labels, game)
    ]


def unloaded_players(labels: tuple[str, ...], game: str) -> list[SeatedPlayer]:
    """Return the players of a match that is only viewed: no bot's code is loaded."""
    return [SeatedPlayer(label, not is_bot(label, game)) for label in labels]


def recorded_names(match: Match, say: Localizer) -> list[str]:
    """Return the names of the players of a match that is only viewed."""
    return display_names(unloaded_players(match.seats, match.game.name), say)


def bot_name(say: Localizer, label: str) -> str:
    """Return the name of a computer player in the reader's language, if it is a level; else what it is called by."""
    key = f"level-{ADAPTIVE if label.startswith(f'{ADAPTIVE}:') else label}"
    return say(key) if say.knows(key) else label


def display_names(players: list[SeatedPlayer], say: Localizer) -> list[str]:
    """Return the names that sentences use, numbered from 1. The only person among bots is “you”."""
    people = sum(player.is_person for player in players)
    return [_display_name(player, number, people, say) for number, player in enumerate(players, start=1)]


def _display_name(player: SeatedPlayer, number: int, people: int, say: Localizer) -> str:
    if not player.is_person:
        return say("seat-bot", bot=bot_name(say, player.label), number=number)
    if player.label == ME:
        return say("seat-you") if people == 1 else say("seat-player", number=number)
    name = " ".join(printable(player.label.removeprefix(PERSON)).split())[:MAX_NAME_LENGTH]
    return name or say("seat-player", number=number)
