"""A second Grimwood, written from the rules ledger alone, as a test oracle.

The plainest possible writing: one object with plain lists, and generators that yield a
question (`Ask`) and receive the text of the chosen option. Rule ids are those of the ledger.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass

_SUPERNATURALS = (
    "amazon boogeyman bride centaur dark_unicorn demon dracula dragon dwarf elf faeries ghouls "
    "giant goblins highwayman hydra mage nymph shadow_queen sorceress the_eternals the_laraki "
    "troll werewolf"
)
MALES = ["boogeyman", "demon", "dracula", "dwarf", "giant", "mage", "troll", "werewolf"]
SUPERNATURALS = _SUPERNATURALS.split()
ANIMALS = ["owl", "crow"]
SETTINGS = ["swamp", "path", "clearing"]
NAMES = SUPERNATURALS + ANIMALS + SETTINGS + ["amulet", "rune"]
SETS = [SETTINGS] + [[name] * 3 for name in ANIMALS + SETTINGS]
COVERT = ["main_action", "amulet_response", "sorceress_pay", "discard_to_limit"]


@dataclass
class Ask:
    """One question to one seat; the answer is one of the option texts."""

    seat: int
    name: str
    options: list[str]


Steps = Generator[Ask, str, None]
Answer = Generator[Ask, str, str]
YesNo = Generator[Ask, str, bool]
Seat = Generator[Ask, str, int | None]
Named = Generator[Ask, str, tuple[str, str] | None]


def seat_named(text: str) -> int:
    """The seat in the last word of an option such as `steal P2`."""
    return int(text.rsplit(maxsplit=1)[-1][1:]) - 1


def combo_points(combo: list[str]) -> int:
    """GW-6.1 to GW-6.4."""
    if combo[0] in SUPERNATURALS:
        return [1, 2, 5, 10, 15][min(len(combo), 5) - 1]
    if combo[0] in ANIMALS:
        return 10
    return 5 if len(set(combo)) == 3 else 3


class Second:
    """The whole game."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, str],
        first: int,
        hands: list[list[str]],
        deck: list[str],
        chance: Callable[[int], str],
    ) -> None:
        self.seats, self.first, self.chance = seats, first, chance
        self.options = dict(options)
        self.hands = [list(hand) for hand in hands]
        self.deck = list(deck)
        self.discard: list[str] = []
        self.combos: list[list[list[str]]] = [[] for _ in range(seats)]
        self.aside: list[str] = []
        self.skips = [0] * seats
        self.idle, self.ended = 0, False
        self.dragon_played = False  # only looked at with dragon_mode as_power
        self.two_free = self.options["action_economy"] == "two_free"
        self.order = self.options["turn_order"]
        self.free_laying = self.on("free_supernatural_placement")
        self.start_turn(first)

    def start_turn(self, seat: int) -> None:
        """GW-3.9: fresh counters."""
        self.active = seat
        self.play, self.close, self.extra = 1, 1, 0
        self.actions, self.powers = 2, 1
        self.starts: dict[str, int] = {}
        self.gained: set[str] = set()  # laid or taken over this turn, for elf_scope
        self.closed = False  # the closing draw or steal was made or attempted

    @property
    def hand(self) -> list[str]:
        """The active player's hand."""
        return self.hands[self.active]

    def on(self, option: str) -> bool:
        """A true/false table option."""
        return self.options[option] == "true"

    def others(self) -> list[int]:
        """GW-8.3: the other seats, clockwise from the active player's left."""
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def holding(self, least: int) -> list[int]:
        """The other seats with at least that many cards."""
        return [seat for seat in self.others() if len(self.hands[seat]) >= least]

    def power_victims(self) -> list[int]:
        """Ledger 3.2, power_steal: who can be stolen from by a power."""
        return self.holding(2 if self.options["steal_min_hand"] == "2_all" else 1)

    def frozen(self, combo: list[str]) -> bool:
        """GW-C.dragon and dragon_mode."""
        return "dragon" in combo and (self.options["dragon_mode"] == "static" or self.dragon_played)

    def unfrozen(self, seats: Iterable[int]) -> dict[str, list[str]]:
        """The unfrozen combos of these seats by their option texts."""
        return {
            f"combo P{seat + 1} {number}": combo
            for seat in seats
            for number, combo in enumerate(self.combos[seat], 1)
            if not self.frozen(combo)
        }

    def open_places(self) -> list[str]:
        """GW-5.5: a new combo, or a supernatural combo of one's own that may still grow."""
        own, cap = self.unfrozen([self.active]), self.options["combo_cap"]
        grows = [text for text in own if len(own[text]) < 5 or cap == "none_scores_15"]
        return ["new"] + [text for text in grows if own[text][0] in SUPERNATURALS]

    def stalled(self) -> bool:
        """GW-R39: the stall rule applies."""
        return bool(self.deck) and self.idle >= int(self.options["stall_rounds"]) * self.seats

    def closing_owed(self) -> bool:
        """GW-3.6: the compulsory closing draw or steal is still missing."""
        return bool(self.deck) and not self.closed and self.options["closing_action"] == "required"

    def owed(self) -> bool:
        """`Owed` of the exact meanings: the turn cannot be ended yet."""
        return self.closing_owed() or self.stalled()

    def can_start(self, card: str) -> bool:
        """GW-8.8, and the static Dragon has no power at all."""
        lasting = card == "dragon" and self.options["dragon_mode"] == "static"
        return not lasting and self.starts.get(card, 0) < int(self.options["power_limit"])

    def score(self, seat: int) -> int:
        """GW-6.5."""
        return sum(combo_points(combo) for combo in self.combos[seat])

    def winners(self) -> list[int]:
        """GW-10.6, GW-R23."""
        ties = {
            "shared": [0] * self.seats,
            "fewest_hand_cards": [-len(hand) for hand in self.hands],
            "most_combos": [len(combos) for combos in self.combos],
        }[self.options["tie_break"]]
        ranks = [(self.score(seat), ties[seat]) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def ask(self, name: str, options: Iterable[str], seat: int | None = None) -> Answer:
        """GW-R48: one option answers itself unless the question is covert."""
        offered = list(dict.fromkeys(options))
        if len(offered) == 1 and name not in COVERT:
            return offered[0]
        answer = yield Ask(self.active if seat is None else seat, name, list(offered))
        if answer not in offered:
            raise ValueError(f"{answer!r} is not offered in {name}: {offered}")
        return answer

    def choose(self, name: str, options: Iterable[str], must: bool) -> Answer:
        """A choice inside a power; GW-8.5 and GW-8.13 say when it can be declined."""
        offered = list(options)
        return (yield from self.ask(name, offered if must and offered else [*offered, "decline"]))

    def choose_seat(self, name: str, seats: Iterable[int], must: bool) -> Seat:
        """A player; None when declined or nobody is there."""
        answer = yield from self.choose(name, [f"seat P{seat + 1}" for seat in seats], must)
        return None if answer == "decline" else seat_named(answer)

    def choose_card(self, name: str, cards: Iterable[str], must: bool) -> Answer:
        """A card by its name; the empty text when declined or none is there."""
        answer = yield from self.choose(name, [f"card {card}" for card in cards], must)
        return "" if answer == "decline" else answer.split()[1]

    def play_game(self) -> Steps:
        """GW-10 with GW-R21, GW-R22, GW-R39."""
        last_turns: list[int] | None = None
        seat = self.active
        while last_turns != []:
            seat = last_turns.pop(0) if last_turns else seat
            cards_before = len(self.deck)
            if self.skips[seat]:
                self.skips[seat] -= 1
            else:
                yield from self.turn(seat)
            if self.deck and len(self.deck) == cards_before:
                self.idle += 1
            if not self.deck and last_turns is None:
                until_first = (self.first - seat - 1) % self.seats
                finish_round = self.options["final_turns"] == "finish_round"
                last_turns = self.others()[: until_first if finish_round else None]
            seat = (seat + 1) % self.seats
        self.ended = True

    def turn(self, seat: int) -> Steps:
        """GW-3: one turn with the hand limit at its end (GW-9.2)."""
        self.start_turn(seat)
        over = False
        while not over:
            answer = yield from self.ask("main_action", self.main_options())
            over = yield from self.main_action(answer)
        while len(self.hand) > 7:
            card = yield from self.choose_card("discard_to_limit", self.hand, True)
            self.hand.remove(card)
            self.discard.append(card)

    def main_options(self) -> list[str]:
        """Everything the active player may do when no effect is running."""
        options = [] if self.owed() else ["end"]
        options += self.draw_and_steal_options()
        if "rune" in self.hand and self.payable(rune=True):
            options.append("rune")
        for card in [card for card in self.hand if card in SUPERNATURALS]:
            if self.payable(rune=False) and self.can_start(card) and self.play_places(card):
                options.append(f"play {card}")
            if self.free_laying or self.payable(rune=False):
                options.append(f"lay {card}")
        for cards in SETS:
            if all(self.hand.count(card) >= cards.count(card) for card in cards):
                options.append("set " + " ".join(cards))
        return options

    def draw_and_steal_options(self) -> list[str]:
        """GW-4.1, GW-4.2b, GW-R39 in the forms of turn_order."""
        victims = self.holding(1 if self.options["steal_min_hand"] == "1" else 2)
        victims = [] if self.stalled() else victims
        draw = ["draw"] if self.deck else []
        plain = draw + [f"steal P{seat + 1}" for seat in victims]
        if self.order != "close_last":
            return plain if (self.actions if self.two_free else self.close + self.extra) else []
        extras = ["draw extra" for _ in draw] + [f"steal extra P{seat + 1}" for seat in victims]
        closing = not self.closed and (not self.two_free or self.actions >= 1)
        kept = 1 if self.two_free and self.closing_owed() else 0  # GW-R50
        extra = (self.actions if self.two_free else self.extra) > kept
        return (plain if closing else []) + (extras if extra else [])

    def payable(self, rune: bool) -> bool:
        """Is there a budget for a rune, or else for a power or a paid placement?"""
        if self.order == "draw_first" and self.owed():
            return False
        if rune and not self.on("rune_costs_action"):
            return not (self.order == "close_last" and self.closed)
        if self.two_free and not rune:
            return self.powers >= 1 and self.actions >= (2 if self.owed() else 1)  # GW-R50
        return (self.actions if self.two_free else self.play + self.extra) >= 1

    def play_places(self, card: str) -> list[str]:
        """GW-8.12: the places at which the power can do something."""
        if not self.free_laying:
            return self.open_places()
        position = self.hand.index(card)
        self.hand.pop(position)
        useful = []
        for place in self.open_places():
            self.put(card, place)
            if self.useful(card):
                useful.append(place)
            self.lift_played(card)
        self.hand.insert(position, card)
        return useful

    def useful(self, card: str) -> bool:
        """GW-8.12, asked while the card lies at its place."""
        held, stealable = bool(self.holding(1)), bool(self.power_victims())
        hand, deck, pile = bool(self.hand), bool(self.deck), bool(self.discard)
        takable = bool(self.unfrozen(self.others()))
        tests = {
            "amazon hydra shadow_queen troll": held,
            "centaur faeries giant the_laraki": pile,
            "dracula goblins": stealable,
            "dark_unicorn": held or (hand and self.on("dark_unicorn_includes_self")),
            "boogeyman": held or hand,
            "ghouls": deck or stealable,
            "the_eternals": len(self.hand) < 7 and (deck or stealable),
            "mage": deck,
            "dwarf": deck or pile,
            "bride": bool(self.already_played("bride")),
            "nymph": bool(self.already_played("nymph")),
            "elf": bool(self.elf_candidates()),
            "highwayman": takable and bool(self.highwayman_gifts()),
            "sorceress": takable and bool(self.sorceress_prices()),
        }  # demon, werewolf, and the Dragon with dragon_mode as_power: always
        return all(test for cards, test in tests.items() if card in cards.split())

    def main_action(self, answer: str) -> YesNo:
        """Carries out one main action; True when the turn is over."""
        verb, *words = answer.split()
        if verb == "end":
            return True
        if verb == "draw":
            self.pay_draw_or_steal(words == ["extra"])
            self.hand.append(self.lift_from_deck())
        elif verb == "steal":
            self.pay_draw_or_steal(words[0] == "extra")
            if (yield from self.blocked(seat_named(answer))):  # GW-7.4
                self.play = self.close = self.extra = self.actions = self.powers = 0
                return True
            self.hand.append(self.random_card(seat_named(answer)))
        elif verb == "rune":
            self.pay_play(self.on("rune_costs_action"), 0)
            self.use_rune()
        elif verb == "set":
            for card in words:
                self.hand.remove(card)
            self.combos[self.active].append(words)
        else:
            places = self.play_places(words[0]) if verb == "play" else self.open_places()
            if verb == "play" or not self.free_laying:
                self.pay_play(True, 1)
            yield from self.bring_from_hand(words[0], places, verb == "play")
        return False

    def pay_draw_or_steal(self, extra_form: bool) -> None:
        """GW-3.10 and close_last."""
        self.closed = self.closed or not extra_form
        if self.order == "close_last" and not extra_form:
            self.play, self.close, self.extra, self.actions = 0, 0, 0, 0
        elif self.two_free:
            self.actions -= 1
        elif self.close and not extra_form:
            self.close -= 1
        else:
            self.extra -= 1

    def pay_play(self, costs: bool, powers: int) -> None:
        """GW-3.10 for powers, runes and paid placements; GW-R49 for draw_first."""
        if self.order == "draw_first":
            self.close = 0
        if self.two_free:
            self.actions -= int(costs)
            self.powers -= powers
        elif costs and self.play:
            self.play -= 1
        elif costs:
            self.extra -= 1

    def lift_from_deck(self) -> str:
        """The top card of the deck; the stall counter falls (GW-R39)."""
        self.idle = 0
        return self.deck.pop()

    def use_rune(self) -> None:
        """GW-4.6: to the discard pile, two extra actions (the other economy's are unused)."""
        self.hand.remove("rune")
        self.discard.append("rune")
        self.extra += 2
        self.actions += 2
        self.powers += 2

    def random_card(self, seat: int) -> str:
        """GW-R36: a card that chance takes out of the hand."""
        card = self.chance(seat)
        self.hands[seat].remove(card)
        return card

    def blocked(self, victim: int) -> YesNo:
        """GW-7.1: the victim may answer with an Amulet."""
        block = ["block"] if "amulet" in self.hands[victim] else []
        answer = yield from self.ask("amulet_response", ["allow", *block], victim)
        if answer == "block":
            self.hands[victim].remove("amulet")
            self.discard.append("amulet")
        return answer == "block"

    def power_steal(self, victim: int, asked: set[int]) -> Steps:
        """Ledger 3.2; `asked` holds the victims asked in this start (amulet_power_scope)."""
        if self.options["amulet_power_scope"] == "each" or victim not in asked:
            asked.add(victim)
            if (yield from self.blocked(victim)):
                return
        self.hand.append(self.random_card(victim))

    def put(self, card: str, place: str) -> None:
        """Puts a card into a new or an open own combo."""
        if place == "new":
            self.combos[self.active].append([card])
        else:
            self.unfrozen([self.active])[place].append(card)

    def bring(self, card: str, question: str, places: list[str]) -> Steps:
        """GW-4.4: a card without a zone waits aside for its place and is laid there."""
        self.aside.append(card)
        place = yield from self.ask(question, places)
        self.aside.remove(card)
        self.put(card, place)
        self.gained.add(card)

    def bring_from_hand(self, card: str, places: list[str], power: bool) -> Steps:
        """GW-4.4, GW-5.6: lays a card from the hand, with or without its power."""
        self.hand.remove(card)
        yield from self.bring(card, "place", places)
        if power:
            yield from self.start_power(card, False)

    def immediate_play(self, cards: list[str]) -> Steps:
        """Ledger 3.2, GW-8.6: at most one of these hand cards is played at once."""
        options = ["keep"] + [card for card in cards if card == "rune"]
        for card in [card for card in cards if card in SUPERNATURALS]:
            if self.can_start(card):
                options.append(f"play {card}")
            if not self.can_start(card) or not self.free_laying:
                options.append(f"lay {card}")
        answer = yield from self.ask("immediate_play", options)
        if answer == "rune":
            self.use_rune()
        elif answer != "keep":
            verb, card = answer.split()
            yield from self.bring_from_hand(card, self.open_places(), verb == "play")

    def remove_combo(self, combo: list[str]) -> None:
        """Takes this very combo, not an equal one, off the table."""
        for listed in self.combos:
            listed[:] = [other for other in listed if other is not combo]

    def hand_over(self, combo: list[str], taker: int) -> None:
        """A combo changes its owner and is listed last there (GW-2.4a)."""
        self.remove_combo(combo)
        self.combos[taker].append(combo)
        self.gained.update(combo)

    def already_played(self, taker: str) -> list[str]:
        """GW-R26: what Bride and Nymph may take."""
        scope = self.options["already_played_scope"]
        seats = self.others() if scope == "others_only" else [*self.others(), self.active]
        cards = [card for combo in self.unfrozen(seats).values() for card in combo]
        if scope == "table_and_discard":
            cards += self.discard
        wanted = MALES if taker == "bride" else SUPERNATURALS
        return [card for card in cards if card in wanted and card != taker]

    def lift_played(self, card: str) -> None:
        """GW-R13: takes a supernatural off the table or out of the discard pile."""
        if card in self.discard:
            self.discard.remove(card)
        for combo in [combo for listed in self.combos for combo in listed if card in combo]:
            combo.remove(card)
            if not combo:
                self.remove_combo(combo)

    def take(self, name: str, pile: list[str], seat: int) -> str:
        """GW-R47: the topmost copy of a card goes from a pile to a hand."""
        self.hands[seat].append(pile.pop(len(pile) - 1 - pile[::-1].index(name)))
        return name

    def draw_or_power_steal(self, name: str, must: bool, asked: set[int]) -> YesNo:
        """One draw or power_steal of Ghouls or The Eternals; False when stopped."""
        options = ["draw"] if self.deck else []
        options += [f"steal P{seat + 1}" for seat in self.power_victims()]
        answer = yield from self.choose(name, options, must)
        if answer == "draw":
            self.hand.append(self.lift_from_deck())
        elif answer != "decline":
            yield from self.power_steal(seat_named(answer), asked)
        return answer != "decline"

    def name_both(self, own: str, owns: Iterable[str], their: str, must: bool) -> Named:
        """Highwayman and Sorceress: first one's own part, then the combo to take, or back."""
        takable = self.unfrozen(self.others())
        while takable:
            mine = yield from self.choose(own, owns, must)
            if mine == "decline":
                break
            taken = yield from self.ask(their, [*takable, "back"])
            if taken != "back":
                return mine, taken
        return None

    def start_power(self, card: str, must: bool) -> Steps:
        """GW-8.8: counts the start and resolves the power, a method of the card's name."""
        self.starts[card] = self.starts.get(card, 0) + 1
        if card == "dragon":  # dragon_mode as_power: from now on its combo is frozen
            self.dragon_played = True
            return
        power: Callable[[bool], Steps] = getattr(self, card)
        yield from power(must)

    def amazon(self, must: bool) -> Steps:
        """GW-C.amazon, GW-R30."""
        name = yield from self.choose_card("amazon_name", NAMES, must)
        for seat in self.others():
            held = self.hands[seat].count(name)
            for _ in range(held if self.options["amazon_amount"] == "all" else min(held, 1)):
                self.hands[seat].remove(name)
                self.hand.append(name)

    def boogeyman(self, must: bool) -> Steps:
        """GW-C.boogeyman."""
        seat = yield from self.choose_seat("boogeyman_target", self.others(), must)
        if seat is not None:
            self.hands[self.active], self.hands[seat] = self.hands[seat], self.hand

    def bride(self, must: bool) -> Steps:
        """GW-C.bride."""
        card = yield from self.choose_card("bride_take", self.already_played("bride"), must)
        if card:
            self.lift_played(card)
            self.hand.append(card)
            yield from self.immediate_play([card])

    def centaur(self, must: bool) -> Steps:
        """GW-C.centaur."""
        if self.discard:
            yield from self.immediate_play([self.take(self.discard[-1], self.discard, self.active)])

    def dark_unicorn(self, must: bool) -> Steps:
        """GW-C.dark_unicorn, GW-R17: oneself last, if at all."""
        own = [self.active] if self.on("dark_unicorn_includes_self") else []
        for seat in self.others() + own:
            if self.hands[seat]:
                self.discard.append(self.random_card(seat))
        yield from ()

    def demon(self, must: bool) -> Steps:
        """GW-C.demon, GW-9.6."""
        combos = self.unfrozen([*self.others(), self.active])
        answer = yield from self.choose("demon_target", combos, must)
        if answer != "decline":
            self.remove_combo(combos[answer])
            self.discard.extend(combos[answer])

    def dracula(self, must: bool) -> Steps:
        """GW-C.dracula."""
        seat = yield from self.choose_seat("dracula_target", self.power_victims(), must)
        asked: set[int] = set()
        for _ in range(2):
            if seat is not None and seat in self.power_victims():
                yield from self.power_steal(seat, asked)

    def dwarf(self, must: bool) -> Steps:
        """GW-C.dwarf, GW-R34."""
        lifted = {"discard": self.discard.pop()} if self.discard else {}
        if self.deck:
            lifted["deck"] = self.lift_from_deck()
        if lifted:
            self.aside.extend(lifted.values())
            keep = yield from self.ask("dwarf_keep", lifted)
            self.aside.clear()
            self.hand.append(lifted.pop(keep))
            self.discard.extend(lifted.values())

    def elf_candidates(self) -> list[str]:
        """GW-C.elf, GW-R28."""
        cards = {card for combo in self.combos[self.active] for card in combo} - {"elf", "dragon"}
        if self.options["elf_scope"] == "gained_this_turn":
            cards &= self.gained
        return [card for card in SUPERNATURALS if card in cards and self.can_start(card)]

    def elf(self, must: bool) -> Steps:
        """GW-C.elf; compulsion is not handed on (GW-8.13)."""
        card = yield from self.choose_card("elf_target", self.elf_candidates(), must)
        if card:
            yield from self.start_power(card, False)

    def faeries(self, must: bool) -> Steps:
        """GW-C.faeries: the second pick is compulsory."""
        picked: list[str] = []
        while self.discard and len(picked) < 2:
            name = yield from self.choose_card("faeries_pick", self.discard, must or bool(picked))
            if not name:
                return
            picked.append(self.take(name, self.discard, self.active))
        yield from self.immediate_play(picked)

    def ghouls(self, must: bool) -> Steps:
        """GW-C.ghouls."""
        yield from self.draw_or_power_steal("ghouls_choice", must, set())

    def giant(self, must: bool) -> Steps:
        """GW-C.giant, GW-R47."""
        name = yield from self.choose_card("giant_pick", self.discard, must)
        if name:
            yield from self.immediate_play([self.take(name, self.discard, self.active)])

    def goblins(self, must: bool) -> Steps:
        """GW-C.goblins."""
        asked: set[int] = set()
        for _ in range(3):
            seat = yield from self.choose_seat("goblins_next", self.power_victims(), must)
            if seat is None:
                return
            yield from self.power_steal(seat, asked)

    def highwayman_gifts(self) -> dict[str, list[str]]:
        """GW-R29: the combos of one's own that may be given away."""
        himself = self.on("highwayman_may_give_himself")
        own = self.unfrozen([self.active])
        return {text: own[text] for text in own if himself or "highwayman" not in own[text]}

    def highwayman(self, must: bool) -> Steps:
        """GW-C.highwayman, GW-R29."""
        gifts, takable = self.highwayman_gifts(), self.unfrozen(self.others())
        if self.options["highwayman_mode"] == "all":
            seats = [seat for seat in self.others() if gifts and self.unfrozen([seat])]
            seat = yield from self.choose_seat("highwayman_give", seats, must)
            if seat is not None:
                theirs = self.unfrozen([seat])
                for combo in gifts.values():
                    self.hand_over(combo, seat)
                for combo in theirs.values():
                    self.hand_over(combo, self.active)
            return
        named = yield from self.name_both("highwayman_give", gifts, "highwayman_take", must)
        if named:
            give, take = named
            self.hand_over(gifts[give], seat_named(take.split()[1]))
            self.hand_over(takable[take], self.active)

    def hydra(self, must: bool) -> Steps:
        """GW-C.hydra: looking changes nothing."""
        yield from self.choose_seat("hydra_target", self.others(), must)

    def mage(self, must: bool) -> Steps:
        """GW-C.mage."""
        for _ in range(min(2, len(self.deck))):
            self.hand.append(self.lift_from_deck())
        yield from ()

    def nymph(self, must: bool) -> Steps:
        """GW-C.nymph, GW-R25: the taken card must be played."""
        card = yield from self.choose_card("nymph_take", self.already_played("nymph"), must)
        if not card:
            return
        self.lift_played(card)
        if self.options["nymph_effect"] == "may":
            self.hand.append(card)
            yield from self.immediate_play([card])
        else:
            yield from self.bring(card, "nymph_place", self.open_places())
            if self.can_start(card):
                yield from self.start_power(card, True)

    def shadow_queen(self, must: bool) -> Steps:
        """GW-C.shadow_queen: the look changes nothing, the steal is blind."""
        seat = yield from self.choose_seat("shadow_queen_target", self.power_victims(), must)
        if seat is not None:
            yield from self.power_steal(seat, set())

    def sorceress_prices(self) -> dict[str, list[str]]:
        """GW-R24: the sets that can be paid, with their cards."""
        if self.options["sorceress_cost"] == "pair_from_hand":
            return {f"pair {card}": [card] * 2 for card in ANIMALS if self.hand.count(card) >= 2}
        own = self.unfrozen([self.active])
        laid = {text: combo for text, combo in own.items() if combo[0] in ANIMALS}
        triples = [[card] * 3 for card in ANIMALS if self.hand.count(card) >= 3]
        return laid | {" ".join(["set", *cards]): cards for cards in triples}

    def sorceress(self, must: bool) -> Steps:
        """GW-C.sorceress: price and combo are named together, then paid and taken."""
        prices, takable = self.sorceress_prices(), self.unfrozen(self.others())
        named = yield from self.name_both("sorceress_pay", prices, "sorceress_take", must)
        if named:
            pay, take = named
            self.remove_combo(prices[pay])
            for card in prices[pay] if not pay.startswith("combo") else []:
                self.hand.remove(card)
            self.discard.extend(prices[pay])
            self.hand_over(takable[take], self.active)

    def the_eternals(self, must: bool) -> Steps:
        """GW-C.the_eternals, GW-R32."""
        asked: set[int] = set()
        going = True
        while going and len(self.hand) < 7:
            going = yield from self.draw_or_power_steal("eternals_next", must, asked)

    def the_laraki(self, must: bool) -> Steps:
        """GW-C.the_laraki, GW-R33: compulsory once lifted."""
        for _ in range(min(self.seats, len(self.discard))):
            self.aside.insert(0, self.discard.pop())
        for seat in [self.active, *self.others()]:
            if self.aside:
                name = "laraki_keep" if seat == self.active else "laraki_give"
                card = yield from self.choose_card(name, self.aside, True)
                self.take(card, self.aside, seat)

    def troll(self, must: bool) -> Steps:
        """GW-C.troll."""
        seat = yield from self.choose_seat("troll_target", self.holding(1), must)
        if seat is not None:
            self.discard.append(self.random_card(seat))

    def werewolf(self, must: bool) -> Steps:
        """GW-C.werewolf, GW-R22."""
        seat = yield from self.choose_seat("werewolf_target", self.others(), must)
        if seat is not None:
            self.skips[seat] += 1
