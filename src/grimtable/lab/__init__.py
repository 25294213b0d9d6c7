"""Many games between bots, and what they show a designer."""
