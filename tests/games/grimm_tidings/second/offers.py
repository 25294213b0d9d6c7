"""Help offers, volunteers, trades, gifts and bribes (GT-T12)."""

from __future__ import annotations

from collections.abc import Callable

from games.grimm_tidings.second.acting import Acting
from games.grimm_tidings.second.asking import (
    Actions,
    Choices,
    Steps,
    ask_one,
    named,
    one_of,
    rows,
)
from games.grimm_tidings.second.printed import is_big, kind_of
from games.grimm_tidings.second.table import Deal

PICKS = ["helper_first", "main_first", "alternate_helper", "alternate_main", "random"]


def reply(counters: Callable[[], list[list[str]]] | None) -> Choices:
    """Accept, refuse, and perhaps counter with another form."""
    if counters is None or not counters():
        return one_of(["accept", "refuse"])
    table = counters
    return rows(lambda: [["accept"], ["refuse"], *[["counter", *form] for form in table()]])


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

    def help_forms(self, seat: int, cards: list[str]) -> list[list[str]]:
        """GT-T12a on the grid of GT-T19, for this candidate."""
        shares = [["share 0"], ["share all"]]
        for number in range(1, self.at_stake() + 1):
            shares += [[f"share {number}", f"pick {pick}"] for pick in PICKS]
        items = [item for item in self.carried[self.now().main] if self.room_for(seat, item)]
        forms = []
        for item in ["none", *[f"thing {item}" for item in items]]:
            for card in ["none", *[f"card {card}" for card in cards]]:
                firm = [[]] if item == card == "none" else [["firm"], ["if_won"]]
                forms += [[*share, item, card, *last] for share in shares for last in firm]
        return forms

    def own_level_ups(self, seat: int) -> list[str]:
        return [card for card in self.in_hand(seat, "level_up") if card != "swap_the_cradles"]

    def help_deal(self, seat: int, form: list[str]) -> Deal:
        words = list(form)
        share = named(words.pop(0))
        pick = named(words.pop(0)) if words[0].startswith("pick") else "helper_first"
        item, card = ["" if word == "none" else named(word) for word in words[:2]]
        return {
            "seat": seat, "share": share, "pick": pick, "item": item, "card": card,
            "firm": words[2:] == ["firm"],
        }  # fmt: skip

    def asking(self, seat: int) -> Actions:
        """The main fighter offers, an outsider volunteers (a volunteer names no cards)."""
        fight = self.now()
        found: Actions = {}

        def bargain(opener: int, candidate: int) -> tuple[Choices, Callable[..., Steps[str]]]:
            cards = self.own_level_ups(opener) if opener == fight.main else []

            def does(form: list[str]) -> Steps[str]:
                return (yield from self.bargain(opener, candidate, form))

            return rows(lambda: self.help_forms(candidate, cards)), does

        if seat == fight.main:
            for candidate in self.clockwise(seat)[1:]:
                if self.can_join(candidate):
                    found[f"help P{candidate + 1}"] = bargain(seat, candidate)
        elif self.can_join(seat):
            found["volunteer"] = bargain(seat, seat)
        return found

    def counter_forms(self, seat: int, by: int, form: list[str]) -> list[list[str]]:
        """GT-T12b, GT-T12c: anything but the same again; a candidate adds no cards."""
        deal = self.help_deal(seat, form)
        cards = self.own_level_ups(by) if by == self.now().main else [deal["card"]]
        found = self.help_forms(seat, [card for card in cards if card])
        return [other for other in found if self.help_deal(seat, other) != deal]

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
                written = list(form)
                counters = lambda: self.counter_forms(candidate, to, written)  # noqa: E731, B023
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

    def trade_fits(self, seat: int, gives: str, gets: str) -> bool:
        """GT-T12e: the Big limit of one partner."""
        return not gets or not is_big(gets) or self.room_for(seat, gets, without=gives)

    def trade_forms(self, seat: int, other: int) -> list[list[str]]:
        """At most one Item on each side, at least one in all."""
        forms = []
        for gives in ["", *self.carried[seat]]:
            for gets in ["", *self.carried[other]]:
                fits = self.trade_fits(seat, gives, gets) and self.trade_fits(other, gets, gives)
                if fits and (gives or gets):
                    forms.append([f"thing {item}" if item else "none" for item in [gives, gets]])
        return forms

    def bribe_forms(self, seat: int, other: int) -> list[list[str]]:
        """GT-T12f: a gift in a fight of others may carry a promise."""
        forms = []
        for form in self.trade_forms(seat, other):
            gift = form[0] != "none" and form[1] == "none"
            lasts = [["none"], ["promise"]] if gift and self.fight else [[]]
            forms += [[*form, *last] for last in lasts]
        return forms

    def trading(self, seat: int) -> Actions:
        """With everybody who is not in combat."""

        def with_partner(other: int) -> tuple[Choices, Callable[..., Steps[str]]]:
            def does(form: list[str]) -> Steps[str]:
                return (yield from self.trade(seat, other, form))

            return rows(lambda: self.bribe_forms(seat, other)), does

        found: Actions = {}
        for other in self.clockwise(seat)[1:]:
            free = other not in self.fighters() and seat not in self.fighters()
            if free and self.offers_this_turn.count(self.pair(seat, other)) < 3:
                if self.trade_forms(seat, other):
                    found[f"trade P{other + 1}"] = with_partner(other)
        return found

    def trade(self, seat: int, other: int, form: list[str]) -> Steps[str]:
        """Offer, answer, and the answer to a counter; a bribe is not countered."""
        giver, taker = seat, other
        for last in [False, True]:
            self.offers_this_turn.append(self.pair(seat, other))
            gives, gets = ["" if word == "none" else named(word) for word in form[:2]]
            promise = form[2:] == ["promise"]
            self.offer = {"from": giver, "to": taker, "gives": gives, "gets": gets}
            self.offer["promise"] = promise
            counters = None
            again = self.offers_this_turn.count(self.pair(seat, other)) < 3
            if not last and not promise and again:
                same = form[1::-1]  # what I would give for what I would get, the other way round
                counters = lambda: [  # noqa: E731
                    other
                    for other in self.trade_forms(taker, giver)  # noqa: B023
                    if other != same  # noqa: B023
                ]
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

    def swap_items(self, giver: int, taker: int, gives: str, gets: str) -> None:
        if gives:
            assert kind_of(gives) in ["item", "one_shot"]
            self.hand_over(giver, taker, gives)
        if gets:
            self.hand_over(taker, giver, gets)
