"""Bargains: offers of help, trades and bribes."""
