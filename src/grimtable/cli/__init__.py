"""The `grimtable` command and the terminal table."""
