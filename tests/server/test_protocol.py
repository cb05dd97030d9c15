"""What is written twice is the same: messages in Python and TypeScript, tables and the steps that make them. And the
protocol is enough to play."""

import runpy
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, create_engine

from iacta.games import NAMES, load_game
from iacta.server import typescript
from iacta.server.game_messages import card_file
from iacta.server.migration import MIGRATIONS
from iacta.server.schema import metadata
from iacta.server.store import open_store
from iacta.server.table_rows import load_rows

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_fresh():
    for path, text in typescript.files().items():
        assert path.read_text("utf-8") == text, "python -m iacta.server.typescript writes them"


@pytest.mark.parametrize("name", NAMES)
def test_the_card_file_has_the_traits_of_every_kind(name):
    cards = load_game(name).load_cards(None)
    sent = card_file(load_game(name), cards).model_dump()["cards"]
    assert {kind: info["traits"] for kind, info in sent.items()} == {kind: cards.traits.get(kind, {}) for kind in sent}


def test_the_migrations_make_the_database_that_the_server_uses(tmp_path):
    with open_store(tmp_path / "tables.sqlite") as store:
        differences = store.now(lambda connection: compare_metadata(MigrationContext.configure(connection), metadata))
    assert differences == []


def test_tables_from_before_there_were_hints_have_none(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    old = {"id": "old", "number": 1, "game": "lusitania", "rules": 1, "options": {}, "secret": b"", "words": []}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        tables = Table("tables", MetaData(), autoload_with=connection)
        connection.execute(tables.insert().values(**old, public=False, stage="running"))
    engine.dispose()
    with open_store(tmp_path / "tables.sqlite") as store:
        kept = store.now(lambda connection: load_rows(connection, "old"))
    assert (kept.table.hints, kept.table.pace) == (False, "usual")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lusitania", "lutetia"])
def test_the_example_plays_a_whole_match_over_the_network(server, game):
    path = ROOT / "examples" / "client.py"
    assert len(path.read_text("utf-8").splitlines()) <= 80
    result = runpy.run_path(str(path))["play"](f"http://{server.host}", game)
    assert sorted(result["places"]) in ([1, 2], [1, 1])
    assert len(result["secret"]) == 64
