"""Games, cards, matches and results, as data and as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from iacta.engine.errors import BadOptions, shown
from iacta.engine.game import Game
from iacta.lab.simulate import Results
from iacta.match import Match
from iacta.match.words import sentence


def game_data(game: Game) -> dict[str, Any]:
    """A game's name, seats and options."""
    options = {o.name: {"default": bool(o.default) if o.switch else o.default, "about": o.about} for o in game.options}
    return {"name": game.name, "title": game.title, "seats": list(game.seats), "options": options}


def game_text(game: Game) -> str:
    lines = [f"{game.name}  {game.title}, {game.seats[0]}–{game.seats[1]} seats"]
    for option in game.options:
        default = ("on" if option.default else "off") if option.switch else option.default
        lines.append(f"    {option.name}={default}  {option.about}")
    return "\n".join(lines)


def cards_data(game: Game, card: str | None, language: str, file: Path | None) -> dict[str, Any]:
    """The cards of a game, or one of them: what it does, its numbers, and the origin of each."""
    cards = game.load_cards(file)
    words = game.words(language)
    if card is not None and card not in cards.origins:
        raise BadOptions(f"{game.title} has no card {shown(card)}; `iacta cards {game.name}` lists them.")
    described = [
        {
            "card": kind,
            "name": words.card(kind),
            "effect": words(f"effect-{game.effects[kind]}"),
            "numbers": {fact: {"value": cards.facts[kind][fact], "origin": where} for fact, where in facts.items()},
        }
        for kind, facts in cards.origins.items()
        if card in (None, kind)
    ]
    return {"game": game.name, "language": language, "cards": described}


def cards_text(data: dict[str, Any]) -> str:
    lines = []
    for card in data["cards"]:
        lines.append(f"{card['name']} ({card['card']}): {card['effect']}")
        for fact, said in card["numbers"].items():
            lines.append(f"    {fact} {said['value']}  ({said['origin']})")
    return "\n".join(lines)


def results_data(results: Results) -> dict[str, Any]:
    """The figures under the names that programs rely on."""
    unit = results.game.points_per_victory_point
    decisions = int(results.decisions.sum())
    endings = {name: int(np.count_nonzero(results.endings == n)) for n, name in enumerate(results.game.endings)}
    return {
        "game": results.game.name,
        "games": len(results.facts),
        "decisions": decisions,
        "seconds": results.seconds,
        "decisions_per_second": decisions / results.seconds,
        "wins": [int(np.count_nonzero(results.places[:, seat] == 1)) for seat in range(results.seats)],
        "endings": {name: count for name, count in endings.items() if count},
        "scores": {
            "mean": [float(mean) / unit for mean in results.scores.mean(axis=0)],
            "deviation": [float(deviation) / unit for deviation in results.scores.std(axis=0)],
        },
    }


def results_text(results: Results) -> str:
    data = results_data(results)
    games = data["games"]
    lines = [
        f"{games:,} games, {data['decisions'] / games:.1f} decisions each, "
        f"{data['decisions_per_second']:,.0f} decisions a second",
        "endings: " + ", ".join(f"{name} {count / games:.1%}" for name, count in data["endings"].items()),
    ]
    for seat, wins in enumerate(data["wins"]):
        mean, deviation = data["scores"]["mean"][seat], data["scores"]["deviation"][seat]
        lines.append(f"seat {seat}: wins {wins / games:.1%}, points {mean:.2f} ± {deviation:.2f}")
    return "\n".join(lines)


def verdict_data(match: Match) -> dict[str, Any]:
    """What a replayed record has proved."""
    return {
        "valid": True,
        "game": match.game.name,
        "match": match.match,
        "seats": match.seats,
        "entries": match.version,
        "commitment": match.commitment,
        "ending": match.ending,
        "points": match.scores,
        "places": match.places,
    }


def verdict_text(data: dict[str, Any]) -> str:
    end = f"ended ({data['ending']}), points {data['points']}, places {data['places']}" if data["ending"] else "runs"
    return (
        f"The record is valid: the deal fits the commitment {data['commitment'][:16]}…, "
        f"all {data['entries']} entries keep the rules, and the match {end}."
    )


def match_data(match: Match) -> dict[str, Any]:
    """A match as a spectator saw it."""
    return {**verdict_data(match), "events": match.events(match.game.spectator, since=-1)}


def match_text(match: Match, language: str) -> str:
    spectator = match.game.spectator
    told = (sentence(match.game, event, spectator, language) for event in match.events(spectator, since=-1))
    return "\n".join((*told, verdict_text(verdict_data(match))))
