"""Acting from the desert, with the option for it: by mouse, by keyboard and by touch."""

from __future__ import annotations

import pytest

from tests.page.fixed_seed_servers import DESERT_LESSON
from tests.server.server_process import GENEROUS, ServerProcess


@pytest.fixture(scope="module")
def desert_server(tmp_path_factory):
    """A server whose lesson has Assassins in the desert."""
    server = ServerProcess(tmp_path_factory.mktemp("desert"), GENEROUS, call=DESERT_LESSON)
    yield server
    assert server.stop() == 0


def by_mouse(driver, cell):
    driver.find('[data-desert="assassin"]').click()
    driver.find(".cell.victim").nth(2).wait_for()
    driver.find(f'[data-cell="{cell}"]').click()
    yield
    driver.confirm.click()


def by_keys(driver, cell):
    driver.find('[data-desert="assassin"]').focus()
    driver.page.keyboard.press("Enter")
    driver.find(f'[data-cell="{cell}"]').focus()
    driver.page.keyboard.press("Enter")
    yield
    driver.page.keyboard.press("Enter")


def by_touch(driver, cell):
    driver.find('[data-desert="assassin"]').tap()  # zooms to the desert, where pawns are large enough
    driver.find('.city[data-zoom="-1"]').wait_for()
    driver.find('[data-desert="assassin"]').tap()
    driver.find(".cell.victim").first.wait_for()
    driver.find('button[data-district="0"]').tap()
    driver.find('.city[data-zoom="0"]').wait_for()
    driver.find(f'[data-cell="{cell}"]').tap()
    yield
    driver.confirm.tap()


def strike(driver, cell, how):
    """Asks before it is done; then whoever stood there is gone."""
    driver.until("live")
    label = driver.find(f'[data-cell="{cell}"] title')
    assert "Caravaneer" in label.text_content()
    number, steps = driver.number, how(driver, cell)
    next(steps)
    driver.says("stays in the desert")
    assert f"on {cell}" in driver.sentence
    next(steps, None)
    driver.after(number)
    assert "Caravaneer" not in label.text_content()


def test_assassin_acts_from_the_desert_by_mouse_keyboard_and_touch(open_page, desert_server):
    created = desert_server.ask("POST", "api/lessons", {"game": "voleurs", "name": "Ann"})[1]
    driver = open_page(created, server=desert_server)
    strike(driver, "h1", by_mouse)
    strike(driver, "i1", by_keys)
    strike(open_page(created, server=desert_server, phone=True), "j1", by_touch)
