"""Positions of Lusitania (2019) for the tests of its table."""

import functools

from iacta.bots import make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match
from iacta.terminal.layout import layout_for
from iacta.terminal.sight import Sight

GAME = load_game("lusitania")
KIND = {name: number for number, name in enumerate(GAME.kinds)}
COLOURS = ("blue", "red", "yellow", "green")


def new_match(seats=2, seed=1):
    return Match(GAME, seats, {"first": 0}, mode="interpreted", secret=bytes([seed]) * 32, id=f"army{seed}")


@functools.cache
def played_record(seats, seed, decisions):
    """The private record of a match in which seat 0 decides, after so many decisions of greedy bots at least."""
    match = new_match(seats, seed)
    bot, generator = make_bot("greedy", GAME, mode="interpreted"), new_generator(seed)
    while match.version < decisions or match.current_seat != 0:
        seat = match.current_seat
        match.play(seat, bot.choose(match.view_record(seat), match.mask(seat), seat, generator))
    return match.record(private=True)


def played_match(seats=4, seed=1, decisions=30):
    """A match in which seat 0 decides."""
    return Match.replay(played_record(seats, seed, decisions), mode="interpreted")


def crowded_match():
    """Four full armies, those of others with all their equipment, and a field of soldiers with long lists of slots.
    Seat 0 has the Commander and holds pieces that fit under many soldiers."""
    match = new_match(4)
    state = match.state
    for seat, colour in enumerate(COLOURS):
        soldiers = [KIND[f"{colour}-{numeral}"] for numeral in range(1, 6)]
        state["army"][0, seat] = [KIND["mars"], *soldiers, KIND["doctor"], KIND["gunner"]]
        state["gear"][0, seat] = 0
        if seat:
            state["gear"][0, seat, 1, 5] = 1
            state["gear"][0, seat, 2, [0, 1, 4]] = 1
            state["gear"][0, seat, 3, [0, 3]] = 1
            state["gear"][0, seat, 4, [1, 2]] = 1
            state["gear"][0, seat, 5, [0, 3]] = 1
        state["hand"][0, seat] = [KIND["spear"], KIND["shield"], KIND["senator"]]
        state["seen"][0, seat] = 0b11111
        state["colour"][0, seat] = seat + 1
    state["mars_used"][0, 1] = 1
    state["field"][0] = [KIND[f"{colour}-{numeral}"] for colour, numeral in zip(COLOURS, (2, 5, 2, 5), strict=True)]
    state["discard"][0, 1:] = 1
    state["commander"], state["me"], state["phase"] = 0, 0, 0
    return match


def table(match, language="en", viewer=0):
    return layout_for(Sight(match, viewer, language, ()))
