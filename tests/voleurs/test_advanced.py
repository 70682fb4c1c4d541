"""The advanced rules, each with its option."""

from __future__ import annotations

import pytest

from baghdad.core.errors import UndoRefused
from baghdad.core.rng import rng_for
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import GEMS
from baghdad.voleurs.dry_run import copy_state, legal_steps
from baghdad.voleurs.rules.apply_step import apply
from tests.voleurs.positions import GAME, at, bag, code, event, hand, on, outside, refusal

CARDS = "Hides, Lambs, Iron, Gold, Spears"  # 2 4 9 18 1 to David


def playing(pawns, cards=CARDS, **more):
    """Return a match in which seat 0, David, is to buy; the others have cards too."""
    return at(pawns=pawns, hands=[cards, "Sugar", "Ice"], **more)


@pytest.mark.rule("V-ADV-REFUGE", "V-AMB-61")
@pytest.mark.parametrize("owner", [0, 1])
def test_refuge_protects_caravaneers_and_merchants_on_streets(owner):
    pawns = f"0T c10, 0M f2, {owner}C e4, {owner}C e3, 0B g2, {owner}M h2, {owner}M f1"
    match = playing(pawns, refuge=True)
    assert refusal(match, "move merchant f2>f3 x e4 < Lambs") == ("in_refuge", "V-ADV-REFUGE", {"cell": "e4"})
    assert code(match, "move merchant f2>f3 x e3 < Lambs") is None
    assert code(match, "move broker g2>g2 x h2 < Lambs") == "in_refuge"
    assert code(match, "move broker g2>g2 x f1 < Lambs") is None
    assert code(playing(pawns), "move merchant f2>f3 x e4 < Lambs") is None


@pytest.mark.rule("V-ADV-REFUGE")
def test_refuge_does_not_protect_from_assassins():
    match = playing("0A f2, 1C e4", refuge=True)
    match.play("move assassin f2>f3 x e4 < Lambs")
    assert (on(match, "e4"), outside(match, 1)) == ("", "")


@pytest.mark.rule("V-ADV-BLOCK", "V-AMB-60")
def test_blocking_moves_go_around_rivals_caravaneers():
    # From h1 the next cells inland are g1, g2, h2, i1.
    ring = "1C g1, 1C g2, 1C h2, 1C i1"
    free = playing(f"0T h1, {ring}")
    blocked = playing(f"0T h1, {ring}", blocking=True)
    assert code(free, "move thief h1>f2 < Lambs") is None
    far = ("too_far", "V-MOVE-1", {"cell": "f2", "steps": 255, "purse": 4})
    assert refusal(blocked, "move thief h1>f2 < Lambs") == far
    assert code(blocked, "move thief h1>h1 < Lambs") is None
    gap = playing("0T h1, 1C g1, 1C g2, 1C h2", blocking=True)
    assert refusal(gap, "move thief h1>h3 < Hides")[2]["steps"] == 3
    assert code(gap, "move thief h1>h3 < Lambs") is None
    assert code(gap, "move thief h1>i2 < Lambs") is None  # next to a Caravaneer


@pytest.mark.rule("V-ADV-BLOCK")
def test_blocking_lets_pass_other_pawns_and_own_caravaneers():
    match = playing("0T h1, 0C g1, 1M g2, 0C h2, 2T i1", blocking=True)
    assert code(match, "move thief h1>f2 < Lambs") is None


@pytest.mark.rule("V-AMB-59")
def test_caravaneers_of_the_payers_rivals_block_the_vizier():
    ring = "{0}C g1, {0}C g2, {0}C h2, {0}C i1"
    assert code(playing("V h1, " + ring.format(0), blocking=True), "move vizier h1>f2 < Lambs") is None
    assert code(playing("V h1, " + ring.format(1), blocking=True), "move vizier h1>f2 < Lambs") == "too_far"


@pytest.mark.rule("V-ADV-VIZKILL", "V-CLASH-12", "V-AMB-56", "V-AMB-58")
def test_assassin_may_kill_the_vizier_once():
    match = playing("0A f7, V g8, 1A h1", vizier_kill=True)
    match.play("move assassin f7>f7 x g8 < Lambs")
    assert (match.view(None)["vizier"], on(match, "f7"), outside(match, 0)) == ("desert", "", "A")
    assert match.view(None)["vizier_killed"]
    match.play("move vizier desert>i1 < Spears")
    match.play("slipper 1")
    assert refusal(match, "move assassin h1>h1 x i1 < Sugar") == ("vizier_is_safe", "V-VIZ-2", {})


@pytest.mark.rule("V-ADV-VIZKILL", "V-AMB-56", "V-AMB-57")
def test_murder_of_the_vizier_redeals_all_six_birthday_cards():
    before = ["diamond", "emerald_and_sapphire", "two_no_sapphire"]
    dealt = []
    for seed in range(60):
        match = playing("0A f2, V f4", vizier_kill=True, seed=seed)
        match.play("move assassin f2>f3 x f4 < Lambs")
        dealt.append([seat["birthday"] for seat in match.position()["seats"]])
        assert len(set(dealt[-1])) == 3
        assert match.view(1)["seats"][1]["birthday"] == dealt[-1][1]
        assert match.view(1)["seats"][0]["birthday"] is None
    assert len({card for cards in dealt for card in cards}) == 6
    assert any(cards[0] == before[0] for cards in dealt)


@pytest.mark.rule("V-ADV-VIZKILL", "V-INFO-9", "V-INFO-10")
def test_new_birthday_card_is_shown_only_to_its_owner():
    match = playing("0A f2, V f4", vizier_kill=True)
    events = match.play("move assassin f2>f3 x f4 < Lambs")
    told = event(events, "birthdays")
    for seat in range(3):
        own = match.view(seat)["seats"][seat]["birthday"]
        assert told.seen_by(seat) == {"event": "birthdays", "seats": [0, 1, 2], "birthday": own}
    assert told.seen_by(None) == {"event": "birthdays", "seats": [0, 1, 2]}
    for happened in events:
        for seat in (0, 1, 2, None):
            others = {held["birthday"] for other, held in enumerate(match.position()["seats"]) if other != seat}
            assert not others & set(map(str, happened.seen_by(seat).values()))
    with pytest.raises(UndoRefused):
        match.undo(0)


@pytest.mark.rule("V-ADV-VIZKILL")
def test_no_birthday_event_without_murder_or_in_a_preview():
    match = playing("0A f2, 1C f4, V g8", vizier_kill=True)
    assert not any(event.kind == "birthdays" for event in match.preview(GAME.parse("move assassin f2>f3 x f4 < Lambs")))
    assert not any(event.kind == "birthdays" for event in match.play("move assassin f2>f3 x f4 < Lambs"))
    murder = playing("0A f2, V f4", vizier_kill=True)
    foreseen = murder.preview(GAME.parse("move assassin f2>f3 x f4 < Lambs"))
    assert not any(event.kind == "birthdays" for event in foreseen)


@pytest.mark.rule("V-AMB-58")
def test_vizier_killed_in_the_palace_does_not_end_the_match():
    match = at(pawns="0A f7, 0C g1, V g8", hands=["Lambs"], vizier_kill=True)
    match.play("move assassin f7>f7 x g8 < Lambs")
    assert not match.over


@pytest.mark.rule("V-ADV-SWAP", "V-INFO-16", "V-AMB-62")
def test_exchange_shows_the_bag_to_the_robber_and_swaps_two_gems():
    match = playing("0T f2, 1T f4", bags=["SF", "RF"], exchange=True)
    events = match.play("move thief f2>f3 look f4 < Lambs")
    bag_seen = {"fake": 1, "sapphire": 0, "emerald": 0, "ruby": 1, "diamond": 0}
    assert event(events, "look").seen_by(0)["bag"] == bag_seen
    assert match.view(0)["look"] == bag_seen
    for other in (1, 2, None):
        assert "bag" not in event(events, "look").seen_by(other)
        assert match.view(other)["look"] is None
        assert match.view(other)["laid"] == ["Lambs"]
    assert [str(action) for action in match.legal()] == ["exchange fake for sapphire", "exchange ruby for sapphire"]
    assert refusal(match, "slipper 1") == ("exchange_first", "V-ADV-SWAP", {})
    assert refusal(match, "exchange diamond for sapphire") == ("not_in_their_bag", "V-ADV-SWAP", {"gem": "diamond"})
    assert refusal(match, "exchange ruby for fake") == ("no_fake_given", "V-AMB-62", {"gem": "fake"})
    assert refusal(match, "exchange ruby for ruby") == ("not_in_your_bag", "V-AMB-62", {"gem": "ruby"})
    told = event(match.play("exchange ruby for sapphire"), "exchange")
    assert (bag(match, 0), bag(match, 1)) == ("FR", "FS")
    assert told.seen_by(1)["taken"] == "ruby"
    assert told.seen_by(2) == {"event": "exchange", "seat": 0, "victim": 1}
    assert len(hand(match, 0)) == 4
    assert code(match, "exchange ruby for sapphire") == "no_exchange"


@pytest.mark.rule("V-ADV-SWAP", "V-AMB-62")
def test_exchange_needs_a_real_gem_and_a_full_bag():
    assert refusal(playing("0T f2, 1T f4", bags=["F", "R"], exchange=True), "move thief f2>f3 look f4 < Lambs") == (
        "no_look",
        "V-ADV-SWAP",
        {},
    )
    assert code(playing("0T f2, 1T f4", bags=["S"], exchange=True), "move thief f2>f3 look f4 < Lambs") == "empty_bag"
    assert code(playing("0T f2, 1T f4", bags=["S", "R"]), "move thief f2>f3 look f4 < Lambs") == "no_look"
    match = playing("0T f2, 1T f4", bags=["S", "F"], exchange=True)
    match.play("move thief f2>f3 look f4 < Lambs")
    match.play("exchange fake for sapphire")
    assert (bag(match, 0), bag(match, 1)) == ("F", "S")
    assert code(playing("0T f2, 1T f4", bags=["S", "R"], exchange=True), "move thief f2>f3 x f4 < Lambs") is None


@pytest.mark.rule("V-ADV-SWAP", "V-INFO-16")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_redeal_during_a_look_keeps_the_view(viewer):
    match = playing("0T f2, 1T f4, 2T f1", bags=["S", "RF", "E"], exchange=True)
    match.play("move thief f2>f3 look f4 < Lambs")
    rng = rng_for(1)
    for _ in range(20):
        state = GAME.redeal(match.state, viewer, rng)
        assert GAME.view(state, match.options, viewer) == match.view(viewer)
        other = GAME.from_position(GAME.position(state, match.options), seed=1)
        other.play(other.legal()[0])
        assert "Lambs" in other.position()["spent"]


@pytest.mark.rule("V-ADV-PRICE", "V-AMB-30", "V-AMB-31")
@pytest.mark.parametrize(
    ("gem", "letters", "price"),
    [("fake", "FFFFF", 14), ("sapphire", "SSSS", 17), ("emerald", "EEE", 25), ("ruby", "RR", 32), ("diamond", "D", 40)],
)
def test_last_gem_of_a_kind_costs_five_more(gem, letters, price):
    match = playing("0T f2", bags=["", letters], price_rise=True)
    assert match.view(None)["prices"][gem] == price
    assert refusal(match, f"gem {gem} < Lambs")[2] == {"price": price, "purse": 4}
    one_less = playing("0T f2", bags=["", letters[1:]], price_rise=True)
    assert one_less.view(None)["prices"][gem] == price - 5
    assert playing("0T f2", bags=["", letters]).view(None)["prices"][gem] == price - 5
    by_card = playing("0T f2", cards=gem.title(), bags=["", letters], price_rise=True)
    by_card.play(f"gem {gem} < {gem}")
    assert len(bag(by_card, 0)) == 1


@pytest.mark.rule("V-OPT-CHANGE")
def test_change_moves_the_vizier():
    match = playing("0T f2", change_moves_vizier=True)
    match.play("agent caravaneer < Iron + vizier f1")
    assert (match.view(None)["vizier"], outside(match, 0)) == ("f1", "C")
    match = playing("0T f2, V f1", cards="Gold, Iron, Lambs, Spears", change_moves_vizier=True)
    assert refusal(match, "gem fake < Iron + vizier e1")[0] == "no_change"
    assert refusal(match, "agent caravaneer < Lambs, Spears + vizier e1")[0] == "no_change"
    assert refusal(match, "move thief f2>f3 < Lambs + vizier a1")[2] == {"cell": "a1", "steps": 5, "purse": 3}
    assert refusal(match, "move thief f2>f3 < Lambs + vizier f3") == ("cell_taken", "V-MOVE-7", {"cell": "f3"})
    assert refusal(match, "move thief f2>f3 < Lambs + vizier desert") == ("no_return_to_desert", "V-MOVE-4", {})
    assert code(match, "move vizier f1>f1 < Lambs + vizier e1") == "no_change"
    match.play("move thief f2>f3 < Lambs + vizier f2")
    assert (on(match, "f3"), on(match, "f2")) == ("0T", "V")
    match.play("agent caravaneer < Iron")
    assert on(match, "f2") == "V"


LOOKING = {"bags": ["S", "R"], "exchange": True, "change_moves_vizier": True}


@pytest.mark.rule("V-OPT-CHANGE", "V-ADV-SWAP")
def test_change_of_a_look_moves_the_vizier_after_the_exchange():
    match = playing("0T f2, 1T f4, V h2", cards="Gold, Iron", **LOOKING)
    match.play("move thief f2>f3 look f4 < Gold + vizier f1")
    assert on(match, "h2") == "V"
    again = GAME.from_position(match.position(), seed=1)
    for one in (match, again):
        one.play("exchange ruby for sapphire")
        assert (on(one, "f1"), bag(one, 0), bag(one, 1), hand(one, 0)) == ("V", "R", "S", ["Iron"])
    assert match.position() == again.position()
    assert "look" not in match.position()


@pytest.mark.rule("V-OPT-CHANGE", "V-ADV-SWAP")
def test_look_with_change_consists_of_legal_steps():
    match = playing("0T f2, 1T f4, V h2", cards="Gold, Iron", **LOOKING)
    state, tables = copy_state(match.state), tables_of_state(match.state)
    for text in ("move thief f2>f3 look f4 < Gold + vizier f1", "exchange ruby for sapphire"):
        for step in GAME.parse(text).steps(match.state):
            assert step in legal_steps(state)
            apply(state, tables, step, rng_for(1))
        match.play(text)
    assert state.tobytes() == match.state.tobytes()


@pytest.mark.rule("V-OPT-CHANGE", "V-ADV-SWAP")
@pytest.mark.parametrize("goal", ["", "f1"])
def test_after_an_exchange_the_change_does_what_the_look_said(goal):
    match = playing("0T f2, 1T f4, V h2", cards="Gold, Iron", **LOOKING)
    match.play(f"move thief f2>f3 look f4 < Gold{' + vizier ' if goal else ''}{goal}")
    state, steps = copy_state(match.state), [n.TAKE + GEMS.index("ruby"), n.GIVE + GEMS.index("sapphire")]
    for step in steps:
        assert step in GAME.next_steps(state, [])
        GAME.apply_step(state, step, rng_for(1))
    assert len(legal_steps(state)) > 1
    last = n.GO + board_of(state).numbers[goal] if goal else n.KEEP_CHANGE
    assert GAME.next_steps(state, steps) == [last]


@pytest.mark.rule("V-OPT-CHANGE", "V-ADV-SWAP")
def test_change_of_a_look_is_refused_as_that_of_any_move():
    match = playing("0T f2, 1T f4, V f1", cards="Lambs, Iron", **LOOKING)
    look = "move thief f2>f3 look f4 < Lambs + vizier"
    assert refusal(match, f"{look} a1") == ("too_far", "V-MOVE-1", {"cell": "a1", "steps": 5, "purse": 3})
    assert refusal(match, f"{look} f3") == ("cell_taken", "V-MOVE-7", {"cell": "f3"})
    assert refusal(match, f"{look} desert") == ("no_return_to_desert", "V-MOVE-4", {})
    match = playing("0T f2, 1T f4, V f1", cards="Lambs, Iron", **{**LOOKING, "change_moves_vizier": False})
    assert refusal(match, f"{look} f2") == ("no_change", "V-OPT-CHANGE", {})


@pytest.mark.rule("V-OPT-CHANGE", "V-PAY-2")
def test_change_is_lost_without_the_option():
    match = playing("0T f2, V f1")
    assert refusal(match, "agent caravaneer < Iron + vizier e1") == ("no_change", "V-OPT-CHANGE", {})


@pytest.mark.rule("V-OPT-CHANGE")
def test_change_may_end_the_match_with_the_last_card():
    match = at(pawns="0T f2, 0C g1, V h8", hands=["Iron"], change_moves_vizier=True)
    match.play("agent caravaneer < Iron + vizier g8")
    assert match.over
