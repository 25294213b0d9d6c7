"""Card sets nobody has seen: every word of the vocabulary, on cards made by chance."""

import random
from collections.abc import Callable

from grimtable.games.grimm_tidings.cards.card_file import read_text
from grimtable.games.grimm_tidings.game import TidingsGame, with_set

COUNTS = {
    "class": 5, "title": 4, "monster": 24, "enhancer": 5, "curse": 10, "door_special": 6,
    "level_up": 4, "item": 20, "one_shot": 20, "treasure_special": 6,
}  # fmt: skip
TAGS = ("wolf", "ghost", "king")
SLOTS = ("headgear", "armor", "footgear", "hands", "none")
FILTERS = ("headgear", "armor", "footgear", "hands", "small", "any", "one_shot", "equipped",
           "highest_gold", "highest_bonus")  # fmt: skip
CONDITIONS = (
    "class(class_1)", "no_class", "title(title_2)", "sex(male)", "level<=4", "is_main",
    "has_helper", "alone", "in_combat(wolf)", "class(class_3) or title(title_1)",
    "sex(female) and level<=6",
)  # fmt: skip
IN_COMBAT = (
    "side_bonus({n}, fighters)", "side_bonus({n}, either)", "add_monster(hand)",
    "copy_monster(choice)", "swap_monster(choice, hand)", "remove_monster(all, none)",
    "remove_monster(all, treasures)", "remove_helper()", "double_item(fighter_item)",
)  # fmt: skip
STANDING = (
    "bonus({n})", "bonus({n}, per_extra_monster)", "escape({s}, all)", "reward(treasures, 1)",
    "reward(helper_levels, 1)", "win_ties()", "limit_mod(hand, +1)", "limit_mod(big_carried, +1)",
)  # fmt: skip
GEAR = ("equip_rule(require, class(class_2))", "equip_rule(forbid, title(title_3))")
SUFFERED = (
    "lose_level({m})", "lose_level(all)", "lose_item({filter}, 1)", "lose_item({filter}, all)",
    "lose_item({filter}, 2, left_neighbour)", "lose_hand({m}, victim_choice)",
    "lose_hand({m}, random)", "lose_hand(all)", "lose_role(class)", "lose_role(both)",
    "change_sex()", "next_combat(-{n})", "skip_phase2()", "nothing()",
    "lose_item({filter}, 1) else lose_level(1)", "test(4, nothing(), lose_level(1))",
)  # fmt: skip
ANYTIME = (
    "gain_level(1, any)", "gain_level(1, you)", "lose_level(1, other)",
    "draw(treasure, {m}, face_down)", "draw(door, {m}, face_down)",
)  # fmt: skip
POWERS = (
    "ability(combat, fighter, 2/combat): pay(1, side_bonus({n}, fighters))",
    "ability(combat, anyone, 1/victim): pay(1, side_bonus(-{n}, fighter))",
    "ability(combat, main, 1/combat): side_bonus({n}, fighters)",
    "ability(free, own_turn, 1/turn): pay(2, draw(treasure, 1, face_down), hand_only)",
    "ability(free, own_turn, 1/turn): look(hand, any)",
    "ability(free, own_turn, 1/turn): pay(1, gain_level(1, you))",
    "ability(free, own_turn, 1/turn): pay(1, lose_level(1, other))",
    "ability(free, own_turn, 1/turn): test(3, draw(door, 2, face_down), lose_level(1, you))",
    "ability(free, out_of_combat, 1/turn): pay(1, test(4, take_item(other, small), nothing()))",
)  # fmt: skip
FOE_POWERS = (
    "ability(combat, main, 1/combat): pay(1, test(5, remove_monster(this, treasures), nothing()))",
    "ability(combat, fighter, 1/combat): remove_monster(this, none)",
    "ability(combat, fighter, 1/combat): pay(1, side_bonus({n}, fighters))",
    "ability(combat, main, 1/combat): draw(treasure, 1, face_down)",
)  # fmt: skip
ON_MONSTERS = (
    "monster_bonus({s})", "escape({s}, this)", "escape(auto, this)", "restrict(no_helper)",
    "restrict(no_one_shot)", "restrict(slot_off, armor)", "restrict(level_only)",
)  # fmt: skip
AFTER_KILL = ("on_kill: look(door_deck, 3, reorder)", "on_kill: draw(treasure, 1, face_down)",
              "on_kill: gain_level(1, you)", "on_kill: lose_level(1)")  # fmt: skip
ANSWERS = (
    ("R(die)", "change_die(reroll)"), ("R(die)", "change_die(set)"),
    ("R(bad_stuff)", "prevent(bad_stuff)"), ("R(card)", "cancel(played_card)"),
    ("R(curse)", "cancel(curse)"), ("A", "cancel(continuing_curse)"),
)  # fmt: skip
OTHERS = (
    ("F", "escape(auto, you)"), ("F", "escape(auto, all_fighters)"),
    ("A", "search(treasure_discards, {m})"), ("A", "search(door_discards, 1)"),
    ("A", "look(hand, any)"), ("A", "test(3, gain_level(1, you), nothing())"),
)  # fmt: skip

Fields = dict[str, object]


class Inventor:
    """Makes up cards."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def text(self, *pools: tuple[str, ...], conditions: bool = True) -> str:
        """One clause, its numbers filled in, sometimes under a condition."""
        chance = self.chance
        pool = chance.choice(pools)
        words = {"n": chance.randint(1, 6), "m": chance.randint(1, 3)}
        steps = chance.choice(["-1", "+1", "+2"])
        clause = chance.choice(pool).format(**words, s=steps, filter=chance.choice(FILTERS))
        if conditions and " else " not in clause and chance.random() < 0.3:
            return f"{clause} if {chance.choice(CONDITIONS)}"
        return clause

    def timed(self, pool: tuple[tuple[str, str], ...]) -> Fields:
        """A card that is played at its own time."""
        timing, clause = self.chance.choice(pool)
        return {"timing": timing, "effects": [clause.format(m=self.chance.randint(1, 2))]}

    def role(self) -> Fields:
        powers = [self.text(POWERS, conditions=False)] if self.chance.random() < 0.7 else []
        return {"timing": "TC", "effects": [self.text(STANDING), *powers]}

    def monster(self) -> Fields:
        chance = self.chance
        effects = [self.text(ON_MONSTERS) for _ in range(chance.randint(0, 2))]
        if chance.random() < 0.3:
            effects.append(self.text(FOE_POWERS, AFTER_KILL, conditions=False))
        if chance.random() < 0.2:
            effects.append("from_hand(combat, anyone): add_monster(this) if in_combat(wolf)")
        level = chance.randint(1, 18)
        return {
            "level": level, "treasures": 1 + level // 5, "levels": 1 + level // 15,
            "tags": chance.sample(TAGS, chance.randint(0, 2)), "effects": effects,
            "bad_stuff": [self.text(SUFFERED) for _ in range(chance.randint(1, 2))],
        }  # fmt: skip

    def enhancer(self) -> Fields:
        chance = self.chance
        sizes = [chance.choice([-10, -5, 3, 5, 10]) for _ in range(chance.randint(1, 2))]
        marks = ["", *[f" if tag({tag})" for tag in TAGS]]
        effects = [f"enhance({size}, 1){chance.choice(marks)}" for size in sizes]
        return {"timing": "C", "effects": effects}

    def curse(self) -> Fields:
        pool = (*SUFFERED, "persist(bonus(-{n}), won_as_main)")
        return {
            "timing": "A",
            "effects": [self.text(pool) for _ in range(1 + (self.chance.random() < 0.3))],
        }

    def item(self) -> Fields:
        chance = self.chance
        slot = chance.choice(SLOTS)
        effects = [self.text(STANDING, ("bonus({n})",)) for _ in range(chance.randint(1, 2))]
        if chance.random() < 0.2:
            effects.append(self.text(GEAR, conditions=False))
        if chance.random() < 0.2:
            effects.append(self.text(POWERS, conditions=False))
        fields: Fields = {"slot": slot, "gold": 100 * chance.randint(0, 8), "effects": effects}
        fields["big"] = chance.random() < 0.2
        return fields | ({"hands": chance.randint(1, 2)} if slot == "hands" else {})

    def special(self, *pools: tuple[tuple[str, str], ...]) -> Fields:
        chance = self.chance
        if pools and chance.random() < 0.5:
            return self.timed(chance.choice(pools))
        if chance.random() < 0.3:
            return {"timing": "A", "effects": [self.text(ANYTIME, conditions=False)]}
        effects = [self.text(IN_COMBAT)]
        if chance.random() < 0.3:
            effects.append(self.text(("side_bonus({n}, fighters)", "draw(door, 1, face_down)")))
        return {"timing": "C", "effects": effects}

    def level_up(self) -> Fields:
        return {"timing": "A", "effects": [self.chance.choice(ANYTIME[:3])]}

    def card(self, kind: str) -> Fields:
        """One card of a kind."""
        makers: dict[str, Callable[[], Fields]] = {
            "class": self.role, "title": self.role, "monster": self.monster,
            "enhancer": self.enhancer, "curse": self.curse, "item": self.item,
            "level_up": self.level_up,
            "door_special": lambda: self.special(
                (("T", "equip_rule(ignore_limits, attached_item)"),)
            ),
            "one_shot": lambda: self.special(ANSWERS, OTHERS)
            | {"gold": 100 * self.chance.randint(0, 5)},
            "treasure_special": lambda: self.special(ANSWERS),
        }  # fmt: skip
        return makers[kind]()


def card_file(seed: int) -> str:
    """A whole set as a card file."""
    inventor = Inventor(seed)
    lines: list[str] = []
    for kind, count in COUNTS.items():
        for number in range(1, count + 1):
            lines += [f"[{kind}_{number}]", f'name = "{kind} {number}"', f'kind = "{kind}"']
            fields = inventor.card(kind)
            lines += [f"{field} = {written(value)}" for field, value in fields.items()]
    return "\n".join(lines)


def written(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, list):
        return "[" + ", ".join(written(part) for part in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def invented(seed: int) -> TidingsGame:
    """The game with a set made by chance."""
    return with_set(read_text(card_file(seed), f"invented_{seed}.toml"))
