"""Answers that are the same for everybody as long as the server runs: made and compressed once, then kept ready."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from iacta.server.headers import HASHED, SAME_FOR_ALL
from iacta.server.page_files import accepts_brotli

MOST_ANSWERS = 1000
OK, NOT_MODIFIED = 200, 304
CONDITIONS = (b"if-none-match", b"if-modified-since")
CONSTANT = (HASHED, *SAME_FOR_ALL, "/openapi.json")


@dataclass(frozen=True)
class Answer:
    """One that was sent, as ASGI has it."""

    headers: list[tuple[bytes, bytes]]
    body: bytes
    etag: str

    async def send(self, request: Headers, send: Send) -> None:
        has_it = self.etag in (tag.strip() for tag in request.get("if-none-match", "").split(","))
        start: Message = {
            "type": "http.response.start",
            "status": NOT_MODIFIED if has_it else OK,
            "headers": list(self.headers),
        }
        if has_it:
            headers = MutableHeaders(scope=start)
            for name in ("Content-Length", "Content-Type", "Content-Encoding"):
                del headers[name]
        await send(start)
        await send({"type": "http.response.body", "body": b"" if has_it else self.body})


class AnswerCache:
    """An application whose constant answers are given from memory."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.answers: dict[tuple[str, bool, bool], Answer] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not scope["path"].startswith(CONSTANT):
            await self.app(scope, receive, send)
            return
        request = Headers(scope=scope)
        if "range" in request:
            await self.app(scope, receive, send)
            return
        key = (scope["path"], accepts_brotli(request), "gzip" in request.get("accept-encoding", ""))
        if key in self.answers:
            await self.answers[key].send(request, send)
            return
        recorder = Recorder()
        unconditional = [(name, value) for name, value in scope["headers"] if name not in CONDITIONS]
        await self.app({**scope, "headers": unconditional}, receive, recorder)
        answer = recorder.answer()
        if answer is None:
            for message in recorder.messages:
                await send(message)
            return
        if len(self.answers) < MOST_ANSWERS:
            self.answers[key] = answer
        await answer.send(request, send)


class Recorder:
    """Takes an answer instead of whoever asked for it."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    async def __call__(self, message: Message) -> None:
        self.messages.append(message)

    def answer(self) -> Answer | None:
        """The answer, if it is one to keep."""
        if not self.messages or self.messages[0]["status"] != OK:
            return None
        start, *parts = self.messages
        body = b"".join(part.get("body", b"") for part in parts)
        headers = MutableHeaders(scope=start)
        etag = headers.setdefault("ETag", f'"{hashlib.sha256(body).hexdigest()[:32]}"')
        headers["Content-Length"] = str(len(body))
        return Answer(list(start["headers"]), body, etag)
