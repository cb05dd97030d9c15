"""Which package is missing where an adapter needs one that only an extra brings."""

from __future__ import annotations

import importlib
from pathlib import Path

from iacta.engine.words.errors import IactaError

TEXT = Path(__file__).parent / "text"


class MissingExtra(IactaError, ImportError):
    """A package is not installed that only an extra of Iacta brings."""


def expect_extra(module: str, extra: str) -> None:
    """Refuse to go on without the package of an extra."""
    try:
        importlib.import_module(module)
    except ImportError as missing:
        raise MissingExtra("extra-missing", TEXT, module=module, extra=extra) from missing
