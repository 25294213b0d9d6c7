"""Opens a storage by its URL."""

from pathlib import Path

from grimtable.server.storage.base import BadUrl, Storage
from grimtable.server.storage.migrating import migrate


async def open_storage(url: str, *, at: float = 0.0, serving: bool = False) -> Storage:
    """Open `sqlite:///folder/file.db` or `postgresql://...` and migrate it.

    `at` is the time that is stored with new migrations. Only one server can use a SQLite file: a
    second process with `serving` gets InUse.
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
