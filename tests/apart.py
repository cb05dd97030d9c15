"""In a thread of its own: in the main one a browser of other tests may have its event loop, and there is only one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor


def apart(work, *arguments, **named):
    """What a function returns."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work, *arguments, **named).result()


def alone(coroutine):
    """What comes of a coroutine."""
    return apart(asyncio.run, coroutine)
