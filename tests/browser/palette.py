"""The colours of the page's palette, and how well they can be told apart."""

import re
from pathlib import Path

PALETTE = Path(__file__).parents[2] / "web" / "src" / "cards" / "palette.css"
COLOUR = re.compile(r"--([\w-]+):\s*(?:light-dark\(\s*(#\w{6}),\s*(#\w{6})\s*\)|(#\w{6}));")


def colours() -> dict[str, tuple[str, str]]:
    """Each colour by name, light and dark."""
    found = COLOUR.findall(PALETTE.read_text("utf-8"))
    return {name: (light or both, dark or both) for name, light, dark, both in found}


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.2."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2.2."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
