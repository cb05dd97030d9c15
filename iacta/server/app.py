"""The application: the page, the interface over HTTP, and the websockets, on one port."""

from __future__ import annotations

import asyncio
import functools
import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
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
from iacta.server.administration import Administration
from iacta.server.answer_cache import AnswerCache
from iacta.server.auth import COOKIE, OWNER_ONLY, OWNER_ONLY_FOLDER, YEAR, Guests, server_secret
from iacta.server.bans import BanCheck, Bans, visitor_of
from iacta.server.control import ControlServer
from iacta.server.errors import TEXT, BadMessage, Declined, NoSuchThing, TooFast, TooLarge, TooSlow
from iacta.server.frames import card_file, game_info
from iacta.server.gate import LONGEST_BODY, Gate, address_of, comes_from_us, language_of
from iacta.server.hall import Hall
from iacta.server.hints import hints_for
from iacta.server.limits import Limits
from iacta.server.live import GONE, TOO_MANY, Live
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
from iacta.server.opening import FolderLock
from iacta.server.request_log import RequestLog
from iacta.server.settings import Settings
from iacta.server.store import KeptSeat, Store
from iacta.server.thinking import Thinkers

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


class Rooms:
    """What the application has while it runs."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY_FOLDER)
        settings.database.touch(OWNER_ONLY)  # it holds the secrets of running matches
        self.settings = settings
        self.guests = Guests(server_secret(settings.secret_file))
        self.limits = Limits(settings)
        self.readiness = health.Readiness(self)
        self.lock: FolderLock | None = None
        self.store: Store
        self.hall: Hall
        self.bans: Bans

    def take(self) -> None:
        """Take the data folder and open its database; refused if another server has it or it cannot be read."""
        if self.lock is not None:
            return
        lock = FolderLock(self.settings.data)
        try:
            self.store = Store(self.settings.database)
        except BaseException:
            lock.release()
            raise
        self.lock = lock

    def give_back(self) -> None:
        if self.lock is not None:
            self.store.close()
            self.lock.release()
            self.lock = None

    @asynccontextmanager
    async def open(self, _: FastAPI) -> AsyncIterator[None]:
        self.take()
        thinkers = Thinkers(self.settings.bot_workers)
        self.hall = Hall(self.store, thinkers, self.settings)
        self.hall.expiry.start()
        self.bans = Bans(self.store)
        await self.bans.load()
        control = ControlServer(self.settings.data, Administration(self.store, self.bans, self.hall))
        await control.start()
        metrics.LOADED.set_function(lambda: len(self.hall.tables))
        metrics.WORKERS.set_function(thinkers.count_up)
        lag = asyncio.create_task(metrics.watch_the_loop())
        try:
            yield
        finally:
            lag.cancel()
            control.close()
            self.hall.close()
            thinkers.close()
            self.give_back()
            logger.info("stopped")


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def guest_of(request: Request, response: Response) -> str:
    """Who asks; whoever comes for the first time gets a cookie."""
    rooms = rooms_of(request)
    guest = rooms.guests.who(request.cookies.get(COOKIE))
    if guest is None:
        cookie, guest = rooms.guests.new()
        secure = rooms.settings.secure
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")
    return guest


def game_named(name: str) -> Game:
    if name not in NAMES:
        raise NoSuchThing("no-such-page")
    return load_game(name)


InRooms = Annotated[Rooms, Depends(rooms_of)]
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
async def own_cards(game: str, own: OwnCards, rooms: InRooms, request: Request) -> CardFile:
    """What is printed on the cards of somebody's own file, if it keeps the rules."""
    rooms.limits.questions.check(address_of(request.scope))
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
async def public_tables(rooms: InRooms) -> Tables:
    """The public tables, those that wait for players first."""
    return Tables(tables=await rooms.hall.shown())


@api.post("/tables", status_code=201)
async def set_up(wanted: NewTable, rooms: InRooms, guest: Guest, request: Request) -> Seated:
    """Set up a table."""
    if wanted.cards is not None:
        rooms.limits.questions.check(address_of(request.scope))
    table = await rooms.hall.set_up(wanted, guest, address_of(request.scope))
    seat = table.seat_of(guest)
    return Seated(table=table.kept.id, seat=None if seat == table.game.spectator else seat)


@api.get("/tables/{table}")
async def table_info(table: str, rooms: InRooms) -> TableInfo:
    """A table, and who sits there."""
    return await rooms.hall.info(table)


@api.post("/tables/{table}/join")
async def join(table: str, wanted: Join, rooms: InRooms, guest: Guest) -> Seated:
    """Sit down at a table."""
    seat = KeptSeat("person", wanted.name, guest=guest, word=wanted.word)
    async with rooms.hall.at(table) as found:
        return Seated(table=table, seat=await found.do(found.sit(wanted.seat, seat)))


@api.get("/tables/{table}/cards")
async def table_cards(table: str, rooms: InRooms) -> CardFile:
    """What is printed on the cards of a table."""
    async with rooms.hall.at(table) as found:
        return card_file(found.game, found.cards)


@api.get("/tables/{table}/hints")
async def hints(table: str, rooms: InRooms, request: Request) -> Hints:
    """The best that the guest's seat can do now, from what it may know."""
    rooms.limits.questions.check(address_of(request.scope))
    guest = rooms.guests.who(request.cookies.get(COOKIE))
    async with rooms.hall.at(table) as found:
        return await hints_for(found, found.seat_of(guest), None, language_of(request.headers))


@api.get("/tables/{table}/record", response_class=PlainTextResponse, responses=PROBLEMS_OF_TEXTS)
async def record(table: str, rooms: InRooms, request: Request) -> str:
    """The match as everybody may know it; after the end it can be replayed and checked."""
    rooms.limits.questions.check(address_of(request.scope))
    async with rooms.hall.at(table) as found:
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


async def live(socket: WebSocket, table: str) -> None:
    """A connection to a table, for those who play and those who watch."""
    rooms: Rooms = socket.app.state.rooms
    with suppress(WebSocketDisconnect):  # they may leave at any moment, even before they are let in
        if not comes_from_us(socket.headers, rooms.settings):
            await socket.close()  # before it is accepted: the page of another gets a plain 403
            return
        await socket.accept()
        await seat_at(table, socket, rooms)


async def seat_at(table: str, socket: WebSocket, rooms: Rooms) -> None:
    """Let somebody in, if there is room, until one side has had enough."""
    address = address_of(socket.scope)
    if not rooms.limits.websockets.enter(address):
        await socket.close(TOO_MANY)
        return
    guest = rooms.guests.who(socket.cookies.get(COOKIE))
    try:
        async with rooms.hall.at(table) as found:
            messages = rooms.settings.messages_a_second
            connection = Live(socket, rooms.hall, found, guest, address, rooms.limits, rooms.bans, messages)
            watches = connection.seat == found.game.spectator
            with (
                rooms.limits.watchers.one(address) if watches else nullcontext(),
                rooms.bans.while_present(connection, visitor_of(socket.scope)),
            ):
                await connection.run()
    except NoSuchThing:
        await socket.close(GONE)
    except TooFast:
        await socket.close(TOO_MANY)
    finally:
        rooms.limits.websockets.leave(address)


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
    rooms = Rooms(settings)
    app = FastAPI(title="Iacta", version=iacta.__version__, lifespan=rooms.open, docs_url=None, redoc_url=None)
    app.state.rooms = rooms
    app.include_router(api)
    app.include_router(health.router)
    app.add_api_websocket_route("/api/tables/{table}/live", live)
    for path in ("/", "/table/{table}"):
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False, response_class=FileResponse)
    if PAGE.is_dir():
        app.mount("/", StaticFiles(directory=PAGE), name="page")
    for kind in (IactaError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, problem)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(AnswerCache)
    app.add_middleware(BanCheck, rooms=rooms)
    app.add_middleware(Gate, settings=settings, limits=rooms.limits)
    app.add_middleware(RequestLog, access_log=settings.access_log)
    return app
