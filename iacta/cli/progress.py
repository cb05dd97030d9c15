"""A bar that shows how far a long command has come."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

from iacta.cli.language import cli_words


@contextlib.contextmanager
def progress_bar(message: str, language: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, under words with the total; it appears when something has been done, and only where
    somebody looks. What it gives is called with how much has been done since."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # late: it takes its time to load
    from rich.progress import Progress

    bar = Progress(transient=True, console=Console(stderr=True))
    task = bar.add_task(cli_words(language)(message, total=total), total=total)

    def advance(done: int) -> None:
        bar.start()
        bar.advance(task, done)

    try:
        yield advance
    finally:
        bar.stop()
