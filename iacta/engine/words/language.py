"""Which of our languages to speak, of all that somebody would understand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from iacta.engine.words.messages import LANGUAGES

DEFAULT = LANGUAGES[0]
# A range of RFC 9110: a tag or *, and how much it is wanted.
ACCEPTED = re.compile(r"\s*([a-z0-9-]{1,35}|\*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)
MOST_ACCEPTED = 50  # of a header; nobody understands more


def spoken(wanted: Iterable[str]) -> str:
    """Our language for the first locale that we speak, written as `pt-BR` or as `pt_BR.UTF-8`; otherwise English."""
    from babel import negotiate_locale  # late: rules run where there are no words

    tags = [re.split(r"[.@]", locale)[0].replace("_", "-").lower() for locale in wanted]
    return negotiate_locale(tags, LANGUAGES, sep="-") or DEFAULT


def accepted(header: str) -> list[str]:
    """The locales of an Accept-Language header, the one that is wanted most first; what cannot be read is left out."""
    found = []
    for part in header.split(",", MOST_ACCEPTED)[:MOST_ACCEPTED]:
        if (read := ACCEPTED.fullmatch(part)) and (weight := float(read[2] or 1)) > 0:
            found.append((-weight, read[1]))
    return [tag for _, tag in sorted(found, key=lambda each: each[0])]
