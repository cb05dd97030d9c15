"""Whether the server can do its work, for whoever watches it: `/healthz` and `/readyz`."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from iacta.server.errors import Unavailable

if TYPE_CHECKING:
    from iacta.server.services import Services

SECONDS_TO_ANSWER = 3.0
SECONDS_AN_ANSWER_HOLDS = 1.0  # anybody can ask, and each answer writes to the disk
READY, NOT_READY = 200, 503
router = APIRouter(include_in_schema=False)


class Readiness:
    """What is missing: the database must take a write, and every bot worker must be alive."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.asked = float("-inf")
        self.found: list[str] = []

    async def missing(self) -> list[str]:
        """The names of what is missing; of several who ask at once, one looks."""
        async with self.lock:
            if time.monotonic() - self.asked > SECONDS_AN_ANSWER_HOLDS:
                self.found = [] if await self.database_is_writable() else ["database"]
                if not self.services.lobby.bot_pool.all_alive():
                    self.found.append("bot workers")
                self.asked = time.monotonic()
            return self.found

    async def database_is_writable(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self.services.store.write_nothing()
        except (TimeoutError, Unavailable):
            return False
        return True


@router.get("/healthz")
async def healthz() -> JSONResponse:
    """The process lives, and its event loop runs."""
    return JSONResponse({"alive": True})


@router.get("/readyz")
async def readyz(request: Request) -> JSONResponse:
    """Whether visitors can be sent here; otherwise what is missing."""
    missing = await request.app.state.services.readiness.missing()
    return JSONResponse({"ready": not missing, "missing": missing}, NOT_READY if missing else READY)
