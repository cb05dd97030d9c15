"""Where Numba keeps compiled entry points: in the folder that is named after their code, whatever the path of the
source."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core import config as settings
from numba.core.caching import _CacheLocator

config: Any = settings  # they are made at run time


class ByCode(_CacheLocator):
    """Numba's own locators put the path of the source into the folder, and look whether that file has changed. The name
    of our folder stands for all the code and its versions, so clones with equal rules share what one has compiled."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    @classmethod
    def from_function(cls, *_: object) -> ByCode:
        return cls(config.CACHE_DIR)

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return "entry_point"  # no two have the same name


LOCATOR = f"{ByCode.__module__}.{ByCode.__name__}"


def can_be_written(folder: Path) -> bool:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    return False
