"""A storage from its address, with all migrations done."""

from pathlib import Path

from grimtable.server.storage.base import BadUrl, Storage
from grimtable.server.storage.migrating import migrate


async def open_storage(url: str, *, at: float = 0.0, serving: bool = False) -> Storage:
    """`sqlite:///folder/file.db` or `postgresql://...`; `at` is noted with new migrations.

    Of a SQLite file only one process can be the server: whoever is `serving` second gets InUse.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest:
        from grimtable.server.storage.sqlite import SqliteStorage

        storage: Storage = SqliteStorage(Path(rest), serving=serving)
    elif scheme in ("postgresql", "postgres"):
        from grimtable.server.storage.postgres import PostgresStorage

        storage = PostgresStorage(url)
    else:
        raise BadUrl(f"{scheme}: say sqlite:///folder/file.db or postgresql://host/database")
    try:
        await migrate(storage, at)
    except BaseException:
        await storage.close()
        raise
    return storage
