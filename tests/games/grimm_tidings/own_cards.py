"""An invented card set for Grimm Tidings."""

OWN = """
[knight]
name = "Knight"
kind = "class"
timing = "TC"
copies = 4
effects = ["static: bonus(2)"]
[ogre]
name = "Ogre"
kind = "monster"
copies = 20
level = 3
treasures = 2
tags = ["big"]
effects = ["monster_bonus(+1) if class(knight)"]
bad_stuff = ["lose_item(any, 1) else lose_level(1)"]
[sword]
name = "Sword"
kind = "item"
copies = 20
slot = "hands"
hands = 1
gold = 600
effects = ["bonus(2)"]
[potion]
name = "Potion"
kind = "one_shot"
copies = 10
timing = "C"
gold = 200
effects = ["side_bonus(3, either)"]
"""
