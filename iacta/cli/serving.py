"""`iacta serve`: the server with its page. Its options are the server's settings."""

from __future__ import annotations

import sys
from typing import Annotated
from urllib.parse import urlsplit

import typer

from iacta.cli.language import cli_words
from iacta.cli.options import Data, Language


def serve(
    *,
    host: Annotated[str | None, typer.Option(metavar="address")] = None,
    port: Annotated[int | None, typer.Option(metavar="number")] = None,
    data: Data = None,
    origins: Annotated[str | None, typer.Option(metavar="addresses")] = None,
    hosts: Annotated[str | None, typer.Option(metavar="names")] = None,
    secure: Annotated[bool, typer.Option("--secure")] = False,
    proxies: Annotated[str | None, typer.Option(metavar="addresses")] = None,
    grace: Annotated[float | None, typer.Option(metavar="seconds")] = None,
    bot_pace: Annotated[float | None, typer.Option(metavar="seconds")] = None,
    bot_workers: Annotated[int | None, typer.Option(metavar="number")] = None,
    most_tables: Annotated[int | None, typer.Option(metavar="number")] = None,
    waiting_hours: Annotated[float | None, typer.Option(metavar="hours")] = None,
    abandoned_days: Annotated[float | None, typer.Option(metavar="days")] = None,
    finished_days: Annotated[float | None, typer.Option(metavar="days")] = None,
    tables_an_hour: Annotated[int | None, typer.Option(metavar="number")] = None,
    most_connections: Annotated[int | None, typer.Option(metavar="number")] = None,
    connections_an_address: Annotated[int | None, typer.Option(metavar="number")] = None,
    connects_a_second: Annotated[int | None, typer.Option(metavar="number")] = None,
    requests_a_second: Annotated[int | None, typer.Option(metavar="number")] = None,
    messages_a_second: Annotated[int | None, typer.Option(metavar="number")] = None,
    questions_a_second: Annotated[int | None, typer.Option(metavar="number")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="level")] = None,
    log_format: Annotated[str | None, typer.Option(metavar="format")] = None,
    access_log: Annotated[bool, typer.Option("--access-log")] = False,
    metrics_port: Annotated[int | None, typer.Option(metavar="number")] = None,
    metrics_host: Annotated[str | None, typer.Option(metavar="address")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    lang: Language,
) -> None:
    given = {**locals(), "secure": secure or None, "access_log": access_log or None}
    del given["no_browser"], given["lang"]
    from iacta.cli.invitation import invitation, shows_codes
    from iacta.server.addresses import addresses_for_friends, is_loopback
    from iacta.server.serve import serve as run
    from iacta.server.settings import read_settings

    words = cli_words(lang)
    settings = read_settings(given)

    def say(url: str) -> None:
        if settings.public_address:
            print(words("serving-behind-proxy", url=settings.public_address, here=url), flush=True)
        else:
            print(words("serving", url=url), flush=True)
        # Behind a proxy it is the proxy's address that people open.
        if not is_loopback(settings.host) and not settings.secure:
            urls = addresses_for_friends(settings.host, urlsplit(url).port or settings.port)
            print(*invitation(urls, words, with_code=shows_codes(sys.stdout)), sep="\n", flush=True)

    run(settings, say, open_browser=not no_browser)
