"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, many tables at once, and text.

Each module needs its library only when it is imported; the extra `envs` installs most of them.
See docs/environments.md.
"""
