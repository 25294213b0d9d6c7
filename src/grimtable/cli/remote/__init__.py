"""A table of a server, played from the terminal: its seat, connection, story and screen."""
