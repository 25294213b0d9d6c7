"""`python -m grimtable` is the `grimtable` command."""

from grimtable.cli.main import main

main()
