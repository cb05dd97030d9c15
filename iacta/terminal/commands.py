"""What a person types: a number, an action, or a command, in the table's language or in English."""

from __future__ import annotations

from dataclasses import dataclass

from iacta.engine.words.errors import BadAction
from iacta.match.words import in_short, simplified
from iacta.terminal.card_help import examples
from iacta.terminal.layout import Layout
from iacta.terminal.numbers import number_in
from iacta.terminal.sight import TEXT, words_for

COMMANDS = ("table", "hand", "log", "actions", "why", "hint", "undo", "help", "save", "quit")


@dataclass(frozen=True)
class Typed:
    """A command with what follows it, or the id of an action."""

    command: str = ""
    rest: str = ""
    action: int | None = None


def commands_of(layout: Layout) -> list[str]:
    """The commands at this table: the game's own things to ask for, and those of every table."""
    return list(dict.fromkeys((*layout.topics(), *COMMANDS)))


def command_words(layout: Layout) -> dict[str, str]:
    """Each word for a command, simplified, in English too."""
    english = words_for(layout.sight.game, "en")
    words = {simplified(english(f"command-{name}")): name for name in commands_of(layout)}
    return words | {simplified(layout.words(f"command-{name}")): name for name in commands_of(layout)}


def read(layout: Layout, typed: str) -> Typed:
    """Understand what was typed, or raise `BadAction` with a sentence that helps."""
    sight = layout.sight
    first, _, rest = typed.strip().partition(" ")
    known = command_words(layout)
    if simplified(typed) in known:  # which a unit of somebody's own may be called too
        return Typed(known[simplified(typed)])
    action = layout.understood(typed)
    if action is not None:
        return Typed(action=action)
    if first.isdecimal() and not rest.strip() and not layout.spelled(lambda first, last: f"{first}–{last}"):
        if 1 <= number_in(first) <= len(sight.legal):
            return Typed(action=sight.legal[number_in(first) - 1].id)
        raise BadAction("no-such-number", TEXT, number=in_short(first), last=str(len(sight.legal)))
    if simplified(first) in known:
        return Typed(known[simplified(first)], rest.strip())
    try:
        return Typed(action=sight.read_action(typed, [action.id for action in sight.legal]))
    except BadAction:
        begun = {name for word, name in known.items() if simplified(first) and word.startswith(simplified(first))}
        if len(begun) == 1:
            return Typed(begun.pop(), rest.strip())
        raise


def is_undo(layout: Layout, typed: str) -> bool:
    """Whether just the command was typed that takes a step back."""
    return command_words(layout).get(simplified(typed)) == "undo"


def completions(layout: Layout, typed: str) -> list[str]:
    """Whole lines that begin with what was typed: actions, commands, and cards after `help`."""
    sight, words = layout.sight, layout.words
    actions = [sight.action_text(action.id) for action in sight.legal]
    lines = [*actions, *(words(f"command-{name}") for name in commands_of(layout))]
    lines += [f"{words('command-why')} {text}" for text in actions]
    lines += [f"{words('command-help')} {words.card(kind)}" for kind in sight.game.kinds[1:]]
    return [line for line in lines if simplified(line).startswith(simplified(typed))]


def help_lines(layout: Layout, *, drawn: bool) -> list[str]:
    """What can be typed, and how the table is to be read where it is drawn."""
    words = layout.words
    spelled = layout.spelled(lambda first, last: f"{first}–{last}")
    lines = [words("help-choices" if spelled else "help-actions"), words("help-enter"), words("help-tab")]
    card, clause = examples(layout.sight)
    arguments = {"what": layout.worth_asking(), "card": card, "clause": clause}
    lines += [f"{words(f'command-{name}')}: {words(f'about-{name}', **arguments)}" for name in commands_of(layout)]
    lines.append(words("rules-at", game=layout.sight.game.name))
    return [*lines, *layout.legend_lines()] if drawn else lines
