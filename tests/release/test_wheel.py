"""The wheel brings all a player needs, to a machine that has neither Node.js nor a compiler."""

import json
import os
import re
import shutil
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from runpy import run_path
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, ProxyHandler, Request, build_opener
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

from grimtable import registry
from grimtable.version import VERSION
from release.clean import CLIENT, ROOT, Clean, build, copy_of_sources
from sizes import SIZES


def give_up(why: str) -> None:
    """A failure where everything is promised to be tested; elsewhere a loud skip."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    warnings.warn(f"SKIPPED: {why}; the wheel is not tested", stacklevel=2)
    pytest.skip(why)


def installed(folder: Path, wheel: Path) -> Clean:
    """The wheel in an environment of its own."""
    clean = Clean(folder, wheel)
    if clean.installed.returncode and "NewConnectionError" in clean.installed.stderr:
        give_up("there is no package index to install from")
    assert clean.installed.returncode == 0, clean.installed.stderr
    return clean


def test_a_clean_machine_installs_the_wheel_and_plays(tmp_path: Path) -> None:
    """Built by way of the source archive, as `python -m build` does it."""
    if not (CLIENT / "index.html").exists():
        give_up("the web client is not built: scripts/web")
    tree = copy_of_sources(tmp_path / "tree")
    built = build(tree)
    assert built.returncode == 0, built.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    assert wheel.name == f"grimtable-{VERSION}-py3-none-any.whl"
    assert_complete(tree, wheel)

    clean = installed(tmp_path / "venv", wheel)
    assert not any(shutil.which(tool, path=clean.env["PATH"]) for tool in ("node", "npm", "cc"))
    at_home = tmp_path / "home"
    at_home.mkdir()
    assert clean.run(at_home, "grimtable", "--version").split() == ["grimtable", VERSION]
    with served(clean, at_home, "play", "--no-open") as address:
        assert_client_is_served(address, wheel)
    with served(clean, at_home, "serve", "--pace", "0", "--no-limits") as address:
        assert_a_game_is_played(clean, address, at_home)
    assert_played_in_the_terminal(clean, at_home)


def assert_complete(tree: Path, wheel: Path) -> None:
    """Every file of the package it was built from, among them the client and all rules."""
    package = tree / "src/grimtable"
    files = [path for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    ours = {path.relative_to(package.parent).as_posix() for path in files}
    shown = {name for name in ours if "/." not in name and "/docs_rule" not in name}
    names = set(ZipFile(wheel).namelist())

    assert shown <= names
    assert {f"grimtable/docs_rules/{name}.md" for name in registry.names()} <= names
    books = (tree / "docs/rulebooks").glob("*.??.md")
    assert {f"grimtable/docs_rulebooks/{book.name}" for book in books} <= names
    assert {name for name in names - shown if name.startswith("grimtable/web/")} == set()


@contextmanager
def served(clean: Clean, home: Path, *words: str) -> Iterator[str]:
    """A server of the clean environment, while it is needed."""
    process = clean.start(home, "grimtable", *words, "--port", "0", "--data", str(home / words[0]))
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[-1:]
        assert address, process.communicate()[1]
        yield address[0]
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


AT_ONCE = 150
"""Files that one address gets without being told to wait."""


def assert_client_is_served(address: str, wheel: Path) -> None:
    """The page and files of the client, byte by byte: as many as an address may ask for at once."""
    browser = build_opener(ProxyHandler({}))
    with ZipFile(wheel) as archive:
        files = [name for name in archive.namelist() if name.startswith("grimtable/web/")]
        for name in files[:: 1 + len(files) // AT_ONCE]:
            with browser.open(address + name.removeprefix("grimtable/web/")) as answer:
                assert answer.read() == archive.read(name), name
        with browser.open(address) as answer:
            assert answer.read() == archive.read("grimtable/web/index.html")
    assert len([name for name in files if name.endswith(".js")]) > 5


def assert_a_game_is_played(clean: Clean, address: str, home: Path) -> None:
    """A table opened by HTTP, and a whole game over the socket against a bot."""
    browser = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))

    def post(path: str, **form: object) -> dict[str, Any]:
        headers = {"Origin": address.rstrip("/"), "Content-Type": "application/json"}
        request = Request(f"{address}api/{path}", json.dumps(form).encode(), headers)
        with browser.open(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    post("me", name="Ada")
    table = post("tables", game="grimwood", seats=2, bots=["heuristic"])["table"]["id"]
    token = post(f"tables/{table}/token", seat=0)["token"]
    server = address.replace("http", "ws").rstrip("/")
    bot = clean.start(home, "python", str(ROOT / "examples/bot.py"), server, table, token)
    try:
        while bot.poll() is None and not is_connected(browser, f"{address}api/tables/{table}"):
            time.sleep(0.05)
        post(f"tables/{table}/start")
        out, err = bot.communicate(timeout=120)
    finally:
        bot.kill()
    assert out in {f"won by {winners}\n" for winners in ([0], [1], [0, 1])}, err


def is_connected(browser: OpenerDirector, table: str) -> bool:
    """Has the player of the first seat come?"""
    with browser.open(table) as answer:
        return bool(json.load(answer)["table"]["seats"][0].get("is_here"))


def assert_played_in_the_terminal(clean: Clean, home: Path) -> None:
    """A whole game against bots in plain lines, and its record, which verifies."""
    words = ["play", "grimwood", "--plain", "--seed", "3", "--record", "game.json"]
    said = clean.run(home, "grimtable", *words, said="1\n" * 2000)
    assert "The game is recorded in game.json." in said
    record = json.loads((home / "game.json").read_text())
    assert len(record["moves"]) > 50
    clean.run(home, "grimtable", "verify", "game.json")


def test_no_package_is_made_without_the_client(tmp_path: Path) -> None:
    """A checkout that cannot build it, and a source archive that lacks it."""
    tree = copy_of_sources(tmp_path / "tree")
    shutil.rmtree(tree / "src/grimtable/web", ignore_errors=True)
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, script in {"node": "echo true", "npm": "exit 1"}.items():
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o700)
    lacking = {"PATH": f"{tools}:{os.environ['PATH']}"}
    line = "no package without the browser client: "

    for words in ([], ["--wheel"], ["--sdist"]):
        built = build(tree, *words, **lacking)
        assert built.returncode == 1
        assert line + "build it with `make web`" in built.stderr.splitlines()
    shutil.rmtree(tree / "web")
    built = build(tree, "--wheel", **lacking)
    assert line + "this source archive lacks it" in built.stderr.splitlines()
    assert not list((tree / "dist").glob("*"))


def test_the_changelog_has_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)

    assert headings[:2] == ["Unreleased", VERSION]


@pytest.mark.parametrize("is_compiled", [False, True])
def test_only_a_compiled_wheel_asks_for_the_compiler(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip and build install this before they make the wheel."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("GRIMTABLE_COMPILE", str(int(is_compiled)))
    monkeypatch.setattr("sys.argv", ["build"])
    backend = run_path(str(ROOT / "scripts" / "build_backend.py"))
    monkeypatch.setattr("setuptools.build_meta.get_requires_for_build_wheel", lambda config: [])

    needed = {Requirement(line).name for line in backend["get_requires_for_build_wheel"]()}

    assert ({"mypy", "msgspec", "litestar"} <= needed) == is_compiled
    assert bool(needed) == is_compiled


@pytest.mark.compiled
def test_the_other_flavour_has_compiled_modules(tmp_path: Path) -> None:
    """Its tag names this Python and platform, and it needs no compiler where it is installed."""
    if not SIZES["compiled_wheels"]:
        pytest.skip("compiling takes minutes: with full sizes only")
    tree = copy_of_sources(tmp_path / "tree")
    built = build(tree, "--wheel", GRIMTABLE_COMPILE="1")
    assert built.returncode == 0, built.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    assert next(iter(sys_tags())) in parse_wheel_filename(wheel.name)[3]
    assert_complete(tree, wheel)

    clean = installed(tmp_path / "venv", wheel)
    said = clean.run(tmp_path, "grimtable", "--version")
    assert said.split() == ["grimtable", VERSION, "(compiled)"]
    with served(clean, tmp_path, "serve", "--pace", "0", "--no-limits") as address:
        assert_a_game_is_played(clean, address, tmp_path)
