"""Positions of Lutetia for the tests of its table."""

import functools

import numpy as np

from iacta.bots import make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match
from iacta.terminal.layout import layout_for
from iacta.terminal.sight import Sight

GAME = load_game("lutetia")
KIND = {name: number for number, name in enumerate(GAME.kinds)}
PHASES = list(GAME.actions.phases)
EVERYBODY = 0b111111


def new_match(seats=3, seed=1):
    return Match(GAME, seats, {}, mode="interpreted", secret=bytes([seed]) * 32, id=f"lutetia{seed}")


def at_bribes(seats=3, seed=1):
    """All have bid for A and 1."""
    match = new_match(seats, seed)
    for seat in range(seats):
        match.play(seat, "bid a+1")
    return match


@functools.cache
def played_record(seats, phase, decisions, seed):
    """The private record of the first match in which seat 0 decides in a phase, after so many decisions of greedy bots
    at least."""
    match, played = new_match(seats, seed), 0
    bot, generator = make_bot("greedy", GAME, mode="interpreted"), new_generator(seed)
    while played < decisions or match.current_seat != 0 or match.view(0)["phase"] != phase:
        if match.over:
            return played_record(seats, phase, decisions, seed + 1)
        seat = match.current_seat
        match.play(seat, bot.choose(match.view_record(seat), match.mask(seat), seat, generator))
        played += 1
    return match.record(private=True)


def played_match(seats, phase, decisions, seed=1):
    """A match in which seat 0 decides in a phase."""
    return Match.replay(played_record(seats, phase, decisions, seed), mode="interpreted")


def crowded_match(phase):
    """Five seats: the market full of cards with long texts and with coins, everybody owns much of everything, and in
    front of everybody lie two cards with bribes."""
    match = new_match(5)
    state = match.state
    sale = (
        "blacksmith-7",
        "apprentice",
        "legion",
        "brewer-7",
        "baker-7",
        "herbalist",
        "statue",
        "bazaar-6",
        "tavern",
        "mine-3",
    )
    state["market"][0] = [KIND[name] for name in sale]
    state["coins"][0] = 12
    state["owned"][0] = 0
    for seat in range(5):
        for artisan in ("brewer", "baker", "druid", "blacksmith"):
            state["owned"][0, seat, [KIND[f"{artisan}-{1 + seat}"], KIND[f"{artisan}-{2 + seat}"]]] = 1
        for name in ("mill", "laboratory", "forge", "bakery", "herbalist", "armoury", "tavern", "statue", "legion"):
            state["owned"][0, seat, KIND[name]] = 2
        state["owned"][0, seat, [KIND["bazaar-5"], KIND["apprentice"], KIND["mine-2"]]] = 1
        state["attached"][0, seat, :, 0] = 1
        state["cash"][0, seat], state["stake"][0, seat] = 120, 12
        state["bid"][0, seat] = [KIND["action-a"], KIND["income"]]
        state["bid_seen"][0, seat] = EVERYBODY if phase == "legions" else 1 << seat
    if phase == "bids":
        state["bid"], state["stake"], state["bid_seen"] = -1, 0, 0
    state["support"] = 1 if phase == "legions" else 0
    state["gone"][0, 1:20] = 1
    state["phase"], state["me"], state["slot"], state["ready"], state["passed"] = PHASES.index(phase), 0, 0, 0, 0
    return match


def redealt(match, viewer):
    """The same match with everything dealt anew that the viewer may not know."""
    other = np.zeros_like(match.state)
    match.rulebook.determinize(match.view_record(viewer), match.cards.k, viewer, other, new_generator(11))
    other["events"], other["happened"] = match.state["events"], match.state["happened"]
    match.state = other
    return match


def table(match, language="en", viewer=0, names=()):
    return layout_for(Sight(match, viewer, language, tuple(names)))
