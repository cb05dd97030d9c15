"""The most crowded table: four full legions with equipment everywhere, both expansions, and every action at once."""

from iacta.games.lusitania_xxi.state import TAKEN, Holder
from tests.terminal.desk import GAME, new_match

KIND = {name: number for number, name in enumerate(GAME.kinds)}
COLOURS = ("blue", "red", "yellow", "green")


def crowded_match():
    """Seat 0 decides: it holds three different pieces that fit under many soldiers, and has Virtus 8."""
    match = new_match(4, seed=3)
    state = match.state
    hand = [KIND["spear"], KIND["shield"], KIND["axe"]]
    for seat, colour in enumerate(COLOURS):
        ends = [KIND["commander"], KIND["cleopatra"]]
        soldiers = [KIND[f"{colour}-{cell}"] for cell in range(1, 6)]
        state["legion"][0, seat] = [ends[0], *soldiers, KIND["cook"], KIND["gunner"], ends[1]]
        state["gear"][0, seat] = 0
        if seat:  # laid under everybody else, and room under one's own
            state["gear"][0, seat, 1, 5] = 1
            state["gear"][0, seat, 2, [0, 1]] = 1
            state["gear"][0, seat, 3, [0, 3]] = 1
            state["gear"][0, seat, 4, [1, 2]] = 1
            state["gear"][0, seat, 5, [0, 3, 4]] = 1
            state["gear"][0, seat, 7, 6] = 1
        state["kit"][0, seat] = state["gear"][0, seat].sum(axis=0)
        state["colour"][0, seat] = seat + 1
        state["hand"][0, seat] = hand
        state["seen"][0, seat] = 0b11111
        state["dismissals"][0, seat] = 12
        state["dismissed"][0, seat, :12] = KIND["doctor"]
        state["dismissed_seen"][0, seat, :12] = 1 << seat
    state["objective"][0] = 0
    state["objective"][0, [5, 6, 7, 8, 9]] = [TAKEN + 3, 1, TAKEN + 0, TAKEN + 2, TAKEN + 1]
    state["doubled_cell"], state["doubled_piece"], state["burdened_cell"] = 5, 0, 5
    state["gear"][0, 3, 5, 0] = 2
    state["gear"][0, 1, 5, [1, 2]] = 1
    state["discard"][0, 1:] = 1
    state["camp"][0] = [KIND["mercenary-3"], KIND["yellow-3"], KIND["commander"], KIND["bow"]]
    state["me"], state["phase"], state["acted"], state["free_action_used"] = 0, 0, 0, 0
    return match


def still_more_crowded_match():
    """The same with all objectives open, and a camp of soldiers with long lists of slots."""
    match = crowded_match()
    match.state["objective"][0, 5:] = Holder.OPEN
    match.state["camp"][0] = [KIND[f"{colour}-{cell}"] for colour, cell in zip(COLOURS, (5, 2, 5, 2), strict=True)]
    return match
