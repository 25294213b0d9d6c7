"""Setup, the phases of a turn and the end."""

from __future__ import annotations

from games.book_of_madness.second.acting import Actions
from games.book_of_madness.second.printed import (
    BASICS,
    CARDS,
    ELEMENTS,
    MADNESS,
    ROUNDS,
    of_kind,
    start_deck,
)
from games.book_of_madness.second.table import Ask, Over, Steps, ask, picks

SLOTS = {2: [0], 3: [1, 2], 4: [3], 5: [4]}  # under each field (BM-7.15)


class Second(Actions):
    """One game; `play` yields its questions."""

    def play(self) -> Steps[None]:
        yield from self.set_up()
        yield from self.go_on()

    def go_on(self) -> Steps[None]:
        try:
            while True:
                yield from self.turn()
        except Over:
            return

    # setup

    def set_up(self) -> Steps[None]:
        yield from self.choose_characters()
        variants = self.options["variants"]
        for seat, character in enumerate(self.characters):
            deck = start_deck(character, "nightmare" in variants)
            for card in deck:
                if card in self.supply:
                    self.supply[card] -= 1  # BM-R2
            if "terror" in variants:
                self.receive(seat, deck)
            self.decks[seat] += deck
            for spell in BASICS:
                self.add_spell(seat, spell)
        self.lay_out()
        start = self.options["start_player"]  # BM-R4
        self.active = self.chance.first() if start == "random" else int(start[-1]) - 1
        for seat in self.living(self.active):
            yield from self.do_draw(seat, 6)

    def choose_characters(self) -> Steps[None]:
        """BM-R1"""
        if self.options["character_pick"] == "random":
            self.characters = self.chance.characters()
            assert set(self.characters) <= set(of_kind("character"))
            assert len(set(self.characters)) == self.seats
        while "" in self.characters:
            asked = [seat for seat in range(self.seats) if not self.characters[seat]]
            if self.options["character_pick"] == "draft":
                asked = asked[:1]
            unused = [name for name in of_kind("character") if name not in self.characters]
            seat, answer = yield Ask(asked, "choose_character", unused)
            assert answer in unused and seat in asked
            self.characters[seat] = answer

    def lay_out(self) -> None:
        """BM-2.2, BM-2.9, BM-2.10: what was drawn is what the rules allow."""
        self.curse_stacks, self.book = self.chance.curses(), self.chance.book()
        self.library = self.chance.library()
        for element, stack in self.curse_stacks.items():
            kinds = [name for name in of_kind("curse") if CARDS[name]["element"] == element]
            assert sorted(stack) == sorted(k for k in kinds for _ in range(CARDS[k]["copies"]))
        assert [CARDS[card]["kind"] for card in self.book] == ["cover"] + ["page"] * 5
        assert len(set(self.book)) == 6
        for element, stack in self.library.items():
            printed = [(CARDS[spell]["element"], CARDS[spell]["level"]) for spell in stack]
            assert printed == [(element, level) for level in (3, 2, 1)]

    # turns

    def turn(self) -> Steps[None]:
        """BM-4.10"""
        yield from self.concentrate(self.active)
        yield from self.monster_phase()
        yield from self.action_phase(self.active)
        yield from self.regenerate(self.active)
        self.discounts = [0] * self.seats
        self.ability_used, self.actions, self.refused = False, 0, []
        for seat in self.living(self.active):
            for spell in self.spells[seat]:
                spell["refreshed"] = False
        self.active = self.living(self.active + 1)[0]

    def concentrate(self, seat: int) -> Steps[None]:
        """BM-5.1, BM-5.3"""
        for spell in self.spells[seat]:
            spell["state"] = "ready"
            if self.options["silence_duration"] == "own_concentration":
                spell["up"] = True
        yield from self.help_refresh(seat)

    def action_phase(self, seat: int) -> Steps[None]:
        while True:
            options = self.payable(seat, False)
            if self.can_use_ability(seat):
                options.append("ability")
            action = yield from ask(seat, "choose_action", [*options, "end"])
            if action == "end":
                return
            if action == "ability":
                yield from self.use_ability(seat)
            else:
                yield from self.take_action(seat, action, False)

    def regenerate(self, seat: int) -> Steps[None]:
        """BM-11.1, BM-11.2, BM-11.6"""
        hand = self.hands[seat]
        if len(hand) < 6:
            yield from self.do_draw(seat, 6 - len(hand))

        def legal() -> list[str]:
            return [card for card in hand if card != MADNESS]

        def take(card: str) -> None:
            hand.remove(card)
            self.discards[seat].append(card)

        yield from picks(seat, "regeneration_discard", len(hand) - 6, legal, take)
        if hand.count(MADNESS) >= 6:
            self.leave(seat)

    def leave(self, seat: int) -> None:
        """BM-11.7, BM-12.5, BM-R19"""
        self.alive[seat] = False
        self.spells[seat].clear()
        for piles in [self.decks, self.tops, self.hands, self.discards, self.supports]:
            piles[seat].clear()
        if not any(self.alive):
            self.end(False, "all mad")

    # the monster phase, in the order of BM-R48

    def monster_phase(self) -> Steps[None]:
        self.field = (self.field + 1) % 6
        for slot in SLOTS.get(self.field, []):
            curse = self.curses[slot]
            if curse and curse["up"]:
                yield from self.run(CARDS[curse["id"]]["effects"], None, source=slot)
        if self.field == 0:
            yield from self.ritual()
            self.field = 1
        if self.field == 1:
            yield from self.turn_page()
        for curse in self.lying():
            curse["up"] = True  # BM-R24

    def ritual(self) -> Steps[None]:
        """BM-7.7, BM-7.8, BM-R10, BM-R35"""
        if self.options["silence_duration"] == "page":
            for spells in self.spells:
                for spell in spells:
                    spell["up"] = True
        self.beaten += not self.lying()
        if self.round == 6:
            self.end(not self.lying(), "monster")
        front = CARDS[self.book[self.opened]]
        yield from self.run(front["penalty" if self.lying() else "reward"], None)
        for slot, curse in enumerate(self.curses):
            if curse:
                self.lift_curse(slot, None)

    def turn_page(self) -> Steps[None]:
        """BM-7.9 to BM-7.16, BM-R22"""
        monster = CARDS[self.book[self.opened]]
        self.opened += 1
        late = [clause for clause in monster["effects"] if clause[0] in ["hex", "mark"]]
        yield from self.run([c for c in monster["effects"] if c not in late], None)
        self.round = self.opened
        four = ROUNDS[self.options["difficulty"]][self.round - 1]
        for slot, element in enumerate((["multi"] * four + monster["curses"])[:5]):
            self.lay_curse(slot, element)
        yield from self.run(late, None)

    def lay_curse(self, slot: int, element: str) -> None:
        """BM-R15"""
        if self.curse_stacks[element]:
            drawn = self.curse_stacks[element].pop()
            markers = dict.fromkeys(ELEMENTS, 0)
            self.curses[slot] = {"id": drawn, "up": True, "markers": markers, "madness": 0}
