"""The computer players of dieb."""

from __future__ import annotations

from baghdad.bots.catalogue import BotCatalogue
from baghdad.bots.characters import ALIASES, CHARACTER_NAMES
from baghdad.bots.dieb.calibration import RATINGS

BOTS = BotCatalogue(
    classes={
        "greedy": "baghdad.bots.dieb.greedy:Greedy",
        "search": "baghdad.bots.dieb.search_bots:Search",
        "planner": "baghdad.bots.dieb.search_bots:Planner",
        "ismcts": "baghdad.bots.dieb.search_bots:Ismcts",
        "apprentice": "baghdad.bots.dieb.apprentice:Apprentice",
        "journeyman": "baghdad.bots.dieb.greedy:Greedy",
        "thief": "baghdad.bots.dieb.search_bots:Search",
        "master": "baghdad.bots.dieb.master:Master",
        "level": "baghdad.bots.dieb.levels:Level",
        "adaptive": "baghdad.bots.dieb.levels:Adaptive",
    },
    aliases=ALIASES,
    levels=CHARACTER_NAMES,
    ratings=RATINGS,
    former_levels=("apprentice", "journeyman", "thief", "master"),
    stand_in="journeyman",
    adviser="master",
    chances="baghdad.bots.dieb.chances:trials_of",
    compiled_matches="baghdad.bots.dieb.compiled_matches:compiled_runner",
)
