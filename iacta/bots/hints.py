"""What a person could do best, as a search sees it from the person's own view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from iacta.bots import make_bot, new_generator
from iacta.bots.reasons import Reason, reasons_for
from iacta.bots.search import Candidate, Search
from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Cards, Game

ADVISER = "search-4"
MOST_HINTS = 4
SELDOM = 0.02  # what was tried less often than this part of all tries is not worth telling
REASONING = 0.2  # of the time to think, for the reasons
ROUGH = 200  # with fewer tries than this the chances are a guess


@dataclass(frozen=True)
class Hint:
    """An action, and in how many of a hundred such matches it wins; with more than two seats, how many in a hundred of
    the others it beats. The reasons are facts about it."""

    action: int
    chance: int
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Advice:
    """The best actions, by their chances, and how many tries stand behind them."""

    hints: tuple[Hint, ...]
    tries: int

    @property
    def is_rough(self) -> bool:
        return self.tries < ROUGH


def advise(
    game: Game,
    cards: Cards,
    view: np.ndarray,
    seat: int,
    seed: int,
    budget: float,
    *,
    adviser: str = ADVISER,
    mode: Mode | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Advice:
    """The best actions of a seat that is to decide, from its view alone. Nothing of it is kept."""
    bot = make_bot(adviser, game, cards, mode)
    assert isinstance(bot, Search)
    bot.cancelled = cancelled
    generator = new_generator(seed)
    advice = advice_from(bot.consider(view, seat, generator, (1 - REASONING) * budget))
    if cancelled():
        return advice
    actions = [hint.action for hint in advice.hints]
    reasons = reasons_for(game, cards, view, seat, actions, generator, REASONING * budget, mode=mode)
    hints = (replace(hint, reasons=why) for hint, why in zip(advice.hints, reasons, strict=True))
    return replace(advice, hints=tuple(hints))


def advice_from(candidates: list[Candidate]) -> Advice:
    """What would be chosen most, in the order of the chances that are told."""
    tries = sum(candidate.tries for candidate in candidates)
    worth_telling = [candidates[0], *(other for other in candidates[1:] if other.tries >= SELDOM * tries)]
    hints = [Hint(candidate.action, round(100 * candidate.chance)) for candidate in worth_telling[:MOST_HINTS]]
    return Advice(tuple(sorted(hints, key=lambda hint: -hint.chance)), tries)
