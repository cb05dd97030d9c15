"""What a match of Lusitania (2019) shows, read off its events and the positions between them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from iacta.engine.rules.game import Game
from iacta.games.lusitania.kinds import NAMES, Kind
from iacta.games.lusitania.state import LAST_NUMERAL
from iacta.match import Match
from tests.golden.shown import at_any_table, family, highest, in_every_game

BY_SOLDIER = "20 with a soldier"
BY_EQUIPMENT = "20 with equipment"
MUSICIAN_TURNED_UP = "the Musician is turned up"
MUSICIAN_TRADED = "the Musician is traded"
MUSICIAN_DISCARDED = "the Musician is discarded"
MUSICIAN_STOLEN = "the Musician is stolen"
TIE_BY_MERCENARIES = "a tie decided by mercenaries"
TIE_BY_TURN = "a tie decided by the order of turns"
SECOND_PILE_DRAWN = "the pile ends the second time in a draw"
CAESAR_KEEPS = "Julius Caesar is played by the Commander's holder"


def every_way(game: Game) -> set[str]:
    """What the corpus must show."""
    return {
        *in_every_game(game),
        BY_SOLDIER,
        BY_EQUIPMENT,
        MUSICIAN_TURNED_UP,
        MUSICIAN_TRADED,
        MUSICIAN_DISCARDED,
        MUSICIAN_STOLEN,
        TIE_BY_MERCENARIES,
        TIE_BY_TURN,
        SECOND_PILE_DRAWN,
        CAESAR_KEEPS,
    }


def mercenaries(state: np.ndarray, seat: int) -> int:
    army = state["army"][0][seat, 1 : LAST_NUMERAL + 1]
    return sum(NAMES[kind].startswith("mercenary-") for kind in army if kind > 0)


def ties(match: Match) -> Iterator[str]:
    """How the first place was decided among equals."""
    best = highest(match)
    if len(best) > 1:
        fewest = min(mercenaries(match.state, seat) for seat in best)
        left = [seat for seat in best if mercenaries(match.state, seat) == fewest]
        yield TIE_BY_MERCENARIES if len(left) == 1 else TIE_BY_TURN


def travels_of_the_musician(match: Match) -> Iterator[str]:
    ways = {
        "turned_up": MUSICIAN_TURNED_UP,
        "given": MUSICIAN_TRADED,
        "discarded": MUSICIAN_DISCARDED,
        "stolen": MUSICIAN_STOLEN,
    }
    for viewer in range(match.seats):
        for event in match.events(viewer, -1):
            if event["event"] in ways and event["card"] == Kind.MUSICIAN.text:
                yield ways[event["event"]]


def shown(match: Match) -> set[str]:
    """Everything worth a golden match that happens in this one, which is over."""
    titles = {*at_any_table(match), *ties(match), *travels_of_the_musician(match)}
    for entry in match.done:
        ((seat, action),) = entry.plays
        if family(match.game, action) == "caesar" and match.before(entry)["commander"][0] == seat:
            titles.add(CAESAR_KEEPS)
    last = family(match.game, match.done[-1].plays[0][1])
    if match.ending == "twenty":
        titles.add(BY_SOLDIER if last == "recruit" else BY_EQUIPMENT)
    if match.ending == "pile" and last != "replenish":
        titles.add(SECOND_PILE_DRAWN)
    return titles
