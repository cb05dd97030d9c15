"""Strength is measured once, so the bots stay who they were: each chooses what it chose when it was measured. If a rule
was wrong, that may change; whoever changes how bots think gives `BOTS_VERSION` another number, and the bots new names
or new figures."""

import hashlib

import pytest

from iacta.bots import BOTS_VERSION, make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match

# How many decisions a game has, and a digest of them, when the bots think in these ways.
PLAYED_IN = 1
PLAYED = {
    ("lusitania-xxi", 2): (87, "5a5cc9e46d51e410"),
    ("lusitania-xxi", 4): (146, "c32c4dbe28f66a4d"),
    ("lusitania", 2): (38, "61431d123eee1885"),
    ("lusitania", 4): (55, "bd6bdc4bb78c2197"),
    ("lutetia", 2): (47, "acee1c4fde71ddb7"),
    ("lutetia", 5): (248, "fabb3cfe5af600b2"),
    ("lumeria", 2): (221, "6a68993d90e0711f"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_greedy_and_the_search_play_as_when_they_were_measured(name, seats):
    game = load_game(name)
    match = Match(game, seats, {}, id="frozen", secret=bytes(32), mode="compiled")
    bots = [make_bot(bot, game, mode="compiled") for bot in ("greedy", "search-1")]
    generator = new_generator(1)
    played = []
    while (seat := match.current_seat) is not None:
        action = bots[seat % 2].choose(match.view_record(seat), match.mask(seat), seat, generator)
        match.play(seat, action)
        played.append(action)
    digest = hashlib.sha256(repr((played, int(generator[0]))).encode()).hexdigest()
    assert (BOTS_VERSION, len(played), digest[:16]) == (PLAYED_IN, *PLAYED[name, seats])
