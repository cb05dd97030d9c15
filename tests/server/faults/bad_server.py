"""`iacta serve` whose workers know bad bots."""

import sys

from iacta.bots import BOTS
from iacta.cli import main
from iacta.server import bot_pool
from tests.server import bad_bots
from tests.server.process import ServerProcess

MODULE = "tests.server.faults.bad_server"


class BadServer(ServerProcess):
    """A server in a process of its own, at whose tables bad bots can sit down."""

    def __init__(self, folder, *flags, **settings):
        super().__init__(folder, *flags, **settings)
        assert self.command[:3] == [sys.executable, "-m", "iacta"]
        self.command[2] = MODULE


if __name__ == "__main__":
    bot_pool.warm_up = bad_bots.warm_up
    BOTS.update(bad_bots.BAD)
    main()
