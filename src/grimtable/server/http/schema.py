"""All message types and forms as one OpenAPI document, from which clients generate types."""

from typing import Any

import msgspec

from grimtable.server import protocol
from grimtable.server.http import forms
from grimtable.server.table_summary import TableSummary
from grimtable.sessions.records import Record
from grimtable.version import VERSION

REF_TEMPLATE = "#/components/schemas/{name}"
UNIONS = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}
"""All messages of the server, and all messages of clients."""
HTTP_TYPES: tuple[type, ...] = (
    TableSummary,
    Record,
    *(
        form
        for form in vars(forms).values()
        if isinstance(form, type) and form.__module__ == forms.__name__
    ),
)
"""The input and output types of the HTTP endpoints."""


def document() -> dict[str, Any]:
    """The document as plain data."""
    types = [*UNIONS.values(), *HTTP_TYPES]
    shapes, schemas = msgspec.json.schema_components(types, ref_template=REF_TEMPLATE)
    schemas |= dict(zip(UNIONS, shapes, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Grimtable", "version": VERSION},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def text() -> str:
    """The document as JSON, in a stable order."""
    return msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=2).decode()
