"""What is being thought about at a table; what has become void is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class Thoughts:
    """The thoughts of one table that are under way."""

    def __init__(self) -> None:
        self.under_way: dict[asyncio.Task[Any], Callable[[], bool]] = {}

    async def think(self, work: Coroutine[Any, Any, Result], holds: Callable[[], bool]) -> Result | None:
        """What comes of it; nothing if it is given up because it no longer `holds`."""
        task = asyncio.get_running_loop().create_task(work)
        self.under_way[task] = holds
        try:
            await asyncio.wait({task})
        finally:
            del self.under_way[task]
            task.cancel()  # where it is not done, whoever waited has gone
        return None if task.cancelled() else task.result()

    def reconsider(self) -> None:
        """Something has changed: give up what is void."""
        for task, holds in self.under_way.items():
            if not holds():
                task.cancel()

    def give_up(self) -> None:
        """Nobody wants to know anything any more."""
        for task in self.under_way:
            task.cancel()
