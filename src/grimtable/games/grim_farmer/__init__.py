"""Grim Farmer: simultaneous bluffing with face-down animals."""
