"""Kinds of card as integers: what they mean in both games, and the legionaries, who come first in both."""

UNKNOWN = 0
EMPTY = -1

PROVINCE_COLOURS = ("none", "blue", "red", "yellow", "green")
NO_COLOUR, BLUE, RED, YELLOW, GREEN = range(len(PROVINCE_COLOURS))
PROVINCES = (BLUE, RED, YELLOW, GREEN)

LEGIONARIES = tuple(f"{PROVINCE_COLOURS[colour]}-{numeral}" for colour in PROVINCES for numeral in range(1, 6))
FIRST_LEGIONARY = 1
LAST_LEGIONARY = len(LEGIONARIES)
