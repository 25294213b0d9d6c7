"""The report of Grimm Tidings."""
