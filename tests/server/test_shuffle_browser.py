"""PITFALLS T20: one fixed vector in two languages; the browser's checker finds what ours does."""

import json
import os
import shutil
import subprocess
import warnings
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from grimtable.games.grimwood.ids import DECK, HAND
from grimtable.kernel.books import Books
from grimtable.kernel.dice import Sealed
from grimtable.kernel.errors import BadRecord
from grimtable.registry import get
from grimtable.server.table.shuffle.shuffle import Shuffle
from grimtable.sessions.records import Deal, Record
from grimtable.sessions.shuffle import check_shuffle, promise

HERE = Path(__file__).parent
VECTOR: dict[str, Any] = json.loads((HERE / "shuffle_vector.json").read_text())
DICE: dict[str, Any] = VECTOR["dice"]
MODULE = HERE.parents[1] / "web" / "src" / "shuffle.js"
SEATS = 4
NO_NODE = "SKIPPED: no node here, the shuffle in the browser is not tested"

LOAD = f"""
const source = "{b64encode(MODULE.read_bytes()).decode()}";
const m = await import("data:text/javascript;base64," + source);
"""
"""The module as a browser reads it, whatever node makes of its file name."""
PLAIN_HTTP = """
const { crypto } = globalThis;
Object.defineProperty(globalThis, "crypto", {
  value: { getRandomValues: (bytes) => crypto.getRandomValues(bytes) },
});
"""
"""What a browser leaves of WebCrypto on a page that did not come by https."""


@cache
def has_node() -> bool:
    """Said once, and loudly, where it is missing."""
    if shutil.which("node") is None:
        warnings.warn(NO_NODE, stacklevel=2)
        return False
    return True


def in_node(script: str, given: object, before: str = "") -> Any:
    """What the script returns as JSON; `given` is there, and the module as `m`."""
    if not has_node():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(NO_NODE)
    whole = f"{before}{LOAD}const given = {json.dumps(given)};\n"
    whole += (
        f"const found = await (async () => {{ {script} }})();\nconsole.log(JSON.stringify(found));"
    )
    command = ["node", "--input-type=module", "-"]
    run = subprocess.run(command, input=whole, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_the_server_shows_the_vector() -> None:
    key = bytes.fromhex(VECTOR["key"])
    shuffle = Shuffle(
        VECTOR["id"],
        SEATS,
        [seat for seat, nonce in enumerate(DICE["nonces"]) if nonce],
        0.0,
        fresh=lambda: bytes.fromhex(DICE["secret"]),
    )
    for seat in shuffle.people:
        shuffle.commit_nonce(seat, DICE["commits"][seat], 0.0)
    for seat in shuffle.people:
        shuffle.reveal(seat, DICE["nonces"][seat])
    drawn = []
    for row in VECTOR["below"]:
        books = Books(2, [], [], [], [0] * 6)
        books.sealed = Sealed(key)
        numbers = [int(books.below(row["sides"], row["stream"])) for _ in row["drawn"]]
        drawn.append({**row, "drawn": numbers, "words": int(books.dice[row["stream"]])})

    assert shuffle.dice() == DICE
    assert shuffle.promise == VECTOR["promise"]
    assert shuffle.key() == key
    assert [[s, k, int(Sealed(key).word(s, k))] for s, k, _ in VECTOR["words"]] == VECTOR["words"]
    assert drawn == VECTOR["below"]


def test_grimwood_deals_the_vector() -> None:
    t = Deal(get("grimwood"), SEATS, {}, DICE).table()
    given = [int(t.zones[HAND + seat][i]) for i in range(3) for seat in range(SEATS)]

    assert [*map(int, t.zones[DECK]), *given[::-1]] == VECTOR["deck"]


@pytest.mark.parametrize("before", ["", PLAIN_HTTP], ids=["https", "plain-http"])
def test_the_browser_shows_the_vector(before: str) -> None:
    script = """
    const { dice } = given;
    const key = await m.keyOf(dice);
    const commits = [];
    for (const nonce of dice.nonces) {
      commits.push(nonce ? await m.commitment(m.unhex(nonce)) : "");
    }
    const words = [], below = [];
    for (const [stream, count] of given.words) {
      words.push([stream, count, await new m.SealedDice(key).word(stream, count)]);
    }
    for (const { sides, stream, drawn } of given.below) {
      const thrown = new m.SealedDice(key), numbers = [];
      for (const _ of drawn) numbers.push(await thrown.below(sides, stream));
      below.push({ sides, stream, drawn: numbers, words: thrown.counts.get(stream) });
    }
    const commit = await m.commitment(m.unhex(dice.secret));
    return {
      id: given.id, dice: { ...dice, commit, commits },
      promise: await m.promise(dice.table, commit, commits),
      key: m.hex(key), words, below,
      deck: await new m.SealedDice(key).shuffle(Array(68).keys()),
    };
    """
    given = {**VECTOR, "dice": {**DICE, "commit": "", "commits": []}}

    assert in_node(script, given, before) == VECTOR


def test_sha256_by_hand_is_sha256() -> None:
    lengths = [*range(130), 1000, 100_000]
    data = [(bytes(range(251)) * (n // 251 + 1))[:n] for n in lengths]
    script = "return given.map((text) => m.hex(m.sha256ByHand(m.unhex(text))));"

    assert in_node(script, [text.hex() for text in data]) == [
        sha256(text).hexdigest() for text in data
    ]


def flipped(text: str, at: int, mask: int) -> str:
    return text[:at] + chr(ord(text[at]) ^ mask) + text[at + 1 :]


def damaged() -> list[dict[str, Any]]:
    """One bit changed, in every part that a commitment speaks for; and parts left out or moved."""
    found: list[dict[str, Any]] = []
    for mask in (1, 2, 4, 8, 16, 32, 64):
        for at in (0, 17, 31):
            for name in ("commit", "secret"):
                found.append({**DICE, name: flipped(DICE[name], at, mask)})
            for name in ("commits", "nonces"):
                for seat in (0, 2, 3):
                    parts = list(DICE[name])
                    parts[seat] = flipped(parts[seat], at, mask)
                    found.append({**DICE, name: parts})
    for name in ("commits", "nonces"):
        found += [{**DICE, name: DICE[name][::-1]}, {**DICE, name: DICE[name][:3]}]
        found += [{**DICE, name: [*DICE[name], ""]}, {**DICE, name: [""] * SEATS}]
    found.append({**DICE, "table": DICE["table"].upper() + "AB"})
    return found


def is_refused(dice: dict[str, Any]) -> bool:
    try:
        check_shuffle(Record("grimwood", 1, {}, SEATS, dice, [], ""))
    except BadRecord:
        return True
    return False


def test_both_checkers_find_every_changed_bit() -> None:
    tried = [DICE, *damaged()]
    script = """
    const faults = [];
    for (const dice of given) faults.push(await m.fault(dice));
    return faults;
    """
    faults = in_node(script, tried)

    assert faults[0] == ""
    assert all(faults[1:])
    assert [bool(fault) for fault in faults] == [is_refused(dice) for dice in tried]


def test_the_browser_finds_a_nonce_that_came_late() -> None:
    """A record that fits in itself, but not what this browser was promised."""
    late = "ab" * 16
    commits, nonces = list(DICE["commits"]), list(DICE["nonces"])
    commits[1], nonces[1] = sha256(bytes.fromhex(late)).hexdigest(), late
    other = {**DICE, "commits": commits, "nonces": nonces}
    script = "return [await m.fault(given[0], given[2]), await m.fault(given[1], given[2])];"

    assert not is_refused(other)
    assert promise(DICE["table"], DICE["commit"], commits) != VECTOR["promise"]
    assert in_node(script, [DICE, other, VECTOR["promise"]]) == ["", "promise"]


def test_the_browser_finds_a_deal_of_another_table() -> None:
    """T50"""
    script = "return [await m.fault(given[0], '', given[1]), await m.fault(given[0], '', 'other')];"

    assert in_node(script, [DICE, VECTOR["id"]]) == ["", "table"]


def test_the_browser_keeps_the_promise_of_a_message() -> None:
    told = {str(seat): commit for seat, commit in enumerate(DICE["commits"]) if commit}
    given = [VECTOR["id"], SEATS, {"commit": DICE["commit"], "commits": told}]

    assert in_node("return m.promised(...given);", given) == VECTOR["promise"]


def test_the_browser_keeps_its_nonce_until_all_are_bound() -> None:
    nonce, commits, people = DICE["nonces"][0], DICE["commits"], [0, 2, 3]
    told = {str(seat): commit for seat, commit in enumerate(commits) if commit}
    tries = [
        [nonce, 0, people, commits],
        [nonce, 0, people, told],
        [nonce, 0, people, [*commits[:3], ""]],
        [nonce, 0, people, [commits[2], *commits[1:]]],
        [nonce, 0, [2, 3], commits],
        [nonce, 0, [0, 1, 2, 3], commits],
    ]
    script = """
    const may = [];
    for (const [nonce, ...rest] of given) may.push(await m.mayReveal(m.unhex(nonce), ...rest));
    return may;
    """

    assert in_node(script, tries) == [True, True, False, False, False, False]


def test_every_nonce_of_the_browser_is_new_and_is_taken_by_the_server() -> None:
    script = """
    const made = [];
    for (let i = 0; i < 200; i += 1) {
      const nonce = m.newNonce();
      made.push([m.hex(nonce), await m.commitment(nonce)]);
    }
    return made;
    """
    made = in_node(script, None)
    shuffle = Shuffle("t", 1, [0], 0.0)
    shuffle.commit_nonce(0, made[0][1], 0.0)
    shuffle.reveal(0, made[0][0])

    assert shuffle.is_ready
    assert len({nonce for nonce, _ in made}) == 200
    assert {len(nonce) for nonce, _ in made} == {64}
