"""A match: the checked, human side of a game."""

from iacta.match.match import BEFORE_THE_DEAL, Action, Match, Refusal

__all__ = ["BEFORE_THE_DEAL", "Action", "Match", "Refusal"]
