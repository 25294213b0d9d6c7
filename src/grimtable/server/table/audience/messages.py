"""Messages that are the same for everybody, or nearly so."""

import msgspec

from grimtable.kernel.terms import PUBLIC
from grimtable.server.people.people import StoredLine
from grimtable.server.protocol import ChatLine, FromTable, ShuffleMessage, WishMessage
from grimtable.server.table.log.facts import TableFacts


def message_for(message: FromTable, seat: int) -> FromTable:
    """The same message for another audience."""
    return msgspec.structs.replace(message, seat=seat)


def wish_message(state: TableFacts) -> WishMessage:
    """What somebody asks everybody for, as a message; its wish is None if nothing is asked."""
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
    """The progress of the shuffle, for one audience; None if there is no shuffle."""
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
    """A line of chat as a message."""
    return ChatLine(
        seat=PUBLIC,
        line=line.n,
        name=name,
        by=line.seat,
        text=line.text,
        emote=emote,
        at=line.at,
    )
