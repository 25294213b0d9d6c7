"""The bots for Grimm Tidings."""
