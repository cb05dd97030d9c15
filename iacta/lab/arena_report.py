"""What came of an arena, as data with names in English and as text in any language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from iacta.engine.words.messages import Words
from iacta.lab.arena import Outcome
from iacta.lab.contest import Contest
from iacta.lab.duels import Estimate, duels_fought, duels_won, estimated, share_of_deal
from iacta.lab.encounter import Encounter
from iacta.lab.ratings import rated
from iacta.lab.report import report_words
from iacta.lab.thinking_times import ThinkingTimes

LATE = 0.99  # the share of choices that are not slower than what is told
GAP = "  "


def duel(outcome: Outcome, pair: int) -> Estimate:
    """How often the first bot of a pair is placed above the second."""
    played = [encounter.places for encounter in outcome.encounters if encounter.pair == pair]
    return estimated([share_of_deal(outcome.contest.seatings, places) for places in played])


def thinking(outcome: Outcome) -> dict[str, ThinkingTimes]:
    """How each bot has thought in all its games."""
    found = {bot: ThinkingTimes() for bot in outcome.contest.bots}
    for encounter in outcome.encounters:
        for bot, thought in zip(outcome.contest.pairs[encounter.pair], encounter.thinking, strict=True):
            found[bot].add(thought)
    return found


def games_to_rate(contest: Contest, encounters: list[Encounter]) -> Iterator[tuple[str, str, float]]:
    """Every game as the ratings take it, in the order of the contest."""
    for encounter in encounters:
        first, second = contest.pairs[encounter.pair]
        for seating, places in zip(contest.seatings, encounter.places, strict=True):
            yield first, second, duels_won(seating, places) / duels_fought(seating)


def arena_data(outcome: Outcome) -> dict[str, Any]:
    """The figures under the names that programs rely on."""
    contest, thought = outcome.contest, thinking(outcome)
    ratings = rated(contest.bots, games_to_rate(contest, outcome.encounters))
    duels = {pair: duel(outcome, number) for number, pair in enumerate(contest.pairs)}
    games_of_a_bot = contest.games_of_a_pair * (len(contest.bots) - 1)
    # Each seat is each bot's equally often, so a bot has half of the seats of its games.
    seated = games_of_a_bot * contest.seats / 2
    return {
        "game": contest.game.name,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "deals": contest.deals,
        "games": contest.games_in_all,
        "decisions": sum(thought[bot].decisions for bot in contest.bots),
        "pairs": [
            {
                "bots": list(pair),
                "games": contest.games_of_a_pair,
                "share": duels[pair].share,
                "low": duels[pair].low,
                "high": duels[pair].high,
            }
            for pair in contest.pairs
        ],
        "bots": [
            {
                "bot": bot,
                "games": games_of_a_bot,
                "decisions": thought[bot].decisions,
                "decisions_per_game": thought[bot].decisions / seated,
                "choices": thought[bot].choices,
                "seconds": {"mean": thought[bot].mean, "p99": thought[bot].quantile(LATE)},
                "rating": {
                    "mean": ratings[bot].mean,
                    "deviation": ratings[bot].deviation,
                    "cautious": ratings[bot].cautious,
                },
            }
            for bot in contest.bots
        ],
    }


def arena_text(data: dict[str, Any], language: str) -> str:
    """Two tables: the pairs, and the bots with the best rating first."""
    words = report_words(language)
    games = data["games"]
    lines = [words("arena-played", games=games, deals=data["deals"], each=data["decisions"] / games), ""]
    lines += columns(pair_rows(data, words))
    lines += ["", *columns(bot_rows(data, words))]
    return "\n".join(lines)


def pair_rows(data: dict[str, Any], words: Words) -> Iterator[list[str]]:
    yield [words(f"arena-{column}") for column in ("pair", "duels", "interval", "games")]
    for pair in data["pairs"]:
        first, second = pair["bots"]
        yield [
            words("arena-of-pair", first=first, second=second),
            words("arena-share", share=100 * pair["share"]),
            words("arena-from-to", low=100 * pair["low"], high=100 * pair["high"]),
            words("arena-count", count=pair["games"]),
        ]


def bot_rows(data: dict[str, Any], words: Words) -> Iterator[list[str]]:
    yield [words(f"arena-{column}") for column in ("bot", "rating", "mean", "p99", "decisions", "games")]
    for bot in sorted(data["bots"], key=lambda bot: -bot["rating"]["mean"]):
        rating, seconds = bot["rating"], bot["seconds"]
        yield [
            bot["bot"],
            words("arena-rated", mean=rating["mean"], deviation=rating["deviation"]),
            words("arena-milliseconds", time=1000 * seconds["mean"]),
            words("arena-milliseconds", time=1000 * seconds["p99"]),
            words("arena-per-game", decisions=bot["decisions_per_game"]),
            words("arena-count", count=bot["games"]),
        ]


def columns(rows: Iterator[list[str]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right, each as wide as it must be."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        GAP.join(
            (row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)))
        )
        for row in table
    ]
