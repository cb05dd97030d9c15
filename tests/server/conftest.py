"""One generous server for all tests of a file that do not need one of their own."""

import pytest

from iacta.engine.compiling import background
from tests.server.serving import Serving

NEVER = 1e6


@pytest.fixture(autouse=True, scope="session")
def nobody_compiles():
    """The tables here stay interpreted: a compiler would want the processor that the servers need."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(background, "HEAD_START", NEVER)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def serving(server):
    """The server of this file; the connections of a test end with it."""
    yield server
    server.hang_up()


@pytest.fixture
def serve(tmp_path):
    """Starts servers with settings of their own; they stop with the test."""
    started = []

    def start(folder=tmp_path / "data", **settings):
        started.append(Serving(folder, **settings).__enter__())
        return started[-1]

    yield start
    for running in started:
        if running.thread.is_alive():
            running.__exit__()
