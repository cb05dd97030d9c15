"""How Alembic reaches the database that the server has opened."""

from alembic import context

from iacta.server.schema import metadata

# SQLite can take back what changes tables too: a step that fails leaves the database as it was.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
