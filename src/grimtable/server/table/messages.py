"""Messages that are the same for everybody, or nearly so."""

import msgspec

from grimtable.kernel.terms import PUBLIC
from grimtable.server.people.people import StoredLine
from grimtable.server.protocol import ChatLine, FromTable, ShuffleMessage, WishMessage
from grimtable.server.table.facts import TableFacts


def message_for(message: FromTable, seat: int) -> FromTable:
    """The same message for another audience."""
    return msgspec.structs.replace(message, seat=seat)


def wish_message(state: TableFacts) -> WishMessage:
    """What somebody asks everybody for; None: nothing, or nothing any more."""
    wish = state.wish
    if wish is None:
        return WishMessage(seat=PUBLIC, wish=None)
    return WishMessage(
        seat=PUBLIC,
        wish=wish.what,  # type: ignore[arg-type]
        by=wish.by,
        agreed=sorted(wish.agreed),
        awaited=sorted(wish.awaited),
    )


def shuffle_message(state: TableFacts, seat: int) -> ShuffleMessage | None:
    """How far the common shuffle is, for one audience."""
    shuffle = state.shuffle
    if shuffle is None:
        return None
    commits, nonces = shuffle.commits, shuffle.nonces
    return ShuffleMessage(
        seat=seat,
        commit=shuffle.commit,
        wanted=shuffle.wanted(seat),
        commits={str(by): commit for by, commit in enumerate(commits) if commit},
        nonces={str(by): nonce for by, nonce in enumerate(nonces) if nonce},
        missing=state.missing,
    )


def chat_line(line: StoredLine, name: str, emote: str = "") -> ChatLine:
    """A line of chat, as it is told."""
    return ChatLine(
        seat=PUBLIC,
        line=line.n,
        name=name,
        by=line.seat,
        text=line.text,
        emote=emote,
        at=line.at,
    )
