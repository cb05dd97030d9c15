"""What is chosen before the first card (M1, M22, M23)."""

from collections.abc import Mapping
from pathlib import Path

from iacta.engine.rules.options import Options, choice, number, switch
from iacta.engine.words.errors import BadOptions
from iacta.games.lumeria.kinds import FACTIONS, Scenario
from iacta.games.lumeria.state import MOST_ROUNDS

RANDOM_FACTION = 0  # a faction is one more than its number


class Option(Options):
    """The options of a game."""

    SOUTH = choice("random", *FACTIONS)
    NORTH = choice("random", *FACTIONS)
    MIRROR = switch()  # whether both sides may have the same faction
    BOARD = choice("lumeria")
    SCENARIO = choice(*Scenario.texts())
    ROUND_LIMIT = number(30, 1, MOST_ROUNDS)


def check_options(numbers: Mapping[str, int]) -> None:
    """Both sides have the same faction only in a mirror match (M1)."""
    same = numbers["south"] == numbers["north"] != RANDOM_FACTION
    if same and not numbers["mirror"]:
        raise BadOptions("same-faction", Path(__file__).parent / "text")
