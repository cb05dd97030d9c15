"""What every request passes: limits, sizes, where it comes from, and the headers that keep a page to itself."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iacta.engine.words import LANGUAGES
from iacta.server import metrics
from iacta.server.errors import Declined, Forbidden, TooFast, TooLarge
from iacta.server.limits import Buckets
from iacta.server.settings import Settings

LONGEST_BODY = 262_144
SECONDS_FOR_A_BODY = 10.0  # for each part of it
TOO_LATE = 408
BURST = 5  # seconds' worth of requests at once
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


def language_of(headers: Headers) -> str:
    """The language that somebody wants to be answered in."""
    wanted = headers.get("accept-language", "")
    first = wanted.strip()[:2].lower()
    return first if first in LANGUAGES else "en"


def comes_from_us(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host") or origin in settings.allowed_origins
    except ValueError:  # no address at all
        return False


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


class Gate:
    """An application behind its limits."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.requests_a_second, BURST * settings.requests_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        try:
            self.check(scope, headers)
            await self.app(scope, limited(receive), send_with_headers)
        except Declined as declined:
            await answer(send_with_headers, declined, language_of(headers))

    def check(self, scope: Scope, headers: Headers) -> None:
        if scope["path"].startswith("/api/") and not self.requests.take(address_of(scope)):
            raise TooFast("too-fast")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LONGEST_BODY:
            raise TooLarge("request-too-large", most=LONGEST_BODY)
        if scope["method"] not in SAFE and not comes_from_us(headers, self.settings):
            raise Forbidden("another-page")


def limited(receive: Receive) -> Receive:
    """The same request, but never more of it than a request may have, nor later."""
    read, complete = 0, False

    async def receive_some() -> Message:
        nonlocal read, complete
        if complete:  # what comes now is the end of the connection
            return await receive()
        try:
            async with asyncio.timeout(SECONDS_FOR_A_BODY):
                message = await receive()
        except TimeoutError:
            raise HTTPException(TOO_LATE) from None
        complete = not message.get("more_body", False)
        read += len(message.get("body", b""))
        if read > LONGEST_BODY:
            raise HTTPException(TooLarge.status)  # which passes whoever reads, as a refusal would not
        return message

    return receive_some


async def answer(send: Send, declined: Declined, language: str) -> None:
    metrics.REFUSALS.labels(type(declined).__name__).inc()
    body = json.dumps({"error": type(declined).__name__, "text": declined.text(language)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": declined.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
