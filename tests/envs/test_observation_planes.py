"""Every plane of an observation has exactly what the seat may know: in matches by random steps, and in pinned rows."""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np
import pytest

import baghdad
from baghdad.core.rng import rng_for
from tests.dieb import positions as dieb
from tests.envs.expected_planes import expected_dieb, expected_voleurs
from tests.voleurs import positions as voleurs

EXPECTED = {"dieb": expected_dieb, "voleurs": expected_voleurs}
ADVANCED = {"exchange": True, "change_moves_vizier": True, "vizier_kill": True, "price_rise": True}
MATCHES = [
    ("dieb", 2, {"decision_cap": 60}),
    ("dieb", 3, {"edition": "cs", "peek": True, "decision_cap": 60}),
    ("dieb", 4, {"tactical": True, "edition": "nl", "decision_cap": 60}),
    ("voleurs", 3, {"offer_cap": 3, "decision_cap": 60, **ADVANCED}),
    ("voleurs", 6, {"deal_characters": True, "offer_cap": 2, "decision_cap": 45, "refuge": True, "draw_first": True}),
]
STEPS = 250


def observation(name, state, seat):
    """Return an observation by plane, each a nested list."""
    rules = import_module(f"baghdad.{name}.rules.observation")
    row = np.full(rules.OBSERVATION.size, 99, np.int8)
    rules.encode(state, seat, row)
    check_clearing(rules, state, seat, row)
    planes = rules.OBSERVATION.planes
    return {plane.name: row[rules.OBSERVATION.slice_of(plane.name)].reshape(plane.shape).tolist() for plane in planes}


def check_clearing(rules, state, seat, row):
    """Check that a row that was cleared can be filled for another seat, as in a batch."""
    again, other, players = row.copy(), np.zeros_like(row), int(state.players)
    rules.clear_row(state, again)
    rules.fill_row(state, (seat + 1) % players, again)
    rules.encode(state, (seat + 1) % players, other)
    assert np.array_equal(again, other)


def check_planes(name, state, options, seat):
    """Compare all planes of a seat; return the names of those that aren't empty."""
    found = observation(name, state, seat)
    expected = EXPECTED[name](state, baghdad.game(name).view(state, options, seat))
    assert list(expected.keys() ^ found.keys()) == []
    for plane, values in found.items():
        assert values == np.asarray(expected[plane], int).tolist(), plane
    return {plane for plane, values in found.items() if np.any(values)}


def random_states(name, players, options, seed):
    """Yield the states of a match by random steps, each kind of step as likely as any other."""
    game, rng = baghdad.game(name), random.Random(seed)
    match = game.new(players, seed, **options)
    state, stream = game.copy(match.state), rng_for(seed)
    starts = [first for first, _ in game.step_kinds]
    for _ in range(STEPS):
        yield state, match.options
        steps = game.legal_steps(state)
        if not steps:
            return
        kinds = {}
        for step in steps:
            kinds.setdefault(sum(first <= step for first in starts), []).append(step)
        game.apply_step(state, rng.choice(kinds[rng.choice(sorted(kinds))]), stream)


def under_way(match, seat, action):
    """Yield the states between the steps of an action, and the one after it."""
    state, stream = match.game.copy(match.state), rng_for(1)
    for step in match.game.action_steps(state, seat, match.game.parse(action)):
        match.game.apply_step(state, step, stream)
        yield match.game.copy(state), match.options


def dieb_states():
    """Yield states with what random steps seldom reach."""
    stolen = dieb.at(2, a="/0000", optional_theft=True, hands=["*", "Abb"], chosen_card=True, idle_turns=1)
    stolen.play("steal a")
    placing = dieb.at(4, phase="placing", tactical=True, a="N0", b="1")
    over = dieb.at(3, phase="over", won=["44556", "46", ""])
    for match in (stolen, placing, over):
        yield match.state, match.options


def voleurs_states():
    """Yield states with what random steps seldom reach, and the states within a robbery, an offer and an answer."""
    hands = ["Hides, Lambs, Iron, Gold, Spears", "Sugar, Ice, Honey", "Fish"]
    robber = voleurs.at(pawns="0T f2, 1T f4, V g8", hands=hands, bags=["SF", "RF"], exchange=True, round=200)
    yield from under_way(robber, 0, "move thief f2>f3 look f4 < Lambs")
    robber.play("move thief f2>f3 look f4 < Lambs")
    for action in sorted(map(str, robber.legal(0)))[:4]:
        yield from under_way(robber, 0, action)
    yield from under_way(robber, 0, "exchange ruby for sapphire")
    walk = voleurs.at(pawns="0T f2, V g8", hands=hands)
    yield from under_way(walk, 0, "move vizier g8>f7 < Gold")
    killed = voleurs.at(pawns="0A f2, V f4", hands=hands, vizier_kill=True)
    killed.play("move assassin f2>f3 x f4 < Lambs")
    yield killed.state, killed.options
    trade = voleurs.at(phase="trading", hands=hands)
    yield from under_way(trade, 0, "offer 1 give Lambs as Spears, Iron want 1 souk, 1 palace")
    trade.play("offer 1 give Lambs as Spears, Iron as Iron want 1 souk", 0)
    trade.play("offer 2 give Gold", 0)
    yield trade.state, trade.options
    yield from under_way(trade, 1, "accept 1 < Honey as Anvil")
    trade.play("accept 1 < Honey as Anvil", 1)
    trade.play("done", 2)
    yield trade.state, trade.options
    over = voleurs.at(phase="over", hands=hands, bags=["SF", "RF", "D"])
    yield over.state, over.options


POSITIONS = {"dieb": dieb_states, "voleurs": voleurs_states}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("name", "players", "options"), MATCHES)
def test_every_plane_is_what_the_seat_may_know(name, players, options, seed):
    for state, chosen in random_states(name, players, options, seed):
        for seat in range(players):
            check_planes(name, state, chosen, seat)


@pytest.mark.parametrize("name", ["dieb", "voleurs"])
def test_every_plane_is_compared_and_not_only_while_empty(name):
    """The matches above, and the positions below, fill every plane."""
    filled = set()
    for game, players, options in MATCHES:
        if game == name:
            for state, chosen in random_states(name, players, options, 1):
                filled |= check_planes(name, state, chosen, int(state.seat))
    for state, chosen in POSITIONS[name]():
        for seat in range(int(state.players)):
            filled |= check_planes(name, state, chosen, seat)
    layout = import_module(f"baghdad.{name}.planes").OBSERVATION
    assert {plane.name for plane in layout.planes} - filled == set()
