"""A second Grim Farmer, written from the rules ledger alone, as a test oracle.

The plainest possible writing: one object with plain lists, and generators that yield the
questions (`Ask`) open at the same time and receive the picks by seat. Luck comes from outside
(`Chance`). Rule ids are those of the ledger; faces are compared as multisets, not by place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

ANIMALS = ["pig", "cow", "sheep", "hen", "horse", "goat", "duck", "donkey"]
COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"]
ACTIONS = ["chameleon", "frog", "parrot", "lion"]
SPECIALS = ["snake", "mouse", *ACTIONS]
NORMALS = [f"{animal}_{colour}" for animal in ANIMALS for colour in COLOURS]
KINDS = NORMALS + SPECIALS
PIECES = ANIMALS + COLOURS
PRESETS = {"standard_124": "5x5x4+4", "meadow_120": "4x4x6+4", "barnyard_114": "6x5x3+4"}
PRESETS |= {"wild_138": "6x6x3+5", "zoo_126": "8x6x2+5", "duel_68": "5x5x2+3"}


@dataclass
class Ask:
    """One question to one seat."""

    seat: int
    name: str
    options: Callable[[list[str]], list[str]]  # picks so far -> next options, none when complete
    live: bool = False


class Chance(Protocol):
    """Luck, given from outside; lots among seats are drawn only if there are several."""

    def first(self, seats: list[int]) -> int: ...
    def deal(self) -> list[list[str]]: ...
    def draw(self, seat: int) -> str: ...
    def piece(self, kind: str, allowed: list[str]) -> str: ...
    def pair(self, allowed: list[tuple[str, str]]) -> tuple[str, str]: ...
    def lot(self, seats: list[int]) -> int: ...


Answers = dict[int, list[str]]
Value = TypeVar("Value")
Steps = Generator[list[Ask], Answers, Value]
Play = tuple[int, str] | None  # the seat and the kind that activate, or the end of Phase 3


def deck_numbers(options: Mapping[str, str]) -> list[int]:
    """Animals, colours, copies of a normal card, then copies of the six special kinds."""
    text = options["custom_deck"] if options["deck"] == "custom" else PRESETS[options["deck"]]
    normal, special = text.split("+")
    copies = [int(number) for number in special.split(",")]
    return [int(number) for number in normal.split("x")] + copies * (6 // len(copies))


def legal(deck_numbers: list[int], seats: int) -> bool:
    """GF-1.7."""
    animals, colours, copies, *specials = deck_numbers
    normal, special = animals * colours * copies, sum(specials)
    enough = normal >= 10 * seats and special >= 3 * seats and normal + special >= 20 * seats - 10
    return 2 <= seats <= 6 and animals >= 3 and colours >= 3 and enough


def one_of(options: list[str]) -> Callable[[list[str]], list[str]]:
    """A question answered by a single pick."""
    return lambda picks: [] if picks else options


def chain(hand: list[str], most: int, stops: list[int]) -> Callable[[list[str]], list[str]]:
    """Cards picked one by one up to a number; `done` is offered after `stops` cards."""

    def options(picks: list[str]) -> list[str]:
        if "done" in picks or len(picks) == most:
            return []
        left = Counter(hand) - Counter(picked(picks))
        return [f"card {kind}" for kind in KINDS if left[kind]] + ["done"] * (len(picks) in stops)

    return options


def picked(picks: list[str]) -> list[str]:
    """The kinds of the cards in a chain."""
    return [pick.split()[1] for pick in picks if pick != "done"]


class Second:
    """The whole game, or the whole match."""

    def __init__(self, seats: int, options: Mapping[str, str], chance: Chance) -> None:
        numbers = deck_numbers(options)
        assert legal(numbers, seats)
        self.seats, self.options, self.chance = seats, dict(options), chance
        self.all_animals, self.all_colours = ANIMALS[: numbers[0]], COLOURS[: numbers[1]]
        self.box: Counter[str] = Counter(dict(zip(SPECIALS, numbers[3:], strict=True)))
        for animal in self.all_animals:
            for colour in self.all_colours:
                self.box[f"{animal}_{colour}"] = numbers[2]
        self.games_won, self.cards_left = [0] * seats, [0] * seats
        self.winners: list[int] = []
        self.ended = False
        self.clear_table([[] for _ in range(seats)], 0)

    def clear_table(self, hands: list[list[str]], first: int) -> None:
        """GF-2.3, GF-2.4, GF-2.6: everything that is not in a hand is the Deck."""
        self.hands = [list(hand) for hand in hands]
        self.deck = Counter(self.box)
        for hand in hands:
            self.deck.subtract(hand)
        assert min(self.deck.values()) >= 0
        self.discard: Counter[str] = Counter()
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.played: list[str] = []
        self.played_by: list[tuple[int, str]] = []
        self.animals: list[str] = []
        self.colours: list[str] = []
        self.beside = ""  # GF-6.8: the piece drawn by a Chameleon or Frog, before one goes back
        self.first, self.turn = first, 1
        self.put_down = [0] * self.seats
        self.challenges: list[int | None] = [None] * self.seats

    def clockwise(self, start: int) -> list[int]:
        """All seats, beginning with this one; from the FP it is the table order."""
        return [(start + step) % self.seats for step in range(self.seats)]

    def holders(self) -> list[int]:
        """The seats with at least one hand card."""
        return [seat for seat in range(self.seats) if self.hands[seat]]

    def drawable(self) -> int:
        """Terms: the Deck and, unless `no_draw`, the Discard Pile."""
        again = self.options["empty_deck"] == "reshuffle"
        return self.deck.total() + (self.discard.total() if again else 0)

    def take(self, seat: int, number: int) -> None:
        """GF-3.2, GF-8.11, GF-10: cards from the Deck, as many as can be had."""
        for _ in range(number):
            if len(self.hands[seat]) >= 15 or not self.drawable():
                return
            if not self.deck.total():
                self.deck, self.discard = self.discard, Counter()
            kind = self.chance.draw(seat)
            assert self.deck[kind] > 0
            self.deck[kind] -= 1
            self.hands[seat].append(kind)

    def remove(self, seat: int, kinds: list[str]) -> None:
        """Cards that leave the hand."""
        for kind in kinds:
            self.hands[seat].remove(kind)

    def ask(self, asks: list[Ask]) -> Steps[Answers]:
        """Puts these questions together and checks the answers; a live window gets just one."""
        if not asks:
            return {}
        answers = yield asks
        options = {ask.seat: ask.options for ask in asks}
        assert len(answers) == (1 if asks[0].live else len(asks)), answers
        for seat, picks in answers.items():
            for number, pick in enumerate(picks):
                assert pick in options[seat](picks[:number]), (seat, picks)
            assert not options[seat](picks), (seat, picks)
        return answers

    def ask_one(self, seat: int, name: str, options: list[str]) -> Steps[str]:
        """One question to one seat alone, settled silently if there is one option."""
        if len(options) == 1:
            return options[0]
        answers = yield from self.ask([Ask(seat, name, one_of(options))])
        return answers[seat][0]

    def play(self) -> Steps[None]:
        """GF-R22: games are played until the match is decided."""
        first, games = (yield from self.very_first()), 0
        while not self.ended:
            hands = self.chance.deal()
            assert len(hands) == self.seats
            for hand in hands:
                assert len(hand) == 13 and sum(kind in NORMALS for kind in hand) == 10
            self.clear_table(hands, first)
            winners: list[int] = []
            while not winners:
                winners = yield from self.one_turn()
            games += 1
            self.count_game(winners, games)
            first = self.next_first(first)

    def very_first(self) -> Steps[int]:
        """GF-2.5, GF-R2: the first FP of the first game."""
        rule, seats = self.options["first_player"], list(range(self.seats))
        taken = {f"seat_{seat + 1}": seat for seat in seats}
        if rule == "seat_1":
            return 0
        if rule == "host_choice" and self.options["host"] in taken:
            names = [f"seat P{seat + 1}" for seat in seats]
            answer = yield from self.ask_one(taken[self.options["host"]], "first_player", names)
            return int(answer[-1]) - 1
        last = self.options["last_losers"].split() if rule == "loser_of_last_game" else []
        return self.by_lot([taken[seat] for seat in last if seat in taken] or seats)

    def next_first(self, first: int) -> int:
        """GF-R22: the first FP of the next game of a match."""
        if self.ended or self.options["first_player"] != "loser_of_last_game":
            return (first + 1) % self.seats
        sizes = [len(hand) for hand in self.hands]
        return self.by_lot([seat for seat in range(self.seats) if sizes[seat] == max(sizes)])

    def by_lot(self, seats: list[int]) -> int:
        """One of these seats; luck is asked only if there are several."""
        seat = self.chance.first(seats) if len(seats) > 1 else seats[0]
        assert seat in seats
        return seat

    def count_game(self, winners: list[int], games: int) -> None:
        """GF-R22: adds a finished game and ends the match if it is decided."""
        for seat in range(self.seats):
            self.games_won[seat] += seat in winners
            self.cards_left[seat] += len(self.hands[seat])
        match, number = self.options["match"], int(self.options["match_k"])
        if match == "single":
            self.winners = winners
        elif match == "first_to_k":
            self.winners = [seat for seat in range(self.seats) if self.games_won[seat] >= number]
        elif games == number:
            self.winners = self.best(self.cards_left, self.games_won)
        self.ended = bool(self.winners)

    def best(self, fewest: list[int], most: list[int]) -> list[int]:
        """Lowest of the one number, then highest of the other, then shared."""
        ranks = [(fewest[seat], -most[seat]) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == min(ranks)]

    def one_turn(self) -> Steps[list[int]]:
        """GF-3.1; returns the winners, or none and hands the FP on (GF-8.14)."""
        self.put_down = [0] * self.seats
        self.challenges = [None] * self.seats
        yield from self.draw_phase()
        self.call_phase()
        winners = yield from self.special_phase()
        if winners:
            return winners
        yield from self.place_phase()
        yield from self.challenge_phase()
        self.clean_up()
        winners = self.win_check()
        if not winners:
            self.turn += 1
            self.first = (self.first + 1) % self.seats
        return winners

    def draw_phase(self) -> Steps[None]:
        """GF-4, GF-R3: one secret number each, or windows of one card."""
        mode, going = self.options["phase1_draw"], list(range(self.seats))
        while going and mode != "off":
            room = [min(15 - len(hand), self.drawable()) for hand in self.hands]
            going = [seat for seat in going if room[seat] > 0]
            name, texts = "draw_more", [["stop", "more"] for _ in room]
            if mode == "batch":
                name = "draw_count"
                texts = [[f"draw {number}" for number in range(most + 1)] for most in room]
            answers = yield from self.ask([Ask(seat, name, one_of(texts[seat])) for seat in going])
            for seat in self.clockwise(self.first):
                if seat in going:  # an option's place in its list is the number of cards
                    self.take(seat, texts[seat].index(answers[seat][0]))
            going = [seat for seat in going if answers[seat] == ["more"]]

    def call_phase(self) -> None:
        """GF-5, GF-R4."""
        if self.options["call_rule"] == "both_differ":
            animal, colour = self.new_piece("animal"), self.new_piece("colour")
        else:
            pairs = [(animal, colour) for animal in self.all_animals for colour in self.all_colours]
            old = (self.animals, self.colours)
            allowed = [pair for pair in pairs if ([pair[0]], [pair[1]]) != old]
            animal, colour = self.chance.pair(allowed)
            assert (animal, colour) in allowed
        self.animals, self.colours = [animal], [colour]

    def lying(self, kind: str) -> list[str]:
        """The animals or the colours on the Last Call."""
        return self.animals if kind == "animal" else self.colours

    def new_piece(self, kind: str) -> str:
        """A piece from its bag: one that does not lie on the Last Call."""
        pieces = self.all_animals if kind == "animal" else self.all_colours
        allowed = [piece for piece in pieces if piece not in self.lying(kind)]
        piece = self.chance.piece(kind, allowed)
        assert piece in allowed
        return piece

    def special_phase(self) -> Steps[list[int]]:
        """GF-6, GF-R7; returns the winner of `phase3_instant_win`."""
        windows = {"sequential": self.asked_in_turn, "arrival": self.live_race}
        window = windows.get(self.options["phase3_mode"], self.sealed_window)
        start = self.first
        while any(not self.used(seat, kind) for seat in self.holders() for kind in ACTIONS):
            play = yield from window(start)
            if play is None:
                break
            seat, kind = play
            self.remove(seat, [kind])
            self.played.append(kind)
            self.played_by.append((seat, kind))
            self.put_down[seat] += self.options["tie_counts"] == "played_and_placed"
            if self.options["phase3_instant_win"] == "true" and not self.hands[seat]:
                return [seat]
            if self.works(kind):
                yield from self.effect(seat, kind)
            start = (seat + 1) % self.seats
        return []

    def used(self, seat: int, kind: str) -> bool:
        """GF-6.2, GF-R5: spent for this Turn."""
        if self.options["special_limit"] == "per_table":
            return kind in self.played
        return (seat, kind) in self.played_by

    def works(self, kind: str) -> bool:
        """GF-6.9: the card finds a piece to work with."""
        return bool(self.colours if kind in ["chameleon", "lion"] else self.animals)

    def special_ask(self, seat: int, live: bool = False) -> Ask:
        """GF-6.4, GF-R8: pass, or a playable kind in hand."""
        duds, hand = self.options["dud_specials"] == "allowed", self.hands[seat]
        kinds = [kind for kind in ACTIONS if kind in hand and not self.used(seat, kind)]
        plays = [f"play {kind}" for kind in kinds if duds or self.works(kind)]
        return Ask(seat, "play_special", one_of(["pass", *plays]), live)

    def sealed_window(self, start: int) -> Steps[Play]:
        """GF-6.4, GF-R7: `lot`, or with the start seat as priority `rotation`."""
        answers = yield from self.ask([self.special_ask(seat) for seat in self.holders()])
        commits = {seat: picks[0] for seat, picks in answers.items() if picks != ["pass"]}
        if not commits:
            return None
        seat = next(seat for seat in self.clockwise(start) if seat in commits)
        if self.options["phase3_mode"] == "lot" and len(commits) > 1:
            seat = self.chance.lot(sorted(commits))
        return seat, commits[seat].split()[1]

    def asked_in_turn(self, start: int) -> Steps[Play]:
        """GF-R7 `sequential`: up to N passes in a row; an empty hand passes by itself."""
        for seat in self.clockwise(start):
            if self.hands[seat]:
                answers = yield from self.ask([self.special_ask(seat)])
                if answers[seat] != ["pass"]:
                    return seat, answers[seat][0].split()[1]
        return None

    def live_race(self, _: int) -> Steps[Play]:
        """GF-R7 `arrival`: the first card closes the window, and so do passes of all."""
        waiting = self.holders()
        while waiting:
            answers = yield from self.ask([self.special_ask(seat, live=True) for seat in waiting])
            for seat, picks in answers.items():
                if picks != ["pass"]:
                    return seat, picks[0].split()[1]
                waiting.remove(seat)
        return None

    def effect(self, seat: int, card: str) -> Steps[None]:
        """Section 3.2, GF-R8a: Chameleon and Frog draw first, Parrot and Lion draw last."""
        kind, other = "animal", "colour"
        if card in ["chameleon", "lion"]:
            kind, other = other, kind
        name, out = "give_up_piece", list(self.lying(kind))
        if card in ["chameleon", "frog"]:
            self.beside = self.new_piece(kind)
            name, out = "put_back", sorted([*out, self.beside], key=PIECES.index)
        answer = yield from self.ask_one(seat, name, [f"{kind} {piece}" for piece in out])
        self.beside = ""
        self.lying(kind)[:] = [piece for piece in out if piece != answer.split()[1]]
        if card in ["parrot", "lion"]:
            self.lying(other).append(self.new_piece(other))
            self.lying(other).sort(key=PIECES.index)

    def place_phase(self) -> Steps[None]:
        """GF-7, GF-R10: all piles are laid together when all have chosen."""
        short = self.options["short_hand"]
        for seat in self.clockwise(self.first):
            if short == "draw_up" and len(self.hands[seat]) == 1:
                self.take(seat, 1)
        asked = [seat for seat in range(self.seats) if len(self.hands[seat]) > 2]
        most = [min(5, len(hand)) for hand in self.hands]
        chains = {seat: chain(self.hands[seat], most[seat], [2, 3, 4]) for seat in asked}
        answers = yield from self.ask([Ask(seat, "place", chains[seat]) for seat in asked])
        for seat in range(self.seats):
            if seat in answers:
                self.piles[seat] = picked(answers[seat])
            elif short != "sit_out" or len(self.hands[seat]) != 1:
                self.piles[seat] = list(self.hands[seat])
            self.remove(seat, self.piles[seat])
            self.put_down[seat] += len(self.piles[seat])

    def eligible(self, kind: str) -> bool:
        """GF-7.3, GF-7.5."""
        animal, _, colour = kind.partition("_")
        return kind == "mouse" or animal in self.animals or colour in self.colours

    def challenge_phase(self) -> Steps[None]:
        """GF-8.1 to GF-8.12."""
        asks = []
        for seat in range(self.seats):
            targets = [other for other in range(self.seats) if other != seat and self.piles[other]]
            names = [f"challenge P{target + 1}" for target in targets]
            if names:
                asks.append(Ask(seat, "challenge", one_of(["nobody", *names])))
        answers = yield from self.ask(asks)
        for seat, picks in answers.items():
            self.challenges[seat] = None if picks == ["nobody"] else int(picks[0][-1]) - 1
        bad = [seat for seat in range(self.seats) if not all(map(self.eligible, self.piles[seat]))]
        for seat in self.clockwise(self.first):
            if seat in bad and seat in self.challenges:
                self.take(seat, len(self.piles[seat]) + self.piles[seat].count("snake"))
        for seat in self.clockwise(self.first):
            if self.challenges[seat] is not None and self.challenges[seat] not in bad:
                self.take(seat, 3)
        yield from self.reward([seat for seat in self.holders() if self.challenges[seat] in bad])

    def reward(self, seats: list[int]) -> Steps[None]:
        """GF-8.9, GF-8.12 (e), GF-R12."""
        strict, asks = self.options["reward_discard"] == "exactly_2_or_none", []
        for seat in seats:
            normals = [kind for kind in self.hands[seat] if kind in NORMALS]
            if strict and len(normals) < 2:
                normals = []
            asks.append(Ask(seat, "reward_discard", chain(normals, 2, [0] if strict else [0, 1])))
        answers = yield from self.ask(asks)
        for seat, picks in answers.items():
            self.remove(seat, picked(picks))
            self.discard.update(picked(picks))

    def clean_up(self) -> None:
        """GF-8.13."""
        for pile in [*self.piles, self.played]:
            self.discard.update(pile)
        self.piles = [[] for _ in range(self.seats)]
        self.played, self.played_by = [], []

    def win_check(self) -> list[int]:
        """GF-9."""
        sizes = [len(hand) for hand in self.hands]
        if min(sizes) and self.turn < int(self.options["max_turns"]):
            return []
        return self.best(sizes, self.put_down)
