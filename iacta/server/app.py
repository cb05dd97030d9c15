"""The application: the page, the interface over HTTP, and the websockets, on one port."""

from __future__ import annotations

import asyncio
import functools
import logging
import re
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import iacta
from iacta.bots import BOTS, USUAL
from iacta.engine.rules.game import Game
from iacta.engine.words.errors import IactaError
from iacta.engine.words.messages import LANGUAGES, SHARED, files
from iacta.games import NAMES, load_game
from iacta.match import lesson as lessons
from iacta.server import health, metrics
from iacta.server.answer_cache import AnswerCache
from iacta.server.auth import COOKIE, YEAR
from iacta.server.bans import BanCheck, visitor_of
from iacta.server.connection import GONE, TOO_MANY, Connection
from iacta.server.errors import TEXT, BadMessage, Declined, NoSuchThing, TooFast, TooLarge, TooSlow
from iacta.server.game_messages import card_file, game_info, lesson_message
from iacta.server.headers import ASK_FIRST, HASHED, KEEP_NOTHING
from iacta.server.hints import hints_for
from iacta.server.messages import (
    LONGEST_NAME,
    CardFile,
    Games,
    Hints,
    Join,
    Lesson,
    NewLesson,
    NewTable,
    OwnCards,
    PointsHistory,
    Problem,
    Seated,
    TableInfo,
    Tables,
)
from iacta.server.middleware import LONGEST_BODY, GuardMiddleware, address_of, is_same_origin, language_of
from iacta.server.offline import offline_page
from iacta.server.page_files import PageFiles
from iacta.server.previews import (
    PAGE,
    Ended,
    Preview,
    ending_of,
    game_preview,
    origin_of,
    page_with,
    site_preview,
    table_preview,
)
from iacta.server.qr_code import qr_code
from iacta.server.request_log import RequestLog
from iacta.server.seats import sit
from iacta.server.services import Services
from iacta.server.settings import Settings
from iacta.server.stored import StoredSeat, StoredTable

logger = logging.getLogger(__name__)
OK = 200
SVG = "image/svg+xml"
ERRORS = "-errors"
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)  # of a Fluent file; a message never goes on at the margin
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 408, 409, 413, 421, 422, 429, 503)
}
# What answers with plain text says its problems in JSON too, which FastAPI would describe as text.
PROBLEMS_OF_TEXTS: dict[int | str, dict[str, Any]] = {
    status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for status in PROBLEMS
}

# What Pydantic calls it when a name is too short or too long, or not readable.
BAD_NAMES = ("string_too_short", "string_too_long", "value_error")
KNOWN_ERRORS: dict[int, Declined] = {
    404: NoSuchThing("no-such-page"),
    408: TooSlow("request-too-slow"),
    413: TooLarge("request-too-large", most=LONGEST_BODY),
}


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def guest_of(request: Request, response: Response) -> str:
    """Who asks; whoever comes for the first time gets a cookie."""
    services = services_of(request)
    guest = services.guests.who(request.cookies.get(COOKIE))
    if guest is None:
        cookie, guest = services.guests.new()
        secure = services.settings.secure
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")
    return guest


def game_named(name: str) -> Game:
    if name not in NAMES:
        raise NoSuchThing("no-such-page")
    return load_game(name)


def lesson_of(name: str) -> lessons.Lesson:
    if not lessons.has_lesson(game_named(name)):
        raise NoSuchThing("no-such-page")
    return lessons.load_lesson(name)


Running = Annotated[Services, Depends(services_of)]
Guest = Annotated[str, Depends(guest_of)]
api = APIRouter(prefix="/api", responses=PROBLEMS)


@api.get("/games")
def games() -> Games:
    """All games."""
    return Games(games=[game_info(load_game(name)) for name in NAMES], bots=list(BOTS), usual=USUAL)


@api.get("/games/{game}/cards")
def printed_cards(game: str) -> CardFile:
    """What is printed on the cards of a game."""
    found = game_named(game)
    return card_file(found, found.load_cards(None))


@api.post("/games/{game}/cards")
async def own_cards(game: str, own: OwnCards, services: Running, request: Request) -> CardFile:
    """What is printed on the cards of somebody's own file, if it keeps the rules."""
    services.limits.questions.check(address_of(request.scope))
    found = game_named(game)
    return await asyncio.to_thread(lambda: card_file(found, found.load_cards(own.cards)))


@api.get("/games/{game}/lesson")
def lesson(game: str) -> Lesson:
    """The lesson of a game, step by step."""
    return lesson_message(lesson_of(game))


@api.post("/games/{game}/lesson", status_code=201)
async def begin_lesson(game: str, wanted: NewLesson, services: Running, guest: Guest, request: Request) -> Seated:
    """Begin the lesson of a game, at a table of one's own."""
    table = await services.lobby.begin_lesson(game, wanted.name, guest, address_of(request.scope))
    return Seated(table=table.stored.id, seat=table.seat_of(guest))


@api.get("/words/{language}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def page_words(language: str) -> str:
    """The words of the page, which every table needs too."""
    return fluent_text(language, SHARED, TEXT)


@api.get("/words/{language}/{game}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def table_words(language: str, game: str) -> str:
    """The words of a game's table, besides those of the page."""
    return fluent_text(language, game_named(game).text_folder)


@api.get("/words/{language}/{game}/lesson", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def lesson_words(language: str, game: str) -> str:
    """The words of a game's lesson, besides those of its table."""
    return fluent_text(language, lessons.folder_of(lesson_of(game).game))


@api.get("/rules/{game}/{language}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def rules(game: str, language: str) -> str:
    """The rules of a game in our own words, as Markdown."""
    check_language(language)
    return game_named(game).rules_page(language)


@api.get("/guide/{game}/{language}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def guide(game: str, language: str) -> str:
    """How to play a game, on one page, as Markdown with pictures that the page draws."""
    check_language(language)
    return game_named(game).guide_page(language)


@api.get("/tables")
async def public_tables(services: Running, request: Request) -> Tables:
    """The public tables, those that wait for players first, and the visitor's own that are not over."""
    guest = services.guests.who(request.cookies.get(COOKIE))
    own = await services.lobby.own(guest) if guest else []
    return Tables(tables=await services.lobby.listed(), own=own)


@api.post("/tables", status_code=201)
async def set_up(wanted: NewTable, services: Running, guest: Guest, request: Request) -> Seated:
    """Set up a table."""
    if wanted.cards is not None:
        services.limits.questions.check(address_of(request.scope))
    table = await services.lobby.set_up(wanted, guest, address_of(request.scope))
    seat = table.seat_of(guest)
    return Seated(table=table.stored.id, seat=None if seat == table.game.spectator else seat)


@api.get("/tables/{table}")
async def table_info(table: str, services: Running) -> TableInfo:
    """A table, and who sits there."""
    return await services.lobby.info(table)


@api.post("/tables/{table}/join")
async def join(table: str, wanted: Join, services: Running, guest: Guest) -> Seated:
    """Sit down at a table."""
    seat = StoredSeat("person", wanted.name, guest=guest, word=wanted.word)
    async with services.lobby.at(table) as found:
        return Seated(table=table, seat=await found.run_to_end(sit(found, wanted.seat, seat)))


@api.get("/tables/{table}/cards")
async def table_cards(table: str, services: Running) -> CardFile:
    """What is printed on the cards of a table."""
    async with services.lobby.at(table) as found:
        return card_file(found.game, found.cards)


@api.get("/tables/{table}/qr", response_class=Response, responses={**PROBLEMS_OF_TEXTS, 200: {"content": {SVG: {}}}})
async def table_code(table: str, services: Running, request: Request) -> Response:
    """The address of a table as a QR code."""
    if not await services.store.exists(table):
        raise NoSuchThing("no-such-table")
    return Response(qr_code(f"{origin_of(request, services.settings)}/table/{table}"), media_type=SVG)


@api.get("/tables/{table}/hints")
async def hints(table: str, services: Running, request: Request) -> Hints:
    """The best that the guest's seat can do now, from what it may know."""
    services.limits.questions.check(address_of(request.scope))
    guest = services.guests.who(request.cookies.get(COOKIE))
    async with services.lobby.at(table) as found:
        return await hints_for(found, found.seat_of(guest), None, language_of(request.headers))


@api.get("/tables/{table}/record", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
async def record(table: str, services: Running, request: Request) -> str:
    """The match as everybody may know it; after the end it can be replayed and checked."""
    services.limits.questions.check(address_of(request.scope))
    async with services.lobby.at(table) as found:
        return await found.record()


@api.get("/tables/{table}/points")
async def points(table: str, services: Running, request: Request) -> PointsHistory:
    """How the points grew over a finished match."""
    services.limits.questions.check(address_of(request.scope))
    async with services.lobby.at(table) as found:
        return PointsHistory(points=await found.points())


@api.get("/{path:path}", include_in_schema=False)
def nothing_else() -> None:
    raise NoSuchThing("no-such-page")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise NoSuchThing("no-such-page")


@functools.cache
def fluent_text(language: str, *folders: Path) -> str:
    """The Fluent files that a page needs, without comments; errors are put into words by the server."""
    check_language(language)
    chapters = [path for path in files(language, *folders) if not path.stem.endswith(ERRORS)]
    return COMMENT.sub("", "\n".join(path.read_text("utf-8") for path in chapters))


async def connect(socket: WebSocket, table: str) -> None:
    """A connection to a table, for those who play and those who watch."""
    services: Services = socket.app.state.services
    with suppress(WebSocketDisconnect):  # they may leave at any moment, even before they are let in
        if not is_same_origin(socket.headers, services.settings):
            await socket.close()  # before it is accepted: the page of another gets a plain 403
            return
        await socket.accept()
        await seat_at(table, socket, services)


async def seat_at(table: str, socket: WebSocket, services: Services) -> None:
    """Let somebody in, if there is room, until one side has had enough."""
    address = address_of(socket.scope)
    if not services.limits.websockets.enter(address):
        await socket.close(TOO_MANY)
        return
    guest = services.guests.who(socket.cookies.get(COOKIE))
    try:
        async with services.lobby.at(table) as found:
            connection = Connection(socket, services, found, guest, address)
            watches = connection.seat == found.game.spectator
            with (
                services.limits.watchers.one(address) if watches else nullcontext(),
                services.bans.while_present(connection, visitor_of(socket.scope)),
            ):
                await connection.run()
    except NoSuchThing:
        await socket.close(GONE)
    except TooFast:
        await socket.close(TOO_MANY)
    finally:
        services.limits.websockets.leave(address)


def problem(request: Request, error: Exception) -> Response:
    """An error as a kind for programs and a sentence for people; whoever visits an address with nothing gets a page."""
    if isinstance(error, HTTPException) and error.status_code == NoSuchThing.status and is_visit(request):
        return nothing_page(request)
    if isinstance(error, RequestValidationError):
        is_name = any(wrong["loc"] == ("body", "name") and wrong["type"] in BAD_NAMES for wrong in error.errors())
        error = BadMessage("name-not-readable", most=LONGEST_NAME) if is_name else BadMessage("request-not-read")
    if isinstance(error, HTTPException):
        said = KNOWN_ERRORS.get(error.status_code, BadMessage("request-not-read"))
        answer = {"error": type(said).__name__, "text": said.text(language_of(request.headers))}
        metrics.REFUSALS.labels(type(said).__name__).inc()
        return JSONResponse(answer, error.status_code, headers=error.headers)
    assert isinstance(error, IactaError)
    metrics.REFUSALS.labels(type(error).__name__).inc()
    status = error.status if isinstance(error, Declined) else 400
    return JSONResponse({"error": type(error).__name__, "text": error.text(language_of(request.headers))}, status)


def page_answer(request: Request, preview: Preview, status: int = 200) -> Response:
    """The page with what a link to it shows; what the page itself shows follows from the address."""
    settings, language = services_of(request).settings, language_of(request.headers)
    text = page_with(preview, request.url.path, origin_of(request, settings), language)
    headers = {"Cache-Control": ASK_FIRST if status == OK else KEEP_NOTHING, "Vary": "Accept-Language"}
    return HTMLResponse(text, status, headers)


async def lobby_page(request: Request) -> Response:
    return page_answer(request, site_preview(language_of(request.headers)))


async def guide_page(game: str, request: Request) -> Response:
    if game not in NAMES:
        return nothing_page(request)
    return page_answer(request, game_preview(game, language_of(request.headers)))


async def table_page(table: str, request: Request) -> Response:
    """The page at a table. Where there is none, or none any more, the page says so."""
    services = services_of(request)
    stored = await services.store.stored(table)
    if stored is None:
        return nothing_page(request)
    ended = await ending_to_show(services, stored, address_of(request.scope))
    return page_answer(request, table_preview(stored, language_of(request.headers), ended))


async def ending_to_show(services: Services, stored: StoredTable, address: str) -> Ended | None:
    """How a match ended. It may have to be loaded for that: whoever wants many of them gets the rest without."""
    if stored.stage != "over":
        return None
    try:
        services.limits.questions.check(address)
        async with services.lobby.at(stored.id) as table:
            return await ending_of(table)
    except Declined:
        return None


def nothing_page(request: Request) -> Response:
    """The page where there is nothing: it says so, and leads back."""
    return page_answer(request, site_preview(language_of(request.headers)), NoSuchThing.status)


def is_visit(request: Request) -> bool:
    """Whether somebody wants to see a page, and not a program its answer or a page one of its files."""
    path = request.url.path
    return (
        request.method in ("GET", "HEAD")
        and not path.startswith(("/api/", HASHED))
        and "text/html" in request.headers.get("accept", "")
        and (PAGE / "index.html").exists()
    )


def make_app(settings: Settings) -> FastAPI:
    """The application with these settings."""
    services = Services(settings)
    app = FastAPI(title="Iacta", version=iacta.__version__, lifespan=services.open, docs_url=None, redoc_url=None)
    app.state.services = services
    app.include_router(api)
    app.include_router(health.router)
    app.add_api_websocket_route("/api/tables/{table}/live", connect)
    for path, page in (("/", lobby_page), ("/table/{table}", table_page), ("/how-to-play/{game}", guide_page)):
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False, response_class=HTMLResponse)
    app.add_api_route("/offline", offline_page, include_in_schema=False, response_class=HTMLResponse)
    if PAGE.is_dir():
        app.mount("/", PageFiles(directory=PAGE), name="page")
    for kind in (IactaError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, problem)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(AnswerCache)
    app.add_middleware(BanCheck, services=services)
    app.add_middleware(GuardMiddleware, settings=settings, limits=services.limits)
    app.add_middleware(RequestLog, access_log=settings.access_log)
    return app
