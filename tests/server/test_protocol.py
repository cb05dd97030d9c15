"""What is written twice is the same: messages in Python and TypeScript, tables and the steps that make them. And the
protocol is enough to play."""

import runpy
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from iacta.server import typescript
from iacta.server.schema import metadata
from iacta.server.store import open_store

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_fresh():
    written = typescript.PAGE.read_text("utf-8")
    assert written == typescript.typescript(), "python -m iacta.server.typescript writes them"


def test_the_migrations_make_the_database_that_the_server_uses(tmp_path):
    with open_store(tmp_path / "tables.sqlite") as store:
        differences = store.now(lambda connection: compare_metadata(MigrationContext.configure(connection), metadata))
    assert differences == []


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lusitania", "lutetia"])
def test_the_example_plays_a_whole_match_over_the_network(server, game):
    path = ROOT / "examples" / "client.py"
    assert len(path.read_text("utf-8").splitlines()) <= 80
    result = runpy.run_path(str(path))["play"](f"http://{server.host}", game)
    assert sorted(result["places"]) in ([1, 2], [1, 1])
    assert len(result["secret"]) == 64
