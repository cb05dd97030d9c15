"""How the search bots think about a game. These numbers are measured, not derived: docs/bots.md tells how."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchSettings:
    """What a search asks a game beside its rules."""

    steps: int = 8  # decisions that a playout goes on; then the position is judged by its worth
    by_worth: bool = True  # whether seats then do what is worth most at once, or anything
    careless: int = 10  # of a hundred such decisions, how many are any all the same
    scale: int = 100  # with what lead in worth a seat is thought to win three times out of four
    explore: int = 500  # thousandths: how eagerly little tried actions are tried
    redeal: bool = False  # whether other seats judge their actions by what they may know, not by the deal
    width: int = 40  # the most actions of a decision that are thought about
