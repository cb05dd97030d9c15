"""Options that commands of several files have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from iacta.cli.language import usual_language

AsJson = Annotated[bool, typer.Option("--json")]
Language = Annotated[str, typer.Option("--lang", metavar="language", default_factory=usual_language)]
# The library would refuse a folder of another user in words of its own; check_folder does it in ours.
Data = Annotated[Path | None, typer.Option("--data", metavar="folder", readable=False)]
