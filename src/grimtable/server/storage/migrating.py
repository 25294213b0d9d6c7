"""Runs the numbered migrations of the database."""

from importlib.resources import files

from grimtable.server.storage.base import NewerDatabase, Storage

_FIRST = """CREATE TABLE IF NOT EXISTS migrations (
    number BIGINT NOT NULL PRIMARY KEY, at DOUBLE PRECISION NOT NULL)"""

Steps = dict[int, list[str]]


def steps() -> Steps:
    """The statements of every migration, by number."""
    folder = files(__package__) / "migrations"
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=str)
    return {int(file.name[:4]): _statements(file.read_text()) for file in scripts}


def _statements(script: str) -> list[str]:
    return [statement for statement in script.split(";\n") if statement.strip()]


async def migrate(storage: Storage, at: float, known: Steps | None = None) -> None:
    """Run the missing migrations, one transaction each; several processes may try at once."""
    known = steps() if known is None else known
    missing = True
    while missing:
        async with storage.transaction(writing=True) as transaction:
            await transaction.execute(_FIRST)
            rows = await transaction.fetch("SELECT number FROM migrations")
            done = {number for (number,) in rows}
            if done - known.keys():
                raise NewerDatabase(
                    f"this database is at step {max(done)}, this program knows "
                    f"{max(known)}: install the version that wrote it, or a later one"
                )
            if missing := bool(known.keys() - done):
                number = min(known.keys() - done)
                for statement in known[number]:
                    await transaction.execute(statement)
                await transaction.fill("INSERT INTO migrations VALUES (?, ?)", [(number, at)])
