"""Two ways to meet a table: drawn on a screen, or told line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, takewhile
from typing import Protocol

from rich.console import Console
from rich.text import Text

from iacta.terminal.choices import GAP, Group, bare, choice_lines, groups, spoken_choices, whole, without_notes
from iacta.terminal.layout import TIGHTEST, Layout, Span, wrapped

LEAST_WIDTH = 80
LEAST_LOG = (6, 5, 4, 3, 2, 0)  # lines of the log that are worth a tighter table
RULED, HINTED = TIGHTEST - 2, TIGHTEST - 1  # below these there is room for a rule, and for hints
MOST_LOG = 10
CURTAIN_LINES = 60
FEW_ACTIONS = 4
# How the choices are shown, the best first: each family on lines of its own or all together, and with how many notes.
ROOMY_CHOICES = ((False, whole), (True, whole))
TIGHT_CHOICES = ((True, without_notes), (True, bare))
FORGET_SCROLLED = "\x1b[3J"  # clears what has scrolled out of sight


class Display(Protocol):
    """What a session needs of the place where it shows things."""

    plain: bool

    def draws(self, layout: Layout) -> bool:
        """Whether the table is drawn here, and not only told."""

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


class Lines:
    """One fact a line, no more than is needed; made for screen readers."""

    plain = True

    def __init__(self, console: Console) -> None:
        self.console = console

    def draws(self, layout: Layout) -> bool:  # noqa: ARG002  # never
        return False

    def show(self, layout: Layout, news: Iterable[str], below: int = 0) -> None:  # noqa: ARG002  # lines go on
        self.say(news)
        sight = layout.sight
        if not sight.legal:
            return
        self.say([layout.question()])
        if layout.spelled(in_words(layout)) or len(sight.legal) <= FEW_ACTIONS:
            self.list_actions(layout)
        else:
            self.say([sight.words("you-may", actions=", ".join(summed_up(layout)))])

    def tell(self, lines: Iterable[str]) -> None:
        self.say(lines)

    def say(self, lines: Iterable[str], *, wrong: bool = False) -> None:  # noqa: ARG002  # words alone must do
        for line in lines:
            self.console.print(Text(line), soft_wrap=True, highlight=False)

    def list_actions(self, layout: Layout) -> None:
        found = groups(layout.sight, lambda kind: Text(layout.spoken(kind)), layout.about)
        self.say(layout.spelled(in_words(layout)) or spoken_choices(layout.sight, found))

    def hide(self) -> None:
        if self.console.is_dumb_terminal:
            self.say([""] * max(CURTAIN_LINES, self.console.height))
        elif self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLED)
            self.console.file.flush()


class Screen(Lines):
    """The whole table at a glance, drawn anew for every decision; told where it does not fit."""

    plain = False

    def draws(self, layout: Layout) -> bool:
        return composed(layout, self.console.width, self.console.height - 1) is not None

    def show(self, layout: Layout, news: Iterable[str], below: int = 0) -> None:
        width, height = self.console.size
        # What follows may push the top of a high table out of sight, but no lines are told instead of it.
        lines = composed(layout, width, height - 1 - below) or composed(layout, width, height - 1)
        if lines is None:
            self.say([layout.words("too-small", width=width, height=height)])
            super().show(layout, news)
            return
        self.console.clear()
        self.write(lines)

    def tell(self, lines: Iterable[str]) -> None:
        self.write(Text(line, "dim") for line in lines)

    def say(self, lines: Iterable[str], *, wrong: bool = False) -> None:
        self.write(Text(line, "red" if wrong else "") for line in lines)

    def list_actions(self, layout: Layout) -> None:
        self.write(Choices(layout).lines(self.console.width, together=False))

    def write(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line, highlight=False, soft_wrap=False)


def summed_up(layout: Layout) -> Iterator[str]:
    """What all actions begin with, each beginning with the numbers of its actions, as in “exchange … (1 to 12)”."""
    sight, span = layout.sight, in_words(layout)
    numbers: dict[str, list[int]] = {}
    for number, action in enumerate(sight.legal, 1):
        numbers.setdefault(beginning(sight.action_text(action.id)), []).append(number)
    for begun, those in numbers.items():
        runs = [list(run) for _, run in groupby(enumerate(those), lambda pair: pair[1] - pair[0])]
        ends = ((str(run[0][1]), str(run[-1][1])) for run in runs)
        yield f"{begun} ({', '.join(first if first == last else span(first, last) for first, last in ends)})"


def beginning(text: str) -> str:
    """An action up to its first number, with an ellipsis for the rest."""
    words = text.split()
    whole = list(takewhile(lambda word: not any(map(str.isdecimal, word)), words))
    return " ".join(whole if len(whole) == len(words) else [*whole, "…"])


def composed(layout: Layout, width: int, height: int) -> list[Text] | None:
    """The table, the log, the question and the actions in as many lines as there are, as roomy as they allow; None
    where they do not fit."""
    sight = layout.sight
    choices = Choices(layout)
    question = wrapped(Text(layout.question(), "bold"), width) if sight.legal else []
    log = log_lines(layout, width)
    for tight, least in enumerate(LEAST_LOG if width >= LEAST_WIDTH else ()):
        rule = [Text("─" * width, "dim")] if tight < RULED else []
        table = [*layout.drawn(width, tight), *rule]
        hint = [Text(choices.hint, "dim")] if sight.legal and tight < HINTED else []
        for together, noted in ROOMY_CHOICES if tight < HINTED else TIGHT_CHOICES:
            below = [*question, *choices.lines(width, together=together, noted=noted), *hint]
            left = height - len(table) - len(below)
            if left >= min(least, len(log)):
                lines = [*table, *last_of(log, min(left, MOST_LOG)), *below]
                for line in lines:
                    line.truncate(width, overflow="ellipsis")
                return lines
    return None


class Choices:
    """The legal actions on the screen: numbered, or as the layout spells them."""

    def __init__(self, layout: Layout) -> None:
        self.spelled = layout.spelled(lambda first, last: f"{first}–{last}") if layout.sight.legal else []
        self.groups = [] if self.spelled else groups(layout.sight, layout.label, layout.about)
        self.hint = layout.words("typing-words" if self.spelled else "typing")

    def lines(self, width: int, *, together: bool, noted: Callable[[Group], Group] = whole) -> list[Text]:
        """In lines; where there is no room for them, without notes on the cards."""
        spelled = wrapped(Text(GAP.join(self.spelled)), width) if self.spelled else []
        return spelled or choice_lines(list(map(noted, self.groups)), width, together=together)


def in_words(layout: Layout) -> Span:
    """A span for the ear."""
    return lambda first, last: layout.words("range", first=first, last=last)


def log_lines(layout: Layout, width: int) -> list[Text]:
    """What happened last, a decision a paragraph."""
    log: list[Text] = []
    for paragraph in layout.sight.log(
        MOST_LOG, lambda event: layout.tells(event) and event["event"] not in layout.visible
    ):
        first, *rest = wrapped(Text(paragraph, "dim"), width - 2)
        log += [Text("· ").append_text(first), *(Text("  ").append_text(line) for line in rest)]
    return log


def last_of(log: list[Text], lines: int) -> list[Text]:
    """So many lines of the log at most; a paragraph that began too long ago is cut."""
    kept = log[max(len(log) - lines, 0) :]
    if kept and kept[0].plain.startswith("  "):
        kept[0] = Text("… ").append_text(kept[0][2:])
    return kept
