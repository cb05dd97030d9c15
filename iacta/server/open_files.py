"""How many files and connections the system lets the server open: raised as far as it goes, or the server's own limits
are lowered to fit."""

from __future__ import annotations

import logging
import sys

from iacta.engine.words.errors import BadOptions
from iacta.server.errors import TEXT
from iacta.server.limits import SPARE
from iacta.server.settings import Settings

logger = logging.getLogger(__name__)
KINDS_OF_CONNECTION = 2  # websockets, and those for requests
BACKLOG = 128  # connections that the system holds until we take them, perhaps all at once
OTHER_FILES = 100  # the database, the log, the program's own
FILES_A_WORKER = 8
FEWEST_CONNECTIONS = 10  # with fewer than that nobody can play


def files_for(settings: Settings) -> int:
    """How many files are open when every limit is reached."""
    return KINDS_OF_CONNECTION * settings.most_connections + files_besides(settings)


def files_besides(settings: Settings) -> int:
    return KINDS_OF_CONNECTION * SPARE + BACKLOG + OTHER_FILES + FILES_A_WORKER * settings.bot_workers


def fitted(settings: Settings) -> Settings:
    """The settings, with as many connections as the system allows; what was changed is in the log."""
    if sys.platform == "win32":  # there is no such limit
        return settings
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = files_for(settings)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return settings
    allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    if allowed > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        except (OSError, ValueError) as error:  # some systems allow less than they say
            logger.warning("the limit of open files stays at %d: %s", soft, error)
            allowed = soft
        else:
            logger.info("raised the limit of open files from %d to %d", soft, allowed)
    fewer = (allowed - files_besides(settings)) // KINDS_OF_CONNECTION
    if fewer >= settings.most_connections:
        return settings
    if fewer < FEWEST_CONNECTIONS:
        needed = files_for(settings.model_copy(update={"most_connections": FEWEST_CONNECTIONS}))
        raise BadOptions("too-few-files", TEXT, allowed=allowed, needed=needed)
    logger.warning(
        "the system allows %d open files: at most %d connections instead of %d",
        allowed,
        fewer,
        settings.most_connections,
    )
    return settings.model_copy(update={"most_connections": fewer})
