"""The checks in front of every endpoint: origins, headers, cookies, sizes, floods, bans."""

import re
from pathlib import Path

import httpx
import pytest

from grimtable.server.people.keys import KeyKind, new_key
from grimtable.server.people.limits import Limits, Rate
from server.serving import Served, good, problem

FORM = {"game": "grimwood", "seats": 2}


async def tables(server: Served) -> int:
    ((count,),) = await server.services.hub.storage.fetch("SELECT count(*) FROM tables")
    return int(count)


async def test_other_pages_cannot_act_for_a_person(server: Served) -> None:
    """T36: cross-site POST without, with a foreign, a similar or two origins."""
    ada = server.browser("Ada")
    await ada.create()
    before = await tables(server)
    host = f"127.0.0.1:{server.port}"
    for origin in (
        "",
        "null",
        "https://evil.example",
        f"https://{host}",
        f"http://{host}.evil.example",
        f"http://evil.example/{host}",
        f"http://127.0.0.1:{server.port + 1}",
        f"http://user@{host}",
    ):
        response = await ada.http.post("tables", json=FORM, headers={"origin": origin})
        assert problem(response) == (403, "origin"), origin
    raw = httpx.Request("POST", f"{server.origin}/api/tables", json=FORM)
    raw.headers = httpx.Headers([*raw.headers.raw, (b"origin", server.origin.encode())] * 2)
    with pytest.raises((AssertionError, httpx.HTTPError)):
        good(await ada.http.send(raw))

    assert await tables(server) == before


async def test_a_name_that_was_bent_to_this_machine_is_not_ours(server: Served) -> None:
    """T36: a page that lets its own name point here is still another page."""
    name = f"evil.example:{server.port}"
    bent = server.browser(host=name, origin=f"http://{name}")

    assert await bent.refused("tables", **FORM) == (403, "origin")
    assert await bent.not_shown("me") == (403, "origin")
    for odd in ("[", "", "127.0.0.1.evil.example", "127.0.0.1@evil.example"):
        assert await server.browser(host=odd).not_shown("me") == (403, "origin")
    own = f"localhost:{server.port}"
    local = server.browser(host=own, origin=f"http://{own}")
    assert (await local.post("me", name="Ada"))["is_known"]


async def test_a_host_names_the_pages_that_may_come(tmp_path: Path) -> None:
    """T36: behind TLS the cookie is bound to the host and never goes over plain HTTP."""
    settings = {"origins": ("https://table.example",), "is_secure": True}
    async with Served(tmp_path, **settings) as server:
        there = server.browser(origin="https://table.example")
        response = await there.http.post("tables", json=FORM)
        cookie = response.headers["set-cookie"]

        assert response.status_code == 200
        assert cookie.startswith("__Host-grimtable=p")
        for part in ("HttpOnly", "Path=/", "SameSite=strict", "Secure"):
            assert part in cookie
        assert "Domain" not in cookie
        assert "max-age" in response.headers["strict-transport-security"]
        elsewhere = server.browser(origin="https://other.example")
        assert await elsewhere.refused("tables", **FORM) == (403, "origin")


async def test_the_cookie_is_for_this_site_alone_and_no_script_reads_it(server: Served) -> None:
    """T36"""
    ada = server.browser()
    response = await ada.http.post("tables", json=FORM)
    cookie = response.headers["set-cookie"]

    assert re.match(r"grimtable=p[a-z2-7]{32};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in (await ada.http.post("tables", json=FORM)).headers


async def test_there_are_no_debug_pages_and_the_schema_asks_no_other_host(server: Served) -> None:
    """T11: the page about the endpoints is plain and self-contained."""
    http = server.browser().http
    page = await http.get(f"{server.origin}/schema")
    described = good(await http.get(f"{server.origin}/schema/openapi.json"))

    assert page.status_code == 200
    assert not re.search("https?:|<script|//", page.text.replace("<!doctype", ""))
    assert "/api/tables/{table}/join" in page.text
    assert described["openapi"].startswith("3.1")
    assert "/api/tables/{table}/join" in described["paths"]
    assert not [name for name in described["components"]["schemas"] if "Services" in name]
    for path in ("swagger", "redoc", "elements", "rapidoc", "scalar", "openapi.yaml"):
        missing = await http.get(f"{server.origin}/schema/{path}")
        assert missing.status_code == 404 or "Error 404" in missing.text
        assert "http" not in missing.text.replace("<!DOCTYPE html>", "")
    client = await http.get(f"{server.origin}/")
    for path in ("docs", "debug", "admin", ".env", ".git/config"):
        page = await http.get(f"{server.origin}/{path}")
        assert page.status_code == 404 or page.content == client.content


async def test_numbers_are_for_whoever_has_the_token(tmp_path: Path) -> None:
    """T11, T41, T63: no link, name, token or secret of a shuffle is among them.

    They count answers that nobody has seen yet: also at this machine a player cannot read them.
    """
    async with Served(tmp_path, metrics_token="sesame") as server:
        table, players = await server.started(2)
        ada = players[0].browser
        url = f"{server.origin}/metrics"
        shown = await ada.http.get(url, headers={"authorization": "Bearer sesame"})
        state = server.services.hub.rooms[table].state

        assert shown.status_code == 200
        assert "grimtable_steps_total" in shown.text
        assert problem(await ada.http.get(url)) == (403, "token")
        wrong = {"authorization": "Bearer sesam"}
        assert problem(await ada.http.get(url, headers=wrong)) == (403, "token")
        code = server.services.hub.rooms[table].code
        hidden = [table, ada.token, state.secret.hex(), "P1", code]
        assert not [text for text in hidden if text in shown.text]


async def test_without_a_token_nobody_reads_the_numbers(tmp_path: Path) -> None:
    """T11, T63"""
    async with Served(tmp_path) as server:
        http = server.browser().http
        for said in ({}, {"authorization": "Bearer"}, {"authorization": ""}):
            response = await http.get(f"{server.origin}/metrics", headers=said)

            assert problem(response) == (403, "token")


async def test_floods_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    """T39: ten tables at once from an address, three hundred requests; nothing more is made."""
    async with Served(tmp_path, has_limits=True) as server:
        ada = server.browser("Ada")
        answers = [await ada.http.post("tables", json=FORM) for _ in range(12)]

        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        assert await tables(server) == 10
        assert int(answers[-1].headers["retry-after"]) >= 1
        server.services.access.limits = Limits({"message": Rate(0.1, 20)}, {})
        flood = [await ada.http.get(f"tables/{new_key(KeyKind.TABLE)}") for _ in range(30)]
        assert [answer.status_code for answer in flood] == [404] * 20 + [429] * 10
        assert len(server.services.hub.rooms) == 10


async def test_forwarded_addresses_are_believed_from_a_known_proxy_only(tmp_path: Path) -> None:
    """T39: one guest's flood is not another's; and nobody makes up addresses."""
    for proxies, statuses in (((), [429, 429]), (("127.0.0.0/8",), [200, 429])):
        folder = tmp_path / str(len(proxies))
        folder.mkdir()
        async with Served(folder, has_limits=True, proxies=proxies) as server:
            one = server.browser("Ada", **{"x-forwarded-for": "203.0.113.1"})
            for _ in range(10):
                await one.create()
            two = server.browser("Bru", **{"x-forwarded-for": "203.0.113.2"})
            liar = server.browser("Eve", **{"x-forwarded-for": "1.1.1.1, 203.0.113.1"})
            found = [await two.http.post("tables", json=FORM),
                     await liar.http.post("tables", json=FORM)]  # fmt: skip

            assert [answer.status_code for answer in found] == statuses


async def test_a_banned_address_gets_no_answer(tmp_path: Path) -> None:
    async with Served(tmp_path) as server:
        access = server.services.access
        await access.hub.storage.write(
            ("INSERT INTO bans VALUES (?, ?)", ("127.0.0.1", access.clock.now() + 60))
        )
        await access.read_bans()

        assert await server.browser().not_shown("me") == (403, "banned")
        await access.hub.storage.write(("UPDATE bans SET until = 1", ()))
        await access.read_bans()
        assert await server.browser().get("me") == {"is_known": False}
