"""From the fields of a card file to what the rules use."""

import re
from typing import Any

from grimtable.games.grimm_tidings.cards import prints as p
from grimtable.games.grimm_tidings.cards.effects import EFFECTS
from grimtable.games.grimm_tidings.cards.grammar import (
    ABLE,
    ACTING,
    AFTER_KILL,
    BAD,
    GRAMMAR,
    STANDING,
)
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    AS_MONSTER,
    BAD_STUFF,
    DOOR_DISCARDS,
    DOORS,
    ON_KILL,
    PROGRAM,
    SLOTS,
    SORTS,
    TIMINGS,
    TREASURE_DISCARDS,
    TREASURES,
)
from grimtable.kernel.loading import Call, Fault, Parsed

NEVER_MET = p.Condition([], [], False)
"""No condition at all."""
RESTRICTIONS = {
    "no_helper": p.NO_HELPER,
    "no_one_shot": p.NO_ONE_SHOT,
    "slot_off": p.SLOT_OFF,
    "level_only": p.LEVEL_ONLY,
}
AIMS = {
    ("gain_level", "any"): p.AT_BELOW_NINE,
    ("lose_level", "other"): p.AT_RIVAL_ABOVE_ONE,
    ("side_bonus", "either"): p.AT_SIDE,
    ("side_bonus", "fighter"): p.AT_FIGHTER,
    ("add_monster", "hand"): p.AT_HAND_MONSTER,
    ("copy_monster", "choice"): p.AT_FOE,
    ("swap_monster", "choice"): p.AT_FOE_AND_HAND,
    ("double_item", "fighter_item"): p.AT_FIGHTER_ITEM,
    ("cancel", "continuing_curse"): p.AT_CURSE,
    ("take_item", "other"): p.AT_RIVAL_ITEM,
    ("look", "hand"): p.AT_RIVAL_HAND,
    ("equip_rule", "ignore_limits"): p.AT_OWN_ITEM,
}
AIMED = {
    p.AT_SEAT: "its victim",
    p.AT_BELOW_NINE: "a player below Level 9",
    p.AT_RIVAL_ABOVE_ONE: "a rival above Level 1",
    p.AT_SIDE: "a side",
    p.AT_FOE: "a monster in the combat",
    p.AT_FIGHTER: "a fighter",
    p.AT_HAND_MONSTER: "a monster in hand",
    p.AT_FOE_AND_HAND: "a monster in the combat and one in hand",
    p.AT_FIGHTER_ITEM: "an Item of a fighter",
    p.AT_CURSE: "a Curse that lies in front of somebody",
    p.AT_RIVAL_ITEM: "an Item of a rival",
    p.AT_RIVAL_HAND: "the hand of a rival",
    p.AT_OWN_ITEM: "an Item of one's own",
}
WORDS = {
    "you": p.YOU, "other": p.OTHER, "any": p.ANY, "random": p.RANDOM, "both": p.BOTH,
    "either": p.EITHER, "fighter": p.FIGHTER, "all_fighters": p.ALL_FIGHTERS, "set": p.SET,
    "continuing_curse": p.CURSE_LYING, "played_card": p.PLAYED_CARD,
    "treasure_discards": TREASURE_DISCARDS, "door_discards": DOOR_DISCARDS,
    "treasure": TREASURES, "door": DOORS,
}  # fmt: skip


class Names:
    """The words a set brings itself: its Classes, titles and tags."""

    def __init__(self, cards: dict[str, dict[str, Any]]) -> None:
        self.kinds = {card: kind for kind, card in enumerate(cards)}
        self.classes = [card for card in cards if cards[card]["kind"] == "class"]
        self.titles = [card for card in cards if cards[card]["kind"] == "title"]
        self.tags = sorted({tag for fields in cards.values() for tag in fields.get("tags", [])})

    def condition(self, parsed: Parsed) -> p.Condition:
        """The atoms as numbers."""
        values = [self.value(atom) for atom in parsed.atoms]
        atoms = [p.ATOMS.index(atom.name) for atom in parsed.atoms]
        return p.Condition(atoms, values, parsed.any_of)

    def value(self, atom: Call) -> int:
        """What an atom speaks of, as a number."""
        if not atom.args:
            return 0
        word = atom.args[0]
        if isinstance(word, int):
            return word
        if atom.name == "sex":
            return int(word.name == "female")
        if atom.name in ("tag", "in_combat"):
            return self.one_of(word.name, self.tags, "tag")
        known = self.classes if atom.name == "class" else self.titles
        self.one_of(word.name, known, atom.name)
        return self.kinds[word.name]

    def one_of(self, word: str, known: list[str], what: str) -> int:
        """The place of a word among those the set has."""
        if word not in known:
            raise Fault(f"there is no {what} {word!r} in this set; allowed: {', '.join(known)}")
        return known.index(word)


def compile_card(fields: dict[str, Any], names: Names) -> tuple[p.Print, list[str]]:
    """The card, and the faults of its texts."""
    sort = fields["kind"]
    default = "M" if sort == "monster" else "T"
    timing = 0
    for word in fields.get("timing", default).split(" or "):
        timing |= TIMINGS[word]
    card = p.Print(SORTS.index(sort), fields.get("copies", 1), timing)
    card.level = fields.get("level", 0)
    card.treasures = fields.get("treasures", 0)
    card.levels = fields.get("levels", 1)
    card.slot = SLOTS.index(fields.get("slot", "none"))
    card.hands = fields.get("hands", 0)
    card.is_big = fields.get("big", False)
    card.gold = fields.get("gold", 0)
    if sort == "curse":
        card.aims[PROGRAM] = p.AT_SEAT
    for tag in fields.get("tags", []):
        card.tags |= 1 << names.tags.index(tag)
    faults: list[str] = []
    for field in ("effects", "bad_stuff"):
        for text in fields.get(field, []):
            for clause in text.split(";"):
                try:
                    _add(card, sort, field, GRAMMAR.parse(clause), names)
                except Fault as fault:
                    faults.append(f"{field}: {fault}")
    if card.timing & AS_MONSTER and sort != "monster":
        faults.append("timing: M is for monsters alone")
    return card, faults


def _add(card: p.Print, sort: str, field: str, parsed: Parsed, names: Names) -> None:
    trigger = parsed.trigger.name if parsed.trigger else ""
    if field == "bad_stuff":
        _allow(parsed, BAD, "Bad Stuff")
        _put(card, sort, BAD_STUFF, _clause(parsed, names))
    elif trigger == "ability":
        _ability(card, sort, parsed, names)
    elif trigger == "on_kill":
        _allow(parsed, AFTER_KILL, "on_kill")
        _put(card, sort, ON_KILL, _clause(parsed, names))
    elif trigger == "on_loot":
        if sort != "class" or parsed.call != Call("optional", (Call("fight_card", (Call("it"),)),)):
            raise Fault("on_loot is for a class, with optional(fight_card(it)) alone")
        card.tracks = True
    elif trigger == "from_hand":
        if sort != "monster" or parsed.call != Call("add_monster", (Call("this"),)):
            raise Fault("from_hand is for a monster, with add_monster(this) alone")
        card.joins = names.condition(parsed)
    elif sort in STANDING:
        _allow(parsed, STANDING[sort], f"{sort} cards")
        card.numbers.append(_number(parsed, names))
    else:
        _allow(parsed, ACTING[sort], f"{sort} cards")
        _put(card, sort, PROGRAM, _clause(parsed, names))
        _keep(card, parsed)


def _put(card: p.Print, sort: str, part: int, clause: p.Clause) -> None:
    """One more act of a part: the rules ask for one target, and all acts of the part read it."""
    is_power = sort == "monster" and part >= ABILITY
    for act in clause.whole():
        if act.act == p.REMOVE_MONSTER and not act.word and not is_power:
            raise Fault("remove_monster(this, …) is for an ability of a monster; allowed: all")
        if not act.aim or act.aim == card.aims[part]:
            continue
        if is_power or part in (BAD_STUFF, ON_KILL):
            raise Fault(f"it is aimed at {AIMED[act.aim]}, but nobody is asked for a target here")
        if card.aims[part]:
            both = f"{AIMED[card.aims[part]]} and at {AIMED[act.aim]}"
            raise Fault(f"it is aimed at {both}; a card or an ability is aimed at one thing alone")
        card.aims[part] = act.aim
    card.parts[part].append(clause)


def _allow(parsed: Parsed, allowed: tuple[str, ...], where: str) -> None:
    for call in (parsed.call, parsed.otherwise):
        for effect in _effects(call) if call is not None else []:
            if effect.name not in allowed:
                raise Fault(f"{effect.name} is not for {where}; allowed: {', '.join(allowed)}")


def _effects(call: Call) -> list[Call]:
    """A call, and those that `pay` and `test` lead to."""
    found = [call]
    for arg in call.args if call.name in ("pay", "test") else ():
        if isinstance(arg, Call) and arg.name in GRAMMAR.calls:
            found += _effects(arg)
    return found


def _keep(card: p.Print, parsed: Parsed) -> None:
    """A Curse that stays: its number stands in front of the victim."""
    call = parsed.call
    if call.name == "next_combat":
        card.numbers.append(p.Number(p.BROUGHT, call.args[0], NEVER_MET))
    elif call.name == "skip_phase2":
        card.numbers.append(p.Number(p.SKIPPING, 1, NEVER_MET))
    elif call.name == "persist":
        inner = call.args[0]
        if inner.name != "bonus" or len(inner.args) != 1:
            raise Fault("persist takes bonus(n) alone")
        card.numbers.append(p.Number(p.LASTING, inner.args[0], NEVER_MET))


def _ability(card: p.Print, sort: str, parsed: Parsed, names: Names) -> None:
    assert parsed.trigger is not None
    _allow(parsed, ABLE, "an ability")
    window, user, count = parsed.trigger.args
    found = re.fullmatch(r"(\d+)/(turn|combat|victim)", count)
    if found is None:
        raise Fault(f"{count!r} is no limit; allowed: n/turn, n/combat, n/victim")
    call, cost, hand_only = parsed.call, 0, False
    if call.name == "pay":
        cost, hand_only = call.args[0], len(call.args) == 3
        call = call.args[1]
    user_code = p.USERS.index(user.name)
    per = p.LIMITS.index(found[2])
    in_combat = window.name == "combat"
    card.abilities.append(p.Ability(in_combat, user_code, int(found[1]), per, cost, hand_only))
    card.parts.append([])
    card.aims.append(p.UNAIMED)
    _put(card, sort, len(card.parts) - 1, _act(call, names.condition(parsed), names))


def _number(parsed: Parsed, names: Names) -> p.Number:
    name, args = parsed.call
    condition = names.condition(parsed)
    if name == "bonus":
        return p.Number(p.PER_EXTRA if len(args) == 2 else p.BONUS, args[0], condition)
    if name == "monster_bonus":
        return p.Number(p.MONSTER_BONUS, args[0], condition)
    if name == "reward":
        what = p.REWARD_TREASURES if args[0].name == "treasures" else p.REWARD_LEVELS
        return p.Number(what, args[1], condition)
    if name == "escape":
        if isinstance(args[0], int):
            return p.Number(p.ESCAPE, args[0], condition)
        return p.Number(p.ESCAPE_AUTO, 0, condition)
    if name == "restrict":
        slot = SLOTS.index(args[1].name) if len(args) == 2 else 0
        return p.Number(RESTRICTIONS[args[0].name], slot, condition)
    if name == "win_ties":
        return p.Number(p.WIN_TIES, 0, condition)
    if name == "limit_mod":
        what = p.HAND_LIMIT if args[0].name == "hand" else p.BIG_LIMIT
        return p.Number(what, args[1], condition)
    return _equip_rule(args, names)


def _equip_rule(args: tuple[Any, ...], names: Names) -> p.Number:
    if args[0].name == "ignore_limits" or args[1].name == "attached_item":
        raise Fault("equip_rule(ignore_limits, attached_item) is for a door_special")
    atom = p.Condition([p.ATOMS.index(args[1].name)], [names.value(args[1])], False)
    return p.Number(p.REQUIRE if args[0].name == "require" else p.FORBID, 0, atom)


def _clause(parsed: Parsed, names: Names) -> p.Clause:
    clause = _act(parsed.call, names.condition(parsed), names)
    if parsed.otherwise is not None:
        clause.otherwise = _led_to(parsed.otherwise, names)
    return clause


def _led_to(call: Call, names: Names) -> p.Clause:
    """An act that takes the place of another one; a die is rolled for whole clauses only."""
    if call.name == "test":
        raise Fault("test cannot stand inside a test, nor after else")
    return _act(call, NEVER_MET, names)


def _act(call: Call, condition: p.Condition, names: Names) -> p.Clause:
    """An act with its numbers and words: `n`, `word`, `more`."""
    name, args = call
    words = [arg.name for arg in args if isinstance(arg, Call) and not arg.args]
    numbers = [arg for arg in args if isinstance(arg, int)]
    act = _number_of(name, words)
    n = numbers[0] if numbers else 1
    if "all" in words[:2] and name in ("lose_level", "lose_item", "lose_hand"):
        n = p.ALL_OF
    clause = p.Clause(act, n, 0, 0, _aim(name, words), condition)
    _fill(clause, name, words, numbers)
    if name == "test":
        clause.passes = _led_to(args[1], names)
        clause.fails = _led_to(args[2], names)
    return clause


def _number_of(name: str, words: list[str]) -> int:
    """The number of an effect; a look is at a hand or at the Doors."""
    if name == "look":
        return p.LOOK_DOORS if words[0] == "door_deck" else p.LOOK_HAND
    for effect in EFFECTS:
        if effect.name == name:
            return int(effect.number)
    raise Fault(f"{name} cannot stand here")


def _aim(name: str, words: list[str]) -> int:
    if name == "enhance":
        return p.AT_FOE
    for word in words[:1] if name != "gain_level" else words:
        if (name, word) in AIMS:
            return AIMS[name, word]
    return p.UNAIMED


def _fill(clause: p.Clause, name: str, words: list[str], numbers: list[int]) -> None:
    if name == "enhance":
        clause.more = numbers[1]
    elif name == "lose_item":
        clause.word = p.FILTERS.index(words[0])
        clause.more = int("left_neighbour" in words)
    elif name == "take_item":
        clause.word = p.FILTERS.index(words[1])
    elif name == "remove_monster":
        clause.word = int(words[0] == "all")
        clause.more = int(words[1] == "treasures")
    elif name == "add_monster":
        if words != ["hand"]:
            raise Fault("add_monster(this) is for from_hand")
    else:
        clause.word = max([WORDS.get(word, 0) for word in words], default=0)
