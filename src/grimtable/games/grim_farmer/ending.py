"""Who has won the Turn, the game, the match. Rules: GF-9. Rulings: GF-R15 to GF-R17, GF-R22."""

from mypy_extensions import i64

from grimtable.games.grim_farmer.ids import GAME_WON, HAND_EMPTY, MATCH_WON, TURN_CAP
from grimtable.games.grim_farmer.options import FIRST_TO_K, SINGLE
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.terms import Seat, bit


def end_turn(t: Farmer) -> None:
    """The win check; if nobody has won, the next player clockwise is First Player (GF-8.14)."""
    empty = ~t.with_cards(1) & t.with_cards(0)
    if empty:
        end_game(t, most(t, empty), HAND_EMPTY)
    elif t.turn >= t.rules.max_turns:
        end_game(t, most(t, fewest(t)), TURN_CAP)  # GF-9.5
    else:
        t.first_player = (t.first_player + 1) % t.seats


def fewest(t: Farmer) -> i64:
    """Mask of the smallest hands."""
    least = min([t.held(seat) for seat in range(t.seats)])
    return t.with_cards(0) & ~t.with_cards(least + 1)


def most(t: Farmer, candidates: i64) -> i64:
    """Mask of those candidates who put down most cards in this Turn (GF-9.3, GF-9.4)."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(t.seats):
        if candidates >> seat & 1:
            if t.put_down(seat) > best:
                best = t.put_down(seat)
                mask = 0
            if t.put_down(seat) == best:
                mask |= bit(seat)
    return mask


def end_game(t: Farmer, winners: i64, reason: i64) -> None:
    """The game is won: the end, or the next game of the match (GF-R22)."""
    t.winners = winners
    t.wins = tuple([t.wins[seat] + (winners >> seat & 1) for seat in range(t.seats)])
    t.left = tuple([t.left[seat] + t.held(seat) for seat in range(t.seats)])
    t.note(GAME_WON, winners, reason)
    if t.rules.match == SINGLE:
        t.finish(reason)
    elif is_match_over(t):
        t.winners = match_winners(t)
        t.finish(MATCH_WON)
    else:
        del t.stack[1:-1]  # all but NextGame and the frame that acts now


def is_match_over(t: Farmer) -> bool:
    """Has somebody won k games, or have k games been played?"""
    if t.rules.match == FIRST_TO_K:
        return max(t.wins) >= t.rules.match_k
    return t.game >= t.rules.match_k


def match_winners(t: Farmer) -> i64:
    """All who have k games; or the fewest cards left, then the most games won."""
    mask: i64 = 0
    for seat in range(t.seats):
        if is_match_winner(t, seat):
            mask |= bit(seat)
    return mask


def is_match_winner(t: Farmer, seat: Seat) -> bool:
    """Does nobody stand better in the match?"""
    if t.rules.match == FIRST_TO_K:
        return t.wins[seat] >= t.rules.match_k
    for other in range(t.seats):
        if t.left[other] < t.left[seat]:
            return False
        if t.left[other] == t.left[seat] and t.wins[other] > t.wins[seat]:
            return False
    return True
