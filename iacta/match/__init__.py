"""A match: the checked, human side of a game."""

from iacta.match.match import Action, Match, Refusal

__all__ = ["Action", "Match", "Refusal"]
