"""Purchases of agents and gems."""

from __future__ import annotations

import pytest

from tests.voleurs.positions import GAME, at, bag, event, on, outside, refusal, supply

RICH = "Gold, Silver-gilt, Iron, Wrought iron, Anvil, Silver, Copper, Lead"  # 18 18 9 9 12 12 6 6 to David


def rich(**more):
    """Return a match in which David has many cards; the others have some too."""
    return at(hands=[RICH, "Sugar", "Ice"], **{"pawns": "0T f2", **more})


@pytest.mark.rule("V-AGENT-1")
@pytest.mark.parametrize(("agent", "price"), [("caravaneer", 5), ("merchant", 9), ("broker", 12), ("assassin", 12)])
def test_prices_of_agents(agent, price):
    poor = at(hands=["Lambs", "Sugar"])
    assert refusal(poor, f"agent {agent} < Lambs") == ("too_few_dinars", "V-AGENT-1", {"price": price, "purse": 4})
    match = rich()
    match.play(f"agent {agent} < {'Anvil' if price == 12 else 'Iron' if price == 9 else 'Copper'}")
    assert outside(match, 0) == agent[0].upper()
    assert refusal(match, "agent thief < Gold") == ("thief_not_for_sale", "V-AGENT-1", {})


@pytest.mark.rule("V-AGENT-2")
def test_agent_needs_one_left_in_the_supply():
    match = rich(desert=["BBB"])
    assert refusal(match, "agent broker < Anvil") == ("no_agent_left", "V-AGENT-2", {"pawn": "broker"})
    assert not any(action.what == "broker" and action.kind == "agent" for action in match.legal())
    assert supply(rich(desert=["", "BBB"]), 0, "broker") == 3


@pytest.mark.rule("V-AGENT-3")
def test_new_agent_is_in_the_desert_and_may_move_at_once():
    match = rich()
    match.play("agent merchant < Iron")
    assert (outside(match, 0), supply(match, 0, "merchant")) == ("M", 5)
    match.play("move merchant desert>h1 < Copper")
    assert (outside(match, 0), on(match, "h1")) == ("", "0M")


@pytest.mark.rule("V-GEM-1", "V-GEM-3", "V-INFO-12")
@pytest.mark.parametrize(
    ("gem", "payment", "purse"),
    [
        ("fake", "Iron", "Copper"),
        ("sapphire", "Anvil", "Iron"),
        ("emerald", "Gold, Copper", "Gold"),
        ("ruby", "Gold, Iron", "Gold, Copper"),
        ("diamond", "Gold, Silver-gilt", "Gold, Iron, Copper"),
    ],
)
def test_gem_costs_its_price_in_dinars(gem, payment, purse):
    match = rich()
    code_, clause, facts = refusal(match, f"gem {gem} < {purse}")
    assert (code_, clause) == ("too_few_dinars", "V-GEM-1")
    assert facts["purse"] < facts["price"]
    events = match.play(f"gem {gem} < {payment}")
    assert bag(match, 0) == gem[0].upper()
    assert event(events, "gem").seen_by(None)["what"] == gem
    assert match.view(1)["seats"][0]["bag_size"] == 1
    assert match.view(1)["seats"][0]["bag"] is None


@pytest.mark.rule("V-GEM-1")
def test_gem_card_buys_its_gem():
    match = at(hands=["Diamond, Lambs", "Sugar"])
    match.play("gem diamond < Diamond")
    assert bag(match, 0) == "D"


@pytest.mark.rule("V-GEM-2", "V-GEM-4")
def test_sold_out_gem_stays_sold_out():
    match = rich(bags=["", "DD"])
    assert refusal(match, "gem diamond < Gold, Silver-gilt") == ("no_gem_left", "V-GEM-2", {"gem": "diamond"})
    assert not any(action.what == "diamond" for action in match.legal())
    match = at(pawns="0T f2, 1T f4", bags=["", "DD"], hands=["Lambs, Camel", "Sugar"])
    match.play("move thief f2>f3 x f4 < Lambs")
    assert bag(match, 0) == "D"
    assert match.view(None)["gems"]["diamond"] == 0


def test_suggested_actions_are_legal_and_parse_back():
    match = rich(pawns="0T f2, 0M f3, 1C g3, 1M e3, 0B e2, 0A h2, 1A h3, 2T g2, V f4", bags=["S", "", "F"])
    legal = match.legal()
    assert len({str(action) for action in legal}) == len(legal) > 100
    for action in legal:
        assert match.why_not(action, 0) is None
        assert GAME.parse(str(action)) == action
