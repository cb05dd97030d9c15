"""Middleware that every request passes: limits, sizes, names, where it comes from, and the headers of its answer."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iacta.engine.words.language import accepted, spoken
from iacta.server import metrics
from iacta.server.errors import Declined, Forbidden, NoSuchThing, TooFast, TooLarge, WrongHost
from iacta.server.headers import CORS_ALLOWED, add_cors_headers, add_standard_headers, is_preflight
from iacta.server.limits import Limits
from iacta.server.settings import Settings
from iacta.server.visitors import LOOPBACK, counted_as, networks, read_address

LONGEST_BODY = 262_144
SECONDS_FOR_A_BODY = 30.0  # for all of it
SECONDS_TO_TRY_AGAIN = "1"
TOO_LATE = 408
NO_CONTENT = 204
A_FILE = 0.1  # of a request to the interface: that is what a file of the page counts
SAFE = ("GET", "HEAD", "OPTIONS")
OURSELVES = networks(LOOPBACK)


def language_of(headers: Headers) -> str:
    """The language that somebody wants to be answered in."""
    return spoken(accepted(headers.get("accept-language", "")))


def is_same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host") or origin in settings.allowed_origins
    except ValueError:  # no address at all
        return False


def address_of(scope: Scope) -> str:
    """What a visitor is counted as."""
    client = scope.get("client")
    return counted_as(client[0]) if client else ""


def check_host(headers: Headers, allowed: list[str]) -> None:
    """Refuse a name that is not ours. This machine's own names cannot be those of anybody else's page."""
    if not allowed:
        return
    name = headers.get("host", "").lower()
    name = name if name.endswith("]") else name.rpartition(":")[0] or name
    name = name.removesuffix(".")
    address = read_address(name)
    is_ours = name == "localhost" or (address is not None and any(address in network for network in OURSELVES))
    if not is_ours and not any(name == host or (host[0] == "*" and name.endswith(host[1:])) for host in allowed):
        raise WrongHost("wrong-host")


class GuardMiddleware:
    """Middleware: checks every request against the limits, and completes the headers of its answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.serve(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A websocket: refused before it is accepted, which costs least."""
        headers = Headers(scope=scope)
        try:
            check_host(headers, self.settings.allowed_hosts)
            self.limits.handshakes.check(address_of(scope))
        except Declined as declined:
            await receive()  # that it wants to connect
            await answer(send, declined, language_of(headers), "websocket.http")
        else:
            await self.app(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, path, method = Headers(scope=scope), scope["path"], scope["method"]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered = MutableHeaders(scope=message)
                add_standard_headers(answered, path, method, message["status"], self.settings)
                add_cors_headers(answered, headers, self.settings)
            await send(message)

        try:
            self.check(scope, headers)
            if is_preflight(method, headers):
                await allow(send_with_headers)
            elif path.startswith("/api/"):
                with self.limits.under_way.one(address_of(scope)):
                    await self.app(scope, limited(receive), send_with_headers)
            else:
                await self.app(scope, limited(receive), send_with_headers)
        except Declined as declined:
            await answer(send_with_headers, declined, language_of(headers))

    def check(self, scope: Scope, headers: Headers) -> None:
        check_host(headers, self.settings.allowed_hosts)
        if "//" in scope["path"] or "/." in scope["path"]:  # each file has one name, under which it is kept ready
            raise NoSuchThing("no-such-page")
        tokens = 1 if scope["path"].startswith("/api/") else A_FILE
        self.limits.requests.check(address_of(scope), tokens=tokens)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LONGEST_BODY:
            raise TooLarge("request-too-large", most=LONGEST_BODY)
        only_asks = scope["method"] in SAFE and not is_preflight(scope["method"], headers)
        if not only_asks and not is_same_origin(headers, self.settings):
            raise Forbidden("another-page")


def limited(receive: Receive) -> Receive:
    """The same request, but never more of it than a request may have, nor later."""
    read, complete = 0, False
    until = asyncio.get_running_loop().time() + SECONDS_FOR_A_BODY  # however small the parts in which it comes

    async def receive_some() -> Message:
        nonlocal read, complete
        if complete:  # what comes now is the end of the connection
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise HTTPException(TOO_LATE, headers={"Connection": "close"}) from None
        complete = not message.get("more_body", False)
        read += len(message.get("body", b""))
        if read > LONGEST_BODY:
            raise HTTPException(TooLarge.status)  # which passes whoever reads, as a refusal would not
        return message

    return receive_some


async def allow(send: Send) -> None:
    """The answer to whoever asks what a page may do."""
    headers = [(name.encode(), value.encode()) for name, value in CORS_ALLOWED.items()]
    await send({"type": "http.response.start", "status": NO_CONTENT, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def answer(send: Send, declined: Declined, language: str, kind: str = "http") -> None:
    metrics.REFUSALS.labels(type(declined).__name__).inc()
    body = json.dumps({"error": type(declined).__name__, "text": declined.text(language)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(declined, TooFast):
        headers.append((b"retry-after", SECONDS_TO_TRY_AGAIN.encode()))
    await send({"type": f"{kind}.response.start", "status": declined.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
