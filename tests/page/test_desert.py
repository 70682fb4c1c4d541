"""Acting from the desert, where that is played: by mouse, by keys and by touch."""

from __future__ import annotations

import pytest

from tests.page.alike import AT_THE_GATES
from tests.server.houses import GENEROUS, HouseProcess


@pytest.fixture(scope="module")
def gates(tmp_path_factory):
    """A house with Assassins in the desert."""
    house = HouseProcess(tmp_path_factory.mktemp("gates"), GENEROUS, call=AT_THE_GATES)
    yield house
    assert house.stop() == 0


def by_mouse(visitor, cell):
    visitor.find('[data-desert="assassin"]').click()
    visitor.find(".cell.victim").nth(2).wait_for()
    visitor.find(f'[data-cell="{cell}"]').click()
    yield
    visitor.confirm.click()


def by_keys(visitor, cell):
    visitor.find('[data-desert="assassin"]').focus()
    visitor.page.keyboard.press("Enter")
    visitor.find(f'[data-cell="{cell}"]').focus()
    visitor.page.keyboard.press("Enter")
    yield
    visitor.page.keyboard.press("Enter")


def by_touch(visitor, cell):
    visitor.find('[data-desert="assassin"]').tap()
    visitor.find(".cell.victim").first.wait_for()
    visitor.find('[data-district="0"]').tap()  # nearer to the Bazaar, where a finger finds a cell
    visitor.find('.city[data-zoom="0"]').wait_for()
    visitor.find(f'[data-cell="{cell}"]').tap()
    yield
    visitor.confirm.tap()


def strike(visitor, cell, how):
    """Asks before it is done; then whoever stood there is gone."""
    visitor.until("live")
    label = visitor.find(f'[data-cell="{cell}"] title')
    assert "Caravaneer" in label.text_content()
    number, steps = visitor.number, how(visitor, cell)
    next(steps)
    visitor.says("stays in the desert")
    assert f"on {cell}" in visitor.sentence
    next(steps, None)
    visitor.after(number)
    assert "Caravaneer" not in label.text_content()


def test_an_assassin_acts_from_the_desert_by_mouse_keys_and_touch(visit, gates):
    founded = gates.ask("POST", "api/lessons", {"game": "voleurs", "name": "Ann"})[1]
    visitor = visit(founded, house=gates)
    strike(visitor, "h1", by_mouse)
    strike(visitor, "i1", by_keys)
    strike(visit(founded, house=gates, phone=True), "j1", by_touch)
