"""What a match of any game can show: how it ended, how many sat there, what happened, what was taken back."""

from __future__ import annotations

from iacta.engine.rules.game import Game
from iacta.match import Match

UNDO = "an undo"
UNDO_BY_CONSENT = "an undo by consent"


def told_of(event: str) -> str:
    return f"the event {event}"


def ended(ending: str) -> str:
    return f"ended by {ending}"


def seated(seats: int) -> str:
    return f"{seats} seats"


def family(game: Game, action: int) -> str:
    return game.actions.families[game.actions.family_of[action]].name


def highest(match: Match) -> list[int]:
    """The seats with the most points."""
    return [seat for seat in range(match.seats) if match.scores[seat] == max(match.scores)]


def in_every_game(game: Game) -> set[str]:
    """What the corpus of any game must show."""
    return {
        *map(ended, game.endings[1:]),
        *map(told_of, game.events[1:]),
        *map(seated, range(game.seats[0], game.seats[1] + 1)),
        UNDO,
        UNDO_BY_CONSENT,
    }


def at_any_table(match: Match) -> set[str]:
    """What of that a match shows, which is over."""
    events = match.events(match.game.spectator, -1)
    return {
        ended(str(match.ending)),
        seated(match.seats),
        *(told_of(event["event"]) for event in events if event["event"] != "undo"),
        *(UNDO_BY_CONSENT if entry.consent else UNDO for entry in match.log if entry.is_undo),
    }
