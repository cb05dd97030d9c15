"""Whether the server can do its work, for whoever watches it: `/healthz` and `/readyz`."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from iacta.server.errors import Unavailable

if TYPE_CHECKING:
    from iacta.server.services import Services

SECONDS_TO_ANSWER = 3.0
SECONDS_AN_ANSWER_HOLDS = 1.0  # anybody can ask, and each answer writes to the disk
# Bytes. SQLite lets the write-ahead log grow to about 4 MB, and what is in it must fit into the database too.
LEAST_FREE = 16_000_000
READY, NOT_READY = 200, 503
router = APIRouter(include_in_schema=False)


class Readiness:
    """What is missing: the database must take a write, its disk must have room for more, and every bot worker must be
    alive."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.checked_at = float("-inf")
        self.found: list[str] = []

    async def missing(self) -> list[str]:
        """The names of what is missing; of several who ask at once, one looks."""
        async with self.lock:
            if time.monotonic() - self.checked_at > SECONDS_AN_ANSWER_HOLDS:
                self.found = [] if await self.database_is_writable() else ["database"]
                if not self.disk_has_room():
                    self.found.append("disk space")
                if not self.services.lobby.bot_pool.all_alive():
                    self.found.append("bot workers")
                self.checked_at = time.monotonic()
            return self.found

    async def database_is_writable(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self.services.store.write_nothing()
        except (TimeoutError, Unavailable):
            return False
        return True

    def disk_has_room(self) -> bool:
        """A small write may still succeed where the next move does not."""
        try:
            return shutil.disk_usage(self.services.store.path.parent).free >= LEAST_FREE
        except OSError:
            return False


@router.get("/healthz")
async def healthz() -> JSONResponse:
    """The process lives, and its event loop runs."""
    return JSONResponse({"alive": True})


@router.get("/readyz")
async def readyz(request: Request) -> JSONResponse:
    """Whether visitors can be sent here; otherwise what is missing."""
    missing = await request.app.state.services.readiness.missing()
    return JSONResponse({"ready": not missing, "missing": missing}, NOT_READY if missing else READY)
