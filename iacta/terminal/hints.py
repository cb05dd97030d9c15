"""What the person at the keyboard could do best, in lines."""

from __future__ import annotations

import secrets

from rich.text import Text

from iacta.bots import BUDGET
from iacta.bots.hints import advise
from iacta.bots.reasons import Reason
from iacta.terminal.choices import groups
from iacta.terminal.layout import Layout

ONE_TO_BEAT = 2  # seats: with more, a chance is about all of the others


def hint_lines(layout: Layout, seed: int | None = None) -> list[str]:
    """The best actions with their numbers and their chances, from what the person sees."""
    sight, words = layout.sight, layout.words
    match, seat = sight.match, sight.viewer

    def spoken(kind: str) -> Text:
        return Text(layout.spoken(kind))

    seed = secrets.randbits(64) if seed is None else seed
    advice = advise(match.game, match.cards, match.view_record(seat), seat, seed, BUDGET, mode=match.mode)
    texts = {choice.number: choice.whole for group in groups(sight, spoken, layout.about) for choice in group.choices}
    numbers = {action.id: number for number, action in enumerate(sight.legal, 1)}
    typed = not layout.spelled(lambda first, last: f"{first}–{last}")  # where choices are spelled, numbers mean nothing
    meaning = "wins" if match.seats == ONE_TO_BEAT else "beats"
    lines = [words(f"hints-{meaning}")]
    for hint in advice.hints:
        number = numbers[hint.action]
        chance = words(f"hint-{meaning}", chance=hint.chance)
        said = f"{texts[number]}: {chance}"
        lines.append(f"{number}: {said}" if typed else said)
        lines += [f"   {reason_text(layout, reason)}" for reason in hint.reasons]
    return [*lines, words("hint-rough")] if advice.is_rough else lines


def reason_text(layout: Layout, reason: Reason) -> str:
    player = "" if reason.seat is None else layout.sight.name(reason.seat)
    return layout.words(
        f"hint-reason-{reason.name}", points=reason.points, card=reason.card or "unknown", player=player
    )
