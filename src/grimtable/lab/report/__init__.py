"""The balance report: games played and counted, and one page that shows what they tell.

`reports` lists the games that have one; a game's part is a package of its own in here.
"""
