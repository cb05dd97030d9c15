"""What bots are working out for a table; what has become void is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class PendingTasks:
    """The decisions and hints of one table that are under way."""

    def __init__(self) -> None:
        self.under_way: dict[asyncio.Task[Any], Callable[[], bool]] = {}

    async def run(self, work: Coroutine[Any, Any, Result], is_valid: Callable[[], bool]) -> Result | None:
        """What comes of it; None if it is cancelled because it is no longer valid."""
        task = asyncio.get_running_loop().create_task(work)
        self.under_way[task] = is_valid
        try:
            await asyncio.wait({task})
        finally:
            del self.under_way[task]
            task.cancel()  # where it is not done, whoever waited has gone
        return None if task.cancelled() else task.result()

    def cancel_void(self) -> None:
        """Something has changed: cancel what is no longer valid."""
        for task, is_valid in self.under_way.items():
            if not is_valid():
                task.cancel()

    def cancel_all(self) -> None:
        """Nobody needs any of it any more."""
        for task in self.under_way:
            task.cancel()
