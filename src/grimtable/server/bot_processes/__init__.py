"""Processes in which bots think, with a time limit: a slow or broken bot stops no table."""
