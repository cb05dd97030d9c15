"""The log: one line an event, as text or JSON, with its time, its level, and the request or connection it belongs to.

What is secret in a running match must not be in it. Our own lines name tables, seats and kinds of things, never what
was played, said or dealt. Of an exception only its class and where it happened is written, because its message may
quote anything; libraries are not heard below `info`, where some print whole requests and frames."""

from __future__ import annotations

import json
import logging
import logging.config
import re
import secrets
import sqlite3
import sys
import threading
import time
import traceback
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Literal

from iacta.engine.words.errors import IactaError

Level = Literal["debug", "info", "warning", "error"]
Format = Literal["text", "json"]
TRACEBACK = "Traceback (most recent call last)"
MOST_FRAMES = 12  # of a traceback, the innermost
# Whatever ends or breaks a line somewhere, or does things to a terminal.
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")

request_id: ContextVar[str] = ContextVar("request_id", default="-")


def new_request_id(kind: str) -> str:
    """A name for a request (`r-…`) or a connection (`c-…`), found again in every line about it."""
    return f"{kind}-{secrets.token_hex(6)}"


def without_message(error: BaseException) -> str:
    """An exception as a class and the places it came from. The system's own errors tell what happened, too: they quote
    nothing that was sent."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    places = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    said = ""
    if isinstance(error, OSError) and error.strerror:
        said = f" ({error.strerror})"
    elif isinstance(error, sqlite3.Error):
        said = f" ({error})"
    elif isinstance(error, IactaError):
        said = f" ({error.sentence.message})"  # its name in docs/messages.md, not the sentence
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"; caused by {without_message(cause)}" if cause is not None else ""
    return f"{type(error).__name__}{said} at {places or 'an unknown place'}{before}"


def one_line(text: str) -> str:
    """A text without line breaks and without the traceback that a library has put into it."""
    before, found, _ = text.partition(TRACEBACK)
    return UNPRINTABLE.sub(" ", before + ("(a traceback was left out)" if found else "")).strip()


class LineFormatter(logging.Formatter):
    """Common to both formats: what of a record is written."""

    def parts(self, record: logging.LogRecord) -> dict[str, str]:
        written = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        parts = {
            "time": f"{written}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": getattr(record, "request", None) or request_id.get(),
            "message": one_line(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            parts["exception"] = one_line(without_message(record.exc_info[1]))
        return parts


class TextFormatter(LineFormatter):
    """`2026-01-31T18:00:00.123Z info iacta.server.lobby [r-0123456789ab] message`."""

    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        exception = f": {parts['exception']}" if "exception" in parts else ""
        head = f"{parts['time']} {parts['level']} {parts['logger']} [{parts['request']}]"
        return f"{head} {parts['message']}{exception}"


class JsonFormatter(LineFormatter):
    """The same as one JSON object a line; numbers and names that belong to an event are fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = dict(self.parts(record))
        fields.update(getattr(record, "fields", {}))
        return json.dumps(fields, ensure_ascii=False)


FORMATTERS: dict[str, type[LineFormatter]] = {"text": TextFormatter, "json": JsonFormatter}


def start_logging(log_format: str, log_level: str) -> None:
    """Write the log of this process, the libraries' lines too, to standard error."""
    libraries = "INFO" if log_level == "debug" else log_level.upper()
    quiet = "WARNING" if log_level in ("debug", "info") else libraries
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": {"()": FORMATTERS[log_format]}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
            "root": {"handlers": ["stderr"], "level": libraries},
            # uvicorn's lines about its own start, and about websockets with their query strings, say nothing that ours
            # do not; Alembic tells every step of a migration.
            "loggers": {
                "iacta": {"level": log_level.upper()},
                "uvicorn": {"level": quiet},
                "uvicorn.error": {"level": quiet},
                "alembic": {"level": quiet},
                "sqlalchemy": {"level": quiet},
            },
        }
    )
    logging.captureWarnings(capture=True)
    sys.excepthook = log_uncaught
    threading.excepthook = lambda uncaught: log_uncaught(
        uncaught.exc_type, uncaught.exc_value or uncaught.exc_type(), uncaught.exc_traceback
    )


def log_uncaught(kind: type[BaseException], error: BaseException, _: object) -> None:
    """An exception that nobody caught, in the log instead of a bare traceback."""
    logging.getLogger("iacta").critical("uncaught exception", exc_info=(kind, error, error.__traceback__))
