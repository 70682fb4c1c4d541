"""Observations contain exactly what a seat may know."""

import numpy as np
import pytest

from baghdad.core.compilation import is_compiled
from baghdad.core.rng import rng_for
from baghdad.envs.game_specs import spec_of
from tests.envs.sampled_matches import VARIANTS, mask_of, new_batch, sampled_steps, state_of_match

REDEALS = 3


def encode_observation(spec, state, seat):
    row = np.full(spec.layout.size, 99, np.int8)
    observation_rules(spec).encode(state, seat, row)
    return row


def observation_rules(spec):
    from importlib import import_module

    return import_module(f"baghdad.{spec.game.name}.rules.observation")


def plane(spec, row, name):
    return row[spec.layout.slice_of(name)].reshape(spec.layout.plane(name).shape)


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_redeal_keeps_observation_and_mask_of_the_seat(name, players, options):
    """A redeal leaves that seat's observation, action mask and legal actions unchanged."""
    many = new_batch(name, players, options)
    game, rng, different = many.spec.game, rng_for(5), 0
    for now in sampled_steps(many):
        for index in range(0, many.n, 3):
            state = state_of_match(many, index)
            for seat in range(players):
                before = encode_observation(many.spec, state, seat)
                for _ in range(REDEALS):
                    other = game.redeal(state, seat, rng)
                    assert np.array_equal(encode_observation(many.spec, other, seat), before)
                    if seat == now.to_act[index]:
                        assert np.array_equal(mask_of(many, other), now.masks[index])
                    rivals = [rival for rival in range(players) if rival != seat]
                    different += any(
                        not np.array_equal(
                            encode_observation(many.spec, other, rival), encode_observation(many.spec, state, rival)
                        )
                        for rival in rivals
                    )
    assert different > (50 if is_compiled() else 3), "a redeal changes what the others see"


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_observations_are_within_plane_bounds(name, players, options):
    many = new_batch(name, players, options)
    highest = np.array(many.spec.layout.highest)
    for now in sampled_steps(many):
        assert now.observations.min() >= 0
        assert (now.observations <= highest).all()


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_planes_agree_with_the_view(name, players, options):
    many = new_batch(name, players, options)
    compare = {"dieb": compare_dieb, "voleurs": compare_voleurs}[name]
    for _ in sampled_steps(many, 6):
        for index in range(2):
            state = state_of_match(many, index)
            for seat in range(players):
                view = many.spec.game.view(state, many.options, seat)
                row = encode_observation(many.spec, state, seat)
                compare(view, lambda name, row=row: plane(many.spec, row, name), seat, players)


def rotate_to_observer(items, seat):
    """Return items by seat, beginning with the observer's."""
    return [*items[seat:], *items[:seat]]


def compare_dieb(view, plane, seat, players):
    hands = rotate_to_observer(view["hands"], seat)
    palaces = view["palaces"]
    assert plane("chests").tolist() == [palace["chests"] for palace in palaces]
    assert plane("neutral_guards").tolist() == [palace["neutral"] for palace in palaces]
    for name in ("guards", "thieves"):
        rows = [rotate_to_observer(palace[name], seat) for palace in palaces]
        assert plane(name)[:players].T.tolist() == rows
        assert not plane(name)[players:].any()
    assert plane("cards").tolist() == (hands[0]["cards"] or [0] * 6)
    assert plane("hand_seen")[0] == (hands[0]["cards"] is not None)
    assert plane("shown")[:players].tolist() == [hand["shown"] for hand in hands]
    assert (plane("held_cards") + plane("held_dancers"))[:players].tolist() == [hand["size"] for hand in hands]
    assert plane("discard").tolist() == view["discard"]
    assert plane("deck")[0] == view["deck"]
    assert plane("dancers")[0] == view["dancers"]
    assert plane("supply")[:players].tolist() == rotate_to_observer(view["supplies"], seat)
    won = [
        [chests.count(strength) for strength in (4, 5, 6, 7)] for chests in rotate_to_observer(view["chests_won"], seat)
    ]
    assert plane("chests_won")[:players].tolist() == won
    assert plane("to_act").argmax() == (view["seat"] - seat) % players
    assert plane("you").argmax() == seat


def compare_voleurs(view, plane, seat, players):
    from baghdad.core.spelling import plain
    from baghdad.voleurs.names import CARD_NUMBERS

    def numbers(names):
        return sorted(CARD_NUMBERS[plain(name)] for name in names)

    seats = rotate_to_observer(view["seats"], seat)
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
def test_plane_names_are_unique_and_values_fit_int8(name):
    layout = spec_of(name).layout
    assert len(layout.starts) == len(layout.planes)
    assert max(layout.highest) <= 127
    assert len(layout.highest) == layout.size
