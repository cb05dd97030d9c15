"""The errors a caller can meet, one class for one kind; the message is a sentence a person understands."""


def shown(value: object, most: int = 60) -> str:
    """What somebody gave, short enough for a sentence; some numbers are too long to be written at all."""
    try:
        text = repr(value)
    except ValueError:
        return "a number too long to write"
    return text if len(text) <= most else text[:most] + "…"


class IactaError(Exception):
    """Something asked of Iacta could not be done; nothing has changed."""


class BadAction(IactaError):
    """The action cannot be read."""


class IllegalAction(IactaError):
    """The rules forbid the action; the clause says where."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.clause = clause


class NotYourTurn(IactaError):
    """Another seat decides now."""


class StaleVersion(IactaError):
    """The match has moved on since the caller looked."""


class BadRecord(IactaError):
    """A record cannot be read or does not replay; the line says where."""

    def __init__(self, sentence: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line


class BadCards(IactaError):
    """A card file cannot be read or breaks a rule; the line says where."""

    def __init__(self, sentence: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line


class BadOptions(IactaError):
    """The options or the number of seats do not make a game."""
