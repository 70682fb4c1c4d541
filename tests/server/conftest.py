"""One house for all tests that don't hurt it."""

import signal

import pytest

from tests.server.houses import HouseProcess


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    house = HouseProcess(tmp_path_factory.mktemp("house"))
    yield house
    assert house.stop() == 0


@pytest.fixture
def own_house(tmp_path):
    """A house of a test's own, with settings and all."""
    houses = []

    def start(*arguments, data=tmp_path / "data", **more):
        houses.append(HouseProcess(data, *arguments, **more))
        return houses[-1]

    yield start
    for house in houses:
        if house.process.poll() is None:
            house.stop(signal.SIGKILL)
