"""A storage from its address, with all migrations done."""

from pathlib import Path

from grimtable.server.storage.base import BadUrl, Storage
from grimtable.server.storage.migrating import migrate


async def open_storage(url: str, *, at: float = 0.0) -> Storage:
    """`sqlite:///folder/file.db` or `postgresql://...`; `at` is noted with new migrations."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest:
        from grimtable.server.storage.sqlite import SqliteStorage

        storage: Storage = SqliteStorage(Path(rest))
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
