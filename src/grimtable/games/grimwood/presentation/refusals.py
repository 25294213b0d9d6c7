"""The rule behind every refusal, and the reader that judges from a view."""

from functools import cached_property

from grimtable.games.grimwood.deal import blank
from grimtable.games.grimwood.ids import DECK
from grimtable.games.grimwood.powers import IN_ORDER
from grimtable.games.grimwood.presentation.targets import cells
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Target
from grimtable.look.view_reader import Refusals, ViewReader

RULES = {
    # Not asked at all
    "game-over": "GW-10.5",
    "watching": "GW-3.12",
    "not-your-turn": "GW-3.12",
    "turn-lost": "GW-C.werewolf",
    "no-more-turns": "GW-10.4",
    "round-finishes": "GW-R21",
    "victim-answers": "GW-4.2d",
    "victim-answers-power": "GW-7.6",
    "steal-elsewhere": "GW-7.1",
    "not-there": "GW-2.5",
    # The main action: cards
    "amulet-waits": "GW-7.1",
    "not-playable": "GW-4.3",
    "animals-incomplete": "GW-5.3",
    "settings-incomplete": "GW-5.2",
    "mixed-incomplete": "GW-6.3",
    "no-set": "GW-5.3",
    "no-mixing": "GW-5.4",
    "no-rune": "GW-4.6",
    "rune-not-laid": "GW-4.6",
    "rune-needs-action": "GW-4.8",
    "laying-costs": "GW-R7",
    "play-spent": "GW-3.3",
    "one-power": "GW-4.10",
    "starts-spent": "GW-8.8",
    "dragon-sleeps": "GW-C.dragon",
    "draw-comes-first": "GW-R49",
    "turn-closed": "GW-R3",
    "actions-spent": "GW-R2",
    "action-kept": "GW-R50",
    # The main action: draw, steal, end
    "deck-empty": "GW-4.1",
    "close-spent": "GW-3.3",
    "close-given-up": "GW-R49",
    "one-kind-of-draw": "GW-3.10",
    "no-extra": "GW-4.9",
    "not-yourself": "GW-4.2c",
    "hand-empty": "GW-4.2",
    "hand-too-small": "GW-4.2b",
    "deck-stalled": "GW-R39",
    "stall-draw": "GW-R39",
    "nobody-to-steal-from": "GW-R44",
    "owed": "GW-3.6",
    # The main action: things on the table, buttons of other questions
    "discards-need-a-power": "GW-R31",
    "removed": "GW-1.3",
    "card-before-place": "GW-5.8",
    "placed-stays": "GW-5.7",
    "set-complete": "GW-5.9",
    "combos-are-safe": "GW-4.2a",
    "nothing-to-allow": "GW-4.2d",
    "nothing-to-block": "GW-7.1",
    "nothing-to-decline": "GW-8.5",
    "nothing-to-undo": "GW-C.sorceress",
    "nothing-taken": "GW-8.6",
    "place-needs-card": "GW-4.4",
    "dwarf-asks": "GW-C.dwarf",
    "no-free-discard": "GW-9.4",
    "pair-is-a-price": "GW-R24",
    "not-now": "GW-3.1",
    # A power that would do nothing: what the cards say themselves follows below
    "power-idle": "GW-8.12",
    "highwayman-gives-nothing": "GW-R29",
    "sorceress-pays-nothing": "GW-R24",
    "the-eternals-full": "GW-C.the_eternals",
    # Answering a steal, placing, playing at once, the hand limit
    "no-amulet": "GW-7.3",
    "thief-picks-blind": "GW-R36",
    "answer-first": "GW-3.12",
    "own-combos-only": "GW-5.5",
    "dragon-closes": "GW-C.dragon",
    "combo-full": "GW-R10",
    "place-first": "GW-4.4",
    "taken-must-lie": "GW-R25",
    "not-just-taken": "GW-8.6",
    "only-kept": "GW-R8",
    "laid-later": "GW-5.6",
    "keep-instead": "GW-8.6",
    "taken-first": "GW-8.6",
    "limit-first": "GW-9.2",
    # Inside a power
    "power-first": "GW-8.1",
    "no-placing-now": "GW-R9",
    "not-on-yourself": "GW-8.2",
    "nymph-compels": "GW-8.13",
    "nothing-in-hand": "GW-C.{card}",
    "two-cards-needed": "GW-R6",
    "hands-only": "GW-R16",
    "choose-a-player": "GW-C.{card}",
    "choose-a-card": "GW-C.{card}",
    "choose-a-combo": "GW-C.{card}",
    "supernaturals-only": "GW-C.{card}",
    "discard-only": "GW-C.{card}",
    "amazon-asks-all": "GW-C.amazon",
    "amazon-names-cards": "GW-C.amazon",
    "others-cards-only": "GW-R26",
    "table-only": "GW-R26",
    "frozen": "GW-8.10",
    "bride-men-only": "GW-C.bride",
    "nymph-herself": "GW-C.nymph",
    "elf-own-only": "GW-C.elf",
    "elf-not-elf": "GW-R19",
    "elf-not-dragon": "GW-C.elf",
    "not-gained": "GW-R28",
    "second-pick": "GW-C.faeries",
    "dwarf-lifted": "GW-C.dwarf",
    "dwarf-must-keep": "GW-C.dwarf",
    "laraki-lifted": "GW-C.the_laraki",
    "laraki-order": "GW-R33",
    "give-first": "GW-C.highwayman",
    "not-himself": "GW-R29",
    "swap-all": "GW-R29",
    "nothing-to-swap": "GW-R29",
    "take-anothers": "GW-C.{card}",
    "go-back": "GW-C.{card}",
    "pay-first": "GW-C.sorceress",
    "price-chosen": "GW-C.sorceress",
    "price-is-animals": "GW-R24",
    "price-is-three": "GW-R24",
    "price-is-a-pair": "GW-R24",
    "price-too-small": "GW-R24",
}
"""Text key without its prefix -> ledger id."""

for _name, _power in zip(NAMES, IN_ORDER, strict=False):
    RULES.setdefault(_power.idle, f"GW-C.{_name}")
why = Refusals("grimwood", RULES)


class GrimwoodTargetReader(ViewReader):
    """A view made into a table that its seat cannot tell from the true one."""

    def __init__(self, view: BareView, target: Target) -> None:
        super().__init__(view)
        self.target = target
        self.is_mine = target.seat == self.me

    @cached_property
    def t(self) -> Grimwood:
        """A table made from the view."""
        t = blank(self.seats, self.view.public.options)
        t.deal_from(self.view, 0)
        return t

    @property
    def kind(self) -> int:
        """The number of the card pointed at; -1: none."""
        return NAMES.index(self.target.kind) if self.target.kind in NAMES else -1

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of the combo pointed at, or the one card of it that is meant."""
        if self.target.kind is not None:
            return (self.kind,)
        return self.combo

    @property
    def combo(self) -> tuple[int, ...]:
        """The kinds of the combo pointed at, in the order they were laid."""
        kinds: tuple[int, ...] = self.view.public.rows[self.target.seat][self.target.combo]
        return kinds

    @property
    def is_frozen(self) -> bool:
        """Does the Dragon guard the combo pointed at?"""
        assert self.target.seat is not None and self.target.combo is not None
        return self.t.frozen(self.t.rows[self.target.seat][self.target.combo])

    @property
    def has_deck(self) -> bool:
        """Are there cards to draw?"""
        return len(self.t.zones[DECK]) > 0

    def holds(self, kind: int) -> int:
        """How many of a kind lie in the seat's own hand."""
        return 0 if self.me == PUBLIC else int(self.t.count(self.me, kind))

    def exists(self) -> bool:
        """Is there such a thing in this view at all?"""
        target = self.target
        if target.kind is not None and target.kind not in NAMES:
            return False
        if target.seat is not None and not 0 <= target.seat < self.seats:
            return False
        if target.combo is not None:
            row = self.view.public.rows[target.seat] if target.seat is not None else ()
            if not 0 <= target.combo < len(row):
                return False
            return target.kind is None or self.kind in self.combo
        if target.zone is None or target.kind is None:
            return target.zone in (None, "deck", "discard", "aside", "hand", "removed")
        return any(cell >> 1 == self.kind for cell in cells(self.view, target.zone) if cell >= 0)
