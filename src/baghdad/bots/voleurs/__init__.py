"""The computer players of voleurs."""

from __future__ import annotations

from baghdad.bots.catalogue import BotCatalogue
from baghdad.bots.characters import ALIASES, CHARACTER_NAMES
from baghdad.bots.voleurs.calibration import RATINGS

BOTS = BotCatalogue(
    classes={
        "greedy": "baghdad.bots.voleurs.greedy:Greedy",
        "search": "baghdad.bots.voleurs.search:Search",
        "apprentice": "baghdad.bots.voleurs.apprentice:Apprentice",
        "journeyman": "baghdad.bots.voleurs.greedy:Greedy",
        "thief": "baghdad.bots.voleurs.search:Thief",
        "master": "baghdad.bots.voleurs.search:Master",
        "level": "baghdad.bots.voleurs.levels:Level",
        "adaptive": "baghdad.bots.voleurs.levels:Adaptive",
        "policy": "baghdad.bots.voleurs.opponents:Policy",
        "rollouts": "baghdad.bots.voleurs.opponents:Rollouts",
        "shark": "baghdad.bots.voleurs.opponents:Shark",
        "partner": "baghdad.bots.voleurs.opponents:Partner",
        "never-trader": "baghdad.bots.voleurs.opponents:NeverTrader",
        "rusher": "baghdad.bots.voleurs.opponents:Rusher",
        "robber": "baghdad.bots.voleurs.opponents:Robber",
    },
    aliases=ALIASES,
    levels=CHARACTER_NAMES,
    ratings=RATINGS,
    former_levels=("apprentice", "journeyman", "thief", "master"),
    stand_in="journeyman",
    adviser="master",
    chances="baghdad.bots.voleurs.chances:trials_of",
    compiled_matches="baghdad.bots.voleurs.compiled_matches:compiled_runner",
)
