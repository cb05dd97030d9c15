"""OpenSkill ratings of the bots of an arena."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """How strong a bot is believed to be, and how sure that is; everybody starts with the same."""

    mean: float
    deviation: float

    @property
    def cautious(self) -> float:
        """What the bot is at least, almost surely: OpenSkill's ordinal."""
        return self.mean - 3 * self.deviation


def rated(bots: Sequence[str], games: Iterable[tuple[str, str, float]]) -> dict[str, Rating]:
    """The ratings after these games, in their order: two bots, and the share of the duels that the first has won. A
    game counts as won by whoever won more of its duels."""
    # Bots do not learn between games, so nothing has to keep the ratings moving.
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for first, second, share in games:
        scores = [share, 1 - share]
        (ratings[first],), (ratings[second],) = model.rate([[ratings[first]], [ratings[second]]], scores=scores)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in ratings.items()}
