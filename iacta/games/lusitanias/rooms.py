"""How many soldiers have room for a piece, for all kinds of equipment in one number: bots ask it of every position."""

from iacta.engine.compiling.rule import rule

DIGIT = 4  # bits: at most seven soldiers


@rule
def one_more_room(counts: int, piece: int, more: int) -> int:
    """Count a soldier that has room for the piece; `more` says whether it has."""
    return counts + (more << DIGIT * piece)


@rule
def rooms_for(counts: int, piece: int) -> int:
    """How many soldiers have room for the piece."""
    return counts >> DIGIT * piece & (1 << DIGIT) - 1
