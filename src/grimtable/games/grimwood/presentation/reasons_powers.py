"""Why something is not an option inside a power (GW-8, GW-C)."""

from collections.abc import Callable

from grimtable.games.grimwood.ids import (
    BACK,
    CROW,
    DRAGON,
    ELF,
    HIGHWAYMAN,
    NYMPH,
    OWL,
    SUPERNATURALS,
)
from grimtable.games.grimwood.options import OTHERS_ONLY, TABLE_AND_DISCARD
from grimtable.games.grimwood.presentation.refusals import GrimwoodTargetReader, why
from grimtable.games.grimwood.presentation.targets import choice_of
from grimtable.games.grimwood.shapes import has_start_left, unfrozen
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.look.game import Reason


def in_power(reader: GrimwoodTargetReader) -> list[Reason]:
    """What the power itself says; else that it comes first."""
    card = reader.frame.rule().removeprefix("GW-C.")
    reasons = CHOICES.get(choice_of(reader.frame))
    own = reasons(reader, card) if reasons else []
    if own:
        return own
    target = reader.target
    if target.button == "decline":
        return [why("nymph-compels", card=card)]
    if target.zone == "hand":
        return [why("no-placing-now", card=card)]
    if reader.is_mine and target.combo is None:
        return [why("not-on-yourself", card=card)]
    return [why("power-first", card=card)]


def stealing(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """A card from another hand, as with Dracula and Ghouls."""
    if reader.target.combo is not None:
        return [why("hands-only", card=card)]
    if (reader.target.zone == "deck" or reader.target.button == "draw") and not reader.has_deck:
        return [why("deck-empty")]
    return small_hand(reader, card)


def small_hand(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """The player pointed at holds too little."""
    seat = reader.target.seat
    if seat is None or reader.is_mine:
        return []
    if not reader.t.held(seat):
        return [why("nothing-in-hand", card=card, seat=seat)]
    if reader.t.held(seat) < reader.t.rules.power_min:
        return [why("two-cards-needed", card=card, seat=seat)]
    return []


def on_player(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Something happens to another player, as with Hydra and Werewolf."""
    return [why("choose-a-player", card=card)] if reader.target.combo is not None else []


def on_holder(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Something happens to another hand, as with the Troll."""
    return on_player(reader, card) or small_hand(reader, card)


def naming(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Amazon: one of the names."""
    if reader.target.combo is not None:
        return [why("amazon-names-cards")]
    return [why("amazon-asks-all")] if reader.target.seat is not None else []


def taking(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """A supernatural out of a combo, as with Bride and Nymph (GW-R26)."""
    scope = reader.t.rules.scope
    if reader.target.zone == "discard":
        if scope != TABLE_AND_DISCARD:
            return [why("table-only", card=card)]
        return [not_takable(reader.kind, card)]
    if reader.target.combo is None:
        return [why("choose-a-card", card=card)] if reader.target.seat is not None else []
    if reader.is_mine and scope == OTHERS_ONLY:
        return [why("others-cards-only", card=card)]
    if reader.is_frozen:
        return [why("frozen")]
    return [not_takable(reader.kinds[0], card)]


def not_takable(kind: int, card: str) -> Reason:
    """What Bride and Nymph have no eye for."""
    if kind >= SUPERNATURALS:
        return why("supernaturals-only", card=card)
    if kind == NYMPH and card == "nymph":
        return why("nymph-herself")
    return why("bride-men-only")


def destroying(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Demon: a whole combo."""
    if reader.target.combo is not None:
        return [why("frozen")]
    return [why("choose-a-combo", card=card)] if reader.target.seat is not None else []


def reviving(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Elf: its own supernatural once more."""
    if reader.target.combo is None:
        return [why("choose-a-card", card=card)] if reader.target.seat is not None else []
    if not reader.is_mine:
        return [why("elf-own-only")]
    found: list[Reason] = []
    for reason in [not_again(reader, kind) for kind in reader.kinds]:
        if reason not in found:
            found.append(reason)
    return found


def not_again(reader: GrimwoodTargetReader, kind: int) -> Reason:
    """Why Elf cannot wake this card of its own combo."""
    if kind >= SUPERNATURALS:
        return why("supernaturals-only", card="elf")
    if kind == ELF:
        return why("elf-not-elf")
    if kind == DRAGON:
        return why("elf-not-dragon")
    if has_start_left(reader.t, kind):
        return why("not-gained", card=NAMES[kind])
    return why("starts-spent", card=NAMES[kind], count=int(reader.t.rules.power_limit))


def foraging(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """From the discard pile, as with Giant and Faeries."""
    target = reader.target
    if target.button == "decline" and reader.question == "FaeriesSecond":
        return [why("second-pick")]
    if target.seat is not None or target.zone in ("deck", "aside"):
        return [why("discard-only", card=card)]
    return []


def keeping(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Dwarf: one of the two cards lifted."""
    if reader.target.button in ("decline", "keep"):
        return [why("dwarf-must-keep")]
    return [why("dwarf-lifted")] if reader.target.zone in ("deck", "discard") else []


def giving(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """The Laraki: one of the lifted cards to the next player."""
    if reader.target.seat is not None and reader.target.combo is None:
        return [why("laraki-order", seat=reader.frame.to)]
    if reader.target.zone == "discard" or reader.target.button == "decline":
        return [why("laraki-lifted")]
    return []


def swapping(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Highwayman: its own combo, or with `all` a player."""
    seat, everything = reader.target.seat, reader.t.rules.swaps_all
    if seat is None:
        return []
    if reader.target.combo is None:
        if not everything:
            return [why("choose-a-combo", card=card)]
        return (
            []
            if reader.is_mine or unfrozen(reader.t, seat)
            else [why("nothing-to-swap", seat=seat)]
        )
    if everything:
        return [why("swap-all")]
    if not reader.is_mine:
        return [why("give-first")]
    return [why("not-himself" if not reader.is_frozen and HIGHWAYMAN in reader.combo else "frozen")]


def taking_combo(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """The second question of Highwayman and Sorceress: another player's combo."""
    if reader.target.button == "decline":
        return [why("go-back", card=card)]
    if reader.target.seat is None:
        return []
    if reader.target.combo is None:
        return [why("choose-a-combo", card=card)]
    return [why("take-anothers", card=card) if reader.is_mine else why("frozen")]


def sacrificing(reader: GrimwoodTargetReader, card: str) -> list[Reason]:
    """Sorceress: first the price, then the combo."""
    target, answers = reader.target, reader.view.answers
    words = (target.button or "").split()
    is_price = target.zone == "hand" or words[:1] in (["set"], ["pair"])
    if answers and answers[-1] != BACK:
        return [why("price-chosen")] if is_price else taking_combo(reader, card)
    if target.button == "back":
        return [why("nothing-to-undo")]
    if is_price:
        return [no_price(reader, words, target.kind or words[-1])]
    if target.seat is None:
        return []
    if target.combo is None:
        return [why("choose-a-combo", card=card)]
    if not reader.is_mine:
        return [why("pay-first")]
    is_animal = reader.combo[0] in (OWL, CROW)
    return [why("price-is-a-pair" if is_animal else "price-is-animals")]


def no_price(reader: GrimwoodTargetReader, words: list[str], name: str) -> Reason:
    """Why these cards of the hand do not pay (GW-R24)."""
    if name not in ("owl", "crow"):
        return why("price-is-animals")
    pair = bool(reader.t.rules.pays_pair)
    if words[:1] == ["pair"] and not pair:
        return why("price-is-three")
    if words[:1] == ["set"] and pair:
        return why("price-is-a-pair")
    return why("price-too-small", card=name, count=2 if pair else 3)


CHOICES: dict[str, Callable[[GrimwoodTargetReader, str], list[Reason]]] = {
    "combo": destroying,
    "discard": foraging,
    "gift": giving,
    "holder": on_holder,
    "lifted": keeping,
    "name": naming,
    "player": on_player,
    "power": reviving,
    "price": sacrificing,
    "seize": taking_combo,
    "supernatural": taking,
    "swap": swapping,
    "theft": stealing,
}
"""By sort of choice: what the power says about a thing; nothing: the general reasons."""
