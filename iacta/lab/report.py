"""Games, cards, matches and results, as data with names in English and as text in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from iacta.bots import BOTS
from iacta.bots.ratings import rating_of
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.engine.words.messages import Words, words_in
from iacta.lab.simulate import Results
from iacta.match import BEFORE_THE_DEAL, Match
from iacta.match.card_words import effect_text, fact_lines
from iacta.match.words import log_lines, name_of, simplified

TEXT = Path(__file__).parent / "text"


def report_words(language: str, game: Game | None = None) -> Words:
    """The words of reports, and those of a game."""
    return words_in(language, *([game.text_folder] if game else []), TEXT)


def game_data(game: Game, language: str) -> dict[str, Any]:
    """A game's name, seats and options, and the bots that play it with their ratings."""
    words = game.words(language)
    options = {
        option.name: {
            "default": option.value(option.default),
            **({"choices": list(option.choices)} if option.choices else {}),
            "about": words(option.message),
        }
        for option in game.options
    }
    return {
        "name": game.name,
        "title": words("title"),
        "seats": list(game.seats),
        "options": options,
        "bots": {bot: rating_of(game.name, bot) for bot in BOTS},
    }


def game_text(game: Game, language: str) -> str:
    words = report_words(language, game)
    fewest, most = game.seats
    seats = {"seats": most} if fewest == most else {"fewest": fewest, "most": most}
    lines = [words("game-of-all" if fewest == most else "game", name=game.name, title=words("title"), **seats)]
    for option in game.options:
        default = ("on" if option.default else "off") if option.switch else option.value(option.default)
        lines.append(f"    {option.name}={default}  {words(option.message)}")
    rated = ((bot, rating_of(game.name, bot)) for bot in BOTS)
    bots = listed(bot if rating is None else f"{bot} ({rating})" for bot, rating in rated)
    lines.append(f"    {words('game-bots', bots=bots)}")
    return "\n".join(lines)


def cards_data(game: Game, card: str | None, language: str, file: Path | None) -> dict[str, Any]:
    """The cards of a game, or one of them: what it does, its numbers, and the origin of each."""
    cards = game.load_cards(file)
    words = game.words(language, cards)
    described = [
        {
            "card": kind,
            "name": words.card(kind),
            "effect": effect_text(game, cards, kind, language),
            "numbers": {
                fact: {"value": cards.facts[kind][fact], "origin": origin}
                for fact, origin in cards.origins[kind].items()
            },
        }
        for kind in kinds_asked_for(game, cards, card, language)
    ]
    return {"game": game.name, "language": language, "cards": described}


def cards_text(game: Game, card: str | None, language: str, file: Path | None) -> str:
    cards = game.load_cards(file)
    words = game.words(language, cards)
    lines = []
    for kind in kinds_asked_for(game, cards, card, language):
        lines.append(f"{words.card(kind)} ({kind}): {effect_text(game, cards, kind, language)}")
        lines += [f"    {line}" for line in fact_lines(game, cards, kind, language)]
    return "\n".join(lines)


def kinds_asked_for(game: Game, cards: Cards, card: str | None, language: str) -> list[str]:
    """The kinds of card that are told: all of them, or one, by the name of its kind or by its name in the language."""
    if card is None:
        return list(cards.origins)
    words = game.words(language, cards)
    named = [kind for kind in cards.origins if card == kind or simplified(card) == simplified(words.card(kind))]
    if not named:
        raise BadOptions("no-such-card", game=game.called, card=shown(card), name=game.name)
    return named


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


def results_text(results: Results, language: str) -> str:
    words = report_words(language, results.game)
    data = results_data(results)
    games, speed = data["games"], data["decisions_per_second"]
    lines = [words("played", games=games, each=data["decisions"] / games, speed=speed)]
    for name, count in data["endings"].items():
        lines.append(words("ended-so", share=100 * count / games, ending=words(f"ending-{name}")))
    for seat, wins in enumerate(data["wins"]):
        mean, deviation = data["scores"]["mean"][seat], data["scores"]["deviation"][seat]
        player = name_of(results.game, seat, language)
        lines.append(words("won", player=player, share=100 * wins / games, mean=mean, deviation=deviation))
    return "\n".join(lines)


def verdict_data(match: Match) -> dict[str, Any]:
    """What a replayed record has proved."""
    return {
        "valid": True,
        "game": match.game.name,
        "match": match.id,
        "seats": match.seats,
        "entries": match.version,
        "commitment": match.commitment,
        "ending": match.ending,
        "points": match.scores,
        "places": match.places,
    }


def verdict_text(match: Match, language: str) -> str:
    words = report_words(language, match.game)
    lines = [words("valid", commitment=match.commitment[:16], entries=match.version)]
    if match.ending is None:
        return "\n".join((*lines, words("not-ended")))
    lines.append(words(f"ending-{match.ending}"))
    for seat in sorted(range(match.seats), key=lambda seat: match.places[seat]):
        player = name_of(match.game, seat, language)
        lines.append(words("standing", place=str(match.places[seat]), player=player, points=match.scores[seat]))
    return "\n".join(lines)


def match_data(match: Match) -> dict[str, Any]:
    """A match as a spectator saw it."""
    return {**verdict_data(match), "events": match.events(match.game.spectator, since=BEFORE_THE_DEAL)}


def match_text(match: Match, language: str) -> str:
    spectator = match.game.spectator
    lines = log_lines(
        match.game, match.events(spectator, since=BEFORE_THE_DEAL), spectator, language, cards=match.cards
    )
    return "\n".join((*(line for _, line in lines), verdict_text(match, language)))
