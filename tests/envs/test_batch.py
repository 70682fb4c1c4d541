"""Thousands of matches at once are the same matches, whoever steps them and on however many threads."""

import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from baghdad.bots import bot
from baghdad.core.errors import OptionError
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import rng_for
from baghdad.envs import batch
from tests.envs.worlds import REGISTRY, VARIANTS, mask_of, moments, state_at, tables


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_masks_are_the_legal_actions(name, players, options):
    many = tables(name, players, options)
    for now in moments(many, 6):
        for index in range(many.n):
            state = state_at(many, index)
            assert np.array_equal(mask_of(many, state), now.masks[index])
            assert now.to_act[index] == state.seat
            assert np.array_equal(many.observe(index, int(state.seat)), now.observations[index])


@pytest.mark.parametrize("name", REGISTRY)
@pytest.mark.slow
def test_the_same_seed_gives_the_same_matches_on_any_number_of_threads(name):
    one, two = (REGISTRY[name](130, threads=threads) for threads in (1, 2))
    assert (one.threads, two.threads) == (1, 2)
    for _ in range(2):
        first, second = one.reset(seed=4), two.reset(seed=4)
        for _ in range(30):
            for mine, theirs in zip(first, second, strict=True):
                assert np.array_equal(mine, theirs)
            actions = one.sample()
            assert np.array_equal(actions, two.sample())
            first, second = one.step(actions), two.step(actions)
    one.reset(seed=5)
    two.reset(seed=6)
    assert not np.array_equal(one._tables, two._tables)
    two.close()


@pytest.mark.parametrize(
    ("name", "options"), [("dieb", {}), ("dieb", {"decision_cap": 60}), ("voleurs", {"round_cap": 1, "offer_cap": 1})]
)
@pytest.mark.slow
def test_rewards_are_the_results(name, options):
    many = REGISTRY[name](12, threads=1, again=False, **options)
    now, game, ends = many.reset(seed=8), many.kind.game, 0
    for _ in range(4000):
        live = ~(now.terminated | now.truncated)
        if not live.all():
            break
        now = many.step(many.sample())
    for index in np.flatnonzero(~live):
        result = game.result(state_at(many, index))
        assert result is not None
        ends += 1
        assert now.truncated[index] == (result.reason == "unfinished")
        assert now.rewards[index].sum() == pytest.approx(0, abs=1e-6)
        if result.winners:
            assert {int(seat) for seat in np.flatnonzero(now.rewards[index] > 0)} == set(result.winners)
        else:
            assert not now.rewards[index].any()
    assert ends


@pytest.mark.slow
def test_a_match_that_ends_is_followed_by_another():
    many = batch.Dieb(32, 2, threads=1, decision_cap=40)
    many.reset(seed=1)
    for number in range(1, 81):
        now = many.step(many.sample())
        assert now.truncated.all() == (number % 40 == 0)
        assert (now.masks.sum(axis=1) > 0).all()
    opening = many.kind.layout.slice_of("phase")
    assert (now.observations[:, opening] == [1, 0, 0]).all()


def test_matches_between_resets_differ():
    many = batch.Dieb(4, 2, threads=1, decision_cap=10)
    first = many.reset(seed=1)
    assert len({row.tobytes() for row in state_bytes(many)}) == 4
    deals = {state_bytes(many).tobytes()}
    for _ in range(10):
        first = many.step(many.sample())
    assert first.truncated.all()
    assert state_bytes(many).tobytes() not in deals


def state_bytes(many):
    return np.array([[*state_at(many, index).cards] for index in range(many.n)])


@pytest.mark.slow
def test_greedy_in_compiled_code_is_the_computer_player():
    many = batch.Dieb(6, 3, threads=1)
    now, greedy, game = many.reset(seed=2), bot("greedy", "dieb"), many.kind.game
    from baghdad.bots.dieb.rules.move_priority import best_wish
    from baghdad.dieb.rules.turn import find_legal

    for _ in range(40):
        actions = now.masks.argmax(axis=1)
        for index in range(many.n):
            state, seat = state_at(many, index), int(now.to_act[index])
            legal = np.zeros(7, np.int64)
            find_legal(state, legal)
            imagined = game.redeal(state, seat, rng_for(1))
            known = Knowledge(game, seat, {}, (), imagined)
            actions[index] = greedy.choose(known, rng_for(1)).action.number
            assert int(best_wish(state, legal)) == actions[index]
        now = many.step(actions)


@pytest.mark.parametrize(("name", "opponents"), [("dieb", ["greedy", "random"]), ("voleurs", ["random", "random"])])
@pytest.mark.slow
def test_opponents_decide_in_between(name, opponents):
    many = REGISTRY[name](9, 3, threads=1, opponents=opponents)
    now = many.reset(seed=3)
    mine = np.arange(9) % 3
    for _ in range(50):
        assert np.array_equal(now.to_act, mine)
        now = many.step(many.sample())


@pytest.mark.slow
def test_the_interpreter_is_free_meanwhile():
    many = batch.Dieb(200_000, 2, threads=1)
    many.reset(seed=1)
    naps, done = [], threading.Event()

    def nap():
        while not done.wait(0.001):
            naps.append(1)

    napping = threading.Thread(target=nap)
    napping.start()
    until, most = time.monotonic() + 60, 0
    while most < 5 and time.monotonic() < until:  # a busy machine may let nobody nap for a while
        before = len(naps)
        many.reset(seed=2)  # one call that takes a tenth of a second
        most = max(most, len(naps) - before)
    done.set()
    napping.join()
    assert most >= 5, "during one and the same call"


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([0, 0], ValueError),
        ([[0], [0], [0]], ValueError),
        ([0.0, 0.0, 0.0], TypeError),
        ([-1, 0, 0], ValueError),
        ([0, 0, 351], ValueError),
        ([0, 350, 0], ValueError),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(actions, error):
    many = batch.Dieb(3, 2)
    before = many.reset(seed=1).observations.copy()
    with pytest.raises(error):
        many.step(actions)
    assert np.array_equal(many.now.observations, before)


def test_what_cannot_be_is_refused():
    for wrong in ({"n": 0}, {"n": True}, {"n": 2, "threads": -1}):
        with pytest.raises(ValueError, match="whole number"):
            batch.Dieb(**wrong)
    for wrong in ({"players": 5}, {"tacticle": True}, {"opponents": ["gredy"]}, {"opponents": ["greedy"] * 2}):
        with pytest.raises(OptionError):
            batch.Dieb(2, **wrong)
    with pytest.raises(OptionError):
        batch.Dieb(2, 3, opponents=["greedy", "greedy"], decision_cap=1)
    with pytest.raises(OptionError):
        batch.Voleurs(2, 6, board="oasis")
    with pytest.raises(RuntimeError):
        batch.Dieb(2).step([0, 0])
    with pytest.raises(RuntimeError):
        batch.Dieb(2).sample()
    with pytest.raises(IndexError):
        batch.Dieb(2).observe(2, 0)


def test_arrays_are_contiguous_shared_and_read_only():
    many = batch.Dieb(64, 2)
    first = many.reset(seed=1)
    for array in (*first[:4], many.finals):
        assert array.flags.c_contiguous
        assert array.flags.aligned
        assert array.ctypes.data % 64 == 0
        assert not array.flags.writeable
    second = many.step(many.sample())
    assert np.shares_memory(first.observations, second.observations)


IN_JAX = """
import sys
import jax, numpy
from baghdad.envs import batch

now = getattr(batch, sys.argv[1])(64).reset(seed=1)
for array in now[:4]:
    taken = jax.device_put(array, may_alias=True)
    assert taken.unsafe_buffer_pointer() == array.ctypes.data
    assert numpy.array_equal(taken, array)
"""


@pytest.mark.parametrize("name", ["Dieb", "Voleurs"])
def test_jax_takes_the_arrays_without_a_copy(name):
    pytest.importorskip("jaxlib.version")  # jax itself would stay, and doesn't like the forks of other tests
    done = subprocess.run([sys.executable, "-c", IN_JAX, name], capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr


def test_so_does_whatever_speaks_dlpack():
    many = batch.Dieb(64, 2)
    now = many.reset(seed=1)
    taken = [np.from_dlpack(array) for array in now[:4]]
    now = many.step(many.sample())
    for array, theirs in zip(now[:4], taken, strict=True):
        assert theirs.ctypes.data == array.ctypes.data
        assert np.array_equal(theirs, array)
