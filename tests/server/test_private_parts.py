"""Which parts of uvicorn and websockets we use that their authors may change at any time.

pyproject.toml holds both below the next version that could: raise the bound when this is green.
"""

import ast
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from websockets.server import ServerProtocol

from grimtable.server.run.http_protocol import HttpProtocol
from grimtable.server.run.server import Server
from grimtable.server.run.websocket_protocol import WebSocketProtocol

ROOT = Path(__file__).parents[2]
PRIVATE: dict[type, set[str]] = {
    HttpProtocol: {
        "_start_asgi_task", "_unset_keepalive_if_required", "app", "client", "connection_lost",
        "connection_made", "cycle", "data_received", "flow", "handle_websocket_upgrade",
        "on_headers_complete", "on_message_begin", "on_message_complete",
        "on_response_complete", "parser", "pause_writing", "pipeline", "resume_writing",
        "shutdown", "transport",
    },
    WebSocketProtocol: {
        "app", "app_state", "close_sent", "close_timeout", "close_timer", "conn",
        "connection_lost", "connection_made", "curr_msg_data_type", "data_received",
        "disconnected", "frames", "handle_close", "handle_cont", "handle_events",
        "handle_parser_exception", "handle_ping", "handshake_complete", "handshake_initiated",
        "keepalive_timeout", "logger", "loop", "pause_writing", "queue", "receive", "request",
        "resume_writing", "run_asgi", "scope", "send", "send_500_response",
        "send_receive_event_to_app", "shutdown", "transport",
    },
    Server: {
        "config", "force_exit", "handle_exit", "lifespan", "server_state", "servers", "should_exit",
        "shutdown", "started", "startup",
    },
}  # fmt: skip
"""By class of ours: attributes and methods of uvicorn's class that it reads, sets or replaces."""
LINE = {"data_to_send", "events", "parser_exc", "receive_data", "send_close", "state"}
"""What is used of a WebSocket's `conn`, which is part of websockets."""


def parsed(ours: type) -> ast.ClassDef:
    (node,) = ast.parse(inspect.getsource(ours)).body
    assert isinstance(node, ast.ClassDef)
    return node


def attributes(node: ast.AST, *path: str) -> set[str]:
    """Names after `self.` or, with a path, after `self.conn.`"""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and ast.unparse(part.value) == ".".join(("self", *path)):
            found.add(part.attr)
    return found


def theirs(ours: type) -> set[str]:
    """All that uvicorn's classes have: methods, and what they set."""
    found: set[str] = set()
    for base in ours.__mro__:
        if base.__module__.startswith("uvicorn"):
            found |= vars(base).keys() | attributes(ast.parse(inspect.getsource(base)))
    return found


@pytest.mark.parametrize("ours", PRIVATE)
def test_what_we_use_of_uvicorn_is_there_and_named_here(ours: type) -> None:
    node = parsed(ours)
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    methods = {part.name for part in node.body if isinstance(part, functions)}

    assert (attributes(node) | methods) & theirs(ours) == PRIVATE[ours]


def test_what_we_use_of_websockets_is_there_and_named_here() -> None:
    used = attributes(parsed(WebSocketProtocol), "conn")

    assert used == LINE
    made = ServerProtocol()
    assert all(hasattr(made, name) for name in LINE)


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_both_are_held_below_a_version_that_nobody_has_tried(package: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"].values()
    named = [*project["dependencies"], *(line for extra in extras for line in extra)]
    wanted = [Requirement(line) for line in named if Requirement(line).name == package]

    assert wanted
    for requirement in wanted:
        assert any(bound.operator == "<" for bound in requirement.specifier), requirement
        assert version(package) in requirement.specifier
