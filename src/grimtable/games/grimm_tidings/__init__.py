"""Grimm Tidings: fights in which everybody meddles."""
