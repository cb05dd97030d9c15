"""Draws the pictures of docs/architecture.md: the packages, with arrows that are read from the code, the way of a move
and the way of a bot's decision.

python -m tools.architecture
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.drawing import Drawing
from tools.imports import ROOT, imports, sources
from tools.sequence import WIDTH, Lane, Step, draw

FOLDER = Path(__file__).parents[1] / "docs" / "architecture"
HIGH = 54  # a package
ROW = 102
ENGINE = "engine"


class Package(NamedTuple):
    """Where a package is drawn, and what it is for."""

    middle: float
    row: int
    wide: float
    purpose: str


PACKAGES = {
    "cli": Package(560, 0, 200, "the command iacta"),
    "adapters": Package(122, 1, 204, "PettingZoo, OpenSpiel"),
    "terminal": Package(334, 1, 204, "a table in the terminal"),
    "lab": Package(546, 1, 204, "simulations, arena"),
    "server": Package(758, 1, 204, "tables for browsers"),
    "table_text": Package(150, 2, 220, "a table in words"),
    "bots": Package(420, 2, 180, "computer opponents"),
    "match": Package(652, 3, 220, "the checked, human side"),
    "games": Package(652, 4, 220, "the rules of each game"),
    ENGINE: Package(440, 5, 840, "what every game stands on"),
}
PAGE = Package(758, 0, 160, "the page: no rules")
# The parts of the engine from left to right: neighbours have a straight arrow, others an arc below.
PARTS = {
    "compiling": "rules at 3 speeds",
    "learning": "what learners get",
    "rules": "what a game is",
    "words": "4 languages",
    "cards": "card files",
}


@functools.cache
def imported_by(package: str) -> frozenset[str]:
    """The packages that one imports; of the engine's own parts, those that a part imports."""
    inside = package.startswith(f"{ENGINE}/")
    found = set()
    for path in sources(package):
        for module, _ in imports(path):
            parts = module.split(".")
            if not inside and len(parts) > 1:
                found.add(parts[1])
            elif inside and parts[1] == ENGINE and len(parts) > 2:
                found.add(f"{ENGINE}/{parts[2]}")
    return frozenset(found - {package})


def import_graph() -> dict[str, frozenset[str]]:
    """Who imports whom, package by package. Modules of no package, such as the version, do not count."""
    packages = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()}
    return {package: imported_by(package) & packages for package in sorted(packages)}


def reached(graph: Mapping[str, frozenset[str]], package: str) -> frozenset[str]:
    """Whatever a package imports, directly or not."""
    return graph[package].union(*(reached(graph, other) for other in graph[package]))


def arrows(graph: Mapping[str, frozenset[str]]) -> list[tuple[str, str]]:
    """The imports without those that a longer way implies: cli imports match, but server does, too."""
    return [
        (package, other)
        for package, others in graph.items()
        for other in sorted(others)
        if not any(other in reached(graph, between) for between in others - {other})
    ]


def packages() -> str:
    """The packages and their arrows."""
    drawing = Drawing(WIDTH, "The packages of Iacta, with an arrow from each to those that it imports")
    drawn = arrows(import_graph())
    for one, other in drawn:
        x, y = end_of(one, [to for source, to in drawn if source == one], other), bottom(PACKAGES[one])
        drawing.arrow(x, y, end_of(other, [source for source, to in drawn if to == other], one), top(other) - 2)
    page_x, page_y = PAGE.middle, bottom(PAGE)
    drawing.arrow(page_x, page_y, page_x, top("server") - 2, kind="reply", both=True)
    drawing.text(page_x + 10, page_y + 28, "messages.py", "code")
    drawing.box(PAGE.middle - PAGE.wide / 2, top_of(PAGE), PAGE.wide, HIGH, "inner")
    write_in(drawing, PAGE, "web", (PAGE.purpose,))
    for name, package in PACKAGES.items():
        if name == ENGINE:
            continue
        drawing.box(package.middle - package.wide / 2, top_of(package), package.wide, HIGH)
        write_in(drawing, package, name, (package.purpose,))
    draw_engine(drawing)
    draw_legend(drawing, 26, top("match") + 34)
    return drawing.svg()


def draw_legend(drawing: Drawing, x: float, y: float) -> None:
    drawing.arrow(x, y, x + 40, y)
    drawing.text(x + 52, y + 4, "imports; what a longer way implies is left out", "small")
    drawing.arrow(x, y + 28, x + 40, y + 28, kind="reply", both=True)
    drawing.text(x + 52, y + 32, "messages, whose types are generated", "small")


def top_of(package: Package) -> float:
    return 20 + package.row * ROW


def top(name: str) -> float:
    return top_of(PACKAGES[name])


def bottom(package: Package) -> float:
    return top_of(package) + HIGH


def end_of(name: str, others: Sequence[str], other: str) -> float:
    """Where at a package an arrow from or to another ends: side by side in the order of the others."""
    package, towards = PACKAGES[name], PACKAGES[other].middle
    if name == ENGINE:
        return towards
    if other == ENGINE:
        return package.middle
    order = sorted(others, key=lambda one: PACKAGES[one].middle)
    reach = package.wide * 0.35
    if len(order) == 1:
        return min(max(towards, package.middle - reach), package.middle + reach)
    return package.middle + reach * (2 * order.index(other) / (len(order) - 1) - 1)


def write_in(drawing: Drawing, package: Package, name: str, lines: Sequence[str]) -> None:
    y = top_of(package)
    drawing.text(package.middle, y + 22, name, "title", room=package.wide - 12, anchor="middle")
    for row, words in enumerate(lines):
        drawing.text(package.middle, y + 42 + 18 * row, words, "small", room=package.wide - 8, anchor="middle")


def draw_engine(drawing: Drawing) -> None:
    """The engine with its parts, which import each other."""
    engine = PACKAGES[ENGINE]
    y, left = top(ENGINE), engine.middle - engine.wide / 2
    drawing.box(left, y, engine.wide, 144)
    drawing.text(left + 16, y + 24, ENGINE, "title")
    drawing.text(left + 80, y + 24, engine.purpose, "small")
    gap, wide = 30.0, (engine.wide - 32 - 4 * 30.0) / len(PARTS)
    starts = {f"{ENGINE}/{part}": left + 16 + number * (wide + gap) for number, part in enumerate(PARTS)}
    names = list(starts)
    graph = {name: imported_by(name) for name in names}
    for name, part in zip(names, PARTS, strict=True):
        drawing.box(starts[name], y + 40, wide, 54, "inner")
        drawing.text(starts[name] + wide / 2, y + 62, part, "title", room=wide - 8, anchor="middle")
        drawing.text(starts[name] + wide / 2, y + 82, PARTS[part], "small", room=wide - 4, anchor="middle")
    for one, name in enumerate(names):
        for other in range(one + 1, len(names)):
            there, back = names[other] in graph[name], name in graph[names[other]]
            if not there and not back:
                continue
            edges = [starts[name] + wide, starts[names[other]]]
            if other == one + 1:
                from_x, to_x = edges if there else edges[::-1]
                drawing.arrow(from_x, y + 67, to_x, y + 67, both=there and back)
                continue
            low = y + 94
            ends = [starts[name] + wide / 2, starts[names[other]] + wide / 2]
            from_x, to_x = ends if there else ends[::-1]
            curve = f"M{from_x:g} {low:g} C{from_x:g} {low + 44:g} {to_x:g} {low + 44:g} {to_x:g} {low:g}"
            drawing.path(curve, low + 44, both=there and back)


SERVER = "iacta/server"
MOVE_LANES = (
    Lane("page", ("web/src/table/table.svelte.ts",)),
    Lane("connection", (f"{SERVER}/connection.py",)),
    Lane("table", (f"{SERVER}/table.py", f"{SERVER}/decisions.py")),
    Lane("match", ("iacta/match/match.py",)),
    Lane("store", (f"{SERVER}/store.py", f"{SERVER}/database.py")),
    Lane("all viewers", (f"{SERVER}/notifications.py",)),
)
MOVE_STEPS = (
    Step(0, 0, "Table.click", "on something that glows"),
    Step(0, 1, "Connection.read", "the message play"),
    Step(1, 2, "Table.answering", "takes the lock"),
    Step(2, 3, "Match.play", "tried on a copy"),
    Step(3, 2, "", "or why not", reply=True),
    Step(2, 4, "Store.append", "the entry, and that the command is done"),
    Step(4, 4, "Database.commit", "one flush for all that wait"),
    Step(4, 2, "", "it is on the disk: the copy is the match", reply=True),
    Step(2, 1, "", "Outcome", reply=True),
    Step(1, 0, "", "done", reply=True),
    Step(2, 5, "send_news", "what happened, and each seat's own view"),
    Step(2, 2, "Table.wake_bots", "whose turn is it?"),
)
BOT_LANES = (
    Lane("table", (f"{SERVER}/bot_turns.py", f"{SERVER}/decisions.py")),
    Lane("bot pool", (f"{SERVER}/bot_pool.py",)),
    Lane("worker pool", (f"{SERVER}/worker_pool.py",)),
    Lane("worker process", (f"{SERVER}/worker.py",)),
    Lane("bot", ("iacta/bots/__init__.py",)),
)
BOT_STEPS = (
    Step(0, 0, "let_a_bot_play", "the lock is held only to take the view"),
    Step(0, 1, "BotPool.choose", "view, legal, seed"),
    Step(1, 2, "WorkerPool.submit", "until when"),
    Step(2, 2, "JobQueue.take", "clients take turns"),
    Step(2, 3, "choose", "pickled, by a socket"),
    Step(3, 4, "Bot.choose", "view and nothing else"),
    Step(4, 3, "", "an action", reply=True),
    Step(3, 2, "", "if it is legal", reply=True),
    Step(2, 1, "", "or died, or hung", reply=True),
    Step(1, 1, "BotPool.attempt", "died: once more; hung or failed: a weaker bot"),
    Step(1, 0, "", "Decision", reply=True),
    Step(0, 0, "decide_for", "if nothing has changed meanwhile: stored and sent like a person's"),
)


def move() -> str:
    return draw("The way of a move from a click to the disk and to all viewers", MOVE_LANES, MOVE_STEPS)


def bot() -> str:
    return draw("The way of a bot's decision", BOT_LANES, BOT_STEPS)


# Every picture by the name of its file.
PICTURES: dict[str, Callable[[], str]] = {"packages.svg": packages, "move.svg": move, "bot.svg": bot}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, drawn in PICTURES.items():
        (FOLDER / name).write_text(drawn(), "utf-8")


if __name__ == "__main__":
    main()
