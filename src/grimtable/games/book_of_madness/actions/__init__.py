"""The five actions, what they cost and how it is paid."""
