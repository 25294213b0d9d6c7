"""The terminal's part of the common shuffle, and starts that a server rewinds."""

from hashlib import sha256

import msgspec
import pytest

from grimtable.cli.remote.remote_seat import RemoteSeat
from grimtable.server import protocol
from grimtable.server.people.keys import digest
from grimtable.server.table_summary import Phase, SeatSummary, TableSummary
from grimtable.sessions.records import VoidStart
from grimtable.sessions.shuffle import promise

SERVER, OTHER = "ab" * 32, "cd" * 32
THEIRS, CHOSEN = "11" * 32, "22" * 32

encode = msgspec.json.encode


class Said:
    """A line that keeps what is said."""

    is_left = False

    def __init__(self) -> None:
        self.parts: list[object] = []

    def say(self, message: object) -> None:
        self.parts.append(message)


def summary(phase: Phase = "shuffling", voids: int = 0) -> TableSummary:
    seats = [SeatSummary(seat, "person") for seat in range(2)]
    return TableSummary(
        "t1", "code", "grimwood", 1, seats, {}, "none", 0, phase, True, 0.0, False,
        void_starts=[VoidStart([1], "silent")] * voids,
    )  # fmt: skip


class Terminal:
    """A person in a terminal, to whom the test speaks as the server."""

    def __init__(self) -> None:
        self.seat = RemoteSeat("ws://127.0.0.1:1", {}, summary(), 0)
        self.line = Said()
        self.seat._connection = self.line  # type: ignore[assignment]

    def hello(self, table: TableSummary) -> None:
        self.seat.take(encode(protocol.Hello(n=0, seat=0, epoch="e", table=table, seats=[0])))

    def asked(self, wanted: str, theirs: str = "", *, server: str = SERVER) -> object:
        """What it answers; the other seat is bound to `theirs`."""
        before = len(self.line.parts)
        mine = getattr(self, "mine", "")
        commits = {"0": mine, "1": theirs} if theirs else {}
        message = protocol.ShuffleMessage(
            n=0,
            seat=0,
            commit=server,
            wanted=wanted,  # type: ignore[arg-type]
            commits=commits,
        )
        self.seat.take(encode(message))
        said = self.line.parts[before:]
        if said and isinstance(said[0], protocol.NonceCommitment):
            self.mine = said[0].commit
        return said[0] if said else None

    @property
    def keys(self) -> list[str]:
        return [remark.key for remark in self.seat.remarks()]


@pytest.fixture
def terminal() -> Terminal:
    """Its number is promised."""
    terminal = Terminal()
    assert isinstance(terminal.asked("commit"), protocol.NonceCommitment)
    return terminal


def test_a_number_is_kept_until_everybody_is_bound(terminal: Terminal) -> None:
    """T17"""
    assert terminal.asked("reveal") is None
    assert terminal.asked("reveal", "no commitment") is None
    told = terminal.asked("reveal", THEIRS)

    assert isinstance(told, protocol.Reveal)
    assert sha256(bytes.fromhex(told.nonce)).hexdigest() == terminal.mine


def test_the_promise_is_shown_once(terminal: Terminal) -> None:
    terminal.asked("reveal", THEIRS)
    terminal.asked("", THEIRS)
    made = promise(digest("t1"), SERVER, [terminal.mine, THEIRS])

    assert [(one.key, one.args) for one in terminal.seat.remarks()] == [
        ("join-promise", {"promise": made})
    ]


def test_after_a_cut_the_same_number_is_told_under_the_same_promise(terminal: Terminal) -> None:
    told = terminal.asked("reveal", THEIRS)
    terminal.hello(summary())

    assert terminal.asked("reveal", THEIRS) == told
    assert "shuffle-rewound" not in terminal.keys


@pytest.mark.parametrize("wanted", ["commit", "reveal", ""])
def test_nothing_is_added_to_a_start_that_was_rewound(terminal: Terminal, wanted: str) -> None:
    """T72"""
    terminal.asked("reveal", THEIRS)
    terminal.hello(summary())

    assert terminal.asked(wanted, "" if wanted == "commit" else CHOSEN) is None
    assert terminal.asked("reveal", CHOSEN) is None
    assert terminal.keys.count("shuffle-rewound") == 1


def test_a_start_that_is_gone_is_missed(terminal: Terminal) -> None:
    """T72: the log is rewound, and begins again with another secret."""
    terminal.asked("reveal", THEIRS)
    terminal.hello(summary("waiting"))

    assert "shuffle-rewound" in terminal.keys


def test_a_void_start_that_the_table_names_is_not_missed(terminal: Terminal) -> None:
    terminal.asked("reveal", THEIRS)
    terminal.hello(summary(voids=1))
    terminal.asked("commit", server=OTHER)

    assert isinstance(terminal.asked("reveal", THEIRS, server=OTHER), protocol.Reveal)
    assert "shuffle-rewound" not in terminal.keys
