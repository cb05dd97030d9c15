"""Sequence diagrams: who asks whom for what, one after the other, from above to below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.drawing import Class, Drawing, width_of

WIDTH = 880
MARGIN = 14
HEAD = 62  # of a lane: its name, and the files in which it is
STEP = 46
NOTE = 24


@dataclass(frozen=True)
class Lane:
    """Somebody who takes part: a name, and the files in which it is, of which the picture names the last parts."""

    name: str
    files: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """Somebody asks another for something: a name in the other's code, and words. A `reply` comes back; what somebody
    does alone is a step to themselves."""

    source: int
    target: int
    code: str = ""
    words: str = ""
    reply: bool = False


def draw(title: str, lanes: Sequence[Lane], steps: Sequence[Step]) -> str:
    """The diagram as SVG."""
    drawing = Drawing(WIDTH, title)
    width = (WIDTH - 2 * MARGIN) / len(lanes)
    middles = [MARGIN + width * (number + 0.5) for number in range(len(lanes))]
    bottom = MARGIN + HEAD + len(steps) * STEP + 14
    for lane, x in zip(lanes, middles, strict=True):
        drawing.line(x, MARGIN + HEAD, bottom)
        drawing.box(x - width / 2 + 5, MARGIN, width - 10, HEAD)
        drawing.text(x, MARGIN + 21, lane.name, "title", room=width - 14, anchor="middle")
        for row, file in enumerate(lane.files):
            drawing.text(x, MARGIN + 38 + 15 * row, shown(file), "code", room=width - 14, anchor="middle")
    numbered = 0
    for place, step in enumerate(steps):
        y = MARGIN + HEAD + STEP * (place + 1) - 8
        numbered += not step.reply
        draw_step(drawing, step, middles, y, 0 if step.reply else numbered)
    return drawing.svg()


def shown(file: str) -> str:
    """The last part of a path that says which file it is."""
    *_, folder, name = file.split("/")
    return f"{folder}/{name}" if name == "__init__.py" else name


def draw_step(drawing: Drawing, step: Step, middles: Sequence[float], y: float, number: int) -> None:
    start, end = middles[step.source], middles[step.target]
    if start == end:
        draw_alone(drawing, step, start, y, number)
        return
    direction = 1 if end > start else -1
    room = abs(end - start) - 26
    x = min(start, end) + (24 if number and direction > 0 else 14)
    if step.words:
        drawing.text(x, y - 8, step.words, "small", room=room, over=True)
    if step.code:
        drawing.text(x, y - (22 if step.words else 8), step.code, "code", room=room, over=True)
    drawing.arrow(start + 3 * direction, y, end - 3 * direction, y, kind="reply" if step.reply else "arrow")
    if number:
        drawing.badge(start, y, number)


def draw_alone(drawing: Drawing, step: Step, x: float, y: float, number: int) -> None:
    """A note on a lane."""
    kinds: list[tuple[str, Class]] = [(step.code, "code"), (step.words, "small")]
    lines = [(words, kind) for words, kind in kinds if words]
    wide = max(width_of(words, kind) for words, kind in lines) + 34
    left = min(x - 13, WIDTH - MARGIN - wide)
    high = NOTE + 14 * (len(lines) - 1)
    drawing.box(left, y - high + 8, wide, high, "note")
    for row, (words, kind) in enumerate(lines):
        drawing.text(left + 27, y - high + 24 + 14 * row, words, kind)
    drawing.badge(left + 13, y - high / 2 + 8, number)
