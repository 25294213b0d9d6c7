"""What the server keeps: the log first, everything else beside it. One file, or PostgreSQL."""

from grimtable.server.storage.base import (
    BadUrl,
    InUse,
    NewerDatabase,
    Session,
    Statement,
    Storage,
    StorageDown,
    Taken,
    Unfit,
)
from grimtable.server.storage.opening import open_storage

__all__ = [
    "BadUrl",
    "InUse",
    "NewerDatabase",
    "Session",
    "Statement",
    "Storage",
    "StorageDown",
    "Taken",
    "Unfit",
    "open_storage",
]
