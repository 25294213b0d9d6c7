"""Many games: simulations and what they tell a designer."""
