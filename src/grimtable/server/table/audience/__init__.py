"""What each audience of a table is sent, and in which order.

An audience is everybody who is shown the same: one seat, or all spectators.
"""
