"""The objects of one running server, made when it starts and closed when it ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from iacta.server import health, metrics
from iacta.server.administration import Administration
from iacta.server.auth import OWNER_ONLY, OWNER_ONLY_FOLDER, Guests, server_secret
from iacta.server.bans import Bans
from iacta.server.bot_pool import BotPool
from iacta.server.control import ControlServer
from iacta.server.data_folder import FolderLock
from iacta.server.limits import Limits
from iacta.server.lobby import Lobby
from iacta.server.settings import Settings
from iacta.server.store import Store

logger = logging.getLogger(__name__)


class Services:
    """The objects of one running server: its limits, its store, its lobby, its bots and its bans."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY_FOLDER)
        settings.database.touch(OWNER_ONLY)  # it holds the secrets of running matches
        self.settings = settings
        self.guests = Guests(server_secret(settings.secret_file))
        self.limits = Limits(settings)
        self.readiness = health.Readiness(self)
        self.lock: FolderLock | None = None
        self.store: Store
        self.lobby: Lobby
        self.bans: Bans

    def acquire(self) -> None:
        """Take the data folder and open its database; refused if another server has it or it cannot be read."""
        if self.lock is not None:
            return
        lock = FolderLock(self.settings.data)
        try:
            self.store = Store(self.settings.database)
        except BaseException:
            lock.release()
            raise
        self.lock = lock

    def release(self) -> None:
        if self.lock is not None:
            self.store.close()
            self.lock.release()
            self.lock = None

    @asynccontextmanager
    async def open(self, _: FastAPI) -> AsyncIterator[None]:
        self.acquire()
        bot_pool = BotPool(self.settings.bot_workers)
        self.lobby = Lobby(self.store, bot_pool, self.settings)
        self.lobby.expiry.start()
        self.bans = Bans(self.store)
        await self.bans.load()
        control = ControlServer(self.settings.data, Administration(self.store, self.bans, self.lobby))
        await control.start()
        metrics.LOADED.set_function(lambda: len(self.lobby.tables))
        metrics.WORKERS.set_function(bot_pool.count_alive)
        lag = asyncio.create_task(metrics.watch_the_loop())
        try:
            yield
        finally:
            lag.cancel()
            control.close()
            self.lobby.close()
            bot_pool.close()
            self.release()
            logger.info("stopped")
