"""The one page that an installed Iacta keeps: the server cannot be reached. It is in all languages, since nobody can be
asked which one is wanted."""

from __future__ import annotations

import functools
import html

from iacta.engine.words.messages import LANGUAGES, words_in
from iacta.server.errors import TEXT


@functools.cache
def offline_page() -> str:
    lines = [f'<p lang="{language}">{html.escape(words_in(language, TEXT)("offline"))}</p>' for language in LANGUAGES]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            '<meta charset="utf-8" />',
            '<meta name="viewport" content="width=device-width, initial-scale=1" />',
            "<title>Iacta</title>",
            '<link rel="stylesheet" href="/offline.css" />',
            '<body><main><a href=""><img src="/icons/icon.svg" alt="Iacta" /></a>',
            *lines,
            "</main></body>",
            "</html>",
        ]
    )
