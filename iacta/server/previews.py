"""The page as it is sent: its file, with the words and the picture in its head that a link to it shows where it is
shared (Open Graph). They say what everybody may know who has the link, and nothing that a player wrote is markup."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from pathlib import Path

from fastapi import Request

from iacta.engine.words.messages import Words, words_in
from iacta.games import load_game
from iacta.server import positions
from iacta.server.errors import TEXT, NoSuchThing
from iacta.server.settings import Settings
from iacta.server.stored import StoredTable
from iacta.server.table import Table

PAGE = Path(__file__).parent / "page"
PICTURES = "previews"  # a folder of the page, with a picture for each game and one for all of them
ALL_GAMES = "iacta"
WIDTH, HEIGHT = 1200, 630
LOCALES = {"en": "en_GB", "pl": "pl_PL", "pt": "pt_PT", "uk": "uk_UA"}
STAGES = {"running": "preview-running", "over": "preview-over", "unreadable": "unreadable"}
NOBODY = "–"
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r"<meta name=\"description\"[^>]*>")


@dataclass(frozen=True)
class Preview:
    """What a link shows: two lines, and the picture of a game or of all."""

    title: str
    description: str
    picture: str = ALL_GAMES


@dataclass(frozen=True)
class Ended:
    """How a match ended: the places and the points of the seats."""

    places: list[int]
    points: list[float]


def origin_of(request: Request, settings: Settings) -> str:
    """The address of this server as its visitor has it, without a slash at its end."""
    scheme = "https" if settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', request.url.netloc)}"


def site_preview(language: str) -> Preview:
    words = words_in(language, TEXT)
    return Preview(f"Iacta · {words('tagline')}", words("tagline-about"))


def game_preview(game: str, language: str) -> Preview:
    """How to play a game."""
    words = words_of(game, language)
    return Preview(f"{words('title')} · {words('how-to-play')}", words(f"about-{game}"), game)


def table_preview(table: StoredTable, language: str, ended: Ended | None = None) -> Preview:
    """A table: who waits there or plays, and how a match ended."""
    words = words_of(table.game, language)
    title = words("title")
    names = [seat.name for seat in table.seats if seat.player != "open"]
    people = ", ".join(names) or NOBODY
    if ended is not None and 1 in ended.places:
        ranking = sorted(range(len(names)), key=lambda seat: ended.places[seat])
        first = [names[seat] for seat in ranking if ended.places[seat] == 1]
        lines = [f"{ended.places[seat]}. {names[seat]}, {points_of(words, ended.points[seat])}" for seat in ranking]
        headline = words("somebody-wins", names=", ".join(first), count=len(first))
        return Preview(f"{title}: {headline}", " · ".join(lines), table.game)
    if table.stage == "waiting":
        free = sum(seat.player == "open" for seat in table.seats)
        waiting = words("preview-waiting", names=people, count=free)
        return Preview(f"{title} · {words('preview-invited')}", waiting, table.game)
    return Preview(title, words(STAGES[table.stage], names=people), table.game)


def points_of(words: Words, points: float) -> str:
    return words("points", points=int(points) if points == int(points) else points)


def words_of(game: str, language: str) -> Words:
    return words_in(language, load_game(game).text_folder, TEXT)


async def ending_of(table: Table) -> Ended | None:
    """How the match at a table ended, if it has."""
    async with table.lock:
        match, stage = table.match, table.stored.stage
        resigned = [number for number, seat in enumerate(table.stored.seats) if seat.resigned]
    if match is None or stage != "over":
        return None
    if len(resigned) == match.seats - 1:
        places = positions.resignation(match, resigned).places
    elif match.ending is not None:
        places = match.places
    else:
        return None  # the operator has ended it, and nobody wins
    return Ended(places, match.points(match.game.spectator))


def page_with(preview: Preview, address: str, origin: str, language: str) -> str:
    """The page at an address of this server, with a preview of it in its head."""
    try:
        built = (PAGE / "index.html").read_text("utf-8")
    except FileNotFoundError:
        raise NoSuchThing("page-not-built") from None
    picture = f"{origin}/{PICTURES}/{preview.picture}.jpg"
    properties = {
        "og:site_name": "Iacta",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{origin}{address}",
        "og:image": picture,
        "og:image:type": "image/jpeg",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words_in(language, TEXT)("preview-picture"),
    }
    tags = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in properties.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    described = f'<meta name="description" content="{html.escape(preview.description)}" />'
    with_words = DESCRIPTION.sub(lambda _: described, built, count=1)
    head = "\n    ".join([f"<title>{html.escape(preview.title)}</title>", *tags])
    return TITLE.sub(lambda _: head, with_words, count=1)
