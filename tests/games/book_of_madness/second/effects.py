"""The primitives of the cards."""

from __future__ import annotations

from collections import Counter
from functools import partial, partialmethod
from typing import Any

from games.book_of_madness.second.printed import (
    CARDS,
    ELEMENTS,
    MADNESS,
    Clause,
    element_of,
    is_copying,
    value_of,
)
from games.book_of_madness.second.table import Spell, Steps, Table, ask, name_of, picks, seat_of

MANY = 99  # all
WITHOUT_TARGET = ["burn_stack", "restore", "hex", "mark"]


class Effects(Table):
    """What a text does; a clause is finished for all its targets before the next (BM-15.1)."""

    def run(
        self, effects: list[Clause], me: int | None, times: int = 1, source: int | None = None
    ) -> Steps[None]:
        """Card file 1; `me` is the caster, if any, `source` the slot of a curse."""
        one = yield from self.choose_target(effects, me)
        for name, *args in effects:
            args = [amount(arg, times) for arg in args]
            if name == "mark":
                self.mark(source, *args)
            elif name in WITHOUT_TARGET:
                getattr(self, name)(*args)
            elif name == "give":
                if one is not None:
                    yield from self.give(me, one, args[1])
            else:
                for seat in self.targets(args[0], me, one):
                    yield from getattr(self, "do_" + name)(seat, *args[1:])

    def choose_target(self, effects: list[Clause], me: int | None) -> Steps[int | None]:
        """BM-15.2: one player for the whole effect, before the first clause."""
        words = [clause[1] for clause in effects if clause[1] in ["one", "one_other"]]
        if not words or me is None:
            return None
        options = [name_of(s) for s in self.living(me) if words[0] == "one" or s != me]
        if not options:
            return None
        return seat_of((yield from ask(me, "choose_target_player", options)))

    def targets(self, word: str, me: int | None, one: int | None) -> list[int]:
        """Card file 1, BM-4.8"""
        if word in ["one", "one_other"]:
            return [] if one is None else [one]
        if word == "you":
            assert me is not None
            return [me]
        everybody = self.living(self.active)
        if word == "active":
            return everybody[:1]
        return [seat for seat in everybody if word == "each" or seat != me]

    # cards

    def do_draw(self, seat: int, number: int) -> Steps[None]:
        for _ in range(number):
            self.hands[seat].append(self.top_card(seat))
        yield from ()

    def discardable(self, seat: int, kind: str = "") -> list[str]:
        """BM-R13"""
        elements = kind == "element" or self.options["madness_discard"] == "never"
        return [card for card in self.hands[seat] if not elements or card != MADNESS]

    def do_discard(self, seat: int, number: int, kind: str = "") -> Steps[None]:
        def take(card: str) -> None:
            self.hands[seat].remove(card)
            self.discards[seat].append(card)

        legal = partial(self.discardable, seat, kind)
        yield from picks(seat, "choose_hand_cards discard", number, legal, take)

    def do_discard_support(self, seat: int, number: int) -> Steps[None]:
        def take(card: str) -> None:
            self.leave_support(seat, card)
            self.discards[seat].append(card)

        legal = self.supports[seat].copy
        yield from picks(seat, "choose_support_cards", number, legal, take)

    def do_discard_deck(self, seat: int, number: int) -> Steps[None]:
        for _ in range(number):
            self.discards[seat].append(self.top_card(seat))
        yield from ()

    def do_support(self, seat: int, number: int, zone: str) -> Steps[None]:
        """BM-R29"""
        number = min(number, self.free_slots(seat))
        if zone == "deck":
            for _ in range(number):
                self.supports[seat].append(self.top_card(seat))
            return
        cards = self.hands[seat] if zone == "hand" else self.discards[seat]

        def legal() -> list[str]:
            return [card for card in cards if zone == "hand" or card != MADNESS]

        def take(card: str) -> None:
            cards.remove(card)
            self.supports[seat].append(card)

        name = "choose_hand_cards support" if zone == "hand" else "choose_discard_pile_cards"
        yield from picks(seat, name, number, legal, take)

    def do_recover(self, seat: int, number: int, _: str) -> Steps[None]:
        def legal() -> list[str]:
            return [card for card in self.discards[seat] if card != MADNESS]

        def take(card: str) -> None:
            self.discards[seat].remove(card)
            self.hands[seat].append(card)

        yield from picks(seat, "choose_discard_pile_cards", number, legal, take)

    def do_scry(self, seat: int, number: int) -> Steps[None]:
        """BM-R8: first what goes, then what stays, named from the new top downwards."""
        deck, tops = self.decks[seat], self.tops[seat]
        seen = self.chance.look(seat, min(number, len(deck)))
        known = tops[::-1][: len(seen)]
        assert seen[: len(known)] == known
        del tops[len(tops) - len(known) :]
        rest = tops[:]
        tops[:] = rest + seen[::-1]
        while seen:
            answer = yield from ask(seat, "order_scry", [*seen, "keep"])
            if answer == "keep":
                break
            seen.remove(answer)
            deck.remove(answer)
            tops[:] = rest + seen[::-1]
            self.discards[seat].append(answer)
        order: list[str] = []
        while seen:
            order.append((yield from ask(seat, "order_scry", seen)))
            seen.remove(order[-1])
        tops[:] = rest + order[::-1]

    def do_shuffle(self, seat: int) -> Steps[None]:
        """BM-14.12"""
        self.shuffle(seat)
        yield from ()

    def givable(self, seat: int) -> list[str]:
        """BM-R42"""
        return [
            c for c in self.hands[seat] if c != MADNESS or self.options["give_madness"] == "yes"
        ]

    def hand_over(self, me: int, to: int, card: str) -> None:
        self.hands[me].remove(card)
        self.hands[to].append(card)

    def give(self, me: int | None, to: int, number: int) -> Steps[None]:
        assert me is not None
        for _ in range(number):
            answer = yield from ask(me, "choose_hand_cards give", [*self.givable(me), "stop"])
            if answer == "stop":
                break
            self.hand_over(me, to, answer)

    def choose_supply(self, seat: int, value: int) -> Steps[str]:
        """BM-R31; nothing if all four piles are empty."""
        piles = [f"{element}_{value}" for element in ELEMENTS if self.supply[f"{element}_{value}"]]
        if not piles:
            return ""
        card = yield from ask(seat, "choose_supply_card", piles)
        self.supply[card] -= 1
        return card

    def do_gain(self, seat: int, value: int, number: int, to: str) -> Steps[None]:
        piles = {"discard": self.discards, "hand": self.hands, "support": self.supports}
        for _ in range(number):
            if to == "support" and not self.free_slots(seat):
                return
            card = yield from self.choose_supply(seat, value)
            if card and to == "top":
                self.put_on_top(seat, card)
            elif card:
                piles[to][seat].append(card)

    def do_upgrade(self, seat: int, number: int) -> Steps[None]:
        for _ in range(number):
            cards = [card for card in self.hands[seat] if self.supply.get(raised(card))]
            if not cards:
                return
            card = yield from ask(seat, "choose_hand_cards upgrade", cards)
            self.hands[seat].remove(card)
            self.banished.append(card)
            self.supply[raised(card)] -= 1
            self.hands[seat].append(raised(card))

    def do_banish(self, seat: int, number: int, zone: str, kind: str = "") -> Steps[None]:
        if zone == "deck":
            for _ in range(number):
                self.banished.append(self.top_card(seat))
            return
        piles = {"card": self.hands[seat]}
        if zone == "hand_or_discard":
            piles["pile"] = self.discards[seat]

        def legal() -> list[str]:
            found = [f"{place} {card}" for place, cards in piles.items() for card in cards]
            return [option for option in found if kind != "element" or MADNESS not in option]

        def take(option: str) -> None:
            place, card = option.split()
            piles[place].remove(card)
            self.banished.append(card)

        yield from picks(seat, "choose_hand_cards banish", number, legal, take)

    def do_cure(self, seat: int, number: int, zone: str) -> Steps[None]:
        piles = {"hand": self.hands[seat]}
        if zone == "support":
            piles = {"support": self.supports[seat]}
        if zone == "hand_or_discard":
            piles["pile"] = self.discards[seat]

        def legal() -> list[str]:
            return [place for place, cards in piles.items() for c in cards if c == MADNESS]

        def take(place: str) -> None:
            if place == "support":
                self.leave_support(seat, MADNESS)
            else:
                piles[place].remove(MADNESS)
            self.stack += 1

        yield from picks(seat, "choose_madness_to_cure", number, legal, take)

    def do_madness(self, seat: int, number: int, to: str = "discard") -> Steps[None]:
        piles = {"discard": self.discards, "top": self.decks, "support": self.supports}
        for _ in range(number):
            self.receive(seat, piles[to][seat])
        yield from ()

    def burn_stack(self, number: int) -> None:
        """BM-12.3"""
        gone = min(number, self.stack)
        self.stack -= gone
        self.banished += [MADNESS] * gone

    def restore(self, number: int) -> None:
        for _ in range(min(number, self.banished.count(MADNESS))):
            self.banished.remove(MADNESS)
            self.stack += 1

    # curses

    def hex(self, number: int) -> None:
        """BM-R22"""
        for curse in self.lying():
            put = min(number, self.stack)
            self.stack -= put
            curse["madness"] += put

    def mark(self, source: int | None, which: str, element: str, number: int) -> None:
        """BM-R11"""
        for slot, curse in enumerate(self.curses):
            if curse is None or (which == "others" and slot == source):
                continue
            own = CARDS[curse["id"]]["element"].replace("multi", "fire")
            shown = own if element == "own" else element
            put = min(number, self.markers[shown])
            self.markers[shown] -= put
            curse["markers"][shown] += put

    def face_up(self) -> list[str]:
        return [str(slot + 1) for slot, curse in enumerate(self.curses) if curse and curse["up"]]

    def do_dispel(self, seat: int, number: int) -> Steps[None]:
        def take(slot: str) -> None:
            self.lift_curse(int(slot) - 1, self.discards[seat])
            self.check_final_win()

        yield from picks(seat, "choose_curse", number, self.face_up, take)

    def do_veil(self, seat: int, number: int) -> Steps[None]:
        def take(slot: str) -> None:
            curse = self.curses[int(slot) - 1]
            assert curse
            curse["up"] = False

        yield from picks(seat, "choose_curse", number, self.face_up, take)

    def do_discount(self, seat: int, _: str, number: int) -> Steps[None]:
        """BM-R43"""
        self.discounts[seat] += number
        yield from ()

    # spells

    def spells_for(self, name: str, seat: int) -> list[str]:
        """Card file 1: what each primitive may touch; never a spell being cast."""

        def fits(spell: Spell) -> bool:
            if name == "refresh":
                return bool(
                    spell["state"] == "exhausted" and spell["up"] and not spell["refreshed"]
                )
            if name == "exhaust":
                return bool(spell["state"] == "ready" and spell["up"])
            return spell["state"] != "casting" and (spell["up"] or name == "forget")

        return [spell["id"] for spell in self.spells[seat] if fits(spell)]

    def touch(self, name: str, seat: int, spell: str) -> None:
        if name == "refresh":
            self.spell(seat, spell).update(state="ready", refreshed=True)  # BM-R28
        elif name == "exhaust":
            self.spell(seat, spell)["state"] = "exhausted"
        elif name == "silence":
            self.spell(seat, spell)["up"] = False
        else:
            self.spells[seat].remove(self.spell(seat, spell))

    def pick_spells(self, name: str, seat: int, number: int) -> Steps[None]:
        question = "choose_spell_to_remove" if name == "forget" else f"choose_own_spells {name}"
        legal, take = partial(self.spells_for, name, seat), partial(self.touch, name, seat)
        yield from picks(seat, question, number, legal, take)

    do_refresh = partialmethod(pick_spells, "refresh")
    do_exhaust = partialmethod(pick_spells, "exhaust")
    do_silence = partialmethod(pick_spells, "silence")
    do_forget = partialmethod(pick_spells, "forget")

    def do_copy(self, seat: int, times: int) -> Steps[None]:
        """BM-R39"""
        options = [
            spell["id"]
            for owner in self.living(seat)
            for spell in self.spells[owner]
            if spell["up"] and spell["state"] != "casting" and not is_copying(spell["id"])
        ]
        if options:
            copied = yield from ask(seat, "choose_copy", options)
            yield from self.run(CARDS[copied]["effects"], seat, times)

    # actions and choices

    def do_act(self, seat: int, number: int) -> Steps[None]:
        yield from self.granted(seat, number, False)

    def do_act_echo(self, seat: int, number: int) -> Steps[None]:
        """BM-R23: one Avatar at a time."""
        if self.avatar is None:
            self.avatar = Counter()
            yield from self.granted(seat, number, True)
            self.avatar = None

    def granted(self, seat: int, number: int, echo: bool) -> Steps[None]:
        raise NotImplementedError

    def can_complete(self, seat: int, clause: Clause) -> bool:
        name, number, rest = str(clause[0]), int(clause[1]), clause[2:]
        if name == "madness":
            return self.stack >= number
        if name == "discard":
            return len(self.discardable(seat, *rest)) >= number
        if name == "discard_support":
            return len(self.supports[seat]) >= number
        if name == "banish":
            cards = self.hands[seat] + (self.discards[seat] if "_or_" in rest[0] else [])
            return len([c for c in cards if c != MADNESS or "element" not in rest]) >= number
        return len(self.spells_for(name, seat)) >= number

    def do_either(self, seat: int, first: Clause, second: Clause) -> Steps[None]:
        """Only what can be done completely may be chosen; else the second as far as possible."""
        parts = {"first": first, "second": second}
        options = [name for name, part in parts.items() if self.can_complete(seat, part)]
        answer = yield from ask(seat, "choose_option", options or ["second"])
        name, *args = parts[answer]
        yield from getattr(self, "do_" + name)(seat, *args)


def amount(arg: Any, times: int) -> Any:
    """`X2` is twice the multiplier, `all` as many as are legal."""
    if isinstance(arg, str) and arg[0] == "X":
        return int(arg[1:]) * times
    return MANY if arg == "all" else arg


def raised(card: str) -> str:
    return f"{element_of(card)}_{value_of(card) + 1}"
