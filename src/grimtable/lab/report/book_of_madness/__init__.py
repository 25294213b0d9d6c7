"""The Book of Madness' part of the report."""
