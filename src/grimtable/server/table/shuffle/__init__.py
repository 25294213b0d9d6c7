"""The fair shuffle: server and people make the key of the dice together, so nobody can steer it."""
