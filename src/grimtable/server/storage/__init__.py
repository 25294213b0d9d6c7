"""Durable storage: the log, and everything beside it, in a SQLite file or in PostgreSQL."""

from grimtable.server.storage.base import (
    BadUrl,
    InUse,
    NewerDatabase,
    Statement,
    Storage,
    StorageDown,
    Taken,
    Transaction,
    Unfit,
)
from grimtable.server.storage.opening import open_storage

__all__ = [
    "BadUrl",
    "InUse",
    "NewerDatabase",
    "Statement",
    "Storage",
    "StorageDown",
    "Taken",
    "Transaction",
    "Unfit",
    "open_storage",
]
