"""The identity of boards by a hash of their text, the cache of parsed boards, and matches in other processes."""

import gc
import json
import pickle
import subprocess
import sys
from functools import lru_cache

import pytest

import baghdad
from baghdad.core.errors import BoardError
from baghdad.voleurs.board import registry
from baghdad.voleurs.board.parser import LONGEST_TEXT, boards, read_board
from baghdad.voleurs.options import Options
from tests.voleurs.boards import changed_text, text_of

GAME = baghdad.game("voleurs")
PLAYERS = 3
SMALL_BOUND = 4
UNKNOWN_HASH = 1
FIXED_HASH = -8147428501268009609  # of "name Nowhere", in every process and version

# Loads matches from a file of pickles and prints what they show.
LOAD_MATCHES = """
import json, pickle, sys
matches = pickle.load(open(sys.argv[1], "rb"))
print(json.dumps([[match.view(0), match.view(None), match.position()] for match in matches]))
"""
LOAD_STATE = """
import pickle, sys
from baghdad.core.errors import BoardError
from baghdad.voleurs.board.registry import board_of
try:
    print(board_of(pickle.load(open(sys.argv[1], "rb"))).name)
except BoardError as error:
    print(error.code)
"""


def custom_text(number=0):
    """Return the text of a board that isn't built in; each number gives another one."""
    return changed_text(("name      The Round City", f"name City {number}"))


def run_in_new_process(script, value, folder):
    """Pickle a value, run a script on the file in a new process, and return what it prints."""
    path = folder / "value.pickle"
    path.write_bytes(pickle.dumps(value))
    done = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def small_cache(monkeypatch):
    """Replace the cache of parsed boards by an empty one with a small bound."""
    cached = lru_cache(maxsize=SMALL_BOUND)(registry.load_board_of_hash)
    monkeypatch.setattr(registry, "cached_board", cached)
    return cached


# --- identity ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", boards())
def test_a_built_in_board_has_the_same_hash_by_name_and_as_text(name):
    text = text_of(name)
    assert registry.board_hash(name) == registry.board_hash(text)
    assert (
        registry.board_hash(text.replace("\n", "\r\n"))
        == registry.board_hash(text.rstrip())
        == registry.board_hash(name)
    )
    assert GAME.new(PLAYERS, 1, board=name).state.tobytes() == GAME.new(PLAYERS, 1, board=text).state.tobytes()


def test_the_hash_of_a_text_is_fixed():
    assert registry.hash_of_text("name Nowhere\n") == FIXED_HASH


def test_different_boards_have_different_hashes():
    hashes = {registry.board_hash(board) for board in (*boards(), custom_text(1), custom_text(2))}
    assert len(hashes) == len(boards()) + 2


def test_a_state_with_an_unknown_hash_is_refused():
    match = GAME.new(PLAYERS, 1)
    match.state.board = UNKNOWN_HASH
    for look in (lambda: match.view(0), match.position, match.legal, lambda: registry.tables_of_state(match.state)):
        with pytest.raises(BoardError) as caught:
            look()
        assert caught.value.code == "unknown_board_hash"
        assert caught.value.facts == {"hash": "0000000000000001"}


@pytest.fixture
def own_caches():
    """Leave nothing in the caches that a test with made-up hashes has put there."""
    registry.built_in_sources()
    yield
    registry._sources.pop(UNKNOWN_HASH, None)
    registry.cached_board.cache_clear()


def test_a_board_with_the_hash_of_another_is_refused(monkeypatch, own_caches):
    monkeypatch.setattr(registry, "hash_of_text", lambda text: UNKNOWN_HASH)
    options = Options(board=custom_text(1))
    with pytest.raises(BoardError) as caught:
        Options(board=custom_text(2))
    assert caught.value.code == "board_hash_taken"
    assert Options(board=custom_text(1)) == options


# --- other processes ---------------------------------------------------------------------------------------------


def test_pickled_matches_are_the_same_in_a_new_process(tmp_path):
    matches = [GAME.new(PLAYERS, 1, board=board) for board in ("oasis", custom_text())]
    for match in matches:
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    shown = [[match.view(0), match.view(None), match.position()] for match in matches]
    assert json.loads(run_in_new_process(LOAD_MATCHES, matches, tmp_path)) == json.loads(json.dumps(shown))


def test_a_pickled_state_alone_is_known_in_a_new_process_if_its_board_is_built_in(tmp_path):
    assert run_in_new_process(LOAD_STATE, GAME.new(PLAYERS, 1, board="oasis").state, tmp_path) == "The Oasis"
    assert (
        run_in_new_process(LOAD_STATE, GAME.new(PLAYERS, 1, board=custom_text()).state, tmp_path)
        == "unknown_board_hash"
    )


def test_options_are_equal_after_pickling():
    options = GAME.options(board=custom_text(), refuge=True, round_cap=3)
    assert pickle.loads(pickle.dumps(options)) == options


# --- the cache ---------------------------------------------------------------------------------------------------


def test_the_number_of_cached_boards_is_bounded(small_cache):
    for number in range(1000, 1200):
        registry.get_board(custom_text(number))
        assert small_cache.cache_info().currsize <= SMALL_BOUND
    gc.collect()
    variations = {custom_text(number) for number in range(1000, 1200)}
    assert sum(source.text in variations for source in registry._sources.values()) <= SMALL_BOUND


def test_a_match_continues_when_its_board_was_dropped_from_the_cache(small_cache):
    match = GAME.new(PLAYERS, 1, board=custom_text(-1))
    view, position = match.view(0), match.position()
    for number in range(2 * SMALL_BOUND):
        registry.get_board(custom_text(number))
    misses = small_cache.cache_info().misses
    assert match.view(0) == view
    assert match.position() == position
    assert small_cache.cache_info().misses == misses + 1
    match.play(match.legal(match.to_act[0])[0], match.to_act[0])


def test_a_dropped_board_without_options_is_unknown(small_cache):
    state = GAME.new(PLAYERS, 1, board=custom_text(-2)).state
    assert registry.board_of(state).name == "City -2"
    small_cache.cache_clear()
    gc.collect()
    with pytest.raises(BoardError) as caught:
        registry.board_of(state)
    assert caught.value.code == "unknown_board_hash"


# --- limits ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["a" * (LONGEST_TEXT + 1), "#\n" * LONGEST_TEXT])
def test_a_text_that_is_too_long_is_refused_before_it_is_parsed(text, monkeypatch):
    monkeypatch.setattr("baghdad.voleurs.board.parser.BoardParser", None)
    for read in (read_board, registry.get_board, lambda text: GAME.new(PLAYERS, 1, board=text)):
        with pytest.raises(BoardError) as caught:
            read(text)
        assert caught.value.code == "text_too_long"
        assert caught.value.facts == {"length": len(text), "most": LONGEST_TEXT}
