"""The legal actions with their numbers, grouped so that a person can read them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from rich.text import Text

from iacta.match import Action
from iacta.table_text.sight import Sight
from iacta.terminal.layout import wrapped

FEWEST_FOR_A_RANGE = 3
GAP = "   "
About = Callable[[Action], str]


@dataclass(frozen=True)
class Choice:
    """One action: its number in the list, its text, the part in which it differs from its neighbours, a note on the
    card it is about, and what else there is to know before it is chosen."""

    number: int
    text: str
    part: str
    note: Text
    about: str = ""

    @property
    def whole(self) -> str:
        """Everything for the ear."""
        note = self.note.plain if self.part else ""
        return ", ".join(filter(None, (self.text, note, self.about)))


@dataclass(frozen=True)
class Group:
    """Neighbouring actions of a family that differ in their last argument only."""

    family: str
    before: str
    after: str
    choices: tuple[Choice, ...]

    @property
    def is_range(self) -> bool:
        """Whether the parts are neighbouring numbers: a range says it all."""
        parts = [choice.part for choice in self.choices]
        return (
            len(parts) >= FEWEST_FOR_A_RANGE
            and all(part.isdecimal() for part in parts)
            and [int(part) - int(parts[0]) for part in parts] == list(range(len(parts)))
            and not any(choice.note or choice.about for choice in self.choices)
        )

    def span(self, between: Callable[[str, str], str]) -> tuple[str, str]:
        """The numbers and the text of a range, each with its first and last."""
        first, last = self.choices[0], self.choices[-1]
        parts = (self.before, between(first.part, last.part), self.after)
        return between(str(first.number), str(last.number)), " ".join(filter(None, parts))


def groups(sight: Sight, label: Callable[[str], Text], about: About = lambda _: "") -> list[Group]:
    """All legal actions in groups, numbered from 1 in the order of `Match.legal`."""
    table = sight.game.actions

    def neighbours(numbered: tuple[int, Action]) -> tuple[int, tuple[str, ...]]:
        action = numbered[1].id
        return table.family_of[action], tuple(table.arguments[action].values())[:-1]

    return [
        grouped(sight, list(members), label, about) for _, members in groupby(enumerate(sight.legal, 1), neighbours)
    ]


def grouped(sight: Sight, members: list[tuple[int, Action]], label: Callable[[str], Text], about: About) -> Group:
    before, after, choices = "", "", []
    for number, action in members:
        text = part = sight.action_text(action.id)
        *_, (argument, word) = (("", ""), *action.arguments.items())
        if argument:
            before, part, after = sight.action_parts(action.id, argument)
        if word in sight.game.kinds:  # a label instead of the card's name in a sentence
            choices.append(Choice(number, text, "", label(word), about(action)))
        else:
            card = note(sight, action, label)
            said = card.plain.casefold() in text.casefold()
            choices.append(Choice(number, text, part, Text() if said else card, about(action)))
    group = Group(members[0][1].family, before, after, tuple(choices))
    tells_apart = len(choices) == 1 or len({choice.note.plain for choice in choices}) > 1
    return group if tells_apart else without_notes(group)


def note(sight: Sight, action: Action, label: Callable[[str], Text]) -> Text:
    """The card that an action is about, if it is about one."""
    cards = [card for handle in action.handles for card in [sight.card_at(handle)] if card]
    return label(cards[0]) if len(cards) == 1 else Text()


def whole(group: Group) -> Group:
    """A group with all that can be said of it."""
    return group


def without_notes(group: Group) -> Group:
    """A group without the cards that can be read elsewhere on the table."""
    choices = (replace(choice, note=Text()) if choice.part else choice for choice in group.choices)
    return replace(group, choices=tuple(choices))


def bare(group: Group) -> Group:
    """A group without anything but the actions."""
    choices = (replace(choice, about="") for choice in without_notes(group).choices)
    return replace(group, choices=tuple(choices))


def chunks(group: Group) -> Iterator[Text]:
    """A group for the screen, in parts that are not broken."""
    if group.is_range:
        numbers, text = group.span(lambda first, last: f"{first}–{last}")
        yield numbered(numbers, Text(text))
    elif len(group.choices) == 1:
        choice = group.choices[0]
        shown = joined(Text(choice.text), choice.note if choice.part else Text())
        yield numbered(str(choice.number), with_about(shown, choice))
    else:
        for place, choice in enumerate(group.choices):
            item = numbered(str(choice.number), with_about(joined(Text(choice.part), choice.note), choice))
            common = " ".join(filter(None, (group.before, "…", group.after))) if group.after else group.before
            yield joined(Text(f"{common}:"), item) if place == 0 else item


def numbered(number: str, text: Text) -> Text:
    return Text.assemble((f"{number})", "bold cyan"), " ", text)


def with_about(shown: Text, choice: Choice) -> Text:
    return Text.assemble(shown, (f": {choice.about}", "dim")) if choice.about else shown


def joined(first: Text, second: Text) -> Text:
    return Text(" ").join(part for part in (first, second) if part)


def choice_lines(found: list[Group], width: int, *, together: bool) -> list[Text]:
    """The groups in lines for the screen: a family begins a new line, or all flow together."""
    lines: list[Text] = []
    for _, family in groupby(found, lambda group: "" if together else group.family.partition("_")[0]):
        line = Text()
        for group in family:
            parts = list(chunks(group))
            whole = sum(part.cell_len + 2 for part in parts) - 2
            if line and width >= whole > width - line.cell_len - len(GAP):
                lines.append(line)
                line = Text()
            for place, part in enumerate(parts):
                gap = "" if not line else GAP if place == 0 else "  "
                if line and line.cell_len + len(gap) + part.cell_len > width:
                    lines.append(line)
                    line, gap = Text(), ""
                line = Text.assemble(line, gap, part)
        lines.append(line)
    return [part for line in lines for part in wrapped(line, width)]


def spoken_choices(sight: Sight, found: list[Group]) -> Iterator[str]:
    """The groups for the ear: a range or one action a line."""
    for group in found:
        if group.is_range:
            numbers, text = group.span(lambda first, last: sight.words("range", first=first, last=last))
            yield f"{numbers}: {text}"
        else:
            for choice in group.choices:
                yield f"{choice.number}: {choice.whole}"
