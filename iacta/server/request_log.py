"""Middleware: every request and connection has an id, which its log lines and its answer carry, and is measured."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iacta.server import metrics
from iacta.server.logs import new_request_id, request_id

logger = logging.getLogger(__name__)
HEADER = "X-Request-ID"
ENDED_EARLY, FAILED = 499, 500  # when nothing was answered: the visitor hung up, or something broke
NORMAL_CLOSURE = 1000


class RequestLog:
    """An application whose requests are told apart. The access log has no query strings, cookies or bodies."""

    def __init__(self, app: ASGIApp, *, access_log: bool) -> None:
        self.app = app
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connection(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = new_request_id("r")
        request_id.set(name)
        status, sent = ENDED_EARLY, 0

        async def send_and_count(message: Message) -> None:
            nonlocal status, sent
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = name
            elif message["type"] == "http.response.body":
                sent += len(message.get("body", b""))
            await send(message)

        began = time.perf_counter()
        try:
            await self.app(scope, receive, send_and_count)
        except Exception:
            status = FAILED if status == ENDED_EARLY else status
            raise
        finally:
            method = scope["method"] if scope["method"] in metrics.METHODS else "other"
            seconds = time.perf_counter() - began
            metrics.REQUESTS.labels(method, status).observe(seconds)
            if self.access_log:
                log_access(scope, method, status, seconds, sent)

    async def connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id.set(new_request_id("c"))
        accepted, code = False, NORMAL_CLOSURE

        async def send_and_count(message: Message) -> None:
            nonlocal accepted, code
            if message["type"] == "websocket.accept":
                accepted = True
                metrics.CONNECTIONS.inc()
            elif message["type"] == "websocket.close":
                code = message.get("code", NORMAL_CLOSURE)
                metrics.CLOSED.labels(code).inc()
            await send(message)

        began = time.perf_counter()
        try:
            await self.app(scope, receive, send_and_count)
        finally:
            if accepted:
                metrics.CONNECTIONS.dec()
            if self.access_log:
                log_access(scope, "WEBSOCKET", code, time.perf_counter() - began)


def log_access(scope: Scope, method: str, status: int, seconds: float, sent: int | None = None) -> None:
    client = scope.get("client")
    fields = {
        "address": client[0] if client else "",
        "method": method,
        "path": scope["path"],
        "status": status,
        "milliseconds": round(1000 * seconds, 1),
    }
    said = "%(address)s %(method)s %(path)s %(status)d %(milliseconds).1f ms"
    if sent is not None:
        fields["bytes"] = sent
        said += " %(bytes)d bytes"
    logger.info(said, fields, extra={"fields": fields})
