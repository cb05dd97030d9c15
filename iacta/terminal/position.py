"""A position written as a line of text, looked at: the table, who decides, and what can be done."""

from __future__ import annotations

import shutil
from typing import Any

from rich.text import Text

from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadOptions
from iacta.match import Match
from iacta.terminal.choices import groups, spoken_choices
from iacta.terminal.display import LEAST_WIDTH
from iacta.terminal.layout import Layout, layout_for
from iacta.terminal.sight import TEXT, Sight

USUAL_WIDTH = 100


def match_at(game: Game, text: str, cards: Cards | None = None) -> Match:
    """A match that stands in a position, to be looked at: nothing happened in it, and its dice are nobody's."""
    if game.read_position is None:
        raise BadOptions("no-positions", TEXT, game=game.called)
    match = Match(game, game.seats[0], cards=cards, id="position", secret=bytes(32), mode="interpreted")
    match.state = game.read_position(text, match.cards)
    match.dealt = match.dealt[:0]
    return match


def position_after(match: Match, entries: int) -> str:
    """The position of a match after so many entries of its log, as everybody may know it."""
    game = match.game
    if game.write_position is None:
        raise BadOptions("no-positions", TEXT, game=game.called)
    if not 0 <= entries <= match.version:
        raise BadOptions("no-such-entry", TEXT, entry=str(entries), last=str(match.version))
    if match.over and entries == match.version:
        raise BadOptions("no-position-at-the-end", TEXT)
    state = match.before(match.log[entries]) if entries < match.version else match.state
    return game.write_position(match.view_record(game.spectator, state), match.cards)


def position_data(match: Match) -> dict[str, Any]:
    """The position, who decides, the table, and the legal actions with what can be said of each."""
    seat = decider(match)
    actions = [{"action": action.text, **match.about(seat, action.id)} for action in match.legal(seat)]
    view = match.view(match.game.spectator)
    return {
        "game": match.game.name,
        "position": match.text(match.game.spectator),
        "seat": seat,
        "phase": view["phase"],
        "actions": actions,
        "table": view["table"],
    }


def position_text(match: Match, language: str) -> str:
    """The same for people, as wide as the terminal."""
    seat = decider(match)
    watching, deciding = (layout(match, viewer, language) for viewer in (match.game.spectator, seat))
    width = max(shutil.get_terminal_size((USUAL_WIDTH, 0)).columns, LEAST_WIDTH)
    drawn = [line.plain.rstrip() for line in watching.drawn(min(width, USUAL_WIDTH), 0)]
    choices = groups(deciding.sight, lambda kind: Text(deciding.spoken(kind)), deciding.about)
    question = f"{watching.who(seat)}: {deciding.question()}"
    return "\n".join([*drawn, "", question, *spoken_choices(deciding.sight, choices), "", str(match.text(seat))])


def decider(match: Match) -> int:
    (seat,) = match.to_act  # a position can be written only where somebody decides
    return seat


def layout(match: Match, viewer: int, language: str) -> Layout:
    return layout_for(Sight(match, viewer, language, ()))
