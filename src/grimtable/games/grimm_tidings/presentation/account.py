"""A fight, line by line: what each card, Level and Curse adds to which side. Rules: GT-13.10."""

from typing import Any

from grimtable.games.grimm_tidings.cards.prints import (
    BROUGHT,
    HAS_CLASS,
    HAS_TITLE,
    LASTING,
    MONSTER_BONUS,
    WIN_TIES,
    Condition,
)
from grimtable.games.grimm_tidings.fights.strength import (
    at_stake,
    extra_treasures,
    fighters_strength,
    foe_treasures,
    for_any_fighter,
    has_standing,
    helper_levels,
    is_let_go,
    is_winning,
    item_bonus,
    monster_strength,
    run_bonus,
    works,
)
from grimtable.games.grimm_tidings.ids import (
    CURSE,
    DOUBLED,
    ENHANCED,
    FOR_FIGHTERS,
    FOR_MONSTERS,
    ITEM,
    ON_FIGHTER,
    SIDE,
)
from grimtable.games.grimm_tidings.table import Tidings

Line = dict[str, Any]
"""What counts: its `sort`, how much, and where they are known the `card`, `seat` and `foe`."""
OURS, THEIRS = "ours", "theirs"
ESCAPES = 5
"""Die and modifiers that escape (GT-18.2)."""


def kind_id(t: Tidings, kind: int) -> str:
    """A kind by its id; "" for none."""
    return t.rules.cards.ids[kind] if kind >= 0 else ""


def fight_account(t: Tidings) -> dict[str, Any]:
    """Both sides, what each is made of, what is at stake, and what it takes to run away."""
    levels = sum(int(t.prints[kind].levels) for kind, _, _ in t.foes)
    return {
        "main": int(t.main),
        "helper": int(t.helper),
        "share": int(t.bargain.share) if t.helper >= 0 and t.bargain is not None else 0,
        "ours": int(fighters_strength(t)),
        "theirs": int(monster_strength(t)),
        "is_winning": bool(is_winning(t)),
        "wins_ties": any(has_standing(t, seat, WIN_TIES) for seat in t.fighters()),
        "is_decided": bool(t.is_decided),
        "is_last": is_last(t, levels),
        "treasures": int(at_stake(t) + extra_treasures(t)),
        "levels": levels,
        "helper_levels": int(helper_levels(t)),
        "lines": [*_fighters(t), *_monsters(t)],
        "foes": [_foe(t, at) for at in range(len(t.foes))],
    }


def is_last(t: Tidings, levels: int) -> bool:
    """Would a kill bring a fighter to Level 10?"""
    helped = t.helper >= 0 and t.levels[t.helper] + helper_levels(t) >= 10
    return bool(t.foes) and bool(t.levels[t.main] + levels >= 10 or helped)


def _fighters(t: Tidings) -> list[Line]:
    lines = [line for seat in t.fighters() for line in _fighter(t, int(seat))]
    return lines + _played(t, OURS, SIDE, FOR_FIGHTERS)


def _fighter(t: Tidings, seat: int) -> list[Line]:
    """A fighter's Level, cards, Curses and marks."""
    lines = [_line(OURS, "level", int(t.levels[seat]), seat=seat)]
    for at, card in enumerate(t.front(seat)):
        found = t.print(card)
        name = kind_id(t, t.kinds[card])
        if found.sort == CURSE:
            number = int(found.number(BROUGHT) + found.number(LASTING))
            lines.append(_line(OURS, "curse", number, seat=seat, card=name))
        elif works(t, seat, at):
            sort = "item" if found.sort == ITEM else "role"
            lines.append(_line(OURS, sort, int(item_bonus(t, seat, at)), seat=seat, card=name))
    lines.append(_line(OURS, "mark", int(t.dread[seat]), seat=seat))
    played = [*_played(t, OURS, ON_FIGHTER, seat), *_played(t, OURS, DOUBLED, seat)]
    return [line for line in lines if line["n"]] + [{**line, "seat": seat} for line in played]


def _monsters(t: Tidings) -> list[Line]:
    lines: list[Line] = []
    for kind, number, _copy in t.foes:
        card, foe = t.prints[kind], int(number)
        lines.append(_line(THEIRS, "monster", int(card.level), foe=foe, card=kind_id(t, kind)))
        for rule in card.numbers:
            if rule.what == MONSTER_BONUS and for_any_fighter(t, rule.condition, card.tags):
                against = _against(t, rule.condition)
                lines.append(
                    _line(
                        THEIRS,
                        "power",
                        int(rule.n),
                        foe=foe,
                        card=kind_id(t, kind),
                        against=against,
                    )
                )
        lines += [{**line, "foe": foe} for line in _played(t, THEIRS, ENHANCED, foe)]
    return lines + _played(t, THEIRS, SIDE, FOR_MONSTERS)


def _against(t: Tidings, condition: Condition) -> str:
    """The Class or title that a monster's bonus is about; "" if it is about neither."""
    for atom, value in zip(condition.atoms, condition.values, strict=True):
        if atom in (HAS_CLASS, HAS_TITLE):
            if any(t.has_role(seat, value) for seat in t.fighters()):
                return kind_id(t, int(value))
    return ""


def _played(t: Tidings, side: str, sort: int, on: int) -> list[Line]:
    """What was played on this side, fighter or monster."""
    return [
        _line(side, "played", int(strength), card=kind_id(t, kind))
        for what, where, strength, _treasures, kind in t.lines
        if what == sort and where == on
    ]


def _line(side: str, sort: str, n: int, **more: Any) -> Line:
    return {"side": side, "sort": sort, "n": n, **{k: v for k, v in more.items() if v != ""}}


def _foe(t: Tidings, at: int) -> dict[str, Any]:
    """One monster: its Treasures, and from which number on each fighter escapes."""
    kind, number, copy = t.foes[at]
    return {
        "card": kind_id(t, kind),
        "number": int(number),
        "is_copy": bool(copy),
        "treasures": int(foe_treasures(t, at)),
        "needs": {str(int(seat)): needed(t, int(seat), int(kind)) for seat in t.fighters()},
    }


def needed(t: Tidings, seat: int, kind: int) -> int:
    """The least number of the die that escapes; 0: it lets this runner go."""
    return 0 if is_let_go(t, seat, kind) else ESCAPES - int(run_bonus(t, seat, kind))
