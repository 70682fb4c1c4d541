"""Boards that clients send as text: they are parsed in a worker thread and limited in size."""

import json
import threading
from collections import defaultdict

import pytest

from baghdad.core.errors import BoardError
from baghdad.server import protocol
from baghdad.server.errors import family_of
from baghdad.voleurs.board import registry as board_registry
from baghdad.voleurs.board.parser import LONGEST_TEXT
from tests.server.in_process import create_table, run_with_registry
from tests.voleurs.boards import changed_text

CITY = changed_text(("name      The Round City", "name A Client's City"))


@pytest.fixture
def parsing_threads(monkeypatch):
    """Return a dictionary that gets, by text, the threads in which a board is parsed."""
    threads = defaultdict(list)
    read_board = board_registry.read_board

    def read(text):
        threads[text].append(threading.current_thread())
        return read_board(text)

    monkeypatch.setattr(board_registry, "read_board", read)
    board_registry.cached_board.cache_clear()
    return threads


def test_a_board_in_a_request_is_parsed_in_a_worker_thread(tmp_path, parsing_threads):
    async def scenario(registry):
        live_table, _ = await create_table(registry, "voleurs", 3, board=CITY)
        board_registry.cached_board.cache_clear()
        return await registry.static_data(live_table.table)

    static_data = json.loads(run_with_registry(tmp_path, scenario))
    assert static_data["board"]["name"] == "A Client's City"
    assert len(parsing_threads[CITY]) == 2
    assert threading.main_thread() not in parsing_threads[CITY]


@pytest.mark.parametrize(
    ("board", "code"),
    [("#\n" * LONGEST_TEXT, "text_too_long"), (CITY.replace("\nend", ""), "no_end"), ("atlantis", "unknown_board")],
)
def test_a_bad_board_in_a_request_is_refused_with_a_board_error(tmp_path, board, code, parsing_threads):
    async def scenario(registry):
        with pytest.raises(BoardError) as caught:
            await create_table(registry, "voleurs", 3, board=board)
        assert not registry.live_tables
        return caught.value

    error = run_with_registry(tmp_path, scenario)
    assert (error.code, family_of(error)) == (code, "board-error")
    assert threading.main_thread() not in parsing_threads[board]


def test_a_board_that_the_cache_dropped_is_parsed_in_a_worker_thread_when_the_match_starts(tmp_path, parsing_threads):
    async def scenario(registry):
        seats = [protocol.SeatWish("person"), protocol.SeatWish("person"), protocol.SeatWish("open")]
        made = await registry.create_table(protocol.NewTable(game="voleurs", seats=seats, options={"board": CITY}))
        live_table = registry.live_tables[made.table.table]
        board_registry.cached_board.cache_clear()
        await live_table.take_seat("Zoe", None, "hash", 2)
        assert live_table.table.state == "playing"
        board_registry.cached_board.cache_clear()
        await live_table.on_remote_write(0)

    run_with_registry(tmp_path, scenario)
    assert len(parsing_threads[CITY]) == 3
    assert threading.main_thread() not in parsing_threads[CITY]
