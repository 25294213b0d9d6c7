"""Every message searched for what may not be in it."""

import asyncio
import json
import random
import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from grimtable.kernel.dice import sealed_key
from grimtable.kernel.terms import PUBLIC
from grimtable.look.texts import bundle, languages
from grimtable.registry import get
from server.secrecy.people import wander
from server.secrecy.worlds import GAMES, WITNESSES, Lodge, World, opened
from sizes import SIZES


def strings(value: Any) -> Iterator[str]:
    """Every text in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


SPOKEN = ("-named", "-has-none")
"""An Amazon names a card, and somebody says to have none."""


def shown_by(data: bytes) -> set[str]:
    """All texts of a message, without the lists that name things whoever holds them.

    These are the kinds nobody has placed, the frames at work, the names of people and their
    pictures, and what may be named to an Amazon.
    """
    message = json.loads(data)
    message.pop("table", None)
    if message["type"] == "view":
        message["view"].pop("unseen")
        message["view"].pop("stack")
    if message["type"] == "decision" and message["decision"]:
        if message["decision"].pop("frame") == "Amazon":
            message["decision"].pop("options")
    if message["type"] == "events":  # what somebody says aloud is no card
        message["events"] = [e for e in message["events"] if not e["verb"].endswith(SPOKEN)]
    return set(strings(message))


def known_kinds(world: World, audience: int) -> set[str]:
    """The kinds of which this audience may have seen a card."""
    t, game, seen = world.t, world.room.state.game, world.seen()
    cards = {card for who, card in seen if who == audience}
    for zone, lying in enumerate(t.zones):
        if world.is_open(zone):
            cards |= set(lying)
    told = WITNESSES[game.name](t).faces  # what the rules themselves say, before any event
    kinds = {kind for (who, _), faces in told.items() if who == audience for kind in faces}
    return {game.kinds[kind] for kind in kinds | {t.kinds[card] for card in cards}}


async def search_kinds(world: World, chance: random.Random) -> int:
    """Play; no kind is named to anybody who has not seen one of its cards."""
    searched = dict.fromkeys(world.streams, 0)
    kinds, hidden = set(world.room.state.game.kinds), 0
    async for _ in wander(world, chance):
        for audience, stream in world.streams.items():
            unknown = kinds - known_kinds(world, audience)
            hidden += len(unknown)
            for _, data in stream[searched[audience] :]:
                named = unknown & shown_by(data)
                assert not named, f"{audience} is told of {named}: {data!r}"
            searched[audience] = len(stream)
        if sum(searched.values()) > SIZES["secrecy_frames"]:
            break
    return hidden


@pytest.mark.property
@pytest.mark.parametrize("game", GAMES)
def test_no_message_names_a_kind_that_its_reader_has_not_seen(tmp_path: Path, game: str) -> None:
    """T4"""

    async def main() -> None:
        async with Lodge(tmp_path) as house:
            for seats in (2, 4):
                world = await opened(house, game, seats)
                assert await search_kinds(world, random.Random(seats))
                world.close()

    asyncio.run(main())


async def sealed_game(folder: Path, game: str) -> World:
    """Begun with a common shuffle of three people's nonces."""
    async with Lodge(folder) as house:
        world = await opened(house, game, 3)
        while world.room.state.phase == "shuffling":
            await asyncio.sleep(0.001)
        steps = 0
        async for _ in wander(world, random.Random(3)):
            steps += 1
            if steps > 60:
                break
        world.close()
    return world


def spellings(secret: bytes) -> list[bytes]:
    """Some ways to write bytes down."""
    number = int.from_bytes(secret, "big")
    texts = [secret.hex(), secret.hex().upper(), str(number), str(int.from_bytes(secret, "little"))]
    return [text.encode() for text in texts] + [
        secret,
        b64encode(secret).rstrip(b"="),
        urlsafe_b64encode(secret).rstrip(b"="),
    ]


def card_names(language: str, game: str) -> list[str]:
    texts = bundle(language, game)
    messages = [texts.get_message(f"{game}-card-{kind}") for kind in get(game).kinds]
    return [str(texts.format_pattern(message.value)[0]) for message in messages if message.value]


@pytest.mark.parametrize("game", GAMES)
def test_neither_secret_nor_key_nor_card_name_is_ever_sent(tmp_path: Path, game: str) -> None:
    """T4, T16: and every long number in a message is one that everybody may know."""
    world = asyncio.run(sealed_game(tmp_path, game))
    state, shuffle = world.room.state, world.room.state.shuffle
    assert shuffle is not None
    nonces = [world.guests[seat].nonces[seat] for seat in range(3)]
    key = sealed_key(state.secret, nonces, bytes.fromhex(str(shuffle.dice()["table"])))
    forbidden = spellings(state.secret) + spellings(key)
    names = {name for language in languages() for name in card_names(language, game)}
    assert world.t.sealed is not None
    assert len(names) > 2 * len(get(game).kinds)
    allowed = {world.epoch, *shuffle.commits, shuffle.commit}
    allowed |= {nonce.hex() for nonce in nonces}
    frames = [data for stream in world.streams.values() for _, data in stream]
    assert len(frames) > 200
    for data in frames:
        assert not [spelt for spelt in forbidden if spelt in data]
        assert not names & shown_by(data)
        assert set(re.findall(r"[0-9a-f]{16,}", data.decode())) <= allowed


@pytest.mark.parametrize("game", GAMES)
def test_no_nonce_is_told_before_all_are_bound(tmp_path: Path, game: str) -> None:
    """T4, T17"""
    world = asyncio.run(sealed_game(tmp_path, game))
    nonces = [world.guests[seat].nonces[seat].hex().encode() for seat in range(3)]
    for audience in [*range(3), PUBLIC]:
        bound = 0
        for _, data in world.streams[audience]:
            if b'"type":"shuffle"' in data:
                bound = max(bound, len(json.loads(data).get("commits", {})))
            assert bound == 3 or not [nonce for nonce in nonces if nonce in data]
        assert bound == 3
