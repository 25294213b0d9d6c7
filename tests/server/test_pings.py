"""Pointing at things: only at what there is, and not by whom the host has muted."""

from typing import Any

from server.serving import Served, Shared

THINGS: list[dict[str, Any]] = [
    {"seat": 1},
    {"zone": "hand", "seat": 0, "index": 3},
    {"zone": "discard", "kind": "owl"},
    {"seat": 0, "combo": 2},
    {"button": "draw"},
]
NO_THINGS: list[dict[str, Any]] = [
    {},
    {"seat": 2},
    {"seat": -1},
    {"zone": "the host is a thief"},
    {"zone": "hand", "kind": "x" * 5000},
    {"zone": "hand", "index": 10**6},
    {"zone": "hand", "index": -1},
    {"button": "draw\nhttps://example.org"},
]


def test_only_things_of_the_game_can_be_pointed_at(shared: Shared) -> None:
    """T68"""

    async def main(server: Served) -> None:
        _, (ada, bruno) = await server.started(2)
        for target in THINGS:
            await ada.say("ping", target=target)
            assert (await bruno.next("ping"))["target"] == target
        for target in NO_THINGS:
            await ada.say("ping", target=target)
            assert (await ada.next("refusal"))["code"] == "malformed", target
        await ada.say("ping", target=THINGS[0])
        await bruno.next("ping")

        assert len([m for m in bruno.told if m["type"] == "ping"]) == len(THINGS) + 1

    shared.run(main)


def test_the_muted_cannot_point_either(shared: Shared) -> None:
    """T68"""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.started(2)
        await ada.browser.post(f"tables/{table}/mute", seat=1, is_muted=True)
        for said in ({"kind": "ping", "target": {"seat": 0}}, {"kind": "chat", "emote": "wow"}):
            await bruno.say(**said)
            assert (await bruno.next("refusal"))["code"] == "muted"
        await ada.browser.post(f"tables/{table}/mute", seat=1, is_muted=False)
        await bruno.say("ping", target={"seat": 0})
        await ada.next("ping")

        assert not [m for m in ada.told if m["type"] == "chat"]
        assert len([m for m in ada.told if m["type"] == "ping"]) == 1

    shared.run(main)
