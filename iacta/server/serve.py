"""`iacta serve`: the server, until it is stopped."""

from __future__ import annotations

import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

import iacta
from iacta.engine.words.errors import BadOptions
from iacta.engine.words.messages import LANGUAGES, words_in
from iacta.games import NAMES, load_game
from iacta.server.addresses import addresses_for_friends
from iacta.server.app import make_app
from iacta.server.connection import LONGEST_MESSAGE
from iacta.server.data_folder import check_folder
from iacta.server.errors import TEXT
from iacta.server.logs import start_logging
from iacta.server.metrics import MetricsServer
from iacta.server.open_files import BACKLOG, fitted
from iacta.server.settings import Settings
from iacta.server.slow_clients import http_protocol
from iacta.server.visitors import BehindProxies, Proxies
from iacta.server.websocket_protocol import websocket_protocol

logger = logging.getLogger(__name__)
KEEP_ALIVE = 20.0  # seconds between two signs of life on a websocket
SEND_BUFFER = 131_072  # bytes of answers to one connection in the system, which takes twice as many
TIME_TO_LEAVE = 5  # seconds for requests under way when the server is stopped
TIME_TO_STOP = 8.0  # seconds for everything; service managers kill after ten


class Server(uvicorn.Server):
    """Calls `ready` when it can be reached, and stops in time when it is asked to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.stopping: threading.Timer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.stopping is None:
            self.stopping = threading.Timer(TIME_TO_STOP, stop_at_once)
            self.stopping.daemon = True
            self.stopping.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def stop_at_once() -> None:
    """End the process, whatever keeps it. Nothing is lost that was acknowledged: that is on the disk."""
    logger.error("the server did not stop within %d seconds, so it ends now", TIME_TO_STOP)
    os._exit(1)


def bound(settings: Settings) -> socket.socket:
    """The port, taken; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    taken = socket.socket(family)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # of whoever takes nothing, not even a goodbye, the system lets go
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(KEEP_ALIVE * 1000))
    # Otherwise megabytes would wait in the system for whoever reads nothing.
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        taken.bind((settings.host, settings.port))
    except OSError as error:
        taken.close()
        why = error.strerror or str(error)
        raise BadOptions(
            "cannot-listen", TEXT, host=settings.host, port=str(settings.port), why=why, option="--port"
        ) from None
    return taken


def address(settings: Settings, port: int) -> str:
    """The address that a person on this machine opens."""
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def address_to_open(settings: Settings, url: str) -> str:
    """The address for this machine's own browser: one that friends can open too, since it is in the links it copies."""
    friends = [] if settings.secure else addresses_for_friends(settings.host, urlsplit(url).port or settings.port)
    return friends[0] if friends else url


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application. Behind trusted proxies, addresses are those that the proxies report."""
    proxies, limits = Proxies(settings.trusted_proxies), app.state.services.limits
    return uvicorn.Config(
        BehindProxies(app, proxies),
        http=http_protocol(limits.connections, proxies),
        log_config=None,  # logs.py does it
        access_log=False,  # request_log.py writes it, without query strings
        ws=websocket_protocol(limits.sockets),
        backlog=BACKLOG,
        ws_max_size=4 * LONGEST_MESSAGE,  # longer ones are cut off; those between get an answer
        ws_ping_interval=KEEP_ALIVE,
        ws_ping_timeout=KEEP_ALIVE,
        timeout_graceful_shutdown=TIME_TO_LEAVE,
        server_header=False,
        proxy_headers=False,  # visitors.py does it, for the limits of connections too
    )


def serve(settings: Settings, say: Callable[[str], None], *, open_browser: bool) -> None:
    """Run the server; `say` is told its address when it can be reached."""
    start_logging(settings.log_format, settings.log_level)
    settings = fitted(settings)
    check_folder(settings.data)
    try:
        app = make_app(settings)
        services = app.state.services
        services.acquire()  # before anything listens: a folder that cannot be used is refused in one sentence
    except OSError as error:
        raise BadOptions("no-data-folder", TEXT, folder=str(settings.data), why=error.strerror or str(error)) from None
    measured = None
    try:
        taken = bound(settings)
        measured = metrics_server(settings)
        url = address(settings, taken.getsockname()[1])

        def ready() -> None:
            services.lobby.bot_pool.start()
            threading.Thread(target=read_words, daemon=True).start()
            logger.info("Iacta %s listens at %s with the data folder %s", iacta.__version__, url, settings.data)
            if measured:
                logger.info("the metrics are at %s", measured.url)
            say(url)
            if open_browser:
                opened = address_to_open(settings, url)
                threading.Thread(target=webbrowser.open, args=(opened,), daemon=True).start()

        Server(configured(app, settings), ready).run(sockets=[taken])
    finally:
        if measured:
            measured.close()
        services.release()


def read_words() -> None:
    """Read every language beforehand, beside the server: whoever is refused first would make all others wait for it."""
    for language in LANGUAGES:
        words_in(language, TEXT)
        for name in NAMES:
            load_game(name).words(language)


def metrics_server(settings: Settings) -> MetricsServer | None:
    if settings.metrics_port is None:
        return None
    return MetricsServer(settings.metrics_host, settings.metrics_port, settings.database)
