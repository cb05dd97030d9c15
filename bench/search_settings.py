"""Another way of thinking against the one that a game has: is it worth a change?

    python bench/search_settings.py lutetia redeal=1 [--iterations 400] [--games 100] [--seats 2]
    python bench/search_settings.py lumeria by_worth=0 steps=100000       random playouts to the end

The names are those of `SearchSettings`. The figure is how often the other way wins, with its interval; docs/bots.md has
what was tried."""

from __future__ import annotations

import argparse

from iacta.bots import BOTS
from iacta.bots.search import Search
from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Cards, Game
from iacta.engine.rules.search_settings import SearchSettings
from iacta.games import NAMES, load_game
from iacta.lab.arena import arena
from iacta.lab.arena_report import arena_data
from iacta.lab.contest import Contest

OTHER = "otherwise"
SEED = 1000  # other deals than those of the figures
# The tree is made for the width, and the bot decides the rest.
NAMED = set(SearchSettings._fields) - {"width", "peek", "hurry"}


def setting(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    if name not in NAMED or not number.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=NUMBER with one of {', '.join(sorted(NAMED))}")
    return name, int(number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("settings", nargs="+", type=setting)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    game = load_game(given.game)
    settings = game.search_settings._replace(**dict(given.settings))

    def thinking_otherwise(game: Game, cards: Cards, mode: Mode | None) -> Search:
        bot = Search(game, cards, mode, iterations=given.iterations)
        bot.settings = settings
        return bot

    BOTS[OTHER] = thinking_otherwise
    bots = (OTHER, f"search:{given.iterations}")
    contest = Contest(game, game.option_numbers(given.seats, {}), bots, given.games, seed=SEED)
    (pair,) = arena_data(arena(contest))["pairs"]
    share, low, high = (100 * pair[key] for key in ("share", "low", "high"))
    print(f"{given.game}, {' '.join(f'{n}={v}' for n, v in given.settings)}, {given.iterations} iterations:")
    print(f"{share:.1f} % ({low:.1f}–{high:.1f}) of the duels in {pair['games']} games")


if __name__ == "__main__":
    main()
