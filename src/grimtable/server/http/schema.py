"""Every message and form as one OpenAPI document without paths: clients make their types of it."""

from typing import Any

import msgspec

from grimtable.look.records import Record
from grimtable.server import protocol
from grimtable.server.http import forms
from grimtable.version import VERSION

PLACE = "#/components/schemas/{name}"
UNIONS = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}
"""Everything a table says, and everything it hears."""
HTTP_TYPES: tuple[type, ...] = (
    protocol.TableCard,
    Record,
    *(
        form
        for form in vars(forms).values()
        if isinstance(form, type) and form.__module__ == forms.__name__
    ),
)
"""What the HTTP doors take and give."""


def document() -> dict[str, Any]:
    """The document as plain data."""
    types = [*UNIONS.values(), *HTTP_TYPES]
    shapes, schemas = msgspec.json.schema_components(types, ref_template=PLACE)
    schemas |= dict(zip(UNIONS, shapes, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Grimtable", "version": VERSION},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def text() -> str:
    """The document as JSON, the same every time."""
    return msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=2).decode()
