"""The Book of Madness: the team bot."""
