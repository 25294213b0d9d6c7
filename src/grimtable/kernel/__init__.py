"""The table itself: frames, questions, zones, knowledge, dice. It knows no game and no card."""
