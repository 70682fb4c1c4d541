"""Batched environments: masks, rewards, determinism, autoreset, opponents and shared memory."""

import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from baghdad.bots import bot
from baghdad.core.batch_progress import ASLEEP, DONE
from baghdad.core.compilation import is_compiled
from baghdad.core.errors import OptionError
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import rng_for
from baghdad.envs import batch
from tests.envs.sampled_matches import BATCH_CLASSES, VARIANTS, mask_of, new_batch, sampled_steps, state_of_match


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_masks_mark_the_legal_actions(name, players, options):
    many = new_batch(name, players, options)
    for now in sampled_steps(many, 6):
        for index in range(many.n):
            state = state_of_match(many, index)
            assert np.array_equal(mask_of(many, state), now.masks[index])
            assert now.to_act[index] == state.seat
            assert np.array_equal(many.observe(index, int(state.seat)), now.observations[index])


@pytest.mark.parametrize("name", BATCH_CLASSES)
@pytest.mark.slow
def test_matches_depend_on_the_seed_and_not_on_threads(name):
    one, two = (BATCH_CLASSES[name](130, threads=threads) for threads in (1, 2))
    assert (one.threads, two.threads) == (1, 2 if is_compiled() else 1)
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
    assert not np.array_equal(one._workspaces, two._workspaces)
    two.close()


def test_actions_are_drawn_ahead_only_for_those_who_sample():
    many, other = batch.Dieb(130, threads=2), batch.Dieb(130, threads=1)
    for env in (many, other):
        env.reset(seed=4)
    first = many.sample()
    assert np.array_equal(first, other.sample())
    assert not np.array_equal(first, many.sample()), "a second sample is another one"
    for env in (many, other):
        env.step(first)
    ahead = many.sample()
    assert np.array_equal(many._samples, ahead)
    assert many.now.masks[np.arange(many.n), ahead].all()
    many.step(ahead)
    many.step(many.now.masks.argmax(axis=1))  # drawn ahead for a position that is left without a sample
    many.step(many.now.masks.argmax(axis=1))
    words = [int(rng.word) for rng in many._rngs]
    many.step(many.now.masks.argmax(axis=1))
    assert [int(rng.word) for rng in many._rngs] == words
    assert many.now.masks[np.arange(many.n), many.sample()].all()


@pytest.mark.skipif(not is_compiled(), reason="interpreted rules run on one thread")
def test_threads_end_with_their_batch():
    before = set(threading.enumerate())
    many = batch.Dieb(1000, threads=3)
    many.reset(seed=1)
    helpers = set(threading.enumerate()) - before
    assert len(helpers) == 2
    many.step(many.sample())
    del many
    for helper in helpers:
        helper.join(60)
        assert not helper.is_alive()


@pytest.mark.skipif(not is_compiled(), reason="interpreted rules run on one thread")
def test_sleeping_threads_are_woken_by_the_next_step():
    many = batch.Dieb(20_000, threads=2)
    many.reset(seed=1)
    progress, deadline = many._step_threads.progress, time.monotonic() + 60
    while not progress[ASLEEP] and time.monotonic() < deadline:
        time.sleep(0.001)
    assert progress[ASLEEP] == 1
    many.step(many.sample())
    assert progress[DONE] == many.n
    while not progress[ASLEEP] and time.monotonic() < deadline:  # it woke up, and sleeps again
        time.sleep(0.001)
    assert progress[ASLEEP] == 1
    many.close()


@pytest.mark.parametrize(
    ("name", "options"), [("dieb", {}), ("dieb", {"decision_cap": 60}), ("voleurs", {"round_cap": 1, "offer_cap": 1})]
)
@pytest.mark.slow
def test_rewards_follow_from_the_results(name, options):
    many = BATCH_CLASSES[name](12, threads=1, autoreset=False, **options)
    now, game, ends = many.reset(seed=8), many.spec.game, 0
    for _ in range(4000):
        live = ~(now.terminated | now.truncated)
        if not live.all():
            break
        now = many.step(many.sample())
    for index in np.flatnonzero(~live):
        result = game.result(state_of_match(many, index))
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
def test_ended_match_is_followed_by_a_new_one():
    many = batch.Dieb(32, 2, threads=1, decision_cap=40)
    many.reset(seed=1)
    for number in range(1, 81):
        now = many.step(many.sample())
        assert now.truncated.all() == (number % 40 == 0)
        assert (now.masks.sum(axis=1) > 0).all()
    opening = many.spec.layout.slice_of("phase")
    assert (now.observations[:, opening] == [1, 0, 0]).all()


def test_successive_deals_differ():
    many = batch.Dieb(4, 2, threads=1, decision_cap=10)
    first = many.reset(seed=1)
    assert len({row.tobytes() for row in hands_of_all_matches(many)}) == 4
    deals = {hands_of_all_matches(many).tobytes()}
    for _ in range(10):
        first = many.step(many.sample())
    assert first.truncated.all()
    assert hands_of_all_matches(many).tobytes() not in deals


def hands_of_all_matches(many):
    return np.array([[*state_of_match(many, index).cards] for index in range(many.n)])


@pytest.mark.slow
def test_compiled_greedy_equals_the_greedy_bot():
    many = batch.Dieb(6, 3, threads=1)
    now, greedy, game = many.reset(seed=2), bot("greedy", "dieb"), many.spec.game
    from baghdad.bots.dieb.rules.move_priority import greedy_action
    from baghdad.dieb.rules.turn import find_legal

    for _ in range(40):
        actions = now.masks.argmax(axis=1)
        for index in range(many.n):
            state, seat = state_of_match(many, index), int(now.to_act[index])
            legal = np.zeros(7, np.int64)
            find_legal(state, legal)
            sampled_state = game.redeal(state, seat, rng_for(1))
            known = Knowledge(game, seat, {}, (), sampled_state)
            actions[index] = greedy.choose(known, rng_for(1)).action.number
            assert int(greedy_action(state, legal)) == actions[index]
        now = many.step(actions)


@pytest.mark.parametrize(("name", "opponents"), [("dieb", ["greedy", "random"]), ("voleurs", ["greedy", "random"])])
@pytest.mark.slow
def test_opponents_play_until_the_callers_turn(name, opponents):
    many = BATCH_CLASSES[name](9, 3, threads=1, opponents=opponents)
    now = many.reset(seed=3)
    mine = np.arange(9) % 3
    for _ in range(50):
        assert np.array_equal(now.to_act, mine)
        now = many.step(many.sample())


@pytest.mark.slow
def test_stepping_releases_the_gil():
    many = batch.Dieb(200_000, 2, threads=1)
    many.reset(seed=1)
    wakeups, done = [], threading.Event()

    def sleep_repeatedly():
        while not done.wait(0.001):
            wakeups.append(1)

    sleeper = threading.Thread(target=sleep_repeatedly)
    sleeper.start()
    deadline, most = time.monotonic() + 60, 0
    while most < 5 and time.monotonic() < deadline:  # on a busy machine the thread may not run for a while
        before = len(wakeups)
        many.reset(seed=2)  # one call that takes a tenth of a second
        most = max(most, len(wakeups) - before)
    done.set()
    sleeper.join()
    assert most >= 5, "during one call"


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([0, 0], ValueError),
        ([[0], [0], [0]], ValueError),
        ([0.0, 0.0, 0.0], TypeError),
        ([-1, 0, 0], ValueError),
        ([0, 0, 351], ValueError),
        ([0, 350, 0], ValueError),
        ([1 << 16, 0, 0], ValueError),  # 0 is legal, but not what is 0 in fewer bits
        ([0, -(1 << 40), 0], ValueError),
    ],
)
def test_illegal_actions_raise_and_change_nothing(actions, error):
    many = batch.Dieb(3, 2)
    before = many.reset(seed=1).observations.copy()
    with pytest.raises(error):
        many.step(actions)
    assert np.array_equal(many.now.observations, before)


def test_invalid_arguments_raise():
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
    for array in (*first[:4], many.final_observations):
        assert array.flags.c_contiguous
        assert array.flags.aligned
        assert array.ctypes.data % 64 == 0
        assert not array.flags.writeable
    second = many.step(many.sample())
    assert np.shares_memory(first.observations, second.observations)
    assert np.shares_memory(many.finals, many.final_observations)


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
def test_jax_shares_the_arrays_memory(name):
    pytest.importorskip("jaxlib.version")  # jax itself would stay, and doesn't like the forks of other tests
    done = subprocess.run([sys.executable, "-c", IN_JAX, name], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr


def test_dlpack_shares_the_arrays_memory():
    many = batch.Dieb(64, 2)
    now = many.reset(seed=1)
    taken = [np.from_dlpack(array) for array in now[:4]]
    now = many.step(many.sample())
    for array, theirs in zip(now[:4], taken, strict=True):
        assert theirs.ctypes.data == array.ctypes.data
        assert np.array_equal(theirs, array)
