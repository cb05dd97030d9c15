"""What the server measures about itself, for Prometheus, on a port of its own. docs/server.md lists it.

Labels take values from short fixed lists only, never something that a visitor chose: a name of a table or an address
would make the metrics grow without end, and tell what is nobody's business."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

import iacta
from iacta.engine.words.errors import BadOptions
from iacta.server.errors import TEXT

REGISTRY = CollectorRegistry()
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
METHODS = ("GET", "HEAD", "POST", "OPTIONS")
STAGES = ("waiting", "running", "over")
SECONDS_BETWEEN_BEATS = 0.25
SECONDS_FOR_A_COUNT = 2.0

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each series began: nobody asks for it
BUILD = Gauge("iacta_build_info", "Always 1; the label has the version.", ["version"], registry=REGISTRY)
CONNECTIONS = Gauge("iacta_connections", "Open websockets.", registry=REGISTRY)
LOADED = Gauge("iacta_tables_loaded", "Tables in memory.", registry=REGISTRY)
UNREADABLE = Counter(
    "iacta_tables_unreadable", "Tables that could not be read or replayed when somebody came.", registry=REGISTRY
)
WORKERS = Gauge("iacta_bot_workers", "Bot processes that are alive.", registry=REGISTRY)
MOVES = Counter("iacta_moves", "Decisions that were kept, by who made them.", ["game", "player"], registry=REGISTRY)
COMMANDS = Histogram(
    "iacta_command_seconds",
    "From the receipt of a message on a websocket to its acknowledgement or refusal.",
    ["type"],
    buckets=FAST,
    registry=REGISTRY,
)
REQUESTS = Histogram(
    "iacta_request_seconds", "HTTP requests to their last byte.", ["method", "status"], buckets=FAST, registry=REGISTRY
)
THINKING = Histogram(
    "iacta_thinking_seconds",
    "What bots took for a decision or a hint, waiting for a worker included.",
    ["bot", "purpose"],
    buckets=FAST,
    registry=REGISTRY,
)
REPLACED = Counter(
    "iacta_bots_replaced", "Decisions made by a weaker bot because one failed.", ["bot"], registry=REGISTRY
)
REFUSALS = Counter(
    "iacta_refusals", "Requests and messages that were refused, by their error.", ["error"], registry=REGISTRY
)
LIMITED = Counter(
    "iacta_limited", "What visitors had too much of, by the limit they met.", ["limit"], registry=REGISTRY
)
CLOSED = Counter("iacta_connections_closed", "Websockets that the server closed, by code.", ["code"], registry=REGISTRY)
STORE = Histogram(
    "iacta_store_seconds",
    "Work of the database, from when it was asked for.",
    ["result"],
    buckets=FAST,
    registry=REGISTRY,
)
LAG = Histogram(
    "iacta_event_loop_lag_seconds",
    "How late the event loop is for an appointment.",
    buckets=FAST,
    registry=REGISTRY,
)
BUILD.labels(iacta.__version__).set(1)


class TablesByStage(Collector):
    """Counts the tables when it is asked, with a reader's own connection, so that nobody waits for it."""

    def __init__(self, database: Path) -> None:
        self.database = database

    def collect(self) -> Iterator[GaugeMetricFamily]:
        family = GaugeMetricFamily("iacta_tables", "Tables that are kept, by stage.", labels=["stage"])
        address = f"file:{quote(str(self.database))}?mode=ro"
        try:
            with closing(sqlite3.connect(address, uri=True, timeout=SECONDS_FOR_A_COUNT)) as database:
                counted = dict(database.execute("SELECT stage, count(*) FROM tables GROUP BY stage").fetchall())
        except sqlite3.Error:  # no count is told, and the rest is
            return
        for stage in STAGES:
            family.add_metric([stage], counted.get(stage, 0))
        yield family


class MetricsServer:
    """The metrics of one server, at an address of their own."""

    def __init__(self, host: str, port: int, database: Path) -> None:
        self.collectors = (TablesByStage(database), ProcessCollector(registry=None))
        try:
            self.server: WSGIServer = start_http_server(port, host, CombinedRegistry(self.collectors))[0]
        except OSError as error:
            why = error.strerror or str(error)
            raise BadOptions(
                "cannot-listen", TEXT, host=host, port=str(port), why=why, option="--metrics-port"
            ) from None
        shown = f"[{host}]" if ":" in host else host
        self.url = f"http://{shown}:{self.server.server_port}/metrics"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class CombinedRegistry(CollectorRegistry):
    """What every server of this process measures, and what is this one's own."""

    def __init__(self, collectors: tuple[Collector, ...]) -> None:
        super().__init__(auto_describe=False)
        for collector in (REGISTRY, *collectors):
            self.register(collector)


async def watch_the_loop() -> None:
    """Measure how late the event loop is, as long as it runs."""
    while True:
        due = time.perf_counter() + SECONDS_BETWEEN_BEATS
        await asyncio.sleep(SECONDS_BETWEEN_BEATS)
        LAG.observe(max(0.0, time.perf_counter() - due))
