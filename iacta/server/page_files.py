"""The files of the page. The build has left a smaller one beside each that can be compressed (Brotli), which is sent to
whoever can read it."""

from __future__ import annotations

import mimetypes
import os
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

COMPRESSED = ".br"
BROTLI = re.compile(r"\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")  # wanted, with a weight above 0
for kind, ending in (("font/woff2", ".woff2"), ("application/manifest+json", ".webmanifest")):
    mimetypes.add_type(kind, ending)  # which Python does not know on every machine


def accepts_brotli(request: Headers) -> bool:
    """Whether whoever asks can read Brotli."""
    return BROTLI.search(request.get("accept-encoding", "")) is not None


class PageFiles(StaticFiles):
    """The files of the page, each under one name and in the encoding that is best for whoever asks."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        return ("", None) if path.endswith(COMPRESSED) else super().lookup_path(path)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        request = Headers(scope=scope)
        compressed = Path(f"{os.fspath(full_path)}{COMPRESSED}")
        if "range" in request or not accepts_brotli(request) or not compressed.exists():
            return super().file_response(full_path, stat_result, scope, status_code)
        kind = mimetypes.guess_type(full_path)[0]
        headers = {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
        response = FileResponse(compressed, status_code, headers, kind, stat_result=compressed.stat())
        if self.is_not_modified(response.headers, request):
            return NotModifiedResponse(response.headers)
        return response
