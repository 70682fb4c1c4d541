from baghdad.voleurs import game
from tests.core.conformance import Conformance


class TestVoleurs(Conformance):
    game = game
    seeds = (1,)
    most_decisions = 160
    variants = (
        (3, {"round_cap": 4}),
        (4, {"round_cap": 4, "exchange": True, "price_rise": True, "refuge": True}),
        (5, {"round_cap": 3, "blocking": True, "vizier_kill": True, "deal_characters": True}),
        (6, {"round_cap": 3, "change_moves_vizier": True, "act_from_desert": True, "own_victims": False}),
        (2, {"round_cap": 4, "two_players": True, "offer_cap": 2}),
    )
