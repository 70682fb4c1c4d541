"""Matches of voleurs for tests at the terminal, and what people typed in them."""

from functools import cache

import baghdad
from baghdad.bots import bot
from baghdad.core.rng import rng_for
from baghdad.core.spelling import plain
from baghdad.voleurs.actions.notation import for_reader
from baghdad.voleurs.box import CARDS, district_of
from baghdad.voleurs.names import CARD_NUMBERS, card_name

VOLEURS = baghdad.game("voleurs")


def played(seats, seed, steps=10**6, **options):
    """Return a match among bots as the terminal would play it; people play their first legal action."""
    match = VOLEURS.new(len(seats), seed, seats, **options)
    while not match.over and len(match.history) < steps:
        seat = match.to_act[0]
        rng = rng_for(seed, len(match.history), f"bot {seat}")
        player = bot(seats[seat] if seats[seat] in ("random", "greedy") else "random", "voleurs")
        match.play(player.choose(match.knowledge(seat, rng), rng).action, seat)
    return match


def typed_by(match, seat):
    """Return what a person in a seat typed in a match."""
    return "".join(f"{for_reader(str(turned.action))}\n" for turned in match.history if turned.seat == seat)


def typed_by_all(match):
    """Return what people at one terminal typed: their actions, and Enter where the screen is handed over."""
    lines, before = [], None
    for turned in match.history:
        if turned.seat != before:
            lines += [""] if before is None else ["", ""]
        lines.append(for_reader(str(turned.action)))
        before = turned.seat
    return "\n".join([*lines, ""])


@cache
def started(seed=4, **options):
    """Return a match of two people who are about to trade; it is shared, so tests must not change it."""
    match = VOLEURS.new(2, seed, ["person:Anna", "person:Tom"], two_players=True, **options)
    while match.view(0)["phase"] != "trading":
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    return match


def false_claim(match, seat):
    """Return a card that the seat holds, and the name of another card of its district that nobody holds."""
    held = {CARD_NUMBERS[plain(name)] for other in (0, 1) for name in match.view(other)["seats"][other]["cards"]}
    card = CARD_NUMBERS[plain(match.view(seat)["seats"][seat]["cards"][0])]
    lie = next(c for c in range(CARDS) if c not in held and district_of(c) == district_of(card))
    return card_name(card), card_name(lie)


@cache
def buying(seed=5):
    """Return a shared match in which a person is about to buy for the first time, and how it was started."""
    match = played(["me", "random", "random"], seed, steps=0)
    while match.view(0)["phase"] != "buying" or match.to_act != (0,):
        seat = match.to_act[0]
        rng = rng_for(seed, len(match.history), f"bot {seat}")
        match.play(bot("random", "voleurs").choose(match.knowledge(seat, rng), rng).action, seat)
    return match, ("play", "voleurs", "--seats", "me,random,random", "--seed", seed)
