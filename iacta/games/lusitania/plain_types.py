"""The type of what a table of Lusitania needs to be drawn besides its view."""

from typing_extensions import TypedDict

from iacta.games.lusitania.state import LAST_SIX


class Layout(TypedDict):
    """What a table needs to be drawn: how many cards lie at the bottom of the first pile, the Musician among them
    (L2)."""

    last_six: int


LAYOUT = Layout(last_six=LAST_SIX)
