"""What happened, in words: one sentence for an event, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from iacta.engine.game import Game


def sentence(game: Game, event: Mapping[str, Any], viewer: int, language: str = "en", names: Sequence[str] = ()) -> str:
    """An event of `Match.events` in words; without names the players are called by their seats."""
    words = game.words(language)
    seat = event["seat"]
    arguments = {
        "you": "yes" if seat == viewer else "no",
        "player": "" if seat is None else name_of(game, seat, language, names),
    }
    if event["event"] == "undo":
        return words("undo", **arguments)
    source, target = event["from"], event["to"]
    others = [owner for place in (target, source) if place for owner in [game.places.owner(place)]]
    other = next((owner for owner in others if owner not in (None, seat)), seat)
    return words(
        f"event-{event['event']}",
        card=event["card"] or "unknown",
        cell=game.places.label(target) if target else "",
        other="" if other is None else name_of(game, other, language, names),
        **arguments,
    )


def name_of(game: Game, seat: int, language: str, names: Sequence[str]) -> str:
    return names[seat] if names else game.words(language)("seat", number=str(seat))
