"""Opponents of one idea each: what they do in trade, and that their matches are the same compiled and step by step."""

from __future__ import annotations

import pytest

from baghdad.arena.contest import new_contest
from baghdad.arena.contest_match import MatchRunner, play_compiled, play_stepwise
from baghdad.bots import bot
from baghdad.core.errors import OptionError
from baghdad.voleurs.box import FIRST_GEM_CARD, FIRST_SURPRISE
from baghdad.voleurs.state import TRADING
from tests.arena.test_contest_match import without_match_times
from tests.bots.voleurs.positions import play

OPPONENTS = ("policy", "shark", "never-trader", "rusher", "robber")


@pytest.mark.slow
@pytest.mark.parametrize(
    "names",
    [
        OPPONENTS[:3],
        OPPONENTS[2:],
        ("shark", "policy", "policy", "master:8"),
        ("shark:6", "greedy", "rusher"),
        ("partner:1", "partner:2", "policy"),
    ],
)
def test_compiled_matches_equal_matches_played_step_by_step(names):
    contest = new_contest("voleurs", names, options={"round_cap": 8})
    runners = MatchRunner(contest)
    for index in range(3):
        runner = runners.runner(index)
        assert runner is not None
        compiled = play_compiled(contest, 0, index, True, runner)
        assert without_match_times(compiled) == without_match_times(play_stepwise(contest, 0, index, True))


@pytest.mark.parametrize("name", OPPONENTS)
def test_opponents_search_only_with_a_budget(name):
    assert not bot(name, "voleurs").budget.iterations
    assert bot(f"{name}:40", "voleurs").budget.iterations == 40


@pytest.mark.slow
@pytest.mark.rule("V-TRADE-5")
def test_a_shark_only_makes_offers_of_one_card_under_a_finer_name():
    match, _ = play(["shark", "greedy", "greedy"], 3)
    own = [played.action for played in match.history if played.seat == 0]
    offers = [action for action in own if action.kind == "offer"]
    assert offers
    assert "accept" not in {action.kind for action in own}
    assert {len(action.cards) for action in offers} == {1}
    assert {sum(action.wanted) for action in offers} <= {1, 2, 3}
    assert sum(action.cards != action.claims for action in offers) > len(offers) / 2
    assert all(not FIRST_GEM_CARD <= action.cards[0] < FIRST_SURPRISE for action in offers)


@pytest.mark.slow
def test_a_never_trader_neither_offers_nor_accepts():
    match, _ = play(["never-trader", "shark", "greedy"], 3)
    kinds = {played.action.kind for played in match.history if played.seat == 0 and played.before.phase == TRADING}
    assert kinds == {"decline", "done"}


@pytest.mark.slow
def test_partners_trade_with_each_other_only_and_never_lie():
    match, _ = play(["partner:1", "partner:2", "policy"], 3)
    accepted = [played for played in match.history if played.action.kind == "accept"]
    makers = {(played.seat, int(played.before.offers[played.action.offer - 1].maker)) for played in accepted}
    assert makers & {(0, 1), (1, 0)}
    assert not makers & {(0, 2), (1, 2)}
    offers = [played.action for played in match.history if played.action.kind == "offer" and played.seat < 2]
    assert all(offer.to < 2 and offer.cards == offer.claims for offer in offers)


@pytest.mark.parametrize("places", ["0", "6", "x", "1s"])
def test_a_partner_sits_one_to_five_places_further(places):
    with pytest.raises(OptionError) as raised:
        bot(f"partner:{places}", "voleurs")
    assert raised.value.code == "bad_bot_parameter"
