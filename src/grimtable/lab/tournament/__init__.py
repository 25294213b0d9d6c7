"""Bots against bots: which is better, and how sure that is."""
