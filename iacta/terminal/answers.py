"""Answers to what a person asks at the table: looking, why not, hints, help, undo, saving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from iacta.engine.rules.actions import NOT_NOW
from iacta.engine.words.errors import BadAction
from iacta.match import BEFORE_THE_DEAL
from iacta.match.words import simplified
from iacta.terminal.card_help import explained
from iacta.terminal.commands import Typed, help_lines
from iacta.terminal.hints import hint_lines
from iacta.terminal.interrupts import Left, in_one_piece
from iacta.terminal.layout import Layout
from iacta.terminal.numbers import number_in
from iacta.terminal.sight import TEXT

if TYPE_CHECKING:
    from iacta.terminal.session import Session

LOG_LINES = 20
FEW = 3


class Answers:
    """The commands of a session, each by its name."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def answer(self, layout: Layout, said: Typed) -> bool:
        """Answer; whether the same question stands after it."""
        session, words = self.session, layout.words
        seat = layout.sight.viewer
        if said.command == "quit":
            raise Left
        if said.command == "undo":
            return self.undo(layout)
        if said.command == "save":
            path = session.save(Path(said.rest) if said.rest else None)
            session.display.say([words("saved", path=str(path))])
        elif said.command == "table" and session.display.draws(layout):
            session.show(seat)
        elif said.command == "actions":
            session.display.list_actions(layout)
        else:
            session.display.say(self.lines(layout, said))
        return True

    def lines(self, layout: Layout, said: Typed) -> list[str]:
        """What is said to a question that changes nothing."""
        if said.command == "help":
            drawn = not self.session.display.plain
            return explained(layout.sight, said.rest) if said.rest else help_lines(layout, drawn=drawn)
        if said.command == "why":
            return self.why(layout, said.rest)
        if said.command == "hint":
            return hint_lines(layout)
        if said.command == "log":
            count = number_in(said.rest) if said.rest.isdecimal() else LOG_LINES
            sentences = [text for _, text in layout.sight.sentences(BEFORE_THE_DEAL, layout.tells)]
            return sentences if count < 0 else sentences[-max(count, 1) :]
        return layout.topics()[said.command](said.rest)

    def why(self, layout: Layout, typed: str) -> list[str]:
        if not typed:
            return [layout.words("about-why", what=layout.worth_asking())]
        sight = layout.sight
        place, spelled = thing(layout, typed), layout.understood(typed)
        if spelled is None:
            place = place or layout.place_named(typed)
        meant = place or (sight.read_action(typed) if spelled is None else spelled)
        refused = self.refusals(layout, meant)
        what = typed if isinstance(meant, str) else sight.action_text(meant)
        return refused or [layout.words("not-in-the-way", what=what), *self.about(layout, meant)]

    def about(self, layout: Layout, meant: int | str) -> list[str]:
        """What else there is to know of an action that is possible."""
        known = (layout.about(action) for action in layout.sight.legal if action.id == meant)
        return [f"{text}." for text in known if text]

    def refusals(self, layout: Layout, what: int | str) -> list[str]:
        """Why an action or a thing can do nothing, each reason once; empty if something is possible."""
        sight = layout.sight
        texts: dict[tuple[str, str], list[str]] = {}
        for refused in sight.match.why_not(sight.viewer, what):
            action = sight.action_text(sight.game.actions.parse(refused.action))
            texts.setdefault((refused.message, refused.clause), []).append(action)
        not_now = sight.game.reasons[NOT_NOW]
        if len(texts) > 1:  # a better reason than that it belongs to another moment
            texts.pop((not_now.message, not_now.clause), None)
        lines = []
        for (message, clause), actions in texts.items():
            action = ", ".join(actions[:FEW]) + (" …" if actions[FEW:] else "")
            lines.append(layout.words("refused", action=action, why=layout.words(message), clause=clause))
        return lines

    def undo(self, layout: Layout) -> bool:
        """Take the last step back, freely or because everybody at the keyboard agrees; whether nothing has changed."""
        session, words, match = self.session, layout.words, layout.sight.match
        seat = layout.sight.viewer
        if not match.done:
            raise BadAction("undo-nothing", TEXT)
        agreed: list[int] = []
        if not match.can_undo(seat):
            others = [other for other in layout.sight.seats if other != seat]
            if session.bots or match.waiting:
                raise BadAction("undo-refused", TEXT)
            session.lower_curtain()  # the others come to the keyboard
            for other in others:
                question = words("undo-consent", player=layout.sight.name(other))
                if simplified(session.ask(f"{question} ")) not in (simplified(words("yes")), "yes"):
                    raise BadAction("undo-refused", TEXT)
                agreed.append(other)
        with in_one_piece():
            match.undo(seat, agreed)
        session.save_often()
        return False


def thing(layout: Layout, typed: str) -> str | None:
    """The thing on the table that is named: as hand.0.1, or as “hand 2” for one's own second card."""
    names = layout.sight.game.places.numbers
    if typed.strip() in names:
        return typed.strip()
    word, _, number = typed.strip().partition(" ")
    hand = {simplified(layout.words("command-hand")), "hand"}
    place = f"hand.{layout.sight.viewer}.{number_in(number) - 1}"
    return place if simplified(word) in hand and place in names else None
