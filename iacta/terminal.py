"""A table in the terminal: what the seat sees, what it may do, and bots in the other seats."""

from __future__ import annotations

import secrets
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from iacta.bots import Bot, make_bot, new_generator
from iacta.engine.errors import IactaError
from iacta.match import Action, Match
from iacta.match.words import sentence

ME = 0
LOG_LINES = 8
HELP = "Type a number, an action, `why` and an action, `undo`, or `quit`."


def sit_down(match: Match, bot: str) -> None:
    """Play seat 0 of a match until it ends or the player leaves."""
    console = Console()
    others: Bot = make_bot(bot, match.game, match.cards)
    generator = new_generator(secrets.randbits(64))
    seen = -1
    while not match.over:
        seat = match.to_act[0]
        if seat != ME:
            match.play(seat, others.choose(match.viewed(seat), match.mask(seat), seat, generator))
            continue
        show(console, match, seen)
        seen = match.version
        if not decide(console, match):
            return
    show(console, match, seen)
    console.print(f"The match is over ({match.ending}). Points: {match.scores}, places: {match.places}")


def decide(console: Console, match: Match) -> bool:
    """Ask until something is done; False when the player leaves."""
    legal = match.legal(ME)
    console.print("   ".join(f"[bold]{n}[/bold] {action.text}" for n, action in enumerate(legal, 1)))
    while True:
        try:
            typed = console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return False
        if typed in ("quit", "q"):
            return False
        try:
            if answered(console, match, legal, typed):
                return True
        except IactaError as error:
            console.print(f"{error} {HELP}", style="red")


def answered(console: Console, match: Match, legal: list[Action], typed: str) -> bool:
    """Do what was typed; False if it was only a question."""
    if typed.startswith("why "):
        refusals = match.why_not(ME, typed.removeprefix("why ").strip())
        for refusal in refusals:
            console.print(f"{refusal.action}: {refusal.sentence} ({refusal.clause})")
        if not refusals:
            console.print("Nothing is in its way.")
        return False
    if typed == "undo":
        match.undo(ME)
        return True
    if typed.isdecimal() and 1 <= int(typed) <= len(legal):
        match.play(ME, legal[int(typed) - 1].id)
    else:
        match.play(ME, typed)
    return True


def show(console: Console, match: Match, seen: int) -> None:
    """The whole table: what happened since the last look, every zone a person can see, the points."""
    for event in match.events(ME, since=seen)[-LOG_LINES:]:
        console.print(sentence(match.game, event, ME), style="dim")
    view = match.view(ME)
    for name in ("camp", "hand", "legion", "gear", "discard"):
        if name in view["table"]:
            console.print(zone_table(name, view["table"][name], match.seats))
    console.print(f"points {view['points']}   phase: {view['phase']}   seat {view['to_act']} decides")


def zone_table(name: str, cards: Any, seats: int) -> Table:
    """A zone as a row, or as a row for each seat."""
    rows = cards if isinstance(cards, list) and cards and isinstance(cards[0], list) else [cards]
    table = Table(title=name, title_justify="left", show_header=False, padding=(0, 1))
    for seat, row in enumerate(rows[:seats]):
        cells = row.items() if isinstance(row, dict) else row
        head = [Text(f"seat {seat}")] if len(rows) > 1 else []
        table.add_row(*head, *(Text(cell_text(cell)) for cell in cells))
    return table


def cell_text(cell: Any) -> str:
    if cell is None or cell == {}:
        return "·"
    if isinstance(cell, tuple):
        return f"{cell[0]} × {cell[1]}"
    if isinstance(cell, dict):
        return " ".join(f"{kind} × {count}" if count > 1 else kind for kind, count in cell.items())
    return str(cell)
