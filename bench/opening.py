"""How long a table with a long log takes to open, replayed and from its snapshots, and how much memory an entry takes.

    python bench/opening.py [ENTRIES]

Opening is all that the server does for the first who comes: the table is loaded, and the welcome written."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from iacta.engine.compiling.background import background
from iacta.engine.rules.game import Game
from iacta.games import NAMES, load_game
from iacta.match import Match
from iacta.match.learning import match_rules
from iacta.match.luck import new_secret
from iacta.match.record import entry_line
from iacta.server.bot_pool import BotPool
from iacta.server.json_text import text_of
from iacta.server.lobby import Lobby
from iacta.server.notifications import welcome
from iacta.server.settings import Settings
from iacta.server.store import Store
from iacta.server.stored import StoredSeat, StoredTable

USUAL_ENTRIES = 15_000
DEEPEST = 20  # decisions that are not taken back at the same time


def played(table: StoredTable, game: Game, entries: int) -> Match:
    """A match in which most of what is done is taken back."""
    match = Match(game, len(table.seats), table.options, id=table.id, secret=table.secret, mode="compiled")
    choices = random.Random(0)
    while match.version < entries:
        if match.done and not match.waiting and choices.random() < len(match.done) / DEEPEST:
            match.undo(max(match.done[-1].seat, 0), range(match.seats))
        else:
            seat = choices.choice(match.waits_for)
            match.play(seat, choices.choice(match.legal(seat)).id)
    return match


async def opened(lobby: Lobby, name: str) -> float:
    """Seconds until the table is open and its welcome written."""
    begin = time.perf_counter()
    async with lobby.at(name) as table:
        text_of(await welcome(table, 0, None))
        took = time.perf_counter() - begin
        while table.tasks:  # snapshots that are being kept
            await asyncio.gather(*table.tasks)
    lobby.unload_idle()
    return took


async def measure(game: Game, entries: int, folder: Path) -> None:
    store = Store(folder / f"{game.name}.sqlite")
    bot_pool = BotPool(1)
    lobby = Lobby(store, bot_pool, Settings(data=folder))
    numbers = game.option_numbers(game.seats[0], {})
    table = StoredTable(
        id=f"long-{game.name}",
        game=game.name,
        rules=game.rules_version,
        options=game.option_values(numbers.tolist(), game.load_cards(None)),
        cards=None,
        secret=new_secret(),
        public=False,
        seats=[StoredSeat("person", f"Seat {seat}", guest=f"guest {seat}") for seat in range(game.seats[0])],
        hints=False,
    )
    table.start_when_full()
    await store.add(table)
    tracemalloc.start()
    match = played(table, game, entries)
    memory = tracemalloc.get_traced_memory()[0] / entries
    tracemalloc.stop()
    for number, entry in enumerate(match.log, 1):
        await store.append(table.id, number, entry_line(match, number, entry, opened=True), "running", None)
    replaying = await opened(lobby, table.id)
    restoring = await opened(lobby, table.id)
    print(f"{game.name:15} {replaying:10.2f} {restoring:10.2f} {memory:10.0f}")
    lobby.close()
    bot_pool.close()
    store.close()


def main() -> None:
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_ENTRIES
    print(f"{entries} entries        replayed   snapshots  bytes an entry")
    for name in NAMES:
        background(load_game(name)).wait(match_rules)
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(load_game(name), entries, Path(folder)))


if __name__ == "__main__":
    main()
