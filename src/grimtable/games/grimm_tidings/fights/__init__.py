"""Fights: what comes into them, how strong both sides are, how they end."""
