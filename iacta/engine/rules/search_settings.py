"""How the search bots think about a game. These numbers are measured, not derived: docs/bots.md tells how."""

from __future__ import annotations

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """What a search asks a game beside its rules, and what a bot asks of the search."""

    steps: int = 8  # decisions that a playout goes on; then the position is judged by its worth
    by_worth: bool = True  # whether seats then do what is worth most at once, or anything
    careless: int = 10  # of a hundred such decisions, how many are any all the same
    scale: int = 100  # with what lead in worth a seat is thought to win three times out of four
    explore: int = 500  # thousandths: how eagerly little tried actions are tried
    redeal: bool = False  # whether other seats judge their actions by what they may know, not by the deal
    width: int = 40  # the most actions of a decision that are thought about
    peek: bool = False  # whether the known position is everything
    hurry: bool = True  # whether to stop once it is settled what to do

    def in_numbers(self) -> SearchSettings:
        """The same, all of one type, as compiled code takes them."""
        return SearchSettings._make(map(int, self))
