"""A table in the terminal: against bots or hot-seat, drawn on a screen or told line by line."""

from iacta.terminal.session import read_saved, sit_down

__all__ = ["read_saved", "sit_down"]
