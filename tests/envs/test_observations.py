"""An observation says what a seat may know, all of it that stands in its planes, and nothing else."""

import numpy as np
import pytest

from baghdad.core.rng import rng_for
from baghdad.core.rule import COMPILED
from baghdad.envs.game_specs import spec_of
from tests.envs.worlds import VARIANTS, mask_of, moments, state_at, tables

REDEALS = 3


def row_of(kind, state, seat):
    row = np.full(kind.layout.size, 99, np.int8)
    seeing(kind).encode(state, seat, row)
    return row


def seeing(kind):
    from importlib import import_module

    return import_module(f"baghdad.{kind.game.name}.rules.observation")


def plane(kind, row, name):
    return row[kind.layout.slice_of(name)].reshape(kind.layout.plane(name).shape)


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_what_is_hidden_makes_no_difference(name, players, options):
    """A redeal leaves every observation of that seat, its mask and its legal actions as they were."""
    many = tables(name, players, options)
    game, rng, different = many.kind.game, rng_for(5), 0
    for now in moments(many):
        for index in range(0, many.n, 3):
            state = state_at(many, index)
            for seat in range(players):
                before = row_of(many.kind, state, seat)
                for _ in range(REDEALS):
                    other = game.redeal(state, seat, rng)
                    assert np.array_equal(row_of(many.kind, other, seat), before)
                    if seat == now.to_act[index]:
                        assert np.array_equal(mask_of(many, other), now.masks[index])
                    rivals = [rival for rival in range(players) if rival != seat]
                    different += any(
                        not np.array_equal(row_of(many.kind, other, rival), row_of(many.kind, state, rival))
                        for rival in rivals
                    )
    assert different > (50 if COMPILED else 3), "a redeal changes what the others see"


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_every_number_is_within_its_bounds(name, players, options):
    many = tables(name, players, options)
    highest = np.array(many.kind.layout.highest)
    for now in moments(many):
        assert now.observations.min() >= 0
        assert (now.observations <= highest).all()


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_the_planes_say_what_the_view_says(name, players, options):
    many = tables(name, players, options)
    compare = {"dieb": compare_dieb, "voleurs": compare_voleurs}[name]
    for _ in moments(many, 6):
        for index in range(2):
            state = state_at(many, index)
            for seat in range(players):
                view = many.kind.game.view(state, many.options, seat)
                row = row_of(many.kind, state, seat)
                compare(view, lambda name, row=row: plane(many.kind, row, name), seat, players)


def around(items, seat):
    """Things by seat, the observer's first."""
    return [*items[seat:], *items[:seat]]


def compare_dieb(view, plane, seat, players):
    hands = around(view["hands"], seat)
    palaces = view["palaces"]
    assert plane("chests").tolist() == [palace["chests"] for palace in palaces]
    assert plane("neutral_guards").tolist() == [palace["neutral"] for palace in palaces]
    for name in ("guards", "thieves"):
        rows = [around(palace[name], seat) for palace in palaces]
        assert plane(name)[:players].T.tolist() == rows
        assert not plane(name)[players:].any()
    assert plane("cards").tolist() == (hands[0]["cards"] or [0] * 6)
    assert plane("hand_seen")[0] == (hands[0]["cards"] is not None)
    assert plane("shown")[:players].tolist() == [hand["shown"] for hand in hands]
    assert (plane("held_cards") + plane("held_dancers"))[:players].tolist() == [hand["size"] for hand in hands]
    assert plane("discard").tolist() == view["discard"]
    assert plane("deck")[0] == view["deck"]
    assert plane("dancers")[0] == view["dancers"]
    assert plane("supply")[:players].tolist() == around(view["supplies"], seat)
    won = [[chests.count(strength) for strength in (4, 5, 6, 7)] for chests in around(view["chests_won"], seat)]
    assert plane("chests_won")[:players].tolist() == won
    assert plane("to_act").argmax() == (view["seat"] - seat) % players
    assert plane("you").argmax() == seat


def compare_voleurs(view, plane, seat, players):
    from baghdad.voleurs.names import CARD_NUMBERS, plain

    def numbers(names):
        return sorted(CARD_NUMBERS[plain(name)] for name in names)

    seats = around(view["seats"], seat)
    assert np.flatnonzero(plane("cards")[0]).tolist() == numbers(seats[0]["cards"])
    for row, other in enumerate(seats[1:], start=1):
        assert np.flatnonzero(plane("cards")[row]).tolist() == numbers(other["known"])
        if other["bag"] is None:
            assert not plane("bags")[row].any()
            assert not plane("birthdays")[row].any()
    assert plane("bags")[0].tolist() == list(seats[0]["bag"].values())
    assert plane("bag_sizes")[:players].tolist() == [other["bag_size"] for other in seats]
    assert plane("hands")[:players].tolist() == [other["hand"] for other in seats]
    assert plane("decks").tolist() == view["deck"]
    assert plane("gems").tolist() == list(view["gems"].values())
    assert plane("prices").tolist() == list(view["prices"].values())
    assert np.flatnonzero(plane("spent")).tolist() == numbers(view["spent"])
    assert np.flatnonzero(plane("laid")).tolist() == numbers(view["laid"])
    assert np.count_nonzero(plane("owner")) == len(view["pawns"])
    assert plane("slipper").argmax() == (view["slipper"] - seat) % players
    assert plane("round")[0] == view["round"]
    open_offers = {offer["number"] - 1: offer for offer in view["offers"]}
    assert set(np.flatnonzero(plane("offer_maker").any(axis=1))) == set(open_offers)
    for number, offer in open_offers.items():
        assert plane("offer_given")[number].tolist() == offer["given"]
        assert plane("offer_wanted")[number].tolist() == offer["wanted"]
        assert np.flatnonzero(plane("offer_cards")[number]).tolist() == numbers(offer["cards"] or [])
        claimed = [name for _, name in offer["claims"] or [] if name]
        assert np.flatnonzero(plane("offer_claims")[number]).tolist() == numbers(claimed)


@pytest.mark.parametrize("name", ["dieb", "voleurs"])
def test_planes_have_names_of_their_own_and_fit_in_a_byte(name):
    layout = spec_of(name).layout
    assert len(layout.starts) == len(layout.planes)
    assert max(layout.highest) <= 127
    assert len(layout.highest) == layout.size
