"""Two ways to meet a table: drawn on a screen, or told line by line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rich.console import Console
from rich.text import Text

from iacta.match.words import action_text, prompt
from iacta.terminal.choices import choice_lines, groups, spoken_choices
from iacta.terminal.layout import TIGHTEST, Layout

LEAST_LOG = (6, 4, 3, 2)  # lines of the log that are worth a tighter table
MOST_LOG = 10
CURTAIN_LINES = 60
FEW_ACTIONS = 4
FORGET_SCROLLED = "\x1b[3J"  # clears what has scrolled out of sight


class Display(Protocol):
    """What a session needs of the place where it shows things."""

    plain: bool

    def show(self, layout: Layout, news: Iterable[str], below: int = 0) -> None:
        """The table, what is new to the viewer, and what is asked; so many lines will follow."""

    def tell(self, lines: Iterable[str]) -> None:
        """Things that happen, while they happen."""

    def say(self, lines: Iterable[str], *, wrong: bool = False) -> None:
        """An answer."""

    def list_actions(self, layout: Layout) -> None:
        """All actions with their numbers."""

    def hide(self) -> None:
        """Take away whatever can be seen."""


class Screen:
    """The whole table at a glance, drawn anew for every decision."""

    plain = False

    def __init__(self, console: Console) -> None:
        self.console = console

    def show(self, layout: Layout, news: Iterable[str], below: int = 0) -> None:  # noqa: ARG002  # the log has it
        self.console.clear()
        self.write(composed(layout, self.console.width, self.console.height - 1 - below))

    def tell(self, lines: Iterable[str]) -> None:
        self.write(Text(line, "dim") for line in lines)

    def say(self, lines: Iterable[str], *, wrong: bool = False) -> None:
        self.write(Text(line, "red" if wrong else "") for line in lines)

    def list_actions(self, layout: Layout) -> None:
        self.write(choice_lines(groups(layout.sight, layout.label), self.console.width, together=False))

    def hide(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()

    def write(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line, highlight=False, soft_wrap=False)


class Lines:
    """One fact a line, no more than is needed; made for screen readers."""

    plain = True

    def __init__(self, console: Console) -> None:
        self.console = console

    def show(self, layout: Layout, news: Iterable[str], below: int = 0) -> None:  # noqa: ARG002  # lines go on
        self.say(news)
        sight = layout.sight
        if not sight.legal:
            return
        self.say([prompt(sight.game, sight.view["phase"], sight.language)])
        found = groups(sight, lambda kind: Text(layout.spoken(kind)))
        if len(sight.legal) <= FEW_ACTIONS:
            self.say(spoken_choices(sight, found))
        else:
            first = dict.fromkeys(verb_of(action_text(sight.game, action.id, sight.language)) for action in sight.legal)
            self.say([sight.words("you-may", actions=", ".join(first))])

    def tell(self, lines: Iterable[str]) -> None:
        self.say(lines)

    def say(self, lines: Iterable[str], *, wrong: bool = False) -> None:  # noqa: ARG002  # words alone must do
        for line in lines:
            self.console.print(Text(line), soft_wrap=True, highlight=False)

    def list_actions(self, layout: Layout) -> None:
        self.say(spoken_choices(layout.sight, groups(layout.sight, lambda kind: Text(layout.spoken(kind)))))

    def hide(self) -> None:
        if self.console.is_terminal:
            self.say([""] * CURTAIN_LINES)


def verb_of(text: str) -> str:
    """The words of an action before its first number."""
    words = []
    for word in text.split():
        if any(letter.isdecimal() for letter in word):
            break
        words.append(word)
    return " ".join(words)


def composed(layout: Layout, width: int, height: int) -> list[Text]:
    """The table, the log, the question and the actions in as many lines as there are; as roomy as they allow."""
    sight = layout.sight
    found = groups(sight, layout.label)
    question = Text(prompt(sight.game, sight.view["phase"], sight.language), "bold")
    asked = wrapped(question, width) if sight.legal else []
    hint = [Text(sight.words("typing"), "dim")] if sight.legal else []
    by_family, flowing = (choice_lines(found, width, together=together) for together in (False, True))
    for tight in range(TIGHTEST + 1):
        table = layout.drawn(width, tight)
        room = height - len(table) - len(asked) - LEAST_LOG[tight] - (tight < TIGHTEST)
        hinted = [] if tight == TIGHTEST else hint
        choices = by_family if len(by_family) + len(hinted) <= room else flowing
        if len(choices) + len(hinted) <= room:
            break
    else:
        choices = flowing
    below = [*asked, *choices, *hinted]
    left = height - len(table) - len(below)
    rule = [Text("─" * width, "dim")] if left > 1 and tight < TIGHTEST else []
    told = log_lines(layout, width, min(left - len(rule), MOST_LOG))
    lines = [*table, *rule, *told, *below]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    if len(lines) > height:  # what is asked is worth more than the table
        lines = [*table[: max(height - len(below), 0)], *below][:height]
    return lines


def wrapped(text: Text, width: int) -> list[Text]:
    return list(text.wrap(Console(width=width, color_system=None), width))


def log_lines(layout: Layout, width: int, lines: int) -> list[Text]:
    """The last of what happened, a decision a paragraph; one that began too long ago is cut."""
    if lines <= 0:
        return []
    told: list[Text] = []
    for paragraph in layout.sight.log(lines, layout.quiet):
        first, *rest = wrapped(Text(paragraph, "dim"), width - 2)
        told += [Text("· ").append_text(first), *(Text("  ").append_text(line) for line in rest)]
    if len(told) > lines and told[-lines].plain.startswith("  "):
        told[-lines] = Text("… ").append_text(told[-lines][2:])
    return told[-lines:]
