"""Who imports whom in the project, read from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import iacta

ROOT = Path(iacta.__file__).parent


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Every (module, name) that a file of the project imports from the project, wherever in the file."""
    package = path.relative_to(ROOT.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            module = ".".join((*above, node.module) if node.module else above)
            found = [(module, alias.name) for alias in node.names]
        else:
            continue
        for module, name in found:
            if module == "iacta" and name and (ROOT / name).is_dir():
                yield f"iacta.{name}", ""
            elif module.split(".")[0] == "iacta":
                yield module, name


def sources(package: str) -> list[Path]:
    """The files of a package, which is named by its folder: `server`, or `engine/rules`."""
    return sorted((ROOT / package).rglob("*.py"))
