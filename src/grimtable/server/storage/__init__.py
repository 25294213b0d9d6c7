"""What the server keeps: the log first, everything else beside it. One file, or PostgreSQL."""

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
