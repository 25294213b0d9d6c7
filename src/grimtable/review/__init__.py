"""The review of a finished game: chances to win, key moments and luck, by what each seat knew."""
