"""Any request that fits the OpenAPI description, or nearly fits it, gets a typed answer."""

import json
from functools import cache
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grimtable.registry import names
from grimtable.server.app import litestar_of
from grimtable.server.http.errors import STATUS
from grimtable.server.http.forms import Problem
from grimtable.server.services import Services
from grimtable.server.settings import Settings
from server.refused import said
from server.serving import Served, Shared
from sizes import SIZES

Schema = dict[str, Any]
Call = tuple[str, str, Any, dict[str, Any]]
"""Method, path, body, query."""
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
WORDS = st.sampled_from([*names(), "heuristic", "random", "Ada", "", "\0", "x" * 7000]) | st.text()
"""Texts: some that mean something here, and any others."""
PLACES = st.sampled_from(["waiting", "playing", "over", "unknown"])
FORGET = "/api/me/forget"


@cache
def document() -> Schema:
    schema = litestar_of(Services(Settings(db="sqlite://"))).openapi_schema.to_schema()
    return {**schema, "paths": {k: v for k, v in schema["paths"].items() if k != FORGET}}


def fitting(schema: Schema) -> st.SearchStrategy[Any]:
    """Whatever fits a schema of the document."""
    if "$ref" in schema:
        return fitting(document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for way in ("oneOf", "anyOf"):
        if way in schema:
            return st.one_of([fitting(each) for each in schema[way]])
    kind = schema.get("type")
    if kind == "object" and "properties" in schema:
        parts = {name: fitting(part) for name, part in schema["properties"].items()}
        must = {name: parts.pop(name) for name in schema.get("required", [])}
        return st.fixed_dictionaries(must, optional=parts)
    if kind == "object":
        return st.dictionaries(WORDS, fitting(schema["additionalProperties"]), max_size=3)
    if kind == "array":
        return st.lists(fitting(schema["items"]), max_size=4)
    if kind is None:  # anything at all, such as a record that somebody brings
        return ANYTHING
    numbers = st.integers(-2, 9) | st.integers()
    return {
        "string": WORDS,
        "integer": numbers,
        "number": numbers | st.floats(allow_nan=False, allow_infinity=False),
        "boolean": st.booleans(),
        "null": st.none(),
    }[str(kind)]


@st.composite
def calls(draw: st.DrawFn) -> Call:
    """A request that fits the description of an endpoint; now and then with something else."""
    path = draw(st.sampled_from(sorted(document()["paths"])))
    method, endpoint = draw(st.sampled_from(sorted(document()["paths"][path].items())))
    body = None
    if "requestBody" in endpoint:
        wanted = fitting(endpoint["requestBody"]["content"]["application/json"]["schema"])
        body = draw(wanted if draw(st.integers(0, 3)) else ANYTHING)
    asked = [each for each in endpoint.get("parameters", []) if each["in"] == "query"]
    query = {each["name"]: draw(fitting(each["schema"]) | WORDS) for each in asked}
    return method, path.replace("{table}", f"{{{draw(PLACES)}}}"), body, query


@pytest.fixture(scope="module")
def tables(shared: Shared) -> dict[str, str]:
    """Tables in every part of their life, all of one host."""
    found = {"unknown": "t" + "a" * 32, "me": ""}

    async def main(server: Served) -> None:
        ada = server.browser("Ada")
        for phase in ("waiting", "playing", "over"):
            opened = await ada.create(seats=2, bots=["random"])
            found[phase] = opened["table"]["id"]
            if phase != "waiting":
                player = await ada.sit(found[phase])
                await ada.post(f"tables/{found[phase]}/start")
                await player.until(lambda m: m["type"] == "view")
            if phase == "over":
                await player.say("wish", wish="end")
                await player.until(lambda m: m.get("table", {}).get("phase") == "over")
        found["me"] = ada.token

    shared.run(main)
    return found


@pytest.mark.property
@given(call=calls(), is_known=st.booleans())
@settings(
    max_examples=SIZES["schema_calls"],
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_no_request_is_a_fault_of_the_server(
    shared: Shared, tables: dict[str, str], call: Call, is_known: bool
) -> None:
    """T11, T38: an answer of the described kind, or a Problem with a code that is explained."""
    method, path, body, query = call

    async def main(server: Served) -> None:
        browser = server.browser(**({"cookie": f"grimtable={tables['me']}"} if is_known else {}))
        response = await browser.http.request(
            method,
            server.origin + path.format(**tables, game="grimwood"),
            content=None if body is None else json.dumps(body),  # NaN as well
            headers={"content-type": "application/json"},
            params=query,
        )
        check(response, document()["paths"][described(path)][method])

    shared.run(main)


def described(path: str) -> str:
    for place in ("waiting", "playing", "over", "unknown"):
        path = path.replace(f"{{{place}}}", "{table}")
    return path


def check(response: httpx.Response, endpoint: Schema) -> None:
    """Nothing that fails, and nothing that the document does not say."""
    assert response.status_code < 500, response.text
    if response.status_code == 200:
        assert "200" in endpoint["responses"]
        sort, _, _ = response.headers["content-type"].partition(";")
        assert sort in endpoint["responses"]["200"]["content"]
        return
    problem, status = response.json(), str(response.status_code)
    if response.status_code != 405:
        told = endpoint["responses"][status]["content"]["application/json"]["schema"]
        assert told["$ref"].endswith("/Problem")
    assert problem["code"] in said()
    assert problem.keys() <= set(Problem.__struct_fields__)
    assert response.status_code in {*STATUS.values(), 400, 405, 409}
