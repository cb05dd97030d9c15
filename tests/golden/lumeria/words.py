"""Lumeria in words for golden pages: events as sentences, and a picture of the board."""

from __future__ import annotations

from typing import Any

from iacta.games.lumeria.board import COLUMNS, FIELD_NAMES, FIELDS, has
from iacta.match import Match
from tests.golden.words import heap, row
from tests.golden.words import no_gloss as gloss

__all__ = ["ENDINGS", "KEY", "SENTENCES", "SHOWN_OTHERWISE", "gloss", "picture", "place", "turn", "why_it_ended"]

KEY = (
    "Seat 0 is South. After each round: the board from North to South with hills (H), camps (c) and recruitment fields "
    "(R); a unit with its side, its wounds (/2) and its dice: ! activated, + fortified, - exhausted."
)

# Headings tell which round it is, decisions who passes; the deal is told by the picture.
SHOWN_OTHERWISE = {"round_begins", "passed", "stacked", "set_up"}

SENTENCES = {
    "rolls_level": "level: both roll again",
    "rolled_first": "{who} rolls two dice: {one} and {two}",
    "begins": "{who} is First Player",
    "income": "{who} takes {amount} gold",
    "recruited": "{who} recruits {card}: {to}",
    "marches": "{who} declares a March",
    "shoots": "{who} declares a Salvo",
    "marched": "{card} marches from {from} to {to}",
    "moved": "{card} moves from {from} to {to}",
    "ran": "{card} runs from {from} to {to}",
    "fortified": "{card} on {to} is fortified",
    "aimed": "{card} on {to} aims",
    "attacks": "{card} on {from} attacks",
    "extra_dice": "with another die",
    "thor": "{who} calls Thor: another die",
    "svetovit": "{who} calls Svetovit: 1 harder",
    "die": "a die shows {amount}",
    "mars": "{who} calls Mars: {amount} to be rolled again",
    "fortune": "{who} uses Fortune: all to be rolled again",
    "rerolled": "again: {amount}",
    "hits_on": "hits on {least}, modifiers {modifier}",
    "missed": "no hit",
    "wounded": "{card} on {to}: wounds {amount}",
    "crushed": "{card} on {to} is crushed: one more",
    "pushed": "{card} is pushed from {from} to {to}",
    "defeated": "{card} on {from} is defeated",
    "compensated": "{who} takes {amount} gold for it",
    "token_moved": "{who}: the token moves to {amount}",
    "renewed": "{who} renews {manoeuvre}",
    "skirmished": "{card} skirmishes from {from} to {to}",
    "athena": "Athena moves {card} from {from} to {to}",
    "healed": "{card} on {to} loses a wound",
    "scored": "{who} takes points: {amount}",
    "stepped_forward": "{card} steps forward from {from} to {to}",
    "tied": "they are tied",
    "defeats_counted": "{who} has defeated {amount}",
    "costs_counted": "{who} has units worth {amount}",
    "dice_level": "level: both throw again",
    "hits_counted": "{who} throws hits: {amount}",
    "tie_dice": "its dice show {faces}",
    "coin_thrown": "a die as a coin shows {amount}",
    "game_over": "{who} has won",
}

ENDINGS = {
    "hills": "One side has ten points.",
    "both_defeats": "Both have ten points; defeats decided.",
    "both_costs": "Both have ten points; the costs of the units decided.",
    "both_dice": "Both have ten points; dice decided.",
    "limit": "The last round is played.",
    "limit_defeats": "The last round is played with level points; defeats decided.",
    "limit_costs": "The last round is played with level points; the costs of the units decided.",
    "limit_dice": "The last round is played with level points; dice decided.",
}
SIDES = ("South", "North")


def place(name: str | None, me: int | None) -> str:
    """A place as people say it."""
    zone, *index = (name or "").split(".")
    return FIELD_NAMES[int(index[0])] if zone == "field" else zone


def why_it_ended(match: Match) -> str:
    return ENDINGS[str(match.ending)]


def turn(match: Match) -> str:
    return f"Round {match.state[0]['round']}"


def field_text(match: Match, table: dict[str, Any], field: int) -> str:
    """What a field is, and who stands there."""
    k = match.cards.k[0]
    ground = "".join(
        symbol
        for symbol, fields in (("H", k.hills[0]), ("c", k.camps[0]), ("R", k.recruitment[0][0] | k.recruitment[0][1]))
        if has(int(fields), field)
    )
    unit = table["unit"][field]
    if unit is None:
        return ground or "."
    name = FIELD_NAMES[field]
    side = SIDES[name not in table["army"][0]][0]
    wounds = f"/{table['wounds'][field]}" if table["wounds"][field] else ""
    dice = "".join(
        mark for mark, what in (("!", "activated"), ("+", "fortified"), ("-", "exhausted")) if name in table[what]
    )
    return f"{ground}{side}:{unit}{wounds}{dice}"


def picture(match: Match) -> list[str]:
    """The board, and what both sides have."""
    table = match.view(match.game.spectator)["table"]
    board = int(match.cards.k[0].fields[table["board"]])
    lines = []
    for first in reversed(range(0, FIELDS, COLUMNS)):
        fields = [field for field in range(first, first + COLUMNS) if has(board, field)]
        lines.append(f"  {first // COLUMNS + 1}  " + "".join(field_text(match, table, f).ljust(19) for f in fields))
    lines.append("     " + "".join(FIELD_NAMES[field][0].ljust(19) for field in range(COLUMNS) if has(board, field)))
    for seat, name in enumerate(SIDES):
        tokens = [what.capitalize() for what in table["tokens"][seat]]
        parts = [
            f"points {table['points'][seat]}",
            f"gold {table['gold'][seat]}",
            f"ready: {', '.join(tokens) or 'none'}",
        ]
        track, beside = table["track"][seat], table["beside"][seat]
        parts += [] if track is None else [f"track {track}, beside {beside}"]
        lines += row(name, "; ".join(parts))
        lines += row("", f"stacks: {heap(table['stock'][seat]) or 'none'}")
        if table["defeated"][seat]:
            lines += row("", f"lost: {heap(table['defeated'][seat])}")
    return [line.rstrip() for line in lines]
