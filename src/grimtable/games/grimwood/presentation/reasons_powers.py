"""Why something is no option inside a power (GW-8, GW-C)."""

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
from grimtable.games.grimwood.presentation.refusals import Eye, why
from grimtable.games.grimwood.presentation.targets import choice_of
from grimtable.games.grimwood.shapes import has_start_left, unfrozen
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.look.game import Reason


def in_power(eye: Eye) -> list[Reason]:
    """What the power itself says; else that it comes first."""
    card = eye.frame.rule().removeprefix("GW-C.")
    reasons = CHOICES.get(choice_of(eye.frame))
    own = reasons(eye, card) if reasons else []
    if own:
        return own
    target = eye.target
    if target.button == "decline":
        return [why("nymph-compels", card=card)]
    if target.zone == "hand":
        return [why("no-placing-now", card=card)]
    if eye.is_mine and target.combo is None:
        return [why("not-on-yourself", card=card)]
    return [why("power-first", card=card)]


def stealing(eye: Eye, card: str) -> list[Reason]:
    """A card from another hand, as with Dracula and Ghouls."""
    if eye.target.combo is not None:
        return [why("hands-only", card=card)]
    if (eye.target.zone == "deck" or eye.target.button == "draw") and not eye.has_deck:
        return [why("deck-empty")]
    return small_hand(eye, card)


def small_hand(eye: Eye, card: str) -> list[Reason]:
    """The player pointed at holds too little."""
    seat = eye.target.seat
    if seat is None or eye.is_mine:
        return []
    if not eye.t.held(seat):
        return [why("nothing-in-hand", card=card, seat=seat)]
    if eye.t.held(seat) < eye.t.rules.power_min:
        return [why("two-cards-needed", card=card, seat=seat)]
    return []


def on_player(eye: Eye, card: str) -> list[Reason]:
    """Something happens to another player, as with Hydra and Werewolf."""
    return [why("choose-a-player", card=card)] if eye.target.combo is not None else []


def on_holder(eye: Eye, card: str) -> list[Reason]:
    """Something happens to another hand, as with the Troll."""
    return on_player(eye, card) or small_hand(eye, card)


def naming(eye: Eye, card: str) -> list[Reason]:
    """Amazon: one of the names."""
    if eye.target.combo is not None:
        return [why("amazon-names-cards")]
    return [why("amazon-asks-all")] if eye.target.seat is not None else []


def taking(eye: Eye, card: str) -> list[Reason]:
    """A supernatural out of a combo, as with Bride and Nymph (GW-R26)."""
    scope = eye.t.rules.scope
    if eye.target.zone == "discard":
        if scope != TABLE_AND_DISCARD:
            return [why("table-only", card=card)]
        return [not_takable(eye.kind, card)]
    if eye.target.combo is None:
        return [why("choose-a-card", card=card)] if eye.target.seat is not None else []
    if eye.is_mine and scope == OTHERS_ONLY:
        return [why("others-cards-only", card=card)]
    if eye.is_frozen:
        return [why("frozen")]
    return [not_takable(eye.kinds[0], card)]


def not_takable(kind: int, card: str) -> Reason:
    """What Bride and Nymph have no eye for."""
    if kind >= SUPERNATURALS:
        return why("supernaturals-only", card=card)
    if kind == NYMPH and card == "nymph":
        return why("nymph-herself")
    return why("bride-men-only")


def destroying(eye: Eye, card: str) -> list[Reason]:
    """Demon: a whole combo."""
    if eye.target.combo is not None:
        return [why("frozen")]
    return [why("choose-a-combo", card=card)] if eye.target.seat is not None else []


def reviving(eye: Eye, card: str) -> list[Reason]:
    """Elf: its own supernatural once more."""
    if eye.target.combo is None:
        return [why("choose-a-card", card=card)] if eye.target.seat is not None else []
    if not eye.is_mine:
        return [why("elf-own-only")]
    found: list[Reason] = []
    for reason in [not_again(eye, kind) for kind in eye.kinds]:
        if reason not in found:
            found.append(reason)
    return found


def not_again(eye: Eye, kind: int) -> Reason:
    """Why Elf cannot wake this card of its own combo."""
    if kind >= SUPERNATURALS:
        return why("supernaturals-only", card="elf")
    if kind == ELF:
        return why("elf-not-elf")
    if kind == DRAGON:
        return why("elf-not-dragon")
    if has_start_left(eye.t, kind):
        return why("not-gained", card=NAMES[kind])
    return why("starts-spent", card=NAMES[kind], count=int(eye.t.rules.power_limit))


def foraging(eye: Eye, card: str) -> list[Reason]:
    """From the discard pile, as with Giant and Faeries."""
    target = eye.target
    if target.button == "decline" and eye.question == "FaeriesSecond":
        return [why("second-pick")]
    if target.seat is not None or target.zone in ("deck", "aside"):
        return [why("discard-only", card=card)]
    return []


def keeping(eye: Eye, card: str) -> list[Reason]:
    """Dwarf: one of the two cards lifted."""
    if eye.target.button in ("decline", "keep"):
        return [why("dwarf-must-keep")]
    return [why("dwarf-lifted")] if eye.target.zone in ("deck", "discard") else []


def giving(eye: Eye, card: str) -> list[Reason]:
    """The Laraki: one of the lifted cards to the next player."""
    if eye.target.seat is not None and eye.target.combo is None:
        return [why("laraki-order", seat=eye.frame.to)]
    if eye.target.zone == "discard" or eye.target.button == "decline":
        return [why("laraki-lifted")]
    return []


def swapping(eye: Eye, card: str) -> list[Reason]:
    """Highwayman: its own combo, or with `all` a player."""
    seat, everything = eye.target.seat, eye.t.rules.swaps_all
    if seat is None:
        return []
    if eye.target.combo is None:
        if not everything:
            return [why("choose-a-combo", card=card)]
        return [] if eye.is_mine or unfrozen(eye.t, seat) else [why("nothing-to-swap", seat=seat)]
    if everything:
        return [why("swap-all")]
    if not eye.is_mine:
        return [why("give-first")]
    return [why("not-himself" if not eye.is_frozen and HIGHWAYMAN in eye.combo else "frozen")]


def taking_combo(eye: Eye, card: str) -> list[Reason]:
    """The second question of Highwayman and Sorceress: another player's combo."""
    if eye.target.button == "decline":
        return [why("go-back", card=card)]
    if eye.target.seat is None:
        return []
    if eye.target.combo is None:
        return [why("choose-a-combo", card=card)]
    return [why("take-anothers", card=card) if eye.is_mine else why("frozen")]


def sacrificing(eye: Eye, card: str) -> list[Reason]:
    """Sorceress: first the price, then the combo."""
    target, answers = eye.target, eye.view.answers
    words = (target.button or "").split()
    is_price = target.zone == "hand" or words[:1] in (["set"], ["pair"])
    if answers and answers[-1] != BACK:
        return [why("price-chosen")] if is_price else taking_combo(eye, card)
    if target.button == "back":
        return [why("nothing-to-undo")]
    if is_price:
        return [no_price(eye, words, target.kind or words[-1])]
    if target.seat is None:
        return []
    if target.combo is None:
        return [why("choose-a-combo", card=card)]
    if not eye.is_mine:
        return [why("pay-first")]
    is_animal = eye.combo[0] in (OWL, CROW)
    return [why("price-is-a-pair" if is_animal else "price-is-animals")]


def no_price(eye: Eye, words: list[str], name: str) -> Reason:
    """Why these cards of the hand do not pay (GW-R24)."""
    if name not in ("owl", "crow"):
        return why("price-is-animals")
    pair = bool(eye.t.rules.pays_pair)
    if words[:1] == ["pair"] and not pair:
        return why("price-is-three")
    if words[:1] == ["set"] and pair:
        return why("price-is-a-pair")
    return why("price-too-small", card=name, count=2 if pair else 3)


CHOICES: dict[str, Callable[[Eye, str], list[Reason]]] = {
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
