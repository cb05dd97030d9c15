"""The headers of every answer: what keeps a page to itself, what may be kept where, and who else may read it."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders

from iacta.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# Scripts, styles, fonts and pictures of the page follow the policy of the page that loads them.
OF_FILES = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Whoever opens an answer of the interface as if it were a page can do nothing with it.
OF_THE_INTERFACE = {
    **OF_FILES,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
}
OF_PAGES = {
    **OF_FILES,
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY = "max-age=31536000"  # a year; what holds for other names of the domain is not ours to say
A_YEAR = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # may be kept, but is asked for again before it is used
KEEP_NOTHING = "no-store"
HASHED = "/assets/"  # their names change with their content
SAME_FOR_ALL = ("/api/games", "/api/words/", "/api/rules/", "/api/guide/")  # until another version of the server comes
FIRST_ERROR = 400
CORS_ALLOWED = {
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "Accept-Language, Content-Type",
    "Access-Control-Max-Age": "600",
}


def caching(path: str, method: str, status: int) -> str:
    """Who may keep an answer: files named by their content for ever, and nothing that is personal or changes."""
    if status >= FIRST_ERROR or method not in ("GET", "HEAD"):
        return KEEP_NOTHING
    if path.startswith(HASHED):
        return A_YEAR
    return KEEP_NOTHING if path.startswith("/api/") and not path.startswith(SAME_FOR_ALL) else ASK_FIRST


def security(path: str, status: int) -> dict[str, str]:
    """What protects an answer: as much as its kind needs, since a table asks for a dozen of them."""
    if path.startswith(HASHED) and status < FIRST_ERROR:
        return OF_FILES
    return OF_THE_INTERFACE if path.startswith("/api/") else OF_PAGES


def add_standard_headers(headers: MutableHeaders, path: str, method: str, status: int, settings: Settings) -> None:
    """Add to an answer what the application has not said itself."""
    for name, value in security(path, status).items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", caching(path, method, status))
    if settings.secure:
        headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)


def add_cors_headers(headers: MutableHeaders, request: Headers, settings: Settings) -> None:
    """Let the pages of `origins` read an answer, with the cookie of whoever asks (CORS)."""
    if not settings.allowed_origins:
        return
    headers.add_vary_header("Origin")
    origin = request.get("origin")
    if origin in settings.allowed_origins:
        headers["Access-Control-Allow-Origin"] = origin
        headers["Access-Control-Allow-Credentials"] = "true"
        headers["Access-Control-Expose-Headers"] = "Retry-After"


def is_preflight(method: str, request: Headers) -> bool:
    """Whether a browser only asks what the page of another may do."""
    return method == "OPTIONS" and "origin" in request and "access-control-request-method" in request
