"""WebSockets: connections, frames, and what each message does."""
