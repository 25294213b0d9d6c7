"""The table people share: links, sockets, a log that loses nothing."""
