"""The command line. This module loads nothing, so that Ctrl-C is understood before anything else is loaded."""

import os
import signal
from types import FrameType

INTERRUPTED = 128 + signal.SIGINT


def main() -> None:
    """Run a command. Ctrl-C while the program is loaded, or while it ends, leaves without a word."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # otherwise whoever started us wants Ctrl-C to be ignored
        signal.signal(signal.SIGINT, leave)
    from iacta.cli.running import run

    signal.signal(signal.SIGINT, usual)
    try:
        run()
    finally:
        if usual is signal.default_int_handler:
            signal.signal(signal.SIGINT, leave)


def leave(_number: int, _frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)
