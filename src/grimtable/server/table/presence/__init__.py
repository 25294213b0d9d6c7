"""Who is at a table: who holds each seat, who is connected, and the summary that shows both."""
