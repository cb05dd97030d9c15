"""Writes docs/observations.md: what every number of an observation means, and between which bounds it lies.

python -m tools.observations
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from iacta.engine.learning.observation import ObservedField, observation
from iacta.engine.rules.declaration import comments_of, observed
from iacta.engine.rules.game import Game
from iacta.engine.rules.meanings import Flags, Meaning, OneOf, Seat
from iacta.games import NAMES, load_game

MOST_NAMES = 20  # that a row of a table lists
PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
INTRODUCTION = """\
# Observations

A learner gets a seat's view as a flat row of whole numbers (`int16`), the same for every number of seats and every
option of a game. It is a function of the view alone; what is hidden is 0 in a field of cards, which is the kind
“unknown”. The random key, the order of piles and what just happened are not in it. The module
`iacta.engine.learning.observation` gives the same table as data: `observation(game).fields`, and the bounds of every
place as `low` and `high`.

A field stands at `from` and after, row by row. Fields *of seats* have a row for each seat: one's own first, then the
others in the order of play; those of seats that nobody sits in come last. The forms:

- an *amount* is more or less; a larger one than the bound is told as the bound;
- *one of* several things has no order: kinds of card (0 unknown, −1 none, otherwise `game.kinds`), phases, choices;
- a *seat* is told as the number of seats after one's own, so that 0 is oneself; below that of seat 0 a number stands
  for something else, such as nobody;
- a *set of seats* has a bit for each seat, one's own first, and a last one for spectators;
- *flags* are a 0 or 1 for each of several things.

`observation(game).one_hot(rows)` spreads rows out to numbers from 0 to 1: amounts in proportion to their bounds, and a
0 or 1 for everything that anything else can be. A learner that embeds kinds of card itself needs no such thing.

This page is written by `python -m tools.observations` from the records and what their games declare.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *(part for name in NAMES for part in section(load_game(name)))])


def section(game: Game) -> Iterator[str]:
    layout = observation(game)
    yield f"## {game.title}\n"
    yield f"{layout.length} numbers; `one_hot` makes {layout.one_hot(layout.blank()).shape[-1]} of them.\n"
    yield "| field | from | numbers | shape | form | low | high | what it is |\n|---|---|---|---|---|---|---|---|"
    comments = {"seat": "one's own seat, as the table counts them", **explained(game)}
    for field in layout.fields:
        yield row(field, comments.get(field.name, ""))
    yield ""


def row(field: ObservedField, comment: str) -> str:
    shape = " × ".join(map(str, (*field.shape, *([field.measure.flags] if field.measure.flags > 1 else []))))
    form = "one of the kinds" if field.of_cards else field.measure.form.text
    seats = " of seats" if field.of_seats else ""
    low, high = (str(number).replace("-", "−") for number in (field.measure.low, field.measure.high))
    cells = (f"`{field.name}`", field.start, field.length, f"{shape}{seats}", form, low, high, comment)
    return f"| {' | '.join(map(str, cells))} |"


def explained(game: Game) -> dict[str, str]:
    """What the comments beside the declared fields say, and the names of what their numbers stand for."""
    comments = comments_of(game.declared)
    return {
        name: "; ".join(part for part in (comments.get(name, ""), names_of(meaning)) if part)
        for name, meaning in observed(game.declared).items()
    }


def names_of(meaning: Meaning) -> str:
    if isinstance(meaning, OneOf):
        return ", ".join(f"{int(member)} {member.name.lower().replace('_', ' ')}" for member in meaning.names)
    if isinstance(meaning, Seat) and meaning.instead:
        return ", ".join(f"{number} {name}" for number, name in enumerate(meaning.instead))
    if isinstance(meaning, Flags) and not isinstance(meaning.names, range) and len(meaning.names) <= MOST_NAMES:
        return ", ".join(meaning.names)
    return ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
