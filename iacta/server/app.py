"""The application: the page, the interface over HTTP, and the websockets, on one port."""

from __future__ import annotations

import asyncio
import functools
import logging
import mimetypes
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import iacta
from iacta.bots import BOTS, USUAL
from iacta.engine.rules.game import Game
from iacta.engine.words.errors import IactaError
from iacta.engine.words.messages import LANGUAGES, SHARED, files
from iacta.games import NAMES, load_game
from iacta.server import health, metrics
from iacta.server.answer_cache import AnswerCache
from iacta.server.auth import COOKIE, YEAR
from iacta.server.bans import BanCheck, visitor_of
from iacta.server.connection import GONE, TOO_MANY, Connection
from iacta.server.errors import TEXT, BadMessage, Declined, NoSuchThing, TooFast, TooLarge, TooSlow
from iacta.server.game_messages import card_file, game_info
from iacta.server.hints import hints_for
from iacta.server.messages import (
    LONGEST_NAME,
    CardFile,
    Games,
    Hints,
    Join,
    NewTable,
    OwnCards,
    Problem,
    Seated,
    TableInfo,
    Tables,
)
from iacta.server.middleware import LONGEST_BODY, GuardMiddleware, address_of, is_same_origin, language_of
from iacta.server.request_log import RequestLog
from iacta.server.seats import sit
from iacta.server.services import Services
from iacta.server.settings import Settings
from iacta.server.stored import StoredSeat

logger = logging.getLogger(__name__)
PAGE = Path(__file__).parent / "page"
mimetypes.add_type("font/woff2", ".woff2")  # which Python does not know on every machine
ERRORS = "-errors"
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


@api.get("/words/{language}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def page_words(language: str) -> str:
    """The page's own words."""
    return fluent_text(language)


@api.get("/words/{language}/{game}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def table_words(language: str, game: str) -> str:
    """The words of the page and of a game's table."""
    return fluent_text(language, game_named(game).text_folder)


@api.get("/rules/{game}/{language}", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
def rules(game: str, language: str) -> str:
    """The rules of a game in our own words, as Markdown."""
    check_language(language)
    return game_named(game).rules_page(language)


@api.get("/tables")
async def public_tables(services: Running) -> Tables:
    """The public tables, those that wait for players first."""
    return Tables(tables=await services.lobby.listed())


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


@api.get("/{path:path}", include_in_schema=False)
def nothing_else() -> None:
    raise NoSuchThing("no-such-page")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise NoSuchThing("no-such-page")


@functools.cache
def fluent_text(language: str, *folders: Path) -> str:
    """The Fluent files that a page needs; errors are put into words by the server."""
    check_language(language)
    chapters = files(language, SHARED, *folders, TEXT)
    return "\n".join(path.read_text("utf-8") for path in chapters if not path.stem.endswith(ERRORS))


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


def problem(request: Request, error: Exception) -> JSONResponse:
    """An error as a kind for programs and a sentence for people."""
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


def page() -> Response:
    """The page; what it shows follows from the address."""
    if not (PAGE / "index.html").exists():
        raise NoSuchThing("page-not-built")
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def make_app(settings: Settings) -> FastAPI:
    """The application with these settings."""
    services = Services(settings)
    app = FastAPI(title="Iacta", version=iacta.__version__, lifespan=services.open, docs_url=None, redoc_url=None)
    app.state.services = services
    app.include_router(api)
    app.include_router(health.router)
    app.add_api_websocket_route("/api/tables/{table}/live", connect)
    for path in ("/", "/table/{table}"):
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False, response_class=FileResponse)
    if PAGE.is_dir():
        app.mount("/", StaticFiles(directory=PAGE), name="page")
    for kind in (IactaError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, problem)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(AnswerCache)
    app.add_middleware(BanCheck, services=services)
    app.add_middleware(GuardMiddleware, settings=settings, limits=services.limits)
    app.add_middleware(RequestLog, access_log=settings.access_log)
    return app
