"""Numbers as a person types them."""

MOST_DIGITS = 9  # more name nothing on a table, and Python refuses to read thousands of them


def number_in(text: str) -> int:
    """The whole number that was typed; -1 if it is none, or larger than any that could be meant."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else -1
