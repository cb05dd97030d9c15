"""Options that both games have."""

from collections.abc import Mapping

from iacta.engine.words.errors import BadOptions

ANY_SEAT = -1  # drawn before the first card
MOST_TURNS = 1000  # of a seat


def check_first(numbers: Mapping[str, int]) -> None:
    """The seat that starts is at the table."""
    if numbers["first"] >= numbers["seats"]:
        raise BadOptions("no-first-seat", seat=str(numbers["first"]), last=str(numbers["seats"] - 1))
