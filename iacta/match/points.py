"""How the points grew over a match, as those who watched it could count them."""

from __future__ import annotations

from iacta.match.log import go_back
from iacta.match.match import Match


def points_over_time(match: Match) -> list[list[float]]:
    """Each seat's points in the view of a spectator: after the deal, and after every decision that was not taken
    back."""
    counting = {entry.number for entry in match.done}
    state = match.state.copy()
    found = []
    for entry in reversed(match.log):
        if entry.number in counting:
            found.append(match.points_in(state, match.game.spectator))
        go_back(state, entry.change)
    found.append(match.points_in(state, match.game.spectator))
    return found[::-1]
