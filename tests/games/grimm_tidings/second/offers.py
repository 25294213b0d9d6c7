"""Help offers, volunteers, trades, gifts and bribes (GT-T12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from games.grimm_tidings.second.acting import Acting
from games.grimm_tidings.second.asking import (
    Actions,
    Choices,
    Steps,
    ask_one,
    named,
    one_of,
)
from games.grimm_tidings.second.printed import CARDS, is_big, kind_of
from games.grimm_tidings.second.table import Deal

PICKS = ["helper_first", "main_first", "alternate_helper", "alternate_main", "random"]


def reply(counter: Choices | None) -> Choices:
    """Accept, refuse, and perhaps counter with another form."""
    if counter is None or not counter([]):
        return one_of(["accept", "refuse"])
    another = counter

    def options(picks: list[str]) -> list[str]:
        if picks[:1] == ["counter"]:
            return another(picks[1:])
        return [] if picks else ["accept", "refuse", "counter"]

    return options


def part(picks: list[str]) -> tuple[list[str], str, list[str]]:
    """What the next part of a form names, whether it is `missing`, `open` or `said`, and the rest.

    One thing is named at once; `several` opens a list that `ready` closes.
    """
    if not picks:
        return [], "missing", []
    if picks[0] != "several":
        return [named(picks[0])] if " " in picks[0] else [], "said", picks[1:]
    if "ready" not in picks:
        return [named(pick) for pick in picks[1:]], "open", []
    end = picks.index("ready")
    return in_file_order([named(pick) for pick in picks[1:end]]), "said", picks[end + 1 :]


def in_file_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=list(CARDS).index)


def next_words(
    names: list[str], state: str, things: list[str], verb: str, least: int = 2
) -> list[str]:
    left = [f"{verb} {thing}" for thing in things if thing not in names]
    if state == "open":
        return [*left, *["ready"] * (len(names) >= least)]
    return ["none", *left, *["several"] * (len(left) >= 2)]


def grown(names: list[str], state: str, things: list[str]) -> Iterator[list[str]]:
    """Ways to go on naming; of what is not Big, two more stand for any number."""
    if state == "said":
        yield names
        return
    left = [thing for thing in things if thing not in names]
    small = [thing for thing in left if not is_big(thing)]
    big = [thing for thing in left if is_big(thing)]
    for few in some(small, 2):
        for more in some(big, len(big)):
            yield in_file_order([*names, *few, *more])


def some(things: list[str], most: int) -> Iterator[tuple[str, ...]]:
    for number in range(most + 1):
        yield from combinations(things, number)


class Offers(Acting):
    """Every form is a list of words; both sides of a bargain write the same form."""

    offers_this_turn: list[tuple[int, int]] = []

    # help

    def can_join(self, seat: int) -> bool:
        """GT-R9, GT-R16, GT-T12b, GT-T12f."""
        fight = self.now()
        if fight.helper is not None or seat == fight.main or seat in fight.removed:
            return False
        if seat in fight.bribed or fight.exchanges[seat] >= 3 or self.restricted("no_helper"):
            return False
        return self.options["help_when_winning"] == "on" or not self.winning()

    def help_words(self, seat: int, cards: list[str], picks: list[str]) -> list[str]:
        """GT-T12a: what the form for this candidate can say next."""
        if not picks:
            return [*[f"share {number}" for number in range(self.at_stake() + 1)], "share all"]
        share, *rest = picks
        if share not in ["share 0", "share all"]:
            if not rest:
                return [f"pick {pick}" for pick in PICKS]
            rest = rest[1:]
        items, state, rest = part(rest)
        if state != "said":
            room = self.big_limit(seat) - len(self.bigs(seat)) - len(list(filter(is_big, items)))
            fit = [item for item in self.carried[self.now().main] if room > 0 or not is_big(item)]
            words = next_words(items, state, [*fit, *items], "thing")
            if not any(self.has_room(seat, pair) for pair in combinations(fit, 2)):
                words = [word for word in words if word != "several"]
            return words
        named_cards, state, rest = part(rest)
        if state != "said":
            return next_words(named_cards, state, cards, "card")
        return [] if rest or not (items or named_cards) else ["firm", "if_won"]

    def has_room(self, seat: int, gets: Iterable[str], gives: Iterable[str] = ()) -> bool:
        """GT-T12e: the Big limit of a seat that gets Items and gives others."""
        coming = [item for item in gets if is_big(item)]
        staying = [item for item in self.bigs(seat) if item not in gives]
        return not coming or len(staying) + len(coming) <= self.big_limit(seat)

    def help_form(self, seat: int, cards: list[str], old: Deal | None) -> Choices:
        """A counter differs from the offer it answers."""

        def differs(picks: list[str]) -> bool:
            more = self.help_words(seat, cards, picks)
            if not more:
                return self.help_deal(seat, picks) != old
            return any(differs([*picks, word]) for word in more[::-1])

        def options(picks: list[str]) -> list[str]:
            found = self.help_words(seat, cards, picks)
            return [word for word in found if old is None or differs([*picks, word])]

        return options

    def own_level_ups(self, seat: int) -> list[str]:
        return [card for card in self.in_hand(seat, "level_up") if card != "swap_the_cradles"]

    def help_deal(self, seat: int, form: list[str]) -> Deal:
        words = list(form)
        share = named(words.pop(0))
        pick = named(words.pop(0)) if words[0].startswith("pick") else "helper_first"
        items, _, words = part(words)
        cards, _, words = part(words)
        return {
            "seat": seat, "share": share, "pick": pick, "items": items, "cards": cards,
            "firm": words == ["firm"],
        }  # fmt: skip

    def asking(self, seat: int) -> Actions:
        """The main fighter offers, an outsider volunteers (a volunteer names no cards)."""
        fight = self.now()
        found: Actions = {}

        def bargain(opener: int, candidate: int) -> tuple[Choices, Callable[..., Steps[str]]]:
            cards = self.own_level_ups(opener) if opener == fight.main else []

            def does(form: list[str]) -> Steps[str]:
                return (yield from self.bargain(opener, candidate, form))

            return self.help_form(candidate, cards, None), does

        if seat == fight.main:
            for candidate in self.clockwise(seat)[1:]:
                if self.can_join(candidate):
                    found[f"help P{candidate + 1}"] = bargain(seat, candidate)
        elif self.can_join(seat):
            found["volunteer"] = bargain(seat, seat)
        return found

    def help_counter(self, seat: int, by: int, form: list[str]) -> Choices:
        """GT-T12b, GT-T12c: anything but the same again; a candidate adds no cards."""
        deal = self.help_deal(seat, form)
        cards = self.own_level_ups(by) if by == self.now().main else deal["cards"]
        return self.help_form(seat, cards, deal)

    def bargain(self, opener: int, candidate: int, form: list[str]) -> Steps[str]:
        """An offer, its answer, and the answer to a counter."""
        fight = self.now()
        main, by = fight.main, opener
        for last in [False, True]:
            fight.exchanges[candidate] += 1
            to = candidate if by == main else main
            self.offer = self.help_deal(candidate, form) | {"from": by, "to": to}
            counters = None
            if not last and fight.exchanges[candidate] < 3:
                counters = self.help_counter(candidate, to, form)
            name = "help_reply" if to == candidate else "volunteer_reply"
            picks = yield from ask_one(to, name, reply(counters))
            self.offer = None
            if picks[0] == "accept":
                fight.helper, fight.deal = candidate, self.help_deal(candidate, form)
                return "joined"
            if picks[0] == "refuse":
                break
            form, by = picks[1:], to
        return "offer"

    # trades

    def pair(self, one: int, other: int) -> tuple[int, int]:
        return min(one, other), max(one, other)

    def trade_form(self, seat: int, other: int, old: list[list[str]] | None) -> Choices:
        """GT-T12e, GT-T12f: any Items on either side, at least one; a counter differs."""
        mine, theirs = self.carried[seat], self.carried[other]
        is_free = old is None and self.fight

        def is_legal(gives: list[str], gets: list[str]) -> bool:
            fits = self.has_room(seat, gets, gives) and self.has_room(other, gives, gets)
            return fits and bool(gives or gets) and [gives, gets] != old

        def parts(picks: list[str]) -> list[tuple[list[str], str, list[str]]]:
            """Whoever gives `several` things also lists what is asked for."""
            first = part(picks)
            listed = picks[:1] == ["several"] and first[1] == "said"
            return [first, part(["several", *first[2]] if listed else first[2])]

        def can_end(picks: list[str]) -> bool:
            (gives, state, _), (gets, last, _) = parts(picks)
            asked = map(list, some(theirs, 1)) if last == "missing" else grown(gets, last, theirs)
            if state == "open":
                asked = grown([], "open", theirs)
            gained = list(asked)
            return any(is_legal(given, x) for given in grown(gives, state, mine) for x in gained)

        def options(picks: list[str]) -> list[str]:
            (gives, state, _), (gets, last, rest) = parts(picks)
            if state != "said":
                found = next_words(gives, state, mine, "thing", 0)
            elif last != "said":
                found = next_words(gets, last, theirs, "thing", 0)
            else:
                is_gift = bool(gives and not gets)
                return ["none", "promise"] if is_gift and is_free and not rest else []
            found = [word for word in found if word != "several" and can_end([*picks, word])]
            many = len(theirs) if state == "said" else max(len(mine), len(theirs))
            listed = "open" in (state, last)
            return [*found, "several"] if many > 1 and len(found) > 1 and not listed else found

        return options

    def trading(self, seat: int) -> Actions:
        """With everybody who is not in combat."""

        def with_partner(other: int) -> tuple[Choices, Callable[..., Steps[str]]]:
            def does(form: list[str]) -> Steps[str]:
                return (yield from self.trade(seat, other, form))

            return self.trade_form(seat, other, None), does

        found: Actions = {}
        for other in self.clockwise(seat)[1:]:
            free = other not in self.fighters() and seat not in self.fighters()
            if free and self.offers_this_turn.count(self.pair(seat, other)) < 3:
                if self.carried[seat] or self.carried[other]:
                    found[f"trade P{other + 1}"] = with_partner(other)
        return found

    def trade(self, seat: int, other: int, form: list[str]) -> Steps[str]:
        """Offer, answer, and the answer to a counter; a bribe is not countered."""
        giver, taker = seat, other
        for last in [False, True]:
            self.offers_this_turn.append(self.pair(seat, other))
            gives, _, rest = part(form)
            gets, _, rest = part(["several", *rest] if form[0] == "several" else rest)
            promise = rest == ["promise"]
            self.offer = {"from": giver, "to": taker, "gives": gives, "gets": gets}
            self.offer["promise"] = promise
            counters = None
            again = self.offers_this_turn.count(self.pair(seat, other)) < 3
            if not last and not promise and again:
                counters = self.trade_form(taker, giver, [gets, gives])
            picks = yield from ask_one(taker, "trade_reply", reply(counters))
            self.offer = None
            if picks[0] == "accept":
                self.swap_items(giver, taker, gives, gets)
                if promise and self.options["binding_bribes"] == "on":
                    self.now().bribed.append(taker)
                return "traded"
            if picks[0] == "refuse":
                break
            form, giver, taker = picks[1:], taker, giver
        return "offer"

    def swap_items(self, giver: int, taker: int, gives: list[str], gets: list[str]) -> None:
        for item in gives:
            assert kind_of(item) in ["item", "one_shot"]
            self.hand_over(giver, taker, item)
        for item in gets:
            self.hand_over(taker, giver, item)
