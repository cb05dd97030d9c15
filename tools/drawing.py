"""Drawings of boxes, words and arrows as SVG, in light and in dark colours. Whatever is written is measured: words that
do not fit are an error, and not a blot."""

from __future__ import annotations

from html import escape
from typing import Literal

Class = Literal["title", "code", "small", "step"]

# By what is drawn: its colour by day and by night, as web/src/cards/palette.css has them.
COLOURS = {
    "ground": ("#efe7d8", "#1b1815"),
    "surface": ("#fbf7ee", "#27221d"),
    "raised": ("#fffdf8", "#322c25"),
    "ink": ("#2b231b", "#f2e9da"),
    "soft": ("#5d5042", "#bfb19c"),
    "line": ("#857459", "#8f806c"),
    "accent": ("#96291b", "#ec8b73"),
    "link": ("#1c527f", "#8fc1ea"),
}
# By the class of a text: its size, and the greatest part of it that a letter is wide on average.
SIZES: dict[Class, tuple[float, float]] = {
    "title": (15, 0.62),
    "code": (11.5, 0.605),
    "small": (12, 0.53),
    "step": (11, 0.62),
}
STYLE = """
.ground { fill: var(--ground); }
.box { fill: var(--surface); stroke: var(--line); stroke-width: 1.2; }
.inner { fill: var(--raised); stroke: var(--line); stroke-width: 1; }
.note { fill: var(--raised); stroke: var(--accent); stroke-width: 1; }
.arrow, .reply, .life { fill: none; stroke: var(--ink); stroke-width: 1.3; }
.reply { stroke-dasharray: 5 4; }
.life { stroke: var(--line); stroke-dasharray: 1 4; stroke-linecap: round; }
.head { fill: var(--ink); }
.badge { fill: var(--accent); }
text { fill: var(--ink); font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
.title { font-weight: 600; }
.code { fill: var(--link); font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
.small { fill: var(--soft); }
.over { paint-order: stroke; stroke: var(--ground); stroke-width: 5; stroke-linejoin: round; }
.step { fill: var(--surface); font-weight: 600; }
"""


def variables(night: int) -> str:
    return " ".join(f"--{name}: {colours[night]};" for name, colours in COLOURS.items())


def width_of(text: str, kind: Class) -> float:
    """How wide a text is at most, whatever the font."""
    size, letter = SIZES[kind]
    return len(text) * size * letter


class Drawing:
    """A drawing that grows downwards to what is drawn."""

    def __init__(self, width: float, title: str) -> None:
        self.width = width
        self.height = 0.0
        self.title = title
        self.parts: list[str] = []

    def add(self, part: str, bottom: float) -> None:
        self.parts.append(part)
        self.height = max(self.height, bottom)

    def box(self, x: float, y: float, width: float, height: float, kind: str = "box") -> None:
        self.add(
            f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6"/>',
            y + height,
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        kind: Class,
        *,
        room: float | None = None,
        anchor: str = "start",
        over: bool = False,
    ) -> None:
        """Words with their baseline at y, in so much room; `over` lines they have a halo."""
        if room is not None and width_of(words, kind) > room:
            raise ValueError(f"{words!r} is {width_of(words, kind):.0f} wide, and there is room for {room:.0f}")
        size = f"{SIZES[kind][0]:g}"
        where = f'x="{x:g}" y="{y:g}" font-size="{size}"'
        middle = f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.add(
            f'<text class="{kind}{" over" if over else ""}" {where}{middle}>{escape(words, quote=False)}</text>', y + 4
        )

    def path(self, points: str, bottom: float, *, kind: str = "arrow", both: bool = False) -> None:
        """An arrow along a path, with a head at its end or at both."""
        start = ' marker-start="url(#head)"' if both else ""
        self.add(f'<path class="{kind}" d="{points}"{start} marker-end="url(#head)"/>', bottom)

    def arrow(self, x: float, y: float, to_x: float, to_y: float, *, kind: str = "arrow", both: bool = False) -> None:
        self.path(f"M{x:g} {y:g} L{to_x:g} {to_y:g}", max(y, to_y), kind=kind, both=both)

    def line(self, x: float, y: float, to_y: float) -> None:
        self.add(f'<path class="life" d="M{x:g} {y:g} V{to_y:g}"/>', to_y)

    def badge(self, x: float, y: float, number: int) -> None:
        self.add(f'<circle class="badge" cx="{x:g}" cy="{y:g}" r="9"/>', y + 9)
        self.text(x, y + 4, str(number), "step", anchor="middle")

    def svg(self) -> str:
        width, height = f"{self.width:g}", f"{self.height + 20:g}"
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">',
                f"<title>{escape(self.title)}</title>",
                f"<style>\n:root {{ {variables(0)} }}",
                f"@media (prefers-color-scheme: dark) {{ :root {{ {variables(1)} }} }}{STYLE}</style>",
                '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7"'
                ' orient="auto-start-reverse"><path class="head" d="M0 0 L10 5 L0 10 z"/></marker></defs>',
                f'<rect class="ground" width="{width}" height="{height}" rx="10"/>',
                *self.parts,
                "</svg>\n",
            ]
        )
